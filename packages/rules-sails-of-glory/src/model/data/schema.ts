/**
 * The shape of a data pack: every printed figure of the set as plain JSON. Lengths are millimetres and angles degrees, as
 * one would measure them; the integers that the rules reckon with are derived in derive.ts and drawing.ts.
 */

import type { Check } from './checks.ts';
import { choice, each, either, exactly, fields, list, number, optional, text, whole } from './checks.ts';
import { crossChecks } from './cross-checks.ts';

export const nations = ['british', 'french'] as const;
export type Nation = (typeof nations)[number];
export const shipKinds = ['frigate', 'ship-of-the-line'] as const;
export type ShipKind = (typeof shipKinds)[number];
export const deckLetters = ['A', 'B', 'C', 'D'] as const;
export type DeckLetter = (typeof deckLetters)[number];
export const cardKinds = ['blue', 'red', 'gray'] as const;
export type CardKind = (typeof cardKinds)[number];
export const cardShapes = ['straight', 'slip', 'turn'] as const;
export type CardShape = (typeof cardShapes)[number];
export const cardSides = ['left', 'right', ''] as const;
export type CardSide = (typeof cardSides)[number];
/** S: the red card for a veer of 4 or less, of exactly 5, of 6 or more; '' on cards of other colours. */
export const redClasses = ['under', 'five', 'over', ''] as const;
export type RedClass = (typeof redClasses)[number];
export const edges = ['bow', 'stern'] as const;
export type Edge = (typeof edges)[number];
export const specials = ['', 'fire', 'leak', 'rudder', 'mast', 'sail'] as const;
export type Special = (typeof specials)[number];
export const terrainKinds = ['reef', 'shoal', 'island', 'coast'] as const;
export type TerrainKind = (typeof terrainKinds)[number];
/** Where a figure comes from; the letters are those of the facts file. */
export const sources = ['RB', 'PUB', 'MEAS', 'FAN', 'INF', 'REC'] as const;
export type Source = (typeof sources)[number];

export interface ShipData {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly kind: ShipKind;
  /** '' where the book names none. */
  readonly className: string;
  readonly rate: 'III' | 'V';
  /** As printed, perhaps with a second year in brackets; '' where the book prints none. */
  readonly year: string;
  /** Product the card comes in. */
  readonly product: string;
  readonly burden: number;
  readonly veer: number;
  readonly deck: DeckLetter;
  readonly guns: number;
  readonly crew: number;
  readonly track: string;
  readonly points: number;
  /** Id of the ship on the other side of the card. */
  readonly back: string;
  readonly provenance: Source;
}

export interface TrackData {
  readonly id: string;
  /** Firepower fore, full and rear, box by box. */
  readonly hull: readonly (readonly [fore: number, full: number, rear: number])[];
  /** Musketry, box by box. */
  readonly crew: readonly number[];
  /** Crew actions, column by column. */
  readonly actions: readonly number[];
}

/** Millimetres to the right and ahead of the edge the line starts at, and the heading there in degrees to the right. */
export type ArrowData = readonly [right: number, forward: number, heading: number];

export interface LineData {
  readonly from: Edge;
  readonly orange: ArrowData;
  /** A red line has one arrow, given twice. */
  readonly green: ArrowData;
  /** Where a line drawn astern turns and comes forward again. */
  readonly cusp?: ArrowData;
}

export interface CardData {
  readonly number: number;
  readonly kind: CardKind;
  readonly shape: CardShape;
  readonly side: CardSide;
  /** 0 to 10, or -1 where none is printed. */
  readonly veer: number;
  readonly redClass: RedClass;
  /** Broken masts on a gray card, else 0. */
  readonly masts: number;
  /** Blue: full, battle, backing. Red: one sandglass, two. Gray: one line. Or those of an earlier card. */
  readonly lines: readonly LineData[] | { readonly sameAs: number } | { readonly mirrorOf: number };
}

export interface DeckData {
  readonly letter: DeckLetter;
  readonly cards: readonly CardData[];
}

