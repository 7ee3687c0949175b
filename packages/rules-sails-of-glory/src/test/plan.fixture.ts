/** How this book is tried: what random play must reach, what must always hold, which games are recorded. */

import { join } from 'node:path';
import type { Plan } from '@weathergauge/testkit';
import { anyOverlap } from '../chapters/b4-collisions.ts';
import { blueCards, grayCards, redCards } from '../model/cards.ts';
import { FACES, MIX, SHIPS, TRACKS } from '../model/data/figures.ts';
import { deckLetters } from '../model/data/schema.ts';
import type { Sails, SailsEvent, Ship } from '../index.ts';
import { program, ruleset } from '../index.ts';
import { BATTERY, BUILDING, isShip, onTable } from '../model/state.ts';
import { changeSecrets } from './secrets.fixture.ts';
import { aims, arcs, broadsides, conditions, crewActions, fates, mendables, shots } from '../model/vocabulary.ts';

/** Each switch of the optional rules, seen on. */
const SWITCHES = [
  'grog',
  'entanglement',
  'continuousFire',
  'firstBroadside',
  'forcedAim',
  'doubleShot',
  'aimingHigh',
  'boarding',
  'flagship',
  'explosion',
  'sinking',
  'spreadingFires',
  'surrenderedShips',
  'windDirection',
  'windStrength',
  'swap',
  'twice',
  'twoIslands',
] as const;

const REPLACED = ['veer', 'aback', 'blocked'] as const;
const STILL = ['entangled', 'grappled', 'struck', 'no-card', 'blocked'] as const;
const SPECIALS = ['fire', 'leak', 'rudder', 'mast', 'sail', 'mast-of-sails', 'mast-of-rudder'] as const;
const PARTS = ['firepower', 'rake-bow', 'rake-stern', 'first-broadside', 'continuous', 'double-shot'] as const;
const CAUSES = [
  'artillery',
  'musketry',
  'collision',
  'reef',
  'ashore',
  'boarding',
  'surprise',
  'explosion',
  'aimed-high',
] as const;
const GROUNDS = ['reef', 'shoal', 'ashore'] as const;

/** Every card of every deck, every counter, every action, every special damage, every optional rule. */
const rows = [
  ...deckLetters.flatMap((letter, deck) =>
    [...blueCards(deck), ...redCards(deck), ...grayCards(deck, 1)].map(card => `card ${letter}${card}`),
  ),
  ...MIX.flatMap((mix, letter) => mix.flatMap((count, face) => (count > 0 ? [`counter ${letter}.${face}`] : []))),
  ...crewActions.map(action => `action ${action}`),
  ...SPECIALS.map(what => `special ${what}`),
  ...SWITCHES.map(name => `with ${name}`),
  'raw gunners',
  'raw sailors',
  ...REPLACED.map(why => `replaced: ${why}`),
  ...STILL.map(why => `still: ${why}`),
  ...PARTS.map(what => `part ${what}`),
  ...CAUSES.map(cause => `drawn for ${cause}`),
  ...GROUNDS.map(what => `ground: ${what}`),
  ...shots.map(shot => `shot ${shot}`),
  ...aims.map(aim => `aim ${aim}`),
  ...arcs.map(arc => `arc ${arc}`),
  ...broadsides.map(side => `broadside ${side}`),
  ...[...mendables, 'hull'].map(what => `mending ${what}`),
  ...fates.filter(fate => fate !== '').map(fate => `fate ${fate}`),
  'guns emptied',
  'a sail torn by the wind',
  'a sail held in the wind',
  'the wind turned',
  'the wind changed strength',
  'heart lost',
  'heart taken',
  'a magazine safe',
  'a hull holds',
  'a battery fires',
  'a battery is fired at',
  'the building is fired at',
  ...['beaten', 'escaped', 'aground', 'silenced', 'supplied', 'turns', 'empty'].map(why => `over: ${why}`),
];

const told: readonly SailsEvent['type'][] = [
  'mustered',
  'placed',
  'terrain',
  'flag-hoisted',
  'leg',
  'turn',
  'wind-counter',
  'wind',
  'entangle-test',
  'entangled',
  'disentangled',
  'grog',
  'orders',
  'fumbled',
  'sails',
  'pumped',
  'dousing',
  'doused',
  'buckets',
  'mending',
  'mended',
  'card-drawn',
  'shuffled-back',
  'card-replaced',
  'sailed',
  'lay-still',
  'move-order',
  'collided',
  'struck-ground',
  'aground',
  'exited',
  'gale-test',
  'fired',
  'musketry',
  'drew',
  'damaged',
  'special',
  'burning',
  'flooding',
  'magazine-test',
  'founder-test',
  'lost',
  'flagship-lost',
  'morale',
  'boarding-choice',
  'grapple-declared',
  'grapple-test',
  'grappled',
  'boarding-tie',
  'reloading',
  'automaton',
  'scored',
  'over',
];

/** What no event shows is seen by the steps themselves: the table as it was when they ended. */
const witnessed = new Set<string>();

