import { describe, expect, test } from 'vitest';
import { admiralty, judgement } from './ch15-admiralty.ts';
import { half } from './ch09-movement.ts';
import { transit } from './ch12-tracks.ts';
import { declaration } from './ch15-chits.ts';
import { declarable, expeditionReached, expeditionsReport } from './ch15-duties.ts';
import type { Track } from '../model/data/figures.ts';
import { SHIPS, TENSION, TRACKS } from '../model/data/figures.ts';
import {
  BARBARY_COAST,
  CALDER,
  COURT_OF_LISBON,
  GOOD_HOPE,
  LEOPARD_CHESAPEAKE,
  NEAPOLITAN_MONARCHY,
  RUSSIAN_RESOLVE,
  SIDNEY_SMITH,
  SLAVE_REVOLT,
} from '../model/data/numbers-of-battle.ts';
import { rowAt, tidings } from '../model/ledger.ts';
import {
  gathering,
  inPort,
  inZone,
  NORTH_SEA_BOX,
  NOWHERE,
  onEastward,
  onWestward,
  ordinaryIn,
  readyIn,
  REMOVED,
} from '../model/places.ts';
import type { Campaign, Duty } from '../model/state.ts';
import { countShips, countWith } from '../model/state.ts';
import {
  ALLIED,
  BREST,
  BRITISH,
  CADIZ,
  CORFU,
  CRAIG,
  DAMAGED,
  IN_NAPLES,
  INSHORE,
  JAMAICA,
  LISBON,
  LOOSE,
  MEDITERRANEAN,
  NAPLES,
  NO_GOAL,
  NORTH_ATLANTIC,
  OFF_STATION,
  PORTSMOUTH,
  SPANISH,
  TO_CANADA,
  TO_EUROPE,
  TO_WEST_INDIES,
  WRECKED,
} from '../model/terms.ts';
import { activate, at, campaign, commission, context, drill, fleet, happened } from '../test/drill.fixture.ts';

/** A campaign with one duty, due on Jun III unless said otherwise. */
function ordered(event: number, more: Partial<Duty> = {}): Campaign {
  return campaign({ turn: 18, tension: TENSION.start, duties: [{ event, due: 18, state: 0, shown: 0, ...more }] });
}

const stateOf = (s: Readonly<Campaign>): number => (s.duties[0] as Duty).state;

describe('chits', () => {
  test('5.11 on an ensign turn a chit is drawn and laid six turns ahead; the British player alone sees which', () => {
    const s = campaign({ turn: 4, admiralty: [0, 1, 1, 1, 1, 1, 1, 1] });
    const d = drill(admiralty, {}, s, 3);
    expect(s.duties).toEqual([{ event: RUSSIAN_RESOLVE, due: 10, state: 0, shown: 0 }]);
    expect(s.admiralty).toEqual([0, 1, 1, 0, 1, 1, 1, 1]);
    expect(happened(d, 'admiralty-drawn')).toMatchObject([{ due: 10, to: 'all' }]);
    expect(happened(d, 'admiralty-orders')).toMatchObject([{ event: RUSSIAN_RESOLVE, to: [BRITISH] }]);
  });

  test('5.11 on other turns none is drawn', () => {
    const s = campaign({ turn: 5, admiralty: [0, 1, 1, 1, 1, 1, 1, 1] });
    expect(drill(admiralty, {}, s).ended()).toBe(true);
    expect(s.duties).toEqual([]);
  });

  test('5.10 a chit is turned up in the turn it lies on and judged when that turn ends', () => {
    const s = ordered(SLAVE_REVOLT, { due: 19 });
    s.turn = 17;
    drill(admiralty, {}, s);
    drill(judgement, {}, s);
    expect(s.duties).toEqual([{ event: SLAVE_REVOLT, due: 19, state: 0, shown: 0 }]);
    s.turn = 19;
    const d = drill(admiralty, {}, s);
    expect(happened(d, 'duty-shown')).toMatchObject([{ event: SLAVE_REVOLT, to: 'all' }]);
    expect([stateOf(s), s.failures]).toEqual([0, 0]);
    const e = drill(judgement, {}, s);
    expect(happened(e, 'duty-failed')).toMatchObject([{ event: SLAVE_REVOLT, points: 5 }]);
    expect([stateOf(s), s.failures]).toEqual([2, 5]);
    // Once.
    drill(judgement, {}, s);
    expect(s.failures).toBe(5);
  });

  test('R20 a day after Dec III never comes', () => {
    const s = ordered(SLAVE_REVOLT, { due: 37 });
    s.turn = 36;
    drill(admiralty, {}, s);
    drill(judgement, {}, s);
    expect(s.duties).toEqual([{ event: SLAVE_REVOLT, due: 37, state: 0, shown: 0 }]);
  });
});

