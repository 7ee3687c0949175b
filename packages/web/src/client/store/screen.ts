/** Shows the viewer's position, or a cover while the device changes hands. */

import type { Seat } from '@weathergauge/engine';
import type { Position } from '../protocol.ts';
import { humansOf } from '../seats.ts';
import type { ConsentQuestion, Shown } from '../store.ts';
import type { Core, Known } from './core.ts';
import type { LookAhead } from './look-ahead.ts';

export interface Screen {
  /** The present position and happenings of the viewer. */
  known(): Known;
  /** Shows a position and clears what belonged to the one before: undo rights, question, forecast, trouble. */
  show(position: Position, change: Partial<Shown>): void;
  /** Shows the viewer's present position. */
  showNow(change?: Partial<Shown>): void;
  /** Covers the screen until somebody takes the device, to answer or to agree. */
  cover(next: Seat, question?: ConsentQuestion): void;
  /**
   * Who can undo alone: the viewer, or another person who has just answered at the same screen, if nothing is sealed and the screen is not
   * covered between players.
   */
  undoer(): Seat | null;
}

export function createScreen({ deps, inside, get, set }: Core, ahead: LookAhead): Screen {
  function known(): Known {
    const found = inside.known.get(inside.viewer);
    if (found === undefined) throw new Error(`nobody here looks through the eyes of ${inside.viewer}`);
    return found;
  }

  function show(position: Position, change: Partial<Shown>): void {
    ahead.forget();
    const afresh = {
      canUndo: false,
      canAskUndo: false,
      question: null,
      forecast: null,
      trouble: null,
      missed: null,
      since: null,
      earlier: [],
    };
    const nobody = { nextSeat: null, nextPass: null };
    set({ position, ...afresh, ...nobody, ...change });
  }

  function showNow(change: Partial<Shown> = {}): void {
    const { position, happenings } = known();
    if (position.who !== 'spectator') inside.saw.set(position.who, position);
    show(position, { happenings, before: null, fresh: [], canUndo: undoer() !== null, ...change });
  }

  function cover(next: Seat, question: ConsentQuestion | null = null): void {
    // Behind the cover the page holds a spectator's position, so that nothing hidden is in it.
    inside.viewer = 'spectator';
    const asked = question === null ? inside.known.get(next)?.position : undefined;
    const pass = asked?.passing === undefined ? undefined : asked.offers[asked.passing.offer];
    show(known().position, {
      status: 'handing-over',
      nextSeat: next,
      nextPass: pass === undefined ? null : { prompt: asked?.prompt?.words ?? '', words: pass.words },
      question,
      happenings: [],
      before: null,
      fresh: [],
      thinking: null,
    });
  }

  function undoer(): Seat | null {
    const { viewer } = inside;
    if (inside.mode !== 'play' || viewer === 'spectator') return null;
    const may = (seat: Seat): boolean => inside.known.get(seat)?.position.undo.right === 'alone';
    if (may(viewer)) return viewer;
    if (known().position.sealed || deps.privacyScreen() === 'always') return null;
    return humansOf(get().seats).find(may) ?? null;
  }

  return { known, show, showNow, cover, undoer };
}
