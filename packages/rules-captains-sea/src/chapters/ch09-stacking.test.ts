import { expect, test } from 'vitest';
import { add, drill, duel, gunsManned, happened, sea } from '../test/drill.fixture.ts';
import { QUIET } from '../test/drill.fixture.ts';
import { manoeuvring } from './ch09-manoeuvres.ts';
import { sailAhead, stacking } from './ch09-stacking.ts';
import { fireOffers } from './ch11-firing.ts';
import { lineOf } from '../model/lines.ts';
import { addSmoke } from '../model/lines.ts';
import {
  ADVANCE,
  ANGLED,
  BOW_RAKE,
  CROSSING,
  NO_RAKE,
  PARALLEL,
  PORT,
  STARBOARD,
  STERN_RAKE,
} from '../model/vocabulary.ts';

/** Both in one square, the first having come in on this heading. */
function meeting(mover: number, other: number, initiative: 0 | 1 = 0) {
  const { s, us, them } = duel({ initiative });
  Object.assign(us, { heading: mover });
  Object.assign(them, { col: 10, row: 10, heading: other });
  return { s, us, them };
}

test('9.2, 9.2.1 sailing past, the initiative captain says on which side, and both may fire', () => {
  const { s, us, them } = meeting(3, 7, 1);
  const d = drill(stacking, { ship: 0 }, s);
  expect([d.seat(), d.offers()]).toEqual([1, ['pass-on ship=0 side=port', 'pass-on ship=0 side=starboard']]);
  d.say('pass-on ship=0 side=port');
  // On opposite courses port faces port.
  expect(lineOf(s, us, them)).toMatchObject({ from: PORT, side: PORT, rake: NO_RAKE, range: 0 });
  expect(lineOf(s, them, us)).toMatchObject({ from: PORT, side: PORT });
  expect([fireOffers(s, us).length > 0, fireOffers(s, them).length > 0]).toEqual([true, true]);
});

test('9.2.1 on the same course port faces starboard', () => {
  const { s, us, them } = meeting(3, 3);
  drill(stacking, { ship: 0 }, s).say('pass-on ship=0 side=port');
  expect(lineOf(s, us, them)).toMatchObject({ from: STARBOARD, side: PORT });
});

test('9.2.2, R19 crossing with the initiative she passes astern and rakes, and the other cannot fire', () => {
  const { s, us, them } = meeting(3, 1, 0);
  const d = drill(stacking, { ship: 0 }, s);
  expect(happened(d, 'contact')[0]).toMatchObject({ raker: 0 });
  // Heading east astern of a ship heading north: she lies to port.
  expect(lineOf(s, us, them)).toMatchObject({ from: PORT, rake: STERN_RAKE, side: -1 });
  expect(fireOffers(s, them)).toEqual([]);
});

test('9.2.2, R19 without it the ship that lay there rakes the bow of the mover', () => {
  const { s, us, them } = meeting(3, 1, 1);
  drill(stacking, { ship: 0 }, s);
  expect(fireOffers(s, us)).toEqual([]);
  // The mover comes from the west: to port of a ship heading north.
  expect(lineOf(s, them, us)).toMatchObject({ from: PORT, rake: BOW_RAKE });
});

test('9.2.3 at an angle she passes on the side nearest to where she came in, and both may fire', () => {
  const { s, us, them } = meeting(2, 1);
  const d = drill(stacking, { ship: 0 }, s);
  expect(d.ended()).toBe(true);
  // She comes from the south-west: to port of a ship heading north, who then lies to starboard of her.
  expect(lineOf(s, them, us)).toMatchObject({ from: PORT, side: STARBOARD, rake: NO_RAKE });
  expect(lineOf(s, us, them)).toMatchObject({ from: STARBOARD, side: PORT });
});

test('R35 how ships lie is forgotten when one of them moves on', () => {
  const { s, us } = meeting(2, 1);
  drill(stacking, { ship: 0 }, s);
  expect(s.contacts.length).toBe(1);
  sailAhead(s, us, QUIET, '9.1.1');
  expect(s.contacts).toEqual([]);
});

test('9.2, R65 a ship that turns beside an enemy lies as though she had come in on her new heading', () => {
  const { s, us, them } = meeting(1, 1);
  drill(stacking, { ship: 0 }, s).say('pass-on ship=0 side=starboard');
  us.heading = 2;
  const d = drill(stacking, { ship: 0 }, s);
  // From the south-west: on the port side of a ship heading north, though she lay to starboard of her.
  expect(happened(d, 'contact')[0]).toMatchObject({ kind: ANGLED, sides: [STARBOARD, PORT] });
  expect(lineOf(s, them, us)).toMatchObject({ from: PORT, side: STARBOARD });
});