describe('Expeditions', () => {
  test('admiralty-naples, R50 an Expedition inshore at Naples saves it; on Loose Blockade it does not', () => {
    const s = ordered(NEAPOLITAN_MONARCHY, { shown: 1 });
    const craig = fleet(s, 'Craig’s', inZone(NAPLES, LOOSE), 3);
    expeditionsReport(s, context());
    expect(stateOf(s)).toBe(0);
    craig.place = inZone(NAPLES, INSHORE);
    const c = context();
    expeditionsReport(s, c);
    expect(stateOf(s)).toBe(1);
    expect(happened(c, 'duty-done')).toMatchObject([{ event: NEAPOLITAN_MONARCHY, to: 'all' }]);
    expect(craig.place).toBe(gathering(0));
    drill(judgement, {}, s);
    expect([s.failures, s.invaded[NAPLES]]).toEqual([0, 0]);
  });

  test('admiralty-naples, 22.3.3 else Naples counts as invaded', () => {
    const s = ordered(NEAPOLITAN_MONARCHY, { shown: 1 });
    s.napoleon[IN_NAPLES] = 6;
    s.pitt[IN_NAPLES] = 4;
    drill(judgement, {}, s);
    expect([s.invaded[NAPLES], s.napoleonTaken[IN_NAPLES], s.pittTaken[IN_NAPLES], s.failures]).toEqual([1, 1, 1, 0]);
  });

  test('admiralty-jamaica, R51 the Expedition must be in the port; ships and admirals stay there', () => {
    const s = ordered(SLAVE_REVOLT, { due: 20 });
    const craig = fleet(s, 'Craig’s', inZone(JAMAICA, INSHORE), 0);
    expeditionsReport(s, context());
    expect(stateOf(s)).toBe(0);
    craig.place = inPort(JAMAICA);
    commission(s, readyIn(JAMAICA), BRITISH, 2);
    expeditionsReport(s, context());
    expect([stateOf(s), craig.place, countShips(s, readyIn(JAMAICA))]).toEqual([1, gathering(0), 2]);
  });

  test('R125, 12.3 in Jamaica an Expedition has reached its destination whatever was ordered, elsewhere it waits', () => {
    const s = campaign();
    const craig = fleet(s, 'Craig’s', inPort(JAMAICA), 0);
    const moore = fleet(s, 'Moore’s', inZone(CORFU, INSHORE), 1);
    expeditionsReport(s, context());
    expect([craig.place, moore.place]).toEqual([gathering(0), inZone(CORFU, INSHORE)]);
  });

  test('admiralty-russia an Expedition in the patrol zone of Corfu ends all plans to cross the Channel', () => {
    const s = ordered(RUSSIAN_RESOLVE, { due: 20 });
    s.barges = 1;
    const moore = fleet(s, 'Moore’s', inZone(CORFU, OFF_STATION), 2);
    expeditionsReport(s, context());
    expect([stateOf(s), s.marched, s.barges, moore.place]).toEqual([1, 1, 0, gathering(0)]);
    const late = ordered(RUSSIAN_RESOLVE, { shown: 1 });
    drill(judgement, {}, late);
    expect([late.failures, late.marched]).toEqual([5, 0]);
  });

  test('7.2, R50 escorts are a new fleet where the Expedition was', () => {
    const s = campaign();
    const craig = fleet(s, 'Craig’s', inZone(NAPLES, INSHORE), 3);
    s.admirals[CALDER] = CRAIG;
    const escorts = expeditionReached(s, craig, context());
    expect(countShips(s, escorts)).toBe(3);
    expect(s.admirals[CALDER]).toBe(escorts);
    expect(s.blocks[escorts]?.place).toBe(inZone(NAPLES, INSHORE));
    expect(craig.place).toBe(gathering(0));
  });

  test('R46, 12.3 those from Canada stand in the British box of the track to Europe, without a goal yet', () => {
    const s = campaign();
    const craig = fleet(s, 'Craig’s', onWestward(4), 2);
    craig.goal = TO_CANADA;
    const escorts = expeditionReached(s, craig, context());
    const entry = TRACKS[TO_EUROPE]?.entry[BRITISH] as number;
    expect(s.blocks[escorts]).toMatchObject({ place: onEastward(entry), goal: NO_GOAL });
    expect(craig.place).toBe(gathering(0));
  });
});

