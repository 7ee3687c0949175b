import { expect, test } from 'vitest';
import { founder } from './ch06-damage.ts';
import { takeOff, unusedFog } from './ch07-blocks.ts';
import { mayJoin } from './ch07-rendezvous.ts';
import { half } from './ch09-movement.ts';
import { gathering, inPort, inZone, NOWHERE, readyIn } from '../model/places.ts';
import { blockOf, blocksAt, countShips, shipsIn, zoneOf } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BRITISH,
  DAMAGED,
  FIRST_FOG,
  GOLD,
  INSHORE,
  LOOSE,
  MEDITERRANEAN,
  NORTH_ATLANTIC,
  STORM,
  TRANSPORT,
  WRECKED,
} from '../model/terms.ts';
import {
  at,
  blockNamed,
  bonus,
  bound,
  campaign,
  commission,
  context,
  drill,
  fleet,
  goalNamed,
  happened,
  port,
  wind,
} from '../test/drill.fixture.ts';

const NE = 0;
const CORNWALLIS = 0;
const NELSON = 3;
const CALDER = 4;
const COCHRANE = 6;
const STRACHAN = 7;

// --- 7.6 ---

test('7.6 a British fleet splits once in a Wind activation, into two, before it moves', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const old = fleet(s, 'Channel', at('0509'), 5);
  const d = drill(half, { side: BRITISH }, s, 1).say('split block=0', 'muster plan=half', 'formed');
  expect(countShips(s, 0)).toBe(3);
  expect(countShips(s, 1)).toBe(2);
  expect(blockOf(s, 1).place).toBe(old.place);
  expect(happened(d, 'appeared')).toMatchObject([{ side: BRITISH, place: at('0509') }]);
  expect(d.offers().filter(offer => offer.startsWith('split'))).toEqual([]);
  d.say('sail block=1', 'steer direction=3', 'heave-to');
  expect(blockOf(s, 1).place).toBe(at('0510'));
});

test('7.6 a fleet that has sailed does not split, nor does one of a single ship, nor anybody without a free block', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', at('0509'), 2);
  fleet(s, 'Irish', at('0509'), 1);
  const d = drill(half, { side: BRITISH }, s);
  expect(d.offers()).toContain('split block=0');
  expect(d.offers()).not.toContain('split block=2');
  d.say('sail block=0', 'steer direction=3', 'heave-to');
  expect(d.offers()).not.toContain('split block=0');
  for (let id = 0; id < 12; id++) putBlock(s, blockOf(s, id), at('0509'), NO_DICE);
  expect(drill(half, { side: BRITISH }, s).offers()).not.toContain('split block=0');
});

test('7.6 not on a Bonus Move, and Allied fleets only in port', () => {
  const s = bonus(2);
  fleet(s, 'Channel', at('0509'), 4);
  expect(drill(half, { side: BRITISH }, s).offers()).not.toContain('split block=0');
  bound(s, 'Brest', at('0409'), goalNamed('Cadiz'), 4);
  const d = drill(half, { side: ALLIED }, wind(NORTH_ATLANTIC, NE, s));
  expect(d.offers().some(offer => offer.startsWith('split'))).toBe(false);
});

test('24.2, R95 in Trafalgar Allied fleets split at sea, and ranks bind nobody', () => {
  const s = wind(NORTH_ATLANTIC, NE, campaign({ articles: { trafalgar: true, waters: 1 } }));
  fleet(s, 'Brest', at('0409'), 4);
  expect(drill(half, { side: ALLIED }, s).offers()).toContain('split block=23');
});

test('7.6 the senior admiral goes with the larger part; among equal parts nobody is bound (R60)', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', at('0509'), 4);
  s.admirals[CORNWALLIS] = 0;
  s.admirals[CALDER] = 0;
  const [first, second] = shipsIn(s, 0);
  const d = drill(half, { side: BRITISH }, s, 1).say(
    'split block=0',
    'muster plan=none',
    `take ship=${first}`,
    'embark admiral=0',
  );
  expect(d.offers()).not.toContain('formed');
  d.say(`take ship=${second}`);
  expect(d.offers()).toContain('formed');
  d.say(`leave ship=${second}`, 'disembark admiral=0', 'embark admiral=4', 'formed');
  expect(s.admirals[CORNWALLIS]).toBe(0);
  expect(s.admirals[CALDER]).toBe(1);
});

test('R60 a squadron commander is bound by no rank in a fleet of more than ten ships', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', at('0509'), 13);
  s.admirals[STRACHAN] = 0;
  const [first] = shipsIn(s, 0);
  const d = drill(half, { side: BRITISH }, s).say(
    'split block=0',
    'muster plan=none',
    `take ship=${first}`,
    'embark admiral=7',
  );
  expect(d.offers()).toContain('formed');
});

