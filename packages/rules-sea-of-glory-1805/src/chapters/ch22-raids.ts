/** 22.0 Raids and invasions, and the invasion across the Channel. */

import { procedure } from './builders.ts';

export const raidsAndInvasions = procedure('raids-and-invasions', {}, []);
