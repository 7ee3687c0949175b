import { describe, expect, test } from 'vitest';
import { judgement } from './ch15-admiralty.ts';
import { raidsAndInvasions } from './ch22-raids.ts';
import { revealRaid } from './ch22-markers.ts';
import { rowAt, tidings } from '../model/ledger.ts';
import {
  gathering,
  inPort,
  inZone,
  NORTH_SEA_BOX,
  NOWHERE,
  onEastward,
  ordinaryIn,
  readyIn,
  SUNK,
  TAKEN,
} from '../model/places.ts';
import { NEAPOLITAN_MONARCHY } from '../model/data/numbers-of-battle.ts';
import type { Campaign } from '../model/state.ts';
import { countShips, isPrize, FALSE_RAID, NOT_RAIDED, SHOWN_RAID, TRUE_RAID } from '../model/state.ts';
import {
  ALLIED,
  BLOCK_COUNT,
  BRITISH,
  DAMAGED,
  FRENCH,
  IN_ALEXANDRIA,
  IN_BANTRY_BAY,
  IN_MALTA,
  IN_NAPLES,
  IN_WEST_INDIES,
  INSHORE,
  LOOSE,
  NORTH_SEA,
  OFF_STATION,
  SOUND,
  WRECKED,
} from '../model/terms.ts';
import { at, blockNamed, campaign, commission, context, drill, fleet, happened, port } from '../test/drill.fixture.ts';
import type { Drill } from '../test/drill.fixture.ts';

const BANTRY = port('Bantry Bay');
const MALTA = port('Malta');
const ALEXANDRIA = port('Alexandria');

function raids(s: Campaign, ...faces: number[]): Drill {
  return drill(raidsAndInvasions, {}, s, ...faces);
}

/** Twenty French ships of the Brest list: 50 firepower and a generic admiral of command 2. Defence of Bantry Bay is 10. */
function offBantry(part: number): Campaign {
  const s = campaign();
  fleet(s, 'Brest', inZone(BANTRY, part), 0);
  commission(s, blockNamed('Brest'), ALLIED, 20, SOUND, FRENCH);
  s.napoleon[IN_BANTRY_BAY] = 7;
  s.pitt[IN_BANTRY_BAY] = 5;
  return s;
}

const RAID_BREST = `raid block=${blockNamed('Brest')}`;