test('8.6 Cochrane breaks ranks with exactly five undamaged ships under him', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', at('0509'), 8);
  s.admirals[COCHRANE] = 0;
  const ships = shipsIn(s, 0);
  const d = drill(half, { side: BRITISH }, s).say('split block=0', 'muster plan=none', 'embark admiral=6');
  for (const ship of ships.slice(0, 3)) d.say(`take ship=${ship}`);
  expect(d.offers()).not.toContain('formed');
  s.admirals[CORNWALLIS] = 0;
  for (const ship of ships.slice(3, 5)) d.say(`take ship=${ship}`);
  expect(d.offers()).toContain('formed');
  s.damage[ships[0] as number] = DAMAGED;
  expect(d.offers()).not.toContain('formed');
});

// --- 6.9.3 ---

test('6.9.3, R25 damaged ships relocate from certain zones, without sound ones, and do not sortie in that activation', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', inZone(port('Brest'), LOOSE), 3);
  const damaged = commission(s, 0, BRITISH, 2, DAMAGED);
  s.admirals[NELSON] = 0;
  const d = drill(half, { side: BRITISH }, s);
  expect(d.offers()).toEqual(expect.arrayContaining(['relocate block=0 port=1', 'relocate block=0 port=2']));
  d.say('relocate block=0 port=2', 'muster plan=all');
  expect(d.offers().filter(offer => offer.startsWith('take') || offer.startsWith('leave'))).toHaveLength(2);
  d.say('embark admiral=3');
  expect(d.offers()).not.toContain('formed');
  d.say('disembark admiral=3', 'formed');
  expect(shipsIn(s, readyIn(port('Portsmouth')))).toEqual(damaged);
  expect(d.offers()).not.toContain('sortie port=2');
  expect(happened(d, 'moved')).toEqual([]);
});

test('6.9.3 a fleet whose last ships relocate is taken off, and its admirals go along', () => {
  const s = wind(MEDITERRANEAN, 3);
  fleet(s, 'Channel', inZone(port('Toulon'), LOOSE), 2, DAMAGED);
  s.admirals[NELSON] = 0;
  const d = drill(half, { side: BRITISH }, s).say('relocate block=0 port=12', 'muster plan=all', 'formed');
  expect(blockOf(s, 0).place).toBe(NOWHERE);
  expect(s.admirals[NELSON]).toBe(readyIn(port('Madalenas')));
  expect(happened(d, 'taken-off')).toHaveLength(1);
});

test('5.2.1, 7.1 a convoy that is taken off is seen at Start of its track again, and everybody is told so', () => {
  const s = wind(MEDITERRANEAN, 3);
  putBlock(s, blockOf(s, TRANSPORT), at('0509'), NO_DICE);
  const seen = context();
  takeOff(s, blockOf(s, TRANSPORT), seen);
  expect(blockOf(s, TRANSPORT).place).toBe(gathering(0));
  expect(happened(seen, 'gathered')).toMatchObject([{ convoy: 2, space: 0, to: 'all' }]);
});

// --- 7.5 ---

test('7.5, R59 who says so with Done is asked which fleets join; ships and admirals go to the one that stays', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  fleet(s, 'Channel', at('0509'), 3);
  fleet(s, 'Irish', at('0509'), 2);
  s.admirals[CALDER] = 2;
  const d = drill(half, { side: BRITISH }, s).say('done-and-join');
  expect(d.offers()).toEqual(['joined-up', 'join block=0 into=2', 'join block=2 into=0']);
  d.say('join block=2 into=0', 'joined-up');
  expect(d.ended()).toBe(true);
  expect(countShips(s, 0)).toBe(5);
  expect(s.admirals[CALDER]).toBe(0);
  expect(blockOf(s, 2).place).toBe(NOWHERE);
  expect(happened(d, 'taken-off')).toMatchObject([{ side: BRITISH, place: at('0509') }]);
});

test('7.5 only in the same hex or part of a zone; frigates neither absorb nor are absorbed', () => {
  const s = campaign();
  fleet(s, 'Channel', inZone(port('Brest'), LOOSE), 3);
  fleet(s, 'Irish', inZone(port('Brest'), INSHORE), 3);
  fleet(s, 'Capes', inZone(port('Brest'), LOOSE), 3);
  fleet(s, 'Frigate 1', inZone(port('Brest'), LOOSE), 0);
  expect(mayJoin(s, 0, 2)).toBe(false);
  expect(mayJoin(s, 0, 3)).toBe(true);
  expect(mayJoin(s, 12, 0)).toBe(false);
  expect(mayJoin(s, 0, 12)).toBe(false);
});

