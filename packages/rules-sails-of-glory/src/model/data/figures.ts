/**
 * The pack in the rules' own units, once and for all: lengths in 1/100 mm, angles in 1/65536 of a turn, names of tracks,
 * decks and backs as indices.
 */

import { PACK } from './pack.ts';
import type { ArcData, DataPack, MarkerData, Nation, ShipKind, Source, Special, TerrainKind } from './schema.ts';
import { deckLetters, shipKinds } from './schema.ts';

export const letters = ['A', 'B', 'C', 'D', 'E'] as const;

export interface Face {
  readonly points: number;
  /** 0 or 1. */
  readonly crew: number;
  readonly special: Special;
  readonly underlined: boolean;
}

export interface ShipCard {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly kind: ShipKind;
  /** Index into BASES: 0 frigate, 1 ship of the line. */
  readonly base: number;
  readonly className: string;
  readonly rate: 'III' | 'V';
  readonly year: string;
  readonly product: string;
  readonly burden: number;
  readonly veer: number;
  /** 0 to 3 for A to D. */
  readonly deck: number;
  readonly guns: number;
  readonly crew: number;
  /** Index into TRACKS. */
  readonly track: number;
  readonly points: number;
  /** Index into SHIPS. */
  readonly back: number;
  readonly provenance: Source;
}

export interface ShipTrack {
  readonly id: string;
  /** Firepower by box of the hull. */
  readonly fore: readonly number[];
  readonly full: readonly number[];
  readonly rear: readonly number[];
  readonly hullBoxes: number;
  readonly crewBoxes: number;
  /** By box of the crew. */
  readonly musketry: readonly number[];
  /** By column: covered boxes of the fuller track. */
  readonly actions: readonly number[];
}

export interface Base {
  readonly halfLength: number;
  readonly halfWidth: number;
  readonly mastY: number;
  /** Starboard dots forward, central, rear, off the centre of the base; port ones have -x. */
  readonly dotX: readonly [number, number, number];
  readonly dotY: readonly [number, number, number];
}

/** Off the bow, clockwise; for a battery off the way it faces, where `from` may be negative. */
export interface ArcLimits {
  readonly from: number;
  readonly to: number;
}

export interface Battery {
  readonly id: string;
  readonly fortification: number;
  /** By box, then by arc. */
  readonly guns: readonly (readonly number[])[];
  readonly musketry: readonly number[];
  readonly actions: readonly number[];
  readonly dotX: readonly number[];
  readonly dotY: readonly number[];
  readonly arcs: readonly ArcLimits[];
}

export interface Building {
  readonly outline: readonly number[];
  readonly hullPoints: number;
  readonly crewPoints: number;
}

export interface Terrain {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly length: number;
  readonly width: number;
  /** Convex, x, y, x, y … anticlockwise about its middle. */
  readonly outline: readonly number[];
  readonly building: Building | null;
}

export interface Figures {
  readonly faces: readonly Face[];
  /** By letter, then by face. */
  readonly mix: readonly (readonly number[])[];
  readonly ships: readonly ShipCard[];
  readonly tracks: readonly ShipTrack[];
  readonly bases: readonly Base[];
  /** Starboard: forward, central, rear. */
  readonly arcs: readonly ArcLimits[];
  readonly ruler: { readonly width: number; readonly close: number; readonly half: number; readonly full: number };
  /** Upper limits of the angle between bow and wind; a limit hit exactly belongs to the faster colour. */
  readonly windSectors: { readonly aback: number; readonly beating: number; readonly reaching: number };
  readonly batteries: readonly Battery[];
  readonly terrain: readonly Terrain[];
  readonly markers: MarkerData;
  readonly windDirectionMix: readonly [clockwise: number, anticlockwise: number, unchanged: number];
  readonly windStrengthMix: readonly [increase: number, decrease: number, unchanged: number];
  readonly card: { readonly width: number; readonly length: number; readonly pitch: number };
}

export function hundredths(millimetres: number): number {
  return Math.round(millimetres * 100);
}

/** 1/65536 of a turn; may be negative. Angles come in at most two decimals, and that product is whole. */
export function turns(degrees: number): number {
  return Math.round((Math.round(degrees * 100) * 65536) / 36000);
}

