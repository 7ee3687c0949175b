import { describe, expect, test } from 'vitest';
import { fleetsToCome, layOut } from './ch03-setup.ts';
import { half } from './ch09-movement.ts';
import { raidsAndInvasions } from './ch22-raids.ts';
import { endOfTurn, result } from './ch23-victory.ts';
import { laterFleets } from './ch24-arrivals.ts';
import { enterTrafalgar } from './ch24-trafalgar.ts';
import { enterPort } from './ch11-mooring.ts';
import { inPort, inZone, onWestward, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf, countShips, FALSE_RAID, SHOWN_RAID, TRUE_RAID } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BRITISH,
  FIRST_FRIGATE,
  FRENCH,
  INSHORE,
  LOOSE,
  NORTH_ATLANTIC,
  NORTH_SEA,
  SOUND,
  TRAFALGAR_WATERS,
} from '../model/terms.ts';
import { view } from '../model/view.ts';
import {
  at,
  blockNamed,
  campaign,
  commission,
  context,
  drill,
  fleet,
  happened,
  port,
  QUIET,
  wind,
} from '../test/drill.fixture.ts';

const BREST = port('Brest');
const AUG_II = 23;
const AUG_III = 24;
const SEP_II = 26;

function trafalgar(turn: number): Campaign {
  return campaign({ turn, articles: { trafalgar: true, waters: TRAFALGAR_WATERS, lastTurn: 30 } });
}

/** A British block that is not to be had: at sea, with a ship if it has none. */
function fleetAtSea(s: Campaign, id: number): void {
  putBlock(s, blockOf(s, id), at('0509'), NO_DICE);
  if (countShips(s, id) === 0) commission(s, id, BRITISH, 1);
}

describe('24.3 objectives', () => {
  test('24.3, R96 thirty ships in one block enter Brest before Aug III', () => {
    const s = trafalgar(AUG_II);
    const block = fleet(s, 'Toulon', inZone(BREST, INSHORE), 30);
    const c = context();
    enterPort(s, block, BREST, c);
    expect(s.trafalgar).toEqual([0, 0, 1, 0]);
    expect(happened(c, 'objective-scored')).toMatchObject([{ objective: 2, to: 'all' }]);
    expect(s.over).toBe('');
    const late = trafalgar(AUG_III);
    enterPort(late, fleet(late, 'Toulon', inZone(BREST, INSHORE), 30), BREST, QUIET);
    const few = trafalgar(AUG_II);
    enterPort(few, fleet(few, 'Toulon', inZone(BREST, INSHORE), 29), BREST, QUIET);
    expect([late.trafalgar[2], few.trafalgar[2]]).toEqual([0, 0]);
  });

  test('24.3 thirty ships enter 1222 after Aug II', () => {
    const s = trafalgar(AUG_III);
    enterTrafalgar(s, fleet(s, 'Toulon', at('1222'), 30), at('1222'), QUIET);
    expect(s.trafalgar).toEqual([0, 0, 0, 1]);
    const early = trafalgar(AUG_II);
    enterTrafalgar(early, fleet(early, 'Toulon', at('1222'), 30), at('1222'), QUIET);
    expect(early.trafalgar[3]).toBe(0);
    const british = trafalgar(AUG_III);
    enterTrafalgar(british, fleet(british, 'Channel', at('1222'), 30), at('1222'), QUIET);
    expect(british.trafalgar[3]).toBe(0);
  });

  test('24.3 to sail through 1222 is to enter it', () => {
    const s = wind(NORTH_ATLANTIC, 1, trafalgar(AUG_III));
    const { id } = fleet(s, 'Toulon', at('1123'), 30);
    const d = drill(half, { side: ALLIED }, s);
    d.say(`sail block=${id}`, 'steer direction=1', 'steer direction=4', 'heave-to');
    expect(s.trafalgar[3]).toBe(1);
    expect(happened(d, 'moved').map(({ place }) => place)).toEqual([at('1222'), at('1123')]);
  });

  test('24.3, R97, R109 a raid counts in secret when it succeeds; the second objective is shown and ends the game', () => {
    const s = trafalgar(AUG_III);
    const bantry = port('Bantry Bay');
    fleet(s, 'Toulon', inZone(bantry, INSHORE), 0);
    commission(s, blockNamed('Toulon'), ALLIED, 20, SOUND, FRENCH);
    const d = drill(raidsAndInvasions, {}, s, 6, 6, 6);
    d.say(`raid block=${blockNamed('Toulon')}`);
    expect([s.trafalgar[1], s.raids[bantry]]).toEqual([1, TRUE_RAID]);
    expect([view(s, BRITISH).trafalgar[1], view(s, BRITISH).raids[bantry]]).toEqual([0, FALSE_RAID]);
    expect(view(s, ALLIED).trafalgar[1]).toBe(1);
    enterTrafalgar(s, fleet(s, 'Ferrol', at('1222'), 30), at('1222'), QUIET);
    expect(s.raids[bantry]).toBe(SHOWN_RAID);
    expect(result(s)).toMatchObject({ winners: [ALLIED], scores: [0, 2], reason: 'objectives', clause: '24.3' });
  });

  test('24.3 in the North Sea too', () => {
    const s = trafalgar(AUG_III);
    fleet(s, 'Toulon', at('1501'), 0);
    commission(s, blockNamed('Toulon'), ALLIED, 25, SOUND, FRENCH);
    drill(raidsAndInvasions, {}, s, 6, 6).say(`raid block=${blockNamed('Toulon')}`);
    expect([s.trafalgar[0], s.raids[NORTH_SEA]]).toEqual([1, TRUE_RAID]);
  });

  test('24.2 no invasions', () => {
    const s = trafalgar(AUG_III);
    const fog = fleet(s, 'Fog of War 1', inZone(port('Bantry Bay'), INSHORE), 0);
    expect(drill(raidsAndInvasions, {}, s).offers()).toEqual(['done', `raid block=${fog.id}`]);
  });

  test('24.3 the British win after Oct III', () => {
    const s = trafalgar(30);
    s.trafalgar = [1, 0, 0, 0];
    endOfTurn(s, QUIET);
    expect(result(s)).toMatchObject({ winners: [BRITISH], scores: [0, 1], reason: 'time', clause: '24.3' });
  });
});

