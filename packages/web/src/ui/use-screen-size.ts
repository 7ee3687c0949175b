/** How much room there is. The style sheets change at the same widths. */

import { useSyncExternalStore } from 'react';

/**
 * `phone`, and whatever is as narrow, such as a tablet held upright: the panels are one sheet at the bottom. `small`, as on
 * tablets held across: two open docks would leave the board less than half of the screen.
 */
export type ScreenSize = 'wide' | 'small' | 'phone';

const PHONE = '(max-width: 900px)';
const SMALL = '(max-width: 1120px)';

function subscribe(changed: () => void): () => void {
  const queries = [PHONE, SMALL].map(query => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

function sizeNow(): ScreenSize {
  if (matchMedia(PHONE).matches) return 'phone';
  return matchMedia(SMALL).matches ? 'small' : 'wide';
}

export function useScreenSize(): ScreenSize {
  return useSyncExternalStore(subscribe, sizeNow);
}
