/** Arcs, range rings and measured lines: what is drawn while something is looked at. */

import { memo, useMemo } from 'react';
import { grown } from './base.ts';
import type { PlacedDial } from './dials.ts';
import { ARROW, placeDial, rectsOfDial, SIGN } from './dials.ts';
import { sector, short } from './geometry.ts';
import type { Ground } from './grounds.ts';
import type { Rect } from './rect.ts';
import type { Overlay } from './scene.ts';
import type { Pane, PlacedTag } from './tags.ts';
import { LINE_OF_TAG, placeTags, widthOfTag } from './tags.ts';
import './overlay-layer.css';

export const OverlayLayer = memo(function OverlayLayer({ overlay }: { readonly overlay: Overlay | null }) {
  if (overlay === null) return null;
  return (
    <g className="overlay" aria-hidden="true">
      {overlay.arcs.map(arc => (
        <path
          key={`${arc.at.x} ${arc.at.y} ${arc.from} ${arc.radius}`}
          className={arc.tone === undefined ? 'overlay-arc' : `overlay-arc overlay-band-${arc.tone}`}
          d={sector(arc.at.x, arc.at.y, arc.from, arc.to, arc.radius, arc.inner ?? 0)}
        />
      ))}
      {overlay.outlines?.map(({ outline, grow, tone }) => (
        <path
          key={`${outline.join(' ')} ${grow}`}
          className={tone === undefined ? 'overlay-ring' : `overlay-arc overlay-band-${tone} overlay-pattern`}
          d={grown(outline, grow)}
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

/** Measured lines lie above the ships and below all that is read: counters, badges and labels. */
export const OverlayLines = memo(function OverlayLines({ overlay }: { readonly overlay: Overlay | null }) {
  if (overlay === null) return null;
  return (
    <g className="overlay" aria-hidden="true">
      {overlay.lines.map(line => (
        <path
          key={`${line.x1} ${line.y1} ${line.x2} ${line.y2}`}
          className="overlay-line"
          d={`M${short(line.x1)} ${short(line.y1)}L${short(line.x2)} ${short(line.y2)}`}
        />
      ))}
    </g>
  );
});

export const OverlayLabels = memo(function OverlayLabels(props: {
  readonly overlay: Overlay | null;
  /** Screen pixels a board unit, as of the last zoom. */
  readonly scale: number;
  /** What must not be covered, in pixels at that scale: hulls, handles and badges. */
  readonly blocked: readonly Rect[];
  /** What is left in sight where it can be. */
  readonly grounds: readonly Ground[];
  readonly pane: Pane | null;
}) {
  const { overlay, scale, blocked, grounds, pane } = props;
  const dials = useMemo(
    () => (overlay?.dials ?? []).map(dial => placeDial(dial, blocked, scale, pane)),
    [overlay, blocked, scale, pane],
  );
  const tags = useMemo(() => {
    if (overlay === null) return [];
    const signs = dials.flatMap(dial => rectsOfDial(dial, scale));
    return placeTags(overlay, [...blocked, ...signs], scale, pane, grounds);
  }, [overlay, dials, blocked, grounds, scale, pane]);
  if (overlay === null) return null;
  return (
    <g className="overlay" aria-hidden="true">
      {dials.map(dial => (
        <DialSigns key={`${dial.x} ${dial.y}`} {...dial} />
      ))}
      {tags.map(tag => (
        <Tag {...tag} key={tag.key} />
      ))}
    </g>
  );
});

function Tag({ x, y, lines, strong }: Pick<PlacedTag, 'x' | 'y' | 'lines' | 'strong'>) {
  const wide = Math.max(...lines.map(widthOfTag));
  const below = (LINE_OF_TAG * (lines.length - 1)) / 2;
  return (
    <g
      className={`tag ${strong ? 'tag-strong' : ''}`}
      style={{ transform: `translate(${short(x)}px,${short(y)}px) scale(var(--u))` }}
    >
      <rect x={-wide / 2} y={-10 - below} width={wide} height={20 + 2 * below} rx="10" />
      {lines.map((line, i) => (
        <text key={line} y={LINE_OF_TAG * i - below} dy="0.35em">
          {line}
        </text>
      ))}
    </g>
  );
}

function DialSigns({ signs, places, hasArrow }: PlacedDial) {
  return signs.map(({ sign, bearing, counts }, i) => {
    const place = places[i] ?? null;
    if (place === null) return null;
    return (
      <g
        key={sign}
        className={counts ? 'dial-sign dial-counts' : 'dial-sign'}
        style={{ transform: `translate(${short(place.x)}px,${short(place.y)}px) scale(var(--u))` }}
      >
        {counts && hasArrow && (
          <path
            className="dial-arrow"
            d={`M0 ${-ARROW}V${-SIGN - 5}m-5 -6 5 6 5 -6`}
            transform={`rotate(${short(bearing)})`}
          />
        )}
        <circle r={SIGN} />
        <text dy="0.35em">{sign}</text>
      </g>
    );
  });
}
