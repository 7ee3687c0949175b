/** Where the handles of offers stand: near what they are about, clear of ships and badges, and no two on top of each other. */

import type { Badges } from './badges.ts';
import { hullDiscs, sheetOf } from './badges.ts';
import type { Wanted } from './clear.ts';
import { clear } from './clear.ts';
import type { Hub } from './crowds.ts';
import { inRows, layRoses, ROSE_GAP } from './crowds.ts';
import { distance, offset } from './geometry.ts';
import { keepsOf, otherPlates, solidsOf } from './keeps.ts';
import { baseOf, isBlock, piecesOf } from './pieces.ts';
import type { Rect } from './rect.ts';
import { holds, inset, nearestIn } from './rect.ts';
import { layOnRims, OUT, RIM } from './rims.ts';
import type { Mark, MarkPlace, Scene, ScenePiece, ShipBase, Spot } from './scene.ts';
import type { Keep } from './spread.ts';
import { spread } from './spread.ts';

/** Centre to centre; each handle is a disc of 22 px radius to a finger. */
const GAP = 44;
/** Many at once stand closer, or they would be pushed off the chart. */
const CLOSE_GAP = 30;
const MANY = 12;
/** Closer handles could not be told apart by touch. */
const LEAST_GAP = 24;
/** Where a quarter of the places lie closer than this they are a crowd: handles would be pushed to places that are not theirs, and off the sheet. */
const CROWD_GAP = 18;
/** Room of a dot in a crowd. */
const DOT_GAP = 12;
/** From the middle of a small ship: her handle is clear of her and of the ring about her. */
const CLEAR = 26;
const UP_RIGHT = Math.SQRT1_2;
/** So many times as far from a ship as handles are usually laid, one no longer stands on her ring. */
const BEYOND = 1.35;
/** Radius of the drawn disc, for a handle that has all its room. */
export const FACE = 13;
/** A handle with the chevron at its rim. */
export const WITH_CHEVRON = 21;

/** One of them, in board units. */
export interface LaidHandle extends Spot {
  /** There is no room for more than a dot: drawn in full while it is looked at, and whenever the view is closer. */
  readonly isDot: boolean;
  /** It stands farther off its ship than others do: a line leads to her. */
  readonly isOff: boolean;
}

export interface Handles {
  /** In the order of the marks. */
  readonly at: readonly LaidHandle[];
  /** Room of each, centre to centre, in pixels. */
  readonly gap: number;
  /** Of berths whose handles are laid as roses. */
  readonly hubs: readonly Hub[];
}

type Pieces = ReadonlyMap<number, ScenePiece>;

/** Between two discs there is water, also while one of them is looked at and larger. */
const BETWEEN = 4;

/** Radius of the disc that is seen. */
export function faceOf(gap: number): number {
  return Math.min(FACE, (gap - BETWEEN) / 2);
}

/** In a rose a handle's place says how she would head, and there is no room at its rim. */
export function hasChevrons(gap: number): boolean {
  return gap >= CLOSE_GAP;
}

/** Marks that the camera goes to: all but far goals, unless there is nothing else. */
export function nearby(marks: readonly Mark[]): readonly Mark[] {
  const near = marks.filter(({ at }) => at.kind !== 'spot' || at.far !== true);
  return near.length === 0 ? marks : near;
}

