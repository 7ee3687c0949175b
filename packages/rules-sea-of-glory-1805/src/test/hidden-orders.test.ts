import type { Seat } from '@weathergauge/engine';
import { answer, configure, eventsFor, isRefusal, openMatch, seededDice, seededRng, seen } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import { otherSide } from '../model/state.ts';

const ANSWERS = 1500;

test('orders of which the other side sees nothing do not move its place in the game, and others do', () => {
  const config = configure(ruleset, { scenario: 'campaign', options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  const match = openMatch(ruleset, config, seededDice('hidden orders'));
  const rng = seededRng('hidden orders');
  const shown = (who: Seat): string => JSON.stringify(ruleset.view(match.state as never, who));
  let secret = 0;
  let open = 0;
  for (let i = 0; i < ANSWERS; i++) {
    const s = match.state as never;
    const [seat] = ruleset.pending(s) as [Seat];
    const other = otherSide(seat) as Seat;
    const offers = ruleset.offers(s, seat);
    const [place, view] = [seen(match, other), shown(other)];
    const done = answer(match, seat, offers[rng.below(offers.length)]);
    if (isRefusal(done)) throw new Error(done.reason);
    const hears = eventsFor(done.events, other).length > 0;
    if (hears) open++;
    else if (done.events.some(({ type }) => type === 'revealed') && !ruleset.pending(s).includes(other)) {
      secret++;
      expect(seen(match, other), `answer ${i}`).toBe(place);
      expect(shown(other), `answer ${i}`).toBe(view);
    }
    if (hears) expect(seen(match, other), `answer ${i}`).toBeGreaterThan(place);
  }
  expect([secret > 0, open > 0]).toEqual([true, true]);
});
