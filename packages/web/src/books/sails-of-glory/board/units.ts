/**
 * The rules' measures in those of the board: millimetres and degrees, y down. Only the data of the book and its
 * geometry are taken from the rules; the rules themselves run in the worker.
 */

import type { SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import type { ArcLimits } from '@weathergauge/rules-sails-of-glory/geometry';
import * as book from '@weathergauge/rules-sails-of-glory/geometry';
import { offset } from '../../../board/geometry.ts';
import type { Pose, ShipBase } from '../../../board/scene.ts';

export const HUNDREDTHS = 100;
const TURN = 65_536;
const FULL_TURN = 360;

export const mm = (hundredths: number): number => hundredths / HUNDREDTHS;
export const degrees = (turn: number): number => (turn * FULL_TURN) / TURN;

/** A place of the rules: hundredths of a millimetre with y to the north, turns of 65536. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export function poseOf(view: Pick<SailsView, 'height'>, at: Place): Pose {
  return { x: mm(at.x), y: mm(view.height - at.y), heading: degrees(at.heading) };
}

/** Models are about a thousandth of the ship. */
const MODELS = [
  { length: 49, beam: 13 },
  { length: 57, beam: 16.5 },
] as const;
/** Earthworks by the number of their dots: they have no base, so this is for the eye only. */
const BANKS = [
  { length: 15, beam: 22 },
  { length: 15, beam: 42 },
  { length: 17, beam: 66 },
] as const;

function sectorsOf({ aback, beating, reaching }: typeof book.WIND_SECTORS): ShipBase['sectors'] {
  return [
    { to: degrees(aback), tone: 'aback' },
    { to: degrees(beating), tone: 'fair' },
    { to: degrees(reaching), tone: 'best' },
    { to: 180, tone: 'fair' },
  ];
}

/** What is printed on the bases by the figures in use, worked out once for each data pack. */
function basePrints(): readonly ShipBase[] {
  if (prints.of !== book.BASES) prints = { of: book.BASES, bases: book.BASES.map(printOf) };
  return prints.bases;
}

let prints: { readonly of: typeof book.BASES; readonly bases: readonly ShipBase[] } = { of: [], bases: [] };

/** Three dots a side, port ones mirrored. */
function printOf({ mastY, dotX, dotY }: (typeof book.BASES)[number], which: number): ShipBase {
  return {
    model: MODELS[which] ?? MODELS[0],
    mast: mm(mastY),
    sectors: sectorsOf(book.WIND_SECTORS),
    dots: ([-1, 1] as const).flatMap(side =>
      book.ARCS.map(({ from, to }, arc) => ({
        ahead: mm(dotY[arc] ?? 0),
        abeam: side * mm(dotX[arc] ?? 0),
        from: side < 0 ? -degrees(to) : degrees(from),
        to: side < 0 ? -degrees(from) : degrees(to),
      })),
    ),
  };
}

export function isShip(ship: Pick<ShipView, 'base'>): boolean {
  return book.isShip(ship);
}

/** What she stands on; for works on shore what is drawn in place of a base. */
export function baseOf(ship: Pick<ShipView, 'base' | 'card' | 'flagship' | 'halfLength' | 'halfWidth'>): ShipBase {
  if (isShip(ship)) {
    const printed = basePrints()[ship.base] as ShipBase;
    return ship.flagship ? { ...printed, flag: true } : printed;
  }
  if (book.isBuilding(ship)) {
    const model = { length: mm(2 * ship.halfLength), beam: mm(2 * ship.halfWidth) };
    return { model, mast: 0, sectors: [], dots: [] };
  }
  const battery = book.BATTERIES[ship.card];
  const dots = (battery?.arcs ?? []).map(({ from, to }: ArcLimits, arc) => ({
    ahead: mm(battery?.dotY[arc] ?? 0),
    abeam: mm(battery?.dotX[arc] ?? 0),
    from: degrees(from),
    to: degrees(to),
  }));
  return { model: bankOf(ship.card), mast: 0, sectors: [], dots };
}

export function bankOf(battery: number): ShipBase['model'] {
  return BANKS[battery] ?? BANKS[0];
}

/** Length and breadth of what counts on the table. */
export function sizeOf(ship: Pick<ShipView, 'base' | 'card' | 'flagship' | 'halfLength' | 'halfWidth'>): {
  readonly length: number;
  readonly beam: number;
} {
  if (isShip(ship)) return { length: mm(2 * ship.halfLength), beam: mm(2 * ship.halfWidth) };
  const { length, beam } = baseOf(ship).model;
  return { length: Math.max(length, beam), beam };
}

export interface Gun {
  /** The dot, with the heading of the base. */
  readonly at: Pose;
  readonly from: number;
  readonly to: number;
}

/** A gun's dot and arc for a base that lies at a place. */
export function gunAt(view: SailsView, ship: ShipView, at: Place, side: number, arc: number): Gun | null {
  const gun = book.gunAt(ship, at, side, arc);
  if (gun === null) return null;
  return {
    at: poseOf(view, { x: gun.x, y: gun.y, heading: at.heading }),
    from: degrees(gun.from),
    to: degrees(gun.to),
  };
}

/** Corners of her base, x, y, x, y … */
export function cornersOf(pose: Pose, size: { readonly length: number; readonly beam: number }): number[] {
  const [h, w] = [size.length / 2, size.beam / 2];
  return [
    [h, w],
    [-h, w],
    [-h, -w],
    [h, -w],
  ].flatMap(([ahead, abeam]) => {
    const { x, y } = offset(pose, ahead as number, abeam);
    return [x, y];
  });
}
