/** What a server process tells the bench: its address, and when asked what it has used. */

/**
 * Seconds of CPU time since the process began; bytes after a collection, buffers outside of the heap included, which itself takes time;
 * or bytes that the process has of the machine.
 */
export type Usage = 'cpu' | 'memory' | 'resident';

const MEASURES: Readonly<Record<Usage, () => number>> = {
  cpu: cpuSeconds,
  memory,
  resident: () => process.memoryUsage.rss(),
};

export function tellUsage(address: string): void {
  process.on('message', (asked: Usage) => process.send?.(MEASURES[asked]()));
  process.on('disconnect', () => process.exit());
  process.send?.(address);
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function memory(): number {
  const { gc } = globalThis as { gc?: () => void };
  if (gc === undefined) throw new Error('memory can only be measured with --expose-gc');
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