/** Where each handle stands: by the bow of a ghost, on the rim of a ship's ring, towards her enemy. */
export function layHandles(marks: readonly Mark[], scene: Scene, scale: number, badges: Badges): Handles {
  const ships: Pieces = new Map(piecesOf(scene).map(piece => [piece.id, piece]));
  const sheet = sheetOf(scene, scale);
  const bow = bowOf(marks, ships, scale);
  const roses = layRoses(marks, scale, bow, keepsOf(marks, scene, scale, badges, FACE), sheet);
  if (roses !== null && roses.handles.size === marks.length)
    return {
      at: marks.map((_, i) => ({ ...toBoard(roses.handles.get(i) as Spot, scale), isDot: false, isOff: false })),
      gap: ROSE_GAP,
      hubs: roses.hubs.map(({ at, berth }) => ({ at: toBoard(at, scale), berth: toBoard(berth, scale) })),
    };
  const wishes = marks.map(mark => wish(mark, ships, scale));
  if (isCrowd(marks, wishes, scale))
    return { at: wishes.map(spot => ({ ...spot, isDot: true, isOff: false })), gap: DOT_GAP, hubs: [] };
  const gap = gapOf(marks, ships, wishes, scale);
  const within = inset(sheet, faceOf(gap), faceOf(gap));
  const isGhost = (i: number): boolean => marks[i]?.at.kind === 'ghost';
  // Where a ship would leave the sheet, her handle stands at its edge.
  const wished = inOrder(marks, ships, wishes, gap / scale).map((p, i) =>
    isGhost(i) ? nearestIn(within, p.x * scale, p.y * scale) : { x: p.x * scale, y: p.y * scale },
  );
  const keeps = keepsOf(marks, scene, scale, badges, faceOf(gap));
  const pins = new Map(pinned(marks, wished, gap, keeps));
  const rims = new Map([...layOnRims(marks, ships, scale, { wished, gap, keeps, within }), ...pins]);
  // Handles with a line to their place are moved aside; those that only their place explains stay.
  const free = wished.filter((_, i) => !rims.has(i));
  const fixed = [...rims.values()].map(spot => ({ ...spot, gap }));
  const hasBlocks = (scene.blocks?.length ?? 0) > 0;
  const parted = spread(
    inBerths(marks, free, gap, scene, scale),
    gap,
    [...keeps, ...fixed],
    hasBlocks || marks.some((_, i) => isGhost(i)) ? within : undefined,
  );
  let next = 0;
  const wanted = wished.map((home, i): Wanted => {
    const { at } = marks[i] as Mark;
    const spot = rims.get(i) ?? parted[next++] ?? home;
    const { about, ...matter } = matterOf(at, ships, scale, gap);
    // On a chart of blocks a place among the steps of a course keeps its handle.
    const stays = hasBlocks && at.kind === 'spot' && pins.has(i);
    // Who leaves the sheet has her handle at its edge; a berth at the edge, or beyond it, has it there.
    const isOn = at.kind === 'ghost' || holds(at.kind === 'spot' ? within : sheet, { ...about, r: 0 });
    return {
      spot,
      ...matter,
      about: stays ? null : about,
      foreign: otherPlates(scene, about, scale),
      within: isOn ? sheet : ANYWHERE,
    };
  });
  const laid = clear(wanted, faceOf(gap), solidsOf(scene, scale, badges));
  const isBeyond = (i: number, spot: Spot): boolean => {
    const [about, home] = [wanted[i]?.about ?? null, wished[i]];
    if (marks[i]?.at.kind !== 'ship' || about === null || home === undefined) return false;
    return distance(spot, about) > BEYOND * distance(home, about);
  };
  return {
    at: laid.map(({ isDot, isMoved, ...spot }, i) => ({
      ...toBoard(spot, scale),
      isDot,
      isOff: isMoved || isBeyond(i, spot),
    })),
    gap,
    hubs: [],
  };
}

const ANYWHERE: Rect = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

interface Matter extends Pick<Wanted, 'own' | 'heading' | 'rivals'> {
  readonly about: Spot;
}

