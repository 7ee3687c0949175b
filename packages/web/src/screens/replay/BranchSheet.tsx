/** Starts a new game from this moment of the replay, with seats to choose. */

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/Sheet.tsx';
import type { SeatPlan } from '../../client/protocol.ts';
import { levels } from '../../client/protocol.ts';
import './branch-sheet.css';

interface Props {
  readonly seatNames: readonly string[];
  /** The game is over at this moment, so it cannot be continued. */
  readonly over: boolean;
  readonly onStart: (seats: readonly SeatPlan[]) => void;
  readonly onClose: () => void;
}

const HUMAN = 'human';
const USUAL: SeatPlan = { kind: 'agent', level: 'lieutenant' };

export function BranchSheet({ seatNames, over, onStart, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    seatNames.map((_, i) => (i === 0 ? { kind: HUMAN } : USUAL)),
  );
  return (
    <Sheet title={t('replay.branch.title')} onClose={onClose}>
      <p>{t(over ? 'replay.branch.over' : 'replay.branch.text')}</p>
      {seatNames.map((name, i) => (
        <div key={name} className="replay-seat">
          <label htmlFor={`${id}-${i}`}>{t('replay.branch.seat', { seat: name })}</label>
          <select
            id={`${id}-${i}`}
            className="play-select"
            disabled={over}
            value={codeOf(seats[i] ?? USUAL)}
            onChange={event => setSeats(seats.with(i, planOf(event.target.value)))}
          >
            <option value={HUMAN}>{t('replay.branch.human')}</option>
            {levels.map(level => (
              <option key={level} value={level}>
                {t('replay.branch.agent', { level: t(`replay.branch.levels.${level}`) })}
              </option>
            ))}
          </select>
        </div>
      ))}
      <p className="play-buttons">
        <button type="button" className="btn btn-main" disabled={over} onClick={() => onStart(seats)}>
          {t('replay.branch.start')}
        </button>
      </p>
    </Sheet>
  );
}

function codeOf(plan: SeatPlan): string {
  return plan.kind === 'human' ? HUMAN : plan.level;
}

function planOf(code: string): SeatPlan {
  const level = levels.find(one => one === code);
  return level === undefined ? { kind: 'human' } : { kind: 'agent', level };
}
