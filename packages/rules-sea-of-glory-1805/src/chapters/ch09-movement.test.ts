import { eventsFor } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { mayStop } from './ch09-course.ts';
import { half } from './ch09-movement.ts';
import { PLACES } from '../model/data/figures.ts';
import { inPort, inZone, isAtSea, isOnTrack, NOWHERE, readyIn } from '../model/places.ts';
import { blockOf, countShips, FALSE_RAID, NOT_RAIDED, shipsIn } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BRITISH,
  DAMAGED,
  INSHORE,
  LOOSE,
  MEDITERRANEAN,
  NO_GOAL,
  NORTH_ATLANTIC,
  NORTH_SEA,
  OFF_STATION,
  STATION,
} from '../model/terms.ts';
import {
  at,
  blockNamed,
  bonus,
  bound,
  campaign,
  commission,
  drill,
  fleet,
  goalNamed,
  happened,
  port,
  wind,
} from '../test/drill.fixture.ts';

const NE = 0;
const SW = 2;

test('9.4 in a north-east wind 0509 to 0608 costs two points and 0608 to 0709 one', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = fleet(s, 'Channel', at('0509'), 3);
  const d = drill(half, { side: BRITISH }, s).say('sail block=0', 'steer direction=1');
  expect(d.about()).toMatchObject({ hex: at('0608'), left: 7 });
  d.say('steer direction=2');
  expect(d.about()).toMatchObject({ hex: at('0709'), left: 6 });
  d.say('heave-to', 'done');
  expect(d.ended()).toBe(true);
  expect(block).toMatchObject({ place: at('0709'), spent: 3, under: 1 });
  expect(happened(d, 'moved')).toMatchObject([{ from: at('0509'), place: at('0709'), path: [at('0608'), at('0709')] }]);
});

test('9.0, 9.2 only blocks of the sea area are activated, and none twice', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', at('0509'), 3);
  fleet(s, 'Mediterranean', at('2117'), 3);
  const d = drill(half, { side: BRITISH }, s);
  expect(d.offers()).toContain('sail block=0');
  expect(d.offers()).not.toContain('sail block=1');
  d.say('sail block=0', 'steer direction=3', 'heave-to');
  expect(d.offers()).toEqual(['done']);
});

test('9.5 the Straits cost three points to enter and three to leave', () => {
  const s = wind(NORTH_ATLANTIC, SW);
  fleet(s, 'Channel', at('1022'), 3);
  const d = drill(half, { side: BRITISH }, s).say('sail block=0', 'steer direction=2');
  expect(d.about()).toMatchObject({ hex: at('1123'), left: 6 });
  d.say('steer direction=1');
  expect(d.about()).toMatchObject({ hex: at('1222'), left: 3 });
});

test('R1 a step into another sea is paid by the wind of that sea', () => {
  const s = wind(MEDITERRANEAN, 4);
  s.winds[NORTH_ATLANTIC] = NE;
  fleet(s, 'Channel', at('1123'), 3);
  const d = drill(half, { side: BRITISH }, s).say('sail block=0', 'steer direction=5');
  expect(d.about()).toMatchObject({ hex: at('1022'), left: 6 });
  d.say('steer direction=5');
  expect(d.about()).toMatchObject({ left: 5 });
});

test('11.1 a fleet that leaves the zone of Cadiz in a south-west wind just reaches Lisbon', () => {
  const s = wind(NORTH_ATLANTIC, SW);
  const block = fleet(s, 'Channel', inZone(port('Cadiz'), LOOSE), 3);
  const d = drill(half, { side: BRITISH }, s).say('masts port=7 from=zone', 'sail block=0', 'put-out to=sea');
  expect(d.about()).toMatchObject({ hex: at('1022'), left: 6 });
  d.say('make-for goal=6 part=inshore', 'done');
  expect(block).toMatchObject({ place: inZone(port('Lisbon'), INSHORE), spent: 9 });
});

