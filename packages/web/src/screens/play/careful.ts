/** A ship that is steered by keys: she stops short of what nobody wants, for a key that is held cannot be let go in time. */

import type { Draft, Hand, Way } from '../../books/hand.ts';

export interface Looked {
  readonly draft: Draft;
  readonly way: Way | null;
}

/**
 * The draft, or where it leads to harm the longest like it that does not; the draft itself where there is none. `look` asks the
 * rules.
 */
export async function careful(
  hand: Hand,
  draft: Draft,
  snap: string,
  look: (draft: Draft) => Promise<Way | null>,
): Promise<Looked> {
  const whole = { draft, way: await look(draft) };
  if (isSafe(whole)) return whole;
  const scales = hand.scales(draft.figures);
  const along = scales.findIndex(({ keys }) => keys === 'along');
  const shorter = async (far: number): Promise<Looked> => {
    const eased = hand.steer(draft.figures.map((figure, i) => (i === along ? far : figure)));
    return { draft: { ...eased, snap }, way: eased.orders.length === 0 ? null : await look(eased) };
  };
  let best: Looked | null = null;
  let short = scales[along]?.least ?? 0;
  let harm = draft.figures[along] ?? 0;
  for (let far = short; far < harm; far = Math.floor((short + harm) / 2)) {
    const found = await shorter(far);
    if (isSafe(found)) best = found;
    // Less than the least run is no order, and does no harm.
    if (isSafe(found) || found.draft.orders.length === 0) short = far + 1;
    else harm = far;
  }
  return best ?? whole;
}

export function isSafe({ way }: Looked): boolean {
  return way !== null && way.danger === '';
}
