/** Words of the board; those of the mat are in `say.ts`. */

import i18next from 'i18next';
import type { Say } from '../panel/say.ts';

export const tell: Say = (key, values = {}) => i18next.t(`sails-of-glory-board.${key}`, values);