test('R2 a fleet out of Gibraltar has three points left beyond the Straits', () => {
  const s = wind(MEDITERRANEAN, 3);
  commission(s, readyIn(port('Gibraltar')), BRITISH, 2);
  const d = drill(half, { side: BRITISH }, s).say(
    'sortie port=8',
    'muster plan=all',
    'formed',
    'put-out to=sea',
    'steer direction=1',
  );
  expect(d.about()).toMatchObject({ hex: at('1222'), left: 3 });
});

test('9.1, R119 a block that has left a zone does not come back into it in the same activation', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', inZone(port('Lisbon'), LOOSE), 3);
  const d = drill(half, { side: BRITISH }, s).say('sail block=0', 'put-out to=sea');
  expect(d.offers().some(offer => offer.startsWith('enter'))).toBe(false);
  d.say('steer direction=3', 'steer direction=0');
  expect(d.about()).toMatchObject({ hex: at('0620') });
  expect(d.offers().some(offer => offer.startsWith('enter'))).toBe(false);
});

test('9.1, R36 a block Off Station must come back on a Wind Chit: it is not offered to lie still, and goes to Loose by itself', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = fleet(s, 'Channel', inZone(port('Brest'), OFF_STATION), 3);
  const d = drill(half, { side: BRITISH }, s).say('sail block=0');
  expect(d.offers()).toEqual(expect.arrayContaining(['enter part=inshore', 'enter part=loose']));
  expect(d.offers()).not.toContain('heave-to');
  const quiet = drill(half, { side: BRITISH }, s).say('done');
  expect(block.place).toBe(inZone(port('Brest'), LOOSE));
  expect(happened(quiet, 'moved')).toMatchObject([{ from: inZone(port('Brest'), OFF_STATION), place: block.place }]);
});

test('R35 a block with a station goes back to it from Off Station', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = fleet(s, 'Channel', inZone(port('Brest'), INSHORE), 3);
  const d = drill(half, { side: BRITISH }, s).say('sail block=0', 'standing block=0 order=station');
  expect(d.offers()).toContain('sail block=0');
  d.say('done');
  expect(block).toMatchObject({ order: STATION, station: inZone(port('Brest'), INSHORE) });
  putBlock(s, block, inZone(port('Brest'), OFF_STATION), NO_DICE);
  drill(half, { side: BRITISH }, s).say('done');
  expect(block.place).toBe(inZone(port('Brest'), INSHORE));
});

test('9.6 a bonus move counts hexes, moves one block, and leaves no zone to sea', () => {
  const s = bonus(2);
  const block = fleet(s, 'Channel', at('0509'), 3);
  fleet(s, 'Irish', inZone(port('Bantry Bay'), LOOSE), 3);
  commission(s, readyIn(port('Plymouth')), BRITISH, 2);
  const zone = drill(half, { side: BRITISH }, s);
  expect(zone.offers().some(offer => offer.startsWith('sortie') || offer.startsWith('split'))).toBe(false);
  zone.say('sail block=2');
  expect(zone.offers()).not.toContain('put-out to=sea');
  const d = drill(half, { side: BRITISH }, s).say('sail block=0', 'steer direction=1', 'steer direction=0');
  expect(block.spent).toBe(2);
  expect(d.offers()).toEqual(['done']);
});

test('9.6 on a bonus move a block may leave Off Station, or stay', () => {
  const s = bonus(2);
  const block = fleet(s, 'Channel', inZone(port('Brest'), OFF_STATION), 3);
  const d = drill(half, { side: BRITISH }, s).say('sail block=0');
  expect(d.offers()).toEqual(expect.arrayContaining(['heave-to', 'enter part=loose', 'enter part=inshore']));
  d.say('heave-to', 'done');
  expect(block.place).toBe(inZone(port('Brest'), OFF_STATION));
});

test('R37 a course beyond reach goes as far as it can, and on in the next activation, until the block is on station', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = fleet(s, 'Channel', at('0509'), 3);
  drill(half, { side: BRITISH }, s).say('sail block=0', 'make-for goal=7 part=loose', 'done');
  expect(block.place).not.toBe(at('0509'));
  expect(block.spent).toBeLessThanOrEqual(9);
  for (let i = 0; i < 3; i++) drill(half, { side: BRITISH }, wind(NORTH_ATLANTIC, NE, s)).say('done');
  expect(block).toMatchObject({ place: inZone(port('Cadiz'), LOOSE), order: STATION });
});