test('7.5, 10.0 Allied fleets join only with the same goal; Fog of War joins anybody and absorbs only Fog', () => {
  const s = campaign();
  bound(s, 'Brest', at('0409'), goalNamed('Cadiz'));
  bound(s, 'Rochefort', at('0409'), goalNamed('Ferrol'));
  bound(s, 'Toulon', at('0409'), goalNamed('Cadiz'));
  fleet(s, 'Fog of War 1', at('0409'), 0);
  fleet(s, 'Fog of War 2', at('0409'), 0);
  const [rochefort, toulon] = [blockNamed('Rochefort'), blockNamed('Toulon')];
  expect(mayJoin(s, 23, rochefort)).toBe(false);
  expect(mayJoin(s, 23, toulon)).toBe(true);
  expect(mayJoin(s, FIRST_FOG, 23)).toBe(true);
  expect(mayJoin(s, FIRST_FOG, FIRST_FOG + 1)).toBe(true);
  expect(mayJoin(s, 23, FIRST_FOG)).toBe(false);
});

test('7.5, R58 Expeditions, Transport and Gold absorb and are not absorbed', () => {
  const s = campaign();
  bound(s, 'Brest', at('0409'), goalNamed('Cadiz'));
  for (const id of [GOLD, TRANSPORT]) {
    putBlock(s, blockOf(s, id), at('0409'), NO_DICE);
    blockOf(s, id).goal = goalNamed('Cadiz');
    expect(mayJoin(s, 23, id)).toBe(true);
    expect(mayJoin(s, id, 23)).toBe(false);
  }
});

test('7.5 on a Bonus Move only fleets that the block of that move has met', () => {
  const s = bonus(2);
  fleet(s, 'Channel', at('0509'), 3);
  fleet(s, 'Irish', at('0510'), 2);
  fleet(s, 'Capes', at('0620'), 2);
  fleet(s, 'Gibraltar', at('0620'), 2);
  const d = drill(half, { side: BRITISH }, s).say('sail block=0', 'steer direction=3', 'heave-to', 'done-and-join');
  expect(d.offers()).toEqual(['joined-up', 'join block=0 into=2', 'join block=2 into=0']);
});

// --- 7.8 ---

test('7.8, R62 two Fog of War blocks join a sortie that nobody spotted, with its points, and all three move apart', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  s.conseil = [goalNamed('Martinique'), -1, -1, -1];
  s.provisions[port('Brest')] = 1;
  commission(s, readyIn(port('Brest')), ALLIED, 3);
  const d = drill(half, { side: ALLIED }, s, 1, 1, 1, 1).say(
    'sortie port=3',
    'goal destination=6',
    'muster plan=all',
    'formed',
    'put-out to=sea',
  );
  expect(blocksAt(s, at('0807'), ALLIED)).toEqual([23, FIRST_FOG, FIRST_FOG + 1]);
  expect(blockOf(s, FIRST_FOG)).toMatchObject({ spent: 3, active: 1 });
  expect(d.offers()).toEqual(['sail block=23', 'sail block=36', 'sail block=37']);
  d.say('sail block=36', 'steer direction=5', 'heave-to', 'sail block=23');
  expect(d.offers()).not.toContain('heave-to');
  d.say('make-for goal=22 part=loose', 'heave-to');
  expect(d.offers()).toContain('lift-fog block=37');
});

test('7.8 none joins a sortie that was spotted', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  s.conseil = [goalNamed('Martinique'), -1, -1, -1];
  s.provisions[port('Brest')] = 1;
  commission(s, readyIn(port('Brest')), ALLIED, 3);
  fleet(s, 'Frigate 1', inZone(port('Brest'), INSHORE), 0);
  const d = drill(half, { side: ALLIED }, s, 6, 6).say(
    'sortie port=3',
    'goal destination=6',
    'muster plan=all',
    'formed',
    'put-out to=sea',
  );
  expect(unusedFog(s)).toBe(FIRST_FOG);
  expect(d.ask()).toBe('giving.course');
  expect(d.about()).toMatchObject({ hex: at('0807'), left: 6 });
});

