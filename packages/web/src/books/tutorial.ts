/** What a book brings to the guide: a small battle and the lessons that are told in it. */

import type { TFunction } from 'i18next';
import type { Happening, NewGame, Position } from '../client/protocol.ts';

/** The panels beside the board, of which one is open. */
export type PaperKey = 'orders' | 'ship' | 'book' | 'log' | 'rules' | 'talk';

/** What the coach sees of the battle. */
export interface CoachView {
  readonly position: Position;
  /** All events of the game's log. */
  readonly happenings: readonly Happening[];
  /** The ship whose record is open, and the open panel. */
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
  /** The game has gone on without it: it is skipped without praise. */
  passed?(seen: CoachView): boolean;
  /** Offers that lead there, best first. */
  suggest(position: Position): readonly number[];
  /** Only something to read: the button “Aye aye” leads on. */
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
  /**
   * What is told in place of the lesson for as long as the position lasts: for what comes when it will, such as a battle in the middle of
   * a campaign. The lessons wait meanwhile.
   */
  aside?(position: Position): Lesson | null;
  /** `undo`: which goal of the lesson on undo is meant; `first` while there is nothing to take back yet. */
  words(t: TFunction, lesson: string, position: Position, undo: 'goal' | 'first'): LessonWords;
  praise(t: TFunction, lesson: string): string;
  /** False after a defeat: then nothing is praised. */
  isGlad(position: Position): boolean;
  /** What must be said at once, whatever the lesson. */
  warning(t: TFunction, position: Position): { readonly words: string; readonly clause: string } | null;
}
