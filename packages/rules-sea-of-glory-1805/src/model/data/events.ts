/** Random and Admiralty events: what they are called, what they do in our words, and how much of that is published. */

import type { DataPack } from './schema.ts';

export const RANDOM_EVENTS: DataPack['randomEvents'] = [
  ['dutch-navy'],
  ['lord-barham'],
  ['yellow-jack'],
  ['bonaparte-intrigues'],
  ['spanish-surge'],
  ['spy-networks'],
  ['new-orders'],
  ['french-surge'],
  ['privateers'],
  ['st-cyr', 'admiral-falls-ill'],
  ['sea-fencibles'],
];

export const RANDOM_EVENT_TEXTS: DataPack['randomEventTexts'] = {
  'dutch-navy': {
    name: 'Napoleon Strips the Dutch Navy',
    effect: 'French manpower goes to its top box.',
    source: 'published; the box is reconstructed',
  },
  'lord-barham': {
    name: 'Lord Barham',
    effect: 'British manpower goes to the Barham box.',
    source: 'published',
  },
  'yellow-jack': {
    name: 'Yellow Jack',
    effect: 'Fever: no sorties, repairs or crews in West Indies ports until it ends.',
    source: 'effect published, number reconstructed',
  },
  'bonaparte-intrigues': {
    name: 'Bonaparte Intrigues',
    effect: 'The Allied player shows his Emperor’s Directive.',
    source: 'effect published, number reconstructed',
  },
  'spanish-surge': {
    name: 'Spanish Manpower Surge',
    effect: 'Spanish manpower goes one box up.',
    source: 'published',
  },
  'spy-networks': {
    name: 'Spy Networks',
    effect:
      'French spies tell the exact ships of one British fleet or port; royalist spies show the Provisions Chits, or every “Raided?” marker, or one port.',
    source: 'event and most of its effect published; number and die reconstructed',
  },
  'new-orders': {
    name: 'New Orders from the Emperor',
    effect: 'The Allied player draws another Directive and puts his own back.',
    source: 'effect published, number reconstructed',
  },
  'french-surge': {
    name: 'French Manpower Surge',
    effect: 'French manpower goes one box up.',
    source: 'published',
  },
  privateers: {
    name: 'French Privateers',
    effect: 'One frigate at sea leaves the chart for as many turns as a die says.',
    source: 'existence published, number and length reconstructed',
  },
  'st-cyr': {
    name: 'St. Cyr Threatens the Two Sicilies',
    effect: 'The Neapolitan event is set six turns ahead; nothing after Oct III.',
    source: 'effect published, sharing a number reconstructed',
  },
  'admiral-falls-ill': {
    name: 'Admiral Falls Ill',
    effect:
      'First Gardner takes the place of Cornwallis; then Cornwallis comes back and Allemand takes that of Missiessy.',
    source: 'effect published, sharing a number reconstructed',
  },
  'sea-fencibles': {
    name: 'The Sea Fencibles',
    effect: 'British manpower goes one box up.',
    source: 'published; the direction is reconstructed',
  },
};

export const ADMIRALTY_EVENTS: DataPack['admiraltyEvents'] = {
  'neapolitan-monarchy': {
    name: 'Prop up the Neapolitan Monarchy',
    effect: 'An Expedition Inshore at Naples, or Naples counts as invaded overland.',
    fullTerm: false,
    failure: 0,
    source: 'published',
  },
  'leopard-chesapeake': {
    name: 'Leopard & Chesapeake',
    effect:
      'When revealed, tension goes one box toward War! At War! one frigate leaves the game and an Expedition must reach Canada.',
    fullTerm: true,
    failure: 4,
    source: 'first half published, duty and points reconstructed',
  },
  'slave-revolt': {
    name: 'Jamaican Slave Revolt',
    effect: 'An Expedition to Jamaica.',
    fullTerm: false,
    failure: 5,
    source: 'name and place published, points reconstructed',
  },
  'russian-resolve': {
    name: 'Bolster Russian Resolve',
    effect: 'An Expedition in the patrol zone of Corfu. Success: no Cross Channel Invasion any more.',
    fullTerm: false,
    failure: 5,
    source: 'success published, place and points reconstructed',
  },
  'barbary-coast': {
    name: 'Mission to the Barbary Coast',
    effect: 'A named admiral off Algiers persuades the Dey, or an Expedition invades. Failure: Algiers becomes Allied.',
    fullTerm: false,
    failure: 0,
    source: 'published; the roll is reconstructed',
  },
  'sidney-smith': {
    name: 'Sir Sidney Smith & Congreve’s Rockets',
    effect: 'When revealed, a British fleet Inshore at an Allied port in Europe may fire the ships there.',
    fullTerm: true,
    failure: 0,
    source: 'kind of harm published, roll reconstructed',
  },
  'court-of-lisbon': {
    name: 'Reassure the Court at Lisbon',
    effect: 'Six undamaged ships in the patrol zone of Lisbon.',
    fullTerm: false,
    failure: 3,
    source: 'reconstructed',
  },
  'good-hope': {
    name: 'The Cape of Good Hope',
    effect: 'Six undamaged ships in hex 0123; then three ships of 64 guns leave the game.',
    fullTerm: false,
    failure: 4,
    source: 'reconstructed',
  },
};

export const EVENT_NUMBERS: DataPack['eventNumbers'] = {
  turnsAhead: 6,
  feverEndsFrom: 5,
  frenchSpiesTo: 3,
  barbary: 5,
  rocketsFrom: 3,
  lisbonShips: 6,
  capeShips: 6,
  capeRemoved: 3,
  capeHex: '0123',
  lastNeapolitanTurn: 'Oct III',
};
