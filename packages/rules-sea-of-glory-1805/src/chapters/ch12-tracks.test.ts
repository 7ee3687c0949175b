import { describe, expect, test } from 'vitest';
import { foulWeather } from './ch06-weather.ts';
import { half } from './ch09-movement.ts';
import { isValidGoal } from './ch10-conseil.ts';
import { enterTrack, transit } from './ch12-tracks.ts';
import { isSameOcean, trackFrom } from '../model/chart.ts';
import { DESTINATIONS, HEXES } from '../model/data/figures.ts';
import { inPort, inZone, NOWHERE, onEastward, onWestward, readyIn } from '../model/places.ts';
import { blockOf, shipsIn, zoneOf } from '../model/state.ts';
import {
  ALLIED,
  BRITISH,
  CRAIG,
  INSHORE,
  LOOSE,
  NORTH_ATLANTIC,
  TO_CANADA,
  TRANSPORT,
  WEST_INDIES,
  ZONE_1_WEATHER,
} from '../model/terms.ts';
import { view } from '../model/view.ts';
import {
  at,
  blockNamed,
  bound,
  campaign,
  drill,
  fleet,
  goalNamed,
  happened,
  port,
  wind,
} from '../test/drill.fixture.ts';

/** The boxes in which dice are thrown for a fast passage. */
const LAST_BUT_ONE_WEST = 3;
const LAST_BUT_ONE_EAST = 4;

test('7.4, 12.5 which of the blocks in a box comes in first is not told', () => {
  const told = (name: string): unknown => {
    const s = campaign({ initiative: ALLIED });
    for (const each of ['Brest', 'Rochefort']) bound(s, each, onWestward(LAST_BUT_ONE_WEST), goalNamed('Martinique'));
    const d = drill(transit, {}, s).say(`arrive block=${blockNamed(name)} part=loose`);
    return [happened(d, 'moved'), view(s, BRITISH).blanks];
  };
  expect(told('Brest')).toEqual(told('Rochefort'));
});

