/** Where the handles of offers stand: near what they are about, and no two on top of each other. */

import { distance, offset } from './geometry.ts';
import type { Mark, MarkPlace, Scene, SceneShip } from './scene.ts';
import type { Keep, Spot } from './spread.ts';
import { spread } from './spread.ts';

/** Centre to centre; each handle is a disc of 22 px radius to a finger. */
const GAP = 44;
/** Many at once stand closer, or they would be pushed off the chart. */
const CLOSE_GAP = 30;
const MANY = 12;
const OUT = 20;

/** Room of each handle, centre to centre, in pixels. */
export function gapOf(marks: readonly Mark[]): number {
  return marks.length > MANY ? CLOSE_GAP : GAP;
}

/** Where each handle stands, in board units: by the bow of a ghost, on the rim of a ship's ring, towards her enemy. */
export function layHandles(marks: readonly Mark[], scene: Scene, scale: number): Spot[] {
  const ships = new Map(scene.ships.map(ship => [ship.id, ship]));
  const gap = gapOf(marks);
  const wished = inOrder(
    marks,
    ships,
    marks.map(mark => wish(mark, ships, scale)),
    gap / scale,
  ).map(p => ({ x: p.x * scale, y: p.y * scale }));
  return spread(wished, gap, hulls(marks, ships, scale)).map(p => ({ x: p.x / scale, y: p.y / scale }));
}

/** Straight runs of one ship keep their order along her course, however little apart they end. */
function inOrder(
  marks: readonly Mark[],
  ships: ReadonlyMap<number, SceneShip>,
  wished: readonly Spot[],
  gap: number,
): Spot[] {
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

/** Handles of a ship that is about to move keep off her own hull. */
function hulls(marks: readonly Mark[], ships: ReadonlyMap<number, SceneShip>, scale: number): Keep[] {
  const movers = new Set(marks.flatMap(({ at }) => (at.kind === 'ghost' ? [at.ship] : [])));
  return [...movers].flatMap(id => {
    const ship = ships.get(id);
    if (ship === undefined) return [];
    return [-0.4, 0, 0.4].map(along => {
      const p = offset(ship.pose, ship.length * along);
      return { x: p.x * scale, y: p.y * scale, gap: 17 + (ship.beam * scale) / 2 };
    });
  });
}

function wish(mark: Mark, ships: ReadonlyMap<number, SceneShip>, scale: number): { x: number; y: number } {
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
      return { x: ship.pose.x + out * 0.75, y: ship.pose.y - out * 0.75 };
    }
  }
}

export function sizeOf(
  at: Extract<MarkPlace, { kind: 'ghost' }>,
  ships: ReadonlyMap<number, SceneShip>,
): { readonly length: number; readonly beam: number } {
  const { length, beam } = ships.get(at.ship) ?? at.size ?? { length: 0, beam: 0 };
  return { length, beam };
}

/** Middle of a badge beyond the stern, in pixels; see `badgeTransform`. */
const BADGE_OUT = 16;

export function badgePlaces(scene: Scene, scale: number): Spot[] {
  return scene.ships.map(ship => offset(ship.pose, -(ship.length / 2 + BADGE_OUT / scale)));
}
