/** What is drawn while an offer or a ship is looked at: arcs within gun range, hexes counted off, how she lies to the wind. */

import type { ConvoyAction, ConvoyEvent, ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import {
  ARC_LIMITS,
  batteries,
  bearingOf,
  facings,
  hexesOn,
  isAfloat,
  isChaser,
  rangeOf,
  reachOf,
  ROWS,
  rowFor,
} from '@weathergauge/rules-convoy/geometry';
import { bearing, distance, offset } from '../../../board/geometry.ts';
import { hexCentre } from '../../../board/grid.ts';
import type { Overlay, Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { chartCentre, placeOf, windSpot } from './marks.ts';
import { say } from './say.ts';
import { facingName } from './scene.ts';
import { facingOf, HEX, hexPlace, poseOf, SIZE } from './units.ts';

const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };

const TWELFTH = 30;
const STARBOARD = batteries.indexOf('starboard');
const BOW = batteries.indexOf('bow');

/**
 * Half-way between the farthest centre within range and the nearest one beyond it, which lies between two spines: so the
 * circle holds just the ships in range, for every range in the book.
 */
const BETWEEN_SPINES = Math.sqrt(3) / 2;
const reach = (hexes: number): number => ((hexes + (hexes + 1) * BETWEEN_SPINES) / 2) * HEX;

export function overlay(position: Position, offer: OfferView | null, selected: number | null): Overlay {
  const view = position.view as ConvoyView;
  const about = position.prompt?.about ?? {};
  const ship = view.ships[about['ship'] ?? -1];
  const target = view.ships[about['target'] ?? -1];
  if (offer !== null) {
    const action = offer.action as ConvoyAction;
    switch (action.do) {
      case 'fire':
        return shot(view, ship, view.ships[action.target]);
      case 'board':
        return boarding(ship, view.ships[action.target]);
      case 'storm':
        return boarding(ship, target);
      case 'shift':
        return wind(offer, facings.indexOf(action.to));
      case 'column':
        return column(action.column);
      case 'activate':
        return looked(view, view.ships[action.ship]);
      default:
    }
    const place = placeOf(position, offer);
    const sailing = place?.kind === 'ghost' ? view.ships[place.ship] : undefined;
    if (place?.kind === 'ghost' && sailing !== undefined) return ghosted(view, sailing, place.pose);
  }
  // In a prompt about a shot the shot is drawn.
  if (target !== undefined && ship !== undefined && (selected === null || selected === ship.id))
    return position.prompt?.ask === 'boarding.storm' ? boarding(ship, target) : shot(view, ship, target);
  return looked(view, selected === null ? undefined : view.ships[selected]);
}

function looked(view: ConvoyView, ship: ShipView | undefined): Overlay {
  if (ship === undefined || !isAfloat(ship) || ship.condition !== 'sailing') return NOTHING;
  const pose = poseOf(ship);
  return {
    ...NOTHING,
    arcs: arcsOf(view, ship, pose),
    rings: [...hexRings(view, ship, pose), attitude(view, ship, pose)],
  };
}

/** As she would lie: her arcs, and how the wind would stand. */
export function ghosted(view: ConvoyView, ship: ShipView, pose: Pose): Overlay {
  return { ...NOTHING, arcs: arcsOf(view, ship, pose), rings: [attitude(view, ship, pose)] };
}

/** Each range is labelled once: to starboard and ahead, or on the other side where no guns bear there. */
function arcsOf(view: ConvoyView, ship: ShipView, at: Pose): Overlay['arcs'] {
  const reaches = batteries.map((_, battery) => reachOf(view, ship, battery));
  return reaches.flatMap((hexes, battery) => {
    if (hexes === 0) return [];
    const other = isChaser(battery) ? BOW : STARBOARD;
    const said = battery === other || reaches[other] === 0;
    const label = said ? say(isChaser(battery) ? 'arc.chaser' : 'arc.broadside', { count: hexes }) : '';
    return [arc(at, battery, hexes, label)];
  });
}

function arc(at: Pose, battery: number, hexes: number, label: string): Overlay['arcs'][number] {
  const [from, to] = ARC_LIMITS[battery] ?? [0, 0];
  return { at, from: at.heading - to * TWELFTH, to: at.heading - from * TWELFTH, radius: reach(hexes), label };
}

/** Rings within the longest reach, a hex apart. */
function hexRings(view: ConvoyView, ship: ShipView, at: Pose): Overlay['rings'] {
  const most = Math.max(...batteries.map((_, battery) => reachOf(view, ship, battery)));
  return Array.from({ length: Math.max(0, most - 1) }, (_, i) => ({
    x: at.x,
    y: at.y,
    radius: reach(i + 1),
    label: '',
  }));
}

/** Her attitude to the wind and her speed by it, as a label: a ring of radius 0 draws only its label. */
function attitude(view: ConvoyView, ship: ShipView, at: Pose): Overlay['rings'][number] {
  const row = rowFor(view, facingOf(at.heading));
  const { least, most } = hexesOn(ship, row);
  const how = say(`row.${row}`);
  return {
    x: at.x,
    y: at.y + wordsBelow(ship, at),
    radius: 0,
    label: say(most > least ? 'attitudeDice' : 'attitude', { how, count: least, most }),
  };
}

/** Where neither she nor the handle at her bow is: towards her stern, or, where she herself lies astern of her ghost, beyond the handle. */
function wordsBelow(ship: ShipView, at: Pose): number {
  const bowUp = at.heading < 90 || at.heading > 270;
  const bowDown = at.heading > 90 && at.heading < 270;
  if (isAfloat(ship) && distance(at, poseOf(ship)) < 1) return HEX * (bowDown ? -0.82 : 0.82);
  return HEX * (bowUp ? -1.25 : bowDown ? 1.25 : 0.82);
}

function shot(view: ConvoyView, ship: ShipView | undefined, target: ShipView | undefined): Overlay {
  if (ship === undefined || target === undefined || !isAfloat(ship) || !isAfloat(target)) return NOTHING;
  const from = poseOf(ship);
  const to = poseOf(target);
  const { battery, hexes, raking } = bearingOf(view, ship, target);
  const values = { hexes: say('hexes', { count: hexes }), battery: say(`battery.${batteries[battery] ?? 'port'}`) };
  return {
    ...NOTHING,
    arcs: [arc(from, battery, rangeOf(ship, battery), '')],
    ...measured(from, to, say(raking ? 'shotRaking' : 'shot', values)),
  };
}

function boarding(ship: ShipView | undefined, target: ShipView | undefined): Overlay {
  if (ship === undefined || target === undefined || !isAfloat(ship) || !isAfloat(target)) return NOTHING;
  return { ...NOTHING, ...measured(poseOf(ship), poseOf(target), say('boarders')) };
}

/** The words stand beside the line, clear of the handle on it; between ships alongside, farther off. */
function measured(from: Pose, to: Pose, label: string): Pick<Overlay, 'lines' | 'rings'> {
  const out = HEX * (distance(from, to) > HEX * 1.5 ? 0.42 : 0.7);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, heading: bearing(from, to) };
  const beside = offset(middle, 0, to.x < from.x ? -out : out);
  return { lines: [line(from, to, '')], rings: [{ ...beside, radius: 0, label }] };
}

/** The new wind across the middle of the chart, and where it takes the fog. */
function wind({ preview }: OfferView, to: number): Overlay {
  const middle = chartCentre();
  const lee = windSpot(to);
  const weather = { x: 2 * middle.x - lee.x, y: 2 * middle.y - lee.y };
  const banks = (preview as readonly ConvoyEvent[]).flatMap(event => (event.type === 'fog' ? event.hexes : []));
  return {
    ...NOTHING,
    rings: banks.map(at => ({ ...hexPlace(at), radius: SIZE * 0.8, label: '' })),
    lines: [line(weather, lee, say('windTo', { to: facingName(to) }))],
  };
}

/** The hexes that a column is made of. */
function column(at: number): Overlay {
  const rings = Array.from({ length: ROWS }, (_, row) => ({
    ...hexCentre(SIZE, at, row),
    radius: HEX * 0.36,
    label: '',
  }));
  return { ...NOTHING, rings };
}

type Spot = { readonly x: number; readonly y: number };

function line(a: Spot, b: Spot, label: string): Overlay['lines'][number] {
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y, label };
}
