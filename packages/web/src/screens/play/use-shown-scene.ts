/**
 * What the board shows: the scene, or the scene before with what happened since played over it. Papers, round and score go
 * with it: they change when the last shot has landed, not when it is fired.
 */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Motion, Scene } from '../../board/scene.ts';
import { isQuiet } from '../../board/side-by-side.ts';
import { isStill } from '../../board/still.ts';
import type { BookUi } from '../../books/book.ts';
import type { Happening, Position } from '../../client/protocol.ts';
import type { GameState, GameStatus, Step } from '../../client/store.ts';
import { useSettings } from '../../ui/settings.ts';

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
  /** How many of the last happenings are still to be seen. */
  readonly unseen: number;
  /** The motions have ended, or are to be skipped. */
  readonly done: () => void;
}

export function useShownScene(game: GameState, book: BookUi | null): ShownScene {
  const { status, position, before, fresh, earlier, happenings, settle, runOn } = game;
  const [played, setPlayed] = useState<readonly Happening[] | null>(null);
  const made = useRef(new WeakMap<Step['fresh'], readonly Motion[]>());
  const speed = useSettings(settings => settings.speed);
  const settled = useRef<readonly Happening[] | null>(null);
  // After `settle` the happenings are no longer played, even while the status has not changed yet.
  const waits = PLAYED.includes(status) && fresh.length + earlier.length > 0;
  const moving = waits && fresh !== played && position !== null;

  const motions = useMemo(() => {
    if (!moving || book === null || before === null) return STILL;
    const list = [...earlier, { before, fresh }].flatMap(step => motionsOf(book, made.current, step));
    return list.length === 0 ? STILL : list;
  }, [moving, book, before, fresh, earlier]);

  const still = motions.length === 0;
  const known = still ? position : (earlier[0]?.before ?? before);
  const scene = useMemo(() => (book === null || known === null ? null : book.scene(known.view)), [book, known]);
  const unseen = useMemo(
    () => (still ? [] : [...earlier.flatMap(step => step.fresh), ...fresh]),
    [still, earlier, fresh],
  );
  const told = useMemo(
    () =>
      unseen.length === 0 || status === 'replaying'
        ? happenings
        : happenings.filter(happening => !unseen.includes(happening)),
    [status, happenings, unseen],
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

  useEffect(() => {
    if (moving && !still && isQuiet(motions) && speed > 0 && !isStill()) runOn();
  }, [moving, still, motions, position, speed, runOn]);

  return { scene, position: known, told, motions, moving: moving && !still, unseen: unseen.length, done };
}

/** The same objects as long as these happenings are shown: the board goes on with a list that begins with those it plays. */
function motionsOf(book: BookUi, made: WeakMap<Step['fresh'], readonly Motion[]>, step: Step): readonly Motion[] {
  const found = made.get(step.fresh) ?? book.motions(step.before.view, step.fresh);
  made.set(step.fresh, found);
  return found;
}
