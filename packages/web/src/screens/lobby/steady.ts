/** Keeps what somebody has scrolled to where it is when something comes in above it: Safari does not do it by itself. */

import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';

const isDoneByBrowser = (): boolean => CSS.supports('overflow-anchor', 'auto');

/** To be called before `above` changes; `held` then stays where it was on the screen. */
export function useSteady(held: RefObject<HTMLElement | null>, above: unknown): () => void {
  const was = useRef<number | null>(null);
  useLayoutEffect(() => {
    const now = held.current?.getBoundingClientRect().top;
    if (was.current !== null && now !== undefined) scrollBy({ top: now - was.current, behavior: 'instant' });
    was.current = null;
  }, [held, above]);
  return useCallback(() => {
    was.current = scrollY > 0 && !isDoneByBrowser() ? (held.current?.getBoundingClientRect().top ?? null) : null;
  }, [held]);
}
