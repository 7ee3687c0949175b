/** What a server process tells the bench: its address, and when asked what it has used. */

/** Seconds of CPU time; or bytes after a collection, buffers outside of the heap included, which itself takes time. */
export type Usage = 'cpu' | 'memory';

export function tellUsage(address: string): void {
  process.on('message', (asked: Usage) => process.send?.(asked === 'cpu' ? cpuSeconds() : memory()));
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
