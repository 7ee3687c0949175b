/** Does this player's part in making the dice, as soon as it can be done. */

import { isRefusal } from '@weathergauge/engine';
import { useEffect, useRef, useState } from 'react';
import { takeShare } from '../../client/online/shares.ts';
import type { TableView } from '../../client/protocol.ts';

/** Why it cannot be done: in words, or that the share lies in another tab. Null while all is well. */
export function useShares(table: TableView): { readonly why: string } | 'lost' | null {
  const [trouble, setTrouble] = useState<{ readonly why: string } | 'lost' | null>(null);
  const newest = useRef(table);
  const busy = useRef(false);
  useEffect(() => {
    newest.current = table;
    if (busy.current) return;
    busy.current = true;
    void takeAll().finally(() => {
      busy.current = false;
    });

    /** The table may go on while the server answers: then there is more to do. */
    async function takeAll(): Promise<void> {
      let known: TableView;
      do {
        known = newest.current;
        const done = await takeShare(known, sessionStorage, localStorage);
        setTrouble(done === 'lost' ? done : isRefusal(done) ? { why: done.reason } : null);
      } while (known !== newest.current);
    }
  }, [table]);
  return trouble;
}
