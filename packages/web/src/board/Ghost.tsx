/** A ship as she would lie: her hull and sails in outline. */

import { attitudeBorder } from './base.ts';
import { hullPath, mastSteps, sailPath } from './hull.ts';
import { bodyTransform, rootTransform, yardTransform } from './place.ts';
import type { Pose, ShipBase } from './scene.ts';
import './ghost.css';

export function Ghost(props: {
  readonly length: number;
  readonly beam: number;
  readonly masts: readonly number[];
  readonly base: ShipBase | undefined;
  readonly isBlock: boolean;
  readonly pose: Pose;
  readonly windFrom: number;
}) {
  const { length, beam, masts, base, pose, windFrom } = props;
  if (props.isBlock)
    return (
      <g className="ghost" transform={rootTransform(pose)}>
        <rect className="ghost-hull" x={-beam / 2} y={-length / 2} width={beam} height={length} rx={length * 0.08} />
      </g>
    );
  const { length: l, beam: b } = base?.model ?? { length, beam };
  const steps = mastSteps(masts.length, l);
  return (
    <g className="ghost" transform={rootTransform(pose)}>
      <g transform={bodyTransform(pose)}>
        {base !== undefined && (
          <>
            <rect className="ghost-base" x={-beam / 2} y={-length / 2} width={beam} height={length} />
            {attitudeBorder(base, length, beam, beam * 0.03).map(({ tone, d }, i) => (
              // Sectors never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <path key={i} className={`base-sector base-${tone}`} d={d} strokeWidth={beam * 0.05} />
            ))}
          </>
        )}
        <path className="ghost-hull" d={hullPath(l, b)} />
        {masts.map((state, i) =>
          state > 0 ? (
            // Masts never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <g key={i} transform={`translate(0 ${steps[i] ?? 0})`}>
              <path
                className="ghost-sail"
                d={sailPath(b * 1.9, b * 0.6)}
                transform={yardTransform(pose.heading, windFrom)}
              />
            </g>
          ) : null,
        )}
      </g>
    </g>
  );
}
