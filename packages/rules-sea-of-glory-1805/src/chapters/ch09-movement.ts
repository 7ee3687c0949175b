/** 9.0 One side moves its blocks: orders, movement, searches, rendezvous. */

import { procedure } from './builders.ts';

export const half = procedure('half', { side: 0 }, []);
