/**
 * What is drawn while an offer or a ship is looked at: her firing pattern, what a manoeuvre costs and how she will lie, the line
 * of a shot and the smoke on it.
 */

import type { SeaAction, SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import {
  broadsideDice,
  chaserDice,
  defenceDiceAt,
  lineAt,
  lineTouches,
  madeIn,
  manoeuvres,
  NO_RAKE,
  rakes,
  sightIn,
  smokeOnLine,
  windPosition,
} from '@weathergauge/rules-captains-sea/geometry';
import { bearing, distance, offset } from '../../../board/geometry.ts';
import type { Overlay, Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { posesOf } from './lying.ts';
import { placeOf } from './marks.ts';
import { patterns } from './patterns.ts';
import { say } from './say.ts';
import { windName } from './scene.ts';
import { headingAt, SIZE, squareOutline } from './units.ts';

const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };

type Guns = Extract<SeaAction, { do: 'fire' }>['guns'];

export function overlay(position: Position, offer: OfferView | null, selected: number | null): Overlay {
  const view = position.view as SeaView;
  const poses = posesOf(view.ships, view.contacts);
  const looked = offer === null ? null : offered(position, view, poses, offer);
  if (looked !== null) return looked;
  const { roller, other } = position.prompt?.about ?? {};
  if (selected === null && roller !== undefined && other !== undefined && roller !== other)
    return shot(view, poses, roller, other, 'both');
  const ship = selected === null ? undefined : view.ships[selected];
  const pose = selected === null ? undefined : poses.get(selected);
  if (ship === undefined || pose === undefined || ship.fate !== '') return NOTHING;
  return { ...NOTHING, outlines: patterns(view, ship, pose, 'labelled'), rings: [tag(pose, windName(ship.wind))] };
}

/** Null where an offer has nothing of its own to show. */
function offered(
  position: Position,
  view: SeaView,
  poses: ReadonlyMap<number, Pose>,
  offer: OfferView,
): Overlay | null {
  const action = offer.action as SeaAction;
  if (action.do === 'fire') return shot(view, poses, action.ship, action.target, action.guns);
  if (action.do === 'chase') return shot(view, poses, action.ship, action.target, 'both');
  const place = placeOf(position, offer);
  const id = place?.kind === 'ghost' ? place.ship : action.do === 'select' ? action.ship : -1;
  const ship = view.ships[id];
  // Backing her sails she stays as she lies.
  const pose = place?.kind === 'ghost' ? place.pose : poses.get(id);
  if (ship === undefined || pose === undefined) return null;
  return {
    ...NOTHING,
    outlines: patterns(view, ship, pose, 'quiet'),
    rings: [tag(pose, wayWords(view, ship, action, pose))],
  };
}

/** A ring of radius 0 draws only its label: beside her, away from the handle at her bow. */
function tag(at: Pose, label: string): Overlay['rings'][number] {
  const bowDown = at.heading > 90 && at.heading < 270;
  return { x: at.x, y: at.y + SIZE * (bowDown ? -0.8 : 0.8), radius: 0, label };
}

/** How she will lie to the wind, and of a block what it costs and when it is made. */
function wayWords(view: SeaView, ship: ShipView, action: SeaAction, at: Pose): string {
  const lie = windName(windPosition(headingAt(at), view.windTo));
  if (action.do !== 'select') return lie;
  const cost = ship.own?.panel[manoeuvres.indexOf(action.manoeuvre) - 1] ?? 0;
  const made = madeIn(ship, view.impulse, cost);
  return say('way', { lie, cost, when: made === 0 ? say('nextTurn') : say('inImpulse', { impulse: made }) });
}

function shot(view: SeaView, poses: ReadonlyMap<number, Pose>, shipId: number, targetId: number, guns: Guns): Overlay {
  const ship = view.ships[shipId];
  const target = view.ships[targetId];
  const from = poses.get(shipId);
  const to = poses.get(targetId);
  if (ship === undefined || target === undefined || from === undefined || to === undefined) return NOTHING;
  const line = lineAt(view.contacts, sightIn(view.turn, view.night, view.squall), ship, target);
  if (line.from < 0 && line.chaser < 0) return NOTHING;
  const smoke = smokeOnLine(view.smoke, ship, target);
  const isChase = line.from < 0;
  const dice = isChase ? chaserDice(ship, line.chaser) : broadsideDice(ship, line.from, line.range, guns);
  const against = defenceDiceAt(line.range, smoke, Number(ship.onFire) + Number(target.onFire));
  const words = [
    say('range', { count: line.range }),
    say('dice', { count: dice }),
    ...(isChase ? [] : [say('against', { count: against })]),
    ...(smoke > 0 && !isChase ? [say('smokeOn', { count: smoke })] : []),
    ...(line.rake === NO_RAKE ? [] : [say(`rake.${rakes[line.rake] ?? 'none'}`)]),
  ].join(' · ');
  const clouds = isChase ? [] : view.smoke.filter(square => lineTouches(ship, target, square));
  return {
    ...NOTHING,
    outlines: clouds.map(square => ({ outline: squareOutline(square), grow: 0, label: '' })),
    ...measured(from, to, words),
  };
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
