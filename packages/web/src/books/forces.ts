/** Who fights, for the lobby: ships counted by side and kind, in the book's words. */

export interface Force {
  /** As in `Scene.sides`; -1 for what is nobody's. */
  readonly side: number;
  readonly words: string;
}

interface Counted {
  readonly side: number;
  readonly kind: string;
}

/** In the order of the sides; what is nobody's comes last. */
export function countForces(ships: readonly Counted[], words: (kind: string, count: number) => string): Force[] {
  const kinds = new Map<string, Counted & { readonly count: number }>();
  for (const { side, kind } of ships) {
    const key = `${side} ${kind}`;
    kinds.set(key, { side, kind, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  const last = ({ side }: Counted): number => (side < 0 ? Number.POSITIVE_INFINITY : side);
  return [...kinds.values()]
    .toSorted((a, b) => last(a) - last(b))
    .map(({ side, kind, count }) => ({ side, words: words(kind, count) }));
}
