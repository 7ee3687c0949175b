/** Delays optional work until the page has been open for a while and the browser is idle. */

import { useEffect, useState } from 'react';

/** Long enough that a quick “Play now” comes first. */
const A_WHILE_MS = 1_500;
/** The longest wait for an idle browser. */
const AT_LAST_MS = 2_000;

/** Returns a function that cancels it. */
export function whenCalm(act: () => void): () => void {
  let idle: number | null = null;
  const timer = setTimeout(() => {
    // Some browsers lack `requestIdleCallback`.
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
