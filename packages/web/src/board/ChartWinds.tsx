/** Roses on the sheet itself, where different winds blow over different waters. */

import { short } from './geometry.ts';
import type { SceneWind } from './scene.ts';
import { RoseFace } from './WindRose.tsx';
import './chart-winds.css';

/** The radius of a rose as it is drawn. */
const DRAWN = 70;

export default function ChartWinds({ winds }: { readonly winds: readonly SceneWind[] }) {
  return (
    <g className="chart-winds">
      {winds.map(({ from, at, label }, i) =>
        at === undefined ? null : (
          <g key={label} transform={`translate(${short(at.x)} ${short(at.y)}) scale(${short(at.radius / DRAWN)})`}>
            <RoseFace from={from} wind={i} ship={null} />
          </g>
        ),
      )}
    </g>
  );
}
