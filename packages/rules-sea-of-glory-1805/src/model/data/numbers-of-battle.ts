/** What the numbers of battles, pieces and events stand for; see `numbers.ts`. */

/** 17.6 */
export const windwardTactics = ['form-line', 'engage-closer', 'break-line', 'admirals-wake'] as const;
export const leewardTactics = ['form-line', 'engage-closer', 'tack-together', 'general-withdrawal'] as const;
export const FORM_LINE = 0;
export const ENGAGE_CLOSER = 1;
/** Windward only. */
export const BREAK_LINE = 2;
export const ADMIRALS_WAKE = 3;
/** Leeward only. */
export const TACK_TOGETHER = 2;
export const GENERAL_WITHDRAWAL = 3;

export const sails = ['easy', 'full'] as const;
export type Sail = (typeof sails)[number];
export const EASY_SAIL = 0;
export const FULL_SAIL = 1;

/** 17.8 */
export const battleTypes = ['RB', 'BTL', 'HA', 'WF', 'PM', 'AC', 'LFW'] as const;
export const RUNNING_BATTLE = 0;
export const BREAK_THE_LINE = 1;
export const HOT_ACTION = 2;
export const WITHERING_FIRE = 3;
export const PELL_MELL = 4;
export const ADMIRALS_CHOICE = 5;
export const LEEWARD_WITHDRAWS = 6;

/** 20.1 How a battle ended for a fleet. */
export const outcomes = [
  'victorious',
  'draw',
  'withdrew',
  'majority-wrecked',
  'precipitous',
  'all-wrecked',
  'neither-victorious',
] as const;
export type Outcome = (typeof outcomes)[number];
export const VICTORIOUS = 0;
export const DRAW = 1;
export const WITHDREW = 2;
export const MAJORITY_WRECKED = 3;
export const PRECIPITOUS = 4;
export const ALL_WRECKED = 5;
export const NEITHER_VICTORIOUS = 6;

export const blockKinds = ['fleet', 'frigate', 'expedition', 'transport', 'gold', 'fog'] as const;
export type BlockKind = (typeof blockKinds)[number];
export const FLEET = 0;
export const EXPEDITION = 2;

/**
 * 3.0 Where a block begins: out of play, in a port, Inshore or on Loose Blockade by choice, on Loose Blockade, on the readiness
 * track, or where its owner likes (frigates).
 */
export const blockStarts = ['aside', 'port', 'zone', 'loose', 'track', 'free'] as const;
export type BlockStart = (typeof blockStarts)[number];
export const IN_PORT = 1;
export const IN_ZONE = 2;
export const ON_LOOSE = 3;
export const ON_TRACK = 4;

export const shipStarts = ['ready', 'ordinary', 'reinforcement'] as const;
export type ShipStart = (typeof shipStarts)[number];
export const READY = 0;
export const IN_ORDINARY = 1;
export const REINFORCEMENT = 2;

/** 8.6 */
export const abilities = ['none', 'administrator', 'nelson-touch', 'fatalistic', 'firebrand'] as const;
export type Ability = (typeof abilities)[number];
export const NELSON_TOUCH = 2;
export const FATALISTIC = 3;
export const FIREBRAND = 4;

/** Admirals in the order of the pack. */
export const CORNWALLIS = 0;
export const GARDNER = 1;
export const NELSON = 3;
export const CALDER = 4;
export const COLLINGWOOD = 5;
export const COCHRANE = 6;
export const BRITISH_GENERIC = 8;
export const ROSILY_MESROS = 9;
export const GANTEAUME = 10;
export const VILLENEUVE = 11;
export const MISSIESSY = 12;
export const ALLEMAND = 13;
export const FRENCH_GENERIC = 14;
export const GRAVINA = 15;
export const SPANISH_GENERIC = 16;
/** By nation. */
export const GENERIC: readonly number[] = [BRITISH_GENERIC, FRENCH_GENERIC, SPANISH_GENERIC];

/** 15.0 The numbers of the two dice that bring them are figures of the pack. */
export const randomEvents = [
  'dutch-navy',
  'lord-barham',
  'yellow-jack',
  'bonaparte-intrigues',
  'spanish-surge',
  'spy-networks',
  'new-orders',
  'french-surge',
  'privateers',
  'st-cyr',
  'admiral-falls-ill',
  'sea-fencibles',
] as const;
export type RandomEvent = (typeof randomEvents)[number];

/** Admiralty events; the first is the special one that begins outside the cup (3.0). */
export const admiraltyEvents = [
  'neapolitan-monarchy',
  'leopard-chesapeake',
  'slave-revolt',
  'russian-resolve',
  'barbary-coast',
  'sidney-smith',
  'court-of-lisbon',
  'good-hope',
] as const;
export type AdmiraltyEvent = (typeof admiraltyEvents)[number];
export const NEAPOLITAN_MONARCHY = 0;
export const LEOPARD_CHESAPEAKE = 1;
export const SLAVE_REVOLT = 2;
export const RUSSIAN_RESOLVE = 3;
export const BARBARY_COAST = 4;
export const SIDNEY_SMITH = 5;
export const COURT_OF_LISBON = 6;
export const GOOD_HOPE = 7;
