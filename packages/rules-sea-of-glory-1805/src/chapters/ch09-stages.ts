/** What the lane of orders asks for next, and what it remembers. */

export const CHOOSE = 0;
export const GOAL = 1;
export const CARRY = 2;
export const MUSTER = 3;
export const FORM = 4;
export const COURSE_TO = 5;
export const FOG = 6;
export const NEW_GOAL = 7;
export const GIVEN = 9;

/**
 * `at` is the hex in which the block would be now, -1 in a port or patrol zone; `left` what it may still spend; `moved` 1 when it
 * has been under way in this activation before; `given` counts answers.
 */
export const GIVING = { seat: 0, stage: CHOOSE, given: 0, at: -1, left: 0, moved: 0 };
export type Giving = typeof GIVING;
