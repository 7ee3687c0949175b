import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { ranked } from '@weathergauge/agents';
import { agreed, askedOf } from './together.ts';
import type { Chosen, Question } from './index.ts';

const [one, two] = [
  { do: 'load', charges: 1 },
  { do: 'load', charges: 2 },
] as const;

function chosen(visits: readonly [number, number]): Promise<Chosen> {
  const lines = [one, two].map((action, i) => ({ action, visits: visits[i] ?? 0, value: 0 }));
  const report = ranked(lines, visits[0] + visits[1], 1);
  return Promise.resolve({ text: skirmish.vocabulary.print(report.best as never), report });
}

const text = (action: { readonly do: string }): string => skirmish.vocabulary.print(action as never);

test('each has luck of its own, and what they found is added up', async () => {
  const question = { seed: 's', share: 1 } as unknown as Question;
  expect(askedOf(question, 3).map(({ seed }) => seed)).toEqual(['s', 's/1', 's/2']);
  expect(await agreed(skirmish, [chosen([6, 4]), chosen([1, 9])])).toBe(text(two));
  expect(await agreed(skirmish, [chosen([6, 4])])).toBe(text(one));
});

test('a helper that fails is not missed, the first is', async () => {
  const broken = (): Promise<Chosen> => Promise.reject(new Error('broken'));
  expect(await agreed(skirmish, [chosen([6, 4]), broken()])).toBe(text(one));
  await expect(agreed(skirmish, [broken(), chosen([6, 4])])).rejects.toThrow('broken');
});
