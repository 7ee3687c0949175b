/** What this browser can say of a log besides what the log proves by itself: from what it has kept, and from the server's published keys. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../client/online/api.ts';
import type { Fairness } from '../../client/online/evidence.ts';
import { fairnessOf } from '../../client/online/evidence.ts';
import { hasServer } from '../../client/online/has-server.ts';
import type { Claims } from '../../client/protocol.ts';

/** `table`: where the log comes from, if that is a table of this server. Null where there is nothing to look into. */
export function useFairness(claims: Claims | null, table: string | null): Fairness | null {
  const [keys, setKeys] = useState<readonly string[] | null>(null);
  const isSigned = claims !== null && claims.receipts.length > 0;
  useEffect(() => {
    if (!isSigned || !hasServer()) return undefined;
    let isGone = false;
    void publishedKeys().then(all => {
      if (!isGone) setKeys(all);
    });
    return () => {
      isGone = true;
    };
  }, [isSigned]);
  return useMemo(() => fairnessOf(claims, table, localStorage, keys), [claims, table, keys]);
}

async function publishedKeys(): Promise<readonly string[] | null> {
  const told = (await call('keys')) as { readonly keys: readonly { readonly key: string }[] } | Refusal;
  return isRefusal(told) ? null : told.keys.map(({ key }) => key);
}
