/** Where badges lie: off the stern, or, where that would cover a ship or another badge, alongside. Pixels at one scale. */

import { offset } from './geometry.ts';
import type { Disc, Rect } from './rect.ts';
import { isWithin, meets, overlap, shifted } from './rect.ts';
import { reachOfSails } from './rig.ts';
import type { Pose, Scene, ScenePiece, SceneShip, ShipBase, Spot } from './scene.ts';
import { windAt } from './winds.ts';

export const berths = ['astern', 'starboard', 'port', 'ahead'] as const;
export type Berth = (typeof berths)[number];

/** What is needed to place one badge at any pose of its ship. */
export interface BadgeLie {
  readonly length: number;
  /** From her middle line to where a badge alongside may begin. */
  readonly abeam: number;
  readonly berth: Berth;
  /** The badge round its own middle. */
  readonly box: Rect;
  /** So many pixels farther off than usual. */
  readonly out: number;
}

export interface LaidBadge {
  readonly lie: BadgeLie;
  /** In a crowd the flag is left out. */
  readonly small: boolean;
  readonly named: boolean;
  /** Where it lies, from the board's origin. */
  readonly rect: Rect;
}

/** The badges of a scene, by ship. */
export type Badges = ReadonlyMap<number, LaidBadge>;

const FULL: Rect = { left: -19, top: -9, right: 19, bottom: 9 };
const SMALL: Rect = { left: -10, top: -9, right: 10, bottom: 9 };
/** Of the sign of one at anchor or aground, beside the badge. */
const SIGN = 17;
const CHARACTER = 6.4;
const NAME_BELOW = 25;
const GAP = 4;
/** In the densest ranks small ones hang closer by so much, over the tips of yards. */
const CLOSER = 3;
/** Alongside, a badge keeps at least so many beams from her middle line. */
const ALONGSIDE = 0.8;

type Size = 'full' | 'small' | 'close';

/** Ships of this size on the screen, in pixels, lose their finest lines; larger ones carry their names. */
const DETAIL_FROM = 46;
const NAMES_FROM = 64;

export type Detail = 'coarse' | 'fine' | 'names';

export function detailOf(ships: readonly ScenePiece[], scale: number): Detail {
  const longest = Math.max(0, ...ships.map(ship => ship.length)) * scale;
  return longest >= NAMES_FROM ? 'names' : longest >= DETAIL_FROM ? 'fine' : 'coarse';
}

function boxOf(ship: SceneShip, size: Size, named: boolean): Rect {
  const box = size === 'full' ? FULL : SMALL;
  const sign = ship.condition === 'anchored' || ship.condition === 'aground' ? SIGN : 0;
  const name = named ? (ship.name.length * CHARACTER) / 2 : 0;
  return {
    left: Math.min(box.left, -name),
    top: box.top,
    right: Math.max(box.right + sign, name),
    bottom: named ? NAME_BELOW : box.bottom,
  };
}

/** The point of the hull that the badge hangs on, in board units, and by how many pixels its middle is off it. */
export function hangs(
  pose: Pose,
  { length, abeam, berth, box, out: farther }: BadgeLie,
): { readonly from: Spot; readonly by: Spot } {
  const turn = { ahead: 0, starboard: 90, astern: 180, port: 270 }[berth];
  const isAbeam = berth === 'port' || berth === 'starboard';
  const way = { ...pose, heading: pose.heading + turn };
  const from = offset(way, isAbeam ? abeam : length / 2);
  const out = offset({ x: 0, y: 0, heading: way.heading }, 1);
  // All of the badge lies beyond a line perpendicular to its direction, so that no corner reaches back over the hull.
  const halfWidth = (box.right - box.left) / 2;
  const halfHeight = (box.bottom - box.top) / 2;
  const far = halfWidth * Math.abs(out.x) + halfHeight * Math.abs(out.y) + GAP + farther;
  return {
    from,
    by: { x: out.x * far - (box.left + box.right) / 2, y: out.y * far - (box.top + box.bottom) / 2 },
  };
}

function rectOf(pose: Pose, lie: BadgeLie, scale: number): Rect {
  const { from, by } = hangs(pose, lie);
  return shifted(lie.box, from.x * scale + by.x, from.y * scale + by.y);
}

/** Yards reach out beyond the hull; a model has hers on her base. */
function abeamOf(ship: SceneShip, windFrom: number): number {
  const clear = ship.beam * ALONGSIDE;
  return ship.base === undefined ? Math.max(clear, reachOfSails(ship, windFrom)) : clear;
}

