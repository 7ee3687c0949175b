/** Positions in which rare things are near: duties done and neglected, convoys, searches past every part of a zone, arrivals. */

import type { Scene } from '@weathergauge/testkit';
import { at, blockNamed, goalNamed, port } from './drill.fixture.ts';
import { fights, type Laying, passes, scene } from './scene.fixture.ts';
import {
  BARBARY_COAST,
  COURT_OF_LISBON,
  GOOD_HOPE,
  LEOPARD_CHESAPEAKE,
  NEAPOLITAN_MONARCHY,
  NELSON,
  RUSSIAN_RESOLVE,
  SIDNEY_SMITH,
  SLAVE_REVOLT,
} from '../model/data/numbers-of-battle.ts';
import { inPort, inZone, onEastward, onWestward } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import {
  ALLIED,
  BRITISH,
  INSHORE,
  LOOSE,
  MEDITERRANEAN,
  NO_GOAL,
  OFF_STATION,
  SEARCH_ALWAYS,
  TO_CANADA,
} from '../model/terms.ts';

// --- 5.10 Duties ---

interface Duty {
  readonly event: number;
  readonly name: string;
  readonly lay: Laying;
  readonly verbs?: readonly string[];
  readonly more?: readonly string[];
}

const DUTIES: readonly Duty[] = [
  {
    event: NEAPOLITAN_MONARCHY,
    name: 'neapolitan-monarchy',
    lay: (_s, on) => void on.put('Craig’s', inZone(port('Naples'), INSHORE), { ships: 3 }),
  },
  {
    event: LEOPARD_CHESAPEAKE,
    name: 'leopard-chesapeake',
    lay: (_s, on) => void on.put('Craig’s', onWestward(4), { ships: 3, goal: TO_CANADA }),
    more: ['step come-in.homeward'],
  },
  { event: SLAVE_REVOLT, name: 'slave-revolt', lay: (_s, on) => void on.put('Craig’s', inPort(port('Jamaica'))) },
  {
    event: RUSSIAN_RESOLVE,
    name: 'russian-resolve',
    lay: (_s, on) => void on.put('Craig’s', inZone(port('Corfu'), LOOSE), { ships: 3 }),
  },
  {
    event: BARBARY_COAST,
    name: 'barbary-coast',
    lay(_s, on) {
      on.put('Craig’s', inZone(port('Algiers'), INSHORE), { ships: 12 });
      on.put('Mediterranean', inZone(port('Algiers'), LOOSE), { ships: 3, admiral: NELSON });
    },
    verbs: ['invade', 'envoy'],
    more: ['event algiers-invaded', 'event envoy', 'verb envoy', 'event algiers', 'step barbary.storm'],
  },
  {
    event: COURT_OF_LISBON,
    name: 'court-of-lisbon',
    lay: (_s, on) => void on.put('Atlantic', inZone(port('Lisbon'), LOOSE), { ships: 8 }),
    verbs: ['declare-done'],
    more: ['verb declare-done', 'step declaration.declare'],
  },
  {
    event: GOOD_HOPE,
    name: 'good-hope',
    lay: (_s, on) => void on.put('Atlantic', at('0123'), { ships: 8 }),
    verbs: ['declare-done'],
    more: ['step detachment.sail', 'ask detaching.detach', 'event ships-detached'],
  },
];

const duties = DUTIES.map(({ event, name, lay, verbs = [], more = [] }) =>
  scene(
    `duty ${name}`,
    (s, on, rng) => {
      s.admiralty[event] = 0;
      s.duties = [{ event, due: s.turn + 1, state: 0, shown: 1 }];
      lay(s, on, rng);
    },
    { reaches: [`duty ${name} done`, 'event duty-done', ...more], prefers: passes(...verbs), lasts: 150 },
  ),
);

/** Nobody cares for any of them, and each fails. */
const neglected = scene(
  'duties neglected',
  s => {
    s.duties = DUTIES.map(({ event }) => ({ event, due: s.turn, state: 0, shown: 1 }));
    s.admiralty.fill(0);
  },
  { reaches: DUTIES.map(({ name }) => `duty ${name} failed`), lasts: 100 },
);

// --- 7.3 The Gold ---

const gold = scene(
  'Gold off Cadiz',
  (_s, on) => {
    on.put('Spanish Gold', inZone(port('Cadiz'), LOOSE), { ships: 3, goal: goalNamed('Cadiz') });
  },
  {
    reaches: ['event gold', 'napoleon havana'],
    side: ALLIED,
    prefers: answer => answer.do === 'enter' || answer.do === 'sail',
    lasts: 40,
  },
);

/** 20.2 Convoys that are met by a whole fleet. */
const convoys = (['Spanish Gold', 'Transport'] as const).map(name =>
  scene(
    `${name} met at sea`,
    (_s, on) => {
      on.put(name, at('0509'), { ships: 2, goal: goalNamed('Cadiz') });
      on.put('Channel', at('0509'), { ships: 20 });
    },
    { reaches: [`cargo ${name === 'Transport' ? 'transport' : 'gold'}`], prefers: fights(), lasts: 60 },
  ),
);

