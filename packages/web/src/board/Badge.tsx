/** A ship's badge, of constant size at any zoom: flag, letter, colour and outline of her side, and signs of her condition. */

import { memo } from 'react';
import type { BadgeLie } from './badges.ts';
import { hangs } from './badges.ts';
import { Flag } from './Flag.tsx';
import { trace } from './geometry.ts';
import { badgeTransform } from './place.ts';
import type { SceneShip, Tone } from './scene.ts';
import './badge.css';

/** Sides by outline too: round ends against pointed ones. */
const PILLS: Readonly<Record<Tone, string>> = {
  blue: 'M-10 -8H10A8 8 0 0 1 10 8H-10A8 8 0 0 1 -10 -8Z',
  red: 'M-13 -8H13L18 0L13 8H-13L-18 0Z',
  none: 'M-15 -8H15V8H-15Z',
};
const SMALL_PILLS: Readonly<Record<Tone, string>> = {
  blue: 'M-1 -8H1A8 8 0 0 1 1 8H-1A8 8 0 0 1 -1 -8Z',
  red: 'M-5 -8H5L9.5 0L5 8H-5L-9.5 0Z',
  none: 'M-8 -8H8V8H-8Z',
};
/** Middle of the sign beside a badge. */
const SIGN_AT = { full: 27, small: 19 } as const;

const SIGNS: Partial<Readonly<Record<SceneShip['condition'], string>>> = {
  anchored: 'M0 -5V5M-2.6 -2.4H2.6M-4.4 1.6Q-3.6 5 0 5Q3.6 5 4.4 1.6',
  aground: 'M0 -5V0M-5 0H5M-3.2 2.6H3.2M-1.4 5.2H1.4',
};

interface Props {
  readonly ship: SceneShip;
  readonly tone: Tone;
  /** A `BadgeLie` as text: badges that lie as they did are not drawn again. */
  readonly lie: string;
  readonly small: boolean;
}

export const Badge = memo(function Badge({ ship, tone, lie, small }: Props) {
  const sign = SIGNS[ship.condition];
  const struck = ship.condition === 'struck';
  const laid = JSON.parse(lie) as BadgeLie;
  const { by } = hangs(ship.pose, laid);
  return (
    <g
      className={`badge tone-${tone} ${struck ? 'badge-struck' : ''} ${ship.condition === 'wreck' ? 'badge-wreck' : ''}`}
      data-badge={ship.id}
      data-lie={lie}
      style={{ transform: badgeTransform(ship.pose, laid) }}
      aria-hidden="true"
    >
      {laid.out > 0 && (
        <path
          className="badge-lead"
          d={trace([
            { x: 0, y: 0 },
            { x: -by.x, y: -by.y },
          ])}
        />
      )}
      <path className="badge-pill" d={(small ? SMALL_PILLS : PILLS)[tone]} />
      {!struck && !small && (
        <g transform="translate(-12.5 -4.5)">
          <g className="badge-flag">
            <Flag flag={ship.flag} captured={ship.condition === 'captured'} />
          </g>
        </g>
      )}
      <text
        className={ship.badge.length > 1 ? 'badge-letter badge-letters' : 'badge-letter'}
        x={struck || small ? 0 : 7.5}
        y="0.5"
        dy="0.34em"
      >
        {ship.badge}
      </text>
      {sign !== undefined && (
        <g className="badge-sign" transform={`translate(${SIGN_AT[small ? 'small' : 'full']} 0)`}>
          <circle r="8.5" />
          <path d={sign} />
        </g>
      )}
      <text className="badge-name" y="20">
        {ship.name}
      </text>
    </g>
  );
});
