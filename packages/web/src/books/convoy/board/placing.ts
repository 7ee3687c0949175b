/** R65 A ship laid out by hand in the zone of her side. */

import type { ConvoyAction, ConvoyView } from '@weathergauge/rules-convoy';
import { COLUMNS, facings } from '@weathergauge/rules-convoy/geometry';
import { hexOutline } from '../../../board/grid.ts';
import type { Branch, Position } from '../../../client/protocol.ts';
import type { Hand } from '../../hand.ts';
import { lastAnswers, placingHand, valueIn } from '../../placing.ts';
import { chartCentre } from './marks.ts';
import { ghosted } from './overlay.ts';
import { say } from './say.ts';
import { facingName, mastsOf, sizeOf } from './scene.ts';
import { facingOf, hexAtPlace, poseOf, SIZE } from './units.ts';

const PLACING = new Set<ConvoyAction['do']>(['column', 'row', 'face']);

export function isPlacing({ offers }: Position): boolean {
  return offers.length > 0 && offers.every(({ action }) => PLACING.has((action as ConvoyAction).do));
}

/** Verbs that lead to the last question. */
export const TO_BERTHS: readonly string[] = ['column', 'row'];

export function berthHand(position: Position, branches: readonly Branch[]): Hand | null {
  const view = position.view as ConvoyView;
  const about = position.prompt?.about ?? {};
  const ship = view.ships[about.ship ?? -1];
  if (ship === undefined) return null;
  const last = lastAnswers(position.offers, about, branches, text => text.startsWith('face '));
  return placingHand({
    ship: ship.id,
    question: say('berth.question', { ship: ship.name }),
    berths: last.map(({ orders, text, about: { column = 0, row = 0 } }) => ({
      pose: poseOf({ at: row * COLUMNS + column, facing: facings.findIndex(name => name === valueIn(text, 'facing')) }),
      place: `${column} ${row}`,
      orders,
    })),
    size: sizeOf(ship),
    masts: mastsOf(ship),
    middle: chartCentre(),
    outline: at => hexOutline(SIZE, ...hexAtPlace(at)),
    overlay: at => ghosted(view, ship, at),
    covers: ({ action }) => PLACING.has((action as ConvoyAction).do),
    heading: ({ heading }) => say('heading', { facing: facingName(facingOf(heading)) }),
    labels: { place: say('berth.place'), heading: say('berth.heading') },
  });
}
