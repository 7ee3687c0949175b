/** The base that a model stands on, as it is printed: attitudes to the wind round its border, dots and arcs of the guns. */

import { arcLines, attitudeBorder } from './base.ts';
import { vaneTransform } from './place.ts';
import type { SceneShip, ShipBase } from './scene.ts';
import './base-glyph.css';

/** Share of the width that the coloured border takes, and the size of a dot. */
const BORDER = 0.065;
const DOT = 0.026;

interface Props {
  readonly ship: SceneShip;
  readonly base: ShipBase;
  readonly windFrom: number;
}

export function BaseGlyph({ ship, base, windFrom }: Props) {
  const { length, beam: width } = ship;
  const border = width * BORDER;
  return (
    <g className="base">
      <rect
        className="base-shadow"
        x={-width / 2 + width * 0.025}
        y={-length / 2 + width * 0.035}
        width={width}
        height={length}
        rx={border * 0.5}
      />
      <rect className="base-plate" x={-width / 2} y={-length / 2} width={width} height={length} rx={border * 0.4} />
      {attitudeBorder(base, length, width, border / 2 + width * 0.012).map(({ tone, d }, i) => (
        // Sectors never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <path key={i} className={`base-sector base-${tone}`} d={d} strokeWidth={border} />
      ))}
      {base.flag === true && (
        <path
          className="base-flag"
          transform={`translate(${-width / 2 + border * 1.7} ${length / 2 - border * 1.7}) scale(${width})`}
          d="M0 0V-0.22L0.16 -0.165L0 -0.11"
        />
      )}
      <g className="close-detail">
        <path className="base-arcs" d={arcLines(base, length, width)} />
        {base.dots.map(dot => (
          <circle
            key={`${dot.abeam} ${dot.ahead}`}
            className="base-dot"
            cx={dot.abeam}
            cy={-dot.ahead}
            r={width * DOT}
          />
        ))}
        <g transform={`translate(0 ${-base.mast})`}>
          <g data-part="vane" transform={vaneTransform(ship.pose.heading, windFrom)}>
            <path className="base-vane" d={vane(width / 2 - border)} strokeWidth={width * 0.014} />
          </g>
        </g>
      </g>
    </g>
  );
}

/** A line from windward to the mast: the sector where it crosses the border is her attitude to the wind. */
function vane(reach: number): string {
  const tip = reach * 0.42;
  const barb = reach * 0.13;
  return `M0 ${-reach}V${-tip}M${-barb} ${-tip - barb * 1.3}L0 ${-tip}L${barb} ${-tip - barb * 1.3}`;
}
