import { expect, test } from 'vitest';
import { manpower } from '../chapters/ch05-manpower.ts';
import { conquer } from '../chapters/ch22-conquest.ts';
import { SHIPS } from './data/figures.ts';
import { addRow } from './ledger.ts';
import { gathering, inPort, inZone, NORTH_SEA_BOX, ordinaryIn, readyIn, REMOVED, SUNK } from './places.ts';
import type { Campaign } from './state.ts';
import { blockOf, sideOfShip, TRUE_RAID } from './state.ts';
import { ALLIED, BRITISH, CLOSEST_PORT, CRAIG, INSHORE, LOOSE, WRECKED } from './terms.ts';
import { stir } from './tags.ts';
import { view } from './view.ts';
import {
  at,
  blockNamed,
  bound,
  campaign,
  commission,
  drill,
  fleet,
  goalNamed,
  port,
  QUIET,
} from '../test/drill.fixture.ts';

const BREST = port('Brest');
const BANTRY = port('Bantry Bay');

/** Something of everything that lies on the table. */
function table(): Campaign {
  const s = campaign({ begun: 1, drawn: [3, 7], winds: [2, 4, 6], tension: 2, conseil: [4, 5, 6, 7], directive: 2 });
  s.weather[1] = 1;
  s.manpower = [1, 2, 0];
  bound(s, 'Brest', inZone(BREST, LOOSE), goalNamed('Martinique'), 7);
  fleet(s, 'Channel', inZone(BREST, INSHORE), 9);
  blockOf(s, CRAIG).place = gathering(2);
  blockOf(s, 12).returns = 18;
  commission(s, NORTH_SEA_BOX, BRITISH, 4);
  commission(s, readyIn(BREST), ALLIED, 5);
  s.berths[commission(s, readyIn(BREST), ALLIED, 1)[0] as number] = SUNK;
  s.provisions[BREST] = 1;
  s.raids[BANTRY] = TRUE_RAID;
  s.napoleon[0] = 9;
  return s;
}

test('2.5 ships in fleets and ports are on their owner’s display only', () => {
  const s = table();
  const seen = (who: 0 | 1): number[] =>
    view(s, who).ships.flatMap(({ ship, berth }) => (berth === REMOVED ? [] : [sideOfShip(ship)]));
  expect(seen(ALLIED).filter(side => side === ALLIED)).toHaveLength(12);
  expect(seen(BRITISH)).not.toContain(ALLIED);
  expect(view(s, BRITISH).blanks).toMatchObject([{ side: ALLIED, place: inZone(BREST, LOOSE) }]);
});

test('R29 a view counts the rows of one’s own ledger, and not those of the enemy’s', () => {
  const s = table();
  const row = { what: 0, turn: 16, chits: 2, place: at('0509'), a: 1, b: 0, c: 0, d: 0 };
  const portsmouth = port('Portsmouth');
  for (let i = 0; i < 3; i++) addRow(s.ledgers[ALLIED] as number[], row);
  addRow(s.ledgers[BRITISH] as number[], row);
  for (const each of [BREST, portsmouth]) stir(s, inPort(each));
  const stirred = (who: 0 | 1): unknown => [view(s, who).stirred[BREST], view(s, who).stirred[portsmouth]];
  expect([stirred(BRITISH), stirred(ALLIED)]).toEqual([
    [1, 0],
    [0, 3],
  ]);
});

test('R29, 22.3 a port that changes hands does not show what its old enemy had been told', () => {
  const s = table();
  const naples = port('Naples');
  const row = { what: 0, turn: 16, chits: 2, place: at('0509'), a: 1, b: 0, c: 0, d: 0 };
  for (let i = 0; i < 3; i++) addRow(s.ledgers[ALLIED] as number[], row);
  stir(s, inPort(naples));
  conquer(s, naples, QUIET);
  expect([view(s, BRITISH).stirred[naples], view(s, ALLIED).stirred[naples]]).toEqual([0, 0]);
});

