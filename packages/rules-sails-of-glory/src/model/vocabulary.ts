/** The words of the book, before anything is said with them. */

import type { ActionOf } from '@weathergauge/engine';
import { int, vocabularyOf, word } from '@weathergauge/engine';

/** Each level adds to the one before. */
export const levels = ['basic', 'standard', 'advanced'] as const;
export type Level = (typeof levels)[number];

/** The two broadsides, as the ship mat names them. */
export const broadsides = ['left', 'right'] as const;
export type Broadside = (typeof broadsides)[number];

/** In the order of the three figures of a damage box. */
export const arcs = ['forward', 'central', 'rear'] as const;
export type Arc = (typeof arcs)[number];

/** What a gun may hold; a ship's `shot` counts from 1 in this order, 0 is empty. */
export const shots = ['ball', 'chain', 'grape', 'double'] as const;
export type Shot = (typeof shots)[number];

/** Aim at the hull, or at masts and sails (O9). */
export const aims = ['level', 'high'] as const;
export type Aim = (typeof aims)[number];

/** From the slowest; a ship's `sails` is the index. */
export const settings = ['struck', 'backing', 'battle', 'full'] as const;
export type Setting = (typeof settings)[number];

/** A1.2 One counter of each for a ship; a ship's `orders` has one bit for each, in this order. */
export const crewActions = [
  'reload-left',
  'reload-right',
  'fire-left',
  'fire-right',
  'musketry',
  'increase-sails',
  'decrease-sails',
  'pump',
  'extinguish',
  'repair',
  'boarding',
  'grog',
] as const;
export type CrewAction = (typeof crewActions)[number];

/** A8 What a finished Repair can be spent on besides a damage box. */
export const mendables = ['leak', 'rudder', 'mast', 'nothing'] as const;
export type Mendable = (typeof mendables)[number];

export const conditions = ['unplaced', 'afloat', 'aground', 'wreck', 'gone'] as const;
export type Condition = (typeof conditions)[number];

/** How she left the fight; '' while she is in it. */
export const fates = ['', 'surrendered', 'exited', 'exploded', 'sunk'] as const;
export type Fate = (typeof fates)[number];

export const navies = ['british', 'french'] as const;
export type Navy = (typeof navies)[number];

/** Twelve ships a side, and what stands on shore. */
export const MOST_VESSELS = 32;
/** R43 Columns and rows of the grid on which ships and terrain are placed, 45 mm apart. */
export const MOST_PLACES = 40;

const ship = int(0, MOST_VESSELS - 1);
const side = word(...broadsides);
const shot = word(...shots);
const card = int(1, 37);

const verbs = {
  // laying out
  muster: { card: int(0, 31) },
  'enough-ships': {},
  column: { at: int(0, MOST_PLACES - 1) },
  row: { at: int(0, MOST_PLACES - 1) },
  bearing: { point: int(0, 15) },
  heading: { point: int(0, 15) },
  flag: { ship },
  load: { ship, side, shot },
  'set-sails': { ship, setting: word(...settings) },
  // planning
  'take-up': { ship },
  helm: { ship, card },
  order: { ship, action: word(...crewActions) },
  'orders-done': { ship },
  grog: { ship },
  'no-grog': { ship },
  seal: {},
  // actions
  'repair-box': { ship, box: int(0, 15) },
  mend: { ship, what: word(...mendables) },
  buckets: { ship, target: ship },
  // boarding
  board: { ship },
  blank: { ship },
  grapple: { ship, target: ship },
  assault: { ship, target: ship },
  // combat
  fire: { ship, side, arc: word(...arcs), target: ship, shot, aim: word(...aims) },
  discharge: { ship, side },
  muskets: { ship, target: ship },
  cease: {},
  // reloading
  reload: { ship, side, shot },
  'leave-empty': { ship, side },
} as const;

export type SailsAction = ActionOf<typeof verbs>;
export const vocabulary = vocabularyOf(verbs);
