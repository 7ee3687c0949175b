/** What is drawn while an offer or a block is looked at: what a step costs, and where a fleet is bound. */

import type { GloryAction, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  BONUS_MOVE,
  destinationName,
  DESTINATIONS,
  neighbour,
  stepCost,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Overlay, Spot } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { chartOf, hexSpot } from './chart.ts';
import { aboutOf, placeOf, startOf } from './marks.ts';
import { SIZE } from './layout.ts';
import { spotOf } from './places.ts';
import { say } from './say.ts';

const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };

export function overlay(position: Position, offer: OfferView | null, selected: number | null): Overlay {
  const view = position.view as GloryView;
  if (offer === null) return selected === null ? NOTHING : bound(view, selected);
  const action = offer.action as GloryAction;
  switch (action.do) {
    case 'steer':
      return cost(position, view, action.direction);
    case 'make-for': {
      const from = startOf(chartOf(view.waters), view, aboutOf(position).block);
      const to = placeOf(position, offer);
      return from === null || to?.kind !== 'spot' ? NOTHING : line(from, to, '');
    }
    case 'sail':
      return bound(view, action.block);
    default:
      return NOTHING;
  }
}

function line(from: Spot, to: Spot, label: string): Overlay {
  return { ...NOTHING, lines: [{ x1: from.x, y1: from.y, x2: to.x, y2: to.y, label }] };
}

/** 9.4 What the step costs of what is left. */
function cost(position: Position, view: GloryView, direction: number): Overlay {
  const { hex } = aboutOf(position);
  const next = hex < 0 ? -1 : neighbour(hex, direction, view.waters);
  if (next < 0) return NOTHING;
  const { left = 0 } = position.prompt?.about ?? {};
  const points = view.activation.kind === BONUS_MOVE ? 1 : stepCost(hex, next, direction, view.winds, view.waters);
  const { x, y } = hexSpot(next);
  return { ...NOTHING, rings: [{ x, y: y - SIZE * 1.1, radius: 0, label: say('costs', { points, left }) }] };
}

/** 9.3 Where a fleet of one’s own is bound. */
function bound(view: GloryView, piece: number): Overlay {
  const block = view.blocks.find(({ id }) => id === piece);
  const goal = block === undefined ? undefined : DESTINATIONS[block.goal];
  const from = block === undefined ? null : spotOf(chartOf(view.waters), block.place);
  if (goal === undefined || from === null) return NOTHING;
  return line(from, hexSpot(goal.hex), say('boundFor', { goal: destinationName(block?.goal ?? -1) }));
}
