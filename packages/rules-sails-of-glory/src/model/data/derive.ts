/**
 * Everything that the rules take from a pack, in their own units: lengths in 1/100 mm, angles in 1/65536 of a turn, names of
 * ships, tracks, decks and elements of terrain as indices.
 */

import { isqrt } from '@weathergauge/seamanship';
import { FLEET_IDS, type Fleets, RESERVE_IDS, TERRAIN_IDS } from './berths.ts';
import { type Deck, sortOut } from './drawing.ts';
import type {
  ArcData,
  DataPack,
  DeckData,
  MarkerData,
  Nation,
  ShipKind,
  Source,
  Special,
  TerrainData,
  TerrainKind,
} from './schema.ts';
import { deckLetters, shipKinds } from './schema.ts';
import { hundredths, turns } from './units.ts';

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
  /** Face 0 is the plain 0. */
  readonly faces: readonly Face[];
  /** The highest number on any of them. */
  readonly mostPoints: number;
  /** By letter, then by face. */
  readonly mix: readonly (readonly number[])[];
  readonly ships: readonly ShipCard[];
  readonly tracks: readonly ShipTrack[];
  /** By letter, A to D. */
  readonly decks: readonly Deck[];
  /** B1.5 What a base card shows: mast and dots, the arcs of both sides, and the coloured sectors for the wind. */
  readonly bases: readonly Base[];
  /** Starboard: forward, central, rear. */
  readonly arcs: readonly ArcLimits[];
  readonly ruler: { readonly width: number; readonly close: number; readonly half: number; readonly full: number };
  /** Upper limits of the angle between bow and wind; a limit hit exactly belongs to the faster colour. */
  readonly windSectors: { readonly aback: number; readonly beating: number; readonly reaching: number };
  readonly batteries: readonly Battery[];
  readonly terrain: readonly Terrain[];
  readonly markers: MarkerData;
  readonly windDirectionMix: readonly [unchanged: number, clockwise: number, anticlockwise: number];
  readonly windStrengthMix: readonly [unchanged: number, increase: number, decrease: number];
  readonly card: { readonly width: number; readonly length: number; readonly pitch: number };
  /** Farther apart than this no dot of one base or battery is within a ruler of another. */
  readonly farthest: number;
  /** By scenario, as numbers of ship cards; a free battle has none. */
  readonly fleets: Readonly<Record<string, Fleets<number>>>;
  readonly reserves: Readonly<Record<keyof typeof RESERVE_IDS, Fleets<number>>>;
  /** What the scenarios place, as numbers of `terrain`. */
  readonly elements: Readonly<Record<keyof typeof TERRAIN_IDS, readonly number[]>>;
  /** C4.8 The set has one building; its points and crew are the scenario's. */
  readonly outpost: Building;
  /** What `perFigures` has worked out from these figures. */
  readonly derived: unknown[];
}

/** The pack must be a valid one. */
export function derive(pack: DataPack): Figures {
  const { counters, ruler, wind, card } = pack;
  const terrain = pack.terrain.map(terrainOf);
  const cards = fleetsOf(pack.ships.map(ship => ship.id));
  const elements = numbersOf(pack.terrain.map(({ id }) => id));
  return {
    mostPoints: counters.faces.reduce((most, face) => Math.max(most, face.points), 0),
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
    decks: deckLetters.map(letter => sortOut(pack.decks.find(deck => deck.letter === letter) as DeckData)),
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
    terrain,
    markers: counters.markers,
    windDirectionMix: [
      counters.windDirection.unchanged,
      counters.windDirection.clockwise,
      counters.windDirection.anticlockwise,
    ],
    windStrengthMix: [counters.windStrength.unchanged, counters.windStrength.increase, counters.windStrength.decrease],
    card: { width: hundredths(card.width), length: hundredths(card.length), pitch: hundredths(card.pitch) },
    farthest: hundredths(ruler.full) + 2 * longestReach(pack),
    fleets: mapped(FLEET_IDS, cards),
    reserves: mapped(RESERVE_IDS, cards),
    elements: mapped(TERRAIN_IDS, elements),
    outpost: terrain.find(element => element.building !== null)?.building as Building,
    derived: [],
  };
}

type Mapped<T, R> = { readonly [key in keyof T]: R };

function mapped<T extends object, R>(record: T, of: (value: T[keyof T]) => R): Mapped<T, R> {
  const entries = Object.entries(record) as [string, T[keyof T]][];
  return Object.fromEntries(entries.map(([key, value]) => [key, of(value)])) as Mapped<T, R>;
}

function numbersOf(known: readonly string[]): (ids: readonly string[]) => readonly number[] {
  return ids => ids.map(id => known.indexOf(id));
}

function fleetsOf(known: readonly string[]): (fleets: Fleets<string>) => Fleets<number> {
  const numbers = numbersOf(known);
  return ([british, french]) => [numbers(british), numbers(french)];
}

/** How far any part of a base, a building or the dots of a battery is from its middle. */
function longestReach(pack: DataPack): number {
  const corners = [
    ...pack.bases.map(base => [base.halfLength, base.halfWidth] as const),
    ...pack.batteries.flatMap(battery => battery.dots),
    ...pack.terrain.flatMap(({ building }) => (building === undefined ? [] : cornersOf(building.outline))),
  ];
  const reaches = corners.map(([x, y]) => isqrt(hundredths(x) * hundredths(x) + hundredths(y) * hundredths(y)) + 1);
  return Math.max(...reaches);
}

function cornersOf(outline: readonly number[]): (readonly [x: number, y: number])[] {
  return outline.flatMap((x, i) => (i % 2 === 0 ? [[x, outline[i + 1] as number] as const] : []));
}

function terrainOf({ id, kind, size, outline, building }: TerrainData): Terrain {
  return {
    id,
    kind,
    length: hundredths(size[0]),
    width: hundredths(size[1]),
    outline: outline.map(hundredths),
    building: building === undefined ? null : { ...building, outline: building.outline.map(hundredths) },
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
