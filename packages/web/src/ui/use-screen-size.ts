/** How much room there is. The style sheets change at the same widths and heights. */

import { useSyncExternalStore } from 'react';

/**
 * `phone`, and whatever is as narrow or as low, such as a tablet held upright or a desk at 200 %: the panels are one sheet, at
 * the bottom, or beside the board where it is low. `small`, as on tablets held across and small laptops: two open docks would
 * leave the board too little room.
 */
export type ScreenSize = 'wide' | 'small' | 'phone';

const PHONE = '(max-width: 900px), (max-height: 540px)';
const SMALL = '(max-width: 1300px)';
const SHORT = '(max-width: 900px) and (max-height: 700px) and (orientation: portrait)';

function subscribe(changed: () => void): () => void {
  const queries = [PHONE, SMALL, SHORT].map(query => matchMedia(query));
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

/** A phone held upright that has no room for papers below board and controls. */
export function useShortPhone(): boolean {
  return useSyncExternalStore(subscribe, isShortNow);
}

function isShortNow(): boolean {
  return matchMedia(SHORT).matches;
}
