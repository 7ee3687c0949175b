/** 7.0 Blocks: unused ones, rendezvous, Fog of War. */

import { procedure } from './builders.ts';

/** 7.5 */
export const rendezvous = procedure('rendezvous', { side: 0 }, []);