const ALONG = [-1, -0.5, 0, 0.5, 1] as const;
/** Share of the beam that is kept clear to each side: half of it, and a little for the yards. */
const GIRTH = 0.55;

/** From the middle of a ship to the end of her bowsprit, in lengths. */
export const SPRIT = 0.6;

/** Corners of a base as discs so large and so far from its edges, in its width. */
const CORNER = { r: 0.2, inset: 0.14 } as const;

interface Body extends Pick<ScenePiece, 'pose' | 'length' | 'beam'> {
  readonly base?: ShipBase | undefined;
}

/** A hull as a row of discs, from stern to bow; a base to its corners. */
export function hullDiscs({ pose, length, beam, base }: Body, scale: number): Disc[] {
  const discAt = (ahead: number, abeam: number, r: number): Disc => {
    const at = offset(pose, ahead, abeam);
    return { x: at.x * scale, y: at.y * scale, r: Math.max(2, beam * scale * r) };
  };
  const hull = ALONG.map(along => discAt((along * (length - beam)) / 2, 0, GIRTH));
  if (base === undefined) return hull;
  const [ahead, abeam] = [length / 2 - beam * CORNER.inset, beam / 2 - beam * CORNER.inset];
  return [...hull, ...[1, -1].flatMap(way => [abeam, -abeam].map(side => discAt(way * ahead, side, CORNER.r)))];
}

/** The end of a bowsprit; a model has hers on her base. */
function spritDiscs({ pose, length, beam, base }: SceneShip, scale: number): Disc[] {
  if (base !== undefined) return [];
  const at = offset(pose, length * SPRIT);
  return [{ x: at.x * scale, y: at.y * scale, r: beam * scale * 0.1 }];
}

/** Numbers that are to be read, such as those of smoke. */
export function counterDiscs({ counters = [] }: Scene, scale: number): Disc[] {
  return counters.map(({ at, size, leastPixels = 0, beyond }) => {
    const r = Math.max(size * scale, leastPixels) / 2;
    const place = { x: at.x * scale, y: at.y * scale };
    return { ...(beyond === undefined ? place : offset({ ...place, heading: beyond }, r)), r };
  });
}

/** The sheet at a scale. */
export function sheetOf({ bounds: { x, y, width, height } }: Scene, scale: number): Rect {
  return { left: x * scale, top: y * scale, right: (x + width) * scale, bottom: (y + height) * scale };
}

const HIT = 60;
/** Beyond the edge of the sheet a badge looks lost; it rather goes there than over another. */
const COST_OF_THE_EDGE = 8;
/** A number is rather covered than a ship. */
const HIT_NUMBER = 20;
/** In a melee a badge rather stands off, in steps of so many pixels, than covers a ship or another badge. */
const STAND_OFF = 13;
const STEPS_OFF = [1, 2] as const;
const COST_OF_STANDING_OFF = 30;
/** How often those that lie on each other choose anew. */
const ROUNDS = 3;

/** Badges of a scene by ship. When a quarter of them finds no good place, or they cover less so, all are made small. */
export function layBadges(scene: Scene, scale: number): Badges {
  const named = detailOf(scene.ships, scale) === 'names';
  // Numbers alone make no crowd: who goes out of their way keeps her flag.
  const open: Scene = { ...scene, counters: [] };
  const full = alike(open, scale, named, 'full');
  const isCrowd = full.crowded * 4 > scene.ships.length;
  const small = isCrowd || full.covering > 0 ? smallest(open, scale, named) : null;
  const isSmall = small !== null && (small.covering < full.covering || (isCrowd && small.crowded <= full.crowded));
  const best = isSmall ? small : full;
  if (scene.counters === undefined || scene.counters.length === 0) return best.badges;
  return alike(scene, scale, named, best.size).badges;
}

/** Small ones, and close to their ships where that covers less. */
function smallest(scene: Scene, scale: number, named: boolean): Laid {
  const small = alike(scene, scale, named, 'small');
  if (small.covering === 0) return small;
  const close = alike(scene, scale, named, 'close');
  return close.covering < small.covering ? close : small;
}

