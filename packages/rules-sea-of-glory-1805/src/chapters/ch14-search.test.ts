import { describe, expect, test } from 'vitest';
import { comeOut, crossNarrows, crossZone, enterFromSea, lookAround } from './ch14-search.ts';
import { BONUS_MOVE } from '../model/activation.ts';
import { rowAt, rowCount, tidings } from '../model/ledger.ts';
import { inZone, NORTH_SEA_BOX, NOWHERE } from '../model/places.ts';
import { ALLIED, BRITISH, INSHORE, LOOSE, NORTH_ATLANTIC, OFF_STATION, SEA } from '../model/terms.ts';
import { activate, at, campaign, commission, drill, fleet, happened, port } from '../test/drill.fixture.ts';

const BREST = port('Brest');
const CADIZ = port('Cadiz');

/** Dice are two for a search. In summer the Western Approaches have no seasonal modifier, The Capes have +1. */
describe('who searches', () => {
  test('14.0 British searches are mandatory and not asked for', () => {
    const s = campaign();
    fleet(s, 'Channel', inZone(BREST, INSHORE), 10);
    const brest = fleet(s, 'Brest', NOWHERE, 5);
    activate(s, ALLIED, NORTH_ATLANTIC);
    const d = drill(comeOut, { block: brest.id, port: BREST, to: INSHORE }, s, 1, 3);
    expect(happened(d, 'search-total')).toMatchObject([{ side: BRITISH, faces: [1, 3], total: 7, spotted: false }]);
    expect(d.s.search.spotted).toBe(0);
  });

  test('14.0 Fog of War never searches, and the Allied player is asked all the same', () => {
    const s = campaign();
    fleet(s, 'Fog of War 1', inZone(BREST, LOOSE), 0);
    const channel = fleet(s, 'Channel', at('0509'), 10);
    activate(s, BRITISH, NORTH_ATLANTIC);
    const d = drill(enterFromSea, { block: channel.id, port: BREST, to: LOOSE }, s);
    expect(d.seat()).toBe(ALLIED);
    expect(d.offers()).toEqual(['search choice=no']);
    d.say('search choice=no');
    expect(happened(d, 'search-total')).toEqual([]);
    expect(d.ended()).toBe(true);
  });

  test('14.0 an Allied fleet searches if its owner likes', () => {
    const s = campaign();
    fleet(s, 'Brest', inZone(BREST, LOOSE), 5);
    const channel = fleet(s, 'Channel', at('0509'), 10);
    activate(s, BRITISH, NORTH_ATLANTIC);
    const d = drill(enterFromSea, { block: channel.id, port: BREST, to: LOOSE }, s, 1, 1);
    expect(d.offers()).toEqual(['search choice=yes', 'search choice=no']);
    d.say('search choice=yes');
    expect(happened(d, 'search-total')).toMatchObject([{ side: ALLIED, total: 3, spotted: false }]);
  });
});

