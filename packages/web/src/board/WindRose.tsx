/** The wind, always in sight beside the chart: where it comes from and how hard it blows, and how the selected ship lies to it. */

import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { offset, short } from './geometry.ts';
import type { ScenePiece, SceneWind } from './scene.ts';
import './wind-rose.css';

/** Loaded only when a scene has several winds: few books do. */
const WindList = lazy(() => import('./WindList.tsx'));

const POINTS = ['N', 'E', 'S', 'W'] as const;

interface Props {
  readonly winds: readonly SceneWind[];
  /** The one that is selected. */
  readonly ship: ScenePiece | null;
}

/** Renders nothing where the scene has no wind. */
export const WindRose = memo(function WindRose({ winds, ship }: Props) {
  const { t } = useTranslation();
  const [wind, ...others] = winds;
  if (wind === undefined) return null;
  if (others.length > 0)
    return (
      <Suspense fallback={null}>
        <WindList winds={winds} />
      </Suspense>
    );
  return (
    <div className="rose" role="img" aria-label={t('board.windLabel', { wind: wind.label })}>
      <svg viewBox="-70 -70 140 140" aria-hidden="true">
        <RoseFace from={wind.from} wind={0} ship={ship} />
      </svg>
      <div className="rose-words" aria-hidden="true">
        <strong>{wind.strength}</strong>
        <span>{wind.label}</span>
      </div>
    </div>
  );
});

interface FaceProps {
  readonly from: number;
  /** Its index among the winds of the scene, by which the stage finds the arrow to turn. */
  readonly wind: number;
  readonly ship: ScenePiece | null;
}

/** A compass with the wind's arrow at its rim, within a circle of 70 units. */
export function RoseFace({ from, wind, ship }: FaceProps) {
  const { t } = useTranslation();
  return (
    <>
      <circle className="rose-face" r="50" />
      <circle className="rose-ring" r="46" />
      <circle className="rose-ring rose-inner" r="31" />
      <path className="rose-ticks" d={ticks()} />
      <path className="rose-star rose-half" d={star(22, 8, 45)} />
      <path className="rose-star" d={star(30, 8, 0)} />
      <path className="rose-dark" d={shade(30, 8)} />
      {POINTS.map((point, i) => {
        const at = offset({ x: 0, y: 0, heading: i * 90 }, 38.5);
        return (
          <text
            key={point}
            className={`rose-point ${i === 0 ? 'rose-north' : ''}`}
            x={short(at.x)}
            y={short(at.y)}
            dy="0.36em"
          >
            {t(`board.points.${point}`)}
          </text>
        );
      })}
      {ship !== null && (
        <g className="rose-ship" transform={`rotate(${short(ship.pose.heading)})`}>
          <path d="M0 -17C5 -12 5 4 3.4 14H-3.4C-5 4 -5 -12 0 -17Z" />
        </g>
      )}
      <g className="rose-wind" data-wind={wind} transform={`rotate(${short(from)})`}>
        <path className="rose-arrow" d="M0 -49L-9 -60H-3.5V-69H3.5V-60H9Z" />
        <path className="rose-flow" d="M-13.5 -64V-57M13.5 -64V-57" />
      </g>
    </>
  );
}

function ticks(): string {
  let d = '';
  for (let i = 0; i < 64; i++) {
    const a = { x: 0, y: 0, heading: i * 5.625 };
    const from = offset(a, 46);
    const to = offset(a, i % 8 === 0 ? 50 : i % 2 === 0 ? 48.6 : 47.4);
    d += `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
  }
  return d;
}

function star(long: number, wide: number, turn: number): string {
  let d = '';
  for (let i = 0; i < 8; i++) {
    const p = offset({ x: 0, y: 0, heading: turn + i * 45 }, i % 2 === 0 ? long : wide);
    d += `${i === 0 ? 'M' : 'L'}${short(p.x)} ${short(p.y)}`;
  }
  return `${d}Z`;
}

/** The dark half of each point. */
function shade(long: number, wide: number): string {
  let d = '';
  for (let i = 0; i < 4; i++) {
    const tip = offset({ x: 0, y: 0, heading: i * 90 }, long);
    const side = offset({ x: 0, y: 0, heading: i * 90 + 45 }, wide);
    d += `M0 0L${short(tip.x)} ${short(tip.y)}L${short(side.x)} ${short(side.y)}Z`;
  }
  return d;
}
