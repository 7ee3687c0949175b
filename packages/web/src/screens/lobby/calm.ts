/** What is only nice to have waits until the page has stood for a while and has nothing else to do. */

import { useEffect, useState } from 'react';

/** Whoever presses “Play now” at once has done so by then. */
const A_WHILE_MS = 1_500;
/** A page that is never idle must not wait for ever. */
const AT_LAST_MS = 2_000;

/** Gives a function that calls it off. */
export function whenCalm(act: () => void): () => void {
  let idle: number | null = null;
  const timer = setTimeout(() => {
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback === 'undefined') act();
    else idle = requestIdleCallback(act, { timeout: AT_LAST_MS });
  }, A_WHILE_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== null) cancelIdleCallback(idle);
  };
}

export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return calm;
}
