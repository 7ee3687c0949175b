/** R59 A ship laid out by hand along the edge of her fleet. */

import type { AgeOfSailAction, AgeOfSailView } from '@weathergauge/rules-age-of-sail';
import { berth } from '@weathergauge/rules-age-of-sail/geometry';
import { distance } from '../../../board/geometry.ts';
import type { Branch, Position } from '../../../client/protocol.ts';
import type { Hand } from '../../hand.ts';
import { lastAnswers, placingHand, squareRound, valueIn } from '../../placing.ts';
import { gunArcs } from './overlay.ts';
import { say } from './say.ts';
import { pointName, sizeOf } from './scene.ts';
import { degrees, millimetres, placeOn, poseOf } from './units.ts';

const PLACING = new Set<AgeOfSailAction['do']>(['station', 'moor']);

function isPlacing({ offers }: Position): boolean {
  return offers.length > 0 && offers.every(({ action }) => PLACING.has((action as AgeOfSailAction).do));
}

export function branching(position: Position): readonly string[] {
  return isPlacing(position) ? ['station'] : [];
}

export function berthHand(position: Position, branches: readonly Branch[]): Hand | null {
  const view = position.view as AgeOfSailView;
  const about = position.prompt?.about ?? {};
  const ship = view.ships[about.ship ?? -1];
  const edge = ship === undefined ? undefined : view.edges[view.sides[ship.home] ?? 0];
  if (!isPlacing(position) || ship === undefined || edge === undefined) return null;
  const last = lastAnswers(position.offers, about, branches, text => text.startsWith('moor '));
  // Berths are as far from each other along the edge as out from it.
  const apart = millimetres(distance(berth(view, edge, 0, 0), berth(view, edge, 1, 0)));
  return placingHand({
    ship: ship.id,
    question: say('berth.question', { ship: ship.name }),
    berths: last.map(({ orders, text, about: { column = 0 } }) => {
      const row = Number(valueIn(text, 'row'));
      const heading = Number(valueIn(text, 'heading'));
      return { pose: poseOf(view, { ...berth(view, edge, column, row), heading }), place: `${column} ${row}`, orders };
    }),
    size: sizeOf(ship),
    masts: [ship.fore, ship.main, ship.mizzen],
    middle: placeOn(view, { x: view.width / 2, y: view.height / 2 }),
    outline: at => squareRound(at, apart / 2),
    overlay: at => gunArcs(ship, at),
    covers: ({ action }) => PLACING.has((action as AgeOfSailAction).do),
    heading: ({ heading }) => say('heading', { point: pointName(heading / degrees(1)) }),
    labels: { place: say('berth.place'), heading: say('berth.heading') },
  });
}
