import { expect, test } from 'vitest';
import { half } from './ch09-movement.ts';
import { enterPort } from './ch11-mooring.ts';
import { rowAt, rowCount, tidings } from '../model/ledger.ts';
import { inPort, inZone, NOWHERE, ordinaryIn, readyIn, TAKEN } from '../model/places.ts';
import { blockOf, countShips, FLEET_SEEN, shipsIn } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BRITISH,
  GOLD,
  IN_HAVANA,
  INSHORE,
  LOOSE,
  NORTH_ATLANTIC,
  SOUND,
  SPANISH,
  TRANSPORT,
  WEST_INDIES,
  WRECKED,
} from '../model/terms.ts';
import {
  at,
  campaign,
  commission,
  context,
  drill,
  fleet,
  goalNamed,
  happened,
  port,
  QUIET,
  wind,
} from '../test/drill.fixture.ts';

const NE = 0;
const SW = 2;

function brest() {
  const s = wind(NORTH_ATLANTIC, NE);
  s.conseil = [goalNamed('Cadiz'), goalNamed('Brest'), goalNamed('Martinique'), goalNamed('Toulon')];
  commission(s, readyIn(port('Brest')), ALLIED, 4);
  s.provisions[port('Brest')] = 1;
  return s;
}

test('11.1, 5.12 an Allied fleet leaves a European port only with May Sortie and in its winds', () => {
  const s = brest();
  expect(drill(half, { side: ALLIED }, s).offers()).toContain('sortie port=3');
  s.provisions[port('Brest')] = 2;
  expect(drill(half, { side: ALLIED }, s).offers()).toEqual(['done']);
  s.provisions[port('Brest')] = 1;
  expect(drill(half, { side: ALLIED }, wind(NORTH_ATLANTIC, SW, s)).offers()).toEqual(['done']);
});

test('11.1, 15.1 the sortie shows the chit, is entered in the British ledger, and brings Lord Barham from Brest', () => {
  const s = brest();
  const d = drill(half, { side: ALLIED }, s, 1, 1, 1).say(
    'sortie port=3',
    `goal destination=${goalNamed('Brest')}`,
    'muster plan=all',
    'formed',
  );
  expect(d.offers()).toEqual(['put-out to=loose', 'put-out to=inshore']);
  d.say('put-out to=inshore');
  expect(s.provisionsShown[port('Brest')]).toBe(1);
  expect(happened(d, 'provisions-shown')).toMatchObject([{ port: port('Brest') }]);
  const ledger = s.ledgers[BRITISH] as number[];
  const rows = Array.from({ length: rowCount(ledger) }, (_, i) => rowAt(ledger, i));
  expect(rows.find(row => tidings[row.what] === 'provisions')).toMatchObject({ a: port('Brest'), b: 1 });
  expect(s.barham).toBe(1);
  expect(blockOf(s, 23)).toMatchObject({ goal: goalNamed('Brest'), place: inZone(port('Brest'), INSHORE) });
});

test('11.1 one Allied fleet a port and activation', () => {
  const s = brest();
  const d = drill(half, { side: ALLIED }, s, 1, 1, 1).say(
    'sortie port=3',
    `goal destination=${goalNamed('Brest')}`,
    'muster plan=half',
    'formed',
    'put-out to=inshore',
  );
  while (s.activation.open.length > 0) d.say('heave-to');
  expect(countShips(s, readyIn(port('Brest')))).toBe(2);
  expect(d.offers()).not.toContain('sortie port=3');
});

test('11.1 the goal is one of the four on the display, never the Closest Friendly Port', () => {
  const d = drill(half, { side: ALLIED }, brest()).say('sortie port=3');
  expect(d.offers()).toEqual(
    ['Cadiz', 'Brest', 'Martinique', 'Toulon'].map(name => `goal destination=${goalNamed(name)}`),
  );
});

test('R118 a sortie bound elsewhere may stop in its own zone, and goes on from there in any wind', () => {
  const s = brest();
  const d = drill(half, { side: ALLIED }, s, 1, 1, 1).say(
    'sortie port=3',
    `goal destination=${goalNamed('Cadiz')}`,
    'muster plan=all',
    'formed',
  );
  expect(d.offers()).toEqual(['put-out to=sea', 'put-out to=loose', 'put-out to=inshore']);
  d.say('put-out to=loose');
  while (!d.ended()) d.say(d.offers().includes('heave-to') ? 'heave-to' : 'done');
  const next = drill(half, { side: ALLIED }, wind(NORTH_ATLANTIC, SW, s)).say('sail block=23');
  expect(next.offers()).toContain('put-out to=sea');
  expect(next.offers()).not.toContain('enter part=port');
  expect(next.offers()).not.toContain('enter part=inshore');
});

test('11.1, 7.3 the Gold leaves Havana with six Spanish ships, for Spain', () => {
  const s = wind(WEST_INDIES, 6);
  s.conseil = [goalNamed('Cadiz'), goalNamed('Brest'), -1, -1];
  putBlock(s, blockOf(s, GOLD), inPort(port('Havana')), NO_DICE);
  commission(s, readyIn(port('Havana')), ALLIED, 5, SOUND, SPANISH);
  const few = drill(half, { side: ALLIED }, s).say('sortie port=17', `goal destination=${goalNamed('Cadiz')}`);
  expect(few.ask()).toBe('giving.muster');
  const [sixth] = commission(s, readyIn(port('Havana')), ALLIED, 1, SOUND, SPANISH);
  const d = drill(half, { side: ALLIED }, s, 1, 1, 1).say('sortie port=17', `goal destination=${goalNamed('Cadiz')}`);
  expect(d.offers()).toEqual(['carry block=23', `carry block=${GOLD}`]);
  d.say(`carry block=${GOLD}`, 'muster plan=all', `leave ship=${sixth}`);
  expect(d.offers()).not.toContain('formed');
  d.say(`take ship=${sixth}`, 'formed', 'put-out to=sea');
  expect(blockOf(s, GOLD).place).toBe(at('W02'));
  const brestOnly = drill(half, { side: ALLIED }, campaignAtHavana()).say(
    'sortie port=17',
    `goal destination=${goalNamed('Brest')}`,
  );
  expect(brestOnly.ask()).toBe('giving.muster');
});

