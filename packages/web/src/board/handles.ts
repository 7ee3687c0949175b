/** Where the handles of offers stand: near what they are about, clear of ships and badges, and no two on top of each other. */

import type { LaidBadge } from './badges.ts';
import { hullDiscs, layBadges } from './badges.ts';
import { bearing, distance, offset } from './geometry.ts';
import type { Disc, Rect } from './rect.ts';
import { rectAround } from './rect.ts';
import type { Mark, MarkPlace, Scene, SceneShip } from './scene.ts';
import type { Keep, Spot } from './spread.ts';
import { spread } from './spread.ts';

/** Centre to centre; each handle is a disc of 22 px radius to a finger. */
const GAP = 44;
/** Many at once stand closer, or they would be pushed off the chart. */
const CLOSE_GAP = 30;
const MANY = 12;
/** Closer than this nobody hits the right one. */
const LEAST_GAP = 24;
const OUT = 20;
const UP_RIGHT = Math.SQRT1_2;
/** The disc that is seen, of a handle with all the room it wants. */
const FACE = 13;
/** A handle with the chevron at its rim. */
const WITH_CHEVRON = 21;

export interface Handles {
  /** In board units, in the order of the marks. */
  readonly at: readonly Spot[];
  /** Room of each, centre to centre, in pixels. */
  readonly gap: number;
}

type Badges = ReadonlyMap<number, LaidBadge>;
type Ships = ReadonlyMap<number, SceneShip>;

/** Radius of the disc that is seen. */
export function faceOf(gap: number): number {
  return Math.min(FACE, gap / 2 - 1);
}

/** Where each handle stands: by the bow of a ghost, on the rim of a ship's ring, towards her enemy. */
export function layHandles(marks: readonly Mark[], scene: Scene, scale: number, badges: Badges): Handles {
  const ships: Ships = new Map(scene.ships.map(ship => [ship.id, ship]));
  const wishes = marks.map(mark => wish(mark, ships, scale));
  const gap = gapOf(marks, wishes, scale);
  const wished = inOrder(marks, ships, wishes, gap / scale).map(p => ({ x: p.x * scale, y: p.y * scale }));
  const keeps = keepsOf(marks, scene, scale, badges, faceOf(gap));
  const rims = layOnRims(marks, ships, scale, { wished, gap, keeps });
  // What leads to its place by a line gives way to what is known by it.
  const free = wished.filter((_, i) => !rims.has(i));
  const fixed = [...rims.values()].map(spot => ({ ...spot, gap }));
  const parted = spread(free, gap, [...keeps, ...fixed]);
  let next = 0;
  const laid = wished.map((_, i) => rims.get(i) ?? (parted[next++] as Spot));
  return { at: laid.map(p => ({ x: p.x / scale, y: p.y / scale })), gap };
}

const TURNS = [0, 45, -45, 90, -90, 135, -135, 180] as const;
const FARTHER = [1, 1.3] as const;

/** A ship's handle stays by her: of the places round her ring the one that covers least, as it is wished if it can be. */
function layOnRims(
  marks: readonly Mark[],
  ships: Ships,
  scale: number,
  { wished, gap, keeps }: { readonly wished: readonly Spot[]; readonly gap: number; readonly keeps: readonly Keep[] },
): ReadonlyMap<number, Spot> {
  const laid = new Map<number, Spot>();
  marks.forEach(({ at }, i) => {
    const ship = at.kind === 'ship' ? ships.get(at.ship) : undefined;
    const home = wished[i];
    if (ship === undefined || home === undefined) return;
    const middle = { x: ship.pose.x * scale, y: ship.pose.y * scale };
    const away = { ...middle, heading: bearing(middle, home) };
    const out = distance(middle, home);
    let best: { spot: Spot; cost: number } | null = null;
    for (const far of FARTHER) {
      for (const turn of TURNS) {
        const spot = offset({ ...away, heading: away.heading + turn }, out * far);
        // Off its own place a handle costs a little, over anything else it costs by how much it covers.
        let cost = Math.abs(turn) / 60 + (far - 1) * 10;
        for (const keep of keeps) cost += Math.max(0, keep.gap - distance(keep, spot));
        for (const other of laid.values()) cost += 3 * Math.max(0, gap - distance(other, spot));
        if (best === null || cost < best.cost) best = { spot, cost };
      }
    }
    if (best !== null) laid.set(i, best.spot);
  });
  return laid;
}

/**
 * Ghosts have lines that lead to them and may stand off. Handles of ships and berths are known by their place alone: they
 * are rather made small than pushed to a neighbour's.
 */
function gapOf(marks: readonly Mark[], wishes: readonly Spot[], scale: number): number {
  const most = marks.length > MANY ? CLOSE_GAP : GAP;
  if (marks.some(({ at }) => at.kind === 'ghost')) return most;
  const nearest = wishes
    .map((a, i) => Math.min(...wishes.filter((_, j) => j !== i).map(b => distance(a, b))) * scale)
    .toSorted((a, b) => a - b);
  const usual = nearest[Math.floor(nearest.length / 2)] ?? most;
  return Math.max(LEAST_GAP, Math.min(most, usual));
}

/** Straight runs of one ship keep their order along her course, however little apart they end. */
function inOrder(marks: readonly Mark[], ships: Ships, wished: readonly Spot[], gap: number): Spot[] {
  const places = [...wished];
  const runs = marks
    .flatMap(({ at }, i) => {
      const ship = at.kind === 'ghost' ? ships.get(at.ship) : undefined;
      if (at.kind !== 'ghost' || ship === undefined || at.path.some(pose => pose.heading !== ship.pose.heading))
        return [];
      return [{ i, ship, along: distance(ship.pose, wished[i] as Spot) }];
    })
    .toSorted((a, b) => a.ship.id - b.ship.id || a.along - b.along);
  let last: { ship: SceneShip; along: number } | null = null;
  for (const { i, ship, along } of runs) {
    const far: number = last?.ship === ship ? Math.max(along, last.along + gap) : along;
    places[i] = offset(ship.pose, far);
    last = { ship, along: far };
  }
  return places;
}

