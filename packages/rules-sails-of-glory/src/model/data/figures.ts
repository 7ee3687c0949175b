/**
 * The figures that the rules read. A ruleset puts those of its own pack in use for as long as one of its functions runs
 * (`withPacks` of the engine); at all other times the printed ones are in use. So nothing derived from a figure may be kept
 * in a variable of a module: it is a field of `Figures`, or made by `perFigures`.
 */

import type { Figures } from './derive.ts';
import { derive } from './derive.ts';
import { PRINTED } from './pack.ts';
import type { DataPack } from './schema.ts';

export type { ArcLimits, Base, Battery, Building, Face, Figures, ShipCard, ShipTrack } from './derive.ts';
export { letters } from './derive.ts';

let inUse: Figures;

// Imports of these are live: they change when `use` does.
export let FACES: Figures['faces'];
export let MOST_POINTS: Figures['mostPoints'];
export let MIX: Figures['mix'];
export let SHIPS: Figures['ships'];
export let TRACKS: Figures['tracks'];
export let DECKS: Figures['decks'];
export let BASES: Figures['bases'];
export let ARCS: Figures['arcs'];
export let RULER: Figures['ruler'];
export let WIND_SECTORS: Figures['windSectors'];
export let BATTERIES: Figures['batteries'];
export let TERRAIN: Figures['terrain'];
export let MARKERS: Figures['markers'];
export let WIND_DIRECTION_MIX: Figures['windDirectionMix'];
export let WIND_STRENGTH_MIX: Figures['windStrengthMix'];
export let CARD_SIZE: Figures['card'];
export let FARTHEST: Figures['farthest'];
export let FLEETS: Figures['fleets'];
export let RESERVES: Figures['reserves'];
export let ELEMENTS: Figures['elements'];
export let OUTPOST: Figures['outpost'];

/** Puts figures in use and returns those that were. */
export function use(figures: Figures): Figures {
  const before = inUse;
  if (figures !== before) put(figures);
  return before;
}

function put(figures: Figures): void {
  inUse = figures;
  FACES = figures.faces;
  MOST_POINTS = figures.mostPoints;
  MIX = figures.mix;
  SHIPS = figures.ships;
  TRACKS = figures.tracks;
  DECKS = figures.decks;
  BASES = figures.bases;
  ARCS = figures.arcs;
  RULER = figures.ruler;
  WIND_SECTORS = figures.windSectors;
  BATTERIES = figures.batteries;
  TERRAIN = figures.terrain;
  MARKERS = figures.markers;
  WIND_DIRECTION_MIX = figures.windDirectionMix;
  WIND_STRENGTH_MIX = figures.windStrengthMix;
  CARD_SIZE = figures.card;
  FARTHEST = figures.farthest;
  FLEETS = figures.fleets;
  RESERVES = figures.reserves;
  ELEMENTS = figures.elements;
  OUTPOST = figures.outpost;
}

let tables = 0;

/** A table of a chapter's or the agent's own: made from the figures in use when first asked for, once for each pack. */
export function perFigures<T extends object>(make: (figures: Figures) => T): () => T {
  const table = tables++;
  return () => (inUse.derived[table] ??= make(inUse)) as T;
}

const printed = derive(PRINTED);
put(printed);

/** For a page that draws: from now on these figures are in use at rest. The pack must have been found sound; null: as printed. */
export function drawBy(pack: object | null): void {
  if (pack !== drawn.pack) drawn = { pack, figures: pack === null ? printed : derive(pack as DataPack) };
  use(drawn.figures);
}

let drawn: { readonly pack: object | null; readonly figures: Figures } = { pack: null, figures: printed };

export function figuresOf(pack: DataPack): Figures {
  return pack === PRINTED ? printed : derive(pack);
}