describe('on a track', () => {
  test('12.0 no way by hexes leads from Europe to the West Indies; the track begins at its edge and at E01', () => {
    const west = HEXES.flatMap(({ area }, hex) => (area === WEST_INDIES ? [hex] : []));
    expect(west.some(hex => isSameOcean(hex, at('0509')))).toBe(false);
    const s = campaign();
    const channel = fleet(s, 'Channel', at('0226'), 3);
    drill(enterTrack, { block: channel.id }, s).say('bound-for number=1');
    expect(channel.place).toBe(onWestward(1));
    const irish = fleet(s, 'Irish', at('E01'), 3);
    drill(enterTrack, { block: irish.id }, s).say('bound-for number=1');
    expect(irish.place).toBe(onEastward(1));
  });

  test('12.2 boxes with a die lie in that Weather Zone, and fleets in them suffer', () => {
    const s = campaign();
    expect([0, 1, 2, 3, 4].map(box => zoneOf(s, onWestward(box)))).toEqual([2, -1, 5, 5, 5]);
    expect([0, 1, 2, 3, 4, 5].map(box => zoneOf(s, onEastward(box)))).toEqual([5, 5, -1, 2, 0, -1]);
    fleet(s, 'Channel', onEastward(4), 10);
    fleet(s, 'Irish', onEastward(3), 10);
    const d = drill(foulWeather, { kind: ZONE_1_WEATHER }, s, 5);
    expect(d.pending()).toContain(BRITISH);
    d.say('leave-to-staff');
    const hurt = (block: number): number => shipsIn(s, block).filter(ship => s.damage[ship] !== 0).length;
    while (!d.ended()) d.say(d.offers()[0] ?? '');
    expect([hurt(0) > 0, hurt(2)]).toEqual([true, 0]);
  });

  test('12.4 one box a turn and no choice: enemies in one box do not see each other, and no chit moves them', () => {
    const s = wind(NORTH_ATLANTIC, 0);
    const channel = fleet(s, 'Channel', onEastward(1), 10);
    const irish = fleet(s, 'Irish', onEastward(1), 3);
    const toulon = bound(s, 'Toulon', onEastward(1), goalNamed('Ferrol'));
    expect(drill(half, { side: BRITISH }, s).offers()).toEqual(['done']);
    const d = drill(transit, {}, s);
    expect(d.ended()).toBe(true);
    expect([channel.place, irish.place, toulon.place]).toEqual([2, 2, 2].map(onEastward));
    expect(happened(d, 'search')).toEqual([]);
  });

  test('12.6 the Transport has no goal in the West Indies and enters no track', () => {
    const s = wind(NORTH_ATLANTIC, 0);
    for (const [goal, { area }] of DESTINATIONS.entries()) {
      if (area !== WEST_INDIES) continue;
      expect(isValidGoal(s, TRANSPORT, goal, at('0324'))).toBe(false);
      expect(isValidGoal(s, 23, goal, at('0324'))).toBe(true);
    }
    bound(s, 'Transport', at('0324'), goalNamed('Cadiz'), 1);
    const d = drill(half, { side: ALLIED }, s).say(`sail block=${TRANSPORT}`);
    expect(trackFrom(at('0325'))).not.toBe(-1);
    expect(d.offers()).not.toContain('steer direction=3');
    expect(d.offers().some(offer => offer.startsWith('steer'))).toBe(true);
  });

  test('R7 nobody but an Expedition is bound for Canada, and no marker of the Conseil says so', () => {
    const s = campaign();
    const canada = `bound-for number=${TO_CANADA}`;
    const channel = fleet(s, 'Channel', at('0226'), 3);
    expect(drill(enterTrack, { block: channel.id }, s).offers()).not.toContain(canada);
    const craig = fleet(s, 'Craig’s', at('0226'), 3);
    expect(craig.id).toBe(CRAIG);
    expect(drill(enterTrack, { block: craig.id }, s).offers()).toEqual(['bound-for number=1', canada]);
    expect(DESTINATIONS.map(({ name }) => name)).not.toContain('Canada');
  });
});

