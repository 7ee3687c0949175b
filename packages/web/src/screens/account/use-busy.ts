import type { SyntheticEvent } from 'react';
import { useState } from 'react';

/** Whether something is under way, and a handler that begins it: what is pressed twice is done once. */
export function useBusy(): readonly [boolean, (work: () => Promise<unknown>) => (event: SyntheticEvent) => void] {
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<unknown>) => (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return [isBusy, run];
}