function campaignAtHavana() {
  const s = wind(WEST_INDIES, 6);
  s.conseil = [goalNamed('Cadiz'), goalNamed('Brest'), -1, -1];
  putBlock(s, blockOf(s, GOLD), inPort(port('Havana')), NO_DICE);
  commission(s, readyIn(port('Havana')), ALLIED, 6, SOUND, SPANISH);
  return s;
}

test('7.3 the Gold in a port of Spain scores the objective of Havana and leaves play', () => {
  const s = campaign();
  const gold = blockOf(s, GOLD);
  s.napoleon[IN_HAVANA] = 5;
  putBlock(s, gold, inZone(port('Cadiz'), INSHORE), NO_DICE);
  commission(s, GOLD, ALLIED, 6, SOUND, SPANISH);
  enterPort(s, gold, port('Cadiz'), QUIET);
  expect(s.napoleonTaken[IN_HAVANA]).toBe(1);
  expect(gold.place).toBe(NOWHERE);
  expect(countShips(s, readyIn(port('Cadiz')))).toBe(6);
});

test('7.2 a Transport that enters a port stays there as a block', () => {
  const s = campaign();
  const transport = blockOf(s, TRANSPORT);
  putBlock(s, transport, inZone(port('Brest'), INSHORE), NO_DICE);
  commission(s, TRANSPORT, ALLIED, 2);
  enterPort(s, transport, port('Brest'), QUIET);
  expect(transport.place).toBe(inPort(port('Brest')));
  expect(countShips(s, TRANSPORT)).toBe(0);
});

test('R41 a wreck stays wrecked in a minor port and is In Ordinary, damaged, in a major one', () => {
  const s = campaign();
  const block = fleet(s, 'Mediterranean', inZone(port('Madalenas'), INSHORE), 1, WRECKED);
  const [ship] = shipsIn(s, block.id);
  enterPort(s, block, port('Madalenas'), QUIET);
  expect([s.berths[ship as number], s.damage[ship as number]]).toEqual([readyIn(port('Madalenas')), WRECKED]);
  const other = fleet(s, 'Channel', inZone(port('Malta'), INSHORE), 1, WRECKED);
  const [wreck] = shipsIn(s, other.id);
  enterPort(s, other, port('Malta'), QUIET);
  expect([s.berths[wreck as number], s.damage[wreck as number]]).toEqual([ordinaryIn(port('Malta')), 1]);
});

test('R11, 20.1 a prize is scored in a major port, and not in a minor one', () => {
  const s = campaign();
  const block = fleet(s, 'Mediterranean', inZone(port('Madalenas'), INSHORE), 1);
  const [prize] = commission(s, block.id, ALLIED, 1, WRECKED);
  enterPort(s, block, port('Madalenas'), QUIET);
  expect(s.berths[prize as number]).toBe(readyIn(port('Madalenas')));
  const other = fleet(s, 'Channel', inZone(port('Malta'), LOOSE), 1);
  s.berths[prize as number] = other.id;
  enterPort(s, other, port('Malta'), QUIET);
  expect(s.berths[prize as number]).toBe(TAKEN);
});

test('R106, R66 a conquered port is friendly to the Allies and needs provisions', () => {
  const s = wind(1, 3);
  s.conseil = [goalNamed('Toulon'), -1, -1, -1];
  s.invaded[port('Malta')] = 1;
  commission(s, readyIn(port('Malta')), ALLIED, 2);
  expect(drill(half, { side: ALLIED }, s).offers()).toEqual(['done']);
  s.provisions[port('Malta')] = 1;
  expect(drill(half, { side: ALLIED }, s).offers()).toContain('sortie port=14');
  expect(drill(half, { side: BRITISH }, s).offers()).toEqual(['done']);
});

test('R23 in Trafalgar Gibraltar sorties in every wind of the North Atlantic', () => {
  const s = wind(NORTH_ATLANTIC, SW, campaign({ articles: { trafalgar: true, waters: 1 } }));
  commission(s, readyIn(port('Gibraltar')), BRITISH, 2);
  expect(drill(half, { side: BRITISH }, s).offers()).toContain('sortie port=8');
});

test('7.4, 11.2 what goes into a port is called by the lowest handle of those that stood with it, whichever it was', () => {
  const seen = [0, 1].map(which => {
    const s = campaign();
    const two = [
      fleet(s, 'Channel', inZone(port('Plymouth'), LOOSE), 2),
      fleet(s, 'Irish', inZone(port('Plymouth'), LOOSE), 3),
    ];
    const told = context();
    enterPort(s, two[which] as (typeof two)[number], port('Plymouth'), told);
    return told.events;
  });
  expect(seen[0]).toEqual(seen[1]);
});

test('R31 what was seen of a fleet is known no longer when its ships have gone into a port', () => {
  const s = campaign({ articles: { portsOffMap: false } });
  const block = fleet(s, 'Channel', at('0905'), 7);
  Object.assign(block, { known: FLEET_SEEN, low: 6 });
  enterPort(s, block, port('Plymouth'), QUIET);
  expect([block.place, block.known, block.low]).toEqual([inPort(port('Plymouth')), 0, 0]);
});
