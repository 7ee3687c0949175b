/** Milliseconds of this thread's own work where Node can tell (24 can), else of the wall: a busy machine is not the log's fault. */
export function threadClock(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
