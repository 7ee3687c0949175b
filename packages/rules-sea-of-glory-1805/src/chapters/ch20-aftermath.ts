/** 20.0 After combat. */

import { procedure, step } from './builders.ts';

export const aftermath = procedure('aftermath', {}, [
  step('end', s => {
    s.battle.on = 0;
  }),
]);
