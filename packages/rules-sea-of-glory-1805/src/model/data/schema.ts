/**
 * The form of a data pack: one plain JSON object with every figure of the box, in the words that are printed on it, so that
 * someone who owns the box can correct it by hand. `derive.ts` turns it into the numbers that rules read.
 */

import type {
  Area,
  AutomaticEvent,
  ChitKind,
  Direction,
  Nation,
  ObjectiveArea,
  PortClass,
  PortName,
  Season,
  Severity,
  Side,
  WeatherChit,
  Wind,
  Zone,
} from './numbers.ts';
import type {
  Ability,
  AdmiraltyEvent,
  BlockKind,
  BlockStart,
  Outcome,
  RandomEvent,
  Sail,
  ShipStart,
} from './numbers-of-battle.ts';

/** `CCRR`, or `W` and a number (and `E01`) on the inset of the West Indies. */
export type HexId = string;

export interface PackHex {
  readonly id: HexId;
  /** On its own sheet, from 1. */
  readonly col: number;
  readonly row: number;
  readonly zone: Zone;
  /** Degrees north and east of its middle; null on the inset, which has no scale. */
  readonly lat: number | null;
  readonly lon: number | null;
}

export interface PackPort {
  readonly name: PortName;
  readonly hex: HexId;
  readonly side: Side | 'neutral';
  readonly class: PortClass;
  /** Null where nobody may raid or invade. */
  readonly defence: number | null;
  readonly repair: number;
  /** Winds in which blocks may sortie. */
  readonly sortie: readonly Wind[];
  readonly source: string;
}

export interface PackBox {
  /** Weather die; null: no weather. */
  readonly die: number | null;
  /** Whose blocks enter the track here. */
  readonly entry?: Side;
}

export interface PackTrack {
  readonly boxes: readonly PackBox[];
  /** 12.5 Lowest die of a fast passage. */
  readonly fast: number;
}

export interface PackTurn {
  readonly name: string;
  readonly season: Season;
  readonly hurricanes: boolean;
  readonly provisions: number;
  readonly ensign: boolean;
  readonly event: AutomaticEvent;
}

export interface PackChit {
  readonly kind: ChitKind;
  readonly wind?: Wind;
  readonly side?: Side;
  readonly hexes?: number;
  readonly weather?: WeatherChit;
}

export interface PackDestination {
  readonly name: string;
  /** A port, or a hex that is none. */
  readonly port?: PortName;
  readonly hex?: HexId;
  /** 11.1 Not valid for fleets in the West Indies. */
  readonly starred: boolean;
}

export interface PackBoxOfPoints {
  readonly box: string;
  readonly points: number;
}

export interface PackShip {
  readonly name: string;
  readonly fullName: string;
  readonly nation: Nation;
  readonly guns: number;
  readonly attack: number;
  readonly defence: number;
  readonly attackDamaged: number;
  readonly defenceDamaged: number;
  /** Victory points. */
  readonly sunk: number;
  readonly prize: number;
  /** 3.0 Set-up code as on the counter. */
  readonly code: string;
  readonly start: ShipStart;
  readonly damaged: boolean;
  /** Turn of a reinforcement, by name. */
  readonly arrives: string | null;
  readonly trafalgar: boolean;
}

export interface PackAdmiral {
  readonly name: string;
  readonly nation: Nation;
  /** Null: generic. */
  readonly seniority: number | null;
  readonly seamanship: number;
  readonly command: number;
  readonly squadron: boolean;
  readonly ability: Ability;
  /** Set-up code as on the counter, a turn by name, or `aside`. */
  readonly code: string;
  readonly trafalgar: boolean;
}

export interface PackBlock {
  readonly name: string;
  readonly side: Side;
  readonly kind: BlockKind;
  readonly start: BlockStart;
  readonly port?: PortName;
}

export interface PackTrafalgarFleet {
  readonly block: string;
  readonly nations: readonly Nation[];
  readonly start: 'zone' | 'port' | 'track';
  readonly port: PortName | null;
  /** Turn of a reinforcement, by name. */
  readonly arrives: string | null;
  readonly admirals: readonly string[];
  readonly ships: readonly string[];
}

export interface PackEventText {
  readonly name: string;
  readonly effect: string;
  readonly source: string;
}

