/** What random play must reach: every chit, row of a table, event, pair of tactics, case of a search, note and fate. */

import { sailOnMatrix } from '../chapters/ch19-anchor.ts';
import { commanderCard } from '../model/battle-fleets.ts';
import { ARRIVAL, BONUS_MOVE, WIND_MOVE } from '../model/activation.ts';
import { CHITS, DAY_OF_BATTLE, FIREPOWER, WEATHER } from '../model/data/figures.ts';
import {
  admiraltyEvents,
  battleTypes,
  leewardTactics,
  NEITHER_VICTORIOUS,
  outcomes,
  randomEvents,
  sails,
  windwardTactics,
  WITHDREW,
} from '../model/data/numbers-of-battle.ts';
import { PRINTED } from '../model/data/pack.ts';
import type { GloryEvent } from '../model/events.ts';
import { isAtSea, partOf } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { otherSide } from '../model/state.ts';
import type { Over } from '../model/terms.ts';
import {
  ALLIED,
  automaticEvents,
  BRITISH,
  INSHORE,
  LOOSE,
  nations,
  objectiveAreas,
  OFF_STATION,
  parts,
  PORT,
  portNames,
  SEA,
  severities,
  sides,
} from '../model/terms.ts';

/** Kinds of events: the compiler says which are missing. */
const KINDS: Readonly<Record<GloryEvent['type'], true>> = {
  revealed: true,
  turn: true,
  gathered: true,
  reinforcement: true,
  fever: true,
  'provisions-drawn': true,
  'fast-passage': true,
  turned: true,
  chit: true,
  half: true,
  initiative: true,
  weather: true,
  'blown-off': true,
  foundered: true,
  'weather-damage': true,
  'frigate-away': true,
  moved: true,
  declares: true,
  'stands-on': true,
  sortie: true,
  'provisions-shown': true,
  'taken-off': true,
  appeared: true,
  gold: true,
  masts: true,
  search: true,
  'search-total': true,
  'fog-lifted': true,
  sighted: true,
  'random-event': true,
  'automatic-event': true,
  manpower: true,
  'yellow-jack': true,
  'fell-ill': true,
  recovered: true,
  spies: true,
  'spied-on': true,
  'spies-report': true,
  'provisions-exposed': true,
  privateers: true,
  'admiralty-drawn': true,
  'admiralty-orders': true,
  'duty-shown': true,
  'duty-set': true,
  'duty-done': true,
  'duty-failed': true,
  tension: true,
  'frigate-gone': true,
  'ships-detached': true,
  'rockets-hit': true,
  rockets: true,
  envoy: true,
  'algiers-invaded': true,
  algiers: true,
  'admiral-gone': true,
  appointed: true,
  battle: true,
  pennant: true,
  'fleet-size': true,
  'gauge-thrown': true,
  windward: true,
  denied: true,
  'day-of-battle': true,
  round: true,
  command: true,
  'battle-type': true,
  'lines-formed': true,
  broadside: true,
  'ship-hit': true,
  'left-battle': true,
  'battle-over': true,
  fate: true,
  'ship-lost': true,
  'ship-wrecked': true,
  'admiral-fate': true,
  'admiral-captured': true,
  'cargo-lost': true,
  'after-battle': true,
  'sent-in': true,
  'prize-scored': true,
  'victor-marker': true,
  objective: true,
  'directive-scored': true,
  'directive-shown': true,
  raid: true,
  'raid-outcome': true,
  invasion: true,
  'ships-for-india': true,
  channel: true,
  'raid-shown': true,
  'objective-scored': true,
  'fleet-joins': true,
  'gone-home': true,
  over: true,
};

const ENDS: Readonly<Record<Exclude<Over, ''>, true>> = { channel: true, points: true, objectives: true, time: true };
/** 15.1 Rosily-Mesros comes with the reinforcements: he is appointed. */
const CALENDAR = automaticEvents.filter(event => event !== 'none' && event !== 'rosily-mesros');
const CARGOES = ['transport', 'expedition', 'gold', 'barges'];
/** 22.1, 22.3 Where raids and invasions can be tried. */
const RAIDED = [
  'Bantry Bay',
  'Naples',
  'Malta',
  'Alexandria',
  'Jamaica',
  'Antigua',
  'Barbados',
  'Trinidad',
  'North Sea raid',
];
const INVADED = ['Bantry Bay', 'Naples', 'Malta', 'Alexandria'];
/** 18.2 A broadside has two dice at least, and the last row is for all that is more. */
const FIRST_ROW = 2;
/** 14.0 What is added to the dice of a search. */
const MODIFIERS = ['inshore', 'loose', 'off-station', 'narrows', 'frigate', 'far', 'weather', 'season'];
const MOVES: Readonly<Record<number, string>> = { [WIND_MOVE]: 'wind', [BONUS_MOVE]: 'bonus', [ARRIVAL]: 'arrival' };

