/** Rocks awash, and the lines within which the water near land is dangerous: both by measure, for bases touch them. */

import { grown } from './base.ts';
import { short, seededRandom } from './geometry.ts';
import { join, middleOf, scaled, wander } from './outline.ts';
import type { SceneArea } from './scene.ts';
import './reefs.css';

interface Layer {
  readonly areas: readonly SceneArea[];
  readonly unit: number;
}

export function Reefs({ areas, unit }: Layer) {
  if (areas.length === 0) return null;
  const edge = join(areas.map(area => area.outline))
    .map((ring, i) => wander(ring, unit * 0.9, unit * 0.35, i + 53))
    .join('');
  const inner = areas.map((area, i) => wander(scaled(area.outline, 0.62), unit * 0.8, unit * 0.3, i + 71)).join('');
  return (
    <g className="reef">
      <path className="reef-shelf" d={edge} strokeWidth={short(unit * 1.6)} />
      <path className="reef-bed" d={edge} />
      <path className="reef-bank" d={inner} />
      {areas.map(area => (
        <path key={area.id} className="reef-rocks" d={rocks(area, unit)} />
      ))}
      <path className="reef-surf" d={edge} strokeDasharray={`${short(unit * 0.9)} ${short(unit * 0.5)}`} />
    </g>
  );
}

/** Teeth of rock of all sizes, thickest in the middle. */
function rocks(area: SceneArea, unit: number): string {
  const random = seededRandom(area.outline.reduce((sum, v) => sum + Math.round(Math.abs(v)), 17));
  const { x, y } = middleOf(area.outline);
  const corners = scaled(area.outline, 0.8);
  let d = '';
  for (let i = 0; i < 11; i++) {
    const corner = corners[Math.floor(random() * corners.length)] ?? { x, y };
    const far = Math.sqrt(random());
    const cx = x + (corner.x - x) * far;
    const cy = y + (corner.y - y) * far;
    const r = unit * (0.22 + 0.4 * random() * (1.2 - far));
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * 2 * Math.PI + random() * 0.7;
      const out = r * (0.7 + 0.5 * random());
      d += `${k === 0 ? 'M' : 'L'}${short(cx + out * Math.cos(a))} ${short(cy + out * Math.sin(a) * 0.8)}`;
    }
    d += 'Z';
  }
  return d;
}

export function DangerLines({ areas }: { readonly areas: readonly SceneArea[] }) {
  return areas.map(area =>
    area.danger === undefined ? null : (
      <path
        key={area.id}
        className={area.danger > 0 ? 'danger-line' : 'danger-line danger-edge'}
        d={grown(area.outline, area.danger)}
      />
    ),
  );
}
