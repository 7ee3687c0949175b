import { expect, test } from 'vitest';
import { choiceCost, costOf, freeTurns, tackedTo, wornTo } from './panel.ts';
import { ADVANCE, BACK_SAIL, TACK, WEAR_DOWN, WEAR_UP } from './terms.ts';

/** Wind to the north (1): headings 1 to 8 are C B E G H F D A. */
const WIND = 1;
const costs = (manoeuvre: number) => [1, 2, 3, 4, 5, 6, 7, 8].map(heading => costOf(manoeuvre, heading, WIND));
const fresh = (heading: number) => ({ heading, last: 0, wore: 0 });

test('1.6 the Control Panel has a table for each wind position', () => {
  expect(costs(ADVANCE)).toEqual([2, 3, 2, 3, 0, 3, 2, 3]);
  expect(costs(WEAR_DOWN)).toEqual([0, 1, 0, 0, 0, 0, 0, 1]);
  expect(costs(WEAR_UP)).toEqual([0, 2, 2, 0, 0, 0, 2, 2]);
  expect(costs(BACK_SAIL)).toEqual([1, 2, 1, 1, 0, 1, 1, 2]);
  expect(costs(TACK)).toEqual([0, 0, 0, 2, 0, 2, 0, 0]);
});

test('9.1 neither Back Sail nor Wear follows itself, and no block turns a ship into irons', () => {
  expect(choiceCost(BACK_SAIL, { heading: 1, last: BACK_SAIL, wore: 0 }, WIND, 0)).toBe(0);
  expect(choiceCost(WEAR_UP, { heading: 3, last: WEAR_UP, wore: 0 }, WIND, 0)).toBe(0);
  expect(choiceCost(WEAR_UP, { heading: 3, last: ADVANCE, wore: 1 }, WIND, 0)).toBe(0);
  expect(choiceCost(WEAR_UP, fresh(3), WIND, 0)).toBe(2);
  // From F and G a Wear upwind would be into irons.
  expect([choiceCost(WEAR_UP, fresh(4), WIND, 0), choiceCost(WEAR_UP, fresh(6), WIND, 0)]).toEqual([0, 0]);
});

test('1.7.5, H15 a card goes before a No Wear marker, or makes a Wear cost 1, and never does both', () => {
  expect(choiceCost(WEAR_UP, { heading: 3, last: WEAR_UP, wore: 1 }, WIND, 1)).toBe(2);
  expect(choiceCost(WEAR_UP, { heading: 3, last: ADVANCE, wore: 1 }, WIND, 1)).toBe(2);
  expect(choiceCost(WEAR_UP, fresh(3), WIND, 1)).toBe(1);
});

test('9.1.1 only an Advance turns to a superior wind position: from C to A or B, from the others to the next', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(heading => freeTurns(heading, WIND))).toEqual([
    [8, 2],
    [],
    [2],
    [3],
    [],
    [7],
    [8],
    [],
  ]);
});

test('9.1.2 a Wear turns one point, down the wind or up', () => {
  expect([wornTo(WEAR_DOWN, 2, WIND), wornTo(WEAR_UP, 2, WIND), wornTo(WEAR_UP, 7, WIND)]).toEqual([1, 3, 6]);
});

test('9.1.4 a Tack leads through the wind, as far on the other side', () => {
  expect([tackedTo(4, WIND), tackedTo(6, WIND)]).toEqual([6, 4]);
});
