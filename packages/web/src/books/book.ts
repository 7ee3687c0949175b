/**
 * What a rulebook brings to the browser besides its rules: its card in the lobby, and how its table looks. One folder each
 * under `books/`.
 */

import type { EventFacts, GameEvent, Options } from '@weathergauge/engine';
import type { ReactNode } from 'react';
import type { Box, Mark, Motion, Overlay, Scene } from '../board/scene.ts';
import type { Force } from './forces.ts';
import type { Hand } from './hand.ts';
import type { Branch, ChroniclePage, Happening, NewGame, OfferView, Position } from '../client/protocol.ts';

/** What a panel of a book's own can do with the offers of a prompt. */
export interface PanelActs {
  readonly active: number | null;
  /** Looks at an offer: the board shows what it leads to. */
  readonly onActive: (offer: number | null) => void;
  readonly onTake: (offer: number) => void;
  /** The key that takes it, or ''. */
  readonly keyOf: (offer: number) => string;
  /** What people are warned of before they take it, or ''. */
  readonly warningOf: (offer: number) => string;
  /** Opens a ship's record. */
  readonly onShip: (ship: number | null) => void;
  /** All that this viewer has been told, the newest last. */
  readonly told: readonly Happening[];
  /** How many of the newest are just being shown on the board; 0 when nothing moves. */
  readonly moving: number;
  /** The view that the board shows: an earlier one for as long as something moves. Figures are read from it. */
  readonly shown: unknown;
}

/** What the lobby shows of a book before its board is loaded: `card.ts` of its folder, which must stay small. */
export interface BookCard {
  /** One line on what it is like. */
  readonly blurb: string;
  readonly length: string;
  /** Options for the lobby's small pictures of a scenario, where the printed ones would show an empty table. */
  readonly shownWith?: Options;
  /** Which options the lobby shows in the open (`first`) and how it groups the rest. Options not named follow in their order. */
  readonly optionOrder?: OptionOrder;
  /** Guided battles besides the first one: the folder below `guide/`, and what the link says. */
  readonly furtherGuides?: readonly { readonly id: string; readonly title: string }[];
  /** A first game for newcomers. The lobby's "Play now" and the guide take the first book that has one. */
  readonly firstGame?: FirstGame;
}

export interface FirstGame {
  readonly game: Omit<NewGame, 'ruleset'>;
  /** What the button starts, in one line. */
  readonly hint: string;
}

export interface OptionOrder {
  readonly first: readonly string[];
  readonly groups: readonly { readonly title: string; readonly options: readonly string[] }[];
}

/**
 * Of a fight: all of it, an order that others may join before dice fall, the guns that speak by such an order, or nothing.
 * `after`: a ship is under way again, and what comes of that is no more of it.
 */
export type ExchangePart = 'whole' | 'ordered' | 'told' | 'after' | null;

/** Some events with the view at which their motions begin. */
export interface BookAct {
  readonly view: unknown;
  readonly happenings: readonly Happening[];
}

/** A finished game with nothing hidden, as moments to be played back. */
export interface Hindsight {
  /** `pages` are the book's own chronicle, `told` what everybody was told in it; the view is that of the end. */
  open(view: unknown, pages: readonly ChroniclePage[], told: readonly Happening[]): readonly HindsightMoment[];
}

export interface HindsightMoment {
  readonly date: string;
  /** What was told of it; '' for nothing. */
  readonly words: string;
  /** With the ways of these sides alone. */
  scene(sides: readonly number[]): Scene;
}

/** Its board: `index.tsx` of its folder. */
export interface BookUi {
  readonly id: string;
  /**
   * All else is drawn by the figures of this data pack from now on, or with null by the printed ones. A screen shows one game
   * at a time, and says so before it draws. Absent where figures cannot be replaced.
   */
  drawBy?(pack: object | null): void;
  /** The table. Pure: same view, same pack, same scene. */
  scene(view: unknown): Scene;
  /** Who is on it, for the lobby. */
  forces(view: unknown): readonly Force[];
  /** Where the offers stand on the board. */
  marks(position: Position): readonly Mark[];
  /** What a question is about, for the camera, where its offers have no place on the board; null for nothing. */
  focus?(position: Position): Box | null;
  /** Ships that can be moved by hand in answer to a question: by dragging, keys or sliders. */
  hands?(position: Position, branches: readonly Branch[]): readonly Hand[];
  /** Procedures of the rules in which fleets are chosen and laid out, as prompts name them: they can be left to an agent. */
  readonly setUp?: readonly string[];
  /** Procedures of a question now that come every turn and can be left to an agent in one press; none where it is the player's alone. */
  leaves?(position: Position): readonly string[];
  /** Verbs of the answers whose rows `hands` is to be given as branches; none where it needs no such tree. */
  branching?(position: Position): readonly string[];
  /** What is drawn while an offer (or, with null, a ship) is looked at. */
  overlay(position: Position, offer: OfferView | null, ship: number | null): Overlay;
  /** The motions that show these events, beginning at the view before them. */
  motions(before: unknown, happenings: readonly Happening[]): readonly Motion[];
  /**
   * Where what is on the board changes in the midst of these events, such as ships that only appear with them: the views between which
   * their motions play, from the one before. Each is shown once what came before it has been seen. Absent where one scene does.
   */
  acts?(before: unknown, happenings: readonly Happening[]): readonly BookAct[];
  /** Her record, as the box game's card would show it. */
  sheet(view: unknown, ship: number): ReactNode;
  /** True where the record tells her attitude to the wind in the book's own terms: the usual point of sail is left out. */
  readonly tellsWind?: boolean;
  /**
   * A panel of the book's own for a decision, instead of the plain list of offers; null where the list will do. Every
   * offer has its button there, with its index in the list as `data-offer`. The list is folded below it. While others
   * decide, and while ships move, it is given no offers, and may show what the table holds.
   */
  panel?(position: Position, act: PanelActs): ReactNode;
  /** True where the panel without offers is worth showing in a replay too. */
  readonly replaysPanel?: true;
  /** A line of the book's own below the prompt, over the board: tracks that are looked at all the time. */
  strip?(view: unknown): ReactNode;
  /** A paper of the book's own beside ships, log and rules: what a side keeps apart from the table, such as a staff's returns. */
  readonly paper?: {
    readonly title: string;
    body(view: unknown, onShip: (ship: number | null) => void): ReactNode;
  };
  /** What was hidden, played back on the board once a game is over. Loaded then. */
  readonly hindsight?: () => Promise<Hindsight>;
  /** What was drawn in an event, for the log, where a book has counters or cards; undefined for plain dice. */
  readonly tokens?: (event: GameEvent, facts: EventFacts) => ReactNode | undefined;
  /** What an event is of an exchange of fire, for the report; without it, all that the board shows as gunfire or boarding is one each. */
  readonly exchange?: (event: GameEvent) => ExchangePart;
  /** How the points came about, as a table in the report instead of the bare points, where a book adds them up from several things. */
  readonly points?: (view: unknown) => ReactNode;
  /** Ships that were in the battle and are no longer on the table, with what became of them, where the view still knows. */
  readonly lost?: (view: unknown) => readonly { readonly id: number; readonly name: string; readonly fate: string }[];
}
