/** A ship from above. Drawn once per change of her own; while she sails, `place.ts` moves these very elements. */

import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { memo } from 'react';
import { BaseGlyph } from './BaseGlyph.tsx';
import { Hull, isTrader } from './HullGlyph.tsx';
import { bodyTransform, rootTransform } from './place.ts';
import { Rigging } from './RigGlyph.tsx';
import type { SceneShip, ShipBase, Tone } from './scene.ts';
import { Works } from './Works.tsx';
import './ship-glyph.css';

interface Props {
  readonly ship: SceneShip;
  readonly tone: Tone;
  readonly windFrom: number;
  readonly selected: boolean;
  readonly onSelect: (ship: number) => void;
}

export const ShipGlyph = memo(function ShipGlyph({ ship, tone, windFrom, selected, onSelect }: Props) {
  const { length: l, beam: b } = ship;
  const click = (event: MouseEvent | PointerEvent): void => {
    event.stopPropagation();
    onSelect(ship.id);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(ship.id);
  };
  return (
    <g
      className={`ship tone-${tone} ship-${ship.condition}${isTrader(ship) ? ' ship-trader' : ''}`}
      data-ship={ship.id}
      data-length={l}
      transform={rootTransform(ship.pose)}
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={`${ship.name}, ${ship.description}`}
      onClick={click}
      onKeyDown={key}
    >
      <circle className="ship-hit" r="1" style={{ transform: `scale(max(${l * 0.55}, calc(20 * var(--u))))` }} />
      <circle className="ship-focus" r={l * 0.66} />
      {selected && <SelectionRing r={l * 0.68} />}
      {ship.works !== undefined ? (
        <>
          <g data-part="body" className="ship-body" transform={bodyTransform(ship.pose)}>
            <Works ship={ship} />
          </g>
          {ship.fire > 0 && <Fire ship={ship} windFrom={windFrom} />}
        </>
      ) : ship.base !== undefined ? (
        <Based ship={ship} base={ship.base} tone={tone} windFrom={windFrom} />
      ) : ship.condition === 'wreck' ? (
        <>
          <g data-part="body" transform={bodyTransform(ship.pose)}>
            <Wreck l={l} b={b} />
            {ship.fire > 0 && <Hull ship={ship} tone={tone} />}
          </g>
          {ship.fire > 0 && <Fire ship={ship} windFrom={windFrom} />}
        </>
      ) : (
        <>
          <g data-part="body" className="ship-body" transform={bodyTransform(ship.pose)}>
            {ship.condition !== 'anchored' && ship.condition !== 'aground' && <Wake l={l} b={b} />}
            <Vessel ship={ship} tone={tone} windFrom={windFrom} />
          </g>
          {ship.fire > 0 && <Fire ship={ship} windFrom={windFrom} />}
        </>
      )}
    </g>
  );
});

/** What floats and may go down: the stage heels it over when she sinks. */
function Vessel(props: { readonly ship: SceneShip; readonly tone: Tone; readonly windFrom: number }) {
  const { ship, tone, windFrom } = props;
  return (
    <g className="ship-vessel">
      <Hull ship={ship} tone={tone} />
      <Rigging ship={ship} windFrom={windFrom} />
    </g>
  );
}

/** A model on its base, her main mast over the printed one. */
function Based(props: {
  readonly ship: SceneShip;
  readonly base: ShipBase;
  readonly tone: Tone;
  readonly windFrom: number;
}) {
  const { ship, base, tone, windFrom } = props;
  const model = { ...ship, ...base.model };
  return (
    <>
      <g data-part="body" className="ship-body" transform={bodyTransform(ship.pose)}>
        <BaseGlyph ship={ship} base={base} windFrom={windFrom} />
        <g transform={`translate(0 ${-base.mast})`}>
          <Vessel ship={model} tone={tone} windFrom={windFrom} />
        </g>
      </g>
      {ship.fire > 0 && <Fire ship={model} windFrom={windFrom} />}
    </>
  );
}

