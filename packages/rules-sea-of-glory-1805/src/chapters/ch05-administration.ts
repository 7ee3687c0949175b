/** 5.0 The administration phase: thirteen steps, in order. */

import { procedure } from './builders.ts';

export const administration = procedure('administration', {}, []);
