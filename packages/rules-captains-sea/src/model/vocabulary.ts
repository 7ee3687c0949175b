/** The words of the book, before anything is said with them. */

import type { ActionOf } from '@weathergauge/engine';
import { int, vocabularyOf, word } from '@weathergauge/engine';
import {
  aims,
  broadsides,
  KINDS,
  manoeuvres,
  MOST_SHIPS,
  plans,
  sections,
  shots,
  standingOrders,
  tasks,
} from './terms.ts';

export * from './terms.ts';

const ship = int(0, MOST_SHIPS - 1);
const section = word(...sections);
const card = int(0, KINDS - 1);

const verbs = {
  // bidding for ships
  bid: { side: int(0, 1), points: int(0, 20) },
  'take-other': {},
  // setting up
  'set-sails': { ship, sails: word('fighting', 'medium') },
  load: { ship, section, shot: word(...shots) },
  // crew
  plan: { ship, plan: word(...plans) },
  adjust: { ship, task: word(...tasks) },
  crew: { ship, task: word(...tasks), points: int(0, 12) },
  standing: { order: word(...standingOrders) },
  strike: { ship },
  done: { ship },
  // cards
  pass: {},
  play: { card, ship },
  discard: { card, ship, die: word('any', 'coloured') },
  'throw-away': { card },
  hasten: { ship, section },
  'sure-hand': { ship },
  // manoeuvres
  select: { ship, manoeuvre: word(...manoeuvres) },
  strain: { ship, value: int(0, 2) },
  'move-first': { ship },
  turn: { ship, heading: int(1, 8) },
  straight: { ship },
  'pass-on': { ship, side: word(...broadsides) },
  'fall-off': { ship, heading: int(1, 8) },
  // firing
  fire: { ship, target: ship, guns: word('both', 'fore', 'aft'), aim: word(...aims) },
  chase: { ship, target: ship },
  cease: { ship },
  'hit-side': { side: word(...broadsides) },
  'odd-hit': { ship, section },
  'odd-die': { attack: int(0, 7) },
  // boarding
  grapple: { ship, target: ship },
  'no-grapple': { ship },
  board: { ship, target: ship },
  'no-board': { ship },
  assault: { ship, points: int(1, 40) },
  'press-on': { ship },
  'break-off': { ship },
  // housekeeping
  'change-sail': { ship },
  'keep-sail': { ship },
  disengage: { ship },
  'stay-grappled': { ship },
} as const;

export type SeaAction = ActionOf<typeof verbs>;
export const vocabulary = vocabularyOf(verbs);