const expedition = scene(
  'an Expedition met at anchor',
  (s, on) => {
    s.searchOrder = SEARCH_ALWAYS;
    on.put('Craig’s', inZone(port('Naples'), INSHORE), { ships: 2 });
    on.put('Toulon', inZone(port('Naples'), LOOSE), { ships: 20, goal: goalNamed('Naples') });
  },
  {
    reaches: ['cargo expedition', 'at anchor'],
    side: ALLIED,
    area: MEDITERRANEAN,
    prefers: fights(),
    lasts: 80,
  },
);

// --- 12.5 Arrivals, and what else administration brings ---

/** 12.3 The number on the top edge of a British block. */
const TO_ANTIGUA = 2;

const arrivals = scene(
  'arrivals',
  (_s, on) => {
    on.put('Atlantic', onEastward(3), { ships: 3, goal: 2 });
    on.put('Toulon', onEastward(3), { ships: 3, goal: goalNamed('Cadiz') });
    on.put('Fog of War 1', onEastward(3), { goal: NO_GOAL });
    on.put('Fog of War 2', onWestward(3), { goal: NO_GOAL });
    on.put('Downs', onWestward(3), { ships: 3, goal: TO_ANTIGUA });
    on.put('Brest', inZone(port('Antigua'), LOOSE), { ships: 3, goal: goalNamed('Antigua') });
  },
  {
    reaches: [
      'ask landfall.which',
      'ask landfall.fog-goal',
      'search british look-around zone by arrival',
      'search allied look-around zone by arrival',
    ],
    lasts: 200,
  },
);

const rockets = scene(
  'rockets',
  (s, on) => {
    s.duties = [{ event: SIDNEY_SMITH, due: s.turn + 1, state: 0, shown: 0 }];
    on.put('Channel', inZone(port('Brest'), INSHORE), { ships: 5 });
  },
  {
    reaches: ['event rockets', 'event rockets-hit', 'verb rockets', 'verb no-rockets'],
    prefers: passes('rockets'),
    lasts: 150,
  },
);

// --- 14 Searches ---

/** Blocks of one side in all three parts of a port's zone; the other side's in port, at sea and in the zone, and they move. */
function watched(
  name: string,
  watch: number,
  where: string,
  by: readonly string[],
  movers: readonly string[],
  sea: string,
): Scene<Campaign> {
  const mover = watch === BRITISH ? ALLIED : BRITISH;
  const who = watch === BRITISH ? 'british' : 'allied';
  return scene(
    name,
    (s, on, rng) => {
      s.searchOrder = SEARCH_ALWAYS;
      const here = port(where);
      const goal = mover === ALLIED ? { goal: goalNamed(where) } : {};
      for (const [i, part] of [INSHORE, LOOSE, OFF_STATION].entries())
        if (rng.below(2) === 0) on.put(by[i] as string, inZone(here, part), { ships: 1 });
      const parts = [INSHORE, LOOSE, OFF_STATION];
      on.put(movers[0] as string, at(sea), { ships: 2, ...goal });
      on.put(movers[1] as string, inZone(here, parts[rng.below(3)] as number), { ships: 2, ...goal });
      if (mover === ALLIED) s.provisions[here] = 1;
    },
    {
      reaches: SEARCHES.map(how => `search ${who} ${how}`),
      side: mover,
      when: s => mover === BRITISH || s.activation.chit === 0,
      prefers(answer) {
        if (answer.do === 'sail') return movers.map(blockNamed).includes(Number(answer['block']));
        if (answer.do === 'sortie') return answer['port'] === port(where);
        return ['put-out', 'enter', 'muster', 'formed'].includes(answer.do);
      },
      lasts: 60,
    },
  );
}

const SEARCHES = [
  ...['loose', 'inshore', 'port'].flatMap(to =>
    ['off-station', 'loose', 'inshore'].map(past => `enter-from-sea to ${to} past ${past}`),
  ),
  ...['inshore', 'loose', 'sea'].flatMap(to => ['inshore', 'loose'].map(past => `come-out to ${to} past ${past}`)),
  'come-out to sea past off-station',
  'cross-zone to inshore past inshore',
  'cross-zone to loose past loose',
  'cross-zone to sea past off-station',
];

const watches = [
  watched('off Plymouth', ALLIED, 'Plymouth', ['Brest', 'Rochefort', 'Ferrol'], ['Channel', 'Atlantic'], '0905'),
  watched('off Brest', BRITISH, 'Brest', ['Channel', 'Atlantic', 'Biscay'], ['Rochefort', 'Ferrol'], '0807'),
];

/** 6.4, 14.1 A fleet that a bonus move tells to lie where it is, with an enemy beside it, in a sea whose winds have not come yet. */
const lookout = scene(
  'an enemy in the same hex',
  (_s, on) => {
    on.put('Mediterranean', at('2117'), { ships: 5 });
    on.put('Toulon', at('2117'), { ships: 2, goal: goalNamed('Alexandria') });
  },
  {
    reaches: ['search british look-around sea by bonus'],
    prefers(answer) {
      if (answer.do === 'sail') return answer['block'] === blockNamed('Mediterranean');
      return answer.do === 'heave-to' || answer.do === 'done';
    },
    lasts: 150,
  },
);

export const scenes: readonly Scene<Campaign>[] = [
  ...duties,
  neglected,
  gold,
  ...convoys,
  expedition,
  arrivals,
  rockets,
  ...watches,
  lookout,
];
