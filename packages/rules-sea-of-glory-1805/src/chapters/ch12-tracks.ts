/** 12.0 Atlantic transit tracks. */

import { procedure } from './builders.ts';

/** 5.5, 12.4, 12.5 All blocks one box on; those that leave a track arrive. */
export const transit = procedure('transit', {}, []);

/** 12.1, 12.3 A block that has entered a hex of a track is put into its box. */
export const enterTrack = procedure('enter-track', { block: 0 }, []);
