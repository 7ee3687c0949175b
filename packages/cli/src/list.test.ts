import { expect, test } from 'vitest';
import { ruleset } from './levels.fixture.ts';
import { weathergauge } from './skirmish.fixture.ts';

const levels = [
  { id: ruleset.id, module: new URL('levels.fixture.ts', import.meta.url).href, folder: import.meta.dirname },
];
const say = (...words: string[]) => weathergauge(words, [], levels);

test('list tells what an option needs and what a scenario fixes', async () => {
  const { out } = await say('list');
  expect(out).toMatch(/--set fire=false .*Boats burn\. Needs level=high and rounds=6 or 7\./);
  expect(out).toMatch(/levels\/fireships .* Always level=high, fire=true, rounds=7\./);
  expect(out).toMatch(/--set level=low .*How much\.\n/);
  const { rulesets } = JSON.parse((await say('list', '--json')).out);
  expect(rulesets[0].options.fire.onlyIf).toEqual({ level: ['high'], rounds: [6, 7] });
  expect(rulesets[0].scenarios).toEqual([
    expect.not.objectContaining({ fixed: expect.anything() }),
    expect.objectContaining({ id: 'fireships', fixed: { level: 'high', fire: true, rounds: 7 } }),
  ]);
});

test('simulate refuses a setting that does not hold, in words that name what it needs', async () => {
  const simulate = (scenario: string, ...set: string[]) =>
    say('simulate', `levels/${scenario}`, '--games=1', '--agents=random,random', '--seed=1', ...set);
  const alone = await simulate('boats', '--set', 'fire=true');
  expect(alone).toMatchObject({ code: 2, out: '' });
  expect(alone.err).toContain('option fire needs level to be high and rounds to be 6 or 7');
  const other = await simulate('fireships', '--set', 'level=low');
  expect(other).toMatchObject({ code: 2, out: '' });
  expect(other.err).toContain('option level is always high in fireships');
});