export interface DataPack {
  readonly rulebook: 'sea-of-glory-1805';
  /** By part: published, deduced or reconstructed, and why. */
  readonly provenance: Readonly<Record<string, string>>;
  readonly hexes: readonly PackHex[];
  readonly narrows: readonly HexId[];
  readonly northSeaZone: readonly HexId[];
  readonly toWestIndies: readonly HexId[];
  /** 12.3 British arrivals by edge of the block, 1 to 4. */
  readonly arrivals: { readonly westIndies: readonly PortName[]; readonly europe: readonly HexId[] };
  readonly movement: {
    readonly points: number;
    readonly leavingZone: number;
    readonly straits: number;
    /** 14.1 Most points that leave a block fit to search at sea. */
    readonly searchLimit: number;
  };
  readonly ports: readonly PackPort[];
  readonly relocations: Readonly<Record<string, readonly PortName[]>>;
  readonly roses: Readonly<Record<Wind, Readonly<Record<Direction, number>>>>;
  readonly tracks: { readonly toWestIndies: PackTrack; readonly toEurope: PackTrack };
  readonly turns: readonly PackTurn[];
  readonly chits: readonly PackChit[];
  readonly lastWinds: { readonly 'north-atlantic': Wind; readonly mediterranean: Wind };
  readonly provisions: { readonly may: number; readonly mayNot: number };
  readonly objectives: {
    readonly napoleon: { readonly areas: readonly ObjectiveArea[]; readonly values: readonly number[] };
    readonly pitt: { readonly areas: readonly ObjectiveArea[]; readonly values: readonly number[] };
    readonly algiers: number;
  };
  readonly directives: { readonly areas: readonly ObjectiveArea[]; readonly points: number };
  readonly destinations: readonly PackDestination[];
  readonly manpower: Readonly<Record<Nation, readonly PackBoxOfPoints[]>>;
  readonly expedition: {
    readonly boxes: readonly string[];
    readonly start: string;
    readonly transportStart: string;
    readonly british: number;
    readonly britishAfterBantry: number;
    readonly french: number;
  };
  readonly tension: { readonly boxes: readonly string[]; readonly start: string };
  readonly weather: {
    /** Zones by die, 1 to 6. */
    readonly dice: readonly (readonly Zone[])[];
    readonly modifiers: Readonly<Record<Season, Readonly<Record<Area, number>>>>;
    readonly hurricaneModifier: number;
    /** By result, 1 to 9. */
    readonly severity: readonly Severity[];
    /** In the West Indies in the hurricane season: the lowest result that is one. */
    readonly hurricaneFrom: number;
    readonly frigateAfterHurricane: number;
  };
  readonly firepower: {
    /** Rows of modified dice 1 to 24; columns 1–5, 6–10 and so on to 96–100. */
    readonly rows: readonly (readonly number[])[];
    /** More than so much firepower adds 1, 2 and so on to the dice. */
    readonly over: readonly number[];
    readonly wreckFrom: number;
    readonly prizesFrom: number;
    readonly channel: number;
  };
  readonly search: {
    readonly spotted: number;
    readonly inshore: number;
    readonly loose: number;
    readonly narrows: number;
    readonly offStation: number;
    readonly far: number;
    readonly weatherChit: number;
    readonly convoy: number;
    readonly frigate: number;
    readonly seasonal: Readonly<Record<Season, readonly number[]>>;
  };
  readonly dayOfBattle: {
    /** Largest total of 1 round, 2 rounds and so on; the last has no limit. */
    readonly bands: readonly number[];
    readonly seasonal: Readonly<Record<Season, number>>;
  };
  /** By sail of the windward and the leeward fleet: rows of windward tactics, columns of leeward ones: type and notes. */
  readonly matrix: Readonly<Record<Sail, Readonly<Record<Sail, readonly (readonly string[])[]>>>>;
  readonly fate: {
    readonly dice: Readonly<Record<Nation, Readonly<Record<Outcome, number>>>>;
    readonly nelson: number;
  };
  readonly admiralsFate: {
    readonly killedOn: number;
    readonly spared: number;
    readonly pellMell: number;
    readonly nelson: number;
  };
  /** By total of the two dice, 2 to 12. Where there are two, the second is what comes when the first has been. */
  readonly randomEvents: readonly (readonly RandomEvent[])[];
  readonly randomEventTexts: Readonly<Record<RandomEvent, PackEventText>>;
  readonly admiraltyEvents: Readonly<
    Record<AdmiraltyEvent, PackEventText & { readonly fullTerm: boolean; readonly failure: number }>
  >;
  readonly eventNumbers: {
    readonly turnsAhead: number;
    readonly feverEndsFrom: number;
    /** Highest die that brings French spies; royalist ones above. */
    readonly frenchSpiesTo: number;
    /** 2 dice must reach this plus the admiral’s seniority. */
    readonly barbary: number;
    readonly rocketsFrom: number;
    readonly lisbonShips: number;
    readonly capeShips: number;
    readonly capeRemoved: number;
    readonly capeHex: HexId;
    readonly lastNeapolitanTurn: string;
  };
  readonly raid: {
    readonly inshore: number;
    readonly loose: number;
    readonly northSea: number;
    readonly invasion: number;
    readonly channel: number;
    readonly lastChannelTurn: string;
  };
  readonly ships: readonly PackShip[];
  readonly admirals: readonly PackAdmiral[];
  readonly fatalisticCommand: number;
  readonly blocks: readonly PackBlock[];
  readonly trafalgar: {
    readonly first: string;
    readonly last: string;
    readonly frigates: number;
    readonly fleets: readonly PackTrafalgarFleet[];
    readonly ships: number;
    readonly brestBefore: string;
    readonly hexAfter: string;
    readonly objectives: number;
  };
}
