/** A ship in line as the board kit draws ships: sound, shot through, or a wreck. The book tells no more of her than that. */

import { NO_FLAG } from '../../../board/flag.ts';
import { Hull } from '../../../board/HullGlyph.tsx';
import { Rigging } from '../../../board/RigGlyph.tsx';
import type { SceneShip, Tone } from '../../../board/scene.ts';

const LENGTH = 40;
const BEAM = 14;
/** She sails to the right, before the wind. */
const HEADING = 90;
const WIND = 270;

/** By the steps that she has lost. */
const LOOKS: readonly Pick<SceneShip, 'masts' | 'damage' | 'list'>[] = [
  { masts: [1, 1, 1], damage: 0 },
  { masts: [1, 1, 0], damage: 0.5 },
  { masts: [0, 0, 0], damage: 1, list: 0.5 },
];
const WORST = LOOKS.length - 1;

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
    ...(LOOKS[Math.min(WORST, damage)] ?? LOOKS[0] ?? { masts: [], damage: 0 }),
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