describe('raids', () => {
  test('22.2 inshore three dice, on loose two; command is added and the defence must be reached', () => {
    const inshore = raids(offBantry(INSHORE), 3, 2, 2);
    expect(inshore.offers()).toEqual(['done', RAID_BREST]);
    inshore.say(RAID_BREST);
    expect(happened(inshore, 'raid')).toMatchObject([{ port: BANTRY, faces: [3, 2, 2], invasion: false }]);
    expect(happened(inshore, 'raid-outcome')).toMatchObject([{ to: [ALLIED], total: 9, defence: 10, success: true }]);
    expect(inshore.s.raids[BANTRY]).toBe(TRUE_RAID);
    const loose = raids(offBantry(LOOSE), 3, 2);
    loose.say(RAID_BREST);
    expect(happened(loose, 'raid-outcome')).toMatchObject([{ total: 7, success: false }]);
    expect(loose.s.raids[BANTRY]).toBe(FALSE_RAID);
  });

  test('22.2, R87 a true and a false raid tell the British the same', () => {
    const told = (...faces: number[]): unknown[] =>
      raids(offBantry(INSHORE), ...faces)
        .say(RAID_BREST)
        .events.filter(({ to, type }) => (to === 'all' || to.includes(BRITISH)) && type !== 'raid');
    expect(told(6, 6, 6)).toEqual(told(1, 1, 1));
  });

  test('22.2 Fog of War throws as many dice and never succeeds', () => {
    const s = campaign();
    const fog = fleet(s, 'Fog of War 1', inZone(BANTRY, INSHORE), 0);
    const d = raids(s, 6, 6, 6);
    expect(d.offers()).toEqual(['done', `raid block=${fog.id}`, `invade block=${fog.id}`]);
    d.say(`raid block=${fog.id}`);
    expect(happened(d, 'raid')).toMatchObject([{ faces: [6, 6, 6] }]);
    expect(s.raids[BANTRY]).toBe(FALSE_RAID);
  });

  test('R88 each block tries once; who does not want to says so', () => {
    const s = offBantry(INSHORE);
    fleet(s, 'Fog of War 1', inZone(BANTRY, INSHORE), 0);
    const d = raids(s, 1, 1, 1);
    d.say(RAID_BREST);
    expect(d.offers()).not.toContain(RAID_BREST);
    d.say('done');
    expect(d.ended()).toBe(true);
  });

  test('R89 a hidden marker stays true when a later raid fails', () => {
    const s = offBantry(INSHORE);
    s.raids[BANTRY] = TRUE_RAID;
    raids(s, 1, 1, 1).say(RAID_BREST);
    expect(s.raids[BANTRY]).toBe(TRUE_RAID);
  });

  test('22.0, 22.1, 22.2 nobody raids where a marker was shown or the port was invaded, nor from Off Station', () => {
    const shown = offBantry(INSHORE);
    shown.raids[BANTRY] = SHOWN_RAID;
    // It could still be invaded, so the Allied player is asked (R88).
    expect(raids(shown).offers()).toEqual(['done']);
    const invaded = offBantry(INSHORE);
    invaded.invaded[BANTRY] = 1;
    expect(raids(invaded).ended()).toBe(true);
    expect(raids(offBantry(OFF_STATION)).ended()).toBe(true);
  });

  test('22.2 a result equal to the defence is enough', () => {
    const even = raids(offBantry(INSHORE), 3, 2, 1).say(RAID_BREST);
    expect(happened(even, 'raid-outcome')).toMatchObject([{ total: 8, damage: 10, defence: 10, success: true }]);
    const less = raids(offBantry(INSHORE), 3, 1, 1).say(RAID_BREST);
    expect(happened(less, 'raid-outcome')).toMatchObject([{ total: 7, success: false }]);
  });

  test('22.1 no port of the Allies is raided, nor Algiers, Lisbon or Corfu', () => {
    const s = campaign();
    for (const [i, name] of ['Havana', 'Algiers', 'Lisbon', 'Corfu'].entries())
      fleet(s, ['Brest', 'Toulon', 'Ferrol', 'Cadiz'][i] ?? '', inZone(port(name), INSHORE), 3);
    expect(raids(s).ended()).toBe(true);
  });

  test('22.1 hex 1501 is raided with two dice', () => {
    const s = campaign();
    fleet(s, 'Brest', at('1501'), 21);
    const d = raids(s, 6, 6).say(RAID_BREST);
    expect(happened(d, 'raid')).toMatchObject([{ port: NORTH_SEA, faces: [6, 6] }]);
    expect(s.raids[NORTH_SEA]).toBe(TRUE_RAID);
  });

  test('22.2, R90 a marker is turned: false ones go, true ones score, and the ledger has it', () => {
    const s = offBantry(INSHORE);
    s.raids[BANTRY] = TRUE_RAID;
    s.raids[MALTA] = FALSE_RAID;
    const c = context();
    for (const each of [BANTRY, MALTA, ALEXANDRIA]) revealRaid(s, each, c);
    expect([s.raids[BANTRY], s.raids[MALTA]]).toEqual([SHOWN_RAID, NOT_RAIDED]);
    expect(s.napoleonTaken[IN_BANTRY_BAY]).toBe(1);
    expect(happened(c, 'objective')).toMatchObject([{ whose: 'napoleon', area: IN_BANTRY_BAY, value: 0 }]);
    const ledger = s.ledgers[BRITISH] as number[];
    expect(rowAt(ledger, 0)).toMatchObject({ what: tidings.indexOf('raid'), a: BANTRY, b: 1 });
    expect(rowAt(ledger, 1)).toMatchObject({ a: MALTA, b: 0 });
  });

  test('21.3 by option the value is shown when it is scored', () => {
    const s = campaign({ articles: { openObjectives: true } });
    s.napoleon[IN_BANTRY_BAY] = 7;
    s.raids[BANTRY] = TRUE_RAID;
    const c = context();
    revealRaid(s, BANTRY, c);
    expect(happened(c, 'objective')).toMatchObject([{ value: 7 }]);
  });
});

