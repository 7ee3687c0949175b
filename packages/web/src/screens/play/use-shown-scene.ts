/** What the board shows: the scene, or the scene before with what happened since played over it. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Motion, Scene } from '../../board/scene.ts';
import type { BookUi } from '../../books/book.ts';
import type { Happening } from '../../client/protocol.ts';
import type { GameState } from '../../client/store.ts';

const STILL: readonly Motion[] = [];

export interface ShownScene {
  readonly scene: Scene | null;
  readonly motions: readonly Motion[];
  readonly moving: boolean;
  /** The motions have ended, or are to be skipped. */
  readonly done: () => void;
}

export function useShownScene(game: GameState, book: BookUi | null): ShownScene {
  const { status, position, before, fresh, settle } = game;
  const [played, setPlayed] = useState<readonly Happening[] | null>(null);
  const settled = useRef<readonly Happening[] | null>(null);
  // After `settle` the happenings are no longer played, even while the status has not changed yet.
  const waits = (status === 'moving' || status === 'replaying') && fresh.length > 0;
  const moving = waits && fresh !== played && position !== null;

  const motions = useMemo(() => {
    if (!moving || book === null || before === null || before === undefined) return STILL;
    return book.motions(before, fresh);
  }, [moving, book, before, fresh]);

  const still = motions.length === 0;
  const scene = useMemo(() => {
    if (book === null || position === null) return null;
    return book.scene(still ? position.view : before);
  }, [book, position, before, still]);

  const done = useCallback(() => {
    if (!moving || settled.current === fresh) return;
    settled.current = fresh;
    setPlayed(fresh);
    settle();
  }, [moving, fresh, settle]);

  // No motions come of these happenings: settle at once.
  useEffect(() => {
    if (moving && still && book !== null) done();
  }, [moving, still, book, done]);

  return { scene, motions, moving: moving && !still, done };
}
