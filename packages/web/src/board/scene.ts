/**
 * What a board shows, without a word of rules: a sea, what lies in it, the ships, the wind. Rulebooks describe their table
 * in these terms (`books/`); the board kit draws it, reports gestures, and plays motions. Lengths are board units of the
 * rulebook's choosing (x to the right, y DOWN the screen); angles are degrees clockwise from up the screen.
 */

import type { FlagDesign } from './flag.ts';

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** A place on the board. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Scene {
  /** The sheet: all that is drawn lies on it. */
  readonly bounds: Box;
  /**
   * Seas on the sheet, each in a frame of its own, later ones over earlier ones. Most tables are one sea as large as the
   * sheet; an atlas has several, or insets in the corners of the first. What lies in any of them is placed by the sheet.
   */
  readonly seas: readonly SceneSea[];
  readonly areas: readonly SceneArea[];
  readonly ships: readonly SceneShip[];
  /** Fleets as wooden blocks. Blocks and ships share one range of ids, because marks, motions and the selection name both. */
  readonly blocks?: readonly SceneBlock[];
  /** Counters: markers that lie on the table. */
  readonly counters?: readonly SceneCounter[];
  /** Boxes that are printed on the sheet, with places in which pieces stand. */
  readonly plates?: readonly ScenePlate[];
  /** Slips of paper with what is known of a place, each by what it is about. */
  readonly slips?: readonly SceneSlip[];
  /** Stretches of water that belong together, tinted while they are asked for (`data-zones="on"` on a screen). */
  readonly zones?: readonly SceneZone[];
  /** What is written on the chart. */
  readonly names?: readonly SceneName[];
  /** Parts of the sheet that the camera can be sent to by name; without them, its seas where there are several. */
  readonly sights?: readonly SceneSight[];
  /** What is going on, for the camera, where no offer stands on the board: a battle that is decided in a panel. */
  readonly focus?: Box;
  /** How the sides look, in the order of the rulebook's `Standing.sides`. */
  readonly sides: readonly SceneSide[];
  /** One for the whole table; several, each with a place of its own; or none. */
  readonly winds: readonly SceneWind[];
  /** Moves that are planned and known to their owner only: drawn, but no offers. */
  readonly plans?: readonly ScenePlan[];
  /** Pixels to which the automatic view may enlarge the longest ship, however much of the sheet that leaves out. */
  readonly closeUp?: number;
  /** Ways that were sailed, drawn in the colour of their side. */
  readonly tracks?: readonly SceneTrack[];
  /** Ships that hang together and cannot move. */
  readonly ties?: readonly { readonly ship: number; readonly other: number; readonly kind: 'entangled' | 'grappled' }[];
}

export interface SceneSea {
  readonly id: string;
  readonly bounds: Box;
  readonly grid: Grid;
  /** In a cartouche in its corner; '' for none. */
  readonly label: string;
}

export type Grid =
  /** An open table: fine chart lines every `step` units, a scale bar of `scale` units labelled `label`, none where that is 0. */
  { readonly kind: 'plane'; readonly step: number; readonly scale: number; readonly label: string } | CellGrid;

export interface CellGrid {
  /** Pointy hexes with odd rows shifted right, flat ones with odd columns shifted down, or squares. */
  readonly kind: 'hex' | 'flat-hex' | 'square';
  /** From the centre of a hex to its corner; the side of a square. */
  readonly size: number;
  /** Centre of the cell 0, 0; without it the board's origin. */
  readonly origin?: Spot;
  /** `rectangle` in `grid.ts` lists all those of a plain table. */
  readonly cells: readonly Cell[];
}

export type Cell = readonly [column: number, row: number];

/** A table that is one sea. */
export function oneSea(bounds: Box, grid: Grid): Pick<Scene, 'bounds' | 'seas'> {
  return { bounds, seas: [{ id: 'sea', bounds, grid, label: '' }] };
}

/** A harbour with its roads, or a track of boxes. */
export interface ScenePlate {
  readonly id: string;
  readonly bounds: Box;
  readonly title: string;
  /** As of a piece: whose it is. */
  readonly side: number;
  readonly cells: readonly (Box & { readonly label: string })[];
  /** The place on the chart that it stands for: a line leads there. */
  readonly of?: Spot;
}

export interface SceneZone {
  readonly id: string;
  /** Its cells: corners x, y, x, y … of each. */
  readonly outlines: readonly (readonly number[])[];
}

export interface SceneSlip {
  readonly id: string;
  /** The middle of its lower edge: it grows upwards. */
  readonly at: Spot;
  readonly text: string;
  readonly size: number;
  /** As of a piece: whom it tells of. */
  readonly side: number;
  /** What it says in full, for tooltips and screen readers. */
  readonly label: string;
  /** Pixels a unit of the board below which it is not drawn: seen from afar its neighbours need the room. */
  readonly leastScale?: number;
}

/** The name of a stretch of water. */
export interface SceneName {
  readonly at: Spot;
  readonly text: string;
  readonly size: number;
}

export interface SceneSight {
  readonly label: string;
  readonly bounds: Box;
}

