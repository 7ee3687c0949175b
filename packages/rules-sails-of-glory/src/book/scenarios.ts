/** The scenarios of the book, the free battle, and the articles that a host may change. */

import type { OptionSpec, OptionValue, Options, Scenario } from '@weathergauge/engine';
import { someShips } from '../model/editions.ts';
import { strengths } from '../model/terms.ts';
import { levels } from '../model/vocabulary.ts';

export const ENEMY_IN_SIGHT = 'enemy-in-sight';
export const SHALLOW_WATERS = 'in-shallow-waters';
export const BLOCKADE = 'force-the-blockade';
export const OUTPOST = 'against-the-outpost';
export const SUPPLIES = 'supplies-are-coming';
export const DUCKS = 'sitting-ducks';
export const FREE_BATTLE = 'free-battle';

/**
 * B1.11, O1.2 Which part an option belongs to: the levels at which the book allows it, the scenarios that have it. S1.1, A1.1
 * A level comes as a whole, with all that is below it.
 */
const STANDARD_UP = { level: ['standard', 'advanced'] };
const ADVANCED_ONLY = { level: ['advanced'] };
const inScenarios = (...ids: string[]): Readonly<Record<string, readonly OptionValue[]>> => ({ scenario: ids });

/** Points of eight by name, in the order of `windFrom`. */
export const windNames = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** R44, C0.1 Tables of a free battle in centimetres, along the fleets' sides and between them. */
export const TABLES = { '90x90': [90, 90], '120x90': [120, 90], '180x120': [180, 120] } as const;
const TABLE_WORDS = Object.fromEntries(Object.entries(TABLES).map(([id, [wide, high]]) => [id, `${wide} × ${high}`]));

/** O3.1 Whose crews lack training; O3.2, O3.3 gunners at any level, sailors in the Advanced rules alone. */
const LACKING = ['none', 'british', 'french', 'both'] as const;

