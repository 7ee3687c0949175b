/** Whether the papers belong into one sheet at the bottom: phones, and windows as narrow. */

import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 760px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}