/** Everything but the decks, which cards.ts draws. The pack must be a valid one. */
export function derive(pack: DataPack): Figures {
  const { counters, ruler, wind, card } = pack;
  return {
    faces: counters.faces.map(({ points, crew, special, underlined }) => ({ points, crew, special, underlined })),
    mix: letters.map((_, letter) => counters.faces.map(face => face.counts[letter] as number)),
    ships: pack.ships.map(ship => ({
      ...ship,
      base: shipKinds.indexOf(ship.kind),
      deck: deckLetters.indexOf(ship.deck),
      track: pack.tracks.findIndex(track => track.id === ship.track),
      back: pack.ships.findIndex(other => other.id === ship.back),
    })),
    tracks: pack.tracks.map(track => ({
      id: track.id,
      fore: track.hull.map(box => box[0]),
      full: track.hull.map(box => box[1]),
      rear: track.hull.map(box => box[2]),
      hullBoxes: track.hull.length,
      crewBoxes: track.crew.length,
      musketry: track.crew,
      actions: track.actions,
    })),
    bases: shipKinds.map(kind => baseOf(pack, kind)),
    arcs: [arcLimits(pack.arcs.forward), arcLimits(pack.arcs.central), arcLimits(pack.arcs.rear)],
    ruler: {
      width: hundredths(ruler.width),
      close: hundredths(ruler.close),
      half: hundredths(ruler.half),
      full: hundredths(ruler.full),
    },
    windSectors: { aback: turns(wind.aback), beating: turns(wind.beating), reaching: turns(wind.reaching) },
    batteries: pack.batteries.map(battery => ({
      id: battery.id,
      fortification: battery.fortification,
      guns: battery.guns,
      musketry: battery.crew,
      actions: battery.actions,
      dotX: battery.dots.map(dot => hundredths(dot[0])),
      dotY: battery.dots.map(dot => hundredths(dot[1])),
      arcs: battery.arcs.map(arcLimits),
    })),
    terrain: pack.terrain.map(({ id, kind, size, outline, building }) => ({
      id,
      kind,
      length: hundredths(size[0]),
      width: hundredths(size[1]),
      outline: outline.map(hundredths),
      building: building === undefined ? null : { ...building, outline: building.outline.map(hundredths) },
    })),
    markers: counters.markers,
    windDirectionMix: [
      counters.windDirection.clockwise,
      counters.windDirection.anticlockwise,
      counters.windDirection.unchanged,
    ],
    windStrengthMix: [counters.windStrength.increase, counters.windStrength.decrease, counters.windStrength.unchanged],
    card: { width: hundredths(card.width), length: hundredths(card.length), pitch: hundredths(card.pitch) },
  };
}

function arcLimits([from, to]: ArcData): ArcLimits {
  return { from: turns(from), to: turns(to) };
}

function baseOf(pack: DataPack, kind: ShipKind): Base {
  const base = pack.bases.find(one => one.kind === kind);
  if (base === undefined) throw new Error(`the pack has no base for a ${kind}`);
  const [forward, central, rear] = base.dots;
  return {
    halfLength: hundredths(base.halfLength),
    halfWidth: hundredths(base.halfWidth),
    mastY: hundredths(base.mast[1]),
    dotX: [hundredths(forward[0]), hundredths(central[0]), hundredths(rear[0])],
    dotY: [hundredths(forward[1]), hundredths(central[1]), hundredths(rear[1])],
  };
}

const FIGURES = derive(PACK);

/** Face 0 is the plain 0. */
export const FACES = FIGURES.faces;
export const MIX = FIGURES.mix;
export const SHIPS = FIGURES.ships;
export const TRACKS = FIGURES.tracks;
/** B1.5 What a base card shows: mast and dots, the arcs of both sides, and the coloured sectors for the wind. */
export const BASES = FIGURES.bases;
export const ARCS = FIGURES.arcs;
export const RULER = FIGURES.ruler;
export const WIND_SECTORS = FIGURES.windSectors;
export const BATTERIES = FIGURES.batteries;
export const TERRAIN = FIGURES.terrain;
export const MARKERS = FIGURES.markers;
export const WIND_DIRECTION_MIX = FIGURES.windDirectionMix;
export const WIND_STRENGTH_MIX = FIGURES.windStrengthMix;
export const CARD_SIZE = FIGURES.card;
