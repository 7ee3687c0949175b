/**
 * What is drawn while an offer or a ship is looked at: her firing pattern, the wind letters round her, what a manoeuvre costs
 * and how she will lie, the line of a shot and the smoke on it.
 */

import type { SeaAction, SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import type { Moment } from '@weathergauge/rules-captains-sea/geometry';
import {
  broadsideDice,
  chaserDice,
  defenceDiceAt,
  lineAt,
  lineTouches,
  madeIn,
  manoeuvres,
  moments,
  NO_RAKE,
  rakes,
  sightIn,
  smokeOnLine,
  windLetters,
  windPosition,
} from '@weathergauge/rules-captains-sea/geometry';
import { bearing, distance, offset } from '../../../board/geometry.ts';
import type { Dial, Overlay, Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { posesOf } from './lying.ts';
import { placeOf } from './marks.ts';
import { patterns } from './patterns.ts';
import { say } from './say.ts';
import { windName } from './scene.ts';
import { headingAt, SIZE, squareOutline, windFrom } from './units.ts';

const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };

type Guns = Extract<SeaAction, { do: 'fire' }>['guns'];

export function overlay(position: Position, offer: OfferView | null, selected: number | null): Overlay {
  const view = position.view as SeaView;
  // 18.0 Nobody fires or turns any more.
  if (view.over !== '') return NOTHING;
  const poses = posesOf(view.ships, view.contacts);
  const looked = offer === null ? null : offered(position, view, poses, offer);
  if (looked !== null) return looked;
  const told = announced(position, view, poses, selected);
  if (told !== null) return told;
  if (atCloseQuarters(position, selected)) return NOTHING;
  const ship = view.ships[selected ?? helmOf(position)];
  const pose = ship === undefined ? undefined : poses.get(ship.id);
  if (ship === undefined || pose === undefined || ship.fate !== '') return NOTHING;
  return {
    ...NOTHING,
    outlines: patterns(view, ship, pose, 'labelled'),
    rings: [tag(pose, windName(ship.wind))],
    dials: [lettersRound(view, pose)],
  };
}

/** 12.0, 15.0 Grapnels and boarders have no use for arcs and wind letters, which would cover both ships. */
function atCloseQuarters({ prompt, offers }: Position, selected: number | null): boolean {
  const own = prompt?.about['ship'] ?? -1;
  return (selected === null || selected === own) && offers.some(({ action }) => BOARDING.has(action.do));
}

const BOARDING: ReadonlySet<string> = new Set(['grapple', 'board', 'assault', 'press-on']);

/** The ship whose manoeuvre is chosen, -1 for none. */
function helmOf({ prompt, offers }: Position): number {
  return offers.some(({ action }) => action.do === 'select') ? (prompt?.about['ship'] ?? -1) : -1;
}

/** The shot that cards are asked for; null where there is none, or another ship is looked at than the one that is asked. */
function announced(
  { prompt }: Position,
  view: SeaView,
  poses: ReadonlyMap<number, Pose>,
  selected: number | null,
): Overlay | null {
  const { roller = -1, other = -1, dice = 0, ship = -1 } = prompt?.about ?? {};
  const moment = moments[prompt?.about['moment'] ?? -1];
  if (moment === undefined || !SHOTS.has(moment) || (selected !== null && selected !== ship)) return null;
  return thrown(view, poses, { roller, other, dice, moment });
}

/** 1.2 The letters as the ship's marker has them: the one that the wind comes in at is her wind position. */
function lettersRound(view: SeaView, at: Pose): Dial {
  const heading = headingAt(at);
  return {
    x: at.x,
    y: at.y,
    radius: SIZE / 2,
    signs: HEADINGS.map(windTo => ({
      sign: windLetters[windPosition(heading, windTo)] ?? '',
      bearing: windFrom(windTo),
      counts: windTo === view.windTo,
    })),
  };
}

const HEADINGS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

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
    dials: [lettersRound(view, pose)],
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

/** Moments for cards that belong to a shot. */
const SHOTS: ReadonlySet<Moment> = new Set(['to-hit', 'defence', 'damage', 'chasers', 'marksmen']);

interface Throw {
  readonly roller: number;
  readonly other: number;
  readonly dice: number;
  readonly moment: Moment;
}

/** A throw of one ship at another: how far off, and the dice where they are those to hit or of the defence. */
function thrown(view: SeaView, poses: ReadonlyMap<number, Pose>, { roller, other, dice, moment }: Throw): Overlay {
  const isDefence = moment === 'defence';
  const ship = view.ships[isDefence ? other : roller];
  const target = view.ships[isDefence ? roller : other];
  const [from, to] = [poses.get(ship?.id ?? -1), poses.get(target?.id ?? -1)];
  if (ship === undefined || target === undefined || from === undefined || to === undefined) return NOTHING;
  const line = lineAt(view.contacts, sightIn(view.turn, view.night, view.squall), ship, target);
  if (line.from < 0 && line.chaser < 0) return NOTHING;
  const words = [
    say('range', { count: line.range }),
    ...(moment === 'to-hit' ? [say('dice', { count: dice })] : []),
    ...(isDefence ? [say('against', { count: dice })] : []),
    ...(line.rake === NO_RAKE ? [] : [say(`rake.${rakes[line.rake] ?? 'none'}`)]),
  ].join(' · ');
  return { ...NOTHING, ...measured(from, to, words) };
}

/** The words stand beside the line, clear of the handle on it. */
function measured(from: Pose, to: Pose, label: string): Pick<Overlay, 'lines' | 'rings'> {
  const out = SIZE * (distance(from, to) > SIZE * 1.5 ? 0.42 : 0.8);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, heading: bearing(from, to) };
  const beside = offset(middle, 0, to.x < from.x ? -out : out);
  // From rail to rail, so that it crosses no deck.
  const aim = bearing(from, to);
  const rail = distance(from, to) > SIZE * 1.5 ? SIZE * 0.4 : 0;
  const [muzzle, hit] = [offset({ ...from, heading: aim }, rail), offset({ ...to, heading: aim }, -rail)];
  return {
    lines: [{ x1: muzzle.x, y1: muzzle.y, x2: hit.x, y2: hit.y, label: '' }],
    rings: [{ ...beside, radius: 0, label }],
  };
}
