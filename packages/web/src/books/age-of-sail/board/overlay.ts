/** What is drawn while an offer or a ship is looked at: her guns' arcs, and the shot that is offered. */

import type { AgeOfSailAction, AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import { BANDS, GUN_ARCS, onTable, rangeInMm, shotAt } from '@weathergauge/rules-age-of-sail/geometry';
import type { Overlay, Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { placeOf } from './marks.ts';
import { centimetres, say } from './say.ts';
import { degrees, millimetres, poseOf } from './units.ts';

const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };

export function overlay(position: Position, offer: OfferView | null, selected: number | null): Overlay {
  const view = position.view as AgeOfSailView;
  if (offer !== null) {
    const action = offer.action as AgeOfSailAction;
    if (action.do === 'engage') return shot(view, action.ship, action.target);
    if (action.do === 'volley')
      return shot(view, position.prompt?.about['ship'] ?? -1, position.prompt?.about['target'] ?? -1, action.aim);
    const place = placeOf(position, offer);
    const ship = place?.kind === 'ghost' ? view.ships[place.ship] : undefined;
    if (place?.kind === 'ghost' && ship !== undefined) return gunArcs(ship, place.pose);
  }
  const ship = selected === null ? undefined : view.ships[selected];
  if (ship === undefined || !onTable(ship)) return NOTHING;
  const pose = poseOf(view, ship);
  return { ...NOTHING, arcs: bothArcs(ship, pose) };
}

/** Where she would lie: the labels of the bands are left to the ship as she lies. */
export function gunArcs(ship: ShipView, at: Pose): Overlay {
  return { ...NOTHING, arcs: bothArcs(ship, at).map(arc => ({ ...arc, label: '' })) };
}

function bothArcs(ship: ShipView, at: Pose): Overlay['arcs'] {
  return [...arcs(ship, at, 'port'), ...arcs(ship, at, 'starboard')];
}

/** Only where she has guns left; the labels stand on one side, so that they are read once. */
function arcs(ship: ShipView, at: Pose, side: 'port' | 'starboard'): Overlay['arcs'] {
  if (ship[side] === 0) return [];
  const [from, to] = GUN_ARCS[side];
  const labelled = side === 'starboard' || ship.starboard === 0;
  return BANDS.map(band => {
    const radius = millimetres(band.reach);
    return {
      at,
      from: at.heading + degrees(from),
      to: at.heading + degrees(to),
      radius,
      label: labelled ? say('band', { reach: centimetres(radius), face: band.hull }) : '',
    };
  });
}

function shot(view: AgeOfSailView, shipId: number, targetId: number, aim?: 'hull' | 'masts'): Overlay {
  const ship = view.ships[shipId];
  const target = view.ships[targetId];
  if (ship === undefined || target === undefined) return NOTHING;
  const from = poseOf(view, ship);
  const to = poseOf(view, target);
  const laid = shotAt(ship, target);
  const off = centimetres(rangeInMm(ship, target));
  const needs =
    laid === null
      ? ''
      : aim === undefined
        ? say('needsBoth', { hull: laid.hull, masts: laid.masts })
        : say(`needs.${aim}`, { face: laid[aim] });
  return {
    ...NOTHING,
    arcs: laid === null ? [] : arcs(ship, from, laid.board).map(arc => ({ ...arc, label: '' })),
    lines: [{ x1: from.x, y1: from.y, x2: to.x, y2: to.y, label: say('shot', { off, needs }) }],
  };
}
