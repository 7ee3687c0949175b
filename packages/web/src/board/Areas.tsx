/** What lies in the sea: islands with their hachures, shoals, ways out. Fog lies over the ships, so it is drawn apart. */

import { memo, useId } from 'react';
import { bearing, short, seededRandom } from './geometry.ts';
import type { Corner } from './outline.ts';
import { dotted, hachures, join, middleOf, scaled, wander } from './outline.ts';
import { DangerLines, Reefs } from './Reefs.tsx';
import type { AreaKind, Box, SceneArea } from './scene.ts';
import './areas.css';

interface Props {
  readonly areas: readonly SceneArea[];
  readonly bounds: Box;
  /** Size of the cells of its sea; without them, lines are as fine as the sheet allows. */
  readonly cell?: number | undefined;
}

interface Layer {
  readonly areas: readonly SceneArea[];
  readonly unit: number;
}

/** All shelves (tints of shallow water) are drawn before all land, so that no shelf covers a neighbouring island. */
export const Areas = memo(function Areas({ areas, bounds, cell }: Props) {
  const clip = useId();
  const unit = inkUnit(areas, bounds, cell);
  // Clips only where a coast goes on beyond the sheet: an island near the edge keeps its whole shelf.
  const isCut = areas.some(({ outline }) => reachesOut(outline, bounds));
  const of = (kind: AreaKind): readonly SceneArea[] => areas.filter(area => area.kind === kind);
  return (
    <g className="areas" {...(isCut ? { clipPath: `url(#${clip})` } : {})}>
      {isCut && (
        <clipPath id={clip}>
          <rect {...bounds} />
        </clipPath>
      )}
      <Exits areas={of('exit')} unit={unit} bounds={bounds} />
      <Shelves areas={of('island')} unit={unit} />
      <Shoals areas={of('shoal')} unit={unit} />
      <Reefs areas={of('reef')} unit={unit} />
      <Islands areas={of('island')} unit={unit} />
      <DangerLines areas={areas} />
      {areas
        .filter(area => area.kind !== 'fog')
        .map(area => (
          <AreaLabel key={area.id} area={area} unit={unit} />
        ))}
    </g>
  );
});

/** A hundredth of the sheet, or finer where the land itself is small. */
function inkUnit(areas: readonly SceneArea[], bounds: Box, cell = Number.POSITIVE_INFINITY): number {
  const reaches = areas.map(area => middleOf(area.outline).reach);
  return Math.min(
    Math.max(bounds.width, bounds.height) / 100,
    Math.max(...reaches, 0) * 0.15 || Number.POSITIVE_INFINITY,
    cell * 0.15,
  );
}

function reachesOut(outline: readonly number[], { x, y, width, height }: Box): boolean {
  return outline.some((v, i) => (i % 2 === 0 ? v < x - 1 || v > x + width + 1 : v < y - 1 || v > y + height + 1));
}

function coastOf(areas: readonly SceneArea[]): Corner[][] {
  return join(areas.map(area => area.outline));
}

function Shelves({ areas, unit }: Layer) {
  if (areas.length === 0) return null;
  const coast = coastOf(areas)
    .map((ring, i) => wander(ring, unit * 1.5, unit * 0.45, i + 5))
    .join('');
  return (
    <g>
      <path className="island-shelf" d={coast} strokeWidth={unit * 5} />
      <path className="island-shelf island-shelf-near" d={coast} strokeWidth={unit * 2.6} />
    </g>
  );
}

function Islands({ areas, unit }: Layer) {
  if (areas.length === 0) return null;
  const rings = coastOf(areas);
  const coast = rings.map((ring, i) => wander(ring, unit * 1.5, unit * 0.45, i + 5)).join('');
  const hills = areas
    .filter(isHill)
    .flatMap(area => [0.56, 0.3].map((by, k) => wander(scaled(area.outline, by), unit, unit * 0.5, seedOf(area) + k)));
  return (
    <g className="island">
      <path className="island-surf" d={coast} strokeWidth={unit * 0.75} />
      <path className="island-land" d={coast} />
      {hills.map(d => (
        <path key={d} className="island-contour" d={d} />
      ))}
      <path
        className="island-hachures"
        d={rings.map(ring => hachures(ring, unit * 0.36, unit * 0.95)).join('')}
        strokeWidth={unit * 0.08}
      />
      <path className="island-coast" d={coast} />
    </g>
  );
}

/** Corners of an island at most; a longer outline is a coast, whose shape drawn smaller would cross the sea. */
const MOST_CORNERS = 40;

function isHill({ outline }: SceneArea): boolean {
  return outline.length / 2 <= MOST_CORNERS;
}

