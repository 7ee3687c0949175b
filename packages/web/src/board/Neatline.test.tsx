import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Neatline } from './Neatline.tsx';
import type { Box, Grid } from './scene.ts';

const bounds: Box = { x: 0, y: 0, width: 80, height: 120 };
const grid: Grid = { kind: 'plane', step: 10, scale: 10, label: '10 centimetres' };

/** The upper edge of the scale bar. */
function barAt(bar: 'below' | 'within'): number {
  const markup = renderToStaticMarkup(<Neatline bounds={bounds} edge={1.3} grid={grid} bar={bar} />);
  return Number(/scale-bar-box" x="[^"]*" y="([^"]*)"/.exec(markup)?.[1]);
}

test('the scale bar of a chart lies below its frame, where no badge can cover it, and that of an inset within', () => {
  expect(barAt('below')).toBeGreaterThan(bounds.height + 1.3);
  expect(barAt('within')).toBeLessThan(bounds.height);
});
