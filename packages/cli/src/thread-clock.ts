/**
 * CPU time of this thread in milliseconds if Node can tell (24 can), else elapsed time, so that a busy machine does not spend a log's
 * budget.
 */
export function threadClock(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