function Shoals({ areas, unit }: Layer) {
  if (areas.length === 0) return null;
  const rings = coastOf(areas);
  const edge = rings.map((ring, i) => wander(ring, unit * 1.5, unit * 0.3, i + 31)).join('');
  const beds = areas.flatMap(area => [0.8, 0.6, 0.4, 0.2].map(by => dotted(scaled(area.outline, by), unit * 0.85)));
  return (
    <g className="shoal">
      <path className="shoal-shelf" d={edge} strokeWidth={unit * 2.4} />
      <path className="shoal-bed" d={edge} />
      <path className="shoal-edge" d={edge} strokeWidth={unit * 0.24} strokeDasharray={`0 ${short(unit * 0.62)}`} />
      <path className="shoal-dots" d={beds.join('')} strokeWidth={unit * 0.17} />
      <path className="shoal-rocks" d={areas.map(area => rocks(area, unit)).join('')} strokeWidth={unit * 0.12} />
    </g>
  );
}

/** A few crosses: rocks awash. */
function rocks(area: SceneArea, unit: number): string {
  const random = seededRandom(seedOf(area) + 1);
  const { x, y, reach } = middleOf(area.outline);
  const r = unit * 0.32;
  let d = '';
  for (let i = 0; i < 3; i++) {
    const px = x + (random() - 0.5) * reach;
    const py = y + (random() - 0.5) * reach * 0.7;
    d += `M${short(px - r)} ${short(py)}h${short(2 * r)}M${short(px)} ${short(py - r)}v${short(2 * r)}`;
  }
  return d;
}

function Exits({ areas, unit, bounds }: Layer & { readonly bounds: Box }) {
  if (areas.length === 0) return null;
  const centre = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  const d = coastOf(areas)
    .map(ring => `${ring.map((p, i) => `${i === 0 ? 'M' : 'L'}${short(p.x)} ${short(p.y)}`).join('')}Z`)
    .join('');
  return (
    <g className="exit">
      <path className="exit-water" d={d} />
      {areas.map(area => {
        const { x, y } = middleOf(area.outline);
        // Out is where the nearest edge is.
        const out = Math.round(bearing(centre, { x, y }) / 90) * 90;
        return (
          <path
            key={area.id}
            className="exit-arrow"
            transform={`translate(${short(x)} ${short(y)}) rotate(${out}) scale(${short(unit)})`}
            d="M0 -1.5L1.2 0.1H0.45V1.4H-0.45V0.1H-1.2Z"
          />
        );
      })}
    </g>
  );
}

function AreaLabel({ area, unit }: { readonly area: SceneArea; readonly unit: number }) {
  if (area.label === '') return null;
  const { x, y } = middleOf(area.outline);
  return (
    <text className="area-label" x={short(x)} y={short(y)} fontSize={short(unit * 1.7)} dy="0.35em">
      {area.label}
    </text>
  );
}

/** Drawn above the ships: banks of soft discs, without any filter. */
export const Fog = memo(function Fog({ areas, bounds }: Props) {
  const fog = areas.filter(area => area.kind === 'fog');
  const unit = Math.max(bounds.width, bounds.height) / 100;
  if (fog.length === 0) return null;
  return (
    <g className="fog">
      {fog.map(area => (
        <FogBank key={area.id} area={area} unit={unit} />
      ))}
    </g>
  );
});

function FogBank({ area, unit }: { readonly area: SceneArea; readonly unit: number }) {
  const random = seededRandom(seedOf(area));
  const { x, y, reach } = middleOf(area.outline);
  const puffs = Array.from({ length: 3 }, (_, i) => {
    const a = (i / 3) * 2 * Math.PI + random();
    const far = reach * (0.35 + 0.2 * random());
    return {
      x: short(x + far * Math.cos(a)),
      y: short(y + far * Math.sin(a)),
      r: short(reach * (0.6 + 0.25 * random())),
    };
  });
  return (
    <g
      className="fog-bank"
      opacity={short(area.thickness ?? 1)}
      style={{ ['--drift' as string]: `${short(unit * 0.5)}px` }}
    >
      <circle cx={short(x)} cy={short(y)} r={short(reach * 1.15)} />
      {puffs.map(p => (
        <circle key={`${p.x} ${p.y}`} cx={p.x} cy={p.y} r={p.r} />
      ))}
    </g>
  );
}

function seedOf(area: SceneArea): number {
  let seed = 7;
  for (let i = 0; i < area.id.length; i++) seed = (seed * 31 + area.id.charCodeAt(i)) % 100_003;
  return seed;
}