test('R37 a course for a hex beyond reach, too, is sailed on by itself', () => {
  const s = wind(NORTH_ATLANTIC, NE, campaign({ articles: { trafalgar: true } }));
  const block = bound(s, 'Brest', at('0509'), NO_GOAL);
  drill(half, { side: ALLIED }, s).say(`sail block=${block.id}`, `make-for goal=${NORTH_SEA} part=loose`, 'done');
  for (let i = 0; i < 5; i++) drill(half, { side: ALLIED }, wind(NORTH_ATLANTIC, SW, s)).say('done');
  expect(block.place).toBe(PLACES.raid);
});

test('9.7, R65 ships and admirals go along the south coast unseen, and do not sortie in that activation', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const [first] = commission(s, readyIn(port('Plymouth')), BRITISH, 2, DAMAGED);
  s.admirals[7] = readyIn(port('Plymouth'));
  const d = drill(half, { side: BRITISH }, s).say(
    'along-coast port=1',
    'muster plan=none',
    `take ship=${first}`,
    'embark admiral=7',
    'formed',
  );
  expect(shipsIn(s, readyIn(port('Portsmouth')))).toEqual([first]);
  expect(s.admirals[7]).toBe(readyIn(port('Portsmouth')));
  expect(d.offers()).toContain('sortie port=1');
  expect(d.offers()).not.toContain('sortie port=2');
  expect(happened(d, 'moved')).toEqual([]);
});

test('6.9.3, R25 ships that relocate on a Wind Chit do not sortie in that activation', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', inZone(port('Brest'), LOOSE), 3);
  commission(s, blockNamed('Channel'), BRITISH, 2, DAMAGED);
  const d = drill(half, { side: BRITISH }, s).say(
    `relocate block=0 port=${port('Plymouth')}`,
    'muster plan=all',
    'formed',
  );
  expect(shipsIn(s, readyIn(port('Plymouth')))).toHaveLength(2);
  expect(d.offers()).not.toContain(`sortie port=${port('Plymouth')}`);
  d.say('done');
  expect(drill(half, { side: BRITISH }, wind(NORTH_ATLANTIC, NE, s)).offers()).toContain(
    `sortie port=${port('Plymouth')}`,
  );
});

test('9.7 the enemy hears as much of a half with hidden orders as of one without', () => {
  const hears = (...orders: readonly string[]): readonly string[] => {
    const s = wind(NORTH_ATLANTIC, NE);
    commission(s, readyIn(port('Plymouth')), BRITISH, 2);
    const d = drill(half, { side: BRITISH }, s).say(...orders, 'done');
    expect(d.ended()).toBe(true);
    return eventsFor(d.events, ALLIED).map(({ type }) => type);
  };
  const along = ['along-coast port=1', 'muster plan=all', 'formed'];
  expect(hears(...along)).toEqual(hears());
});

test('R110 standing by, a side is not asked again this turn until something happens', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', inZone(port('Brest'), LOOSE), 3);
  drill(half, { side: BRITISH }, s).say('stand-by');
  expect(drill(half, { side: BRITISH }, s).offers()).toEqual(['done']);
  s.turn++;
  expect(drill(half, { side: BRITISH }, s).offers().length).toBeGreaterThan(1);
});

test('11.2 a fleet that enters a port leaves its ships there, wrecked ones In Ordinary, and its block is free', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = fleet(s, 'Channel', at('1004'), 3);
  const [wreck] = shipsIn(s, block.id);
  s.damage[wreck as number] = 2;
  drill(half, { side: BRITISH }, s).say('sail block=0', 'make-for goal=2 part=port', 'done');
  expect(block.place).toBe(NOWHERE);
  expect(countShips(s, readyIn(port('Portsmouth')))).toBe(2);
  expect(s.damage[wreck as number]).toBe(DAMAGED);
});

