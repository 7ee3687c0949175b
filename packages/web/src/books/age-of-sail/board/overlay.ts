/** What is drawn while an offer or a ship is looked at: her guns' arcs, and the shot that is offered. */

import type { AgeOfSailAction, AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import { distance } from '../../../board/geometry.ts';
import type { Overlay, Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { BANDS } from './figures.ts';
import { placeOf } from './marks.ts';
import { centimetres, say } from './say.ts';
import { isAfloat, poseOf } from './scene.ts';

const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };
/** 4.1 Ninety degrees to each side. */
const HALF_ARC = 45;
const ABEAM = { port: -90, starboard: 90 } as const;

export function overlay(position: Position, offer: OfferView | null, selected: number | null): Overlay {
  const view = position.view as AgeOfSailView;
  if (offer !== null) {
    const action = offer.action as AgeOfSailAction;
    if (action.do === 'engage') return shot(view, action.ship, action.target);
    if (action.do === 'volley')
      return shot(view, position.prompt?.about['ship'] ?? -1, position.prompt?.about['target'] ?? -1, action.aim);
    const place = placeOf(position, offer);
    const ship = place?.kind === 'ghost' ? view.ships[place.ship] : undefined;
    if (place?.kind === 'ghost' && ship !== undefined)
      return { ...NOTHING, arcs: bothArcs(ship, place.pose).map(arc => ({ ...arc, label: '' })) };
  }
  const ship = selected === null ? undefined : view.ships[selected];
  if (ship === undefined || !isAfloat(ship)) return NOTHING;
  const pose = poseOf(view, ship);
  return { ...NOTHING, arcs: bothArcs(ship, pose) };
}

function bothArcs(ship: ShipView, at: Pose): Overlay['arcs'] {
  return [...arcs(ship, at, 'port'), ...arcs(ship, at, 'starboard')];
}

/** Only where she has guns left; the labels stand on one side, so that they are read once. */
function arcs(ship: ShipView, at: Pose, side: 'port' | 'starboard'): Overlay['arcs'] {
  if (ship[side] === 0) return [];
  const middle = at.heading + ABEAM[side];
  const labelled = side === 'starboard' || ship.starboard === 0;
  return BANDS.map(band => ({
    at,
    from: middle - HALF_ARC,
    to: middle + HALF_ARC,
    radius: band.reach,
    label: labelled ? say('band', { reach: centimetres(band.reach), face: band.hull }) : '',
  }));
}

function shot(view: AgeOfSailView, shipId: number, targetId: number, aim?: 'hull' | 'masts'): Overlay {
  const ship = view.ships[shipId];
  const target = view.ships[targetId];
  if (ship === undefined || target === undefined) return NOTHING;
  const from = poseOf(view, ship);
  const to = poseOf(view, target);
  const far = distance(from, to);
  // A limit belongs to the nearer band, to the hundredth of a millimetre.
  const band = BANDS.find(one => far <= one.reach + 0.001);
  const off = centimetres(Math.ceil(far - 0.001));
  const needs =
    band === undefined
      ? ''
      : aim === undefined
        ? say('needsBoth', { hull: band.hull, masts: band.masts })
        : say(`needs.${aim}`, { face: band[aim] });
  const across =
    Math.cos(((from.heading + 90) * Math.PI) / 180) * (from.y - to.y) +
    Math.sin(((from.heading + 90) * Math.PI) / 180) * (to.x - from.x);
  return {
    ...NOTHING,
    arcs: arcs(ship, from, across >= 0 ? 'starboard' : 'port').map(arc => ({ ...arc, label: '' })),
    lines: [{ x1: from.x, y1: from.y, x2: to.x, y2: to.y, label: say('shot', { off, needs }) }],
  };
}
