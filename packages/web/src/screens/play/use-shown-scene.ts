/**
 * What the board shows: the scene, or the scene before with what happened since played over it. Papers, round and score go
 * with it: they change when the last shot has landed, not when it is fired.
 */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Motion, Scene } from '../../board/scene.ts';
import type { BookUi } from '../../books/book.ts';
import type { Happening, Position } from '../../client/protocol.ts';
import type { GameState, GameStatus } from '../../client/store.ts';

/** When what has happened is seen to happen. */
const PLAYED: readonly GameStatus[] = ['moving', 'replaying', 'elsewhere'];
const STILL: readonly Motion[] = [];

export interface ShownScene {
  readonly scene: Scene | null;
  /** Whose figures are shown: the position before, as long as something moves. */
  readonly position: Position | null;
  /** What the log tells: in a game, nothing of what is still to be seen. */
  readonly told: readonly Happening[];
  readonly motions: readonly Motion[];
  readonly moving: boolean;
  /** The motions have ended, or are to be skipped. */
  readonly done: () => void;
}

export function useShownScene(game: GameState, book: BookUi | null): ShownScene {
  const { status, position, before, fresh, happenings, settle } = game;
  const [played, setPlayed] = useState<readonly Happening[] | null>(null);
  const settled = useRef<readonly Happening[] | null>(null);
  // After `settle` the happenings are no longer played, even while the status has not changed yet.
  const waits = PLAYED.includes(status) && fresh.length > 0;
  const moving = waits && fresh !== played && position !== null;

  const motions = useMemo(() => {
    return moving && book !== null && before !== null ? book.motions(before.view, fresh) : STILL;
  }, [moving, book, before, fresh]);

  const still = motions.length === 0;
  const known = still ? position : before;
  const scene = useMemo(() => (book === null || known === null ? null : book.scene(known.view)), [book, known]);
  const told = useMemo(
    () => (still || status === 'replaying' ? happenings : happenings.filter(happening => !fresh.includes(happening))),
    [still, status, happenings, fresh],
  );

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

  return { scene, position: known, told, motions, moving: moving && !still, done };
}
