/** What is written on the chart: the names of its waters. */

import { memo } from 'react';
import { short } from './geometry.ts';
import type { SceneName } from './scene.ts';
import './names.css';

export default memo(function Names({ names }: { readonly names: readonly SceneName[] }) {
  return (
    <g className="names">
      {names.map(({ at, text, size }) => (
        <text key={text} x={short(at.x)} y={short(at.y)} dy="0.35em" fontSize={short(size)}>
          {text}
        </text>
      ))}
    </g>
  );
});