describe('Leopard & Chesapeake', () => {
  test('admiralty-chesapeake, R123 at War! a frigate is gone for ever and an Expedition is owed to Canada six turns on', () => {
    const s = ordered(LEOPARD_CHESAPEAKE);
    const [out, away] = [fleet(s, 'Frigate 1', at('0509'), 0), fleet(s, 'Frigate 2', NOWHERE, 0)];
    away.returns = 20;
    const d = drill(admiralty, {}, s);
    expect(happened(d, 'tension')).toMatchObject([{ war: true }]);
    // The turn track is as good as any place.
    expect(d.offers()).toEqual([`lose-frigate block=${out.id}`, `lose-frigate block=${away.id}`]);
    d.say(`lose-frigate block=${away.id}`);
    expect([away.place, away.returns]).toEqual([NOWHERE, 0]);
    // All see that she is no longer on it.
    expect(happened(d, 'frigate-gone')).toMatchObject([{ returns: 20, to: 'all' }]);
    expect(s.duties).toEqual([{ event: LEOPARD_CHESAPEAKE, due: 24, state: 0, shown: 1 }]);
    // It is turned up once.
    drill(judgement, {}, s);
    s.turn = 24;
    expect(drill(admiralty, {}, s).ended()).toBe(true);
    expect(s.tension).toBe(TENSION.war);
    drill(judgement, {}, s);
    expect([s.failures, stateOf(s)]).toEqual([4, 2]);
  });

  test('admiralty-chesapeake an Expedition that reaches Canada in time makes it good', () => {
    const s = ordered(LEOPARD_CHESAPEAKE, { shown: 1, due: 24 });
    const craig = fleet(s, 'Craig’s', onWestward(4), 2);
    expeditionReached(s, craig, context());
    expect(stateOf(s)).toBe(1);
  });

  test('admiralty-chesapeake one that is there before the chit is turned up does not', () => {
    const s = ordered(LEOPARD_CHESAPEAKE, { due: 24 });
    expeditionReached(s, fleet(s, 'Craig’s', onWestward(4), 2), context());
    expect(s.duties[0]).toMatchObject({ state: 0, shown: 0 });
  });

  test('admiralty-chesapeake short of War! nothing is owed', () => {
    const s = ordered(LEOPARD_CHESAPEAKE);
    s.tension = 0;
    fleet(s, 'Frigate 1', at('0509'), 0);
    expect(drill(admiralty, {}, s).ended()).toBe(true);
    expect([s.tension, stateOf(s), s.failures]).toEqual([1, 1, 0]);
  });
});

