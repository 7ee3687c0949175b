import { describe, expect, test } from 'vitest';
import { disband, scatter, unusedFleet } from './ch07-blocks.ts';
import { administered, appointments, commanderOf, removeAdmiral, rosilyComes, seniorIn } from './ch08-admirals.ts';
import {
  ALLEMAND,
  BRITISH_GENERIC,
  CALDER,
  COCHRANE,
  COLLINGWOOD,
  CORNWALLIS,
  FRENCH_GENERIC,
  GANTEAUME,
  GARDNER,
  GRAVINA,
  MISSIESSY,
  NELSON,
  ROSILY_MESROS,
  SPANISH_GENERIC,
  VILLENEUVE,
} from '../model/data/numbers-of-battle.ts';
import { ASIDE, gathering, inZone, NOWHERE, onEastward, readyIn, REMOVED, TO_ARRIVE } from '../model/places.ts';
import { countShips } from '../model/state.ts';
import {
  ALLIED,
  BREST,
  BRITISH,
  CADIZ,
  DAMAGED,
  FRENCH,
  HAVANA,
  INSHORE,
  LOOSE,
  PORTSMOUTH,
  SPANISH,
  WRECKED,
} from '../model/terms.ts';
import { at, campaign, commission, context, drill, fleet, happened, QUIET } from '../test/drill.fixture.ts';

describe('who commands', () => {
  test('8.2 the lower seniority number commands, of all fleets that fight together', () => {
    const s = campaign();
    const [cape, gibraltar] = [fleet(s, 'Capes', at('0509'), 12), fleet(s, 'Gibraltar', at('0509'), 4)];
    s.admirals[CALDER] = cape.id;
    s.admirals[NELSON] = gibraltar.id;
    expect(commanderOf(s, BRITISH, [cape.id])).toBe(CALDER);
    expect(commanderOf(s, BRITISH, [cape.id, gibraltar.id])).toBe(NELSON);
  });

  test('8.2, R15 more Spanish than French ships put every Spanish admiral above the French; equal numbers are French', () => {
    const s = campaign();
    const toulon = fleet(s, 'Toulon', at('0509'), 0);
    s.admirals[VILLENEUVE] = toulon.id;
    s.admirals[GRAVINA] = toulon.id;
    commission(s, toulon.id, ALLIED, 3, 0, FRENCH);
    commission(s, toulon.id, ALLIED, 3, WRECKED, SPANISH);
    expect(commanderOf(s, ALLIED, [toulon.id])).toBe(VILLENEUVE);
    commission(s, toulon.id, ALLIED, 1, WRECKED, SPANISH);
    expect(commanderOf(s, ALLIED, [toulon.id])).toBe(GRAVINA);
    s.admirals[GRAVINA] = ASIDE;
    expect(commanderOf(s, ALLIED, [toulon.id])).toBe(SPANISH_GENERIC);
  });

  test('8.3, R16 a squadron commander leads ten ships, prizes and wrecks counted, and gives way to the generic admiral at eleven', () => {
    const s = campaign();
    const biscay = fleet(s, 'Biscay', at('0509'), 9);
    s.admirals[COCHRANE] = biscay.id;
    commission(s, biscay.id, ALLIED, 1, WRECKED);
    expect(commanderOf(s, BRITISH, [biscay.id])).toBe(COCHRANE);
    commission(s, biscay.id, ALLIED, 1, WRECKED);
    expect(commanderOf(s, BRITISH, [biscay.id])).toBe(BRITISH_GENERIC);
    expect(seniorIn(s, BRITISH, biscay.id)).toBe(-1);
  });

  test('8.4 a generic admiral commands where no named one of the right nation is, and is never lost', () => {
    const s = campaign();
    const brest = fleet(s, 'Brest', at('0509'), 0);
    commission(s, brest.id, ALLIED, 5, 0, FRENCH);
    s.admirals[GRAVINA] = brest.id;
    expect(commanderOf(s, ALLIED, [brest.id])).toBe(FRENCH_GENERIC);
    s.admirals[FRENCH_GENERIC] = brest.id;
    removeAdmiral(s, FRENCH_GENERIC, QUIET);
    expect(s.admirals[FRENCH_GENERIC]).toBe(brest.id);
  });
});

