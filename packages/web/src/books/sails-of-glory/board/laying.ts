/** R43 Placing: where the columns, rows, bearings and headings that are asked for lie on the table. */

import type { SailsView } from '@weathergauge/rules-sails-of-glory';
import { TERRAIN } from '@weathergauge/rules-sails-of-glory/figures';
import { distance, offset } from '../../../board/geometry.ts';
import type { Pose } from '../../../board/scene.ts';
import type { Position } from '../../../client/protocol.ts';
import { GRID, mm, POINT, poseOf } from './figures.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly length: number;
  readonly beam: number;
}

/** Heads of columns stand outside the table. */
const OUTSIDE = 30;
const NORTH = 0;

const viewOf = (position: Position): SailsView => position.view as SailsView;

/** What the prompt says about the place so far. */
export function aboutOf(position: Position, key: string): number | undefined {
  return position.prompt?.about[key];
}

/** Over the edge that a line of places runs along, or over the northern one. */
export function columnHead(position: Position, column: number): Spot {
  const edge = aboutOf(position, 'edge') ?? NORTH;
  return { x: GRID * (column + 1), y: edge === NORTH ? -OUTSIDE : mm(viewOf(position).height) + OUTSIDE };
}

export function gridSpot(position: Position, column: number, row: number): Spot {
  return { x: GRID * (column + 1), y: mm(viewOf(position).height) - GRID * (row + 1) };
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
  return offset({ ...ring, heading: point * POINT }, ring.r);
}

/** Where a ship would lie. On a line and on a ring it is the nearest part of her base that keeps the distance. */
export function berthPose(position: Position, point: number, size: Size): Pose {
  const heading = point * POINT;
  const column = aboutOf(position, 'column') ?? 0;
  const edge = aboutOf(position, 'edge');
  const depth = aboutOf(position, 'depth');
  if (edge !== undefined && depth !== undefined) {
    const a = (heading * Math.PI) / 180;
    const off = mm(depth) + (size.length * Math.abs(Math.cos(a)) + size.beam * Math.abs(Math.sin(a))) / 2;
    return { x: GRID * (column + 1), y: edge === NORTH ? off : mm(viewOf(position).height) - off, heading };
  }
  if (aboutOf(position, 'ringR') !== undefined)
    return { ...onRing(ringOf(position), column * POINT, heading, size), heading };
  return { ...gridSpot(position, column, aboutOf(position, 'row') ?? 0), heading };
}

function onRing(ring: Ring, bearing: number, heading: number, size: Size): Spot {
  let [low, high] = [0, ring.r + size.length];
  while (high - low > 0.01) {
    const out = (low + high) / 2;
    if (apart({ ...offset({ ...ring, heading: bearing }, out), heading }, size, ring) >= ring.r) high = out;
    else low = out;
  }
  return offset({ ...ring, heading: bearing }, high);
}

/** From the nearest part of a base to a point. */
function apart(pose: Pose, size: Size, to: Spot): number {
  const a = (pose.heading * Math.PI) / 180;
  const [dx, dy] = [to.x - pose.x, to.y - pose.y];
  const ahead = Math.abs(dx * Math.sin(a) - dy * Math.cos(a));
  const abeam = Math.abs(dx * Math.cos(a) + dy * Math.sin(a));
  return distance({ x: 0, y: 0 }, { x: Math.max(0, abeam - size.beam / 2), y: Math.max(0, ahead - size.length / 2) });
}

/** A piece of terrain as it would lie, turned to a point; null for a battery, which has no outline. */
export function terrainAt(position: Position, point: number): { readonly outline: readonly number[] } & Spot {
  const at = terrainSpot(position);
  const outline = aboutOf(position, 'battery') === 1 ? [] : (TERRAIN[aboutOf(position, 'what') ?? -1]?.outline ?? []);
  const a = (point * POINT * Math.PI) / 180;
  const turned: number[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    const [right, up] = [mm(outline[i] as number), mm(outline[i + 1] as number)];
    turned.push(right * Math.cos(a) + up * Math.sin(a), right * Math.sin(a) - up * Math.cos(a));
  }
  const edge = aboutOf(position, 'edge');
  const ys = turned.filter((_, i) => i % 2 === 1);
  const depth = mm(aboutOf(position, 'depth') ?? 0);
  // C4.3 It is the nearest part that lies so far off the edge.
  const y =
    edge === undefined || ys.length === 0
      ? at.y
      : edge === NORTH
        ? depth - Math.min(...ys)
        : mm(viewOf(position).height) - depth - Math.max(...ys);
  return { x: at.x, y, outline: turned.map((v, i) => v + (i % 2 === 0 ? at.x : y)) };
}

function terrainSpot(position: Position): Spot {
  const [x, y] = [aboutOf(position, 'x'), aboutOf(position, 'y')];
  if (x !== undefined && y !== undefined) return poseOf(viewOf(position), { x, y, heading: 0 });
  return gridSpot(position, aboutOf(position, 'column') ?? 0, aboutOf(position, 'row') ?? 0);
}
