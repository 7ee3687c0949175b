/** The screen, kept in the fragment of the address: a static host needs no rewrites, and a shared log is not sent to it. */

import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'lobby' }
  | { readonly screen: 'play' }
  | { readonly screen: 'replay' }
  /** The tutorial of a book; '' where the address names none. */
  | { readonly screen: 'guide'; readonly book: string }
  /** A whole log, packed into the link. */
  | { readonly screen: 'shared'; readonly data: string }
  /** An address that leads nowhere. */
  | { readonly screen: 'unknown' };

const SHARED = '#/shared/';
const GUIDE = '#/guide';

export function routeOf(hash: string): Route {
  if (hash.startsWith(SHARED)) return { screen: 'shared', data: hash.slice(SHARED.length) };
  if (hash === GUIDE || hash.startsWith(`${GUIDE}/`)) {
    return { screen: 'guide', book: hash.slice(GUIDE.length + 1) };
  }
  switch (hash) {
    case '#/play':
      return { screen: 'play' };
    case '#/replay':
      return { screen: 'replay' };
    case '':
    case '#':
    case '#/':
      return { screen: 'lobby' };
    default:
      return { screen: 'unknown' };
  }
}

/** Goes to a screen; `replace` leaves no step for the back button. */
export function goTo(screen: Exclude<Route['screen'], 'shared' | 'unknown'>, how: 'push' | 'replace' = 'push'): void {
  const hash = screen === 'lobby' ? '#/' : `#/${screen}`;
  if (how === 'push') location.hash = hash;
  else location.replace(hash);
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
