/** Placing: where the columns, rows, bearings and headings that are asked for lie on the board. */

import type { SailsEvent, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { berthAsked, gridAt, NORTH, pointHeading } from '@weathergauge/rules-sails-of-glory/geometry';
import { offset } from '../../../board/geometry.ts';
import type { Pose } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { degrees, mm, poseOf } from './units.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Heads of columns stand outside the table. */
const OUTSIDE = 30;
/** From one column to the next. */
export const GRID = mm(gridAt(1) - gridAt(0));

const viewOf = (position: Position): SailsView => position.view as SailsView;

/** What the prompt says about the place so far. */
export function aboutOf(position: Position, key: string): number | undefined {
  return position.prompt?.about[key];
}

/** Over the edge that a line of places runs along, or over the northern one. */
export function columnHead(position: Position, column: number): Spot {
  const edge = aboutOf(position, 'edge') ?? NORTH;
  return { x: mm(gridAt(column)), y: edge === NORTH ? -OUTSIDE : mm(viewOf(position).height) + OUTSIDE };
}

export function gridSpot(position: Position, column: number, row: number): Spot {
  return { x: mm(gridAt(column)), y: mm(viewOf(position).height - gridAt(row)) };
}

interface Ring extends Spot {
  readonly r: number;
}

/** Round what the bearing is taken from; without that, round the middle of the table. */
function ringOf(position: Position): Ring {
  const { width, height } = viewOf(position);
  const [x, y, r] = ['ringX', 'ringY', 'ringR'].map(key => aboutOf(position, key));
  if (x === undefined || y === undefined || r === undefined)
    return { x: mm(width) / 2, y: mm(height) / 2, r: mm(Math.min(width, height)) / 4 };
  const { x: cx, y: cy } = poseOf({ height }, { x, y, heading: 0 });
  return { x: cx, y: cy, r: mm(r) };
}

export function bearingSpot(position: Position, point: number): Spot {
  const ring = ringOf(position);
  return offset({ ...ring, heading: headingOf(point) }, ring.r);
}

export function headingOf(point: number): number {
  return degrees(pointHeading(point));
}

/** Where a ship would lie: it is sealed until all have placed theirs, so nothing is told of it. */
export function berthPose(position: Position, ship: ShipView, point: number): Pose {
  const view = viewOf(position);
  return poseOf(view, berthAsked(view, ship, position.prompt?.about ?? {}, point));
}

export interface LaidTerrain extends Spot {
  /** Corners x, y, x, y … of the board. */
  readonly outline: readonly number[];
}

/** The piece of terrain that an answer would lay; null for a battery, which has no outline. */
export function terrainLaid(position: Position, { preview }: OfferView): LaidTerrain | null {
  return outlineIn(preview as readonly SailsEvent[], viewOf(position));
}

export function outlineIn(events: readonly SailsEvent[], { height }: Pick<SailsView, 'height'>): LaidTerrain | null {
  const laid = events.find(event => event.type === 'terrain');
  if (laid?.type !== 'terrain') return null;
  const outline = laid.outline.map((v, i) => mm(i % 2 === 0 ? v : height - v));
  return { x: mm(laid.x), y: mm(height - laid.y), outline };
}

/** Where a battery will stand that is turned to a point. */
export function batterySpot(position: Position): Spot {
  return poseOf(viewOf(position), { x: aboutOf(position, 'x') ?? 0, y: aboutOf(position, 'y') ?? 0, heading: 0 });
}
