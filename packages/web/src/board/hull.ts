/** A ship's lines from above, bow up, her centre at the origin: paths for a given length and beam. */

import { short, seededRandom } from './geometry.ts';

/** The outline: fine entry, full amidships, a square transom. `inset` draws the deck within the rail. */
export function hullPath(length: number, beam: number, inset = 0): string {
  const l = length / 2 - inset;
  const b = beam / 2 - inset;
  const n = (v: number): number => short(v);
  return [
    `M0 ${n(-l)}`,
    `C${n(b * 0.5)} ${n(-l * 0.93)} ${n(b * 0.98)} ${n(-l * 0.7)} ${n(b)} ${n(-l * 0.36)}`,
    `C${n(b * 1.02)} ${n(l * 0.1)} ${n(b * 0.98)} ${n(l * 0.5)} ${n(b * 0.82)} ${n(l * 0.86)}`,
    `Q${n(b * 0.78)} ${n(l)} ${n(b * 0.6)} ${n(l)}`,
    `H${n(-b * 0.6)}`,
    `Q${n(-b * 0.78)} ${n(l)} ${n(-b * 0.82)} ${n(l * 0.86)}`,
    `C${n(-b * 0.98)} ${n(l * 0.5)} ${n(-b * 1.02)} ${n(l * 0.1)} ${n(-b)} ${n(-l * 0.36)}`,
    `C${n(-b * 0.98)} ${n(-l * 0.7)} ${n(-b * 0.5)} ${n(-l * 0.93)} 0 ${n(-l)}Z`,
  ].join('');
}

/** Planks, the break of the quarterdeck, the forecastle, the hatch. */
export function deckLines(length: number, beam: number): string {
  const l = length / 2;
  const b = beam / 2;
  const n = short;
  return [
    `M0 ${n(-l * 0.8)}V${n(l * 0.88)}`,
    `M${n(-b * 0.4)} ${n(-l * 0.52)}V${n(l * 0.84)}M${n(b * 0.4)} ${n(-l * 0.52)}V${n(l * 0.84)}`,
    `M${n(-b * 0.78)} ${n(-l * 0.5)}H${n(b * 0.78)}`,
    `M${n(-b * 0.84)} ${n(l * 0.36)}H${n(b * 0.84)}`,
    `M${n(-b * 0.76)} ${n(l * 0.68)}H${n(b * 0.76)}`,
  ].join('');
}

/** Where masts stand, bow to stern, for one to four of them: y along the keel. */
export function mastSteps(count: number, length: number): number[] {
  const l = length / 2;
  const places: Readonly<Record<number, readonly number[]>> = {
    1: [-0.05],
    2: [-0.36, 0.24],
    3: [-0.5, 0, 0.5],
    4: [-0.55, -0.15, 0.25, 0.6],
  };
  return (places[count] ?? places[3] ?? []).map(at => at * l);
}

/** Yards get shorter towards the stern. */
const YARDS = [1, 1.14, 0.84, 0.7] as const;

/** Half the length of the yard on each mast, bow to stern. */
export function yardsOf({
  length,
  beam,
  masts,
}: {
  readonly length: number;
  readonly beam: number;
  readonly masts: readonly number[];
}): number[] {
  const wide = Math.min(length * 0.56, beam * 2.15);
  return masts.map((_, i) => (wide * (YARDS[i] ?? 0.8)) / 2);
}

export interface GunPort {
  readonly x: number;
  readonly y: number;
  readonly lost: boolean;
}

const PORTS_PER_DECK = 3;
const MOST_PORTS = 14;
const FEW = 5;

/** Ports along one side; what is lost falls out from the stern forward. */
export function gunPorts(length: number, beam: number, side: 1 | -1, left: number, of: number): GunPort[] {
  const each = of <= FEW ? PORTS_PER_DECK : 1;
  const count = Math.min(MOST_PORTS, Math.round(of * each));
  const standing = of === 0 ? 0 : Math.round((left / of) * count);
  const ports: GunPort[] = [];
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const y = length * (-0.27 + 0.66 * t);
    const taper = y > length * 0.25 ? 1 - (y / length - 0.25) * 0.75 : 1;
    ports.push({ x: short(side * (beam / 2) * taper), y: short(y), lost: i >= standing });
  }
  return ports;
}

/** Of the jagged rim of a hole. */
const CORNERS = 7;

