/** Further seas on the sheet, each in a frame of its own, with its name in the corner. */

import { memo, useId } from 'react';
import { Areas } from './Areas.tsx';
import { short } from './geometry.ts';
import { cellSize } from './grid.ts';
import { Neatline } from './Neatline.tsx';
import type { Box, SceneArea, SceneSea } from './scene.ts';
import { edgeOf, Sea } from './ChartSheet.tsx';
import './insets.css';

interface Props {
  readonly seas: readonly SceneSea[];
  /** What lies in each, by its id. */
  readonly areas: ReadonlyMap<string | null, readonly SceneArea[]>;
  readonly sheet: Box;
}

const NO_AREAS: readonly SceneArea[] = [];

/** Its frame is finer than that of the sheet. */
const FINER = 0.75;
/** Of the plate with the name: its height and half the breadth of a letter, in breadths of the frame. */
const PLATE = 3.4;
const LETTER = 0.98;

export default memo(function Insets({ seas, areas, sheet }: Props) {
  return (
    <g className="insets">
      {seas.map(sea => (
        <Inset key={sea.id} sea={sea} areas={areas.get(sea.id) ?? NO_AREAS} edge={edgeOf(sheet) * FINER} />
      ))}
    </g>
  );
});

interface InsetProps {
  readonly sea: SceneSea;
  readonly areas: readonly SceneArea[];
  readonly edge: number;
}

function Inset({ sea: { bounds, grid, label }, areas, edge }: InsetProps) {
  const clip = useId();
  return (
    <g className="inset">
      <clipPath id={clip}>
        <rect {...bounds} />
      </clipPath>
      <rect
        className="inset-shadow"
        {...grown(bounds, edge * 1.5)}
        transform={`translate(${short(edge)} ${short(edge)})`}
      />
      <rect className="inset-paper" {...grown(bounds, edge * 1.5)} />
      <rect className="inset-sea" {...bounds} />
      <g clipPath={`url(#${clip})`}>
        <Sea bounds={bounds} grid={grid} />
        <Areas areas={areas} bounds={bounds} cell={cellSize(grid)} />
      </g>
      <Neatline bounds={bounds} edge={edge} grid={grid} bar="within" />
      {label !== '' && <Cartouche bounds={bounds} edge={edge} label={label} />}
    </g>
  );
}

function Cartouche({ bounds, edge, label }: { readonly bounds: Box; readonly edge: number; readonly label: string }) {
  const height = edge * PLATE;
  const width = edge * (label.length * LETTER + 3);
  const { x, y } = bounds;
  return (
    <g className="cartouche">
      <rect x={x + edge} y={y + edge} width={width} height={height} rx={edge * 0.3} />
      <text x={x + edge + width / 2} y={y + edge + height / 2} dy="0.35em" fontSize={edge * 1.9}>
        {label}
      </text>
    </g>
  );
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