/** What a handle is about, and what of it that would cover when it is moved. */
function matterOf(at: MarkPlace, ships: Pieces, scale: number, gap: number): Matter {
  const inPixels = ({ x, y }: Spot): Spot => ({ x: x * scale, y: y * scale });
  const plain = { own: [], heading: null, rivals: [] };
  switch (at.kind) {
    case 'ghost': {
      const piece = ships.get(at.ship);
      const about = inPixels(at.pose);
      // A block has no bow: its handle stands at the destination itself.
      if (piece !== undefined && isBlock(piece)) return { ...plain, about };
      const own = hullDiscs({ pose: at.pose, ...sizeOf(at, ships) }, scale);
      return { about, own, heading: hasChevrons(gap) ? at.pose.heading : null, rivals: [] };
    }
    case 'ship': {
      const others = [...ships.values()].filter(({ id }) => id !== at.ship);
      const about = ships.get(at.ship)?.pose ?? { x: 0, y: 0 };
      return { ...plain, about: inPixels(about), rivals: others.map(({ pose }) => inPixels(pose)) };
    }
    case 'spot':
      return { ...plain, about: inPixels(at) };
  }
}

/** Many places all over a sheet that is seen from afar; in a row along an edge they are laid in rows instead. */
function isCrowd(marks: readonly Mark[], wishes: readonly Spot[], scale: number): boolean {
  if (marks.length <= MANY || !marks.every(({ at }) => at.kind === 'spot')) return false;
  const broad = (axis: 'x' | 'y'): boolean => new Set(wishes.map(spot => spot[axis])).size > 2;
  const isDense = usualGap(wishes, scale) < LEAST_GAP || usualGap(wishes, scale, 1 / 4) < CROWD_GAP;
  return broad('x') && broad('y') && isDense;
}

/** Pixels from one to the nearest other: no more than that for this share of them, half unless it is said. */
function usualGap(wishes: readonly Spot[], scale: number, share = 1 / 2): number {
  const nearest = wishes
    .map((a, i) => Math.min(...wishes.filter((_, j) => j !== i).map(b => distance(a, b))) * scale)
    .toSorted((a, b) => a - b);
  return nearest[Math.floor(nearest.length * share)] ?? Number.POSITIVE_INFINITY;
}

/**
 * Beside ghosts, which have lines, a place that stands alone keeps its handle: nothing else says what it is about. That of a far
 * goal makes room for a piece that is there already.
 */
function pinned(
  marks: readonly Mark[],
  wished: readonly Spot[],
  gap: number,
  keeps: readonly Keep[],
): [mark: number, spot: Spot][] {
  if (!marks.some(({ at }) => at.kind === 'ghost')) return [];
  const spots = marks.flatMap(({ at }, i) => (at.kind === 'spot' ? [i] : []));
  const isAlone = (i: number): boolean =>
    spots.every(other => other === i || distance(wished[i] as Spot, wished[other] as Spot) >= gap);
  const isTaken = (i: number): boolean => {
    const at = marks[i]?.at;
    if (at?.kind !== 'spot' || at.far !== true) return false;
    return keeps.some(keep => distance(keep, wished[i] as Spot) < keep.gap / 2);
  };
  return spots.filter(i => isAlone(i) && !isTaken(i)).map(i => [i, wished[i] as Spot]);
}

function toBoard({ x, y }: Spot, scale: number): Spot {
  return { x: x / scale, y: y / scale };
}

/** From the middle of a ship that is laid out to a handle clear of her bow. */
function bowOf(marks: readonly Mark[], ships: Pieces, scale: number): number {
  const lengths = marks.map(({ at }) => (at.kind === 'ghost' ? sizeOf(at, ships).length : 0));
  return (Math.max(0, ...lengths) / 2) * scale + FACE;
}

/** Berths alone may be laid in rows: among them no ship's handle is in the way. */
function inBerths(
  marks: readonly Mark[],
  spots: readonly Spot[],
  gap: number,
  { bounds }: Scene,
  scale: number,
): readonly Spot[] {
  if (!marks.every(({ at }) => at.kind === 'spot')) return spots;
  return inRows(spots, gap, {
    x: (bounds.x + bounds.width / 2) * scale,
    y: (bounds.y + bounds.height / 2) * scale,
  });
}

/**
 * Ghosts have lines that lead to them and may stand off, but no farther than they must: a run of a few centimetres is not
 * to look like one that leaves the table. Handles of ships and berths are known by their place alone: they are rather made
 * small than pushed to a neighbour's.
 */
