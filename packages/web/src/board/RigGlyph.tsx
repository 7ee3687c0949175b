/** Masts, yards and sails from above, braced to the wind; torn, or over the side. */

import type { MastState } from './damage.ts';
import { damageOf } from './damage.ts';
import { short } from './geometry.ts';
import { fallenMast, mastSteps, sailPath, tornSailPath, yardsOf } from './hull.ts';
import { boomTransform, jibTransform, yardTransform } from './place.ts';
import type { SceneShip } from './scene.ts';

export function Rigging({ ship, windFrom }: { readonly ship: SceneShip; readonly windFrom: number }) {
  const { length: l, beam: b, masts, pose } = ship;
  const steps = mastSteps(masts.length, l);
  const yards = yardsOf(ship);
  const furled = ship.condition === 'anchored' || ship.condition === 'struck' || ship.canvas === 'furled';
  const after = masts.length - 1;
  const damage = damageOf(ship);
  const lean = damage.list * b * 0.3 * (damage.low === 'port' ? -1 : 1);
  return (
    <g className="rigging" transform={lean === 0 ? undefined : `translate(${short(lean)} 0)`}>
      {(masts[0] ?? 0) > 0 && !furled && (
        <path
          className="jib"
          data-part="jib"
          transform={jibTransform(pose.heading, windFrom)}
          d={`M0 ${-l * 0.6}L${b * 0.02} ${-l * 0.3}Q${b * 0.3} ${-l * 0.42} 0 ${-l * 0.6}Z`}
        />
      )}
      {damage.masts.map((state, i) => {
        const y = steps[i] ?? 0;
        const wide = (yards[i] ?? 0) * 2;
        return (
          // Masts never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={i} transform={`translate(0 ${y})`}>
            {state !== 'gone' && i === after && masts.length > 1 && !furled && (
              <g data-part="boom" transform={boomTransform(pose.heading, windFrom)}>
                <path className="spanker" d={`M0 0Q${b * 0.16} ${l * 0.1} 0 ${l * 0.2}Z`} />
              </g>
            )}
            <Mast
              state={state}
              falls={(ship.id + i) % 2 === 0 ? 1 : -1}
              furled={furled}
              canvas={ship.canvas}
              wide={wide}
              b={b}
              transform={yardTransform(pose.heading, windFrom)}
            />
          </g>
        );
      })}
    </g>
  );
}

function Mast(props: {
  readonly state: MastState;
  /** Over which side she goes: to starboard 1. */
  readonly falls: 1 | -1;
  readonly furled: boolean;
  readonly canvas: SceneShip['canvas'];
  readonly wide: number;
  readonly b: number;
  readonly transform: string;
}) {
  const { state, falls, furled, canvas, wide, b, transform } = props;
  if (state === 'gone') {
    const { spars, canvas: cloth } = fallenMast(b, falls);
    return (
      <g className="stump">
        <path className="stump-wreck" d={spars} strokeWidth={b * 0.08} />
        <path className="stump-canvas" d={cloth} />
        <circle r={b * 0.15} strokeWidth={b * 0.06} />
      </g>
    );
  }
  const half = wide / 2;
  return (
    <g data-part="yards" transform={transform}>
      {furled ? (
        <path className="sail-furled" d={`M${-half} 0H${half}`} strokeWidth={b * 0.15} />
      ) : state === 'torn' ? (
        <path className="sail sail-torn" d={tornSailPath(wide, b * 0.8)} />
      ) : (
        <>
          {canvas !== 'little' && <path className="sail" d={sailPath(wide, b * (canvas === 'full' ? 0.78 : 0.6))} />}
          <path className="sail sail-top" d={sailPath(wide * 0.72, b * 0.4)} />
          {canvas === 'full' && <path className="sail" d={sailPath(wide * 0.46, b * 0.22)} />}
        </>
      )}
      <path className="yard" d={`M${-half} 0H${half}`} strokeWidth={b * 0.07} />
      <circle className="mast" r={b * 0.11} />
    </g>
  );
}
