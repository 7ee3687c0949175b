import { describe, expect, test } from 'vitest';
import { comeOut, crossNarrows, crossZone, enterFromSea, lookAround } from './ch14-search.ts';
import { half } from './ch09-movement.ts';
import { ARRIVAL, BONUS_MOVE } from '../model/activation.ts';
import { rowAt, rowCount, tidings } from '../model/ledger.ts';
import { inZone, NORTH_SEA_BOX, NOWHERE } from '../model/places.ts';
import { FLEET_SEEN, FRIGATE_SEEN } from '../model/state.ts';
import {
  ALLIED,
  BRITISH,
  INSHORE,
  LOOSE,
  MEDITERRANEAN,
  NORTH_ATLANTIC,
  OFF_STATION,
  SEA,
  SEARCH_NEVER,
} from '../model/terms.ts';
import { activate, at, campaign, commission, drill, fleet, happened, port, wind } from '../test/drill.fixture.ts';

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

  test('14.0 of two fleets in a hex only the one that a bonus move has activated looks', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', at('0509'), 3);
    fleet(s, 'Irish', at('0509'), 3).active = 0;
    fleet(s, 'Fog of War 1', at('0509'), 0);
    activate(s, BRITISH, -1, BONUS_MOVE);
    for (const block of s.blocks) block.active = block === channel ? 2 : 0;
    expect(happened(drill(lookAround, { side: BRITISH }, s, 1, 1), 'search')).toHaveLength(1);
  });

  test('14.1, 12.5 nobody who has just come off a track to a hex looks around there', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', at('0107'), 3);
    fleet(s, 'Fog of War 1', at('0107'), 0);
    activate(s, BRITISH, -1, ARRIVAL);
    expect(channel.active).toBe(1);
    expect(happened(drill(lookAround, { side: BRITISH }, s), 'search')).toEqual([]);
  });

  test('14.7 the North Sea Fleet looks on a wind of the North Atlantic, and on no other', () => {
    const s = campaign();
    commission(s, NORTH_SEA_BOX, BRITISH, 9);
    fleet(s, 'Fog of War 1', at('1403'), 0);
    activate(s, BRITISH, MEDITERRANEAN);
    expect(happened(drill(lookAround, { side: BRITISH }, s), 'search')).toEqual([]);
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
    Object.assign(far, { active: 2, spent: 5 });
    expect(happened(drill(lookAround, { side: BRITISH }, s, 1, 1), 'search-total')).toMatchObject([{ total: 2 }]);
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

  test('14.7, R75 the North Sea Fleet looks into one hex of its zone, or 1403 without +1 for Narrows', () => {
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

describe('what is added to the dice', () => {
  test('14.6 an active block is stationary while it has not left its zone or its Narrows', () => {
    const s = campaign();
    const within = fleet(s, 'Channel', inZone(BREST, LOOSE), 3);
    const lying = fleet(s, 'Irish', at('1403'), 3);
    fleet(s, 'Brest', inZone(BREST, INSHORE), 5);
    fleet(s, 'Rochefort', at('1403'), 5);
    activate(s, BRITISH, NORTH_ATLANTIC);
    within.began = inZone(BREST, INSHORE);
    within.active = 2;
    const still = drill(lookAround, { side: BRITISH }, s, 1, 1, 1, 1);
    expect(happened(still, 'search-total').map(({ total }) => total)).toEqual([3, 3]);
    for (const block of [within, lying]) Object.assign(block, { active: 2, under: 1, spent: 1 });
    const moved = drill(lookAround, { side: BRITISH }, s, 1, 1, 1, 1);
    expect(happened(moved, 'search-total').map(({ total }) => total)).toEqual([2, 2]);
  });

  test.each([
    [false, 3],
    [true, 4],
  ])('R13 each weather chit in the zone takes one off, or all together one (%s)', (oneChitCounts, total) => {
    const s = campaign({ articles: { oneChitCounts } });
    s.weather[0] = 2;
    fleet(s, 'Channel', inZone(BREST, INSHORE), 10);
    const brest = fleet(s, 'Brest', NOWHERE, 5);
    activate(s, ALLIED, NORTH_ATLANTIC);
    const d = drill(comeOut, { block: brest.id, port: BREST, to: INSHORE }, s, 1, 1);
    expect(happened(d, 'search-total')).toMatchObject([{ total }]);
  });
});

describe('who looks, and when', () => {
  test('R14 all in one part throw, then all is revealed, then one battle joins all who spotted and all who were', () => {
    const s = campaign();
    const ours = ['Channel', 'Irish'].map(name => fleet(s, name, inZone(BREST, LOOSE), 3).id);
    const theirs = [fleet(s, 'Rochefort', inZone(BREST, INSHORE), 5).id, fleet(s, 'Brest', inZone(BREST, LOOSE), 5).id];
    activate(s, BRITISH, NORTH_ATLANTIC);
    const d = drill(lookAround, { side: BRITISH }, s, 6, 6, 6, 6, ...Array.from({ length: 20 }, () => 1));
    const told = d.events.map(({ type }) => type).filter(type => type === 'search' || type === 'sighted');
    expect(told).toEqual(['search', 'search', 'sighted', 'sighted', 'sighted']);
    expect(s.battle.fleets).toEqual([ours, theirs]);
  });

  test('R70 one answer sends every Allied fleet there to look; a standing order gives it', () => {
    const s = campaign();
    for (const name of ['Brest', 'Rochefort', 'Fog of War 1'])
      fleet(s, name, inZone(BREST, LOOSE), name.length < 10 ? 3 : 0);
    const channel = fleet(s, 'Channel', at('0509'), 10);
    activate(s, BRITISH, NORTH_ATLANTIC);
    const d = drill(enterFromSea, { block: channel.id, port: BREST, to: LOOSE }, s, 1, 1, 1, 1).say(
      'search choice=yes',
    );
    expect(happened(d, 'search')).toHaveLength(2);
    expect(d.ended()).toBe(true);
    s.searchOrder = SEARCH_NEVER;
    expect(drill(enterFromSea, { block: channel.id, port: BREST, to: LOOSE }, s).offers()).toEqual([
      'search choice=no',
    ]);
  });

  test('R71 hexes at sea come first, and nobody looks once there is nobody left to see', () => {
    const s = campaign();
    fleet(s, 'Channel', inZone(BREST, LOOSE), 3);
    fleet(s, 'Irish', at('0509'), 3);
    fleet(s, 'Frigate 1', inZone(BREST, INSHORE), 0);
    fleet(s, 'Fog of War 1', inZone(BREST, LOOSE), 0);
    fleet(s, 'Fog of War 2', at('0509'), 0);
    activate(s, BRITISH, NORTH_ATLANTIC);
    // The Irish fleet sees nothing; the frigate Inshore lifts the Fog, and the fleet on Loose Blockade does not throw.
    const d = drill(lookAround, { side: BRITISH }, s, 1, 1, 6, 6);
    expect(happened(d, 'search').map(({ place }) => place)).toEqual([at('0509'), inZone(BREST, INSHORE)]);
    expect(d.ended()).toBe(true);
  });

  test('R73 a fleet Off Station that spots reveals, and fights nobody', () => {
    const s = campaign();
    fleet(s, 'Irish', inZone(BREST, OFF_STATION), 7);
    const brest = fleet(s, 'Brest', at('0509'), 12);
    activate(s, ALLIED, NORTH_ATLANTIC);
    const d = drill(enterFromSea, { block: brest.id, port: BREST, to: INSHORE }, s, 6, 6);
    expect(happened(d, 'sighted').map(({ side, ships }) => [side, ships])).toEqual([
      [ALLIED, 11],
      [BRITISH, 6],
    ]);
    expect([s.battle.on, s.search.spotted, brest.place]).toEqual([0, 1, inZone(BREST, INSHORE)]);
  });

  test('R74 in the Straits blocks in the zone of Gibraltar let others pass', () => {
    const s = campaign();
    fleet(s, 'Gibraltar', inZone(port('Gibraltar'), LOOSE), 3);
    const toulon = fleet(s, 'Toulon', at('1123'), 5);
    activate(s, ALLIED, 1);
    const d = drill(crossNarrows, { block: toulon.id, hex: at('1123') }, s);
    expect([d.ended(), happened(d, 'search')]).toEqual([true, []]);
  });

  test('R74 who comes out of the zone to sea off Madalenas is looked for as one that enters the Narrows', () => {
    const s = wind(MEDITERRANEAN, 3);
    const fog = fleet(s, 'Fog of War 1', inZone(port('Madalenas'), LOOSE), 0);
    fleet(s, 'Mediterranean', at('2414'), 3);
    const d = drill(half, { side: ALLIED }, s, 1, 1).say(`sail block=${fog.id}`, 'put-out to=sea', 'heave-to');
    expect(happened(d, 'search')).toMatchObject([{ side: BRITISH, place: at('2414') }]);
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

  test('14.0 the order of the throws does not tell fleets from frigates', () => {
    const s = campaign();
    const frigate = fleet(s, 'Frigate 1', inZone(BREST, INSHORE), 0);
    const channel = fleet(s, 'Channel', inZone(BREST, INSHORE), 10);
    expect([frigate.tag, channel.tag]).toEqual([1, 2]);
    const brest = fleet(s, 'Brest', NOWHERE, 5);
    activate(s, ALLIED, NORTH_ATLANTIC);
    drill(comeOut, { block: brest.id, port: BREST, to: INSHORE }, s, 1, 1, 6, 6, 3, 3);
    expect(s.battle.fleets).toEqual([[channel.id], [brest.id]]);
  });

  test('R31, 14.0 of two blocks that were sighted together nobody can say which is which', () => {
    const s = campaign();
    const ours = ['Channel', 'Irish'].map(name => fleet(s, name, inZone(BREST, OFF_STATION), 7));
    const alone = fleet(s, 'Frigate 1', inZone(BREST, INSHORE), 0);
    const brest = fleet(s, 'Brest', NOWHERE, 5);
    activate(s, ALLIED, NORTH_ATLANTIC);
    drill(comeOut, { block: brest.id, port: BREST, to: INSHORE }, s, 6, 6);
    expect(ours.map(({ known, low }) => [known, low])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect([alone.known, brest.known, brest.low]).toEqual([FRIGATE_SEEN, FLEET_SEEN, 1]);
  });

  test('14.0 who stands with the Invasion Barges is easier to find', () => {
    const seen = (barges: number): number => {
      const s = campaign({ barges });
      fleet(s, 'Channel', at('1403'), 3);
      fleet(s, 'Fog of War 1', at('1403'), 0);
      activate(s, BRITISH, NORTH_ATLANTIC);
      // 2 dice of 3, +1 for Narrows: 7, and 8 with the Barges.
      const d = drill(lookAround, { side: BRITISH }, s, 3, 3);
      return happened(d, 'fog-lifted').length;
    };
    expect([seen(0), seen(1)]).toEqual([0, 1]);
  });

  test('14.0 the Invasion Barges make nobody easier to find but those who cover them', () => {
    const s = campaign({ barges: 1 });
    fleet(s, 'Channel', at('1403'), 3);
    fleet(s, 'Brest', at('1403'), 3);
    activate(s, ALLIED, NORTH_ATLANTIC);
    // As above: 7.
    const d = drill(lookAround, { side: ALLIED }, s, 3, 3).say('search choice=yes');
    expect(happened(d, 'search')).toMatchObject([{ side: ALLIED, spotted: false }]);
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