describe('fleets that come later', () => {
  test('24.1.2, R115 Strachan in the patrol zone of Brest on Aug II, Nelson in Portsmouth on Sep II', () => {
    const s = layOut({ scenario: 'trafalgar', seats: 2, options: {} });
    s.turn = AUG_II;
    const d = drill(laterFleets, {}, s);
    expect(d.offers()).toEqual(['enter part=inshore', 'enter part=loose']);
    d.say('enter part=loose');
    const strachan = s.blocks.find(({ place }) => place === inZone(BREST, LOOSE));
    expect(countShips(s, strachan?.id ?? -1)).toBe(18);
    s.turn = SEP_II;
    expect(drill(laterFleets, {}, s).ended()).toBe(true);
    expect(countShips(s, readyIn(port('Portsmouth')))).toBe(5);
    expect(s.blocks.some(({ place }) => place === inPort(port('Portsmouth')))).toBe(true);
  });

  test('R115 without a free block a fleet comes to Portsmouth, and on the display where ports are off the map', () => {
    const full = layOut({ scenario: 'trafalgar', seats: 2, options: {} });
    for (let id = 0; id < FIRST_FRIGATE; id++) fleetAtSea(full, id);
    full.turn = AUG_II;
    expect(drill(laterFleets, {}, full).ended()).toBe(true);
    expect(countShips(full, readyIn(port('Portsmouth')))).toBe(18);
    const s = layOut({ scenario: 'trafalgar', seats: 2, options: { portsOffMap: true } });
    s.turn = SEP_II;
    expect(drill(laterFleets, {}, s).ended()).toBe(true);
    expect(s.blocks.some(({ place }) => place === inPort(port('Portsmouth')))).toBe(false);
  });

  test('R101 Nelson enters the track on May II', () => {
    const s = layOut({ scenario: 'west-indies', seats: 2, options: {} });
    expect(fleetsToCome(s)).toHaveLength(1);
    s.turn = 14;
    const d = drill(laterFleets, {}, s);
    d.say('bound-for number=3');
    const nelson = s.blocks.find(({ place }) => place === onWestward(1));
    expect(countShips(s, nelson?.id ?? -1)).toBe(10);
  });
});