describe('Congreve’s rockets', () => {
  const offBrest = (): Campaign => {
    const s = ordered(SIDNEY_SMITH);
    fleet(s, 'Channel', inZone(BREST, INSHORE), 5);
    fleet(s, 'Frigate 1', inZone(CADIZ, INSHORE), 0);
    commission(s, readyIn(BREST), ALLIED, 4);
    return s;
  };

  test('admiralty-rockets, R121 on 3 or more half the die in ships are damaged, and In Ordinary in a major port', () => {
    const s = offBrest();
    const d = drill(admiralty, {}, s);
    // A frigate throws no rockets.
    expect(d.offers()).toEqual(['no-rockets', `rockets port=${BREST}`]);
    d.say([5, 1, 1, 1], `rockets port=${BREST}`);
    expect([countShips(s, readyIn(BREST)), countWith(s, ordinaryIn(BREST), DAMAGED)]).toEqual([1, 3]);
    expect(happened(d, 'rockets')).toMatchObject([{ port: BREST, face: 5, ships: 3, to: 'all' }]);
    expect(happened(d, 'rockets-hit')).toMatchObject([{ to: [ALLIED] }]);
    expect(rowAt(s.ledgers[BRITISH] as number[], 0)).toMatchObject({
      what: tidings.indexOf('rockets'),
      place: inPort(BREST),
      a: 3,
      b: 0,
    });
    expect(stateOf(s)).toBe(1);
  });

  test('admiralty-rockets on less nothing burns, and nothing is owed', () => {
    const s = offBrest();
    drill(admiralty, {}, s).say([2], `rockets port=${BREST}`);
    expect(countShips(s, readyIn(BREST))).toBe(4);
    drill(judgement, {}, s);
    expect([stateOf(s), s.failures]).toEqual([1, 0]);
    const idle = ordered(SIDNEY_SMITH);
    expect(drill(admiralty, {}, idle).ended()).toBe(true);
    expect(stateOf(idle)).toBe(1);
  });

  test('admiralty-rockets in a minor port ships are wrecked; of too few all', () => {
    const s = ordered(SIDNEY_SMITH);
    s.invaded[NAPLES] = 1;
    fleet(s, 'Channel', inZone(NAPLES, INSHORE), 5);
    commission(s, readyIn(NAPLES), ALLIED, 1);
    commission(s, readyIn(NAPLES), ALLIED, 1, WRECKED);
    drill(admiralty, {}, s).say([6, 1], `rockets port=${NAPLES}`);
    expect(countWith(s, readyIn(NAPLES), WRECKED)).toBe(2);
    expect(rowAt(s.ledgers[BRITISH] as number[], 0)).toMatchObject({ a: 1, b: 1 });
  });
});

describe('tasks of fleets', () => {
  test('admiralty-lisbon, R50 six undamaged ships off Lisbon may be declared; five may not', () => {
    const s = ordered(COURT_OF_LISBON, { due: 20 });
    const [capes] = [
      fleet(s, 'Capes', inZone(LISBON, LOOSE), 5),
      fleet(s, 'Biscay', inZone(LISBON, INSHORE), 4, DAMAGED),
    ];
    expect(declarable(s)).toEqual([]);
    commission(s, capes.id, BRITISH, 1);
    expect(declarable(s)).toEqual([COURT_OF_LISBON]);
    const d = drill(declaration, { event: COURT_OF_LISBON }, s);
    expect(d.ended()).toBe(true);
    expect(s.duties[0]).toMatchObject({ state: 1, shown: 1 });
    expect(declarable(s)).toEqual([]);
  });

  test('5.10 ships that have come in this activation do not count yet', () => {
    const s = ordered(COURT_OF_LISBON, { due: 20 });
    const capes = fleet(s, 'Capes', inZone(LISBON, LOOSE), 6);
    Object.assign(capes, { active: 2, under: 1 });
    expect(declarable(s)).toEqual([]);
    capes.active = 0;
    expect(declarable(s)).toEqual([COURT_OF_LISBON]);
  });

  test('admiralty-lisbon, R50 on the last day it counts by itself; else 3 points', () => {
    const s = ordered(COURT_OF_LISBON, { shown: 1 });
    fleet(s, 'Capes', inZone(LISBON, LOOSE), 6);
    drill(judgement, {}, s);
    expect([stateOf(s), s.failures]).toEqual([1, 0]);
    const late = ordered(COURT_OF_LISBON, { shown: 1 });
    drill(judgement, {}, late);
    expect([stateOf(late), late.failures]).toEqual([2, 3]);
  });

  test('admiralty-cape, R122 six undamaged ships in 0123, then three 64s of his choice leave play under seal', () => {
    const s = ordered(GOOD_HOPE, { due: 20 });
    fleet(s, 'Capes', at('0123'), 6);
    const sixtyFours = SHIPS.flatMap(({ guns, side }, ship) => (guns === 64 && side === BRITISH ? [ship] : []));
    const [first, second, third, fourth, fifth, sixth] = sixtyFours as [number, number, number, number, number, number];
    const biscay = fleet(s, 'Biscay', at('0509'), 0);
    s.berths[first] = biscay.id;
    s.berths[second] = readyIn(PORTSMOUTH);
    s.berths[third] = readyIn(PORTSMOUTH);
    s.damage[third] = DAMAGED;
    s.berths[fourth] = ordinaryIn(PORTSMOUTH);
    s.berths[fifth] = NORTH_SEA_BOX;
    s.berths[sixth] = readyIn(JAMAICA);
    const d = drill(declaration, { event: GOOD_HOPE }, s);
    expect(d.offers()).toEqual([`remove ship=${first}`, `remove ship=${second}`, `remove ship=${third}`]);
    d.say(`remove ship=${third}`, `remove ship=${first}`);
    expect(s.berths[first]).toBe(biscay.id);
    d.say(`remove ship=${second}`);
    expect([s.berths[first], s.berths[second], s.berths[third]]).toEqual([REMOVED, REMOVED, REMOVED]);
    expect(happened(d, 'ships-detached')).toMatchObject([{ ships: 3 }]);
    // Her fleet is no more.
    expect([biscay.place, s.detached, stateOf(s)]).toEqual([NOWHERE, 0, 1]);
  });

  test('admiralty-cape else 4 points; with fewer 64s all of them go', () => {
    const s = ordered(GOOD_HOPE, { shown: 1 });
    drill(judgement, {}, s);
    expect([stateOf(s), s.failures]).toEqual([2, 4]);
    const bare = ordered(GOOD_HOPE, { shown: 1 });
    fleet(bare, 'Capes', at('0123'), 6);
    const d = drill(judgement, {}, bare);
    expect(d.ended()).toBe(true);
    expect(happened(d, 'ships-detached')).toMatchObject([{ ships: 0 }]);
  });

  test('admiralty-barbary not done: Algiers is Allied', () => {
    const s = ordered(BARBARY_COAST, { shown: 1 });
    drill(judgement, {}, s);
    expect([s.algiers, s.failures, s.manpower[SPANISH]]).toEqual([ALLIED + 1, 0, 0]);
  });
});

