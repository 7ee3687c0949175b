/** What can go wrong outside the rules, as a key into `strings/en/session.ts`. */

import type { session } from './strings/en/session.ts';

export type TroubleKey = keyof typeof session.trouble;

export interface Trouble {
  readonly trouble: TroubleKey;
}

export function troubled(trouble: TroubleKey): Trouble {
  return { trouble };
}

export function isTrouble(x: unknown): x is Trouble {
  return typeof x === 'object' && x !== null && 'trouble' in x;
}
