/** What was moved last: a faint hull where each ship lay, and the way that she has gone since. */

import { memo, useMemo } from 'react';
import { bearing, pathLength, poseAt, short, trace } from './geometry.ts';
import { hullPath } from './hull.ts';
import { isBlock, piecesOf } from './pieces.ts';
import { bodyTransform, rootTransform } from './place.ts';
import type { Pose, Scene, ScenePiece, SceneShip } from './scene.ts';
import { toneOf } from './scene.ts';
import type { Trail } from './trails.ts';
import './trails.css';

interface Props {
  readonly trails: readonly Trail[];
  readonly scene: Scene;
}

const CHEVRON = 'M-4.5 3.5L0 -3.5L4.5 3.5';
/** Where on the way the chevron stands, and the place that it points to. */
const [MIDDLE, BEYOND] = [0.5, 0.56];

export const Trails = memo(function Trails({ trails, scene }: Props) {
  const pieces = useMemo(() => new Map(piecesOf(scene).map(piece => [piece.id, piece])), [scene]);
  if (trails.length === 0) return null;
  return (
    <g className="trails" aria-hidden="true">
      {trails.map(({ ship, path }) => {
        const piece = pieces.get(ship);
        const from = path[0];
        return piece === undefined || from === undefined ? null : (
          <g key={ship} className={`trail tone-${toneOf(scene, piece.side)}`} data-trail={ship}>
            <path className="trail-way" d={trace(path)} />
            <Start piece={piece} at={from} />
            <Chevron path={path} />
          </g>
        );
      })}
    </g>
  );
});

function Start({ piece, at }: { readonly piece: ScenePiece | SceneShip; readonly at: Pose }) {
  const { length, beam } = piece;
  const model = 'base' in piece ? (piece.base?.model ?? piece) : piece;
  return (
    <g transform={rootTransform(at)}>
      {isBlock(piece) ? (
        <rect className="trail-hull" x={-beam / 2} y={-length / 2} width={beam} height={length} rx={length * 0.08} />
      ) : (
        <g transform={bodyTransform(at)}>
          <path className="trail-hull" d={hullPath(model.length, model.beam)} />
        </g>
      )}
    </g>
  );
}

function Chevron({ path }: { readonly path: readonly Pose[] }) {
  if (pathLength(path) === 0) return null;
  const [at, next] = [poseAt(path, MIDDLE), poseAt(path, BEYOND)];
  const turn = at.x === next.x && at.y === next.y ? at.heading : bearing(at, next);
  return (
    <g style={{ transform: `translate(${short(at.x)}px,${short(at.y)}px) scale(var(--u))` }}>
      <path className="trail-chevron" d={CHEVRON} transform={`rotate(${short(turn)})`} />
    </g>
  );
}
