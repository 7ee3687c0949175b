/** Stretches of water that belong together. Style sheets show them while a screen asks for them. */

import { memo } from 'react';
import { ring } from './geometry.ts';
import type { SceneZone } from './scene.ts';
import './zones.css';

export default memo(function Zones({ zones }: { readonly zones: readonly SceneZone[] }) {
  return (
    <g className="zones" aria-hidden="true">
      {zones.map(({ id, outlines }) => (
        <path key={id} className="zone" d={outlines.map(ring).join('')} />
      ))}
    </g>
  );
});
