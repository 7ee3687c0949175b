/** The eight set-ups, the free one, and the articles that a host may change. */

import type { OptionSpec, Options, Scenario } from '@weathergauge/engine';
import { EXITS } from '../model/data/fleets.ts';
import { facings, MOST_WIND_DICE } from '../model/vocabulary.ts';

/** R50 Spaces of the clock. */
export const LOOPS = ['36', '48', '60'] as const;

/** R64 What the others do not read they must not have in their logs, where it would pass for proven. */
const FREE_ONLY = { scenario: ['free'] };

export const options: OptionSpec = {
  wind: {
    type: 'choice',
    default: 'E',
    choices: facings,
    title: 'Wind',
    summary: 'The face of a hex that the wind blows towards at the start.',
    clause: 'R3',
  },
  exit: {
    type: 'choice',
    default: 'E',
    choices: Object.keys(EXITS),
    title: 'Exit',
    summary: 'The edge or corner where merchants leave the map.',
    clause: 'R14',
  },
  windDiceConvoy: {
    type: 'count',
    default: 10,
    min: 0,
    max: MOST_WIND_DICE,
    title: 'Wind dice of the convoy',
    summary: 'Its stock for the whole game.',
    clause: 'R45',
  },
  windDiceRaiders: {
    type: 'count',
    default: 10,
    min: 0,
    max: MOST_WIND_DICE,
    title: 'Wind dice of the raiders',
    summary: 'Their stock for the whole game.',
    clause: 'R45',
  },
  loop: {
    type: 'choice',
    default: '60',
    choices: LOOPS,
    title: 'Clock',
    summary: 'Spaces on the battle clock.',
    clause: 'R50',
  },
  first: {
    type: 'choice',
    default: 'convoy',
    choices: ['convoy', 'raiders', 'dice'],
    title: 'First mover',
    summary: 'Who has the first turn.',
    clause: 'R52',
  },
  shortRange: {
    type: 'count',
    default: 1,
    min: 1,
    max: 2,
    title: 'Short range',
    summary: 'Hexes that count as short range.',
    clause: 'R20',
  },
  sizePerStep: {
    type: 'flag',
    default: false,
    title: 'Size by steps',
    summary: 'Dice for a smaller or bigger target count for each step of size.',
    clause: 'R21',
  },
  reroll: {
    type: 'choice',
    default: 'misses',
    choices: ['misses', 'whole'],
    title: 'Re-roll',
    summary: 'Each die that missed once more, or the whole pool at will, the second throw standing.',
    clause: 'R23',
  },
  counterBoarding: {
    type: 'flag',
    default: false,
    title: 'Counter-boarding',
    summary: 'A target that wins the grapple may board the boarder.',
    clause: 'R37',
  },
  haulAnytime: {
    type: 'flag',
    default: false,
    title: 'Hauling down at will',
    summary: 'A ship may strike at the start of any activation, not only once she has nothing left of some type.',
    clause: 'R61',
  },
  fittingOut: {
    type: 'flag',
    default: false,
    title: 'Fitting out',
    summary: 'Before the first turn one marker of each ship may be shifted to another type.',
    clause: 'R54',
  },
  fogBanks: {
    type: 'count',
    default: 0,
    min: 0,
    max: 8,
    title: 'Fog',
    summary: 'Further hexes of fog in the middle of the map; their places are diced for.',
    clause: 'R66',
  },
  islands: {
    type: 'count',
    default: 0,
    min: 0,
    max: 4,
    title: 'Land',
    summary: 'Further hexes of land in the middle of the map; their places are diced for.',
    clause: 'R66',
  },
  shoals: {
    type: 'count',
    default: 0,
    min: 0,
    max: 8,
    title: 'Shallows',
    summary: 'Further hexes of shallows in the middle of the map; their places are diced for.',
    clause: 'R66',
  },
  cargo: {
    type: 'count',
    default: 8,
    min: 2,
    max: 20,
    title: 'Merchants',
    summary: 'Free set-up: exit values for which the convoy loads merchants.',
    clause: 'R64',
    onlyIf: FREE_ONLY,
  },
  escort: {
    type: 'count',
    default: 12,
    min: 0,
    max: 48,
    title: 'Escort',
    summary: 'Free set-up: points for which the convoy commissions warships.',
    clause: 'R64',
    onlyIf: FREE_ONLY,
  },
};

/** R63 Two to four seats: 0 and 2 sail for the convoy, 1 and 3 for the raiders. */
function scenario(id: string, title: string, summary: string, changed: Options): Scenario {
  return { id, title, summary, seats: 2, minSeats: 2, maxSeats: 4, options: changed };
}

/** R56 */
export const scenarios: readonly Scenario[] = [
  scenario('H1', 'Two Sugar Ships', 'Two merchants and a sloop run north-east past three small raiders.', {
    wind: 'NE',
    exit: 'NE',
  }),
  scenario('H2', 'The Indiaman Alone', 'Two merchants without an escort, and more wind dice than their hunters.', {
    windDiceConvoy: 14,
    windDiceRaiders: 6,
  }),
  scenario('H3', 'The Spring Convoy', 'Three merchants and two escorts against four raiders: the full battle.', {
    wind: 'NE',
    exit: 'NE',
    windDiceConvoy: 12,
    windDiceRaiders: 12,
  }),
  scenario('H4', 'Sick Ships', 'Two merchants whose escort is down with scurvy.', { exit: 'SE' }),
  scenario('H5', 'Fog on the Bank', 'Three merchants and an escort feel their way through drifting fog.', {
    windDiceConvoy: 12,
    windDiceRaiders: 12,
  }),
  scenario('H6', 'The Shoal Passage', 'A rich convoy picks its way past an island and its shallows.', {
    wind: 'SE',
    exit: 'SE',
    windDiceConvoy: 12,
    windDiceRaiders: 8,
  }),
  scenario('H7', 'The Plate Ships', 'Two great merchants, a sickly ship of force, and a raider to match her.', {
    exit: 'NE',
    windDiceConvoy: 8,
    windDiceRaiders: 14,
  }),
  scenario('H8', 'The Derelict', 'Two equal squadrons race for a rich ship that nobody holds.', {
    exit: 'none',
    first: 'dice',
    windDiceConvoy: 8,
    windDiceRaiders: 8,
  }),
  scenario('free', 'Free battle', 'Fleets bought from a budget and laid out as the players choose.', {
    fogBanks: 2,
    islands: 1,
    shoals: 3,
  }),
];