function witness(procedure: string, step: string, look: (s: Readonly<Sails>) => readonly string[]): void {
  for (const op of program[procedure] ?? []) {
    if (op.op !== 'step' || op.name !== step) continue;
    const running = op as { run: typeof op.run };
    const { run } = op;
    running.run = (s, l, context, draft) => {
      run(s, l, context, draft);
      for (const item of look(s)) witnessed.add(item);
    };
  }
}

witness('movement', 'move', s =>
  s.ships.filter(ship => ship.sailed > 0).map(ship => `card ${deckLetters[ship.deck]}${ship.sailed}`),
);
witness('turn', 'begin', s => [
  ...SWITCHES.filter(name => s.articles[name]).map(name => `with ${name}`),
  ...(s.ships.some(ship => ship.rawGunners === 1) ? ['raw gunners'] : []),
  ...(s.ships.some(ship => ship.rawSailors === 1) ? ['raw sailors'] : []),
]);
witness('turn', 'fire', s =>
  s.ships.flatMap(ship => {
    const at = ship.volley.flatMap(code => (code > 0 ? [s.ships[Math.floor((code - 1) / 64) - 1]] : []));
    return [
      ...(ship.base === BATTERY && at.length > 0 ? ['a battery fires'] : []),
      ...(at.some(target => target?.base === BATTERY) ? ['a battery is fired at'] : []),
      ...(at.some(target => target?.base === BUILDING) ? ['the building is fired at'] : []),
    ];
  }),
);

function reached(event: SailsEvent): readonly string[] {
  switch (event.type) {
    case 'drew':
      return [`drawn for ${event.cause}`, ...event.faces.map(face => `counter ${event.letter}.${face}`)];
    case 'orders':
      return event.actions.map(action => `action ${action}`);
    case 'special':
      return [`special ${event.what}`];
    case 'card-replaced':
      return [`replaced: ${event.why}`];
    case 'lay-still':
      return [`still: ${event.why}`];
    case 'struck-ground':
      return [`ground: ${event.what}`];
    case 'fired':
      return [
        ...event.modifiers.map(({ what }) => `part ${what}`),
        `shot ${event.shot}`,
        `aim ${event.aim}`,
        `arc ${event.arc}`,
        `broadside ${event.side}`,
        ...(event.target < 0 ? ['guns emptied'] : []),
      ];
    case 'mending':
    case 'mended':
      return [`mending ${event.what}`];
    case 'gale-test':
      return [event.torn ? 'a sail torn by the wind' : 'a sail held in the wind'];
    case 'wind':
      return [
        event.clause === 'O19.12' ? 'the wind changed strength' : event.clause === 'O18.8' ? 'the wind turned' : '',
      ];
    case 'morale':
      return [event.crew > 0 ? 'heart lost' : 'heart taken'];
    case 'magazine-test':
      return event.explodes ? [] : ['a magazine safe'];
    case 'founder-test':
      return event.sinks ? [] : ['a hull holds'];
    case 'lost':
      return [`fate ${event.fate}`];
    case 'over':
      return [`over: ${event.reason}`];
    default:
      return [];
  }
}

/** Everything that may happen at Advanced, in a crowd that keeps running into itself. */
const ALL_AT_ONCE = {
  level: 'advanced',
  points: 900,
  table: '90x90',
  turns: 200,
  grog: true,
  entanglement: true,
  continuousFire: true,
  doubleShot: true,
  aimingHigh: true,
  boarding: true,
  flagship: true,
  explosion: true,
  sinking: true,
  spreadingFires: true,
  windDirection: true,
  windStrength: true,
};
/** What the second edition brought; all other recorded games are of the first. */
const SECOND_EDITION = {
  level: 'advanced',
  coasts: 3,
  windDirection: true,
  windStrength: true,
  startStrength: 'high',
  gunnersLacking: 'both',
  rawBritish: 'frigates',
  backs: true,
  turnedFrench: 'second',
};
const CROWDS = [
  { scenario: 'free-battle', options: ALL_AT_ONCE },
  { scenario: 'free-battle', options: { ...ALL_AT_ONCE, table: '120x90', points: 500 } },
  { scenario: 'free-battle', options: { level: 'standard', boarding: true, entanglement: true, points: 900 } },
];

const CLOSE_QUARTERS = {
  level: 'standard',
  points: 700,
  table: '90x90',
  doubleShot: true,
  continuousFire: true,
  boarding: true,
  entanglement: true,
};

/** What is hidden differs with the level: cards lie face down from Standard on, actions at Advanced. */
const SECRETIVE = [
  // A crowd: ships that foul each other throw cards away unseen (O4.6).
  { scenario: 'free-battle', options: CLOSE_QUARTERS },
  { scenario: 'enemy-in-sight', seats: 4, options: { level: 'advanced', sailorsLacking: 'both', grog: true } },
  { scenario: 'free-battle', options: ALL_AT_ONCE },
];