const count = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** 14.1 to 14.7 Who looks, from where, at whom, and where that one is bound. */
function searchCases(): string[] {
  const bound = (proc: string, to: number, from: readonly number[]): string[] =>
    from.map(part => `${proc} to ${whither(to)} past ${parts[part]}`);
  const cases = [
    'cross-narrows',
    ...[LOOSE, INSHORE, PORT].flatMap(to => bound('enter-from-sea', to, [OFF_STATION, LOOSE, INSHORE])),
    ...bound('come-out', INSHORE, [INSHORE, LOOSE]),
    ...bound('come-out', LOOSE, [INSHORE, LOOSE]),
    ...bound('come-out', SEA, [INSHORE, LOOSE, OFF_STATION]),
    ...bound('cross-zone', INSHORE, [INSHORE]),
    ...bound('cross-zone', LOOSE, [LOOSE]),
    ...bound('cross-zone', SEA, [OFF_STATION]),
    ...['sea by wind', 'sea by bonus', 'zone by wind', 'zone by bonus', 'zone by arrival'].map(
      how => `look-around ${how}`,
    ),
  ];
  return [...sides.flatMap(side => cases.map(how => `search ${side} ${how}`)), 'search british north-sea-sweep'];
}

const whither = (to: number): string => (to === SEA ? 'sea' : (parts[to] as string));

const pairs = windwardTactics.flatMap(windward =>
  leewardTactics.flatMap(leeward =>
    sails.flatMap(first => sails.map(second => `tactics ${windward} ${first} against ${leeward} ${second}`)),
  ),
);

export const reach: readonly string[] = [
  ...Object.keys(KINDS).map(kind => `event ${kind}`),
  ...CHITS.map((_, chit) => `chit ${chit}`),
  ...count(1, WEATHER.severity.length - 1).map(result => `weather ${result}`),
  ...severities.map(severity => `weather ${severity}`),
  ...randomEvents.map(event => `random event ${event}`),
  ...CALENDAR.map(event => `automatic event ${event}`),
  ...admiraltyEvents
    .filter(event => event !== 'sidney-smith')
    .flatMap(event => [`duty ${event} done`, `duty ${event} failed`]),
  ...PRINTED.objectives.napoleon.areas.map(area => `napoleon ${area}`),
  ...PRINTED.objectives.pitt.areas.map(area => `pitt ${area}`),
  ...PRINTED.directives.areas.map(area => `directive ${area}`),
  ...count(0, 3).map(objective => `trafalgar objective ${objective}`),
  ...RAIDED.flatMap(port => [`raid on ${port} succeeds`, `raid on ${port} fails`]),
  ...INVADED.flatMap(port => [`invasion of ${port} succeeds`, `invasion of ${port} fails`]),
  ...count(0, 2).map(outcome => `channel ${outcome}`),
  ...Object.keys(ENDS).map(end => `over ${end}`),
  ...searchCases(),
  ...MODIFIERS.map(what => `search modified by ${what}`),
  ...count(1, DAY_OF_BATTLE.bands.length + 1).map(rounds => `battle of ${rounds}`),
  ...pairs,
  ...battleTypes.map(type => `battle type ${type}`),
  ...count(1, 5).map(note => `note ${note}`),
  'at anchor',
  ...count(FIRST_ROW, FIREPOWER.rows).map(row => `firepower row ${row}`),
  ...count(1, FIREPOWER.columns + FIREPOWER.over.length).map(column => `firepower column ${column}`),
  ...nations.flatMap(nation => outcomes.map(outcome => `fate ${nation} ${outcome}`)),
  ...['sunk', 'taken'].map(how => `ship ${how}`),
  ...['killed', 'spared'].map(how => `admiral ${how}`),
  ...CARGOES.map(cargo => `cargo ${cargo}`),
];