describe('entering a patrol zone', () => {
  test('14.2.1 from the sea: Off Station -1, then Loose +1, then Inshore +1 if she stops in Loose', () => {
    const s = campaign();
    for (const [name, part] of [
      ['Channel', INSHORE],
      ['Irish', LOOSE],
      ['Biscay', OFF_STATION],
    ] as const) {
      fleet(s, name, inZone(BREST, part), 3);
    }
    const brest = fleet(s, 'Brest', at('0509'), 5);
    activate(s, ALLIED, NORTH_ATLANTIC);
    const d = drill(enterFromSea, { block: brest.id, port: BREST, to: LOOSE }, s, 1, 1, 1, 1, 1, 1);
    expect(happened(d, 'search-total').map(({ place, total }) => [place, total])).toEqual([
      [inZone(BREST, OFF_STATION), 1],
      [inZone(BREST, LOOSE), 3],
      [inZone(BREST, INSHORE), 3],
    ]);
    expect(brest.place).toBe(inZone(BREST, LOOSE));
  });

  test('14.2.1 Inshore +3 if she goes further in', () => {
    const s = campaign();
    fleet(s, 'Channel', inZone(BREST, INSHORE), 3);
    const brest = fleet(s, 'Brest', at('0509'), 5);
    activate(s, ALLIED, NORTH_ATLANTIC);
    const d = drill(enterFromSea, { block: brest.id, port: BREST, to: INSHORE }, s, 1, 1);
    expect(happened(d, 'search-total')).toMatchObject([{ total: 5 }]);
    expect(brest.place).toBe(inZone(BREST, INSHORE));
  });

  test('14.2.2 a sortie out to sea: Inshore +3, Loose +1, Off Station -1', () => {
    const s = campaign();
    for (const [name, part] of [
      ['Channel', INSHORE],
      ['Irish', LOOSE],
      ['Biscay', OFF_STATION],
    ] as const) {
      fleet(s, name, inZone(BREST, part), 3);
    }
    const brest = fleet(s, 'Brest', NOWHERE, 5);
    activate(s, ALLIED, NORTH_ATLANTIC);
    const d = drill(comeOut, { block: brest.id, port: BREST, to: SEA }, s, 1, 1, 1, 1, 1, 1);
    expect(happened(d, 'search-total').map(({ total }) => total)).toEqual([5, 3, 1]);
  });

  test('14.2.2 a sortie that stops Inshore: Loose looks with +3, Off Station does not', () => {
    const s = campaign();
    for (const [name, part] of [
      ['Irish', LOOSE],
      ['Biscay', OFF_STATION],
    ] as const)
      fleet(s, name, inZone(BREST, part), 3);
    const brest = fleet(s, 'Brest', NOWHERE, 5);
    activate(s, ALLIED, NORTH_ATLANTIC);
    const d = drill(comeOut, { block: brest.id, port: BREST, to: INSHORE }, s, 1, 1);
    expect(happened(d, 'search-total').map(({ total }) => total)).toEqual([5]);
  });

  test('14.3 within the zone only those in the part that is entered look; out to sea those Off Station', () => {
    const s = campaign();
    for (const [name, part] of [
      ['Channel', INSHORE],
      ['Irish', LOOSE],
      ['Biscay', OFF_STATION],
    ] as const) {
      fleet(s, name, inZone(BREST, part), 3);
    }
    const brest = fleet(s, 'Brest', inZone(BREST, INSHORE), 5);
    activate(s, ALLIED, NORTH_ATLANTIC);
    const loose = drill(crossZone, { block: brest.id, port: BREST, to: LOOSE }, s, 1, 1);
    expect(happened(loose, 'search-total')).toMatchObject([{ place: inZone(BREST, LOOSE), total: 3 }]);
    const sea = drill(crossZone, { block: brest.id, port: BREST, to: SEA }, s, 1, 1);
    expect(happened(sea, 'search-total')).toMatchObject([{ place: inZone(BREST, OFF_STATION), total: 1 }]);
  });

  test('14.5 Narrows: those who lie in the hex look with +1', () => {
    const s = campaign();
    fleet(s, 'Gibraltar', at('1123'), 3);
    const toulon = fleet(s, 'Toulon', at('1123'), 5);
    activate(s, ALLIED, 1);
    const d = drill(crossNarrows, { block: toulon.id, hex: at('1123') }, s, 1, 1);
    // The Western Med has +1 in summer.
    expect(happened(d, 'search-total')).toMatchObject([{ total: 4, spotted: false }]);
  });
});

describe('active searches', () => {
  test('14.1 at sea only after five movement points at most', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', at('0509'), 3);
    fleet(s, 'Brest', at('0509'), 5);
    activate(s, BRITISH, NORTH_ATLANTIC);
    Object.assign(channel, { active: 2, spent: 6, under: 1 });
    expect(happened(drill(lookAround, { side: BRITISH }, s), 'search-total')).toEqual([]);
    Object.assign(channel, { active: 2, spent: 5 });
    expect(happened(drill(lookAround, { side: BRITISH }, s, 1, 1), 'search-total')).toMatchObject([{ total: 2 }]);
  });

  test('14.1 on a bonus move however far', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', at('0509'), 3);
    fleet(s, 'Brest', at('0509'), 5);
    activate(s, BRITISH, -1, BONUS_MOVE);
    Object.assign(channel, { active: 2, spent: 9, under: 1 });
    expect(happened(drill(lookAround, { side: BRITISH }, s, 1, 1), 'search-total')).toHaveLength(1);
  });

  test('14.4 into a patrol zone after more than five points with -1; stationary ones by their place (14.6)', () => {
    const s = campaign();
    const far = fleet(s, 'Channel', inZone(BREST, LOOSE), 3);
    const still = fleet(s, 'Irish', inZone(BREST, INSHORE), 3);
    fleet(s, 'Brest', inZone(BREST, OFF_STATION), 5);
    activate(s, BRITISH, NORTH_ATLANTIC);
    Object.assign(far, { active: 2, spent: 6, under: 1 });
    expect(still.under).toBe(0);
    const d = drill(lookAround, { side: BRITISH }, s, 1, 1, 1, 1);
    expect(happened(d, 'search-total').map(({ total }) => total)).toEqual([5, 1]);
  });

  test('14.4 nobody Off Station searches, and nobody twice', () => {
    const s = campaign();
    const off = fleet(s, 'Channel', inZone(BREST, OFF_STATION), 3);
    const inshore = fleet(s, 'Irish', inZone(BREST, INSHORE), 3);
    fleet(s, 'Brest', inZone(BREST, LOOSE), 5);
    activate(s, BRITISH, NORTH_ATLANTIC);
    expect(happened(drill(lookAround, { side: BRITISH }, s, 1, 1), 'search-total')).toHaveLength(1);
    expect([off.active, inshore.active]).toEqual([1, 3]);
    expect(happened(drill(lookAround, { side: BRITISH }, s), 'search-total')).toEqual([]);
  });

  test('14.7 the North Sea Fleet looks into one hex of its zone, or 1403 without +1 for Narrows', () => {
    const s = campaign();
    commission(s, NORTH_SEA_BOX, BRITISH, 9);
    fleet(s, 'Brest', at('1403'), 5);
    fleet(s, 'Rochefort', at('1501'), 5);
    activate(s, BRITISH, NORTH_ATLANTIC);
    const d = drill(lookAround, { side: BRITISH }, s, 1, 1);
    expect(d.offers()).toEqual([at('1403'), at('1501')].toSorted((a, b) => a - b).map(hex => `sweep hex=${hex}`));
    d.say(`sweep hex=${at('1403')}`);
    expect(happened(d, 'search-total')).toMatchObject([{ total: 2 }]);
  });
});

