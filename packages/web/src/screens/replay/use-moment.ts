/** The address of a replay: which game, and which moment of it. It leads there, and it is kept to what is shown. */

import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { keptLog } from '../../client/kept-log.ts';
import type { GameState } from '../../client/store.ts';
import { gameStore } from '../../client/use-game.ts';
import { addressOf, goTo, LOBBY, routeOf } from '../../ui/route.ts';

interface Wanted {
  readonly id: string | null;
  readonly entry: number | null;
  readonly own: GameState;
  /** The game goes on before the address has changed: nothing may take it back to its beginning. */
  readonly leaving: RefObject<boolean>;
  /** The address has changed to another moment, as by hand or by going back. */
  readonly onMoment: (entry: number) => void;
}

/** Browsers bear no more than a few changes of the address in a second. */
const BETWEEN_MS = 400;

export function useMoment({ id, entry, own, leaving, onMoment }: Wanted): void {
  const { status, position } = own;
  /** The moment to be shown as soon as there is anything to show. */
  const first = useRef(entry);

  useEffect(() => {
    const { id: open, status: now, resume, read } = gameStore.getState();
    if (id !== null) {
      if (id !== open) void resume(id);
    } else if (open !== null || now === 'empty') {
      const log = keptLog();
      if (log === null) goTo(LOBBY, 'replace');
      else void read(log);
    }
  }, [id]);

  useEffect(() => {
    // What was opened a moment ago, by the effect above, is not in `own` yet.
    const { status: now, id: open } = gameStore.getState();
    if (leaving.current) return;
    if (now === 'handing-over') return goTo({ screen: 'play', id: open }, 'replace');
    const isAway = now === 'asking' || now === 'over' || now === 'thinking';
    if (!isAway && (now !== 'replaying' || first.current === null)) return;
    void own.goTo(first.current ?? 0);
    first.current = null;
  }, [status, own.goTo, own.id, leaving]);

  const written = useRef(0);
  const at = status === 'replaying' ? (position?.at ?? null) : null;
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(
      () => {
        if (gameStore.getState().id !== own.id) return;
        written.current = performance.now();
        history.replaceState(history.state, '', addressOf({ screen: 'replay', id: own.id, entry: at }));
      },
      Math.max(0, written.current + BETWEEN_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [at, own.id]);

  useEffect(() => {
    const onChange = (): void => {
      const route = routeOf(location.hash);
      if (route.screen === 'replay' && route.id === id && route.entry !== null) onMoment(route.entry);
    };
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, [id, onMoment]);
}