/** A ship in a knot of three, each side choosing to board, is the work of purpose; so are three turns at a quay. */
const ON_PURPOSE = {
  'verb assault': 'a ship grappled by two at once hardly ever happens by chance; o10-boarding.test.ts has it',
  'ask boarding-attacks.assault': 'as the verb assault',
  'step boarding-attacks.next': 'as the verb assault',
  'event boarding-tie': 'two crews must lose their last box by the same draw; o10-boarding.test.ts has it',
  'over: supplied': 'three turns at rest by the island, then out by one edge; c2-points.test.ts has it',
};

export const plan: Plan<Sails, SailsEvent> = {
  sources: join(import.meta.dirname, '..'),
  fixtures: join(import.meta.dirname, 'fixtures'),
  program,
  constants: ['articles', 'land'],
  leftOut: ['articles', 'ships.id', 'ships.name'],
  seeds: 1,
  deepSeeds: 1,
  randomSets: 10,
  budget: 1_500_000,
  hunt: CROWDS,
  deep: SECRETIVE,
  reach: [...told.map(type => `event ${type}`), ...rows],
  coverage(event) {
    const items = [...reached(event), ...witnessed];
    witnessed.clear();
    return items;
  },
  unreachable: ON_PURPOSE,
  ships: s => s.ships.length,
  invariants: brokenInvariants,
  secrets: changeSecrets,
  logs: [
    ...ruleset.scenarios.map(({ id }) => ({ scenario: id })),
    { scenario: 'enemy-in-sight', options: { level: 'standard' }, seed: 'standard' },
    { scenario: 'free-battle', options: ALL_AT_ONCE, seed: 'all-at-once' },
    { scenario: 'enemy-in-sight', options: SECOND_EDITION, seed: 'second-edition' },
  ],
  golden: { scenario: 'supplies-are-coming', turn: s => s.turn },
};

/** What must hold of every position, whatever has happened. */
function brokenInvariants(s: Readonly<Sails>): string[] {
  const wrong: string[] = [];
  for (const ship of s.ships) {
    const say = (what: string) => wrong.push(`${ship.name} ${what}`);
    if (!conditions.includes(ship.condition)) say('is in no condition at all');
    if (!Number.isInteger(ship.x) || !Number.isInteger(ship.y) || ship.heading < 0 || ship.heading > 65_535)
      say(`lies at ${ship.x}, ${ship.y}, heading ${ship.heading}`);
    if (isShip(ship)) brokenInvariantsOf(ship, say);
    if (ship.condition === 'gone' && ship.fate === '') say('is gone without a reason');
    if (ship.condition !== 'gone' && ship.condition !== 'wreck' && ship.fate !== '')
      say(`has met her fate, ${ship.fate}`);
    if (ship.hull.some((box, i) => box === 0 && ship.hull.slice(i + 1).some(later => later !== 0)))
      say('has an empty box before a filled one');
  }
  if (anyOverlap(s)) wrong.push('two bases overlap');
  // B8 Every counter is in its bag or with a ship that is still in the fight.
  const held = heldCounters(s);
  s.bags.forEach((bag, letter) => {
    const mix = MIX[letter] as readonly number[];
    let sets = -1;
    for (const [face, count] of mix.entries()) {
      if (count === 0) continue;
      const share = ((bag[face] ?? 0) + (held[letter * 32 + face] ?? 0)) / count;
      if (sets === -1) sets = share;
      else if (share !== sets) return void wrong.push(`counters of bag ${letter} are missing`);
    }
  });
  if (s.windFrom < 0 || s.windFrom > 7) wrong.push(`the wind blows from ${s.windFrom}`);
  if (s.windStrength < 0 || s.windStrength > 2) wrong.push(`the wind has strength ${s.windStrength}`);
  for (const pair of [...s.entangled, ...s.grappled]) {
    const [a, b] = [s.ships[pair >> 5], s.ships[pair & 31]];
    if (a === undefined || b === undefined || !onTable(a) || !onTable(b)) wrong.push(`pair ${pair} holds nobody`);
  }
  return wrong;
}

/** How many of each counter lie with ships, by code: counted once, for this is asked at every decision. */
function heldCounters(s: Readonly<Sails>): Uint8Array {
  const held = new Uint8Array(s.bags.length * 32);
  for (const ship of s.ships) for (const code of ship.held) held[code] = (held[code] ?? 0) + 1;
  return held;
}

function brokenInvariantsOf(ship: Readonly<Ship>, say: (what: string) => void): void {
  const track = TRACKS[ship.track];
  const card = SHIPS[ship.card];
  if (track === undefined || card === undefined) return say('has no ship log');
  if (ship.hull.length !== track.hullBoxes) say(`has ${ship.hull.length} boxes`);
  if (ship.crew < 0 || ship.crew > track.crewBoxes) say(`has lost ${ship.crew} of ${track.crewBoxes}`);
  if (ship.shot.some(shot => shot < 0 || shot > shots.length)) say(`is loaded with ${ship.shot.join()}`);
  if (ship.masts > 3 && ship.condition === 'afloat') say('has more than three masts to lose');
  if (ship.sails < 0 || ship.sails > 3) say(`has sails ${ship.sails}`);
  if (ship.held.some(code => FACES[code & 31] === undefined)) say('holds a counter that does not exist');
  if (ship.first > 0 && ship.first === ship.second) say('has one card in both spaces');
}