describe('what a search tells', () => {
  test('14.0 Fog of War alone is lifted, and nothing else is said', () => {
    const s = campaign();
    fleet(s, 'Channel', inZone(BREST, INSHORE), 10);
    const fog = fleet(s, 'Fog of War 1', at('0509'), 0);
    activate(s, ALLIED, NORTH_ATLANTIC);
    const d = drill(enterFromSea, { block: fog.id, port: BREST, to: INSHORE }, s, 6, 6);
    expect(happened(d, 'fog-lifted')).toMatchObject([{ blocks: 1 }]);
    expect(happened(d, 'sighted')).toEqual([]);
    expect(fog.place).toBe(NOWHERE);
    expect(s.search.halted).toBe(1);
  });

  test('14.0 both sides say what they have, part by part, in ranges; a frigate brings nobody to battle', () => {
    const s = campaign();
    fleet(s, 'Frigate 1', inZone(BREST, INSHORE), 0);
    fleet(s, 'Irish', inZone(BREST, OFF_STATION), 7);
    const brest = fleet(s, 'Brest', at('0509'), 12);
    activate(s, ALLIED, NORTH_ATLANTIC);
    // Off Station does not see; the frigate does.
    const d = drill(enterFromSea, { block: brest.id, port: BREST, to: INSHORE }, s, 1, 1, 6, 6);
    expect(happened(d, 'sighted')).toMatchObject([
      { side: BRITISH, place: inZone(BREST, INSHORE), ships: 0, frigates: true },
      { side: ALLIED, place: inZone(BREST, INSHORE), ships: 11, frigates: false },
      { side: BRITISH, place: inZone(BREST, OFF_STATION), ships: 6 },
    ]);
    expect(s.battle.on).toBe(0);
    expect(rowCount(s.ledgers[BRITISH] as number[])).toBe(1);
    expect(rowAt(s.ledgers[BRITISH] as number[], 0)).toMatchObject({ what: tidings.indexOf('revealed'), a: 11 });
    expect(rowCount(s.ledgers[ALLIED] as number[])).toBe(2);
  });

  test('14.0 fleets that spotted and fleets that were spotted are engaged, and no others', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', inZone(CADIZ, INSHORE), 10);
    const irish = fleet(s, 'Irish', inZone(CADIZ, INSHORE), 3);
    const cadiz = fleet(s, 'Cadiz', NOWHERE, 5);
    activate(s, ALLIED, NORTH_ATLANTIC);
    drill(comeOut, { block: cadiz.id, port: CADIZ, to: INSHORE }, s, 6, 6, 1, 1, 3, 3);
    expect(s.battle.fleets).toEqual([[channel.id], [cadiz.id]]);
    expect(s.search.spotters).not.toContain(irish.id);
  });

  test('R72 a Transport is easier to find; nobody else learns that a frigate looked', () => {
    const s = campaign();
    fleet(s, 'Frigate 1', inZone(BREST, LOOSE), 0);
    const transport = fleet(s, 'Transport', inZone(BREST, INSHORE), 1);
    activate(s, ALLIED, NORTH_ATLANTIC);
    // 2 dice of 2 and 3, +1 Loose, +1 frigate: 7, and 8 with the Transport.
    const d = drill(crossZone, { block: transport.id, port: BREST, to: LOOSE }, s, 2, 3);
    expect(happened(d, 'search-total')).toMatchObject([{ total: 7, spotted: true, to: [BRITISH] }]);
    expect(happened(d, 'search')[0]).not.toHaveProperty('modifiers');
  });
});
