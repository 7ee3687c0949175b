/** Where the offers stand on the chart. What names ships, admirals or papers has no place there and is in the list alone. */

import type { GloryAction, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  ALLIED,
  DESTINATIONS,
  GOAL_HEXES,
  neighbour,
  NORTH_SEA,
  NOWHERE,
  parts,
  portAt,
  portOf,
  PORTS,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Box, MarkPlace, Pose, Spot } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { marksBy } from '../../marks.ts';
import { joinedIn, pieceOfShip } from './battle-sea.ts';
import type { Chart } from './chart.ts';
import { chartOf, hexSpot, portPlate } from './chart.ts';
import { CELL, SIZE, ZONES_AT } from './layout.ts';
import { cellSpot, poseAt, spotOf } from './places.ts';
import { plansOf } from './plans.ts';

export const marks = marksBy(placeOf);

type Part = (typeof parts)[number];

/** What the prompt is about: numbers of the rules, -1 for none. */
export function aboutOf({ prompt }: Position): { readonly block: number; readonly port: number; readonly hex: number } {
  const { block = -1, port = -1, hex = -1 } = prompt?.about ?? {};
  return { block, port, hex };
}

/** A harbour with its plate is seen within it. */
const FOCUS = 130;

/** On the sheet, even round a place at its edge. */
export function boxAround({ bounds }: Chart, { x, y }: Spot): Box {
  const within = (at: number, from: number, length: number): number =>
    Math.max(from, Math.min(at - FOCUS, from + length - 2 * FOCUS));
  return {
    x: within(x, bounds.x, bounds.width),
    y: within(y, bounds.y, bounds.height),
    width: 2 * FOCUS,
    height: 2 * FOCUS,
  };
}

/** The block or the port that a question is about: its ships are in the list alone. */
export function focusOf(position: Position): Box | null {
  const view = position.view as GloryView;
  if (joinedIn(view) !== null) return null;
  const chart = chartOf(view.waters);
  const { block, port } = aboutOf(position);
  const at = startOf(chart, view, block) ?? (port < 0 ? null : cellSpot(chart, portPlate(port), 0));
  return at === null ? null : boxAround(chart, at);
}

export function placeOf(position: Position, offer: OfferView): MarkPlace | null {
  const view = position.view as GloryView;
  const action = offer.action as GloryAction;
  if (joinedIn(view) !== null) return inLine(position, action);
  const chart = chartOf(view.waters);
  const about = aboutOf(position);
  switch (action.do) {
    case 'sail':
    case 'raid':
    case 'invade':
    case 'lose-frigate':
    case 'release':
      return choose(chart, view, action.block);
    case 'steer':
      return steered(chart, view, about, action.direction);
    case 'heave-to':
      return about.hex >= 0 && plansOf(chart, view).length > 0 ? atHex(about.hex) : choose(chart, view, about.block);
    case 'make-for':
      return goalPlace(chart, action.goal, action.part);
    case 'conseil':
    case 'goal':
    case 'new-goal':
      return destinationPlace(chart, action.destination);
    case 'enter':
      return inCell(chart, about.hex >= 0 ? portAt(about.hex) : portHere(view, about), action.part);
    case 'put-out':
      return action.to === 'sea'
        ? atHex(PORTS[portHere(view, about)]?.hex ?? -1)
        : inCell(chart, portHere(view, about), action.to);
    case 'arrive':
      return inCell(chart, landfall(view, action.block), action.part);
    case 'station-block':
    case 'flee':
      return inCell(chart, about.port, action.part);
    case 'station-frigate':
      return inCell(chart, action.port, action.part);
    case 'frigate-at':
    case 'sweep':
      return atHex(action.hex);
    case 'frigate-to-sea':
      return spot(ZONES_AT[action.zone] ?? null, SIZE * 1.6);
    case 'sortie':
    case 'masts':
    case 'along-coast':
    case 'return-frigate':
    case 'gather-at':
    case 'provision':
    case 'appoint-at':
    case 'rockets':
      return inCell(chart, action.port, 'port');
    case 'spy':
      return action.on === 'port' ? inCell(chart, action.which, 'port') : null;
    default:
      return null;
  }
}

