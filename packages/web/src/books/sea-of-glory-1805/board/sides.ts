/** How the two sides look. */

import type { Scene } from '../../../board/scene.ts';

export const SIDES_SHOWN: Scene['sides'] = [{ tone: 'blue' }, { tone: 'red' }];