function gapOf(marks: readonly Mark[], ships: Pieces, wishes: readonly Spot[], scale: number): number {
  const most = marks.length > MANY ? CLOSE_GAP : GAP;
  if (marks.some(({ at }) => at.kind === 'ghost')) {
    const rooms = [...runsOf(marks, ships, wishes).values()].flatMap(runs => {
      const [first, last] = [runs[0]?.along ?? 0, runs.at(-1)?.along ?? 0];
      return runs.length > 2 ? [((last - first) * scale) / (runs.length - 1)] : [];
    });
    return Math.max(CLOSE_GAP, Math.min(most, ...rooms));
  }
  return Math.max(LEAST_GAP, Math.min(most, usualGap(wishes, scale)));
}

interface Run {
  readonly mark: number;
  readonly ship: ScenePiece;
  readonly along: number;
}

/** Straight runs of each ship, the shortest first. */
function runsOf(marks: readonly Mark[], ships: Pieces, wished: readonly Spot[]): ReadonlyMap<number, readonly Run[]> {
  const runs = new Map<number, Run[]>();
  marks.forEach(({ at }, mark) => {
    const ship = at.kind === 'ghost' ? ships.get(at.ship) : undefined;
    if (at.kind !== 'ghost' || ship === undefined || isBlock(ship)) return;
    if (at.path.some(pose => pose.heading !== ship.pose.heading)) return;
    const hers = runs.get(ship.id) ?? [];
    hers.push({ mark, ship, along: distance(ship.pose, wished[mark] as Spot) });
    runs.set(ship.id, hers);
  });
  for (const hers of runs.values()) hers.sort((a, b) => a.along - b.along);
  return runs;
}

/** Straight runs of one ship keep their order along her course, however little apart they end. */
function inOrder(marks: readonly Mark[], ships: Pieces, wished: readonly Spot[], gap: number): Spot[] {
  const places = [...wished];
  for (const runs of runsOf(marks, ships, wished).values()) {
    let last = Number.NEGATIVE_INFINITY;
    for (const { mark, ship, along } of runs) {
      last = Math.max(along, last + gap);
      places[mark] = offset(ship.pose, last);
    }
  }
  return places;
}

function wish(mark: Mark, ships: Pieces, scale: number): Spot {
  const { at } = mark;
  switch (at.kind) {
    case 'ghost': {
      const piece = ships.get(at.ship);
      // A block has no bow: its handle stands at the destination itself.
      if (piece !== undefined && isBlock(piece)) return at.pose;
      return offset(at.pose, sizeOf(at, ships).length / 2 + OUT / scale);
    }
    case 'spot':
      return at;
    case 'ship': {
      const ship = ships.get(at.ship);
      if (ship === undefined) return { x: 0, y: 0 };
      const rim = ship.length * RIM;
      const from = at.from === undefined ? undefined : ships.get(at.from);
      if (from !== undefined && from !== ship) {
        const far = Math.hypot(from.pose.x - ship.pose.x, from.pose.y - ship.pose.y) || 1;
        const out = Math.min(rim + OUT / scale, far * 0.5);
        return {
          x: ship.pose.x + ((from.pose.x - ship.pose.x) * out) / far,
          y: ship.pose.y + ((from.pose.y - ship.pose.y) * out) / far,
        };
      }
      const out = Math.max(rim, CLEAR / scale);
      return { x: ship.pose.x + out * UP_RIGHT, y: ship.pose.y - out * UP_RIGHT };
    }
  }
}

/** How large a ghost is, and whether it stands on a base. */
export function sizeOf(
  at: Extract<MarkPlace, { kind: 'ghost' }>,
  ships: Pieces,
): { readonly length: number; readonly beam: number; readonly base: ShipBase | undefined } {
  const piece = ships.get(at.ship);
  const { length, beam } = piece ?? at.size ?? { length: 0, beam: 0 };
  return { length, beam, base: piece === undefined ? at.base : baseOf(piece) };
}
