/**
 * Where a ship would come to lie if an offer were taken: what the rules say would happen then (its preview), drawn with the
 * book's own motions. No page knows a rule for it.
 */

import { finalOf } from '../board/animate.ts';
import type { Motion, Pose } from '../board/scene.ts';
import type { Happening, OfferView, Position } from '../client/protocol.ts';

export interface Ghost {
  readonly ship: number;
  readonly pose: Pose;
  /** Ends at `pose`; a ship that is only placed has that one pose. */
  readonly path: readonly Pose[];
}

const NO_FACTS = { ship: null, dice: [], turn: null } as const;

type Motions = (before: unknown, happenings: readonly Happening[]) => readonly Motion[];

/** Null when the offer moves the ship nowhere before the first die or reveal. */
export function ghostOf(
  motions: Motions,
  { view, at }: Position,
  { preview }: Pick<OfferView, 'preview'>,
  ship: number,
): Ghost | null {
  const path: Pose[] = [];
  for (const motion of motions(
    view,
    preview.map(event => ({ at, event, words: '', facts: NO_FACTS })),
  )) {
    const final = finalOf(motion);
    if (final?.ship !== ship) continue;
    // Each leg begins where the last one ended.
    if (motion.kind === 'sail') path.push(...(path.length === 0 ? motion.path : motion.path.slice(1)));
    else path.push(final.pose);
  }
  const pose = path.at(-1);
  return pose === undefined ? null : { ship, pose, path };
}