/** What an event tells of it. */
export function reached(e: GloryEvent): readonly string[] {
  switch (e.type) {
    case 'chit':
      return [`chit ${e.chit}`];
    case 'weather':
      return e.zones === 0 ? [] : [`weather ${e.result}`, `weather ${severities[e.severity]}`];
    case 'random-event':
      return [`random event ${randomEvents[e.event]}`];
    case 'automatic-event':
      return [`automatic event ${automaticEvents[e.event]}`];
    case 'duty-done':
    case 'duty-failed':
      return [`duty ${admiraltyEvents[e.event]} ${e.type === 'duty-done' ? 'done' : 'failed'}`];
    case 'objective':
      return [`${e.whose} ${objectiveAreas[e.area]}`];
    case 'directive-scored':
      return [`directive ${PRINTED.directives.areas[e.directive]}`];
    case 'objective-scored':
      return [`trafalgar objective ${e.objective}`];
    case 'raid-outcome':
      return [`raid on ${portNames[e.port]} ${e.success ? 'succeeds' : 'fails'}`];
    case 'invasion':
      return [`invasion of ${portNames[e.port]} ${e.success ? 'succeeds' : 'fails'}`];
    case 'channel':
      return [`channel ${e.outcome}`];
    case 'over':
      return [`over ${e.reason}`];
    case 'cargo-lost':
      return [`cargo ${e.cargo}`];
    case 'search-total':
      return (e.modifiers ?? []).map(({ what }) => `search modified by ${what}`);
    default:
      return reachedInBattle(e);
  }
}

function reachedInBattle(e: GloryEvent): readonly string[] {
  switch (e.type) {
    case 'day-of-battle':
      return [`battle of ${e.rounds}`];
    case 'battle-type':
      return [
        `battle type ${battleTypes[e.kind]}`,
        ...count(1, 5)
          .filter(n => (e.notes & (1 << n)) !== 0)
          .map(n => `note ${n}`),
      ];
    case 'windward':
      return e.anchored === 1 ? ['at anchor'] : [];
    case 'broadside':
      return [`firepower row ${Math.min(FIREPOWER.rows, e.total)}`, `firepower column ${columnOf(e.firepower)}`];
    case 'ship-lost':
      return [`ship ${e.taken === 1 ? 'taken' : 'sunk'}`];
    case 'admiral-fate':
      return [`admiral ${e.killed === 1 ? 'killed' : 'spared'}`];
    default:
      return [];
  }
}

/** Columns of five, and one for each step beyond a hundred. */
function columnOf(firepower: number): number {
  const beyond = FIREPOWER.over.filter(over => firepower > over).length;
  return beyond > 0 ? FIREPOWER.columns + beyond : Math.ceil(firepower / 5);
}

/** What no event tells: which case of a search it is, both tactics at once, whose fate is thrown for and why. */
export function reachedBy(step: string, s: Readonly<Campaign>): readonly string[] {
  switch (step) {
    case 'search-now.throw':
      return [`search ${sides[s.search.side]} ${searchCase(s)}`];
    case 'combat.type':
      return [tacticsOf(s)];
    case 'allied-attempts.carry-out':
      return s.trafalgar.flatMap((scored, objective) => (scored === 1 ? [`trafalgar objective ${objective}`] : []));
    case 'aftermath.status':
      return fates(s);
    default:
      return [];
  }
}

function searchCase(s: Readonly<Campaign>): string {
  const caller = s.stack.at(-2);
  const proc = caller?.proc ?? '';
  const { place } = s.search;
  if (proc === 'look-around') return `${proc} ${isAtSea(place) ? 'sea' : 'zone'} by ${MOVES[s.activation.kind]}`;
  if (proc === 'cross-narrows' || proc === 'north-sea-sweep') return proc;
  return `${proc} to ${whither(Number(caller?.vars['to']))} past ${parts[partOf(place)]}`;
}

function tacticsOf(s: Readonly<Campaign>): string {
  const { tactics, windward } = s.battle;
  const leeward = otherSide(windward);
  const sail = (side: number): string => sails[sailOnMatrix(s, side)] as string;
  const first = `${windwardTactics[tactics[windward] as number]} ${sail(windward)}`;
  return `tactics ${first} against ${leewardTactics[tactics[leeward] as number]} ${sail(leeward)}`;
}

function fates(s: Readonly<Campaign>): string[] {
  const { status } = s.battle;
  const isNeither = status.every(each => each >= WITHDREW);
  return [BRITISH, ALLIED].flatMap(side => {
    const own = status[side] as number;
    if (own < 0) return [];
    const nation = nations[commanderCard(s, side).nation];
    return [own, ...(isNeither ? [NEITHER_VICTORIOUS] : [])].map(each => `fate ${nation} ${outcomes[each]}`);
  });
}