export const options: OptionSpec = {
  level: {
    type: 'choice',
    default: 'basic',
    choices: levels,
    title: 'Rules',
    summary: 'Each level adds to the one before.',
    clause: 'B1.11',
  },
  automaton: {
    type: 'choice',
    default: 'none',
    choices: ['none', 'british', 'french'],
    onlyIf: inScenarios(ENEMY_IN_SIGHT, SHALLOW_WATERS, BLOCKADE, OUTPOST, SUPPLIES, FREE_BATTLE),
    title: 'Automatic side',
    summary: 'This side sails by itself and all seats are on the other. One player alone always has such an enemy.',
    clause: 'P1.1',
  },
  lone: {
    type: 'choice',
    default: 'french',
    choices: ['british', 'french'],
    onlyIf: inScenarios(ENEMY_IN_SIGHT, SHALLOW_WATERS, BLOCKADE, OUTPOST, SUPPLIES, FREE_BATTLE),
    ...sinceSecond('french'),
    title: 'Alone of three',
    summary: 'With three players: the side that one of them commands alone.',
    clause: 'C1.1',
  },
  turns: {
    type: 'count',
    default: 60,
    min: 10,
    max: 200,
    title: 'Turns',
    summary: 'After so many turns the battle is broken off.',
    clause: 'R40',
  },
  placing: {
    type: 'flag',
    default: true,
    title: 'Players place',
    summary: 'Players place terrain and ships; otherwise ships are drawn up, and terrain is diced for.',
    clause: 'R43',
  },
  wind: {
    type: 'choice',
    default: 'scenario',
    choices: ['scenario', 'french', ...windNames, 'random'],
    title: 'Wind',
    summary:
      'Where it blows from at the start: as the scenario says, from the French side, from a point, or by chance.',
    clause: 'O18.1',
  },
  byEye: flag('By eye', 'While orders are given the board measures nothing for anybody.', 'B2.11'),
  grog: flag('Grog', 'A crew may be given a second wind, once in a battle.', 'O2.1'),
  gunnersLacking: lacking('Raw gunners', 'Crews whose gunners lack training.', 'O3.1'),
  sailorsLacking: { ...lacking('Raw sailors', 'Crews whose sailors lack training.', 'O3.1'), onlyIf: ADVANCED_ONLY },
  rawBritish: some('Raw British ships', 'Of British crews that lack training: which ships have them.', 'O3.1'),
  rawFrench: some('Raw French ships', 'Of French crews that lack training: which ships have them.', 'O3.1'),
  entanglement: flag('Entanglement', 'Ships in contact may foul each other.', 'O4.1'),
  continuousFire: flag('Continuous fire', 'Guns that are not loaded may fire too, for half the counters.', 'O5.1'),
  firstBroadside: flag('First broadside', 'The first fire of a side tells more.', 'O6.1'),
  forcedAim: flag(
    'Forced aim',
    'A broadside may fire at nothing but the nearest target, and not past a friend who is nearer.',
    'O7.1',
  ),
  doubleShot: { ...flag('Double shot', 'Two balls to a gun.', 'O8.1'), onlyIf: STANDARD_UP },
  aimingHigh: { ...flag('Aiming high', 'Fire at masts and sails.', 'O9.1'), onlyIf: ADVANCED_ONLY },
  boarding: flag('Boarding', 'Ships may be grappled and boarded.', 'O10.1'),
  flagship: flag('Flagships', 'One ship of each side carries its flag.', 'O13.1'),
  explosion: { ...flag('Explosion', 'Fire may reach the magazine.', 'O14.1'), onlyIf: ADVANCED_ONLY },
  sinking: { ...flag('Sinking', 'Leaks may sink a ship.', 'O15.1'), onlyIf: ADVANCED_ONLY },
  spreadingFires: {
    ...flag(
      'Spreading fires',
      'A fire lit by a broadside at an enemy in contact leaps back to the ship that fired.',
      'O16.1',
    ),
    onlyIf: ADVANCED_ONLY,
  },
  surrenderedShips: flag('Surrendered ships', 'They stay on the table as wrecks.', 'O17.1'),
  windDirection: flag('Shifting wind', 'The wind may change its direction.', 'O18.1'),
  windStrength: {
    ...flag('Wind strength', 'The wind may rise and fall.', 'O19.1'),
    onlyIf: { level: ['advanced'], windDirection: [true] },
  },
  startStrength: {
    type: 'choice',
    default: 'medium',
    choices: strengths,
    onlyIf: { windStrength: [true] },
    ...sinceSecond('medium'),
    title: 'Strength at the start',
    summary: 'How strong the wind is when the battle begins.',
    clause: 'O19.2',
  },
  shortOfRocks: {
    ...flag(
      'Short of the rocks',
      'A manoeuvre that would end on rocks or land does no harm if her bow stops short.',
      'R51',
    ),
    ...sinceSecond(true),
  },
  damageAtOnce: {
    ...flag('Damage at once', 'Fires, leaks, rocks and collisions lessen the fire of the same turn.', 'R67'),
    ...sinceSecond(true),
  },
  start: {
    type: 'choice',
    default: 'scenario',
    choices: ['scenario', 'opposite', 'adjacent', 'mixed'],
    onlyIf: inScenarios(ENEMY_IN_SIGHT, SHALLOW_WATERS),
    title: 'Starting sides',
    summary: 'Opposite, adjacent, or one ship of each team on either side.',
    clause: 'C1.7',
  },
  backs: {
    ...flag('Backs of the cards', 'Ships sail under the names on the other side of their cards.', 'C1.8'),
    onlyIf: inScenarios(ENEMY_IN_SIGHT, SHALLOW_WATERS, DUCKS),
  },
  turnedBritish: {
    ...some('British cards turned', 'Which British ships sail under the names on the backs.', 'C1.8'),
    onlyIf: { backs: [true] },
  },
  turnedFrench: {
    ...some('French cards turned', 'Which French ships sail under the names on the backs.', 'C1.8'),
    onlyIf: { backs: [true] },
  },
  reinforcements: {
    type: 'count',
    default: 0,
    min: 0,
    max: 10,
    onlyIf: inScenarios(ENEMY_IN_SIGHT, SHALLOW_WATERS),
    title: 'More ships',
    summary: 'Further ships of each side: a ship of the line, then a frigate, in turn.',
    clause: 'C1.9',
  },
  swap: {
    ...flag('Parts swapped', 'The two navies change parts.', 'C3.8'),
    onlyIf: inScenarios(BLOCKADE, DUCKS),
  },
  twice: {
    ...flag('Played twice', 'A second battle follows with the parts swapped, and both count.', 'C3.9'),
    onlyIf: inScenarios(BLOCKADE, OUTPOST, SUPPLIES),
  },
  twoIslands: {
    ...flag('Two islands', 'Each side has an outpost to hold and one to take.', 'C4.17'),
    onlyIf: inScenarios(OUTPOST),
  },
  leaving: {
    ...flag('Attackers may leave', 'A ship that leaves the table is not counted as lost.', 'R86'),
    ...sinceSecond(true),
    onlyIf: inScenarios(DUCKS),
  },
  points: {
    type: 'count',
    default: 120,
    min: 50,
    max: 900,
    onlyIf: inScenarios(FREE_BATTLE),
    title: 'Points',
    summary: 'For which each side musters its ships.',
    clause: 'R44',
  },
  table: {
    type: 'choice',
    default: '120x90',
    choices: Object.keys(TABLES),
    words: TABLE_WORDS,
    onlyIf: inScenarios(FREE_BATTLE),
    title: 'Table',
    summary: 'Centimetres along the fleets, and between them.',
    clause: 'C0.1',
  },
  reefs: terrain('Reefs', 6, 'Reefs to be placed in turn.', 'T1.1'),
  islands: terrain('Islands', 4, 'Islands to be placed in turn.', 'T3.1'),
  shoals: terrain('Shoals', 4, 'Shoals to be placed in turn.', 'T2.1'),
  coasts: {
    ...terrain('Coasts', 4, 'Coasts to be placed in turn, at edges that no fleet starts from.', 'T3.1'),
    onlyIf: inScenarios(ENEMY_IN_SIGHT, BLOCKADE, OUTPOST, SUPPLIES, FREE_BATTLE),
    ...sinceSecond(0),
  },
  batteries: {
    ...terrain('Batteries', 4, 'Batteries, one to an island, for the side that places it.', 'T5.1'),
    onlyIf: { scenario: [FREE_BATTLE], islands: [1, 2, 3, 4] },
  },
  shore: {
    type: 'choice',
    default: 'rocky',
    choices: ['rocky', 'sandy', 'harbour'],
    onlyIf: inScenarios(FREE_BATTLE),
    title: 'Shores',
    summary: 'The coastline of islands and coasts.',
    clause: 'T3.2',
  },
  danger: {
    type: 'choice',
    default: 'width',
    choices: ['width', 'close', 'none'],
    onlyIf: inScenarios(FREE_BATTLE),
    title: 'Danger',
    summary: 'How far from the shore: the width of the ruler, its red and purple part, or nowhere.',
    clause: 'T3.3',
  },
};