test('11.2, R42 without the option of 3.0 the empty block stands in the port, and carries the next sortie', () => {
  const s = wind(NORTH_ATLANTIC, NE, campaign({ articles: { portsOffMap: false } }));
  const block = fleet(s, 'Irish', at('1004'), 2);
  drill(half, { side: BRITISH }, s).say('sail block=2', 'make-for goal=2 part=port', 'done');
  expect(block.place).toBe(inPort(port('Portsmouth')));
  const d = drill(half, { side: BRITISH }, s).say('sortie port=2', 'muster plan=all', 'formed', 'put-out to=loose');
  expect(block.place).toBe(inZone(port('Portsmouth'), LOOSE));
  expect(d.offers()).not.toContain('sortie port=2');
});

test('11.1 blocks sortie only in the winds of their port', () => {
  const s = wind(NORTH_ATLANTIC, SW);
  commission(s, readyIn(port('Plymouth')), BRITISH, 2);
  putBlock(s, blockOf(s, blockNamed('Frigate 1')), inPort(port('Plymouth')), NO_DICE);
  const no = drill(half, { side: BRITISH }, s);
  expect(no.offers()).not.toContain('sortie port=1');
  expect(no.offers()).not.toContain('sail block=12');
  const yes = drill(half, { side: BRITISH }, wind(NORTH_ATLANTIC, NE, s));
  expect(yes.offers()).toEqual(expect.arrayContaining(['sortie port=1', 'sail block=12']));
});

test('5.9 nobody sorties in the West Indies while there is fever', () => {
  const s = wind(2, 6);
  commission(s, readyIn(port('Jamaica')), BRITISH, 2);
  expect(drill(half, { side: BRITISH }, s).offers()).toContain('sortie port=18');
  s.fever = 1;
  expect(drill(half, { side: BRITISH }, s).offers()).toEqual(['done']);
});

test('11.3 a block may pass or stop in the hex of a patrol zone without entering it', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = fleet(s, 'Channel', at('0907'), 3);
  drill(half, { side: BRITISH }, s).say('sail block=0', 'steer direction=5', 'heave-to', 'done');
  expect(block.place).toBe(at('0806'));
});

test('12.1 a block that steers into a hex of a track is on its way across the Atlantic', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = fleet(s, 'Channel', at('0524'), 3);
  const d = drill(half, { side: BRITISH }, s).say('sail block=0', 'make-for goal=20 part=loose');
  while (!d.ended()) d.say(d.offers()[0] as string);
  expect(isOnTrack(block.place) || block.place === at('0425')).toBe(true);
});

test('14.2, 9.1 the other side is told where a block is bound in a zone, and rises from standing by', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = fleet(s, 'Channel', inZone(port('Brest'), LOOSE), 3);
  fleet(s, 'Brest', inZone(port('Brest'), OFF_STATION), 3);
  s.standBy[ALLIED] = s.turn;
  s.searchOrder = 2;
  const d = drill(half, { side: BRITISH }, s, 1, 1, 1, 1).say('sail block=0', 'enter part=inshore', [1, 1], 'done');
  expect(block.place).toBe(inZone(port('Brest'), INSHORE));
  expect(happened(d, 'declares')).toMatchObject([{ side: BRITISH, port: port('Brest'), part: INSHORE }]);
  expect(s.standBy[ALLIED]).toBe(0);
});

test('R120 a fleet whose new goal lies behind it ends closer to that if it can, and else stops where it is', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const v = { id: 23, goal: goalNamed('Brest'), began: at('0409') };
  expect(mayStop(s, v, at('0412'), 1, 1)).toBe(true);
  expect(mayStop(s, v, at('0410'), 6, 1)).toBe(false);
});

test('7.7 frigates sail alone and carry nobody', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const frigate = fleet(s, 'Frigate 1', inZone(port('Brest'), INSHORE), 0);
  commission(s, readyIn(port('Brest')), ALLIED, 9);
  const d = drill(half, { side: BRITISH }, s).say('sail block=12', 'put-out to=sea', 'make-for goal=1 part=port');
  expect(frigate.place).toBe(inPort(port('Plymouth')));
  expect(d.offers().some(offer => offer.startsWith('split'))).toBe(false);
});

