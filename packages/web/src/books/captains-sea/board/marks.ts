/** Where the offers stand on the map. */

import type { SeaAction, SeaView } from '@weathergauge/rules-captains-sea';
import { manoeuvres } from '@weathergauge/rules-captains-sea/geometry';
import type { MarkPlace } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { ghostOf } from '../../ghost.ts';
import { marksBy } from '../../marks.ts';
import { motions } from './motions.ts';
import { SIZE, squarePlace } from './units.ts';
import { aheadOf, wayOf } from './ways.ts';

export const marks = marksBy(placeOf);

/** The place of one offer; null for what has none: bids, sails, shot, crew, cards, single sections, dice and counts. */
export function placeOf(position: Position, offer: OfferView): MarkPlace | null {
  const view = position.view as SeaView;
  const action = offer.action as SeaAction;
  switch (action.do) {
    case 'select': {
      const ship = view.ships[action.ship];
      const way = ship === undefined ? null : wayOf(view, ship, manoeuvres.indexOf(action.manoeuvre));
      return way === null ? choose(action.ship) : { kind: 'ghost', ...way };
    }
    case 'turn':
    case 'straight':
    case 'pass-on':
    case 'fall-off':
      return ghost(position, offer, action.ship) ?? choose(action.ship);
    case 'strain':
      return position.prompt?.ask === 'bonus-moves.declare' && action.value > 0 ? bonus(view, action.ship) : null;
    case 'move-first':
      return choose(action.ship);
    case 'fire':
      return isWhole(position, action) ? attack(action) : null;
    case 'chase':
    case 'grapple':
    case 'board':
      return attack(action);
    case 'cease':
    case 'no-grapple':
    case 'no-board':
      return choose(action.ship);
    default:
      return null;
  }
}

/** Six marks round one target would say nothing: single sections are in the list, unless only one can fire. */
function isWhole({ offers }: Position, { ship, target, guns }: Extract<SeaAction, { do: 'fire' }>): boolean {
  if (guns === 'both') return true;
  return offers
    .map(({ action }) => action as SeaAction)
    .every(other => other.do !== 'fire' || other.ship !== ship || other.target !== target || other.guns !== 'both');
}

function attack({ ship, target }: { readonly ship: number; readonly target: number }): MarkPlace {
  return { kind: 'ship', ship: target, from: ship, tone: 'attack' };
}

function choose(ship: number): MarkPlace {
  return { kind: 'ship', ship, tone: 'choose' };
}

function ghost(position: Position, offer: OfferView, ship: number): MarkPlace | null {
  const found = ghostOf((before, told) => motions(before as SeaView, told), position, offer, ship);
  return found === null ? null : { kind: 'ghost', ...found };
}

/** 16.0 One square ahead, once both captains have said whether they strain. */
function bonus(view: SeaView, id: number): MarkPlace | null {
  const ship = view.ships[id];
  return ship === undefined ? null : { kind: 'spot', ...squarePlace(aheadOf(ship)), radius: SIZE * 0.4 };
}
