/** A ship's log read for the mat: what each box holds and what the marked ones give. */

import type { SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { BATTERIES, SHIPS, TERRAIN, TRACKS } from '@weathergauge/rules-sails-of-glory/figures';

const BATTERY = 2;
const BUILDING = 3;
const BURNT = -1;
const FLOODED = -2;

export type Fill = 'empty' | 'part' | 'full' | 'burnt' | 'flooded';

export interface HullBox {
  /** Forward, full and rear; of a battery by its arcs. */
  readonly guns: readonly number[];
  readonly fill: Fill;
  readonly points: number;
  /** Her firepower is read here. */
  readonly isNow: boolean;
}

export interface CrewBox {
  readonly muskets: number;
  readonly lost: boolean;
  readonly isNow: boolean;
}

export interface ShipLog {
  readonly hull: readonly HullBox[];
  readonly crew: readonly CrewBox[];
  /** Crew actions by column; empty below the Advanced rules. */
  readonly actions: readonly { readonly count: number; readonly isNow: boolean }[];
}

export const isBattery = (ship: Pick<ShipView, 'base'>): boolean => ship.base === BATTERY;
export const isBuilding = (ship: Pick<ShipView, 'base'>): boolean => ship.base === BUILDING;

const ADVANCED = 2;

export function shipLogOf(view: Pick<SailsView, 'level'>, ship: ShipView): ShipLog {
  const { guns, musketry, actions } = printed(ship);
  const first = ship.hull.indexOf(0);
  const covered = ship.hull.filter(points => points !== 0).length;
  const column = Math.max(covered, ship.crew);
  return {
    hull: ship.hull.map((points, i) => ({
      guns: guns[i] ?? [],
      fill: fillOf(points, ship.burden),
      points: Math.max(0, points),
      isNow: i === first,
    })),
    crew: musketry.map((muskets, i) => ({ muskets, lost: i < ship.crew, isNow: i === ship.crew })),
    actions: view.level < ADVANCED ? [] : actions.map((count, i) => ({ count, isNow: i === column })),
  };
}

interface Printed {
  readonly guns: readonly (readonly number[])[];
  readonly musketry: readonly number[];
  readonly actions: readonly number[];
}

function printed(ship: ShipView): Printed {
  if (isBattery(ship)) return BATTERIES[ship.card] ?? NOTHING;
  const track = TRACKS[ship.track];
  if (track === undefined) return NOTHING;
  const { fore, full, rear, musketry, actions } = track;
  return { guns: full.map((figure, i) => [fore[i] ?? 0, figure, rear[i] ?? 0]), musketry, actions };
}

const NOTHING: Printed = { guns: [], musketry: [], actions: [] };

/** B7.10, B7.11 A box is full once it holds as much as her burden; burnt and flooded ones take nothing more. */
function fillOf(points: number, burden: number): Fill {
  if (points === BURNT) return 'burnt';
  if (points === FLOODED) return 'flooded';
  if (points === 0) return 'empty';
  return points >= burden ? 'full' : 'part';
}

/** C4.8 */
export function buildingOf(): { readonly hull: number; readonly crew: number } {
  const building = TERRAIN.find(terrain => terrain.building !== null)?.building;
  return { hull: building?.hullPoints ?? 0, crew: building?.crewPoints ?? 0 };
}

/** Her card, for what the view does not repeat. */
export function cardOfShip(ship: Pick<ShipView, 'base' | 'card'>): (typeof SHIPS)[number] | null {
  return ship.base < BATTERY ? (SHIPS[ship.card] ?? null) : null;
}

export type GunState = 'loaded' | 'empty' | 'fired' | 'half' | 'slow';

export function gunState(ship: ShipView, side: number): GunState {
  if (ship.spent[side] === true) return 'fired';
  if (ship.doubling[side] === true) return 'half';
  if (ship.loaded[side] === true) return 'loaded';
  return (ship.wait[side] ?? 0) > 0 ? 'slow' : 'empty';
}

/** Who of the others is fast to her, from pairs packed as a * 32 + b. */
export function fastTo(pairs: readonly number[], id: number): readonly number[] {
  return pairs.flatMap(pair => {
    const [a, b] = [pair >> 5, pair & 31];
    return a === id ? [b] : b === id ? [a] : [];
  });
}
