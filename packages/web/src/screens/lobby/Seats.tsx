/** Who sits where. */

import type { Scenario } from '@weathergauge/engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Temper } from '../../client/protocol.ts';
import { levels, ranks, tempers } from '../../client/protocol.ts';
import type { Privacy } from '../../ui/settings.ts';
import { useSettings } from '../../ui/settings.ts';
import type { Sitter } from './seats.ts';
import { levelOf, people, reseat, seated, temperOf, withTemper } from './seats.ts';
import './seats.css';

const MILLISECONDS = 1000;

interface Props {
  readonly scenario: Scenario;
  readonly seats: readonly Sitter[];
  /** What the rulebook calls each seat, once it has been asked. */
  readonly names: readonly string[];
  readonly onChange: (seats: readonly Sitter[]) => void;
}

export function Seats({ scenario, seats, names, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const privacy = useSettings(settings => settings.privacyScreen);
  const { minSeats, maxSeats } = scenario;
  const temper = temperOf(seats);
  const change = (next: readonly Sitter[]): void => onChange(withTemper(next, temper ?? 'steady'));
  const counts = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);
  return (
    <fieldset className="lobby-seats">
      <legend>{t('lobby.seats.title')}</legend>
      {counts.length > 1 && (
        <div className="lobby-seat">
          <label htmlFor={`${id}-count`}>{t('lobby.seats.count')}</label>
          <select
            id={`${id}-count`}
            value={seats.length}
            onChange={event => change(seated(Number(event.target.value), seats))}
          >
            {counts.map(count => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </div>
      )}
      {seats.map((sitter, i) => (
        <div className="lobby-seat" key={`seat ${String(i)}`}>
          <label htmlFor={`${id}-${i}`}>{names[i] ?? t('lobby.seats.seat', { number: i + 1 })}</label>
          <SitterChoice id={`${id}-${i}`} sitter={sitter} onChange={next => change(reseat(seats, i, next))} />
        </div>
      ))}
      {temper !== null && (
        <div className="lobby-seat">
          <label htmlFor={`${id}-temper`}>{t('lobby.seats.temper')}</label>
          <select
            id={`${id}-temper`}
            value={temper}
            onChange={event => onChange(withTemper(seats, event.target.value as Temper))}
          >
            {tempers.map(one => (
              <option key={one} value={one}>
                {t(`lobby.seats.tempers.${one}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      <p className="lobby-faint">{t(hint(seats, privacy))}</p>
      {levels
        .filter(level => seats.some(sitter => levelOf(sitter) === level))
        .map(level => (
          <p className="lobby-faint" key={level}>
            {t(`lobby.seats.meaning.${level}`, { seconds: ranks[level].milliseconds / MILLISECONDS })}
          </p>
        ))}
    </fieldset>
  );
}

function hint(seats: readonly Sitter[], privacy: Privacy): string {
  const count = people(seats);
  if (count === 0) return 'lobby.seats.watching';
  return count === 1 ? 'lobby.seats.alone' : `lobby.seats.hotSeat.${privacy}`;
}

interface ChoiceProps {
  readonly id: string;
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
}

function SitterChoice({ id, sitter, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <select id={id} value={levelOf(sitter) ?? sitter} onChange={event => onChange(event.target.value as Sitter)}>
      <optgroup label={t('lobby.seats.people')}>
        <option value="you">{t('lobby.seats.you')}</option>
        <option value="guest">{t('lobby.seats.guest')}</option>
      </optgroup>
      <optgroup label={t('lobby.seats.agents')}>
        {levels.map(level => (
          <option key={level} value={level}>
            {t(`lobby.seats.${level}`)}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
