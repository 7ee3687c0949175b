/** The position of a replay as another viewer saw it, fetched for each entry. */

import type { Viewer } from '@weathergauge/engine';
import { useEffect, useRef, useState } from 'react';
import type { Happening } from '../../client/protocol.ts';
import type { GameState } from '../../client/store.ts';
import { client } from '../../client/use-game.ts';

type Seen = Pick<GameState, 'position' | 'before' | 'fresh' | 'happenings'>;

export interface SeenBy {
  readonly game: GameState;
  readonly who: Viewer;
  readonly setWho: (who: Viewer) => void;
  /** False while the game is being played: then no other viewer's position may be shown. */
  readonly free: boolean;
}

export function useSeenBy(game: GameState): SeenBy {
  const { position, curve, id } = game;
  const [chosen, setChosen] = useState<Viewer | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const last = useRef<Seen | null>(null);
  const logs = useRef(new Map<Viewer, readonly Happening[]>());
  const free = id === null || curve !== null;
  const other = free && chosen !== null && chosen !== position?.who ? chosen : null;

  useEffect(() => {
    if (other === null || position === null) {
      last.current = null;
      setSeen(null);
      return;
    }
    let wanted = true;
    const look = async (): Promise<void> => {
      const [turn, log] = await Promise.all([
        client.session.lookInto(other, position.at),
        logs.current.get(other) ?? client.session.historyOf(other),
      ]);
      if (!wanted) return;
      logs.current.set(other, log);
      const before = last.current?.position ?? null;
      const isNext = before?.who === other && before.at + 1 === turn.position.at;
      const now: Seen = {
        position: turn.position,
        before: isNext ? before : null,
        fresh: isNext ? turn.happenings : [],
        happenings: log,
      };
      last.current = now;
      setSeen(now);
    };
    look().catch(console.error);
    return () => {
      wanted = false;
    };
  }, [other, position]);

  return {
    game: other !== null && seen !== null ? { ...game, ...seen } : game,
    who: other ?? position?.who ?? 'spectator',
    setWho: setChosen,
    free,
  };
}
