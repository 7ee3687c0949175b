/** What a rulebook brings to the browser besides its rules: how its table looks. One folder each under `books/`. */

import type { Viewer } from '@weathergauge/engine';
import type { ReactNode } from 'react';
import type { Mark, Motion, Overlay, Scene } from '../board/scene.ts';
import type { Happening, OfferView, Position } from '../session/protocol.ts';

export interface BookUi {
  readonly id: string;
  /** The table. Pure: same view, same scene. */
  scene(view: unknown): Scene;
  /** Where the offers stand on the board. */
  marks(position: Position): readonly Mark[];
  /** What is drawn while an offer (or, with null, a ship) is looked at. */
  overlay(position: Position, offer: OfferView | null, ship: number | null): Overlay;
  /** What is seen to happen, from the view before it. */
  motions(before: unknown, happenings: readonly Happening[]): readonly Motion[];
  /** Her record, as the box game's card would show it. */
  sheet(view: unknown, ship: number): ReactNode;
  /** One line for the lobby and what to draw on the card: a view of the set-up is turned into a scene. */
  readonly blurb: string;
  readonly length: string;
  /** Who a viewer is on the board, for labels such as "you". */
  sideName(view: unknown, who: Viewer): string;
}
