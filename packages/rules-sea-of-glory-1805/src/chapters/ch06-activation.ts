/** 6.0 Chits from the cup, until the second Initiative chit. */

import { procedure } from './builders.ts';

export const activationPhase = procedure('activation-phase', {}, []);