function SelectionRing({ r }: { readonly r: number }) {
  return (
    <g className="ship-selected">
      <circle r={r} />
      <circle className="ship-selected-dashes" r={r} />
    </g>
  );
}

function Wake({ l, b }: { readonly l: number; readonly b: number }) {
  const h = l / 2;
  return (
    <path
      className="ship-wake"
      d={`M${-b * 0.36} ${h}C${-b * 0.4} ${h * 1.35} ${-b * 0.9} ${h * 1.7} ${-b * 1.2} ${h * 2.3}M${b * 0.36} ${h}C${b * 0.4} ${h * 1.35} ${b * 0.9} ${h * 1.7} ${b * 1.2} ${h * 2.3}M0 ${h * 1.08}V${h * 1.95}`}
    />
  );
}

/** Three tongues, for a radius of one. */
const FLAME =
  'M-0.62 0.35C-0.85 -0.2 -0.4 -0.35 -0.48 -0.95C-0.15 -0.75 -0.18 -0.5 -0.1 -0.35C0.02 -0.8 -0.05 -1.15 0.08 -1.6C0.42 -1.1 0.3 -0.65 0.36 -0.4C0.48 -0.55 0.48 -0.7 0.52 -0.95C0.85 -0.35 0.75 0.3 0.4 0.55C0.05 0.75 -0.45 0.7 -0.62 0.35Z';

/** Where fires burn along the keel, and how large, by the stage of the fire. */
const BLAZES = {
  1: [{ x: 0.1, y: 0.06, size: 0.13 }],
  2: [
    { x: -0.1, y: -0.2, size: 0.13 },
    { x: 0.14, y: 0.04, size: 0.2 },
    { x: -0.1, y: 0.26, size: 0.14 },
  ],
} as const;

function Fire({ ship, windFrom }: { readonly ship: SceneShip; readonly windFrom: number }) {
  const { length: l, beam: b } = ship;
  const big = ship.fire === 2;
  const lee = windFrom + 180;
  return (
    <g className="fire">
      <g data-part="plume" transform={`rotate(${lee})`}>
        {[0.4, 0.85, 1.4, 2.1].slice(0, big ? 4 : 3).map((far, i) => (
          <ellipse
            key={far}
            className="fire-smoke"
            cx={(i % 2 === 0 ? 1 : -1) * b * 0.3}
            cy={-l * far * (big ? 1 : 0.75)}
            rx={l * (0.16 + 0.1 * i)}
            ry={l * (0.3 + 0.13 * i)}
            opacity={(big ? 0.95 : 0.75) - i * 0.16}
          />
        ))}
      </g>
      <g data-part="body" transform={bodyTransform(ship.pose)}>
        {BLAZES[big ? 2 : 1].map(({ x, y, size }) => (
          <g key={y} transform={`translate(${x * b} ${y * l}) rotate(${lee - ship.pose.heading}) scale(${size * l})`}>
            <path className="flame flame-outer" d={FLAME} />
            <path className="flame flame-inner" d={FLAME} transform="translate(0 0.12) scale(0.55)" />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Spars and casks, slowly going down. */
function Wreck({ l, b }: { readonly l: number; readonly b: number }) {
  return (
    <g className="wreck">
      <ellipse className="wreck-slick" rx={b * 1.15} ry={l * 0.42} />
      <path
        className="wreck-spars"
        d={`M${-b * 0.8} ${-l * 0.22}L${b * 0.5} ${-l * 0.05}M${-b * 0.3} ${l * 0.28}L${b * 0.75} ${l * 0.1}M${b * 0.1} ${-l * 0.3}L${-b * 0.35} ${l * 0.02}M${-b * 0.7} ${l * 0.16}l${b * 0.3} ${l * 0.06}`}
        strokeWidth={b * 0.1}
      />
      <circle className="wreck-cask" cx={b * 0.55} cy={-l * 0.2} r={b * 0.11} />
      <circle className="wreck-cask" cx={-b * 0.55} cy={l * 0.02} r={b * 0.09} />
    </g>
  );
}