describe('replacements', () => {
  test('8.1 Gardner steps into the fleet of Cornwallis, Allemand into the port of Missiessy', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', inZone(BREST, LOOSE), 10);
    s.admirals[CORNWALLIS] = channel.id;
    s.admirals[MISSIESSY] = readyIn(BREST);
    const told = context();
    removeAdmiral(s, CORNWALLIS, told);
    removeAdmiral(s, MISSIESSY, told);
    expect([s.admirals[CORNWALLIS], s.admirals[GARDNER]]).toEqual([REMOVED, channel.id]);
    expect([s.admirals[MISSIESSY], s.admirals[ALLEMAND]]).toEqual([REMOVED, readyIn(BREST)]);
    // Who comes is told, and not where he is.
    expect(happened(told, 'appointed')).toEqual([
      { type: 'appointed', admiral: GARDNER, clause: '8.1', to: 'all' },
      { type: 'appointed', admiral: ALLEMAND, clause: '8.1', to: 'all' },
    ]);
    removeAdmiral(s, GARDNER, told);
    expect(s.admirals[CORNWALLIS]).toBe(REMOVED);
  });

  test('8.1, 7.1 with the whole fleet gone his owner names any friendly European port, under seal', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', inZone(BREST, LOOSE), 0);
    s.admirals[CORNWALLIS] = channel.id;
    s.admirals[COLLINGWOOD] = channel.id;
    disband(s, channel, QUIET);
    expect([channel.place, s.admirals[COLLINGWOOD], s.admirals[GARDNER]]).toEqual([NOWHERE, REMOVED, ASIDE]);
    const d = drill(appointments, {}, s);
    expect([d.seat(), d.about()]).toEqual([BRITISH, { admiral: GARDNER }]);
    expect(d.offers()).toContain(`appoint-at port=${PORTSMOUTH}`);
    expect(d.offers()).toHaveLength(7);
    d.say(`appoint-at port=${PORTSMOUTH}`);
    expect([s.admirals[GARDNER], s.vacant, d.ended()]).toEqual([readyIn(PORTSMOUTH), [], true]);
  });

  test('7.1, 8.1 who is lost with the last of his ships is named to all, for all see him lie beside the map', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', inZone(BREST, LOOSE), 0);
    s.admirals[COLLINGWOOD] = channel.id;
    const told = context();
    disband(s, channel, told);
    expect(happened(told, 'admiral-gone')).toEqual([
      { type: 'admiral-gone', admiral: COLLINGWOOD, clause: '8.1', to: 'all' },
    ]);
  });

  test('8.1, R63 Rosily-Mesros takes over from the one who is lost, whoever is victorious, and only once', () => {
    const s = campaign({ victor: 1 });
    const toulon = fleet(s, 'Toulon', at('0509'), 10);
    const brest = fleet(s, 'Brest', at('0509'), 10);
    s.admirals[VILLENEUVE] = toulon.id;
    s.admirals[GANTEAUME] = brest.id;
    s.admirals[ROSILY_MESROS] = TO_ARRIVE;
    removeAdmiral(s, VILLENEUVE, QUIET);
    expect(s.admirals[ROSILY_MESROS]).toBe(toulon.id);
    rosilyComes(s, QUIET);
    removeAdmiral(s, GANTEAUME, QUIET);
    expect([s.admirals[ROSILY_MESROS], s.admirals[GANTEAUME], s.vacant]).toEqual([toulon.id, REMOVED, []]);
  });

  test('8.1, 15.1 on Nov I he replaces the one who is not victorious', () => {
    const s = campaign({ victor: 1 });
    s.admirals[VILLENEUVE] = readyIn(CADIZ);
    s.admirals[GANTEAUME] = readyIn(BREST);
    s.admirals[ROSILY_MESROS] = TO_ARRIVE;
    rosilyComes(s, QUIET);
    expect([s.admirals[GANTEAUME], s.admirals[ROSILY_MESROS]]).toEqual([REMOVED, readyIn(BREST)]);
  });

  test('R17 with neither of them there he enters at a French port', () => {
    const s = campaign();
    s.admirals[ROSILY_MESROS] = TO_ARRIVE;
    rosilyComes(s, QUIET);
    const d = drill(appointments, {}, s);
    expect(d.offers()).toEqual(['appoint-at port=3', 'appoint-at port=4', 'appoint-at port=11']);
  });

  test('24.1 in Trafalgar nobody comes who has no icon', () => {
    const s = campaign({ articles: { trafalgar: true } });
    const toulon = fleet(s, 'Toulon', at('0509'), 10);
    s.admirals[VILLENEUVE] = toulon.id;
    removeAdmiral(s, VILLENEUVE, QUIET);
    expect([s.admirals[ROSILY_MESROS], s.vacant]).toEqual([ASIDE, []]);
  });
});

