/** Boxes printed on the sheet: harbours with their roads, and tracks. */

import { memo } from 'react';
import { short } from './geometry.ts';
import { captionOf, NAMED, TITLE, titleSize } from './plates.ts';
import type { Scene, ScenePlate, Spot } from './scene.ts';
import { toneOf } from './scene.ts';
import './plates.css';

/** As all of a plate is measured, in heights of its cells. */
const CORNER = 0.11;
type Props = Pick<Scene, 'sides'> & { readonly plates: readonly ScenePlate[] };

export default memo(function Plates({ plates, sides }: Props) {
  return (
    <g className="plates">
      {plates.map(({ id, of, bounds }) =>
        of === undefined ? null : (
          <g key={id} className="plate-lead">
            <path d={`M${short(of.x)} ${short(of.y)}L${nearestOn(bounds, of)}`} />
            <circle cx={short(of.x)} cy={short(of.y)} r="4" />
          </g>
        ),
      )}
      {plates.map(plate => (
        <Plate key={plate.id} plate={plate} tone={toneOf({ sides }, plate.side)} />
      ))}
    </g>
  );
});

function Plate({ plate, tone }: { readonly plate: ScenePlate; readonly tone: string }) {
  const { bounds, title, cells } = plate;
  const { x, y, width } = bounds;
  const unit = cells[0]?.height ?? bounds.height;
  const { size, grows, most } = titleSize(plate);
  const grown = `clamp(1, ${short(grows)} * var(--u), ${short(most)})`;
  const low = short(y + unit * TITLE);
  return (
    <g className={`plate tone-${tone}`}>
      <rect className="plate-card" {...bounds} rx={unit * CORNER} strokeWidth={unit * 0.035} />
      {/* Grows upwards, off the pieces in the cells. */}
      <path
        className="plate-strip"
        d={strip(width, unit)}
        style={{ transform: `translate(${short(x)}px,${low}px) scale(1, ${grown})` }}
      />
      <text
        className="plate-title"
        y={short((unit * TITLE) / -2)}
        dy="0.35em"
        fontSize={short(size)}
        style={{ transform: `translate(${short(x + width / 2)}px,${low}px) scale(${grown})` }}
      >
        {title}
      </text>
      {cells.map(({ label, ...cell }) => {
        const { middle, size: letters } = captionOf(cell);
        return (
          <g key={`${cell.x} ${cell.y}`}>
            <rect className="plate-cell" {...cell} rx={unit * CORNER * 0.5} strokeWidth={unit * 0.018} />
            <text
              className="plate-label"
              x={short(middle.x)}
              y={short(middle.y)}
              dy="0.33em"
              fontSize={short(letters)}
              style={{ opacity: `calc((${NAMED} - var(--u)) * 200)` }}
            >
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The upper end, with rounded corners, from its lower left corner. */
function strip(width: number, unit: number): string {
  const [high, r] = [short(unit * TITLE), short(unit * CORNER)];
  return `M0 0V${short(r - high)}q0 ${-r} ${r} ${-r}H${short(width - r)}q${r} 0 ${r} ${r}V0Z`;
}

function nearestOn({ x, y, width, height }: ScenePlate['bounds'], to: Spot): string {
  const within = (at: number, from: number, long: number): number => Math.min(from + long, Math.max(from, at));
  return `${short(within(to.x, x, width))} ${short(within(to.y, y, height))}`;
}
