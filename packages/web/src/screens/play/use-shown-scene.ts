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
import type { GameState, GameStatus } from '../../client/store.ts';
import { useSettings } from '../../ui/settings.ts';
import type { Act, MadeActs } from './acts.ts';
import { actsOf } from './acts.ts';

/** When what has happened is seen to happen. */
const PLAYED: readonly GameStatus[] = ['moving', 'replaying', 'elsewhere'];
const STILL: readonly Motion[] = [];
const NO_ACTS: readonly Act[] = [];

/** How many acts have been seen of what began with these happenings. */
interface Acted {
  readonly since: readonly Happening[] | null;
  readonly count: number;
}

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
  /** The motions have ended: what follows them is shown. */
  readonly done: () => void;
  /** Ends all that is still to be seen. */
  readonly skip: () => void;
}

export function useShownScene(game: GameState, book: BookUi | null): ShownScene {
  const { status, position, before, fresh, earlier, happenings, settle, runOn } = game;
  const [played, setPlayed] = useState<readonly Happening[] | null>(null);
  const made = useRef<MadeActs>(new WeakMap());
  const [acted, setActed] = useState<Acted>({ since: null, count: 0 });
  const speed = useSettings(settings => settings.speed);
  const settled = useRef<readonly Happening[] | null>(null);
  // After `settle` the happenings are no longer played, even while the status has not changed yet.
  const waits = PLAYED.includes(status) && fresh.length + earlier.length > 0;
  const moving = waits && fresh !== played && position !== null;

  const acts = useMemo(
    () =>
      moving && book !== null && before !== null
        ? actsOf(book, made.current, [...earlier, { before, fresh }])
        : NO_ACTS,
    [moving, book, before, fresh, earlier],
  );
  const since = earlier[0]?.fresh ?? fresh;
  const seen = acted.since === since ? acted.count : 0;
  const act = acts[seen];
  const motions = act?.motions ?? STILL;
  const still = act === undefined;
  const known = still ? position : act.position;
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

  const skip = useCallback(() => {
    if (!moving || settled.current === fresh) return;
    settled.current = fresh;
    setPlayed(fresh);
    settle();
  }, [moving, fresh, settle]);
  const done = useCallback(() => {
    if (moving && seen + 1 < acts.length) setActed({ since, count: seen + 1 });
    else skip();
  }, [moving, since, seen, acts, skip]);

  // No motions come of these happenings: settle at once.
  useEffect(() => {
    if (moving && still && book !== null) done();
  }, [moving, still, book, done]);

  useEffect(() => {
    if (acts.length === 1 && isQuiet(motions) && speed > 0 && !isStill()) runOn();
  }, [acts, motions, position, speed, runOn]);

  return { scene, position: known, told, motions, moving: moving && !still, unseen: unseen.length, done, skip };
}
