/** The sheet of the chart: the sea with its depth tints and lines, and the frame around it. Drawn once per scene. */

import { memo } from 'react';
import { short } from './geometry.ts';
import { gridPath } from './grid.ts';
import { Neatline } from './Neatline.tsx';
import type { Box, Grid } from './scene.ts';
import { depths, rhumbs, dots, swell } from './sea-ink.ts';
import './chart-sheet.css';

/** How far the sea continues beyond the sheet, as a share of its longer side. */
export const BEYOND = 0.9;

/** Width of the sheet's frame. */
export function edgeOf({ width, height }: Box): number {
  return Math.max(width, height) * 0.011;
}

interface Props {
  readonly bounds: Box;
  /** Null for a sheet that only holds insets: it is drawn as paper, without water. */
  readonly grid: Grid | null;
}

export const ChartSheet = memo(function ChartSheet({ bounds, grid }: Props) {
  const edge = edgeOf(bounds);
  return (
    <g className="sea">
      <Sea bounds={bounds} grid={grid} />
      <path className="sea-beyond" fillRule="evenodd" d={beyond(bounds, edge)} />
      {grid === null && <rect className="sheet-paper" {...bounds} />}
      <Neatline bounds={bounds} edge={edge} grid={grid} bar="below" />
    </g>
  );
});

/** Water, without a frame. */
export function Sea({ bounds, grid }: { readonly bounds: Box; readonly grid: Grid | null }) {
  const size = Math.max(bounds.width, bounds.height);
  return (
    <>
      <g className="sea-depths">
        {depths(bounds).map(depth => (
          <path key={depth.d} d={depth.d} className={`sea-depth sea-depth-${depth.level}`} />
        ))}
      </g>
      <path className="sea-swell" d={swell(bounds)} />
      <path className="sea-rhumbs" d={rhumbs(bounds)} />
      <path className="sea-dots" d={dots(bounds)} strokeWidth={size * 0.0016} />
      {grid !== null && <path className={`sea-grid sea-grid-${grid.kind}`} d={gridPath(grid, bounds)} />}
    </>
  );
}

/** The area outside the sheet, which is dimmed. */
function beyond(b: Box, edge: number): string {
  const far = Math.max(b.width, b.height) * (BEYOND + 1);
  const rect = (x: number, y: number, w: number, h: number): string =>
    `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`;
  return (
    rect(b.x - far, b.y - far, b.width + 2 * far, b.height + 2 * far) +
    rect(b.x - edge, b.y - edge, b.width + 2 * edge, b.height + 2 * edge)
  );
}
