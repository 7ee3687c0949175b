/** A ship in line as the board kit draws ships. */

import { NO_FLAG } from '../../../board/flag.ts';
import { Hull } from '../../../board/HullGlyph.tsx';
import { Rigging } from '../../../board/RigGlyph.tsx';
import type { SceneShip, Tone } from '../../../board/scene.ts';
import { looksAt } from '../board/battle-sea.ts';

const LENGTH = 40;
const BEAM = 14;
/** She sails to the right, before the wind. */
const HEADING = 90;
const WIND = 270;

interface Props {
  readonly ship: number;
  readonly damage: number;
  readonly tone: Tone;
}

export function lineShip({ ship, damage }: Pick<Props, 'ship' | 'damage'>): SceneShip {
  return {
    id: ship,
    name: '',
    badge: '',
    flag: NO_FLAG,
    side: 0,
    pose: { x: 0, y: 0, heading: HEADING },
    length: LENGTH,
    beam: BEAM,
    description: '',
    guns: { port: 3, starboard: 3, of: 3 },
    fire: 0,
    condition: 'sailing',
    // So small, and on paper, sails would hide her.
    canvas: 'furled',
    ...looksAt(damage),
  };
}

export function LineShip({ ship, damage, tone }: Props) {
  const drawn = lineShip({ ship, damage });
  return (
    <svg className="glory-hull" viewBox="-25 -11 50 22" aria-hidden="true">
      <g transform={`rotate(${HEADING})`}>
        <Hull ship={drawn} tone={tone} />
        <Rigging ship={drawn} windFrom={WIND} />
      </g>
    </svg>
  );
}
