/** Ways that were sailed: old ones faint, those of just now in full colour. */

import { memo } from 'react';
import { trace } from './geometry.ts';
import type { Scene, SceneTrack } from './scene.ts';
import { toneOf } from './scene.ts';
import './tracks.css';

type Props = Pick<Scene, 'sides'> & { readonly tracks: readonly SceneTrack[] };

export default memo(function Tracks({ tracks, sides }: Props) {
  return (
    <g className="tracks" aria-hidden="true">
      {tracks.map(({ id, side, paths, fresh }) => (
        <path
          key={id}
          className={`track tone-${toneOf({ sides }, side)}${fresh ? ' is-fresh' : ''}`}
          d={paths.map(trace).join('')}
        />
      ))}
    </g>
  );
});
