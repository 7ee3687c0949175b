/** What says who she is at any zoom: her flag, her letter, her side's colour and shape, and how she lies. */

import { memo } from 'react';
import { Flag } from './Flag.tsx';
import { badgeTransform } from './place.ts';
import type { SceneShip } from './scene.ts';
import { sideClass } from './ShipGlyph.tsx';

/** Sides by outline too: round ends against pointed ones. */
const PILLS = {
  a: 'M-10 -8H10A8 8 0 0 1 10 8H-10A8 8 0 0 1 -10 -8Z',
  b: 'M-13 -8H13L18 0L13 8H-13L-18 0Z',
  none: 'M-15 -8H15V8H-15Z',
} as const;

const SIGNS: Partial<Readonly<Record<SceneShip['condition'], string>>> = {
  anchored: 'M0 -5V5M-2.6 -2.4H2.6M-4.4 1.6Q-3.6 5 0 5Q3.6 5 4.4 1.6',
  aground: 'M0 -5V0M-5 0H5M-3.2 2.6H3.2M-1.4 5.2H1.4',
};

export const Badge = memo(function Badge({ ship }: { readonly ship: SceneShip }) {
  const side = sideClass(ship.side);
  const sign = SIGNS[ship.condition];
  const struck = ship.condition === 'struck';
  return (
    <g
      className={`badge side-${side} ${struck ? 'badge-struck' : ''} ${ship.condition === 'wreck' ? 'badge-wreck' : ''}`}
      data-badge={ship.id}
      data-length={ship.length}
      style={{ transform: badgeTransform(ship.pose, ship.length) }}
      aria-hidden="true"
    >
      <path className="badge-pill" d={PILLS[side as keyof typeof PILLS]} />
      {!struck && (
        <g transform="translate(-12.5 -4.5)">
          <Flag nation={ship.nation} captured={ship.condition === 'captured'} />
        </g>
      )}
      <text className="badge-letter" x={struck ? 0 : 7.5} y="0.5" dy="0.34em">
        {ship.badge}
      </text>
      {sign !== undefined && (
        <g className="badge-sign" transform="translate(27 0)">
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
