/** What is drawn while an offer or a ship is looked at: the ruler in an arc, the reach of muskets, how she lies to the wind. */

import type { SailsAction, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import {
  arcCount,
  arcs,
  attitudeOf,
  broadsides,
  courseOf,
  gunReach,
  inAction,
  isBattery,
  isBuilding,
  isLaid,
  musketReach,
  nextStart,
  rulerParts,
  sectorOf,
  settings,
} from '@weathergauge/rules-sails-of-glory/geometry';
import { offset, turnBetween } from '../../../board/geometry.ts';
import type { Overlay, Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { tell } from './board-say.ts';
import { cornersOf, type Gun, gunAt, isShip, mm, type Place, poseOf, sizeOf } from './units.ts';
import { wayOf } from './helm.ts';
import { columnHead, GRID, terrainLaid } from './laying.ts';
import { dotsOf, shotLine } from './shots.ts';

const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };
const TONES = ['close', 'half', 'full'] as const;
const COLOURS = ['red', 'orange', 'green'] as const;
const CENTRAL = arcs.indexOf('central');
const TURN = 65_536;
const WIND_POINT = 45;

export function overlay(position: Position, offer: OfferView | null, selected: number | null): Overlay {
  const view = position.view as SailsView;
  // R84 By eye: nothing is measured.
  if (view.byEye) return NOTHING;
  if (offer !== null) {
    const action = offer.action as SailsAction;
    switch (action.do) {
      case 'fire':
        return shot(view, action);
      case 'muskets':
        return { ...NOTHING, outlines: musketsAbout(view, view.ships[action.ship]) };
      case 'helm':
        return course(view, view.ships[action.ship], action.card);
      case 'column':
        return column(view, position, action.at);
      case 'heading':
        return { ...NOTHING, outlines: outlineOf(terrainLaid(position, offer)?.outline ?? []) };
      case 'take-up':
      case 'flag':
        return looked(view, view.ships[action.ship]);
      default:
    }
  }
  return looked(view, selected === null ? undefined : view.ships[selected]);
}

/** The ruler laid from the dot, each part with its counters. */
function bands(gun: Gun, labelled: boolean, level: number): Overlay['arcs'] {
  return rulerParts(level).map(({ band, from, to }) => ({
    at: gun.at,
    from: gun.from,
    to: gun.to,
    radius: mm(to),
    inner: mm(from),
    tone: TONES[band],
    label: labelled ? tell(`band.${TONES[band]}`, { reach: mm(to) }) : '',
  }));
}

function shot(view: SailsView, action: Extract<SailsAction, { do: 'fire' }>): Overlay {
  const line = shotLine(view, action);
  if (line === null) return NOTHING;
  const words = tell(`shot.${action.shot}`);
  const { x1, y1, x2, y2, range, worth } = line;
  const label = range === null ? words : tell('measured', { range, shot: words, letters: worth.letters });
  return { ...NOTHING, arcs: bands(line.gun, false, view.level), lines: [{ x1, y1, x2, y2, label }] };
}

/** About her base, or about the dots of a battery. */
function musketsAbout(view: SailsView, ship: ShipView | undefined): NonNullable<Overlay['outlines']> {
  const reach = ship === undefined ? 0 : mm(musketReach(ship));
  if (ship === undefined || reach === 0) return [];
  const outline = isBattery(ship)
    ? dotsOf(view, ship).flatMap(({ x, y }) => [x, y])
    : cornersOf(poseOf(view, ship), sizeOf(ship));
  return [{ outline, grow: reach, label: tell('muskets', { reach }) }];
}

/** Her guns where she lies: the full broadside by its bands, the other arcs by their limits. */
function looked(view: SailsView, ship: ShipView | undefined): Overlay {
  if (ship === undefined || !isLaid(ship) || !inAction(ship) || isBuilding(ship)) return NOTHING;
  return {
    ...NOTHING,
    arcs: isShip(ship)
      ? broadsides.flatMap((_, side) =>
          ship.loaded[side] === false ? [] : broadside(view, ship, side, side === 1 || ship.loaded[1] === false),
        )
      : Array.from({ length: arcCount(ship) }, (_, arc) => arc).flatMap(arc => {
          const gun = gunAt(view, ship, ship, 0, arc);
          return gun === null ? [] : bands(gun, arc === 0, view.level);
        }),
    outlines: musketsAbout(view, ship).map(one => ({
      ...one,
      label: isShip(ship)
        ? tell('liesAndMuskets', { lies: lieWords(view, ship.heading), muskets: one.label })
        : one.label,
    })),
  };
}

function broadside(view: SailsView, ship: ShipView, side: number, labelled: boolean): Overlay['arcs'] {
  const reach = mm(gunReach().long);
  return arcs.flatMap((_, arc): Overlay['arcs'] => {
    const gun = gunAt(view, ship, ship, side, arc);
    if (gun === null) return [];
    if (arc === CENTRAL) return bands(gun, labelled, view.level);
    return [{ at: gun.at, from: gun.from, to: gun.to, radius: reach, label: '', tone: 'limit' }];
  });
}

/** The central arc of her guns at her destination. */
function centralGuns(view: SailsView, ship: ShipView, at: Place): Overlay['arcs'] {
  return broadsides.flatMap((_, side) => {
    const gun = gunAt(view, ship, at, side, CENTRAL);
    return gun === null ? [] : bands(gun, false, view.level);
  });
}

/** The colour and the sector of her base that the wind crosses. */
function lieWords(view: SailsView, heading: number): string {
  const colour = tell(`colour.${COLOURS[attitudeOf(heading, view.windFrom)]}`);
  return tell('lies', { how: tell(`sector.${sectorOf(heading, view.windFrom)}`), colour });
}

/** Half the words, about, in millimetres of a table that fills the screen. */
const HALF_TAG = 66;

/** Her attitude there, as a label on her windward side: a ring of radius 0 draws only its label. */
function lie(view: SailsView, ship: ShipView, pose: Pose, heading: number): Overlay['rings'][number] {
  const weather = turnBetween(pose.heading, view.windFrom * WIND_POINT) < 0 ? -1 : 1;
  const off = sizeOf(ship).beam / 2 + 12 + HALF_TAG * Math.abs(Math.cos((pose.heading * Math.PI) / 180));
  return { ...offset(pose, 0, weather * off), radius: 0, label: lieWords(view, heading) };
}

/** Where a card leaves her: how she will lie there, what her guns will then bear on, and where she would lie under other sail. */
function course(view: SailsView, ship: ShipView | undefined, card: number): Overlay {
  if (ship === undefined) return NOTHING;
  const { end } = wayOf(view, ship, card, nextStart(view, ship));
  const pose = poseOf(view, end);
  return {
    ...NOTHING,
    arcs: centralGuns(view, ship, end),
    rings: [lie(view, ship, pose, end.heading & (TURN - 1))],
    outlines: underOtherSail(view, ship, card, end),
  };
}

/** Settings under which a card is sailed; A9.4 none is with struck sails. */
const SAILS = settings.flatMap((setting, sails) => (setting === 'struck' ? [] : [{ setting, sails }]));

/** A9.2 Her base where the card ends under each other setting of her sails, where that is elsewhere. */
function underOtherSail(view: SailsView, ship: ShipView, card: number, set: Place): NonNullable<Overlay['outlines']> {
  const from = nextStart(view, ship);
  const drawn: Place[] = [set];
  return SAILS.flatMap(({ setting, sails }) => {
    const { end } = courseOf(view, { ...ship, sails }, card, from);
    // O19.4, O19.6 The wind may make two settings one.
    if (drawn.some(({ x, y }) => x === end.x && y === end.y)) return [];
    drawn.push(end);
    return [{ outline: cornersOf(poseOf(view, end), sizeOf(ship)), grow: 0, label: tell(`setting.${setting}`) }];
  });
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
