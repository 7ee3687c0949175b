/** The table of a replay through somebody else's eyes: fetched beside the table's own, entry by entry. */

import type { Viewer } from '@weathergauge/engine';
import { useEffect, useRef, useState } from 'react';
import type { Happening } from '../../client/protocol.ts';
import type { TableState } from '../../client/table.ts';
import { client } from '../../client/use-table.ts';

type Seen = Pick<TableState, 'position' | 'before' | 'fresh' | 'happenings'>;

export interface SeenBy {
  readonly table: TableState;
  readonly who: Viewer;
  readonly setWho: (who: Viewer) => void;
  /** While a game goes on, nobody may look through the others' eyes. */
  readonly free: boolean;
}

export function useSeenBy(table: TableState): SeenBy {
  const { position, curve, id } = table;
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
        client.session.look(other, position.entry),
        logs.current.get(other) ?? client.session.history(other),
      ]);
      if (!wanted) return;
      logs.current.set(other, log);
      const before = last.current?.position ?? null;
      const isNext = before?.who === other && before.entry + 1 === turn.position.entry;
      const now: Seen = {
        position: turn.position,
        before: isNext ? before.view : null,
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
    table: other !== null && seen !== null ? { ...table, ...seen } : table,
    who: other ?? position?.who ?? 'spectator',
    setWho: setChosen,
    free,
  };
}
