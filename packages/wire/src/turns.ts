/** A viewer's turn as it goes over the wire: the view as a patch on the one before, everything else as it is. */

import type { GameEvent } from '@weathergauge/engine';
import type { PlainPosition, PlainTurn, Scene } from '@weathergauge/host/protocol';
import type { Patch } from './patch.ts';
import { patched, patchOf } from './patch.ts';

export interface WireScene {
  readonly at: number;
  /** On the view before it. */
  readonly patch: Patch | null;
  readonly events: readonly GameEvent[];
}

export interface WireTurn extends Pick<PlainTurn, 'backTo' | 'request'> {
  readonly scenes: readonly WireScene[];
  /** On the view of the last scene, or the one before the turn. */
  readonly patch: Patch | null;
  readonly position: Omit<PlainPosition, 'view'>;
}

export function turnToWire({ before, scenes, position, backTo, request }: PlainTurn): WireTurn {
  let last = before;
  const told = scenes.map(({ at, view, events }): WireScene => {
    const patch = patchOf(last, view);
    last = view;
    return { at, patch, events };
  });
  // Without a value it is in no text, and to leave it out by name takes V8 three times as long.
  const rest: WireTurn['position'] & { readonly view?: undefined } = { ...position, view: undefined };
  return { scenes: told, patch: patchOf(last, position.view), position: rest, backTo, request };
}

/** `before` is the view that the viewer was told last. */
export function turnFromWire(before: unknown, { scenes, patch, position, backTo, request }: WireTurn): PlainTurn {
  let last = before;
  const heard = scenes.map(({ at, patch: change, events }): Scene => {
    last = patched(last, change);
    return { at, view: last, events };
  });
  return { before, scenes: heard, position: { ...position, view: patched(last, patch) }, backTo, request };
}
