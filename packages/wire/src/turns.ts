/** A viewer's turn in the form that is sent: the view as a patch to the one before, everything else as it is. */

import type { GameEvent } from '@weathergauge/engine';
import type { PlainPosition, PlainTurn, Scene } from '@weathergauge/host/protocol';
import type { Patch } from './patch.ts';
import { patched, patchOf } from './patch.ts';

export interface WireScene {
  readonly at: number;
  /** To the view before it. */
  readonly patch: Patch | null;
  readonly events: readonly GameEvent[];
}

export interface WireTurn extends Pick<PlainTurn, 'backTo' | 'request'> {
  readonly scenes: readonly WireScene[];
  /** To the view of the last scene, or to the one before the turn. */
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
  // Undefined fields are not sent; removing the field instead takes V8 three times as long.
  const rest: WireTurn['position'] & { readonly view?: undefined } = { ...position, view: undefined };
  return { scenes: told, patch: patchOf(last, position.view), position: rest, backTo, request };
}

/** `before` is the view that the viewer was sent last. */
export function turnFromWire(before: unknown, { scenes, patch, position, backTo, request }: WireTurn): PlainTurn {
  let last = before;
  const heard = scenes.map(({ at, patch: change, events }): Scene => {
    last = patched(last, change);
    return { at, view: last, events };
  });
  return { before, scenes: heard, position: { ...position, view: patched(last, patch) }, backTo, request };
}
