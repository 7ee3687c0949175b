/** What stands on shore and fights: earthworks with their guns, and the building they guard. Both face up. */

import type { SceneShip } from './scene.ts';
import './works.css';

export function Works({ ship }: { readonly ship: SceneShip }) {
  if (ship.works !== 'building') return <Battery ship={ship} />;
  return ship.condition === 'wreck' ? <Ruin ship={ship} /> : <Building ship={ship} />;
}

/** A parapet round the guns, open to the rear, an embrasure for each gun. */
function Battery({ ship }: { readonly ship: SceneShip }) {
  const { length: l, beam: w } = ship.base?.model ?? ship;
  const guns = ship.base?.dots ?? [];
  const places = [...new Map(guns.map(dot => [dot.abeam, dot])).values()];
  const h = l / 2;
  const half = w / 2;
  const silenced = ship.condition === 'wreck';
  const share = silenced || ship.guns.of === 0 ? 0 : ship.guns.port / ship.guns.of;
  return (
    <g className={silenced ? 'works works-ruin' : 'works'}>
      <path
        className="works-bank"
        d={`M${-half} ${h}L${-half} ${-h * 0.1}Q${-half * 0.86} ${-h} 0 ${-h}Q${half * 0.86} ${-h} ${half} ${-h * 0.1}L${half} ${h}`}
        strokeWidth={l * 0.42}
      />
      <path
        className="works-wall"
        d={`M${-half} ${h}L${-half} ${-h * 0.1}Q${-half * 0.86} ${-h} 0 ${-h}Q${half * 0.86} ${-h} ${half} ${-h * 0.1}L${half} ${h}`}
        strokeWidth={l * 0.24}
      />
      <path className="works-floor" d={`M${-half * 0.8} ${h * 0.75}H${half * 0.8}`} strokeWidth={l * 0.05} />
      {places.map((dot, i) => (
        <g key={dot.abeam} transform={`translate(${dot.abeam} ${-dot.ahead}) rotate(${(dot.from + dot.to) / 2})`}>
          <path
            className={i < Math.ceil(share * places.length) ? 'works-gun' : 'works-gun works-gun-lost'}
            d={`M0 ${l * 0.3}V${-l * 0.62}`}
            strokeWidth={l * 0.17}
          />
          <path className="works-carriage" d={`M${-l * 0.13} ${l * 0.2}H${l * 0.13}`} strokeWidth={l * 0.12} />
        </g>
      ))}
      <g className="close-detail">
        {places.map(dot => (
          <circle key={dot.abeam} className="base-dot" cx={dot.abeam} cy={-dot.ahead} r={l * 0.07} />
        ))}
      </g>
    </g>
  );
}

/** A blockhouse with a hipped roof. */
function Building({ ship }: { readonly ship: SceneShip }) {
  const { length: l, beam: w } = ship.base?.model ?? ship;
  const ridge = Math.max(0, w - l) / 2 + w * 0.12;
  return (
    <g className="works">
      <rect className="works-shadow" x={-w / 2 + w * 0.06} y={-l / 2 + w * 0.08} width={w} height={l} />
      <rect className="works-roof" x={-w / 2} y={-l / 2} width={w} height={l} />
      <path
        className="works-roof-lee"
        d={`M${-w / 2} ${l / 2}L${-ridge} 0H${ridge}L${w / 2} ${l / 2}ZM${w / 2} ${-l / 2}L${ridge} 0L${w / 2} ${l / 2}Z`}
      />
      <path
        className="works-ridge"
        d={`M${-w / 2} ${-l / 2}L${-ridge} 0H${ridge}L${w / 2} ${-l / 2}M${-ridge} 0L${-w / 2} ${l / 2}M${ridge} 0L${w / 2} ${l / 2}`}
      />
    </g>
  );
}

/** Four walls, breached, round what has burnt. */
function Ruin({ ship }: { readonly ship: SceneShip }) {
  const { length: l, beam: w } = ship.base?.model ?? ship;
  const [x, y] = [w / 2, l / 2];
  return (
    <g className="works works-ruin">
      <rect className="works-ash" x={-x} y={-y} width={w} height={l} />
      <path
        className="works-wall"
        d={`M${-x} ${y * 0.3}V${-y}H${x * 0.1}M${x * 0.6} ${-y}H${x}V${-y * 0.2}M${x} ${y * 0.5}V${y}H${-x * 0.3}M${-x * 0.8} ${y}H${-x}`}
        strokeWidth={w * 0.1}
      />
    </g>
  );
}
