/** Positions before raids and invasions, the Channel, and the objectives of Trafalgar. */

import type { Scene } from '@weathergauge/testkit';
import { at, goalNamed, port } from './drill.fixture.ts';
import { fights, passes, scene } from './scene.fixture.ts';
import { DIRECTIVES, TRAFALGAR } from '../model/data/figures.ts';
import { inZone, isReady, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { sideOfShip, TRUE_RAID } from '../model/state.ts';
import { ALLIED, BRITISH, INSHORE, LOOSE, NO_GOAL, objectiveAreas, WRECKED } from '../model/terms.ts';

const setDirective = (s: Campaign, area: string): void => {
  s.directive = DIRECTIVES.areas.indexOf(objectiveAreas.findIndex(each => each === area));
};

// --- 22 Raids, invasions, the Channel ---

const AREAS: Readonly<Record<string, string>> = {
  'Bantry Bay': 'bantry-bay',
  Naples: 'naples',
  Malta: 'malta',
  Alexandria: 'alexandria',
};

/** 22.3 The Transport Inshore with few escorts or many; British ships lie in the port, and flee from it if it is theirs. */
const invasions = Object.entries(AREAS).map(([name, area]) =>
  scene(
    `invasion of ${name}`,
    (s, on, rng) => {
      setDirective(s, area);
      on.put('Transport', inZone(port(name), INSHORE), { ships: rng.below(2) === 0 ? 2 : 45, goal: goalNamed(name) });
      if (name === 'Bantry Bay') return;
      // Two sound ships that flee, and one wreck that cannot.
      const [first, second, wreck] = s.berths.flatMap((berth, ship) =>
        isReady(berth) && sideOfShip(ship) === BRITISH ? [ship] : [],
      );
      for (const ship of [first, second, wreck]) if (ship !== undefined) s.berths[ship] = readyIn(port(name));
      if (wreck !== undefined) s.damage[wreck] = WRECKED;
    },
    {
      reaches: [
        `invasion of ${name} succeeds`,
        `invasion of ${name} fails`,
        `napoleon ${area}`,
        `pitt ${area}`,
        `directive ${area}`,
        ...(name === 'Bantry Bay'
          ? []
          : ['ask flight.flee', 'verb flee', 'step flight.get-under-way', 'step flight.out', 'event prize-scored']),
        ...(name === 'Alexandria'
          ? ['step india.throw', 'step india.gone', 'ask recalling.ship', 'verb remove', 'event ships-for-india']
          : []),
      ],
      side: ALLIED,
      prefers: passes('invade', 'remove'),
    },
  ),
);

const RAIDED = ['Bantry Bay', 'Naples', 'Malta', 'Alexandria', 'Jamaica', 'Antigua', 'Barbados', 'Trinidad'];
const RAIDERS = ['Brest', 'Rochefort', 'Toulon', 'Cadiz'];

/** 22.2 Four strong raiders, or weak ones, each before another port. */
const raids = [RAIDED.slice(0, 4), RAIDED.slice(4)].map((names, i) =>
  scene(
    `raids ${i}`,
    (s, on, rng) => {
      setDirective(s, i === 0 ? (AREAS[names[rng.below(4)] as string] as string) : 'west-indies');
      const ships = rng.below(3) === 0 ? 1 : 19;
      for (const [j, name] of names.entries())
        on.put(RAIDERS[j] as string, inZone(port(name), INSHORE), { ships, goal: goalNamed(name) });
    },
    {
      reaches: [
        ...names.flatMap(name => [`raid on ${name} succeeds`, `raid on ${name} fails`]),
        ...(i === 1 ? ['napoleon west-indies', 'directive west-indies'] : []),
      ],
      side: ALLIED,
      prefers: passes('raid'),
    },
  ),
);

const northSea = scene(
  'raid from 1501',
  (_s, on, rng) => {
    on.put('Brest', at('1501'), { ships: rng.below(3) === 0 ? 1 : 40, goal: goalNamed('North Sea') });
  },
  {
    reaches: ['raid on North Sea raid succeeds', 'raid on North Sea raid fails'],
    side: ALLIED,
    prefers: passes('raid'),
    lasts: 200,
  },
);

/** 22.2, 23.1 What was raided in secret is turned over when the game ends. */
const lastTurn = scene(
  'raids turned over',
  s => {
    s.turn = s.articles.lastTurn;
    for (const name of [...RAIDED, 'North Sea raid']) s.raids[port(name)] = TRUE_RAID;
  },
  {
    reaches: ['pitt west-indies', 'event raid-shown', 'over points'],
    lasts: 200,
  },
);

/** 22.4 All that France and Spain have in the Channel, in spring. */
const channel = scene(
  'the Channel',
  (s, on, rng) => {
    s.barges = rng.below(2);
    for (const name of RAIDERS) on.put(name, at('1403'), { ships: 22, goal: goalNamed('Channel') });
  },
  {
    reaches: ['channel 0', 'channel 1', 'channel 2', 'over channel'],
    side: ALLIED,
    when: s => s.turn < 20,
    prefers: answer => passes()(answer) || (answer.do === 'cross-channel' && answer['choice'] === 'yes'),
  },
);

/** 20.2, 22.4 Barges under way with a few ships to cover them, and Cornwallis there. */
const barges = scene(
  'barges caught',
  (s, on) => {
    s.barges = 1;
    on.put('Brest', at('1403'), { ships: 2, goal: goalNamed('Channel') });
    on.put('Channel', at('1403'), { ships: 20 });
  },
  { reaches: ['cargo barges'], prefers: fights() },
);

/** 14.7 Two hexes for the North Sea Fleet to choose from. */
const sweep = scene(
  'two hexes of the North Sea',
  (_s, on) => {
    on.put('Brest', at('1501'), { ships: 3, goal: goalNamed('North Sea') });
    on.put('Rochefort', at('1403'), { ships: 3, goal: goalNamed('Channel') });
  },
  {
    reaches: ['verb sweep', 'ask north-sea-sweep.sweep', 'search british north-sea-sweep', 'verb north-sea'],
    prefers: ({ do: verb }) => verb === 'north-sea' || verb === 'done' || verb === 'sweep',
  },
);

// --- 24.3 Trafalgar ---

const trafalgar = scene(
  'raids of Trafalgar',
  (s, on, rng) => {
    s.trafalgar[3] = 1;
    const place = rng.below(2) === 0 ? at('1501') : inZone(port('Bantry Bay'), INSHORE);
    on.put('Toulon', place, { ships: 33, goal: NO_GOAL });
  },
  {
    reaches: ['trafalgar objective 0', 'trafalgar objective 1', 'over objectives'],
    scenario: 'trafalgar',
    side: ALLIED,
    prefers: passes('raid'),
  },
);

const thirtySail = [
  { objective: 2, place: inZone(port('Brest'), LOOSE), verbs: ['sail', 'enter'], from: 0 },
  { objective: 3, place: at('1123'), verbs: ['sail', 'steer'], from: TRAFALGAR.hexAfter + 1 },
].map(({ objective, place, verbs, from }) =>
  scene(
    `thirty sail ${objective}`,
    (_s, on) => {
      on.put('Toulon', place, { ships: 33, goal: NO_GOAL });
    },
    {
      reaches: [`trafalgar objective ${objective}`, 'event objective-scored'],
      scenario: 'trafalgar',
      side: ALLIED,
      when: s => s.turn >= from,
      prefers: ({ do: verb }) => verbs.includes(verb),
      lasts: 40,
    },
  ),
);

export const attempts: readonly Scene<Campaign>[] = [
  ...invasions,
  ...raids,
  northSea,
  lastTurn,
  channel,
  barges,
  sweep,
  trafalgar,
  ...thirtySail,
];