test('11.4 a block stops Inshore or on Loose Blockade, never Off Station', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', inZone(port('Brest'), INSHORE), 3);
  const d = drill(half, { side: BRITISH }, s).say('sail block=0');
  expect(d.offers()).toEqual(['heave-to', 'put-out to=loose', 'standing block=0 order=station']);
});

test('R69 masts Inshore are counted from a port once in a half', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  bound(s, 'Brest', inZone(port('Plymouth'), INSHORE), goalNamed('Bantry Bay'));
  commission(s, readyIn(port('Plymouth')), BRITISH, 1);
  const d = drill(half, { side: BRITISH }, s).say('masts port=1 from=port');
  expect(d.offers()).not.toContain('masts port=1 from=port');
});

test('R37 of two ways that cost the same a course takes the one that avoids watched narrows', () => {
  const s = wind(MEDITERRANEAN, 5);
  const block = fleet(s, 'Channel', at('2518'), 3);
  const sail = () => drill(half, { side: BRITISH }, s, 1, 1).say('sail block=0', 'make-for goal=11 part=loose', 'done');
  const free = happened(sail(), 'moved').flatMap(({ path }) => path);
  putBlock(s, block, at('2518'), NO_DICE);
  bound(s, 'Brest', at('2414'), goalNamed('Toulon'));
  s.searchOrder = 2;
  const watched = happened(sail(), 'moved').flatMap(({ path }) => path);
  expect(free).toContain(at('2414'));
  expect(watched).not.toContain(at('2414'));
  expect(block.spent).toBeLessThanOrEqual(9);
});

test('R90, 22.2 the British count masts to look under a marker, also where none of the enemy can be', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Frigate 1', inZone(port('Bantry Bay'), LOOSE), 0);
  expect(drill(half, { side: BRITISH }, s).offers()).not.toContain('masts port=0 from=zone');
  s.raids[port('Bantry Bay')] = FALSE_RAID;
  const d = drill(half, { side: BRITISH }, s).say('masts port=0 from=zone');
  expect(s.raids[port('Bantry Bay')]).toBe(NOT_RAIDED);
  expect(d.offers()).not.toContain('masts port=0 from=zone');
  expect(happened(d, 'masts')).toEqual([]);
});

test('R85 after a battle Inshore a sortie out to sea is ordered anew, and those who have looked do not look again', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  s.conseil = [goalNamed('Martinique'), -1, -1, -1];
  s.provisions[port('Brest')] = 1;
  commission(s, readyIn(port('Brest')), ALLIED, 9);
  fleet(s, 'Channel', inZone(port('Brest'), INSHORE), 1);
  fleet(s, 'Frigate 1', inZone(port('Brest'), LOOSE), 0);
  const faces = [6, 6, ...Array.from({ length: 200 }, () => 1)];
  const d = drill(half, { side: ALLIED }, s);
  d.say('sortie port=3', 'goal destination=6', 'muster plan=all', 'formed', faces, 'put-out to=sea');
  while (d.ask() !== 'giving.course') d.say(d.offers()[0] ?? '');
  expect(happened(d, 'battle')).toHaveLength(1);
  // She is still where she fought, and only the fleet Inshore has looked.
  expect(blockOf(s, 23)).toMatchObject({ place: inZone(port('Brest'), INSHORE), spent: 0 });
  expect(happened(d, 'search').map(({ place }) => place)).toEqual([inZone(port('Brest'), INSHORE)]);
  expect(d.offers()).toEqual(expect.arrayContaining(['put-out to=sea']));
  d.say('put-out to=sea', 'make-for goal=22 part=loose');
  while (d.ask() === 'giving.course') d.say('heave-to');
  expect(happened(d, 'search').map(({ place }) => place)).toEqual(
    [INSHORE, LOOSE].map(part => inZone(port('Brest'), part)),
  );
  expect(isAtSea(blockOf(s, 23).place)).toBe(true);
});
