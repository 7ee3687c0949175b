/** True on phones and windows as narrow, where the panels are one sheet at the bottom. */

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
