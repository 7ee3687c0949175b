/** A small chart of a scenario: sea, land and ships. Not interactive. */

import { memo, useMemo } from 'react';
import { ring } from '../../board/geometry.ts';
import { gridPath } from '../../board/grid.ts';
import { hullPath } from '../../board/hull.ts';
import type { Scene, SceneArea, SceneSea, SceneShip, Tone } from '../../board/scene.ts';
import { toneOf } from '../../board/scene.ts';
import { areasIn, watersOf } from '../../board/seas.ts';
import { chartOf } from './chart.ts';
import './chart-thumb.css';

export function ChartThumb({ scene, className }: { readonly scene: Scene; readonly className?: string }) {
  const { x, y, width, height } = scene.bounds;
  const chart = useMemo(() => chartOf(scene), [scene]);
  const { box } = chart;
  const long = Math.max(box.width, box.height);
  return (
    <span className={`thumb ${className ?? ''}`} aria-hidden="true">
      <svg className="thumb-chart" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} focusable="false">
        <Seas scene={scene} long={long} />
        {chart.ships.length === 0 && scene.areas.length === 0 && (
          <Rose x={x + width / 2} y={y + height / 2} r={long / 7} />
        )}
        {(scene.blocks ?? []).map(({ id, side, pose, length }) => (
          <rect
            key={id}
            className={`thumb-block tone-${toneOf(scene, side)}`}
            x={pose.x - length / 2}
            y={pose.y - length / 2}
            width={length}
            height={length}
            strokeWidth={long / 400}
          />
        ))}
        {chart.ships.map(({ ship, ...place }) => (
          <ThumbShip key={ship.id} ship={ship} tone={toneOf(scene, ship.side)} {...place} />
        ))}
      </svg>
    </span>
  );
}

/** The seas with what lies in them, each within its frame; a sheet without a sea of its own is drawn as paper. */
const Seas = memo(function Seas({ scene, long }: { readonly scene: Scene; readonly long: number }) {
  const { main, insets } = watersOf(scene.bounds, scene.seas);
  const areas = areasIn(insets, scene.areas);
  return (
    <>
      {main !== null && <Sea sea={main} long={long} />}
      <Areas areas={areas.get(null) ?? []} long={long} />
      {insets.map(sea => {
        const { x, y, width, height } = sea.bounds;
        // Cut off at its frame, beyond which another sea lies.
        return (
          <svg key={sea.id} {...sea.bounds} viewBox={`${x} ${y} ${width} ${height}`} overflow="hidden">
            <Sea sea={sea} long={long} />
            <Areas areas={areas.get(sea.id) ?? []} long={long} />
          </svg>
        );
      })}
    </>
  );
});

function Sea({ sea: { bounds, grid }, long }: { readonly sea: SceneSea; readonly long: number }) {
  return (
    <>
      <rect className="thumb-sea" {...bounds} strokeWidth={long / 250} />
      <path className="thumb-grid" d={gridPath(grid, bounds)} strokeWidth={long / 400} />
    </>
  );
}

function Areas({ areas, long }: { readonly areas: readonly SceneArea[]; readonly long: number }) {
  return areas.map(area => (
    <path
      key={area.id}
      className={`thumb-${area.kind}`}
      d={ring(area.outline)}
      strokeWidth={long / 200}
      strokeLinejoin="round"
    />
  ));
}

/** A compass rose for a table on which nothing lies yet, which would look empty otherwise. */
function Rose({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const star = (out: number): string =>
    ring(
      Array.from({ length: 8 }, (_, i) => {
        const far = i % 2 === 0 ? out : out * 0.2;
        return [Math.sin((i * Math.PI) / 4) * far, -Math.cos((i * Math.PI) / 4) * far];
      }).flat(),
    );
  return (
    <g className="thumb-rose" transform={`translate(${x} ${y})`}>
      <circle r={r} strokeWidth={r / 14} />
      <path d={star(r * 0.62)} transform="rotate(45)" />
      <path d={star(r * 0.92)} />
    </g>
  );
}

interface ShipProps {
  readonly ship: SceneShip;
  readonly tone: Tone;
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

function ThumbShip({ ship, tone, x, y, length }: ShipProps) {
  // A model on a base is drawn as a ship, not as what she stands on.
  const { length: long, beam: broad } = ship.base?.model ?? ship;
  const beam = length * Math.max(0.32, broad / long);
  if (ship.works !== undefined) {
    // Small enough that the island is seen around the work.
    const size = length / 5;
    return (
      <rect
        className={`thumb-works tone-${tone}`}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        strokeWidth={length / 20}
      />
    );
  }
  return (
    <g className={`thumb-ship tone-${tone}`} transform={`translate(${x} ${y}) rotate(${ship.pose.heading})`}>
      <path className="thumb-hull" d={hullPath(length, beam)} strokeWidth={length / 16} />
      {[-0.22, 0.02, 0.26].map(at => (
        <rect
          key={at}
          className="thumb-sail"
          x={-beam * 0.62}
          y={length * at}
          width={beam * 1.24}
          height={length * 0.085}
          rx={length * 0.04}
        />
      ))}
    </g>
  );
}