export interface SceneSide {
  readonly tone: Tone;
}

/** Colours of sides (`tokens.css`), told apart by all common kinds of colour sight; a badge of each has its own outline. */
export type Tone = 'blue' | 'red' | 'none';

export function toneOf({ sides }: Pick<Scene, 'sides'>, side: number): Tone {
  return sides[side]?.tone ?? 'none';
}

export type AreaKind = 'island' | 'shoal' | 'reef' | 'fog' | 'exit';

export interface SceneArea {
  readonly id: string;
  readonly kind: AreaKind;
  /** Corners x, y, x, y …; */
  readonly outline: readonly number[];
  readonly label: string;
  /** How far round a convex outline it is dangerous: that line is drawn to scale. 0 draws the outline itself. */
  readonly danger?: number;
  /** How thick fog or smoke is, up to 1, which it is without. Ships under it are meant to be made out. */
  readonly thickness?: number;
}

/** What can be chosen, marked and moved: a ship or a block. */
export interface ScenePiece {
  readonly id: number;
  readonly name: string;
  /** A letter or number on the board, and in lists. */
  readonly badge: string;
  readonly flag: FlagDesign;
  /** Place of its side in `Scene.sides`; -1 for nobody's. */
  readonly side: number;
  readonly pose: Pose;
  readonly length: number;
  readonly beam: number;
  /** Spoken after the name by the text board and screen readers: "heading NE, 2 decks lost". */
  readonly description: string;
}

export interface SceneBlock extends ScenePiece {
  /** What its owner sees on it; null while it stands face down, showing its flag and badge alone. */
  readonly face: BlockFace | null;
}

export interface BlockFace {
  /** Who sails in it, in a word or two. */
  readonly label: string;
  /** A number or a few signs; '' for none. */
  readonly strength: string;
}

export interface SceneCounter {
  readonly id: string;
  readonly at: Spot;
  readonly size: number;
  /** Never drawn smaller than so many pixels, so that its sign can be read on any screen. */
  readonly leastPixels?: number;
  /** All of it lies beyond its place on this bearing, however small the view: it never reaches back over what lies there. */
  readonly beyond?: number;
  readonly shape: 'round' | 'square';
  /** As of a piece. */
  readonly side: number;
  /** A character or two. */
  readonly sign: string;
  /** What it says, for tooltips and screen readers. */
  readonly label: string;
}

export interface SceneShip extends ScenePiece {
  /** Masts from bow to stern: 1 standing and set, 0.5 damaged or furled, 0 gone. */
  readonly masts: readonly number[];
  /** What she carries on the masts that stand, where the book tells settings apart. */
  readonly canvas?: 'furled' | 'little' | 'plain' | 'full';
  /** Share of the hull and guns lost, 0 to 1. */
  readonly damage: number;
  /** The same of each side, where the book tells them apart: that is where the holes are. */
  readonly sides?: { readonly port: number; readonly starboard: number };
  /** How much water is in her: from 0, upright, to 1, about to go down. */
  readonly list?: number;
  /** Share of all that can be shot away lost, 0 to 1, where a book counts more than hull and guns. */
  readonly lost?: number;
  /** Guns left and lost on each side, for the gun ports that are drawn. */
  readonly guns: { readonly port: number; readonly starboard: number; readonly of: number };
  readonly fire: 0 | 1 | 2;
  readonly condition: 'sailing' | 'anchored' | 'aground' | 'struck' | 'captured' | 'wreck' | 'merchant';
  /** A merchant ship, also when she has been taken or converted. */
  readonly trader?: boolean;
  /** A model on a base: then `length` and `beam` are the base's, which is what counts on the table. */
  readonly base?: ShipBase;
  /** Stands on shore and is drawn as what it is, in the size of its base's model. */
  readonly works?: 'battery' | 'building';
}

/** What is printed on a base. Lengths from its middle: ahead and to starboard are positive. */
export interface ShipBase {
  /** The model that stands on it. */
  readonly model: { readonly length: number; readonly beam: number };
  /** The main mast, ahead of the middle. */
  readonly mast: number;
  /** Attitudes to the wind as seen from the mast: each up to so many degrees off the bow, alike on both sides. */
  readonly sectors: readonly { readonly to: number; readonly tone: AttitudeTone }[];
  /** Where guns are measured from, and the limits of their arcs, clockwise in degrees off the bow. */
  readonly dots: readonly {
    readonly ahead: number;
    readonly abeam: number;
    readonly from: number;
    readonly to: number;
  }[];
  /** A flagship's broad pennant. */
  readonly flag?: boolean;
}

/** As bases print it: red, orange, green. */
export type AttitudeTone = 'aback' | 'fair' | 'best';

export interface ScenePlan {
  readonly ship: number;
  readonly pose: Pose;
  readonly path: readonly Pose[];
}

export interface SceneTrack {
  readonly id: string;
  readonly side: number;
  /** Each is one way without a break. */
  readonly paths: readonly (readonly Spot[])[];
  /** True of what was sailed just now: it stands out among older ways. */
  readonly fresh: boolean;
}

