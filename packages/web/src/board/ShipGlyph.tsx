/** A ship from above. Drawn once per change of her own; while she sails, `place.ts` moves these very elements. */

import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { memo } from 'react';
import { BaseGlyph } from './BaseGlyph.tsx';
import { deckLines, gunPorts, holes, hullPath, mastSteps, sailPath, tornSailPath } from './hull.ts';
import { bodyTransform, boomTransform, jibTransform, rootTransform, yardTransform } from './place.ts';
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
        <Based ship={ship} base={ship.base} windFrom={windFrom} />
      ) : ship.condition === 'wreck' ? (
        <>
          <g data-part="body" transform={bodyTransform(ship.pose)}>
            <Wreck l={l} b={b} />
            {ship.fire > 0 && <Hull ship={ship} />}
          </g>
          {ship.fire > 0 && <Fire ship={ship} windFrom={windFrom} />}
        </>
      ) : (
        <>
          <g data-part="body" className="ship-body" transform={bodyTransform(ship.pose)}>
            {ship.condition !== 'anchored' && ship.condition !== 'aground' && <Wake l={l} b={b} />}
            <Hull ship={ship} />
            <Rigging ship={ship} windFrom={windFrom} />
          </g>
          {ship.fire > 0 && <Fire ship={ship} windFrom={windFrom} />}
        </>
      )}
    </g>
  );
});

/** A model on its base, her main mast over the printed one. */
function Based(props: { readonly ship: SceneShip; readonly base: ShipBase; readonly windFrom: number }) {
  const { ship, base, windFrom } = props;
  const model = { ...ship, ...base.model };
  return (
    <>
      <g data-part="body" className="ship-body" transform={bodyTransform(ship.pose)}>
        <BaseGlyph ship={ship} base={base} windFrom={windFrom} />
        <g transform={`translate(0 ${-base.mast})`}>
          <Hull ship={model} />
          <Rigging ship={model} windFrom={windFrom} />
        </g>
      </g>
      {ship.fire > 0 && <Fire ship={model} windFrom={windFrom} />}
    </>
  );
}

function isTrader(ship: SceneShip): boolean {
  return ship.trader === true || ship.condition === 'merchant';
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

function Hull({ ship }: { readonly ship: SceneShip }) {
  const { length: l, beam: b } = ship;
  const ports = [
    ...gunPorts(l, b, -1, ship.guns.port, ship.guns.of),
    ...gunPorts(l, b, 1, ship.guns.starboard, ship.guns.of),
  ];
  const w = b * 0.13;
  const h = l * 0.026;
  const rect = (x: number, y: number): string => `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}Z`;
  const standing = ports
    .filter(p => !p.lost)
    .map(p => rect(p.x + Math.sign(p.x) * w * 0.25, p.y))
    .join('');
  const lost = ports
    .filter(p => p.lost)
    .map(p => rect(p.x - Math.sign(p.x) * w * 0.35, p.y))
    .join('');
  return (
    <g className="hull">
      <path className="hull-shadow" d={hullPath(l, b)} transform={`translate(${b * 0.12} ${b * 0.16})`} />
      <path className="hull-bowsprit" d={`M0 ${-l * 0.44}V${-l * 0.62}`} strokeWidth={b * 0.09} />
      <path className="hull-guns" d={standing} />
      <path className="hull-side" d={hullPath(l, b)} />
      <path className="hull-wale" d={hullPath(l, b, b * 0.07)} strokeWidth={b * 0.1} />
      <path className="hull-deck" d={hullPath(l, b, b * 0.15)} />
      <path className="hull-planks detail" d={deckLines(l, b)} strokeWidth={b * 0.028} />
      {isTrader(ship) && <path className="hull-hatches" d={hatches(l, b)} />}
      <path className="hull-lost" d={lost} />
      <path className="hull-holes" d={holes(l, b, ship.damage, ship.id)} />
    </g>
  );
}

/** What a merchant has on deck in place of guns. */
function hatches(l: number, b: number): string {
  const box = (y: number, long: number): string => `M${-b * 0.17} ${l * y}h${b * 0.34}v${l * long}h${-b * 0.34}Z`;
  return box(-0.27, 0.1) + box(-0.06, 0.13) + box(0.19, 0.09);
}

/** Yards get shorter towards the stern. */
const YARDS = [1, 1.14, 0.84, 0.7] as const;

function Rigging({ ship, windFrom }: { readonly ship: SceneShip; readonly windFrom: number }) {
  const { length: l, beam: b, masts, pose } = ship;
  const steps = mastSteps(masts.length, l);
  const furled = ship.condition === 'anchored' || ship.condition === 'struck' || ship.canvas === 'furled';
  const after = masts.length - 1;
  return (
    <g className="rigging">
      {(masts[0] ?? 0) > 0 && !furled && (
        <path
          className="jib"
          data-part="jib"
          transform={jibTransform(pose.heading, windFrom)}
          d={`M0 ${-l * 0.6}L${b * 0.02} ${-l * 0.3}Q${b * 0.3} ${-l * 0.42} 0 ${-l * 0.6}Z`}
        />
      )}
      {masts.map((state, i) => {
        const y = steps[i] ?? 0;
        const wide = Math.min(l * 0.56, b * 2.15) * (YARDS[i] ?? 0.8);
        return (
          // Masts never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={i} transform={`translate(0 ${y})`}>
            {state > 0 && i === after && masts.length > 1 && !furled && (
              <g data-part="boom" transform={boomTransform(pose.heading, windFrom)}>
                <path className="spanker" d={`M0 0Q${b * 0.16} ${l * 0.1} 0 ${l * 0.2}Z`} />
              </g>
            )}
            <Mast
              state={state}
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
  readonly state: number;
  readonly furled: boolean;
  readonly canvas: SceneShip['canvas'];
  readonly wide: number;
  readonly b: number;
  readonly transform: string;
}) {
  const { state, furled, canvas, wide, b, transform } = props;
  if (state <= 0) {
    return (
      <g className="stump">
        <path
          className="stump-wreck"
          d={`M0 0L${b * 0.75} ${b * 0.5}M${b * 0.3} ${b * 0.55}L${b * 0.85} ${b * 0.1}`}
          strokeWidth={b * 0.07}
        />
        <circle r={b * 0.14} strokeWidth={b * 0.05} />
      </g>
    );
  }
  const half = wide / 2;
  return (
    <g data-part="yards" transform={transform}>
      {furled ? (
        <path className="sail-furled" d={`M${-half} 0H${half}`} strokeWidth={b * 0.15} />
      ) : state < 1 ? (
        <path className="sail sail-torn" d={tornSailPath(wide, b * 0.62)} />
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