/** Splintered bites out of one side, always in the same places for the same ship; the first come amidships. */
export function holes(length: number, beam: number, side: 1 | -1, count: number, id: number): string {
  const random = seededRandom(id * 2 + (side > 0 ? 11 : 12));
  let d = '';
  for (let i = 0; i < count; i++) {
    const out = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1);
    const y = length * (0.03 + 0.115 * out + 0.05 * (random() - 0.5));
    const x = side * beam * (0.43 + 0.05 * random());
    const r = beam * (0.13 + 0.05 * random());
    for (let k = 0; k < CORNERS; k++) {
      const far = r * (k % 2 === 0 ? 1.25 : 0.6);
      const a = ((k + random() * 0.6) / CORNERS) * 2 * Math.PI;
      d += `${k === 0 ? 'M' : 'L'}${short(x + far * Math.cos(a))} ${short(y + far * 1.25 * Math.sin(a))}`;
    }
    d += 'Z';
  }
  return d;
}

/** The strip of deck that is under water when she lies over, `list` from 0 to 1: her side, and the water's edge inboard. */
export function awashPath(length: number, beam: number, side: 1 | -1, list: number): string {
  const l = length / 2;
  const b = (beam / 2) * side;
  const edge = b * (1 - 1.15 * list);
  const n = short;
  return [
    `M${n(b * 0.3)} ${n(-l * 0.94)}`,
    `C${n(b * 0.75)} ${n(-l * 0.85)} ${n(b * 1.06)} ${n(-l * 0.7)} ${n(b * 1.08)} ${n(-l * 0.36)}`,
    `C${n(b * 1.1)} ${n(l * 0.1)} ${n(b * 1.06)} ${n(l * 0.5)} ${n(b * 0.86)} ${n(l * 1.02)}`,
    `C${n(edge * 1.05)} ${n(l * 0.6)} ${n(edge * 0.9)} ${n(l * 0.1)} ${n(edge)} ${n(-l * 0.3)}`,
    `Q${n(edge)} ${n(-l * 0.7)} ${n(b * 0.3)} ${n(-l * 0.94)}Z`,
  ].join('');
}

/** A sail on its yard seen from above: the yard along x, the canvas bulging ahead (or, aback, astern). */
export function sailPath(width: number, depth: number): string {
  const w = width / 2;
  const n = short;
  return `M${n(-w)} 0Q${n(-w * 0.55)} ${n(-depth * 1.25)} 0 ${n(-depth * 1.25)}Q${n(w * 0.55)} ${n(-depth * 1.25)} ${n(w)} 0Q0 ${n(-depth * 0.42)} ${n(-w)} 0Z`;
}

/** The same sail shot to ribbons: what still hangs at both yardarms and between them, with holes in it (even-odd). */
export function tornSailPath(width: number, depth: number): string {
  const w = width / 2;
  const d = depth;
  const n = short;
  const line = (points: readonly (readonly [number, number])[]): string =>
    points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x * w)} ${n(-y * d)}`).join('') + 'Z';
  return [
    line([
      [-1, 0],
      [-0.84, 0.62],
      [-0.56, 1.05],
      [-0.62, 0.72],
      [-0.4, 0.86],
      [-0.48, 0.4],
      [-0.3, 0.3],
      [-0.34, 0],
    ]),
    line([
      [-0.76, 0.28],
      [-0.66, 0.5],
      [-0.58, 0.26],
    ]),
    line([
      [-0.16, 0],
      [-0.14, 0.7],
      [-0.06, 0.46],
      [0.02, 0.92],
      [0.06, 0.3],
      [0.14, 0],
    ]),
    line([
      [0.3, 0],
      [0.36, 0.42],
      [0.28, 0.9],
      [0.5, 0.66],
      [0.58, 1.02],
      [0.86, 0.55],
      [1, 0],
    ]),
    line([
      [0.56, 0.22],
      [0.64, 0.46],
      [0.76, 0.24],
    ]),
  ].join('');
}

/** A mast that has gone by the board: it lies over the side, its yard across it, its canvas in the water. */
export function fallenMast(beam: number, side: 1 | -1): { readonly spars: string; readonly canvas: string } {
  const at = (x: number, y: number): string => `${short(side * x * beam)} ${short(y * beam)}`;
  return {
    spars: `M${at(0.05, 0.02)}L${at(0.98, 0.66)}M${at(0.44, 0.6)}L${at(1.1, 0.42)}`,
    canvas: `M${at(0.42, 0.62)}C${at(0.3, 0.95)} ${at(0.62, 1.3)} ${at(0.86, 1.12)}S${at(1.3, 1.02)} ${at(1.22, 0.78)}S${at(1.26, 0.5)} ${at(1.08, 0.42)}Q${at(0.76, 0.62)} ${at(0.42, 0.62)}Z`,
  };
}
