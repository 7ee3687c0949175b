/** What is open on the playing or the replaying screen: the book, the scene as it is shown, a ship, a panel, a clause. */

import { useCallback, useState } from 'react';
import type { GameState } from '../../client/store.ts';
import type { PaperKey } from '../../books/tutorial.ts';
import type { OpenBook } from './use-book.ts';
import { useBook } from './use-book.ts';
import type { ShownScene } from './use-shown-scene.ts';
import { useShownScene } from './use-shown-scene.ts';
import { useSound } from './use-sound.ts';

export interface Screen extends OpenBook {
  readonly shown: ShownScene;
  readonly ship: number | null;
  readonly setShip: (ship: number | null) => void;
  readonly paper: PaperKey;
  readonly setPaper: (paper: PaperKey) => void;
  /** The player wants to read it; `opened` counts how often that was, for the paper that is open may be wanted as well. */
  readonly openPaper: (paper: PaperKey) => void;
  readonly opened: number;
  readonly rule: { readonly clause: string } | null;
  /** Opens the rules, at a clause or where they were. */
  readonly openRules: (clause: string | null) => void;
  readonly textBoard: boolean;
  readonly toggleTextBoard: () => void;
}

export function useScreen(game: GameState, firstPaper: PaperKey): Screen {
  const book = useBook(game.position, game.pack);
  const shown = useShownScene(game, book.book);
  useSound(game, shown);
  const [ship, setShip] = useState<number | null>(null);
  const [paper, setPaper] = useState<PaperKey>(firstPaper);
  const [opened, setOpened] = useState(0);
  const openPaper = useCallback((wanted: PaperKey) => {
    setPaper(wanted);
    setOpened(times => times + 1);
  }, []);
  const [rule, setRule] = useState<{ readonly clause: string } | null>(null);
  const [textBoard, setTextBoard] = useState(false);
  const openRules = useCallback((clause: string | null) => {
    setPaper('rules');
    if (clause !== null) setRule({ clause });
  }, []);
  const toggleTextBoard = useCallback(() => setTextBoard(open => !open), []);
  return {
    ...book,
    shown,
    ship,
    setShip,
    paper,
    setPaper,
    openPaper,
    opened,
    rule,
    openRules,
    textBoard,
    toggleTextBoard,
  };
}
