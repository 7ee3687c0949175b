/** Where the handles of offers stand: near what they are about, clear of ships and badges, and no two on top of each other. */

import type { LaidBadge } from './badges.ts';
import { counterDiscs, hullDiscs, layBadges } from './badges.ts';
import type { Hub } from './crowds.ts';
import { inRows, layRoses, ROSE_GAP } from './crowds.ts';
import { bearing, distance, offset, turnBetween } from './geometry.ts';
import type { Disc, Rect } from './rect.ts';
import { isBlock, pile, piecesOf } from './pieces.ts';
import { holds, inset, nearestIn, rectAround } from './rect.ts';
import type { Mark, MarkPlace, Scene, ScenePiece, Spot } from './scene.ts';
import { titleStrip } from './plates.ts';
import { slipRect } from './slip-box.ts';
import type { Keep } from './spread.ts';
import { spread } from './spread.ts';

/** Centre to centre; each handle is a disc of 22 px radius to a finger. */
const GAP = 44;
/** Many at once stand closer, or they would be pushed off the chart. */
const CLOSE_GAP = 30;
const MANY = 12;
/** Closer handles could not be told apart by touch. */
const LEAST_GAP = 24;
/** Places that lie closer than this are a crowd: handles would be pushed to places that are not theirs, and off the sheet. */
const CROWD_GAP = 18;
/** Room of a dot in a crowd. */
const DOT_GAP = 12;
const OUT = 20;
/** From the middle of a small ship: her handle is clear of her and of the ring about her. */
const CLEAR = 26;
/** From the middle of a ship to the rim of her ring, in lengths. */
const RIM = 0.68;
const UP_RIGHT = Math.SQRT1_2;
/** Radius of the drawn disc, for a handle that has all its room. */
export const FACE = 13;
/** A handle with the chevron at its rim. */
const WITH_CHEVRON = 21;

export interface Handles {
  /** In board units, in the order of the marks. */
  readonly at: readonly Spot[];
  /** Room of each, centre to centre, in pixels. */
  readonly gap: number;
  /** Of berths whose handles are laid as roses. */
  readonly hubs: readonly Hub[];
  /** Only dots, each at its true place: the one that is looked at is drawn in full, all of them when the view is closer. */
  readonly crowd: boolean;
}

type Badges = ReadonlyMap<number, LaidBadge>;
type Pieces = ReadonlyMap<number, ScenePiece>;

/** Radius of the disc that is seen. */
export function faceOf(gap: number): number {
  return Math.min(FACE, gap / 2 - 1);
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
  const { bounds } = scene;
  const sheet: Rect = {
    left: bounds.x * scale,
    top: bounds.y * scale,
    right: (bounds.x + bounds.width) * scale,
    bottom: (bounds.y + bounds.height) * scale,
  };
  const bow = bowOf(marks, ships, scale);
  const roses = layRoses(marks, scale, bow, keepsOf(marks, scene, scale, badges, FACE), sheet);
  if (roses !== null && roses.handles.size === marks.length)
    return {
      at: marks.map((_, i) => toBoard(roses.handles.get(i) as Spot, scale)),
      gap: ROSE_GAP,
      hubs: roses.hubs.map(({ at, berth }) => ({ at: toBoard(at, scale), berth: toBoard(berth, scale) })),
      crowd: false,
    };
  const wishes = marks.map(mark => wish(mark, ships, scale));
  if (isCrowd(marks, wishes, scale)) return { at: wishes, gap: DOT_GAP, hubs: [], crowd: true };
  const gap = gapOf(marks, ships, wishes, scale);
  const within = inset(sheet, faceOf(gap), faceOf(gap));
  const isGhost = (i: number): boolean => marks[i]?.at.kind === 'ghost';
  // Where a ship would leave the sheet, her handle stands at its edge.
  const wished = inOrder(marks, ships, wishes, gap / scale).map((p, i) =>
    isGhost(i) ? nearestIn(within, p.x * scale, p.y * scale) : { x: p.x * scale, y: p.y * scale },
  );
  const keeps = keepsOf(marks, scene, scale, badges, faceOf(gap));
  const rims = new Map([
    ...layOnRims(marks, ships, scale, { wished, gap, keeps, within }),
    ...pinned(marks, wished, gap, keeps),
  ]);
  // Handles with a line to their place are moved aside; those that only their place explains stay.
  const free = wished.filter((_, i) => !rims.has(i));
  const fixed = [...rims.values()].map(spot => ({ ...spot, gap }));
  const isBound = (scene.blocks?.length ?? 0) > 0 || marks.some((_, i) => isGhost(i));
  const parted = spread(
    inBerths(marks, free, gap, scene, scale),
    gap,
    [...keeps, ...fixed],
    isBound ? within : undefined,
  );
  let next = 0;
  const laid = wished.map((_, i) => rims.get(i) ?? (parted[next++] as Spot));
  return { at: laid.map(p => toBoard(p, scale)), gap, hubs: [], crowd: false };
}

