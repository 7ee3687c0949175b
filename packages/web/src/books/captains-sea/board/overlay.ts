/** What is drawn while an offer or a ship is looked at: her arcs within gun range, and the line of a shot. */

import type { SeaAction, SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import {
  broadsideDice,
  CARRONADES,
  chaserDice,
  defenceDiceAt,
  lineAt,
  NO_RAKE,
  PORT,
  rakes,
  sightIn,
  smokeOnLine,
  STARBOARD,
} from '@weathergauge/rules-captains-sea/geometry';
import { bearing, distance, offset } from '../../../board/geometry.ts';
import type { Overlay, Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { posesOf } from './lying.ts';
import { placeOf } from './marks.ts';
import { say } from './say.ts';
import { windName } from './scene.ts';
import { SIZE } from './units.ts';

const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };

/** Two movement points are a square along a row. */
const reach = (points: number): number => (points / 2) * SIZE;

export function overlay(position: Position, offer: OfferView | null, selected: number | null): Overlay {
  const view = position.view as SeaView;
  const poses = posesOf(view.ships, view.contacts);
  const about = position.prompt?.about ?? {};
  if (offer !== null) {
    const action = offer.action as SeaAction;
    if (action.do === 'fire' || action.do === 'chase') return shot(view, poses, action.ship, action.target);
    const place = placeOf(position, offer);
    const sailing = place?.kind === 'ghost' ? view.ships[place.ship] : undefined;
    if (place?.kind === 'ghost' && sailing !== undefined)
      return { ...NOTHING, arcs: arcsOf(view, sailing, place.pose) };
  }
  const roller = about['roller'];
  const other = about['other'];
  if (selected === null && roller !== undefined && other !== undefined && roller !== other)
    return shot(view, poses, roller, other);
  const ship = selected === null ? undefined : view.ships[selected];
  const pose = selected === null ? undefined : poses.get(selected);
  if (ship === undefined || pose === undefined || ship.fate !== '') return NOTHING;
  return { ...NOTHING, arcs: arcsOf(view, ship, pose), rings: [attitude(ship, pose)] };
}

/** Both broadsides, as they are manned; only the labels of one side, so that they are read once. */
function arcsOf(view: SeaView, ship: ShipView, at: Pose): Overlay['arcs'] {
  const sight = sightIn(view.turn, view.night, view.squall);
  return [STARBOARD, PORT].flatMap(side => {
    const from = at.heading + (side === STARBOARD ? 45 : 225);
    return [CARRONADES, sight].flatMap(points => {
      const dice = broadsideDice(ship, side, points);
      if (dice === 0) return [];
      const label = say('band', { points, dice: say('dice', { count: dice }) });
      return [{ at, from, to: from + 90, radius: reach(points), label: side === STARBOARD ? label : '' }];
    });
  });
}

/** How she lies to the wind, as a label: a ring of radius 0 draws only its label. */
function attitude(ship: ShipView, at: Pose): Overlay['rings'][number] {
  const bowDown = at.heading > 90 && at.heading < 270;
  return { x: at.x, y: at.y + SIZE * (bowDown ? -0.8 : 0.8), radius: 0, label: windName(ship.wind) };
}

function shot(view: SeaView, poses: ReadonlyMap<number, Pose>, shipId: number, targetId: number): Overlay {
  const ship = view.ships[shipId];
  const target = view.ships[targetId];
  const from = poses.get(shipId);
  const to = poses.get(targetId);
  if (ship === undefined || target === undefined || from === undefined || to === undefined) return NOTHING;
  const line = lineAt(view.contacts, sightIn(view.turn, view.night, view.squall), ship, target);
  if (line.from < 0 && line.chaser < 0) return NOTHING;
  const smoke = smokeOnLine(view.smoke, ship, target);
  const label = [
    say('range', { count: line.range }),
    say('dice', { count: line.from < 0 ? chaserDice(ship, line.chaser) : broadsideDice(ship, line.from, line.range) }),
    ...(line.from < 0
      ? []
      : [say('against', { count: defenceDiceAt(line.range, smoke, Number(ship.onFire) + Number(target.onFire)) })]),
    ...(smoke > 0 ? [say('smokeOn', { count: smoke })] : []),
    ...(line.rake === NO_RAKE ? [] : [say(`rake.${rakes[line.rake] ?? 'none'}`)]),
  ].join(' · ');
  return { ...NOTHING, ...measured(from, to, label) };
}

/** The words stand beside the line, clear of the handle on it. */
function measured(from: Pose, to: Pose, label: string): Pick<Overlay, 'lines' | 'rings'> {
  const out = SIZE * (distance(from, to) > SIZE * 1.5 ? 0.42 : 0.8);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, heading: bearing(from, to) };
  const beside = offset(middle, 0, to.x < from.x ? -out : out);
  return {
    lines: [{ x1: from.x, y1: from.y, x2: to.x, y2: to.y, label: '' }],
    rings: [{ ...beside, radius: 0, label }],
  };
}
