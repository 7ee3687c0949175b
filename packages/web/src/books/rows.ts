/** Rows of answers that could be given, out of the tree of them that the host has tried out. */

import type { GameEvent } from '@weathergauge/engine';
import type { Branch } from '../client/protocol.ts';

export interface Row {
  readonly orders: readonly string[];
  /** Of all of them. */
  readonly events: readonly GameEvent[];
  /** Where it ends. */
  readonly last: Branch;
}

/** All rows that go on from a branch, itself among them; from -1, all there are. The shortest first. */
export function rowsFrom(branches: readonly Branch[], root: number): readonly Row[] {
  const rows = new Map<number, Row>();
  branches.forEach((last, i) => {
    const before = rows.get(last.from);
    if (before === undefined && i !== root && (root >= 0 || last.from >= 0)) return;
    rows.set(i, {
      orders: [...(before?.orders ?? []), last.text],
      events: [...(before?.events ?? []), ...last.events],
      last,
    });
  });
  return [...rows.values()];
}
