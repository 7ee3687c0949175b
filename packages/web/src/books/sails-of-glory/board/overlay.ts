/** What is drawn while an offer or a ship is looked at: the ruler in an arc, the reach of muskets, how she lies to the wind. */

import type { SailsAction, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { attitudeOf, sectorOf } from '@weathergauge/rules-sails-of-glory/attitude';
import { offset, turnBetween } from '../../../board/geometry.ts';
import type { Overlay, Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { tell } from './board-say.ts';
import {
  BANDS,
  BATTERY,
  BUILDING,
  CLOSE,
  cornersOf,
  GRID,
  type Gun,
  gunAt,
  isShip,
  mm,
  MUSKETS,
  poseOf,
  sizeOf,
  STANDARD,
} from './figures.ts';
import { helmStart, wayOf } from './helm.ts';
import { aboutOf, columnHead, terrainAt } from './laying.ts';
import { isFighting, isShown } from './scene.ts';
import { shotLine } from './shots.ts';

const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };
const SIDES = ['left', 'right'] as const;
const ARCS = ['forward', 'central', 'rear'] as const;
const COLOURS = ['red', 'orange', 'green'] as const;
const TURN = 65_536;
const WIND_POINT = 45;

export function overlay(position: Position, offer: OfferView | null, selected: number | null): Overlay {
  const view = position.view as SailsView;
  // B2.11 Nothing is measured while orders are given.
  if (view.byEye) return NOTHING;
  if (offer !== null) {
    const action = offer.action as SailsAction;
    switch (action.do) {
      case 'fire':
        return shot(view, action);
      case 'muskets':
        return muskets(view, view.ships[action.ship]);
      case 'helm':
        return course(view, view.ships[action.ship], action.card);
      case 'column':
        return column(view, position, action.at);
      case 'heading':
        if (aboutOf(position, 'ship') !== undefined) return NOTHING;
        return { ...NOTHING, outlines: outlineOf(terrainAt(position, action.point).outline) };
      case 'take-up':
      case 'flag':
        return looked(view, view.ships[action.ship]);
      default:
    }
  }
  return looked(view, selected === null ? undefined : view.ships[selected]);
}

/** B5.24 The ruler laid from the dot, each band with its counters; S7.3 its first quarter matters from the Standard rules on. */
function bands(gun: Gun, labelled: boolean, level: number): Overlay['arcs'] {
  const laid = level < STANDARD ? [{ ...BANDS[1], from: 0 }, BANDS[2]] : BANDS;
  return laid.map(({ tone, from, to }) => ({
    at: gun.at,
    from: gun.from,
    to: gun.to,
    radius: to,
    inner: from,
    tone,
    label: labelled ? tell(`band.${tone}`, { reach: to }) : '',
  }));
}

function shot(view: SailsView, action: Extract<SailsAction, { do: 'fire' }>): Overlay {
  const ship = view.ships[action.ship];
  const target = view.ships[action.target];
  if (ship === undefined || target === undefined) return NOTHING;
  const line = shotLine(view, ship, action.side, action.arc, target);
  if (line === null) return NOTHING;
  const letters = lettersOf(action.shot, line.band);
  const words = tell(`shot.${action.shot}`);
  const label = line.range === null ? words : tell('measured', { range: line.range, shot: words, letters });
  const { x1, y1, x2, y2 } = line;
  return { ...NOTHING, arcs: bands(line.gun, false, view.level), lines: [{ x1, y1, x2, y2, label }] };
}

/** B5.25, S7.3, O8.4 */
export function lettersOf(kind: string, band: number): string {
  switch (kind) {
    case 'chain':
      return 'C';
    case 'grape':
      return 'D';
    case 'double':
      return 'A+B';
    default:
      return band === 2 ? 'A' : 'B';
  }
}

function muskets(view: SailsView, ship: ShipView | undefined): Overlay {
  return ship === undefined ? NOTHING : { ...NOTHING, outlines: musketReach(ship, poseOf(view, ship)) };
}

/** B6.1 The width of the ruler about the base; T5.13 for a battery its red and purple part about the dots. */
function musketReach(ship: ShipView, pose: Pose): NonNullable<Overlay['outlines']> {
  if (ship.base === BUILDING) return [];
  if (ship.base !== BATTERY)
    return [{ outline: cornersOf(pose, sizeOf(ship)), grow: MUSKETS, label: tell('muskets', { reach: MUSKETS }) }];
  const dots = ARCS.map(arc => gunAt(ship, pose, '', arc)).flatMap(gun => (gun === null ? [] : [gun.at.x, gun.at.y]));
  return [{ outline: dots, grow: CLOSE, label: tell('muskets', { reach: CLOSE }) }];
}

/** Her guns where she lies: the full broadside by its bands, the other arcs by their limits. */
function looked(view: SailsView, ship: ShipView | undefined): Overlay {
  if (ship === undefined || !isShown(ship) || !isFighting(ship) || ship.base === BUILDING) return NOTHING;
  const pose = poseOf(view, ship);
  return {
    ...NOTHING,
    arcs: isShip(ship)
      ? SIDES.flatMap((side, i) =>
          ship.loaded[i] === false ? [] : broadside(ship, pose, side, view.level, i === 1 || ship.loaded[1] === false),
        )
      : ARCS.flatMap((arc, i) => {
          const gun = gunAt(ship, pose, '', arc);
          return gun === null ? [] : bands(gun, i === 0, view.level);
        }),
    outlines: musketReach(ship, pose).map(one => ({
      ...one,
      label: isShip(ship)
        ? tell('liesAndMuskets', { lies: lieWords(view, ship.heading), muskets: one.label })
        : one.label,
    })),
  };
}

function broadside(ship: ShipView, pose: Pose, side: string, level: number, labelled: boolean): Overlay['arcs'] {
  const reach = BANDS[2].to;
  const limits = ['forward', 'rear'].flatMap(arc => {
    const gun = gunAt(ship, pose, side, arc);
    return gun === null
      ? []
      : [{ at: gun.at, from: gun.from, to: gun.to, radius: reach, label: '', tone: 'limit' as const }];
  });
  const central = gunAt(ship, pose, side, 'central');
  return central === null ? limits : [...limits, ...bands(central, labelled, level)];
}

/** B2.7 */
function lieWords(view: SailsView, heading: number): string {
  const colour = tell(`colour.${COLOURS[attitudeOf(heading, view.windFrom)]}`);
  return tell('lies', { how: tell(`sector.${sectorOf(heading, view.windFrom)}`), colour });
}

/** Half the words, about, in millimetres of a table that fills the screen. */
const HALF_TAG = 66;

/** How she will lie, said on her weather side: a ring of no size is only its words. */
function lie(view: SailsView, ship: ShipView, pose: Pose, heading: number): Overlay['rings'][number] {
  const weather = turnBetween(pose.heading, view.windFrom * WIND_POINT) < 0 ? -1 : 1;
  const off = sizeOf(ship).beam / 2 + 12 + HALF_TAG * Math.abs(Math.cos((pose.heading * Math.PI) / 180));
  return { ...offset(pose, 0, weather * off), radius: 0, label: lieWords(view, heading) };
}

/** Where a card leaves her: how she will lie there, and what her guns will then bear on. */
function course(view: SailsView, ship: ShipView | undefined, card: number): Overlay {
  if (ship === undefined) return NOTHING;
  const { end } = wayOf(view, ship, card, helmStart(view, ship));
  const pose = poseOf(view, end);
  return {
    ...NOTHING,
    arcs: SIDES.flatMap(side => {
      const central = gunAt(ship, pose, side, 'central');
      return central === null ? [] : bands(central, false, view.level);
    }),
    rings: [lie(view, ship, pose, end.heading & (TURN - 1))],
  };
}

function outlineOf(outline: readonly number[]): NonNullable<Overlay['outlines']> {
  return outline.length === 0 ? [] : [{ outline, grow: 0, label: '' }];
}

/** A strip across the table, so that one sees which places a column has. */
function column(view: SailsView, position: Position, at: number): Overlay {
  const { x } = columnHead(position, at);
  const grow = GRID / 4;
  return { ...NOTHING, outlines: [{ outline: [x, grow, x, mm(view.height) - grow], grow, label: '' }] };
}
