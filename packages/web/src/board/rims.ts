/** Handles of ships stand by their ships: where on the ring round each of them. Pixels at one scale. */

import { bearing, distance, offset, turnBetween } from './geometry.ts';
import type { Rect } from './rect.ts';
import { holds } from './rect.ts';
import type { Mark, ScenePiece, Spot } from './scene.ts';
import type { Keep } from './spread.ts';

type Pieces = ReadonlyMap<number, ScenePiece>;

/** From the middle of a ship to the rim of her ring, in lengths. */
export const RIM = 0.68;
/** From the rim, or from a bow, to the middle of a handle. */
export const OUT = 20;

const TURNS = [0, 45, -45, 90, -90, 135, -135, 180] as const;
const FARTHER = [1, 1.3, 1.6] as const;
/** Beyond her ring: for ships that lie so close that all nearer places are on one of their hulls. */
const COST_OF_THE_RING = 6;
/** Cost of a handle off the sheet, where nobody looks for it. */
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
export function layOnRims(
  marks: readonly Mark[],
  ships: Pieces,
  scale: number,
  room: RimRoom,
): ReadonlyMap<number, Spot> {
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
