/** What a book brings to the guide: a small battle and the lessons that are told in it. */

import type { TFunction } from 'i18next';
import type { Happening, NewGame, Position } from '../client/protocol.ts';

/** The papers beside the board, of which one lies on top. */
export type PaperKey = 'orders' | 'ship' | 'log' | 'rules';

/** What the coach sees of the battle. */
export interface CoachView {
  readonly position: Position;
  /** All that stands in the game's log. */
  readonly happenings: readonly Happening[];
  /** Whose papers lie open, and which paper is on top. */
  readonly ship: number | null;
  readonly paper: PaperKey;
  /** Answers that have been taken back. */
  readonly undone: number;
}

export interface Lesson<Id extends string = string> {
  readonly id: Id;
  /** Where it stands in the book. */
  readonly clauses: readonly string[];
  reached(seen: CoachView): boolean;
  /** The battle has gone past it: nothing is praised, and nothing is missed. */
  passed?(seen: CoachView): boolean;
  /** Offers that lead there, best first. */
  suggest(position: Position): readonly number[];
  /** Something to look at: “aye aye” leads on. */
  readonly isTold?: boolean;
}

export interface LessonWords {
  readonly title: string;
  readonly text: string;
  readonly goal: string;
}

export interface Tutorial {
  readonly ruleset: string;
  /** The key of the progress in the browser's storage, where it is not the usual one (`screens/guide/keep.ts`). */
  readonly savedAs?: string;
  readonly battle: NewGame;
  readonly seed: string;
  /** In the order in which they are told; the last one is told when all is done. */
  readonly lessons: readonly Lesson[];
  /** `undo` says which goal of a lesson on taking back is meant. */
  words(t: TFunction, lesson: string, position: Position, undo: 'goal' | 'first'): LessonWords;
  praise(t: TFunction, lesson: string): string;
  /** False beside a defeat, where praise would sound like mockery. */
  isGlad(position: Position): boolean;
  /** What must be said at once, whatever the lesson. */
  warning(t: TFunction, position: Position): { readonly words: string; readonly clause: string } | null;
}