/** Where most go abeam, as along a line, the others do so too if they can: a line is read as one. */
function alike(scene: Scene, scale: number, named: boolean, size: Size): Laid {
  const first = lay(scene, scale, named, size, null);
  const count = (berth: Berth): number => [...first.badges.values()].filter(({ lie }) => lie.berth === berth).length;
  const most = berths.find(berth => berth !== 'astern' && count(berth) * 2 > scene.ships.length);
  return most === undefined ? first : lay(scene, scale, named, size, most);
}

interface Laid {
  readonly size: Size;
  readonly badges: Badges;
  /** How many cover something, or had to go to the last places of all. */
  readonly crowded: number;
  /** How many cover a ship or another badge. */
  readonly covering: number;
}

interface Place {
  readonly badge: LaidBadge;
  readonly isOverShip: boolean;
}

function lay(scene: Scene, scale: number, named: boolean, size: Size, first: Berth | null): Laid {
  const { ships } = scene;
  const small = size !== 'full';
  const closer = size === 'close' ? CLOSER : 0;
  const numbers = counterDiscs(scene, scale);
  const sheet = sheetOf(scene, scale);
  const places = new Map<SceneShip, Place>();
  const hulls = ships.flatMap(ship =>
    [...hullDiscs(ship, scale), ...spritDiscs(ship, scale)].map(disc => ({ ship, disc })),
  );

  function placeOf(ship: SceneShip): Place | null {
    const box = boxOf(ship, size, named);
    const abeam = size === 'close' ? ship.beam * ALONGSIDE : abeamOf(ship, windAt(scene.winds, ship.pose));
    let best: (Place & { readonly cost: number }) | null = null;
    const usual = berthsOf(ship, named);
    const near = (first === null ? usual : [first, ...usual]).map(berth => ({ berth, steps: 0 }));
    const far = STEPS_OFF.flatMap(steps => usual.map(berth => ({ berth, steps })));
    for (const { berth, steps } of [...near, ...far]) {
      const lie: BadgeLie = { length: ship.length, abeam, box, berth, out: steps * STAND_OFF - closer };
      const rect = rectOf(ship.pose, lie, scale);
      const hits = hulls.filter(hull => hull.ship !== ship && meets(hull.disc, rect)).length;
      let cost = hits * HIT + steps * COST_OF_STANDING_OFF + (isWithin(rect, sheet) ? 0 : COST_OF_THE_EDGE);
      for (const [other, { badge }] of places) if (other !== ship) cost += overlap(rect, badge.rect);
      for (const disc of numbers) if (meets(disc, rect)) cost += HIT_NUMBER;
      if (best === null || cost < best.cost) best = { cost, isOverShip: hits > 0, badge: { lie, small, named, rect } };
      if (cost === 0) break;
    }
    return best;
  }

  function choose(ship: SceneShip): void {
    const place = placeOf(ship);
    if (place !== null) places.set(ship, place);
  }

  function isCrossed(ship: SceneShip): boolean {
    const rect = places.get(ship)?.badge.rect;
    if (rect === undefined) return false;
    return [...places].some(([other, { badge }]) => other !== ship && overlap(badge.rect, rect) > 0);
  }

  for (const ship of ships) choose(ship);
  // Who chose first may be in the way of those that came later.
  for (let round = 0; round < ROUNDS; round++) {
    const crossed = ships.filter(ship => isCrossed(ship));
    if (crossed.length === 0) break;
    for (const ship of crossed) choose(ship);
  }
  const all = [...places];
  const isCovering = (ship: SceneShip, { isOverShip }: Place): boolean => isOverShip || isCrossed(ship);
  // Next to a line of ships badges on both sides leave no room for handles.
  const isLast = ({ berth, out }: BadgeLie): boolean => out > 0 || (!named && (berth === 'port' || berth === 'ahead'));
  return {
    size,
    badges: new Map(all.map(([{ id }, { badge }]) => [id, badge])),
    crowded: all.filter(([ship, place]) => isCovering(ship, place) || isLast(place.badge.lie)).length,
    covering: all.filter(([ship, place]) => isCovering(ship, place)).length,
  };
}

/** Under a hull that lies across the screen a name hangs closer than behind it. */
function berthsOf({ pose }: SceneShip, named: boolean): readonly Berth[] {
  const across = Math.sin((pose.heading * Math.PI) / 180);
  if (!named || Math.abs(across) < 0.6) return berths;
  return across > 0 ? ['starboard', 'astern', 'port', 'ahead'] : ['port', 'astern', 'starboard', 'ahead'];
}
