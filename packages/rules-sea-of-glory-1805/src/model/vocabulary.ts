/** The words in which orders are given. */

import type { ActionOf } from '@weathergauge/engine';
import { int, vocabularyOf, word } from '@weathergauge/engine';
import { battleTypes } from './data/numbers-of-battle.ts';
import { BLOCK_COUNT, GOAL_STRAITS_EAST, sailStates, searchOrders, standingOrders } from './terms.ts';

export * from './terms.ts';

const block = int(0, BLOCK_COUNT);
/** A data pack may have more ships and hexes than the box. */
const ship = int(0, 249);
const admiral = int(0, 16);
const port = int(0, 25);
const hex = int(0, 799);
/** A number in DESTINATIONS, or the closest friendly port. */
const destination = int(0, 23);
const yesNo = word('yes', 'no');

const verbs = {
  // 3 setting up
  'station-block': { block, part: word('inshore', 'loose') },
  'station-frigate': { block, port, part: word('port', 'inshore', 'loose') },
  'frigate-to-sea': { block, zone: int(0, 5) },
  'frigate-at': { block, hex },
  // 5 administration
  crew: { ship },
  repair: { ship },
  administer: { ship },
  gather: { block },
  'gather-at': { block, port },
  'return-frigate': { block, port },
  'leave-to-staff': {},
  'business-done': {},
  provision: { port, chit: word('may-sortie', 'may-not') },
  conseil: { box: word('a', 'b', 'c', 'd'), destination },
  'conseil-stands': {},
  // 6, 7, 9, 11 activation
  sail: { block },
  sortie: { port },
  split: { block },
  masts: { port, from: word('port', 'zone') },
  relocate: { block, port },
  'along-coast': { port },
  'lift-fog': { block },
  'north-sea': {},
  done: {},
  'done-and-join': {},
  'stand-by': {},
  standing: { block, order: word(...standingOrders) },
  'search-orders': { order: word(...searchOrders) },
  goal: { destination },
  carry: { block },
  muster: { plan: word('all', 'sound', 'half', 'none') },
  take: { ship },
  leave: { ship },
  embark: { admiral },
  disembark: { admiral },
  formed: {},
  steer: { direction: int(0, 5) },
  'make-for': { goal: int(0, GOAL_STRAITS_EAST), part: word('port', 'inshore', 'loose') },
  'heave-to': {},
  enter: { part: word('port', 'inshore', 'loose') },
  'put-out': { to: word('inshore', 'loose', 'sea') },
  fog: { make: yesNo },
  join: { block, into: block },
  'joined-up': {},
  // 12 tracks
  arrive: { block, part: word('port', 'inshore', 'loose') },
  'bound-for': { number: int(1, 5) },
  // 14 search
  search: { choice: yesNo },
  sweep: { hex },
  // 6.8, 6.9 weather; 20.1, 22.3.2 losses
  suffer: { ship },
  'lose-frigate': { block },
  remove: { ship },
  // 16–20 battle
  gauge: { position: word('windward', 'leeward') },
  battle: { choice: word('accept', 'deny') },
  day: { by: word('add', 'subtract', 'leave') },
  signal: {
    tactic: word(
      'form-line',
      'engage-closer',
      'break-line',
      'admirals-wake',
      'tack-together',
      'general-withdrawal',
      'repeat',
    ),
    sail: word(...sailStates),
  },
  'choose-battle': { type: word(...battleTypes) },
  'extra-die': { choice: yesNo },
  hit: { ship },
  'cease-fire': {},
  'break-off': { choice: yesNo },
  'prize-to': { ship, block },
  'send-in': { ship },
  'sent-in': {},
  'new-goal': { block, destination },
  'keep-goal': { block },
  release: { block },
  'keep-station': { block },
  // 15, 21, 22 events, raids and invasions
  raid: { block },
  invade: { block },
  'cross-channel': { choice: yesNo },
  flee: { part: word('inshore', 'loose') },
  spy: { on: word('fleet', 'port', 'provisions', 'raids'), which: int(0, 60) },
  'declare-done': { duty: int(0, 7) },
  envoy: { admiral },
  'no-mission': {},
  rockets: { port },
  'no-rockets': {},
  'no-frigate': {},
  'appoint-at': { port },
} as const;

export type GloryAction = ActionOf<typeof verbs>;
export const vocabulary = vocabularyOf(verbs);
