/** 8.0 Admirals. */

import { procedure } from './builders.ts';

/** 8.1 Replacements who have no fleet to go to. */
export const appointments = procedure('appointments', {}, []);
