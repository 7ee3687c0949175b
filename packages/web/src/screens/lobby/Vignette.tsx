/** The picture behind the title: a chart, a coast, and two lines of battle about to pass. Static. */

import { hullPath, sailPath } from '../../board/hull.ts';
import type { Tone } from '../../board/scene.ts';
import './vignette.css';

const POINTS = 32;
const ROSE = { x: 840, y: 462, r: 84 };
const FAR = 1800;

interface Berth {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Two lines of ships on nearly the same course; the one to windward is closing. */
const weatherLine: readonly Berth[] = [
  { x: 760, y: 96, heading: 118 },
  { x: 850, y: 138, heading: 114 },
  { x: 944, y: 172, heading: 108 },
  { x: 1042, y: 196, heading: 102 },
  { x: 1142, y: 212, heading: 97 },
];
const leeLine: readonly Berth[] = [
  { x: 800, y: 352, heading: 82 },
  { x: 900, y: 340, heading: 84 },
  { x: 1000, y: 332, heading: 88 },
  { x: 1100, y: 332, heading: 92 },
  { x: 1200, y: 340, heading: 96 },
];

const COAST =
  'M1440 380C1405 388 1392 420 1352 426C1316 431 1310 462 1272 470C1236 478 1240 512 1200 522C1170 530 1162 560 1130 575L1440 575Z';
const INNER_SHELF =
  'M1440 330C1390 340 1372 384 1330 390C1290 396 1284 428 1244 438C1200 448 1206 486 1160 498C1124 508 1112 545 1070 575L1440 575Z';
const OUTER_SHELF =
  'M1440 262C1376 276 1350 338 1300 346C1256 354 1242 390 1196 402C1140 416 1150 456 1096 470C1050 482 1030 530 980 575L1440 575Z';

export function Vignette() {
  return (
    <svg
      className="vignette"
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="v-sea-3" x="-400" width="1840" height="575" />
      <path className="v-sea-4" d="M-400 0H620C560 120 640 220 560 330C500 420 420 470 470 575H-400Z" />
      <path className="v-sea-2" d={OUTER_SHELF} />
      <path className="v-sea-1" d={INNER_SHELF} />
      <Rhumbs />
      <path className="v-land" d={COAST} />
      <Rose />
      <Track berths={weatherLine} />
      <Track berths={leeLine} />
      {weatherLine.map(berth => (
        <Ship key={berth.x} berth={berth} tone="blue" brace={-24} />
      ))}
      {leeLine.map(berth => (
        <Ship key={berth.x} berth={berth} tone="red" brace={-30} />
      ))}
    </svg>
  );
}

function Rhumbs() {
  let d = '';
  for (let i = 0; i < POINTS; i++) {
    const a = (i / POINTS) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(a), Math.cos(a)];
    d += `M${(ROSE.x + ROSE.r * sin).toFixed(1)} ${(ROSE.y - ROSE.r * cos).toFixed(1)}L${(ROSE.x + FAR * sin).toFixed(1)} ${(ROSE.y - FAR * cos).toFixed(1)}`;
  }
  return <path className="v-rhumbs" d={d} />;
}

function Rose() {
  const { x, y, r } = ROSE;
  const petal = (far: number, half: number): string => `M0 ${-far}L${half} ${-half}L0 0L${-half} ${-half}Z`;
  return (
    <g className="v-rose" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <circle r={r * 0.93} />
      {[45, 135, 225, 315].map(a => (
        <path key={a} className="v-rose-minor" d={petal(r * 0.72, r * 0.12)} transform={`rotate(${a})`} />
      ))}
      {[0, 90, 180, 270].map(a => (
        <path key={a} className="v-rose-major" d={petal(r * 0.9, r * 0.13)} transform={`rotate(${a})`} />
      ))}
    </g>
  );
}

/** The wake of a line, back the way it came. */
function Track({ berths }: { readonly berths: readonly Berth[] }) {
  const [last] = berths;
  if (last === undefined) return null;
  const a = (last.heading * Math.PI) / 180;
  const back = { x: last.x - 420 * Math.sin(a), y: last.y + 420 * Math.cos(a) };
  const d = `M${back.x.toFixed(0)} ${back.y.toFixed(0)}L${berths.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return <path className="v-track" d={d} />;
}

const LENGTH = 62;
const BEAM = 17;
/** Places and widths of the three masts' sails, from the bow. */
const masts: readonly (readonly [at: number, width: number])[] = [
  [-15, 30],
  [2, 35],
  [19, 25],
];

function Ship({ berth, tone, brace }: { readonly berth: Berth; readonly tone: Tone; readonly brace: number }) {
  return (
    <g transform={`translate(${berth.x} ${berth.y}) rotate(${berth.heading})`}>
      <path className="v-wake" d="M-5 32C-7 46 -12 58 -18 74M5 32C7 46 12 58 18 74" />
      <path className={`v-hull tone-${tone}`} d={hullPath(LENGTH, BEAM)} />
      <path className="v-deck" d={hullPath(LENGTH, BEAM, 3)} />
      {masts.map(([at, width]) => (
        <path key={at} className="v-sail" d={sailPath(width, 9)} transform={`translate(0 ${at}) rotate(${brace})`} />
      ))}
    </g>
  );
}
