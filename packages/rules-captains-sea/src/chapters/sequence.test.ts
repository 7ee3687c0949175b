import { expect, test } from 'vitest';
import type { SeaAction } from '../model/vocabulary.ts';
import { ruleset } from '../index.ts';
import { configure, isRefusal, seededDice } from '@weathergauge/engine';
import type { SeaEvent } from '../model/events.ts';
import type { Sea } from '../model/state.ts';

/** A whole game in which everybody gives the first answer, but that nobody sails far. */
function game(options: Readonly<Record<string, number>>): { s: Sea; events: SeaEvent[] } {
  const config = configure(ruleset, { scenario: 'constitution-java', options });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice('sequence');
  const events: SeaEvent[] = [];
  const s = ruleset.setup(config, dice, event => void events.push(event as SeaEvent));
  for (let i = 0; i < 20_000; i++) {
    const [seat] = ruleset.pending(s);
    if (seat === undefined) break;
    const offers = ruleset.offers(s, seat);
    const answer = offers[0]?.do === 'select' ? offers.at(-1) : offers[0];
    ruleset.apply(s, seat, answer as SeaAction, dice, event => void events.push(event as SeaEvent));
  }
  return { s, events };
}

test('4.0, 8.0 crew, initiative, rates, impulses and housekeeping follow each other', () => {
  const { events } = game({ turns: 5 });
  const kinds = ['turn', 'crew', 'initiative', 'speed', 'impulse', 'card-drawn', 'play-now'] as const;
  const order = events.map(({ type }) => kinds.indexOf(type as (typeof kinds)[number])).filter(at => at >= 0);
  const turn = order.slice(order.indexOf(0), order.indexOf(0, order.indexOf(0) + 1));
  expect(turn).toEqual(turn.toSorted((a, b) => a - b));
  expect(new Set(turn).has(4)).toBe(true);
});

test('R29 the battle ends with the last turn, if nothing has ended it before', () => {
  const { s } = game({ turns: 5 });
  expect([s.over, s.turn, ruleset.pending(s)]).toEqual(['turns', 5, []]);
  expect(ruleset.result(s)).toMatchObject({ reason: 'turns', winners: [1] });
});