test('2.5 in a minor port nobody mends a wreck', () => {
  const s = campaign({ manpower: [2, 2, 2] });
  commission(s, readyIn(port('Naples')), BRITISH, 1, WRECKED);
  expect(drill(manpower, {}, s).offers(BRITISH)).toEqual(['business-done']);
  const [ship] = commission(s, ordinaryIn(port('Portsmouth')), BRITISH, 1) as [number];
  expect(drill(manpower, {}, s).offers(BRITISH)).toContain(`crew ship=${ship}`);
});

test('R28 both players and spectators see the map with blank blocks, the tracks, chits and boxes, and markers by their backs', () => {
  const s = table();
  const seen = ([BRITISH, ALLIED, 'spectator'] as const).map(who => view(s, who));
  for (const each of seen) {
    expect(each).toMatchObject({
      drawn: [3, 7],
      winds: [2, 4, 6],
      weather: s.weather,
      manpower: [1, 2, 0],
      tension: 2,
      gathering: [2, -1, -1],
      frigatesBack: [18],
    });
    expect(each.ships.filter(({ berth }) => berth === NORTH_SEA_BOX)).toHaveLength(4);
    expect(each.lost).toHaveLength(1);
  }
  expect(seen.map(({ provisions }) => provisions[BREST])).toEqual([3, 1, 3]);
  expect(seen.map(({ raids }) => raids[BANTRY])).toEqual([1, TRUE_RAID, 1]);
  expect(seen.map(({ napoleon }) => napoleon[0])).toEqual([0, 9, 0]);
});

test('R30 a spectator sees of each side what the other sees of it, and no ledger', () => {
  const s = table();
  addRow(s.ledgers[BRITISH] as number[], { what: 0, turn: 1, chits: 0, place: 0, a: 1, b: 0, c: 0, d: 0 });
  const seen = view(s, 'spectator');
  expect(seen).toMatchObject({ blocks: [], conseil: [], directive: -1, ledger: [], searchOrder: 0 });
  expect(seen.blanks.map(({ side, place }) => [side, place])).toEqual([
    [BRITISH, inZone(BREST, INSHORE)],
    [ALLIED, inZone(BREST, LOOSE)],
  ]);
  expect(seen.ships.every(({ berth }) => berth === NORTH_SEA_BOX)).toBe(true);
  // The same with Fog of War in the place of the fleet, which stays at home.
  const other = table();
  const brest = blockOf(other, blockNamed('Brest'));
  const fog = blockOf(other, blockNamed('Fog of War 1'));
  Object.assign(fog, { place: brest.place, tag: brest.tag });
  Object.assign(brest, { place: -1, tag: 0, goal: -1 });
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (other.berths[ship] === brest.id) other.berths[ship] = readyIn(BREST);
  }
  expect(view(other, 'spectator')).toEqual({ ...seen });
});

test('R32 a block that makes for the Closest Friendly Port lies flat, and nothing tells for which', () => {
  const s = campaign();
  bound(s, 'Brest', at('0509'), goalNamed('Cadiz'));
  const flat = bound(s, 'Toulon', at('0608'), CLOSEST_PORT);
  const { blanks } = view(s, BRITISH);
  expect(blanks.map(blank => [blank.place, blank.flat])).toEqual([
    [at('0509'), false],
    [at('0608'), true],
  ]);
  expect(blanks.find(({ tag }) => tag === flat.tag)).not.toHaveProperty('goal');
});

test('23.1 both displays lie open when the campaign is over, and not before', () => {
  const s = table();
  expect(view(s, BRITISH).uncovered).toBeNull();
  s.over = 'points';
  expect(view(s, BRITISH).uncovered).toMatchObject({ berths: s.berths, conseil: [4, 5, 6, 7], directive: 2 });
  expect(view(s, 'spectator').uncovered?.raids[BANTRY]).toBe(TRUE_RAID);
});

test('R11 a prize in a minor port lies on the display of her captor', () => {
  const s = campaign({ begun: 1 });
  const [prize] = commission(s, readyIn(port('Martinique')), BRITISH, 1, WRECKED);
  const shown = (who: 0 | 1): boolean => view(s, who).ships.some(({ ship }) => ship === prize);
  expect([shown(BRITISH), shown(ALLIED)]).toEqual([false, true]);
});