export interface FaceData {
  readonly points: number;
  readonly crew: number;
  readonly special: Special;
  readonly underlined: boolean;
  /** How many of them bear A, B, C, D and E on the back. */
  readonly counts: readonly [a: number, b: number, c: number, d: number, e: number];
}

export interface MarkerData {
  readonly crew: number;
  readonly fire: number;
  readonly leak: number;
  readonly sail: number;
  readonly mast: number;
  readonly rudder: number;
  readonly entangle: number;
  readonly sinking: number;
  readonly explosion: number;
}

export interface CountersData {
  readonly faces: readonly FaceData[];
  readonly markers: MarkerData;
  readonly windDirection: { readonly clockwise: number; readonly anticlockwise: number; readonly unchanged: number };
  readonly windStrength: { readonly increase: number; readonly decrease: number; readonly unchanged: number };
}

/** A point of a base or a battery, millimetres to the right and ahead of its centre. */
export type PointData = readonly [right: number, forward: number];

export interface BaseData {
  readonly kind: ShipKind;
  readonly halfLength: number;
  readonly halfWidth: number;
  readonly mast: PointData;
  /** Starboard dots: forward, central, rear; the port ones mirror them. */
  readonly dots: readonly [forward: PointData, central: PointData, rear: PointData];
}

/** Degrees clockwise off the bow of a ship (starboard side) or off the way a battery faces. */
export type ArcData = readonly [from: number, to: number];

export interface BatteryData {
  readonly id: string;
  readonly fortification: number;
  /** Firepower box by box, a number for each arc. */
  readonly guns: readonly (readonly number[])[];
  readonly crew: readonly number[];
  readonly actions: readonly number[];
  readonly dots: readonly PointData[];
  readonly arcs: readonly ArcData[];
}

export interface BuildingData {
  /** Corners x, y, x, y … in the frame of its island. */
  readonly outline: readonly number[];
  readonly hullPoints: number;
  readonly crewPoints: number;
}

export interface TerrainData {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly size: readonly [length: number, width: number];
  /** Corners x, y, x, y … anticlockwise about the middle of its size; convex. */
  readonly outline: readonly number[];
  readonly building?: BuildingData;
}

export interface DataPack {
  readonly rulebook: 'sails-of-glory';
  /** A note for each of the groups below. */
  readonly provenance: { readonly [group in Exclude<keyof DataPack, 'provenance' | 'rulebook'>]: string };
  readonly ships: readonly ShipData[];
  readonly tracks: readonly TrackData[];
  readonly decks: readonly DeckData[];
  readonly counters: CountersData;
  /** Size of a manoeuvre card, and how far apart the lines of a blue one start. */
  readonly card: { readonly width: number; readonly length: number; readonly pitch: number };
  readonly bases: readonly BaseData[];
  /** Starboard broadside. */
  readonly arcs: { readonly forward: ArcData; readonly central: ArcData; readonly rear: ArcData };
  /** Width, end of the red and purple part, of the first half, of the whole. */
  readonly ruler: { readonly width: number; readonly close: number; readonly half: number; readonly full: number };
  /** Upper limits, in degrees between bow and wind, of the first three attitudes; running reaches to 180. */
  readonly wind: { readonly aback: number; readonly beating: number; readonly reaching: number };
  readonly batteries: readonly BatteryData[];
  readonly terrain: readonly TerrainData[];
}

