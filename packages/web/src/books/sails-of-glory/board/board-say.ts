/** Words of the board; those of the mat are in `say.ts`. */

import { sayIn } from '../../../ui/strings/index.ts';

export const tell = sayIn('sails-of-glory-board');
