/**
 * A ship that is moved by hand. Pointer, keys and sliders all set the same few figures; the orders follow from them, and the
 * rules say where those lead. No page knows a rule for it: a hand only proposes.
 */

import type { Box, Overlay, Pose, ShipBase, Spot } from '../board/scene.ts';
import type { OfferView, Preview } from '../client/protocol.ts';

/** One of the figures that she is steered by. */
export interface Scale {
  readonly id: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** As it stands, for people. */
  readonly words: string;
  /** Its steps are places with names, which nobody counts: it is not typed. */
  readonly isNamed?: true;
  /** The keys that change it: the arrows to left and right, or up and down. */
  readonly keys?: 'across' | 'along';
  /** What a key changes it by; with Shift by one step. */
  readonly stride?: number;
  /** How it is typed, where that is no bare count of steps: so many units, and the figure that they make. */
  readonly typed?: {
    readonly value: number;
    readonly most: number;
    readonly step: number;
    figureOf(value: number): number;
  };
}

/** Orders that have not been given yet. */
export interface Draft {
  readonly ship: number;
  readonly figures: readonly number[];
  /** Canonical texts, to be given one after another. Empty where she stays. */
  readonly orders: readonly string[];
  /** What has drawn the hand: a full run, just in range. '' for nothing. */
  readonly snap: string;
}

/** What a draft comes to, by the rules. */
export interface Way {
  readonly pose: Pose;
  readonly path: readonly Pose[];
  /** What it costs and what is left. */
  readonly words: string;
  /** What nobody wants: leaving the table, running aground. '' for nothing. */
  readonly danger: string;
  /** The shape of a piece that is no ship: corners x, y, x, y … */
  readonly outline?: readonly number[];
}

export interface Hand {
  readonly ship: number;
  /** A block of a chart or a piece of land, and no ship: words speak of it so. */
  readonly isBlock?: true;
  /** A ship that is not on the chart yet: where she is shown at first, and how. She is placed by a press of her own. */
  readonly placing?: {
    readonly first: Draft;
    /** What is asked, in place of the small questions that the row answers. */
    readonly question: string;
    readonly size: { readonly length: number; readonly beam: number };
    readonly masts: readonly number[];
    readonly base?: ShipBase;
    /** There is one heading for each place. */
    readonly isFixed: boolean;
    /** A block of a chart: it lies where the hand lets go. */
    readonly isBlock?: true;
    /** Heads her towards a place. */
    turn(to: Spot, from: Draft): Draft;
  };
  /** As she lies. */
  readonly rest: Draft;
  /** What she can reach, for the camera. */
  readonly reach: Box;
  /** The same as shaded outlines (corners x, y, x, y …), where it is made of cells or is a zone. */
  readonly ground?: readonly (readonly number[])[];
  scales(figures: readonly number[]): readonly Scale[];
  /** Orders that bring her as near as can be to a place; what lies within `near` of the hand draws it. `from` is what was drafted before. */
  aim(to: Spot, near: number, from?: Draft | null): Draft;
  /** With these figures, brought within their limits. */
  steer(figures: readonly number[]): Draft;
  /** The same course, as long as she has way for: what a turn by key leads to before anything is said of how far. */
  farthest?(figures: readonly number[]): readonly number[];
  wayOf(draft: Draft, preview: Preview): Way | null;
  /** What is drawn where she would lie: arcs of her guns, rings of their range. */
  overlay(at: Pose): Overlay;
  /** Offers that the hand gives in its own way: they are folded in the list and have no mark. */
  covers(offer: OfferView): boolean;
}
