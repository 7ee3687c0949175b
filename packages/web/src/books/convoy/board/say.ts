/** Words outside of components. */

import { sayIn } from '../../../ui/strings/index.ts';

export const say = sayIn('convoy');
