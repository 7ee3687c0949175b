/** What can be played, from when to when, and how it can be varied. Only the campaign and Trafalgar (24.0) are printed: the others are ours. */

import type { OptionSpec, Scenario } from '@weathergauge/engine';

const CAMPAIGN = 'campaign';
const TRAFALGAR = 'trafalgar';
/** R99 */
const FROM_MARCH = 'from-march';
/** R100 */
const FROM_JULY = 'from-july';
/** R101 */
const WEST_INDIES = 'west-indies';

/** First and last turn, of 1 (Jan I) to 36 (Dec III). */
export const calendars: Readonly<Record<string, { readonly first: number; readonly last: number }>> = {
  [CAMPAIGN]: { first: 1, last: 36 },
  [TRAFALGAR]: { first: 20, last: 30 },
  [FROM_MARCH]: { first: 7, last: 36 },
  [FROM_JULY]: { first: 20, last: 36 },
  [WEST_INDIES]: { first: 13, last: 18 },
};

/** 24.2 Trafalgar has no values of objectives, no random events, no Transport, Expedition or Gold. */
const inCampaigns = { scenario: [CAMPAIGN, FROM_MARCH, FROM_JULY, WEST_INDIES] };

export const options: OptionSpec = {
  openObjectives: {
    type: 'flag',
    default: false,
    title: 'Objectives shown when scored',
    summary:
      'Values are shown to both as soon as the Allies score them, not only at the end. Shorter, and less suspense.',
    clause: '21.3',
    onlyIf: inCampaigns,
  },
  portsOffMap: {
    type: 'flag',
    default: false,
    title: 'Blocks in port off the map',
    summary: 'Blocks in a port stand on their owner’s display, and the map does not show how many there are.',
    clause: '3.0',
  },
  foulWeather: {
    type: 'choice',
    default: 'each',
    choices: ['each', 'once'],
    words: { each: 'each chit counts', once: 'one chit counts' },
    title: 'Weather and searches',
    summary: 'Whether every Weather Chit in a zone takes 1 off searches there, or several together no more than one.',
    clause: 'R13',
  },
  spentEvents: {
    type: 'choice',
    default: 'nothing',
    choices: ['nothing', 'again'],
    words: { nothing: 'no effect', again: 'roll again' },
    title: 'Random events that are spent',
    summary: 'Whether an event that can have no effect any more passes, or the dice are thrown again.',
    clause: 'R19',
    onlyIf: inCampaigns,
  },
  escorts: {
    type: 'choice',
    default: 'lost',
    choices: ['lost', 'home'],
    words: { lost: 'out of play', home: 'to the nearest port' },
    title: 'Escorts without a block',
    summary:
      'When the Gold, the Transport or an Expedition is removed and no fleet block is free: escorts leave play, as printed, or reach the nearest friendly port.',
    clause: 'R22',
    onlyIf: inCampaigns,
  },
};

const duel = { seats: 2, minSeats: 2, maxSeats: 2, options: {} };

export const scenarios: readonly Scenario[] = [
  {
    id: CAMPAIGN,
    title: 'The campaign of 1805',
    summary:
      'January to December, 36 turns. Blockade, escape and pursuit from the Channel to Alexandria and the West Indies; the Allies win at once if Napoleon crosses the Channel.',
    ...duel,
  },
  {
    id: TRAFALGAR,
    title: 'Trafalgar',
    summary:
      'July to October, 11 turns in the Atlantic. Villeneuve comes home from the West Indies: to gather thirty sail, or to raid, before Nelson is back. The one to begin with.',
    ...duel,
  },
  {
    id: FROM_MARCH,
    title: 'From March',
    summary: 'Ours: March to December, 30 turns. The printed set-up, with the winter over.',
    ...duel,
  },
  {
    id: FROM_JULY,
    title: 'From July',
    summary:
      'Ours: mid-July to December, 17 turns. Fleets are where they were: Villeneuve nears Europe, Calder waits off Ferrol, Nelson is at Gibraltar.',
    ...duel,
  },
  {
    id: WEST_INDIES,
    title: 'The West Indies',
    summary:
      'Ours: May and June, 6 turns on the inset alone. Villeneuve arrives to raid the islands and bring the Gold away; Nelson is three weeks behind.',
    ...duel,
  },
];
