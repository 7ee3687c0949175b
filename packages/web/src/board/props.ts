/** The interface between a screen and the board: offers in, answers out. */

import type { RefObject } from 'react';
import type { Box as SheetBox, Mark, Motion, Overlay, Pose, Scene, ShipBase, Spot } from './scene.ts';
import type { Trail } from './trails.ts';

/** A ship on the screen, and the board round her, in pixels. */
export interface ScreenPlace {
  readonly ship: Box;
  readonly board: Box;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Called when motions begin, with the speed; 0 where all of them are over at once. */
export type Hear = (
  motions: readonly Motion[],
  speed: number,
  placeOnScreen: (ship: number) => ScreenPlace | null,
) => void;

/** A ship that is moved by hand: where she would lie, and what the hand does. */
export interface HandProps {
  /** Ships that can be moved now. */
  readonly ships: readonly number[];
  /** An arrow key takes up one of them where none is chosen. */
  readonly isReady: boolean;
  /** What they can reach, for the camera. */
  readonly reach: SheetBox | null;
  /** Where the one in hand may come to lie, shaded: outlines x, y, x, y …; none where it would tell nothing. */
  readonly ground: readonly (readonly number[])[];
  readonly ghost: {
    readonly ship: number;
    readonly pose: Pose;
    readonly path: readonly Pose[];
    readonly words: string;
    readonly danger: string;
    /** The shape of a piece that is no ship: corners x, y, x, y … */
    readonly outline?: readonly number[];
    /** How she looks, where she is not on the chart yet: then she has a handle to turn her by. */
    readonly placing?: {
      readonly size: { readonly length: number; readonly beam: number };
      readonly masts: readonly number[];
      readonly base?: ShipBase;
      /** It cannot be turned. */
      readonly isFixed: boolean;
      /** A block of a chart. */
      readonly isBlock?: true;
    };
  } | null;
  /** Something would be ordered if the hand let go. */
  readonly isDrafted: boolean;
  /** The hand points there; `near` is what a fingertip covers, in units of the board. */
  readonly onAim: (ship: number, to: Spot, near: number) => void;
  /** The handle at her bow is held there. */
  readonly onTurn: (to: Spot) => void;
  readonly onKey: (key: HandKey) => void;
  /** The hand has let go of her. */
  readonly onLetGo: () => void;
  readonly onOrder: () => void;
  /** Thinks again. */
  readonly onDrop: () => void;
}

export interface HandKey {
  readonly keys: 'across' | 'along';
  readonly by: 1 | -1;
  readonly fine: boolean;
  /** It goes on being held down: nobody can let it go to the millimetre. */
  readonly held: boolean;
}

export interface BoardProps {
  /** For a screen that gives the board the focus. */
  readonly root?: RefObject<HTMLDivElement | null>;
  readonly hand?: HandProps | null;
  readonly scene: Scene;
  readonly marks: readonly Mark[];
  readonly overlay: Overlay | null;
  /** The last moves, drawn until something else moves. */
  readonly trails?: readonly Trail[];
  /**
   * Played in order over the scene; `onMotionsDone` is called once when the last has ended (at once when there are none). A longer
   * list that begins with the one that plays is gone on with: ships that only move do so beside those that still move.
   */
  readonly motions: readonly Motion[];
  readonly onMotionsDone: () => void;
  /** 1 is normal, 2 twice as fast; 0 skips every motion. */
  readonly speed: number;
  readonly selectedShip: number | null;
  readonly onSelectShip: (ship: number | null) => void;
  /** The offer under the pointer or the focus, wherever that is: board, buttons or keys. */
  readonly activeOffer: number | null;
  readonly onActiveOffer: (offer: number | null) => void;
  /** A mark was taken: click, tap or Enter. */
  readonly onTake: (offer: number) => void;
  /** Name of the board for screen readers. */
  readonly label: string;
  /** The key that takes an offer, as it is shown in the list; without it the first nine have their number. */
  readonly keyOf?: (offer: number) => string;
  /**
   * The entry that a replay shows: as the battle moves every ship is kept in sight, as long as nobody has chosen a view of
   * their own, and on a leap to another moment nothing stays in the air of the one that was left.
   */
  readonly moment?: number;
  /** The ship that is asked for: she is kept in sight, whether or not an offer stands on the board. */
  readonly asked?: number | null;
  /** What is asked about, for the camera, where no offer stands on the board. */
  readonly focus?: Scene['focus'] | null;
  /** For the sound of motions. */
  readonly onHear?: Hear;
}
