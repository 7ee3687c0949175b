import { expect, test } from 'vitest';
import { isCalm, isToBeLeft, wayHome } from './hurricanes.ts';
import { passesOver } from './passes-over.ts';
import { postFor } from './posts.ts';
import { inZone, readyIn } from '../model/places.ts';
import { isWestIndian } from '../model/state.ts';
import { ALLIED, DAMAGED, LOOSE, MARTINIQUE, PLYMOUTH, TRINIDAD, WEST_INDIES_WATERS } from '../model/terms.ts';
import { at, bound, campaign, commission, fleet, goalNamed, port } from '../test/drill.fixture.ts';

test('6.6 ports of the West Indies are left three turns before the season, and nobody goes there half a year before its end', () => {
  expect([8, 12, 16, 25, 31].map(turn => isCalm(campaign({ turn })))).toEqual([true, false, false, false, true]);
  expect([8, 12, 16, 25, 31].map(turn => isToBeLeft(campaign({ turn }), TRINIDAD))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(isToBeLeft(campaign({ turn: 25 }), PLYMOUTH)).toBe(false);
});

test('R101 in the campaign of the West Indies everybody stays', () => {
  const s = campaign({ turn: 16, articles: { waters: WEST_INDIES_WATERS } });
  commission(s, readyIn(MARTINIQUE), ALLIED, 6);
  expect(isToBeLeft(s, TRINIDAD)).toBe(false);
  expect(isCalm(s)).toBe(true);
  expect(wayHome(s)).toBe(-1);
});

test('10.3 Allied ships in the West Indies have a way home, and who is hurt takes it', () => {
  const s = campaign({ turn: 8 });
  expect(wayHome(s)).toBe(-1);
  const { id } = bound(s, 'Rochefort', at('W30'), goalNamed('Trinidad'), 2);
  commission(s, id, ALLIED, 3, DAMAGED);
  expect(wayHome(s)).toBe(goalNamed('Cadiz'));
  s.napoleon.fill(4);
  s.conseil = [goalNamed('Cadiz'), goalNamed('Trinidad'), goalNamed('Jamaica'), goalNamed('Malta')];
  const isPoor = (name: string): boolean =>
    passesOver(s, ALLIED, { do: 'new-goal', block: id, destination: goalNamed(name) });
  expect(['Cadiz', 'Jamaica'].map(isPoor)).toEqual([false, true]);
  expect(passesOver(s, ALLIED, { do: 'keep-goal', block: id })).toBe(true);
});

test('12.2 late in the year nobody leaves Europe for the West Indies: the campaign would be over before he came there', () => {
  const posts = [31, 33].map(turn => {
    const s = campaign({ turn });
    // Before the ports of Europe are as many as are wanted, and nobody before the islands.
    for (const [name, off, ships] of IN_EUROPE) fleet(s, name, inZone(port(off), LOOSE), ships);
    const { id } = fleet(s, 'Atlantic', at('0507'), 6);
    return isWestIndian(postFor(s, id, at('0507')));
  });
  expect(posts).toEqual([true, false]);
  const s = campaign({ turn: 33 });
  s.napoleon.fill(4);
  const { id } = bound(s, 'Rochefort', at('0507'), goalNamed('Malta'), 8);
  const isPoor = (name: string): boolean =>
    passesOver(s, ALLIED, { do: 'new-goal', block: id, destination: goalNamed(name) });
  expect(['Malta', 'Jamaica'].map(isPoor)).toEqual([false, true]);
});

const IN_EUROPE = [
  ['Channel', 'Brest', 16],
  ['Biscay', 'Rochefort', 8],
  ['Capes', 'Ferrol', 10],
  ['Gibraltar', 'Cadiz', 8],
  ['Downs', 'Cartagena', 6],
  ['Mediterranean', 'Toulon', 12],
  ['Irish', 'Bantry Bay', 8],
  ['Levant', 'Naples', 6],
  ['Minorca', 'Malta', 6],
  ['African', 'Alexandria', 6],
] as const;
