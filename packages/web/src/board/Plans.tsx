/** Moves already settled, which only their owner sees: a quiet ghost and the way to it. */

import { memo, useMemo } from 'react';
import { short, trace } from './geometry.ts';
import { hullPath } from './hull.ts';
import { baseOf, isBlock, piecesOf } from './pieces.ts';
import { bodyTransform, rootTransform } from './place.ts';
import type { Scene, ScenePiece, ScenePlan, SceneShip } from './scene.ts';
import './plans.css';

interface Props {
  readonly plans: readonly ScenePlan[] | undefined;
  readonly scene: Scene;
}

export const Plans = memo(function Plans({ plans = [], scene }: Props) {
  const byId = useMemo(() => new Map(piecesOf(scene).map(piece => [piece.id, piece])), [scene]);
  if (plans.length === 0) return null;
  return (
    <g className="plans" aria-hidden="true">
      {plans.map((plan, i) => {
        const piece = byId.get(plan.ship);
        return piece === undefined ? null : (
          // A ship may have two plans, the second from where the first ends.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={`${plan.ship} ${i}`} className="plan">
            <path className="plan-path" d={trace(plan.path)} />
            <g transform={rootTransform(plan.pose)}>
              <PlanBody piece={piece} plan={plan} />
            </g>
          </g>
        );
      })}
    </g>
  );
});

function PlanBody({ piece, plan }: { readonly piece: ScenePiece | SceneShip; readonly plan: ScenePlan }) {
  const { length, beam } = piece;
  const rect = { x: -beam / 2, y: -length / 2, width: beam, height: length };
  if (isBlock(piece)) return <rect className="plan-base" {...rect} rx={length * 0.08} />;
  const base = baseOf(piece);
  const model = base?.model ?? piece;
  return (
    <g transform={bodyTransform(plan.pose)}>
      {base !== undefined && <rect className="plan-base" {...rect} />}
      <path className="plan-hull" d={hullPath(model.length, model.beam)} />
    </g>
  );
}

/** Ropes between ships that hang together: grapnels as a line with hooks, fouled rigging as a knot. */
export const Ties = memo(function Ties(props: { readonly ties: Scene['ties']; readonly ships: readonly SceneShip[] }) {
  const { ties = [], ships } = props;
  if (ties.length === 0) return null;
  const byId = new Map(ships.map(ship => [ship.id, ship]));
  return (
    <g className="ties" aria-hidden="true">
      {ties.map(({ ship, other, kind }) => {
        const a = byId.get(ship);
        const b = byId.get(other);
        if (a === undefined || b === undefined) return null;
        const x = short((a.pose.x + b.pose.x) / 2);
        const y = short((a.pose.y + b.pose.y) / 2);
        return (
          <g key={`${ship} ${other} ${kind}`} className={`tie tie-${kind}`}>
            <path className="tie-rope" d={trace([a.pose, b.pose])} />
            <g style={{ transform: `translate(${x}px,${y}px) scale(var(--u))` }}>
              <circle r="9" />
              <path className="tie-sign" d={kind === 'grappled' ? GRAPNEL : KNOT} />
            </g>
          </g>
        );
      })}
    </g>
  );
});

const GRAPNEL = 'M0 -6V5M-4.5 1Q-4 5 0 5Q4 5 4.5 1';
const KNOT = 'M-5 -2C-2 -6 2 6 5 2M-5 2C-2 6 2 -6 5 -2';
