/** What lies on the table before the first shot, read off the scene alone. */

import type { Nation, Scene } from '../../board/scene.ts';

export interface Force {
  readonly side: 0 | 1 | -1;
  readonly nation: Nation;
  readonly ships: number;
}

/** Ships counted by side and nation, in the order of the sides. */
export function forcesOf(scene: Scene): readonly Force[] {
  const forces = new Map<string, Force>();
  for (const { side, nation, works } of scene.ships) {
    if (works !== undefined) continue;
    const key = `${side} ${nation}`;
    forces.set(key, { side, nation, ships: (forces.get(key)?.ships ?? 0) + 1 });
  }
  return [...forces.values()].toSorted((a, b) => sideOrder(a.side) - sideOrder(b.side));
}

const sideOrder = (side: Force['side']): number => (side === -1 ? 2 : side);