const millimetres = number(-1000, 1000);
const degrees = number(-180, 180);
const point = exactly([millimetres, millimetres]);
const arc = exactly([degrees, degrees]);
const count = whole(0, 999);
const id = text(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters and digits joined by hyphens');
const words = text(/\S/, 'must not be empty');
const anyText = text(/^/, '');

const ship: Check = fields({
  id,
  name: words,
  nation: choice(nations),
  kind: choice(shipKinds),
  className: anyText,
  rate: choice(['III', 'V']),
  year: text(/^(\d{4}( \(\d{4}\))?)?$/, 'must be a year, a year with another in brackets, or empty'),
  product: words,
  burden: whole(1, 9),
  veer: whole(1, 10),
  deck: choice(deckLetters),
  guns: whole(1, 200),
  crew: whole(1, 2000),
  track: words,
  points: whole(1, 500),
  back: id,
  provenance: choice(sources),
});

/** No face of a damage counter has more. */
export const HIGHEST_POINTS = 20;
/** What an answer can name (`muster`, `repair-box`), and what a drawn counter is kept as (letter * 32 + face). */
const MOST_SHIPS = 32;
const MOST_BOXES = 16;
const MOST_FACES = 32;

const firepower = whole(0, 30);
const musketry = whole(0, 12);
const actions = whole(0, 12);
const track: Check = fields({
  id: words,
  hull: list(exactly([firepower, firepower, firepower]), 1, MOST_BOXES),
  crew: list(musketry, 1, 40),
  actions: list(actions, 1, 40),
});

const arrow = exactly([millimetres, millimetres, degrees]);
const line: Check = fields({ from: choice(edges), orange: arrow, green: arrow, cusp: optional(arrow) });
const card: Check = fields({
  number: whole(1, 99),
  kind: choice(cardKinds),
  shape: choice(cardShapes),
  side: choice(cardSides),
  veer: whole(-1, 10),
  redClass: choice(redClasses),
  masts: whole(0, 2),
  lines: either(list(line, 1, 3), fields({ sameAs: optional(whole(1, 99)), mirrorOf: optional(whole(1, 99)) })),
});

const pack: Check = fields({
  rulebook: choice(['sails-of-glory']),
  provenance: each(words, [
    'ships',
    'tracks',
    'decks',
    'counters',
    'card',
    'bases',
    'arcs',
    'ruler',
    'wind',
    'batteries',
    'terrain',
  ]),
  ships: list(ship, 1, MOST_SHIPS),
  tracks: list(track, 1, 200),
  decks: list(fields({ letter: choice(deckLetters), cards: list(card, 1, 60) }), 4, 4),
  counters: fields({
    faces: list(
      fields({
        points: whole(0, HIGHEST_POINTS),
        crew: whole(0, 1),
        special: choice(specials),
        underlined: choice([true, false]),
        counts: exactly([count, count, count, count, count]),
      }),
      1,
      MOST_FACES,
    ),
    markers: each(count, ['crew', 'fire', 'leak', 'sail', 'mast', 'rudder', 'entangle', 'sinking', 'explosion']),
    windDirection: each(count, ['clockwise', 'anticlockwise', 'unchanged']),
    windStrength: each(count, ['increase', 'decrease', 'unchanged']),
  }),
  card: each(number(1, 1000), ['width', 'length', 'pitch']),
  bases: list(
    fields({
      kind: choice(shipKinds),
      halfLength: number(1, 500),
      halfWidth: number(1, 500),
      mast: point,
      dots: exactly([point, point, point]),
    }),
    2,
    2,
  ),
  arcs: each(arc, ['forward', 'central', 'rear']),
  ruler: each(number(1, 2000), ['width', 'close', 'half', 'full']),
  wind: each(number(0, 180), ['aback', 'beating', 'reaching']),
  batteries: list(
    fields({
      id,
      fortification: whole(1, 20),
      guns: list(list(firepower, 1, 3), 1, MOST_BOXES),
      crew: list(musketry, 1, 40),
      actions: list(actions, 1, 40),
      dots: list(point, 1, 3),
      arcs: list(arc, 1, 3),
    }),
    1,
    50,
  ),
  terrain: list(
    fields({
      id,
      kind: choice(terrainKinds),
      size: exactly([number(1, 2000), number(1, 2000)]),
      outline: list(number(-1000, 1000), 6, 64),
      building: optional(
        fields({
          outline: list(number(-1000, 1000), 6, 64),
          hullPoints: whole(1, 99),
          crewPoints: whole(1, 99),
        }),
      ),
    }),
    1,
    99,
  ),
});

/** What is wrong with a pack, each problem with its path; nothing when it is good. */
export function validatePack(value: unknown): readonly string[] {
  const problems: string[] = [];
  pack(value, '', problems);
  // Figures that do not even have the right type would only confuse the comparisons between them.
  return problems.length > 0 ? problems : crossChecks(value as DataPack);
}