/** Many places all over a sheet that is seen from afar; in a row along an edge they are laid in rows instead. */
function isCrowd(marks: readonly Mark[], wishes: readonly Spot[], scale: number): boolean {
  if (marks.length <= MANY || !marks.every(({ at }) => at.kind === 'spot')) return false;
  const broad = (axis: 'x' | 'y'): boolean => new Set(wishes.map(spot => spot[axis])).size > 2;
  return broad('x') && broad('y') && usualGap(wishes, scale) < CROWD_GAP;
}

/** Pixels from one to the nearest other, for most of them. */
function usualGap(wishes: readonly Spot[], scale: number): number {
  const nearest = wishes
    .map((a, i) => Math.min(...wishes.filter((_, j) => j !== i).map(b => distance(a, b))) * scale)
    .toSorted((a, b) => a - b);
  return nearest[Math.floor(nearest.length / 2)] ?? Number.POSITIVE_INFINITY;
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

const TURNS = [0, 45, -45, 90, -90, 135, -135, 180] as const;
const FARTHER = [1, 1.3, 1.6] as const;
/** Beyond her ring: for ships that lie so close that all nearer places are on one of their hulls. */
const COST_OF_THE_RING = 6;
/** Off the sheet nobody looks for a handle. */
const COST_OF_THE_EDGE = 150;
/** Nearer to another ship than to her own, a handle looks like the other's. */
const COST_OF_ANOTHERS = 60;
/** Any other ship is so much farther off a ship's handle than she is. */
const NEARER = 1.5;

interface RimRoom {
  readonly wished: readonly Spot[];
  readonly gap: number;
  readonly keeps: readonly Keep[];
  /** The sheet, as far as a handle may go. */
  readonly within: Rect;
}

/** Where most handles of a line of ships go one way round, the others do so too if they can: a line is read as one. */
function layOnRims(marks: readonly Mark[], ships: Pieces, scale: number, room: RimRoom): ReadonlyMap<number, Spot> {
  const first = layTurned(marks, ships, scale, room, 0);
  const turns = [...first.values()].map(({ turn }) => turn);
  const most = TURNS.find(turn => turns.filter(one => one === turn).length * 2 > turns.length) ?? 0;
  const laid = most === 0 ? first : layTurned(marks, ships, scale, room, most);
  return new Map([...laid].map(([mark, { spot }]) => [mark, spot]));
}

/** A ship's handle stays by her: of the places round her ring the one that covers least, as it is liked if it can be. */
function layTurned(
  marks: readonly Mark[],
  ships: Pieces,
  scale: number,
  { wished, gap, keeps, within }: RimRoom,
  liked: number,
): ReadonlyMap<number, { readonly spot: Spot; readonly turn: number }> {
  const laid = new Map<number, { readonly spot: Spot; readonly turn: number }>();
  const place = ({ pose }: ScenePiece): Spot => ({ x: pose.x * scale, y: pose.y * scale });
  marks.forEach(({ at }, i) => {
    const ship = at.kind === 'ship' ? ships.get(at.ship) : undefined;
    const home = wished[i];
    if (ship === undefined || home === undefined) return;
    const middle = place(ship);
    const away = { ...middle, heading: bearing(middle, home) };
    const out = distance(middle, home);
    let best: { spot: Spot; turn: number; cost: number } | null = null;
    const ring = ship.length * RIM * scale + OUT;
    const distances = [
      ...FARTHER.map(far => ({ far: out * far, dear: (far - 1) * 10 })),
      ...(at.kind === 'ship' && at.from !== undefined && ring > out * Math.max(...FARTHER)
        ? [{ far: ring, dear: COST_OF_THE_RING }]
        : []),
    ];
    for (const { far, dear } of distances) {
      for (const turn of TURNS) {
        const spot = offset({ ...away, heading: away.heading + turn }, far);
        // Off its own place a handle costs a little, over anything else it costs by how much it covers.
        let cost = Math.abs(turnBetween(liked, turn)) / 60 + dear;
        if (!holds(within, { ...spot, r: 0 })) cost += COST_OF_THE_EDGE;
        for (const keep of keeps) cost += Math.max(0, keep.gap - distance(keep, spot));
        for (const other of laid.values()) cost += 3 * Math.max(0, gap - distance(other.spot, spot));
        // It must be clear which ship a handle belongs to: other ships are kept farther away.
        for (const other of ships.values()) {
          if (other === ship) continue;
          const off = distance(place(other), spot);
          cost += Math.max(0, out * NEARER - off) / 4 + (off < far ? COST_OF_ANOTHERS : 0);
        }
        if (best === null || cost < best.cost) best = { spot, turn, cost };
      }
    }
    if (best !== null) laid.set(i, best);
  });
  return laid;
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

/** A handle grows by so much while it is looked at. */
const LOOKED_AT = 1.1;
/** Yards reach so far beyond the sides of a hull. */
const RIG = 1.3;

/** Hulls and badges that no handle may cover. */
function keepsOf(marks: readonly Mark[], scene: Scene, scale: number, badges: Badges, face: number): Keep[] {
  if (marks.length === 0) return [];
  const hulls = afloat(scene)
    .flatMap(ship => hullDiscs(ship, scale))
    .map(({ x, y, r }) => ({ x, y, gap: face * LOOKED_AT + r * RIG + 2 }));
  const labels = [...badges.values()].flatMap(({ rect }) => keepsAlong(rect, face));
  const numbers = counterDiscs(scene, scale).map(({ x, y, r }) => ({ x, y, gap: face + r + 1 }));
  // Hulls come last and so weigh most: a handle rather covers a badge than a ship.
  return [...titlesOf(scene, scale, face), ...slipsOf(scene, scale, face), ...numbers, ...labels, ...hulls];
}

/** A line of words, as discs side by side. */
function keepsAlong({ left, top, right, bottom }: Rect, face: number): Keep[] {
  const high = (bottom - top) / 2;
  const count = Math.max(3, Math.ceil((right - left) / (2 * high + face)));
  return Array.from({ length: count }, (_, i) => ({
    x: left + high + ((right - left - 2 * high) * i) / (count - 1),
    y: (top + bottom) / 2,
    gap: face + high + 1,
  }));
}

function slipsOf({ slips = [] }: Scene, scale: number, face: number): Keep[] {
  return slips.flatMap(slip => keepsAlong(slipRect(slip, scale), face));
}

/** Names of plates, as discs side by side. */
function titlesOf({ plates = [] }: Scene, scale: number, face: number): Keep[] {
  return plates.flatMap(plate => {
    const { middle, high, words } = titleStrip(plate, scale);
    const reach = Math.max(0, words / 2 - high / 2);
    return [-1, 0, 1].map(way => ({ x: middle.x + way * reach, y: middle.y, gap: face + high / 2 }));
  });
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

export function sizeOf(
  at: Extract<MarkPlace, { kind: 'ghost' }>,
  ships: Pieces,
): { readonly length: number; readonly beam: number } {
  const { length, beam } = ships.get(at.ship) ?? at.size ?? { length: 0, beam: 0 };
  return { length, beam };
}

/** Half a handle with its chevron, for labels that keep clear of it. */
const HANDLE = 21;

/** What no label may cover. */
export function blockedBy(handles: Handles, badges: Badges, scene: Scene, scale: number): Rect[] {
  return [
    ...handles.at.map(({ x, y }) => rectAround(x * scale, y * scale, HANDLE)),
    ...[...badges.values()].map(({ rect }) => rect),
    ...(scene.slips ?? []).map(slip => slipRect(slip, scale)),
    ...piecesOf(scene)
      .flatMap(piece => hullDiscs(piece, scale))
      .concat(counterDiscs(scene, scale))
      .map(({ x, y, r }) => rectAround(x, y, r)),
  ];
}

/** The pieces that offers are about. */
function piecesAbout(marks: readonly Mark[], scene: Scene): ScenePiece[] {
  const about = new Set(
    marks.flatMap(({ at }) => (at.kind === 'ghost' ? [at.ship] : at.kind === 'ship' ? [at.ship, at.from] : [])),
  );
  return piecesOf(scene).filter(({ id }) => about.has(id));
}

/** Of each piece that offers are about, and of some others, the nearest one of another side. */
export function foesOf(marks: readonly Mark[], scene: Scene, others: readonly ScenePiece[] = []): ScenePiece[] {
  const near = [...piecesAbout(marks, scene), ...others].flatMap(ship =>
    afloat(scene)
      .filter(other => other.side !== ship.side && other.side !== -1)
      .toSorted((a, b) => distance(a.pose, ship.pose) - distance(b.pose, ship.pose))
      .slice(0, 1),
  );
  return [...new Set(near)];
}

/** What a view has to show of the offers: every handle, and the ships that they are about. */
export function discsOf(marks: readonly Mark[], scene: Scene, scale: number, badges: Badges): Disc[] {
  const { at, gap } = layHandles(marks, scene, scale, badges);
  const r = marks.some(mark => mark.at.kind === 'ghost') && hasChevrons(gap) ? WITH_CHEVRON : faceOf(gap) + 3;
  return [
    ...at.map(({ x, y }) => ({ x: x * scale, y: y * scale, r })),
    ...piecesAbout(marks, scene).flatMap(piece => discsOfPiece(piece, scale, badges)),
  ];
}

/** Pieces with their badges: all that are not lost, or some of them. */
export function discsOfPieces(scene: Scene, scale: number, pieces: readonly ScenePiece[] = afloat(scene)): Disc[] {
  const badges = layBadges(scene, scale);
  return pieces.flatMap(piece => discsOfPiece(piece, scale, badges));
}

/** Pieces that are not lost. */
export function afloat({ ships, blocks = [] }: Scene): readonly ScenePiece[] {
  return [...ships.filter(ship => ship.condition !== 'wreck'), ...pile(blocks)];
}

function discsOfPiece(piece: ScenePiece, scale: number, badges: Badges): Disc[] {
  const rect: Rect | undefined = badges.get(piece.id)?.rect;
  const hull = hullDiscs(piece, scale);
  if (rect === undefined) return hull;
  const y = (rect.top + rect.bottom) / 2;
  const r = (rect.bottom - rect.top) / 2;
  return [...hull, { x: rect.left + r, y, r }, { x: rect.right - r, y, r }];
}