describe('directives', () => {
  test('21.4.2, 22.2 a raid that fulfils the directive is shown with it, and another is drawn', () => {
    const s = offBantry(INSHORE);
    s.directive = 0;
    s.directives = [0, 1, 0, 0, 0];
    const d = raids(s, 6, 6, 6, 1).say(RAID_BREST);
    expect(happened(d, 'directive-scored')).toMatchObject([{ directive: 0 }]);
    expect(s.raids[BANTRY]).toBe(SHOWN_RAID);
    expect([s.directivesScored, s.directive]).toEqual([1, 1]);
  });

  test('21.4.3 the first West Indies raid scores Napoleon’s objective, the second the directive, the third Pitt’s', () => {
    const s = campaign();
    s.napoleon[IN_WEST_INDIES] = 9;
    s.pitt[IN_WEST_INDIES] = 6;
    s.directive = 4;
    const names = ['Antigua', 'Barbados', 'Trinidad'] as const;
    const fleets = ['Brest', 'Toulon', 'Rochefort'] as const;
    names.forEach((name, i) => {
      s.raids[port(name)] = NOT_RAIDED;
      fleet(s, fleets[i] ?? '', inZone(port(name), INSHORE), 0);
      commission(s, blockNamed(fleets[i] ?? ''), ALLIED, 12, SOUND, FRENCH);
    });
    const d = raids(s, 6, 6, 6);
    d.say(`raid block=${blockNamed('Brest')}`);
    expect([s.directivesScored, s.raids[port('Antigua')]]).toEqual([0, TRUE_RAID]);
    d.say([6, 6, 6], `raid block=${blockNamed('Toulon')}`);
    expect([s.directivesScored, s.napoleonTaken[IN_WEST_INDIES]]).toEqual([1, 1]);
    d.say([6, 6, 6], `raid block=${blockNamed('Rochefort')}`);
    for (const name of names) revealRaid(s, port(name), context());
    expect(s.pittTaken[IN_WEST_INDIES]).toBe(1);
  });
});

