/** What lies open on a screen with a table: the book, the stage, a ship, a paper, a rule. Shared by playing and replaying. */

import { useCallback, useState } from 'react';
import type { GameState } from '../../client/store.ts';
import type { PaperKey } from '../../books/course.ts';
import type { OpenBook } from './use-book.ts';
import { useBook } from './use-book.ts';
import type { Stage } from './use-stage.ts';
import { useStage } from './use-stage.ts';
import { useSound } from './use-sound.ts';

export interface Screen extends OpenBook {
  readonly stage: Stage;
  readonly ship: number | null;
  readonly setShip: (ship: number | null) => void;
  readonly paper: PaperKey;
  readonly setPaper: (paper: PaperKey) => void;
  readonly rule: { readonly clause: string } | null;
  /** Opens the rules, at a clause or where they were. */
  readonly openRules: (clause: string | null) => void;
  readonly textBoard: boolean;
  readonly toggleTextBoard: () => void;
}

export function useScreen(game: GameState, firstPaper: PaperKey): Screen {
  const opened = useBook(game.position);
  const stage = useStage(game, opened.book);
  useSound(game, stage);
  const [ship, setShip] = useState<number | null>(null);
  const [paper, setPaper] = useState<PaperKey>(firstPaper);
  const [rule, setRule] = useState<{ readonly clause: string } | null>(null);
  const [textBoard, setTextBoard] = useState(false);
  const openRules = useCallback((clause: string | null) => {
    setPaper('rules');
    if (clause !== null) setRule({ clause });
  }, []);
  const toggleTextBoard = useCallback(() => setTextBoard(shown => !shown), []);
  return { ...opened, stage, ship, setShip, paper, setPaper, rule, openRules, textBoard, toggleTextBoard };
}
