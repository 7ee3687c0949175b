/** Arcs, range rings and measured lines: what is drawn while something is looked at. */

import { memo, useMemo } from 'react';
import { sector, short } from './geometry.ts';
import type { Overlay } from './scene.ts';
import type { Spot } from './spread.ts';
import { placeTags, widthOfTag } from './tags.ts';

export const OverlayLayer = memo(function OverlayLayer({ overlay }: { readonly overlay: Overlay | null }) {
  if (overlay === null) return null;
  return (
    <g className="overlay" aria-hidden="true">
      {overlay.arcs.map(arc => (
        <path
          key={`${arc.at.x} ${arc.at.y} ${arc.from} ${arc.radius}`}
          className="overlay-arc"
          d={sector(arc.at.x, arc.at.y, arc.from, arc.to, arc.radius)}
        />
      ))}
      {overlay.rings.map(ring => (
        <circle
          key={`${ring.x} ${ring.y} ${ring.radius}`}
          className="overlay-ring"
          cx={short(ring.x)}
          cy={short(ring.y)}
          r={short(ring.radius)}
        />
      ))}
    </g>
  );
});

/** Measured lines and all labels lie above the ships. */
export const OverlayLines = memo(function OverlayLines(props: {
  readonly overlay: Overlay | null;
  /** Screen pixels a board unit, as of the last zoom. */
  readonly scale: number;
  /** Middles of what must not be covered: handles and badges. */
  readonly keep: readonly Spot[];
}) {
  const { overlay, scale, keep } = props;
  const tags = useMemo(() => placeTags(overlay?.arcs ?? [], keep, scale), [overlay, keep, scale]);
  if (overlay === null) return null;
  return (
    <g className="overlay" aria-hidden="true">
      {tags.map(({ arc, x, y }) => (
        <Tag key={`${arc.at.x} ${arc.at.y} ${arc.from} ${arc.radius}`} x={x} y={y} text={arc.label} />
      ))}
      {overlay.rings.map(ring => (
        <Tag key={`${ring.x} ${ring.y} ${ring.radius}`} x={ring.x} y={ring.y - ring.radius} text={ring.label} />
      ))}
      {overlay.lines.map(line => (
        <g key={`${line.x1} ${line.y1} ${line.x2} ${line.y2}`}>
          <path
            className="overlay-line"
            d={`M${short(line.x1)} ${short(line.y1)}L${short(line.x2)} ${short(line.y2)}`}
          />
          <Tag x={(line.x1 + line.x2) / 2} y={(line.y1 + line.y2) / 2} text={line.label} strong />
        </g>
      ))}
    </g>
  );
});

function Tag({
  x,
  y,
  text,
  strong = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly strong?: boolean;
}) {
  if (text === '') return null;
  const wide = widthOfTag(text);
  return (
    <g
      className={`tag ${strong ? 'tag-strong' : ''}`}
      style={{ transform: `translate(${short(x)}px,${short(y)}px) scale(var(--u))` }}
    >
      <rect x={-wide / 2} y="-10" width={wide} height="20" rx="10" />
      <text dy="0.35em">{text}</text>
    </g>
  );
}