test('R21 with all eight on the map none is made', () => {
  const s = bonus(3);
  fleet(s, 'Brest', at('0409'), 3);
  for (let i = 0; i < 8; i++) putBlock(s, blockOf(s, FIRST_FOG + i), at('0809'), NO_DICE);
  const d = drill(half, { side: ALLIED }, s).say('sail block=23');
  expect(d.ask()).toBe('giving.course');
  // 7.4 Seven stay.
  const lifted = drill(half, { side: ALLIED }, s, 1, 1, 1, 1, 1, 1).say('lift-fog block=36', 'sail block=23');
  expect(lifted.ask()).toBe('giving.fog');
});

test('7.8, 9.6 on an Allied Bonus Move a Fog of War block may be made beside the block, and both move', () => {
  const s = bonus(3);
  const block = bound(s, 'Brest', at('0409'), goalNamed('Cadiz'));
  fleet(s, 'Rochefort', at('0509'), 3);
  const d = drill(half, { side: ALLIED }, s, 1).say('sail block=23', 'fog make=yes');
  expect(blocksAt(s, at('0409'), ALLIED)).toEqual([23, 36]);
  expect(d.offers().filter(offer => offer.startsWith('sail'))).toEqual(['sail block=23', 'sail block=36']);
  d.say('sail block=36', 'steer direction=0', 'steer direction=0', 'steer direction=0');
  d.say('sail block=23', 'steer direction=3', 'heave-to', 'done');
  expect(block.place).toBe(at('0410'));
});

test('7.8 not in a hex with British blocks, at sea or in its patrol zone', () => {
  const s = bonus(3);
  bound(s, 'Brest', at('0807'), goalNamed('Cadiz'));
  fleet(s, 'Frigate 1', inZone(port('Brest'), LOOSE), 0);
  expect(drill(half, { side: ALLIED }, s).say('sail block=23').ask()).toBe('giving.course');
});

test('7.8, R61 Fog of War enters a friendly port, and does not come out again', () => {
  const s = wind(NORTH_ATLANTIC, NE, campaign({ articles: { portsOffMap: false } }));
  fleet(s, 'Fog of War 1', inZone(port('Brest'), INSHORE), 0);
  const d = drill(half, { side: ALLIED }, s).say('sail block=36', 'enter part=port');
  expect(blockOf(s, FIRST_FOG).place).toBe(inPort(port('Brest')));
  expect(d.offers()).toContain('lift-fog block=36');
  expect(d.offers()).not.toContain('sail block=36');
});

test('7.4, R31, 7.8 a Fog of War block is not known by having come later: dice deal the tags of all that stand there', () => {
  const tagsAfter = (face: number): number[] => {
    const s = bonus(3);
    const block = bound(s, 'Brest', at('0409'), goalNamed('Cadiz'));
    drill(half, { side: ALLIED }, s, face).say('sail block=23', 'fog make=yes');
    return [block.tag, blockOf(s, FIRST_FOG).tag];
  };
  expect([tagsAfter(1), tagsAfter(2)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('7.4, R31, 7.8 nobody sees which of the three blocks off the port is the fleet', () => {
  const seen = ['sail block=23', 'sail block=36'].map(first => {
    const s = wind(NORTH_ATLANTIC, NE);
    s.conseil = [goalNamed('Martinique'), -1, -1, -1];
    s.provisions[port('Brest')] = 1;
    commission(s, readyIn(port('Brest')), ALLIED, 3);
    const d = drill(half, { side: ALLIED }, s, 1, 1, 1, 1).say(
      'sortie port=3',
      'goal destination=6',
      'muster plan=all',
      'formed',
      'put-out to=sea',
      first,
    );
    d.say('steer direction=4', 'steer direction=4', 'steer direction=4', 'heave-to');
    return [d.events, s.blocks.filter(({ tag }) => tag > 0).map(({ tag, place }) => [tag, place])];
  });
  const [fleetFirst, fogFirst] = seen;
  expect(fogFirst?.[0]).toEqual(fleetFirst?.[0]);
  expect(fogFirst?.[1]?.toSorted()).toEqual(fleetFirst?.[1]?.toSorted());
});

test('R107 an Expedition, a Transport or the Gold whose last ship founders goes with her: to Start, or out of play', () => {
  const s = campaign();
  const off = inZone(port('Brest'), LOOSE);
  const craig = fleet(s, 'Craig’s', off, 1, WRECKED);
  const transport = fleet(s, 'Transport', off, 1, WRECKED);
  const gold = fleet(s, 'Spanish Gold', off, 1, WRECKED);
  // A storm: each lone wreck founders.
  Object.assign(s.gale, { severity: STORM, result: 24, zones: 1 << zoneOf(s, off) });
  founder(s, context(1, 1, 1));
  expect([craig.place, transport.place, gold.place]).toEqual([gathering(0), gathering(0), NOWHERE]);
});
