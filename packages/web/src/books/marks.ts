/** The offers of a position as marks on the board: every book says where each of its own stands. */

import type { Mark, MarkPlace } from '../board/scene.ts';
import type { OfferView, Position } from '../client/protocol.ts';

/** `placeOf` gives null for an offer that has no place on the board: it is in the list only. */
export function marksBy(
  placeOf: (position: Position, offer: OfferView) => MarkPlace | null,
): (position: Position) => readonly Mark[] {
  return position =>
    position.offers.flatMap((offer, i) => {
      const at = placeOf(position, offer);
      if (at === null) return [];
      const { words, warning } = offer;
      return [{ offer: i, at, label: warning === '' ? words : `${words}: ${warning}`, isDanger: warning !== '' }];
    });
}
