/** CPU time, not wall time: what else the machine is doing does not count against a contender. */

export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Runs every contender once, then again, round after round, so that a slow spell of the machine falls on all alike. */
export async function interleaved<K extends string>(
  rounds: number,
  contenders: Readonly<Record<K, () => Promise<number>>>,
): Promise<Record<K, number>> {
  const names = Object.keys(contenders) as K[];
  const figures = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) figures[name].push(await contenders[name]());
  }
  return Object.fromEntries(names.map(name => [name, median(figures[name])])) as Record<K, number>;
}