export interface SceneWind {
  /** Direction it blows FROM, degrees clockwise from up. */
  readonly from: number;
  readonly strength: string;
  readonly label: string;
  /** Its `strength` is a name, and its `label` the waters over which it blows. */
  readonly isNamed?: true;
  /** How hard it blows, from 0, a calm, to 1, a storm; absent where the book does not say. Only heard. */
  readonly force?: number;
  /** Of several: where its rose is drawn on the sheet. It blows over all that is nearer to it than to the others. */
  readonly at?: Spot & { readonly radius: number };
}

/** An offer as it is marked on the board. Offers without a place have no mark and live in the list alone. */
export interface Mark {
  /** Index of the offer in the list. */
  readonly offer: number;
  readonly at: MarkPlace;
  readonly label: string;
  /** Drawn in red: hardly anybody wants it. */
  readonly isDanger?: boolean;
}

export type MarkPlace =
  /** Where a ship would come to lie, with the path she takes there. */
  | {
      readonly kind: 'ghost';
      readonly ship: number;
      readonly pose: Pose;
      readonly path: readonly Pose[];
      /** Of a ship that is not on the board yet. */
      readonly size?: { readonly length: number; readonly beam: number };
      readonly base?: ShipBase;
    }
  /** A ship to choose or to shoot at; `from` draws the line of fire. */
  | {
      readonly kind: 'ship';
      readonly ship: number;
      readonly from?: number;
      readonly tone: 'choose' | 'attack';
      /** Ends of the line of fire, where it is not from middle to middle. */
      readonly line?: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
    }
  /** A spot on the board, such as a hex or a berth. */
  | {
      readonly kind: 'spot';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      /** Who would come to lie there: she can be dragged to it. */
      readonly ship?: number;
      /** The camera stays with the other marks, where there are any: a goal far beyond the next step. */
      readonly far?: true;
    };

/** Drawn while an offer is hovered or focused: arcs, range rings, a measured line. */
export interface Overlay {
  readonly arcs: readonly {
    readonly at: Pose;
    readonly from: number;
    readonly to: number;
    readonly radius: number;
    readonly label: string;
    /** A band of a ruler: from here on, in the ruler's own colour. */
    readonly inner?: number;
    readonly tone?: 'close' | 'half' | 'full' | 'limit';
  }[];
  readonly rings: readonly {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly label: string;
  }[];
  readonly lines: readonly {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
    readonly label: string;
  }[];
  /** Convex outlines (x, y, x, y …) with all that lies within `grow` of them; with a tone, filled as a band of a ruler is. */
  readonly outlines?: readonly {
    readonly outline: readonly number[];
    readonly grow: number;
    readonly label: string;
    readonly tone?: 'close' | 'half' | 'full' | 'limit';
  }[];
  readonly dials?: readonly Dial[];
  /** Cells of a grid with a few signs in each: what can be reached, at what cost. */
  readonly cells?: readonly OverlayCell[];
}

export interface OverlayCell {
  /** Corners x, y, x, y …; */
  readonly outline: readonly number[];
  readonly label: string;
}

/** Signs in a circle round a ship, such as the letters of her attitude to the wind; an arrow comes in at the one that counts. */
export interface Dial extends Spot {
  /** Of what it is round. */
  readonly radius: number;
  readonly signs: readonly { readonly sign: string; readonly bearing: number; readonly counts: boolean }[];
}

/** What the animation queue plays, one after another, before the next scene is shown. Times in ms at normal speed. */
export type Motion = Move & {
  /** Begins together with the motion before it; what comes next waits for the longest of them. */
  readonly with?: true;
};

type Move =
  | { readonly kind: 'sail'; readonly ship: number; readonly path: readonly Pose[]; readonly ms: number }
  /** Laid on the board, or elsewhere on it, in no time. */
  | { readonly kind: 'place'; readonly ship: number; readonly pose: Pose; readonly ms: number }
  | {
      readonly kind: 'volley';
      readonly ship: number;
      readonly target: number;
      readonly side: 'port' | 'starboard' | 'ahead' | 'astern';
      readonly guns: number;
      readonly hits: number;
      /** The number told over the target, where it is not that of the hits that are drawn. */
      readonly tally?: number;
      /** Small arms instead of cannon. */
      readonly arms?: 'muskets';
      readonly ms: number;
    }
  | {
      readonly kind: 'burst';
      readonly ship: number;
      readonly what: 'explosion' | 'fire' | 'sink' | 'strike' | 'captured' | 'aground' | 'boarding';
      readonly ms: number;
    }
  /** The whole battle is moved on the sheet: what lies in the sea goes this way. Its ships sail `with` it. */
  | { readonly kind: 'drift'; readonly by: Spot; readonly ms: number }
  /** `wind`: its place among several. */
  | { readonly kind: 'wind'; readonly from: number; readonly wind?: number; readonly ms: number }
  /** A short caption over the board, e.g. dice. */
  | { readonly kind: 'caption'; readonly text: string; readonly ship: number | null; readonly ms: number };
