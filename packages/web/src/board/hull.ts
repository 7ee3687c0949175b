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

const MOST_HOLES = 7;

/** Splintered bites out of her sides: the more damage, the more of them; always in the same places for the same ship. */
export function holes(length: number, beam: number, damage: number, id: number): string {
  const random = seededRandom(id + 11);
  let d = '';
  for (let i = 0; i < Math.round(damage * MOST_HOLES); i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const x = side * beam * (0.26 + 0.16 * random());
    const y = length * (-0.3 + 0.68 * random());
    const r = beam * (0.1 + 0.1 * random());
    for (let k = 0; k < 7; k++) {
      const far = r * (k % 2 === 0 ? 1.25 : 0.6);
      const a = (k / 7) * 2 * Math.PI + random();
      d += `${k === 0 ? 'M' : 'L'}${short(x + far * Math.cos(a))} ${short(y + far * Math.sin(a))}`;
    }
    d += 'Z';
  }
  return d;
}

/** A sail on its yard seen from above: the yard along x, the canvas bulging ahead (or, aback, astern). */
export function sailPath(width: number, depth: number): string {
  const w = width / 2;
  const n = short;
  return `M${n(-w)} 0Q${n(-w * 0.55)} ${n(-depth * 1.25)} 0 ${n(-depth * 1.25)}Q${n(w * 0.55)} ${n(-depth * 1.25)} ${n(w)} 0Q0 ${n(-depth * 0.42)} ${n(-w)} 0Z`;
}

/** The same sail shot through. */
export function tornSailPath(width: number, depth: number): string {
  const w = width / 2;
  const n = short;
  return `M${n(-w)} 0L${n(-w * 0.7)} ${n(-depth * 0.8)}L${n(-w * 0.45)} ${n(-depth * 0.3)}L${n(-w * 0.1)} ${n(-depth)}L${n(w * 0.2)} ${n(-depth * 0.35)}L${n(w * 0.62)} ${n(-depth * 0.75)}L${n(w)} 0Q0 ${n(-depth * 0.2)} ${n(-w)} 0Z`;
}