/** Brought by the second edition; before, games were played as if it were so. */
function sinceSecond(before: OptionValue) {
  return { since: { edition: 2, before } } as const;
}

/** O1.1, C0.4 Off unless the host adds it before the battle. */
function flag(title: string, summary: string, clause: string) {
  return { type: 'flag', default: false, title, summary, clause } as const;
}

function lacking(title: string, summary: string, clause: string) {
  return { type: 'choice', default: 'none', choices: LACKING, title, summary, clause } as const;
}

function some(title: string, summary: string, clause: string) {
  const words = { liners: 'ships of the line' };
  const since = sinceSecond('all');
  return { type: 'choice', default: 'all', choices: someShips, words, ...since, title, summary, clause } as const;
}

function terrain(title: string, max: number, summary: string, clause: string) {
  return { type: 'count', default: 0, min: 0, max, onlyIf: inScenarios(FREE_BATTLE), title, summary, clause } as const;
}

/**
 * B10.2, C1.1, C2.1, C4.1, C5.1 Two to four players in two teams; C3.1 one alone sails against the automaton (P), and C6.1
 * nobody else can play Sitting Ducks.
 */
function scenario(id: string, title: string, summary: string, seats: number, fixed?: Options): Scenario {
  const bounds = { seats, minSeats: 1, maxSeats: id === DUCKS ? 1 : 4, options: {} };
  return fixed === undefined ? { id, title, summary, ...bounds } : { id, title, summary, ...bounds, fixed };
}

/** C1.5, C2.8, C3.5, C4.7 They need no rule beyond those of their terrain; C5.6 but one needs the Advanced rules. */
export const scenarios: readonly Scenario[] = [
  scenario(ENEMY_IN_SIGHT, 'Enemy in Sight!', 'Two small squadrons meet in open water.', 2),
  scenario(SHALLOW_WATERS, 'In Shallow Waters', 'Two squadrons fight around an island among reefs.', 2),
  scenario(BLOCKADE, 'Force the Blockade', 'Two ships make for home through two that bar the way.', 2),
  scenario(OUTPOST, 'Against the Outpost', 'A squadron is to silence an outpost on its island.', 2),
  scenario(SUPPLIES, 'Supplies Are Coming', 'A frigate brings supplies to a besieged island.', 2, {
    level: 'advanced',
  }),
  scenario(DUCKS, 'Sitting Ducks', 'One player against two ships at anchor.', 1),
  scenario(FREE_BATTLE, 'Free battle', 'Fleets by points and terrain by agreement.', 2),
];