describe('invasions', () => {
  /** The Transport with twenty ships Inshore at a port. */
  function landing(site: number): Campaign {
    const s = campaign();
    fleet(s, 'Transport', inZone(site, INSHORE), 0);
    commission(s, blockNamed('Transport'), ALLIED, 20, SOUND, FRENCH);
    for (const area of [IN_MALTA, IN_ALEXANDRIA, IN_BANTRY_BAY]) {
      s.napoleon[area] = 5;
      s.pitt[area] = 3;
    }
    return s;
  }
  const INVADE = `invade block=${blockNamed('Transport')}`;

  test('22.3 success: both objectives, the port is Allied, the Transport to Start, its escorts Inshore', () => {
    const s = landing(MALTA);
    s.raids[MALTA] = FALSE_RAID;
    const d = raids(s, 6, 6, 6).say(INVADE);
    expect(happened(d, 'invasion')).toMatchObject([{ port: MALTA, success: true }]);
    expect([s.napoleonTaken[IN_MALTA], s.pittTaken[IN_MALTA], s.invaded[MALTA], s.raids[MALTA]]).toEqual([1, 1, 1, 0]);
    expect(s.blocks[blockNamed('Transport')]?.place).toBe(gathering(0));
    const escorts = s.blocks.find(({ place }) => place === inZone(MALTA, INSHORE));
    expect(countShips(s, escorts?.id ?? -1)).toBe(20);
  });

  test('22.3 failure: no marker, and it may try again', () => {
    const s = landing(MALTA);
    const d = raids(s, 1, 1, 1).say(INVADE);
    expect(d.ended()).toBe(true);
    expect(s.raids[MALTA]).toBe(NOT_RAIDED);
    expect(s.blocks[blockNamed('Transport')]?.place).toBe(inZone(MALTA, INSHORE));
    expect(raids(s).offers()).toContain(INVADE);
  });

  test('22.3.1 wrecks and ships In Ordinary are prizes, frigates go Off Station, the others come out and may be searched for', () => {
    const s = landing(MALTA);
    const ready = commission(s, readyIn(MALTA), BRITISH, 3);
    const laidUp = commission(s, ordinaryIn(MALTA), BRITISH, 1);
    const frigate = fleet(s, 'Frigate 1', inPort(MALTA), 0);
    const d = raids(s, 6, 6, 6).say(INVADE);
    expect(laidUp.map(ship => s.berths[ship])).toEqual([TAKEN]);
    expect(frigate.place).toBe(inZone(MALTA, OFF_STATION));
    expect(d.seat()).toBe(BRITISH);
    d.say('flee part=loose');
    // The escorts are Inshore: their owner may search.
    expect(d.offers()).toEqual(['search choice=yes', 'search choice=no']);
    d.say('search choice=no');
    const [berth] = ready.map(ship => s.berths[ship]);
    expect(s.blocks[berth ?? 0]?.place).toBe(inZone(MALTA, LOOSE));
    expect(d.ended()).toBe(true);
  });

  test('22.3.1 an Expedition in the port carries them; without a block they count as sunk', () => {
    const s = landing(MALTA);
    const craig = fleet(s, 'Craig’s', inPort(MALTA), 0);
    const moore = fleet(s, 'Moore’s', inPort(MALTA), 0);
    commission(s, readyIn(MALTA), BRITISH, 2);
    raids(s, 6, 6, 6).say(INVADE, 'flee part=inshore', 'search choice=no');
    expect([craig.place, moore.place]).toEqual([inZone(MALTA, INSHORE), gathering(0)]);
    const full = landing(MALTA);
    for (let id = 0; id < 12; id++) fleet(full, NAMES[id] ?? '', at('0509'), 1);
    const lost = commission(full, readyIn(MALTA), BRITISH, 2);
    raids(full, 6, 6, 6).say(INVADE);
    expect(lost.map(ship => full.berths[ship])).toEqual([SUNK, SUNK]);
  });

  test('22.3.1 wrecked ships in a minor port are prizes', () => {
    const s = landing(ALEXANDRIA);
    const [wreck = 0] = commission(s, readyIn(ALEXANDRIA), BRITISH, 1, WRECKED);
    const [lame = 0] = commission(s, readyIn(ALEXANDRIA), BRITISH, 1, DAMAGED);
    raids(s, 6, 6, 6, 1, 1).say(INVADE);
    expect(s.berths[wreck]).toBe(TAKEN);
    // One that is only damaged comes out.
    expect(s.berths[lame]).toBeLessThan(BLOCK_COUNT);
  });

  test('22.3.2, R93 Alexandria: two dice in undamaged British ships leave play, not from the West Indies', () => {
    const s = landing(ALEXANDRIA);
    const channel = fleet(s, 'Channel', inZone(port('Brest'), LOOSE), 4);
    commission(s, readyIn(port('Jamaica')), BRITISH, 5);
    // Nor damaged ships, those on a track or off the islands, In Ordinary, or of the North Sea Fleet.
    commission(s, channel.id, BRITISH, 2, DAMAGED);
    fleet(s, 'Irish', onEastward(1), 3);
    fleet(s, 'West Indies', inZone(port('Martinique'), LOOSE), 3);
    commission(s, ordinaryIn(port('Plymouth')), BRITISH, 1);
    commission(s, NORTH_SEA_BOX, BRITISH, 1);
    const d = raids(s, 6, 6, 6, 1, 2).say(INVADE);
    expect(happened(d, 'ships-for-india')).toMatchObject([{ ships: 3 }]);
    expect(d.about()).toEqual({ left: 3 });
    expect(d.offers()).toHaveLength(5);
    d.say(d.offers()[1] ?? '', 'leave-to-staff');
    expect(countShips(s, channel.id)).toBe(3);
    expect(d.ended()).toBe(true);
  });

  test('22.3.2, R93 if there are too few, all go, and their block with them', () => {
    const s = landing(ALEXANDRIA);
    const channel = fleet(s, 'Channel', inZone(port('Brest'), LOOSE), 2);
    raids(s, 6, 6, 6, 6, 6).say(INVADE, 'leave-to-staff');
    expect([countShips(s, channel.id), channel.place]).toEqual([0, NOWHERE]);
  });

  test('22.3.3, R131 Naples overland is an invasion: objectives, directive and the flight of British ships', () => {
    const naples = port('Naples');
    const s = campaign({ turn: 20 });
    s.napoleon[IN_NAPLES] = 6;
    s.directive = 1;
    s.duties = [{ event: NEAPOLITAN_MONARCHY, due: 20, state: 0, shown: 1 }];
    const ready = commission(s, readyIn(naples), BRITISH, 2);
    const d = drill(judgement, {}, s);
    expect([s.invaded[naples], s.napoleonTaken[IN_NAPLES], s.directivesScored]).toEqual([1, 1, 1]);
    d.say('flee part=loose');
    expect(s.blocks[s.berths[ready[0] ?? 0] ?? 0]?.place).toBe(inZone(naples, LOOSE));
    expect(d.ended()).toBe(true);
  });

  test('R133 Allied ships that lay in the port as prizes are Allied again', () => {
    const s = landing(ALEXANDRIA);
    const [prize = 0] = commission(s, readyIn(ALEXANDRIA), ALLIED, 1, WRECKED);
    raids(s, 6, 6, 6, 1, 1).say(INVADE);
    expect([s.berths[prize], isPrize(s, prize)]).toEqual([readyIn(ALEXANDRIA), false]);
  });
});

const NAMES = [
  'Channel',
  'Mediterranean',
  'Irish',
  'Capes',
  'Gibraltar',
  'West Indies',
  'Biscay',
  'Downs',
  'Atlantic',
  'African',
  'Levant',
  'Minorca',
] as const;
