import { expect, test } from 'vitest';
import type { Mark, Pose, ScenePiece } from '../../board/scene.ts';
import { endBeside, endNear, endsOf } from './use-mark-hand.ts';

const SIZE = 40;
const START: Pose = { x: 100, y: 100, heading: 0 };
const SHIP = { id: 7, pose: START, length: SIZE, beam: 10 } as ScenePiece;

function ghost(offer: number, pose: Partial<Pose>, ship = SHIP.id): Mark {
  return { offer, label: '', at: { kind: 'ghost', ship, pose: { ...START, ...pose }, path: [] } };
}

const AHEAD = 3;
const TO_PORT = 5;
const TO_STARBOARD = 6;
const MARKS: readonly Mark[] = [
  ghost(AHEAD, { y: 60 }),
  ghost(TO_PORT, { heading: 315 }),
  ghost(TO_STARBOARD, { heading: 45 }),
  ghost(8, { y: 20 }, 9),
  { offer: 9, label: '', at: { kind: 'ship', ship: SHIP.id, tone: 'choose' } },
];
const ends = endsOf(MARKS, [SHIP]);

test('only offers that lead a piece of the board somewhere can be dragged to', () => {
  expect(ends.map(({ offer }) => offer)).toEqual([AHEAD, TO_PORT, TO_STARBOARD]);
});

test.each([
  ['ahead', { x: 100, y: 50 }, AHEAD],
  ['to port', { x: 80, y: 80 }, TO_PORT],
  ['to starboard', { x: 120, y: 80 }, TO_STARBOARD],
  ['hardly at all', { x: 101, y: 82 }, undefined],
])('a hand that pulls her %s', (_, to, offer) => {
  expect(endNear(ends, SHIP, to)?.offer).toBe(offer);
});

test('arrow keys go ahead, and from port to starboard', () => {
  const key = (keys: 'across' | 'along', by: 1 | -1) => ({ keys, by, fine: false, held: false });
  expect(endBeside(ends, SHIP, null, key('along', 1))?.offer).toBe(AHEAD);
  expect(endBeside(ends, SHIP, null, key('across', 1))?.offer).toBe(TO_STARBOARD);
  expect(endBeside(ends, SHIP, TO_STARBOARD, key('across', -1))?.offer).toBe(AHEAD);
  expect(endBeside(ends, SHIP, AHEAD, key('across', -1))?.offer).toBe(TO_PORT);
  expect(endBeside(ends, SHIP, TO_PORT, key('across', -1))?.offer).toBe(TO_PORT);
});
