/**
 * Follows a game that another tab has taken over: each new moment is shown, and nothing can be answered. The view is that of the only person
 * at this screen, or a spectator's if several people share it.
 */

import type { Viewer } from '@weathergauge/engine';
import type { Position, Turn } from '../protocol.ts';
import { firstViewer } from '../seats.ts';
import type { Told } from '../tabs.ts';
import type { Core, Known } from './core.ts';
import type { Screen } from './screen.ts';

export interface Following {
  /** Shows the game from now on as the other tab sends it. */
  follow(id: string, known: Known): void;
  /** Sends the present of a game that was opened here to tabs that follow it. */
  lead(): void;
  /** Sends a turn to tabs that follow the game. */
  tell(who: Viewer, turn: Turn): void;
}

export function createFollowing({ deps, inside, get }: Core, { showNow }: Screen): Following {
  function hear(id: string, { part, position, happenings, backTo }: Told): void {
    if (inside.mode !== 'follow' || get().id !== id) return;
    const before = inside.known.get(inside.viewer);
    const told = part === 'whole' || before === undefined ? [] : before.happenings;
    const stand = backTo === null ? told : told.filter(({ at }) => at <= backTo);
    inside.known.set(inside.viewer, { position, happenings: [...stand, ...happenings] });
    const isSeen = part === 'since' && happenings.length > 0;
    showNow(isSeen ? { before: before?.position ?? null, fresh: happenings } : {});
  }

  function follow(id: string, known: Known): void {
    inside.mode = 'follow';
    inside.viewer = known.position.who;
    inside.known = new Map([[inside.viewer, known]]);
    deps.tabs.follow(id, told => hear(id, told));
  }

  function lead(): void {
    const { id, seats } = get();
    const who = firstViewer(seats);
    const known = (): Known => {
      const found = inside.known.get(who);
      if (found === undefined) throw new Error(`nobody here looks through the eyes of ${who}`);
      return found;
    };
    if (id !== null)
      deps.tabs.lead(id, () => {
        const { position, happenings } = known();
        return { part: 'whole', position: onlySeen(position), happenings, backTo: null };
      });
  }

  function tell(who: Viewer, { position, happenings, backTo }: Turn): void {
    const { id, seats } = get();
    if (id !== null && who === firstViewer(seats))
      deps.tabs.tell(id, () => ({ part: 'since', position: onlySeen(position), happenings, backTo }));
  }

  return { follow, lead, tell };
}

/** The position without offers. */
export function onlySeen(position: Position): Position {
  return { ...position, prompt: null, offers: [], undo: { right: 'none', of: null } };
}