test('9.3, R45 at the edge the whole battle moves towards the centre, smoke and all', () => {
  const { s, us, them } = duel();
  Object.assign(us, { col: 25, row: 10 });
  Object.assign(them, { col: 20, row: 12 });
  addSmoke(s, 22, 11, 1);
  const d = drill(stacking, { ship: 1 }, s);
  sailAhead(s, us, QUIET, '9.1.1');
  expect(d.ended()).toBe(true);
  // The distance after the move: six columns and two rows.
  expect([us.col - them.col, us.row - them.row]).toEqual([6, -2]);
  expect([us.col, them.col, us.row, them.row]).toEqual([16, 10, 9, 11]);
  const square = Math.floor((s.smoke[0] as number) / 10_000);
  expect([square & 31, square >> 5]).toEqual([12, 10]);
});

test('9.3, 18.0, R12 when the ships are too far apart for that, the game ends', () => {
  const { s, us, them } = duel();
  Object.assign(us, { col: 25 });
  Object.assign(them, { col: 1 });
  sailAhead(s, us, QUIET, '9.1.1');
  expect(s.over).toBe('map-edge');
});

test('9.3 the game goes on as long as all ships find room on the map', () => {
  const over = (mover: object, other: object) => {
    const { s, us, them } = duel();
    Object.assign(us, mover);
    Object.assign(them, other);
    sailAhead(s, us, QUIET, '9.1.1');
    return s.over;
  };
  expect([over({ row: 1, heading: 1 }, { row: 18 }), over({ row: 1, heading: 1 }, { row: 19 })]).toEqual([
    '',
    'map-edge',
  ]);
  expect(over({ col: 25 }, { col: 2 })).toBe('');
});

/** The book's examples: Belvidera advances into Constitution's square. The wind blows to the north. */
function belvideraAdvances(from: { col: number; row: number; heading: number }, other: number, initiative: 0 | 1) {
  const s = sea({ initiative, impulse: 12, windTo: 1 });
  const constitution = add(s, 0, 'constitution', 10, 10, other, { tasks: gunsManned(8) });
  const cost = from.heading % 2 === 1 ? 2 : 3;
  const belvidera = add(s, 1, 'belvidera', from.col, from.row, from.heading, {
    tasks: gunsManned(6),
    speed: 1,
    block: ADVANCE,
    cost,
    spent: cost - 1,
  });
  const fires = () => [fireOffers(s, constitution).length > 0, fireOffers(s, belvidera).length > 0];
  return { s, constitution, belvidera, fires, d: drill(manoeuvring, {}, s) };
}

test('9.2.1 example: Belvidera sails parallel to Constitution, on the side that the initiative captain names', () => {
  const { d, fires, constitution, belvidera, s } = belvideraAdvances({ col: 9, row: 10, heading: 3 }, 7, 0);
  d.say('straight ship=1');
  expect([d.ask(), d.seat()]).toEqual(['stacking.side', 0]);
  d.say('pass-on ship=1 side=starboard');
  expect(happened(d, 'contact')[0]).toMatchObject({ ship: 1, other: 0, kind: PARALLEL });
  expect(fires()).toEqual([true, true]);
  expect(lineOf(s, constitution, belvidera)).toMatchObject({ from: STARBOARD, side: STARBOARD });
});

test('9.2.2 example: crossing Constitution, Belvidera rakes her stern with the initiative, and is raked without it', () => {
  const led = belvideraAdvances({ col: 9, row: 10, heading: 3 }, 1, 1);
  led.d.say('straight ship=1');
  expect(happened(led.d, 'contact')[0]).toMatchObject({ kind: CROSSING, raker: 1 });
  expect([led.fires(), lineOf(led.s, led.belvidera, led.constitution).rake]).toEqual([[false, true], STERN_RAKE]);
  const followed = belvideraAdvances({ col: 9, row: 10, heading: 3 }, 1, 0);
  followed.d.say('straight ship=1');
  expect([followed.fires(), lineOf(followed.s, followed.constitution, followed.belvidera).rake]).toEqual([
    [true, false],
    BOW_RAKE,
  ]);
});

test('9.2.3 example: at an angle Belvidera passes to starboard of Constitution, and both may fire', () => {
  const { d, fires, constitution, belvidera, s } = belvideraAdvances({ col: 11, row: 11, heading: 8 }, 1, 0);
  expect(happened(d, 'contact')[0]).toMatchObject({ kind: ANGLED });
  expect([fires(), lineOf(s, constitution, belvidera).from]).toEqual([[true, true], STARBOARD]);
});

test('9.2.3 a free turn is made before it is seen how ships lie: crossing becomes angled', () => {
  const { d, fires } = belvideraAdvances({ col: 9, row: 10, heading: 3 }, 1, 1);
  d.say('turn ship=1 heading=2');
  expect(happened(d, 'contact')[0]).toMatchObject({ kind: ANGLED });
  expect(fires()).toEqual([true, true]);
});