describe('special abilities', () => {
  test('8.6, R64 Cornwallis may repair a damaged ship of the Channel Fleet in the Western Approaches or in port', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', inZone(BREST, INSHORE), 3);
    const [ship] = commission(s, channel.id, BRITISH, 1, DAMAGED);
    commission(s, channel.id, BRITISH, 1, WRECKED);
    expect(administered(s)).toEqual([]);
    s.admirals[CORNWALLIS] = channel.id;
    expect(administered(s)).toEqual([ship]);
    channel.place = inZone(CADIZ, LOOSE);
    expect(administered(s)).toEqual([]);
    channel.place = NOWHERE;
    s.admirals[CORNWALLIS] = readyIn(PORTSMOUTH);
    const [other] = commission(s, readyIn(PORTSMOUTH), BRITISH, 1, DAMAGED);
    expect(administered(s)).toEqual([other]);
  });
});

describe('blocks that are lost', () => {
  test('7.2 escorts of a Transport that is scattered form a new fleet where it was', () => {
    const s = campaign();
    const transport = fleet(s, 'Transport', at('0509'), 4);
    Object.assign(transport, { goal: 7, spent: 5, active: 1 });
    const free = unusedFleet(s, ALLIED);
    s.admirals[GANTEAUME] = transport.id;
    scatter(s, transport, QUIET);
    expect([transport.place, s.blocks[free]?.place, countShips(s, free)]).toEqual([gathering(0), at('0509'), 4]);
    expect(s.blocks[free]).toMatchObject({ goal: 7, spent: 5, active: 1 });
    expect(s.admirals[GANTEAUME]).toBe(free);
  });

  test('7.3, R22 without a free block escorts leave play unscored, and the Gold does not come back', () => {
    const s = campaign();
    const gold = fleet(s, 'Spanish Gold', at('0509'), 6);
    for (const block of s.blocks) if (block.id >= 23 && block.id < 34) block.place = at('0608');
    expect(unusedFleet(s, ALLIED)).toBe(-1);
    const ships = s.berths.flatMap((berth, ship) => (berth === gold.id ? [ship] : []));
    scatter(s, gold, QUIET);
    expect(gold.place).toBe(NOWHERE);
    expect(ships.map(ship => s.berths[ship])).toEqual(ships.map(() => REMOVED));
  });

  test('R22 by option they reach the nearest friendly port, and their admirals with them', () => {
    for (const [place, haven] of [
      [at('0620'), CADIZ],
      [onEastward(0), HAVANA],
    ] as const) {
      const s = campaign({ articles: { escortsHome: true } });
      const gold = fleet(s, 'Spanish Gold', place, 6);
      s.admirals[GRAVINA] = gold.id;
      for (const block of s.blocks) if (block.id >= 23 && block.id < 34) block.place = at('0608');
      scatter(s, gold, QUIET);
      expect([countShips(s, readyIn(haven)), s.admirals[GRAVINA]]).toEqual([6, readyIn(haven)]);
    }
  });
});
