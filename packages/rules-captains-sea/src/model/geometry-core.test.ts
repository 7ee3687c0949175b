import { expect, test } from 'vitest';
import {
  broadsideTo,
  chaserTo,
  contactOf,
  facingSide,
  headingGap,
  lineTouches,
  range,
  rakeOf,
  turned,
  windPosition,
  windwardSide,
} from './geometry-core.ts';
import { windLetters } from './terms.ts';

const at = (col: number, row: number, heading = 1) => ({ col, row, heading });
const letter = (heading: number, windTo: number) => windLetters[windPosition(heading, windTo)];

test('1.3 headings run clockwise from 1, north, to 8', () => {
  expect([turned(1, 1), turned(8, 1), turned(1, -1), turned(3, 4)]).toEqual([2, 1, 8, 7]);
  expect([headingGap(1, 8), headingGap(1, 5), headingGap(2, 7)]).toEqual([1, 4, 3]);
});

test('1.2 with the wind from astern the position is C, from ahead H, and the pairs lie either side', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(heading => letter(heading, 1)).join('')).toBe('CBEGHFDA');
  // The positions that the scenario cards name.
  expect([letter(3, 5), letter(3, 4), letter(3, 2), letter(4, 4), letter(7, 4), letter(5, 3)].join('')).toBe('DABCGE');
  expect([windwardSide(3, 5), windwardSide(3, 2), windwardSide(4, 4)]).toEqual([0, 1, -1]);
});

test('11.2 a range counts 2 for a side and 3 for a corner', () => {
  expect([range(at(8, 8), at(18, 12)), range(at(10, 10), at(15, 10)), range(at(3, 3), at(3, 3))]).toEqual([24, 10, 0]);
});

test('11.1 a broadside bears 45 degrees either side of the beam, on even headings too', () => {
  const ship = at(10, 10, 1);
  expect([broadsideTo(ship, at(13, 10)), broadsideTo(ship, at(13, 7)), broadsideTo(ship, at(13, 6))]).toEqual([
    1, 1, -1,
  ]);
  expect([broadsideTo(ship, at(7, 13)), broadsideTo(ship, at(10, 5))]).toEqual([0, -1]);
  const diagonal = at(10, 10, 2);
  expect([
    broadsideTo(diagonal, at(12, 12)),
    broadsideTo(diagonal, at(13, 10)),
    broadsideTo(diagonal, at(13, 9)),
  ]).toEqual([1, 1, -1]);
});

test('11.9 chasers point at what no broadside bears on', () => {
  const ship = at(10, 10, 1);
  expect([chaserTo(ship, at(10, 5)), chaserTo(ship, at(10, 14)), chaserTo(ship, at(13, 7))]).toEqual([0, 1, -1]);
});

test('11.8 a target on heading 1 can be raked from 3 and 7, one on 2 from 4 and 8, one on 6 from 4 and 8', () => {
  const rakers = (target: number, col: number, row: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8].filter(heading => rakeOf(at(col, row, heading), at(10, 10, target)) > 0);
  expect(rakers(1, 10, 6)).toEqual([3, 7]);
  expect(rakers(2, 13, 7)).toEqual([4, 8]);
  expect(rakers(6, 13, 7)).toEqual([4, 8]);
});

test('11.8 from ahead it is a bow rake, from astern a stern rake, and off the line none', () => {
  const target = at(10, 10, 1);
  expect([rakeOf(at(10, 6, 3), target), rakeOf(at(10, 14, 3), target), rakeOf(at(11, 6, 3), target)]).toEqual([
    1, 2, 0,
  ]);
});

test('11.8 beside a diagonal the raker must be heading for it', () => {
  const target = at(10, 10, 2);
  // One square off the line, on its starboard side: heading 8 leads to it, heading 4 away.
  expect([rakeOf(at(14, 7, 8), target), rakeOf(at(14, 7, 4), target)]).toEqual([1, 0]);
  expect([rakeOf(at(12, 7, 4), target), rakeOf(at(12, 7, 8), target)]).toEqual([1, 0]);
  // Two off the line it is touched no longer.
  expect([rakeOf(at(15, 7, 8), target), rakeOf(at(13, 5, 4), target)]).toEqual([0, 0]);
});

test('R8 the side that faces a place, and neither dead ahead', () => {
  const ship = at(10, 10, 3);
  expect([facingSide(ship, at(12, 11)), facingSide(ship, at(12, 9)), facingSide(ship, at(14, 10))]).toEqual([1, 0, -1]);
});

test('9.2 two headings are parallel, crossing or angled', () => {
  expect([
    contactOf(1, 5),
    contactOf(3, 3),
    contactOf(1, 3),
    contactOf(1, 7),
    contactOf(1, 2),
    contactOf(1, 4),
  ]).toEqual([0, 0, 1, 1, 2, 2]);
});

test('R22 smoke counts in every square that the line touches, corners included', () => {
  const touched = (to: { col: number; row: number }) => {
    const list: string[] = [];
    for (let row = 0; row < 6; row++)
      for (let col = 0; col < 6; col++) if (lineTouches(at(0, 0), to, at(col, row))) list.push(`${col}${row}`);
    return list;
  };
  expect(touched(at(2, 2))).toEqual(['00', '10', '01', '11', '21', '12', '22']);
  expect(touched(at(3, 0))).toEqual(['00', '10', '20', '30']);
  expect(touched(at(2, 1))).toEqual(['00', '10', '11', '21']);
});
