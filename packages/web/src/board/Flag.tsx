/** A flag as it is drawn on badges and records. A prize flies a white one over her own. */

import type { FlagDesign } from './flag.ts';
import { FLAG_HEIGHT, FLAG_WIDTH } from './flag.ts';
import './flag.css';

const SHAPES = {
  plain: `M0 0H${FLAG_WIDTH}V${FLAG_HEIGHT}H0Z`,
  swallowtail: `M0 0H${FLAG_WIDTH}L9 4.5L${FLAG_WIDTH} ${FLAG_HEIGHT}H0Z`,
} as const;

export function Flag({ flag, captured = false }: { readonly flag: FlagDesign; readonly captured?: boolean }) {
  const shape = SHAPES[flag.shape];
  return (
    <g className="flag">
      <path d={shape} fill={flag.field} />
      {flag.paths.map(path =>
        'fill' in path ? (
          <path key={path.d} d={path.d} fill={path.fill} />
        ) : (
          <path key={path.d} d={path.d} stroke={path.stroke} strokeWidth={path.width} />
        ),
      )}
      {captured && <path d="M0 0h12v4.5H0Z" fill="#ffffff" />}
      <path className="flag-edge" d={shape} />
    </g>
  );
}