/** Hulls and badges that no handle may cover. */
function keepsOf(marks: readonly Mark[], scene: Scene, scale: number, badges: Badges, face: number): Keep[] {
  if (marks.length === 0) return [];
  const hulls = scene.ships
    .filter(ship => ship.condition !== 'wreck')
    .flatMap(ship => hullDiscs(ship, scale))
    .map(({ x, y, r }) => ({ x, y, gap: face + r + 2 }));
  const labels = [...badges.values()].flatMap(({ rect }) => {
    const high = (rect.bottom - rect.top) / 2;
    const y = (rect.top + rect.bottom) / 2;
    const keep = (x: number): Keep => ({ x, y, gap: face + high + 1 });
    return [keep(rect.left + high), keep((rect.left + rect.right) / 2), keep(rect.right - high)];
  });
  // The last have the last word: rather over a badge than over a ship.
  return [...labels, ...hulls];
}

function wish(mark: Mark, ships: Ships, scale: number): Spot {
  const { at } = mark;
  switch (at.kind) {
    case 'ghost':
      return offset(at.pose, sizeOf(at, ships).length / 2 + OUT / scale);
    case 'spot':
      return at;
    case 'ship': {
      const ship = ships.get(at.ship);
      if (ship === undefined) return { x: 0, y: 0 };
      const rim = ship.length * 0.68;
      const from = at.from === undefined ? undefined : ships.get(at.from);
      if (from !== undefined && from !== ship) {
        const far = Math.hypot(from.pose.x - ship.pose.x, from.pose.y - ship.pose.y) || 1;
        const out = Math.min(rim + OUT / scale, far * 0.5);
        return {
          x: ship.pose.x + ((from.pose.x - ship.pose.x) * out) / far,
          y: ship.pose.y + ((from.pose.y - ship.pose.y) * out) / far,
        };
      }
      const out = Math.max(rim, OUT / scale);
      return { x: ship.pose.x + out * UP_RIGHT, y: ship.pose.y - out * UP_RIGHT };
    }
  }
}

export function sizeOf(
  at: Extract<MarkPlace, { kind: 'ghost' }>,
  ships: Ships,
): { readonly length: number; readonly beam: number } {
  const { length, beam } = ships.get(at.ship) ?? at.size ?? { length: 0, beam: 0 };
  return { length, beam };
}

/** Half a handle with its chevron, for labels that keep clear of it. */
const HANDLE = 17;

/** What no label may cover. */
export function blockedBy(handles: Handles, badges: Badges, { ships }: Scene, scale: number): Rect[] {
  return [
    ...handles.at.map(({ x, y }) => rectAround(x * scale, y * scale, HANDLE)),
    ...[...badges.values()].map(({ rect }) => rect),
    ...ships.flatMap(ship => hullDiscs(ship, scale)).map(({ x, y, r }) => rectAround(x, y, r)),
  ];
}

/** The ships that offers are about. */
function shipsAbout(marks: readonly Mark[], { ships }: Scene): SceneShip[] {
  const about = new Set(
    marks.flatMap(({ at }) => (at.kind === 'ghost' ? [at.ship] : at.kind === 'ship' ? [at.ship, at.from] : [])),
  );
  return ships.filter(ship => about.has(ship.id));
}

/** Of each ship that offers are about, the nearest one of another side. */
export function foesOf(marks: readonly Mark[], scene: Scene): SceneShip[] {
  const near = shipsAbout(marks, scene).flatMap(ship =>
    scene.ships
      .filter(other => other.side !== ship.side && other.side !== -1 && other.condition !== 'wreck')
      .toSorted((a, b) => distance(a.pose, ship.pose) - distance(b.pose, ship.pose))
      .slice(0, 1),
  );
  return [...new Set(near)];
}

/** What a view has to show of the offers: every handle, and the ships that they are about. */
export function discsOf(marks: readonly Mark[], scene: Scene, scale: number, badges: Badges): Disc[] {
  const { at, gap } = layHandles(marks, scene, scale, badges);
  const r = marks.some(mark => mark.at.kind === 'ghost') ? WITH_CHEVRON : faceOf(gap) + 3;
  return [
    ...at.map(({ x, y }) => ({ x: x * scale, y: y * scale, r })),
    ...shipsAbout(marks, scene).flatMap(ship => shipDiscs(ship, scale, badges)),
  ];
}

/** Ships with their badges: all that are not lost, or some of them. */
export function discsOfShips(scene: Scene, scale: number, ships: readonly SceneShip[] = afloat(scene)): Disc[] {
  const badges = layBadges(scene, scale);
  return ships.flatMap(ship => shipDiscs(ship, scale, badges));
}

export function afloat({ ships }: Scene): SceneShip[] {
  return ships.filter(ship => ship.condition !== 'wreck');
}

function shipDiscs(ship: SceneShip, scale: number, badges: Badges): Disc[] {
  const rect: Rect | undefined = badges.get(ship.id)?.rect;
  const hull = hullDiscs(ship, scale);
  if (rect === undefined) return hull;
  const y = (rect.top + rect.bottom) / 2;
  const r = (rect.bottom - rect.top) / 2;
  return [...hull, { x: rect.left + r, y, r }, { x: rect.right - r, y, r }];
}
