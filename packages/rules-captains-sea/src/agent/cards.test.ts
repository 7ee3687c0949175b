import { expect, test } from 'vitest';
import { momentsLeft } from './cards.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { duel } from '../test/drill.fixture.ts';
import type { Sea, Ship } from '../model/state.ts';
import { STRIKE_CHECK } from '../model/vocabulary.ts';
import { GRAPNELS } from '../model/deck.ts';

/** What is left of a card's worth, and what one more is worth to side 0, after a change. */
function worth(change: (s: Sea, us: Ship, them: Ship) => void): { left: number; card: number } {
  const { s, us, them } = duel({ impulse: 4, hands: [[GRAPNELS], [GRAPNELS]] });
  change(s, us, them);
  features(s, 0);
  const left = momentsLeft();
  const before = evaluate(s, 0);
  s.hands[0] = [GRAPNELS, GRAPNELS];
  return { left, card: evaluate(s, 0) - before };
}

/** Beaten: a turn or two more, and she strikes. */
const beaten = (ship: Ship) => Object.assign(ship, { morale: STRIKE_CHECK, crew: 3, rigging: 1, guns: [1, 0, 1, 1] });

test('1.7.2 a card is worth less when the battle is nearly over, for one captain as for the other, and never nothing', () => {
  const fresh = worth(() => {});
  expect(fresh.left).toBeGreaterThan(0.9);
  for (const ending of [worth((_s, us) => beaten(us)), worth((_s, _us, them) => beaten(them))]) {
    expect(ending.left).toBeLessThan(0.3 * fresh.left);
    expect(ending.card).toBeLessThan(0.5 * fresh.card);
    expect(ending.card).toBeGreaterThan(0);
  }
});

test('19.0 a card is worth less where the points are as good as decided', () => {
  const even = worth(() => {});
  const ahead = worth(s => void (s.granted = [80, 0]));
  expect(ahead.left).toBeLessThan(0.5 * even.left);
  expect(worth(s => void (s.granted = [0, 80])).left).toBeLessThan(0.5 * even.left);
});
