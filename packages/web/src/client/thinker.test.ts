import type { Seat } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { ruleset as ageOfSail } from '@weathergauge/rules-age-of-sail';
import { describe, expect, test } from 'vitest';
import { libraryOf } from './library.ts';
import type { ThinkProgress } from './protocol.ts';
import { levels } from './protocol.ts';
import { createSession } from './session.ts';
import { createThinker } from './thinker.ts';

const library = libraryOf({
  skirmish: async () => ({ ruleset: skirmish }),
  'age-of-sail': async () => ({ ruleset: ageOfSail }),
});
const people = [{ kind: 'human' }, { kind: 'human' }] as const;

/** A clock that goes on a little each time it is asked: the same on every machine. */
function patience(step: number): () => number {
  let now = 0;
  return () => (now += step);
}

describe.each([
  ['skirmish', 'boats'],
  ['age-of-sail', 'line-of-battle'],
] as const)('%s', (ruleset, scenario) => {
  test.each(levels)('a %s answers with something that is offered', async level => {
    const session = createSession(library);
    await session.open({ ruleset, scenario, seats: people, options: {} }, 'thinker');
    const seat = (await session.look('spectator')).position.pending[0] as Seat;
    const { offers } = (await session.look(seat)).position;
    const progress: ThinkProgress[] = [];
    const thinker = createThinker(library, patience(5));
    const text = await thinker.think(await session.brief(), seat, level, report => progress.push(report));
    const texts = offers.map(offer => offer.text);
    expect(texts).toContain(text);
    for (const { best, share } of progress) {
      expect(texts).toContain(best);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    if (level === 'captain' || level === 'admiral') expect(progress[0]).toMatchObject({ iterations: 0, share: 0 });
    const same = createThinker(library, patience(5));
    expect(await same.think(await session.brief(), seat, level, () => {})).toBe(text);
  });
});

test('what another seat has sealed does not sway an agent', async () => {
  const answers = await Promise.all(
    ['load charges=0', 'load charges=3'].map(async sealed => {
      const session = createSession(library);
      await session.open({ ruleset: 'skirmish', scenario: 'boats', seats: people, options: {} }, 'sway');
      await session.answer(0, sealed, 0);
      return createThinker(library, patience(5)).think(await session.brief(), 1, 'captain', () => {});
    }),
  );
  expect(answers[0]).toBe(answers[1]);
});