describe('leaving a track', () => {
  test.each([
    ['to Europe', onEastward(LAST_BUT_ONE_EAST - 1), 5],
    ['to the West Indies', onWestward(LAST_BUT_ONE_WEST - 1), 4],
  ])('12.5 a fast passage %s', (_way, box, fast) => {
    const arrives = (face: number): boolean => {
      const s = campaign();
      Object.assign(fleet(s, 'Channel', box, 3), { goal: 2 });
      return drill(transit, {}, s, face).pending().length > 0;
    };
    expect([arrives(fast - 1), arrives(fast)]).toEqual([false, true]);
  });

  test('12.3 a British block comes to the place of its number: 2 is Antigua, and 0107 from the other side', () => {
    const arrivals = (box: number): number[] =>
      [1, 2, 3, 4].map(goal => {
        const s = campaign();
        const channel = Object.assign(fleet(s, 'Channel', box, 3), { goal });
        drill(transit, {}, s).say(`arrive block=${channel.id} part=loose`);
        return channel.place;
      });
    const islands = ['Jamaica', 'Antigua', 'Barbados', 'Trinidad'].map(name => inZone(port(name), LOOSE));
    expect(arrivals(onWestward(LAST_BUT_ONE_WEST))).toEqual(islands);
    expect(arrivals(onEastward(LAST_BUT_ONE_EAST))).toEqual(['1501', '0107', '0115', '0123'].map(at));
  });

  test('12.5 into the patrol zone and into a friendly port, looked for on the way', () => {
    const s = campaign();
    const antigua = port('Antigua');
    Object.assign(fleet(s, 'Channel', onWestward(LAST_BUT_ONE_WEST), 3), { goal: 2 });
    bound(s, 'Rochefort', inZone(antigua, LOOSE), goalNamed('Antigua'));
    const d = drill(transit, {}, s, 1, 1);
    expect(d.offers()).toEqual(['loose', 'inshore', 'port'].map(part => `arrive block=0 part=${part}`));
    d.say('arrive block=0 part=port', 'search choice=yes');
    expect(happened(d, 'search')).toMatchObject([{ side: ALLIED, spotted: false }]);
    expect(shipsIn(s, readyIn(antigua))).toHaveLength(3);
    expect(blockOf(s, 0).place).toBe(NOWHERE);
  });

  test('12.5 a battle of an earlier activation keeps nobody from coming in', () => {
    const s = campaign();
    s.search.halted = 1;
    Object.assign(fleet(s, 'Channel', onWestward(LAST_BUT_ONE_WEST), 3), { goal: 2 });
    drill(transit, {}, s).say('arrive block=0 part=port');
    expect(shipsIn(s, readyIn(port('Antigua')))).toHaveLength(3);
  });

  test('12.5 no port of the enemy is entered', () => {
    const s = campaign();
    const brest = bound(s, 'Brest', onWestward(LAST_BUT_ONE_WEST), goalNamed('Antigua'));
    expect(drill(transit, {}, s).offers()).toEqual(
      ['loose', 'inshore'].map(part => `arrive block=${brest.id} part=${part}`),
    );
  });

  test('12.5, 14.4 who has come off a track looks around with -1, and is not stationary', () => {
    const s = campaign();
    Object.assign(fleet(s, 'Channel', onWestward(LAST_BUT_ONE_WEST), 3), { goal: 2 });
    fleet(s, 'Fog of War 1', inZone(port('Antigua'), INSHORE), 0);
    const d = drill(transit, {}, s, 1, 1).say('arrive block=0 part=loose', 'search choice=no');
    const [{ total, modifiers } = { total: 0, modifiers: [] }] = happened(d, 'search-total');
    expect(modifiers?.map(({ what }) => what)).not.toContain('loose');
    expect(modifiers).toContainEqual({ what: 'far', by: -1, clause: '14.4' });
    expect(total).toBe(2 + (modifiers ?? []).reduce((sum, { by }) => sum + by, 0));
  });

  test('12.5, R61 a block that goes straight into port may be Fog of War', () => {
    const s = campaign({ articles: { portsOffMap: false } });
    const fog = fleet(s, 'Fog of War 1', onWestward(LAST_BUT_ONE_WEST), 0);
    const martinique = goalNamed('Martinique');
    const d = drill(transit, {}, s).say(`sail block=${fog.id}`, `goal destination=${martinique}`);
    d.say(`arrive block=${fog.id} part=port`);
    expect(fog.place).toBe(inPort(port('Martinique')));
    expect(happened(d, 'moved').at(-1)).toMatchObject({ place: inPort(port('Martinique')) });
  });

  test('R43 who has missed a fast passage waits in that box and arrives next turn without a die', () => {
    const s = campaign();
    const channel = Object.assign(fleet(s, 'Channel', onEastward(LAST_BUT_ONE_EAST - 1), 3), { goal: 2 });
    expect(drill(transit, {}, s, 4).ended()).toBe(true);
    expect(channel.place).toBe(onEastward(LAST_BUT_ONE_EAST));
    drill(transit, {}, s).say('arrive block=0 part=loose');
    expect(channel.place).toBe(at('0107'));
  });

  test('R44 the side with the initiative throws, arrives and looks around before the other throws', () => {
    const s = campaign({ initiative: ALLIED });
    Object.assign(fleet(s, 'Channel', onEastward(LAST_BUT_ONE_EAST - 1), 3), { goal: 2 });
    const toulon = bound(s, 'Toulon', onEastward(LAST_BUT_ONE_EAST - 1), goalNamed('Ferrol'));
    fleet(s, 'Irish', inZone(port('Ferrol'), LOOSE), 3);
    // A fast passage; the Irish fleet looks and sees nothing; nothing is thrown for the British yet.
    const d = drill(transit, {}, s, 6, 1, 1);
    expect(d.pending()).toEqual([ALLIED]);
    d.say([1, 1], `arrive block=${toulon.id} part=loose`);
    expect(d.offers()).toContain('search choice=yes');
    d.say([1, 1, 6], 'search choice=yes');
    expect(happened(d, 'search').map(({ side }) => side)).toEqual([BRITISH, ALLIED]);
    expect(happened(d, 'fast-passage').map(({ side }) => side)).toEqual([ALLIED, BRITISH]);
    expect(d.pending()).toEqual([BRITISH]);
    d.say('arrive block=0 part=loose');
    expect(d.ended()).toBe(true);
  });

  test('R45 Fog of War goes where a fleet on that track could have gone', () => {
    const s = campaign();
    const fog = fleet(s, 'Fog of War 1', onWestward(LAST_BUT_ONE_WEST), 0);
    const d = drill(transit, {}, s).say(`sail block=${fog.id}`);
    const goals = DESTINATIONS.flatMap(({ area }, goal) => (area === WEST_INDIES ? [goal] : []));
    expect(d.offers()).toEqual(goals.map(goal => `goal destination=${goal}`));
    d.say(`goal destination=${goalNamed('Barbados')}`, `arrive block=${fog.id} part=loose`);
    expect(fog.place).toBe(inZone(port('Barbados'), LOOSE));
    const east = fleet(s, 'Fog of War 2', onEastward(LAST_BUT_ONE_EAST), 0);
    const home = drill(transit, {}, s).say(`sail block=${east.id}`);
    expect(home.offers()).not.toContain(`goal destination=${goalNamed('Toulon')}`);
    expect(home.offers()).toContain(`goal destination=${goalNamed('Cartagena')}`);
  });

  test.each([
    ['Channel', '1403'],
    ['North Sea', '1501'],
  ])('R6 a fleet bound for the hex of %s comes straight onto it', (goal, hex) => {
    const s = campaign();
    const brest = bound(s, 'Brest', onEastward(LAST_BUT_ONE_EAST), goalNamed(goal));
    const d = drill(transit, {}, s);
    expect(d.offers()).toEqual([`arrive block=${brest.id} part=loose`]);
    d.say(`arrive block=${brest.id} part=loose`);
    expect([brest.place, d.ended()]).toEqual([at(hex), true]);
  });

  test('R85, R6 after a battle in the Straits one bound for Cartagena comes in all the same', () => {
    const s = campaign();
    fleet(s, 'Gibraltar', at('1123'), 1);
    const toulon = bound(s, 'Toulon', onEastward(LAST_BUT_ONE_EAST), goalNamed('Cartagena'), 9);
    const d = drill(transit, {}, s, 6, 6, ...Array.from({ length: 200 }, () => 1));
    d.say(`arrive block=${toulon.id} part=loose`);
    while (!d.ended()) d.say(d.offers()[0] ?? '');
    expect(happened(d, 'battle')).toHaveLength(1);
    expect(toulon.place).toBe(inZone(port('Cartagena'), LOOSE));
  });

  test('R6 one bound for Cartagena is looked for in the Straits first', () => {
    const s = campaign();
    fleet(s, 'Gibraltar', at('1123'), 3);
    const toulon = bound(s, 'Toulon', onEastward(LAST_BUT_ONE_EAST), goalNamed('Cartagena'));
    const d = drill(transit, {}, s, 1, 1).say(`arrive block=${toulon.id} part=loose`);
    expect(happened(d, 'search')).toMatchObject([{ side: BRITISH, place: at('1123') }]);
    expect(toulon.place).toBe(inZone(port('Cartagena'), LOOSE));
  });
});
