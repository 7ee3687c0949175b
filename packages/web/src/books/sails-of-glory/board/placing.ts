/** R43 A ship placed by hand in the zone of her side, along a line, or round an island; land is in `land.ts`. */

import type { SailsAction, SailsView } from '@weathergauge/rules-sails-of-glory';
import { berthAsked } from '@weathergauge/rules-sails-of-glory/geometry';
import type { Branch, Position } from '../../../client/protocol.ts';
import type { Hand } from '../../hand.ts';
import { lastAnswers, placingHand, squareRound, valueIn } from '../../placing.ts';
import { tell } from './board-say.ts';
import { landHand, landVerbs } from './land.ts';
import { GRID } from './laying.ts';
import { mastsDrawn } from './scene.ts';
import { baseOf, mm, poseOf, sizeOf } from './units.ts';

const PLACING: ReadonlySet<string> = new Set<SailsAction['do']>(['column', 'row', 'bearing', 'heading']);

function isPlacing({ offers }: Position): boolean {
  return offers.length > 0 && offers.every(({ action }) => PLACING.has((action as SailsAction).do));
}

export function branching(position: Position): readonly string[] {
  if (!isPlacing(position)) return [];
  const { about = {} } = position.prompt ?? {};
  return about.ship === undefined ? landVerbs(about) : ['column', 'row', 'bearing'];
}

export function hands(position: Position, branches: readonly Branch[]): readonly Hand[] {
  const view = position.view as SailsView;
  const about = position.prompt?.about ?? {};
  const ship = view.ships[about.ship ?? -1];
  if (!isPlacing(position)) return [];
  if (ship === undefined) {
    const land = landHand(position, branches, PLACING);
    return land === null ? [] : [land];
  }
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
    covers: ({ action }) => PLACING.has(action.do),
    heading: ({ heading }) => tell('heading', { degrees: Math.round(heading) % 360 }),
    labels: { place: tell('berth.place'), heading: tell('berth.heading') },
  });
  return hand === null ? [] : [hand];
}
