/** R43 A ship placed by hand in the zone of her side, along a line, or round an island. */

import type { SailsAction, SailsView } from '@weathergauge/rules-sails-of-glory';
import { berthAsked } from '@weathergauge/rules-sails-of-glory/geometry';
import type { Branch, Position } from '../../../client/protocol.ts';
import type { Hand } from '../../hand.ts';
import { lastAnswers, placingHand, squareRound, valueIn } from '../../placing.ts';
import { tell } from './board-say.ts';
import { GRID } from './laying.ts';
import { mastsDrawn } from './scene.ts';
import { baseOf, mm, poseOf, sizeOf } from './units.ts';

const PLACING = new Set<SailsAction['do']>(['column', 'row', 'bearing', 'heading']);

/** Pieces of land are asked for in the same words, but about no ship. */
function isPlacing({ offers, prompt }: Position): boolean {
  const isBerth = ({ action }: Position['offers'][number]): boolean => PLACING.has((action as SailsAction).do);
  return prompt?.about.ship !== undefined && offers.length > 0 && offers.every(isBerth);
}

export function branching(position: Position): readonly string[] {
  return isPlacing(position) ? ['column', 'row', 'bearing'] : [];
}

export function hands(position: Position, branches: readonly Branch[]): readonly Hand[] {
  const view = position.view as SailsView;
  const about = position.prompt?.about ?? {};
  const ship = view.ships[about.ship ?? -1];
  if (!isPlacing(position) || ship === undefined) return [];
  const last = lastAnswers(position.offers, about, branches, text => text.startsWith('heading '));
  const hand = placingHand({
    ship: ship.id,
    question: tell('berth.question', { ship: ship.name }),
    berths: last.map(({ orders, text, about: asked }) => ({
      pose: poseOf(view, berthAsked(view, ship, asked, Number(valueIn(text, 'point')))),
      place: `${asked['column'] ?? 0} ${asked['row'] ?? 0}`,
      orders,
    })),
    size: sizeOf(ship),
    masts: mastsDrawn(ship),
    base: baseOf(ship),
    middle: { x: mm(view.width) / 2, y: mm(view.height) / 2 },
    outline: at => squareRound(at, GRID / 2),
    overlay: () => ({ arcs: [], rings: [], lines: [] }),
    covers: ({ action }) => PLACING.has((action as SailsAction).do),
    heading: ({ heading }) => tell('heading', { degrees: Math.round(heading) % 360 }),
    labels: { place: tell('berth.place'), heading: tell('berth.heading') },
  });
  return hand === null ? [] : [hand];
}
