/** Dice as dice. The words of the event tell the faces too, so that a screen reader need not hear them twice. */

import type { DiceThrown } from '@weathergauge/engine';
import { pipsOf } from './pips.ts';
import './dice-faces.css';

const SIZE = 18;
const FIRST_PIP = 4.5;
const BETWEEN = 4.5;

function Die({ face, hit }: { readonly face: number; readonly hit: boolean }) {
  const pips = pipsOf(face);
  return (
    <svg
      className={hit ? 'play-die play-die-hit' : 'play-die'}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      width={SIZE}
      height={SIZE}
    >
      <rect x="0.75" y="0.75" width={SIZE - 1.5} height={SIZE - 1.5} rx="3.5" />
      {pips === null ? (
        <text x={SIZE / 2} y={SIZE / 2 + 4} textAnchor="middle">
          {face}
        </text>
      ) : (
        pips.map(([x, y]) => (
          <circle key={`${x}${y}`} cx={FIRST_PIP + x * BETWEEN} cy={FIRST_PIP + y * BETWEEN} r="1.6" />
        ))
      )}
    </svg>
  );
}

export function DiceFaces({ groups }: { readonly groups: readonly DiceThrown[] }) {
  if (groups.length === 0) return null;
  return (
    <span className="play-dice" aria-hidden="true">
      {groups.map((group, g) => (
        // Dice have no ids and never change their order.
        // oxlint-disable-next-line no-array-index-key
        <span key={g} className="play-dice-group">
          {group.faces.map((face, i) => (
            // oxlint-disable-next-line no-array-index-key
            <Die key={i} face={face} hit={group.needed !== null && face >= group.needed} />
          ))}
        </span>
      ))}
    </span>
  );
}
