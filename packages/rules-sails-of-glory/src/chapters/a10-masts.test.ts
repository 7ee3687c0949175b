import { expect, test } from 'vitest';
import { movement } from './b3-movement.ts';
import { hit, openDamage, settleDamage } from './b7-damage.ts';
import { C } from '../model/terms.ts';
import { grayCards, redCards, trackOf } from '../model/cards.ts';
import { add, draws, drill, E, face, happened, N, S, sea, context } from '../test/drill.fixture.ts';
import type { Sails, Ship } from '../model/state.ts';
import { FULL } from '../model/state.ts';

const STRAIGHT = 1;

/** A frigate with two cards planned. */
function sailing(heading: number, first: number, changes: Partial<Ship> = {}): { s: Sails; ship: Ship } {
  const s = sea({ level: 'advanced' });
  return { s, ship: add(s, 0, 'courageuse', 600, 450, heading, { first, second: STRAIGHT, ...changes }) };
}

test('A10.11 a mast lost in combat does not touch the cards planned before', () => {
  const { s, ship } = sailing(E, STRAIGHT, { second: 2, sails: FULL });
  const t = context(...draws(s, C, face(0, 'mast')));
  openDamage();
  hit(s, ship, -1, 'artillery', C, 1, 0, t);
  settleDamage(s, t);
  expect([ship.masts, ship.first, ship.second]).toEqual([1, STRAIGHT, 2]);
  expect(happened(drill(movement, {}, s), 'sailed')).toMatchObject([{ card: STRAIGHT }]);
  expect(ship.first).toBe(2);
});

test('A10.12 a gray card is sailed to the arrow of her attitude', () => {
  const gray = grayCards(0, 1)[0] as number;
  const { orange, green } = trackOf(0, gray, 0);
  expect(orange).not.toBe(green);
  // The wind is from the north: beating when heading east, reaching when she bears away.
  const beating = sailing(E, gray, { masts: 1 });
  expect(happened(drill(movement, {}, beating.s), 'sailed')).toMatchObject([{ card: gray, arrow: orange }]);
  const reaching = sailing(E + 8192, gray, { masts: 1 });
  expect(happened(drill(movement, {}, reaching.s), 'sailed')).toMatchObject([{ card: gray, arrow: green }]);
  const running = sailing(S, gray, { masts: 1 });
  expect(happened(drill(movement, {}, running.s), 'sailed')).toMatchObject([{ card: gray, arrow: orange }]);
});

test('A10.13 taken aback, chance takes one of the three red cards for her gray one', () => {
  const gray = grayCards(0, 1)[0] as number;
  const reds = redCards(0);
  expect(reds).toHaveLength(3);
  for (let draw = 1; draw <= 3; draw++) {
    const { s } = sailing(N, gray, { masts: 1 });
    const d = drill(movement, {}, s, draw);
    expect(d.left()).toBe(0);
    expect(happened(d, 'sailed')).toMatchObject([{ card: reds[draw - 1] }]);
  }
});