/** Rings round more ships than these would hide both lines: then they are in the list alone, and seen as they are pointed at. */
const MOST_TARGETS = 12;

function inLine({ offers }: Position, action: GloryAction): MarkPlace | null {
  if (action.do !== 'hit' || offers.length > MOST_TARGETS) return null;
  return { kind: 'ship', ship: pieceOfShip(action.ship), tone: 'attack' };
}

function spot(at: Spot | null, radius: number): MarkPlace | null {
  return at === null ? null : { kind: 'spot', ...at, radius };
}

function atHex(hex: number): MarkPlace | null {
  return hex < 0 ? null : spot(hexSpot(hex), SIZE * 0.8);
}

function inCell(chart: Chart, port: number, part: Part): MarkPlace | null {
  return port < 0 ? null : spot(cellSpot(chart, portPlate(port), parts.indexOf(part)), CELL * 0.45);
}

/** A block that stands on the chart; others (in a port with the option off the map, on the way out) are in the list. */
function choose(chart: Chart, view: GloryView, id: number): MarkPlace | null {
  const block = view.blocks.find(one => one.id === id);
  if (block === undefined || spotOf(chart, block.place) === null) return null;
  return { kind: 'ship', ship: id, tone: 'choose' };
}

function goalPlace(chart: Chart, goal: number, part: Part): MarkPlace | null {
  const hex = GOAL_HEXES[goal] ?? -1;
  const place = goal < NORTH_SEA ? inCell(chart, goal, part) : atHex(hex);
  return place?.kind === 'spot' ? { ...place, far: true } : place;
}

/** 5.13 Ports by their plate, and the Channel; some are on another sheet. */
function destinationPlace(chart: Chart, destination: number): MarkPlace | null {
  const { port = -1, hex = -1 } = DESTINATIONS[destination] ?? {};
  if (port >= 0) return inCell(chart, port, 'port');
  return hex >= 0 && isOnSheet(chart, hexSpot(hex)) ? atHex(hex) : null;
}

function isOnSheet({ bounds: { x, y, width, height } }: Chart, at: Spot): boolean {
  return at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;
}

/** 12.5 Where an Allied block comes in from the Atlantic; the British arrive by numbers, which are in the list alone. */
function landfall({ who, draft, blocks }: GloryView, id: number): number {
  if (who !== ALLIED) return -1;
  const chosen = draft?.kind === 'orders' && draft.order.block === id ? draft.order.goal : -1;
  const goal = chosen < 0 ? (blocks.find(block => block.id === id)?.goal ?? -1) : chosen;
  return DESTINATIONS[goal]?.port ?? -1;
}

/** The port that a block lies in or before. */
export function portHere(view: GloryView, { block, port }: { readonly block: number; readonly port: number }): number {
  return port >= 0 ? port : portOf(view.blocks.find(({ id }) => id === block)?.place ?? NOWHERE);
}

/** One hex on, from where the course that is being laid has come to. */
function steered(
  chart: Chart,
  view: GloryView,
  { block, hex }: { readonly block: number; readonly hex: number },
  direction: number,
): MarkPlace | null {
  const next = hex < 0 ? -1 : neighbour(hex, direction, view.waters);
  if (next < 0) return null;
  const from = startOf(chart, view, block);
  if (from === null) return atHex(next);
  const pose = poseAt(hexSpot(next));
  return { kind: 'ghost', ship: block, pose, path: [from, pose] };
}

export function startOf(chart: Chart, view: GloryView, block: number): Pose | null {
  const planned = plansOf(chart, view).find(({ ship }) => ship === block);
  if (planned !== undefined) return planned.pose;
  const found = view.blocks.find(({ id }) => id === block);
  const at = found === undefined ? null : spotOf(chart, found.place);
  return at === null ? null : poseAt(at);
}
