/** Lists of words that answers, events and views share, in the order of their numbers in the state. */

export const shots = ['none', 'round', 'chain', 'double'] as const;
export type Shot = (typeof shots)[number];
export const NONE = 0;
export const ROUND = 1;
export const CHAIN = 2;
export const DOUBLE = 3;

/** 3.10 Sections by number; the port side first, forward before aft. */
export const sections = ['port-fore', 'port-aft', 'starboard-fore', 'starboard-aft'] as const;
export type Section = (typeof sections)[number];
export const broadsides = ['port', 'starboard'] as const;
export type Broadside = (typeof broadsides)[number];
export const PORT = 0;
export const STARBOARD = 1;

/** 9.1 Manoeuvre blocks, by their printed number. */
export const manoeuvres = ['none', 'advance', 'wear-down', 'wear-up', 'back-sail', 'tack'] as const;
export type Manoeuvre = (typeof manoeuvres)[number];
export const ADVANCE = 1;
export const WEAR_DOWN = 2;
export const WEAR_UP = 3;
export const BACK_SAIL = 4;
export const TACK = 5;

/** 1.2 The letters of the ship marker. */
export const windLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type WindLetter = (typeof windLetters)[number];
export const IN_IRONS = 7;
export const RUNNING = 2;

/** 3.4, R5 What the book also calls Fit is Fair. */
export const morales = ['strike-check', 'unfit', 'fair', 'handy'] as const;
export type Morale = (typeof morales)[number];
export const STRIKE_CHECK = 0;
export const UNFIT = 1;
export const FAIR = 2;
export const HANDY = 3;

export const qualities = ['green', 'average', 'crack'] as const;
export const hulls = ['slow', 'average', 'fast'] as const;
export const strengths = ['fragile', 'average', 'firm'] as const;
export const FRAGILE = 0;
export const FIRM = 2;

/** 3.7.1–3.7.5, 5.1 Crew tasks by number; what is left over is for melee. */
export const tasks = [
  'sailing',
  'rigging-change',
  'rigging-repair',
  'repair-port-fore',
  'repair-port-aft',
  'repair-starboard-fore',
  'repair-starboard-aft',
  'guns-port-fore',
  'guns-port-aft',
  'guns-starboard-fore',
  'guns-starboard-aft',
] as const;
export type Task = (typeof tasks)[number];
export const SAILING = 0;
export const RIG_CHANGE = 1;
export const RIG_REPAIR = 2;
export const HULL_REPAIR = 3;
export const GUNNERY = 7;
export const TASKS = 11;

export const plans = [
  'as-before',
  'port-guns',
  'starboard-guns',
  'both-sides',
  'repairs',
  'boarders',
  'nobody',
] as const;
export type CrewPlan = (typeof plans)[number];

/** R26 Before what a captain wants to be asked for cards; each has all that the one before it has. */
export const standingOrders = ['nothing', 'my-attacks', 'danger', 'every-roll'] as const;
export const DANGER = 2;
export const EVERY_ROLL = 3;

export const aims = ['high', 'low'] as const;
export type Aim = (typeof aims)[number];
export const HIGH = 0;
export const LOW = 1;

export const rakes = ['none', 'bow', 'stern'] as const;
export const NO_RAKE = 0;
export const BOW_RAKE = 1;
export const STERN_RAKE = 2;

export const fates = ['', 'struck', 'captured'] as const;
export type Fate = (typeof fates)[number];

/** 9.2 How two ships in one square lie. */
export const contacts = ['parallel', 'crossing', 'angled'] as const;
export const PARALLEL = 0;
export const CROSSING = 1;
export const ANGLED = 2;

export const IMPULSES = 12;
export const MOST_SHIPS = 3;
export const KINDS = 36;
/** Kinds of the deck below this are Play Now cards. */
export const FIRST_HOLD = 10;