describe('where they are called', () => {
  test('R50 duties are declared among the British orders', () => {
    const s = ordered(COURT_OF_LISBON, { due: 20 });
    fleet(s, 'Capes', inZone(LISBON, LOOSE), 6);
    activate(s, BRITISH, NORTH_ATLANTIC);
    const d = drill(half, { side: BRITISH }, s);
    d.say(`declare-done duty=${COURT_OF_LISBON}`);
    expect(stateOf(s)).toBe(1);
    expect(d.ask()).toBe('giving.order');
    expect(d.offers()).not.toContain(`declare-done duty=${COURT_OF_LISBON}`);
  });

  test('5.10, R50 an Expedition that sails inshore has done its task when the half has ended', () => {
    const s = ordered(NEAPOLITAN_MONARCHY, { shown: 1 });
    const craig = fleet(s, 'Craig’s', inZone(NAPLES, LOOSE), 3);
    activate(s, BRITISH, MEDITERRANEAN);
    const d = drill(half, { side: BRITISH }, s);
    d.say(`sail block=${CRAIG}`);
    d.say(d.offers().find(offer => offer.includes('inshore')) ?? '');
    expect(stateOf(s)).toBe(0);
    while (!d.ended()) d.say('done');
    expect([stateOf(s), craig.place]).toEqual([1, gathering(0)]);
  });

  test('R46, R51 off the westward track for Canada; the escorts are asked where they are bound', () => {
    const s = ordered(LEOPARD_CHESAPEAKE, { shown: 1, due: 24 });
    const { fastBox } = TRACKS[TO_WEST_INDIES] as Track;
    const craig = fleet(s, 'Craig’s', onWestward(fastBox), 2);
    craig.goal = TO_CANADA;
    const d = drill(transit, {}, s);
    d.say(d.offers()[0] ?? '');
    expect(d.offers()).toEqual([1, 2, 3, 4].map(number => `bound-for number=${number}`));
    d.say('bound-for number=3');
    expect(d.ended()).toBe(true);
    expect(stateOf(s)).toBe(1);
    const home = s.blocks.find(({ id }) => id !== CRAIG && countShips(s, id) === 2);
    expect(home).toMatchObject({ goal: 3, active: 0 });
  });
});
