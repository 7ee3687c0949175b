/** 5.10, 5.11 Admiralty events. */

import { procedure } from './builders.ts';

/** Steps 10 and 11 of the administration phase. */
export const admiralty = procedure('admiralty', {}, []);

/** A named admiral before Algiers, on the first Initiative chit. */
export const barbary = procedure('barbary', {}, []);
