/** Time that counts on a clock: all of it, or all but Saturdays and Sundays (UTC). */

export type Weekends = 'counted' | 'off';

const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;
const WORKING = 5 * DAY;
/** The first Monday after the beginning of 1970. */
const MONDAY = 4 * DAY;

/** Milliseconds of working days since that Monday. */
function workingTime(at: number): number {
  const week = Math.floor((at - MONDAY) / WEEK);
  return week * WORKING + Math.min(at - MONDAY - week * WEEK, WORKING);
}

/** How much of the time between two moments counts; negative if the second is earlier. */
export function countedTime(from: number, to: number, weekends: Weekends): number {
  return weekends === 'counted' ? to - from : workingTime(to) - workingTime(from);
}

/** The moment at which so much time has counted. Time that ends with a Friday runs out then, not on Monday. */
export function endOfTime(from: number, milliseconds: number, weekends: Weekends): number {
  if (weekends === 'counted' || milliseconds <= 0) return from + Math.max(0, milliseconds);
  const working = workingTime(from) + milliseconds;
  const week = Math.ceil(working / WORKING) - 1;
  return MONDAY + week * WEEK + (working - week * WORKING);
}
