/** 14.0 Search attempts. Every procedure leaves in `s.search.spotted` whether the block was seen. */

import { procedure } from './builders.ts';

/** 14.5 */
export const crossNarrows = procedure('cross-narrows', { block: 0, hex: 0 }, []);

/** 14.2.1 `to` is LOOSE, INSHORE or PORT. */
export const enterFromSea = procedure('enter-from-sea', { block: 0, port: 0, to: 0 }, []);

/** 14.2.2 `to` is INSHORE, LOOSE or SEA. */
export const comeOut = procedure('come-out', { block: 0, port: 0, to: 0 }, []);

/** 14.3 `to` is INSHORE, LOOSE or SEA. */
export const crossZone = procedure('cross-zone', { block: 0, port: 0, to: 0 }, []);

/** 14.1, 14.4, 14.7 Active blocks of a side search when all have moved. */
export const lookAround = procedure('look-around', { side: 0 }, []);
