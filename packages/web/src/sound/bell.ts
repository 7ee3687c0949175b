/** When the ship's bell is struck: twice for a new turn, once for somebody who has waited and is asked again. */

import type { GameStatus } from '../client/store.ts';

/** What the bell needs to know of the game at one moment. */
export interface Moment {
  readonly status: GameStatus;
  /** Null before the first. */
  readonly round: number | null;
  /** Motions are being played. */
  readonly moving: boolean;
  /** How hard it blows, 0 to 1; undefined where nobody can say. */
  readonly wind: number | undefined;
}

/** What the bell remembers; null before it has seen a table. */
export interface Watch {
  readonly round: number;
  /** Since when somebody waits, in seconds; null while nobody does. */
  readonly waiting: number | null;
}

/** Seconds of waiting from which the bell is struck: after a shorter wait the person is still looking. */
const LONG = 5;

export function bellAt(
  watch: Watch | null,
  moment: Moment,
  now: number,
): { readonly watch: Watch | null; readonly strokes: 0 | 1 | 2 } {
  const { status } = moment;
  if (status === 'empty' || status === 'opening') return { watch: null, strokes: 0 };
  const round = moment.round ?? 0;
  const waits = status === 'thinking' || status === 'moving';
  if (watch === null) return { watch: { round, waiting: waits ? now : null }, strokes: 0 };
  const since = watch.waiting;
  const waiting = waits ? (since ?? now) : null;
  // A turn is over when its last motion has been seen.
  if (moment.moving || status === 'moving') return { watch: { round: watch.round, waiting }, strokes: 0 };
  // Only for the very next turn: not when entries are skipped in a replay.
  if (round === watch.round + 1) return { watch: { round, waiting: waits ? now : null }, strokes: 2 };
  const asked = status === 'asking' && since !== null && now - since >= LONG;
  return { watch: { round, waiting }, strokes: asked ? 1 : 0 };
}
