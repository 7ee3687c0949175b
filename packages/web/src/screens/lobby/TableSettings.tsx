/** The form of a table's settings: who may come, how seats are given out, who looks on, and the clocks. */

import type { Person, Settings } from '@weathergauge/wire/types';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companionsMet } from '../../client/online/api.ts';
import { MINUTE, spanWords } from '../../ui/clock-words.ts';
import { addStrings } from '../../ui/strings/index.ts';
import type { Meeting } from './table-settings.ts';
import { ANSWERS, BASES, DELAYS, INCREMENTS, LEAVES, TIMES } from './table-settings.ts';
import strings from './table-strings.ts';
import './table-settings.css';

addStrings('meeting', strings);

interface Props {
  readonly meeting: Meeting;
  readonly onChange: (meeting: Meeting) => void;
}

export function TableSettings({ meeting, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const { settings } = meeting;
  const later = (minutes: number): string => spanWords(minutes * MINUTE, i18n.language);
  const set = (change: Partial<Settings>): void => onChange({ ...meeting, settings: { ...settings, ...change } });
  return (
    <>
      <fieldset className="meeting">
        <legend>{t('meeting.legend')}</legend>
        <Choice
          label={t('meeting.visibility')}
          value={meeting.visibility}
          all={['invited', 'open', 'private']}
          words={each => t(`meeting.visibilities.${each}`)}
          onChange={visibility => onChange({ ...meeting, visibility })}
        />
        {meeting.visibility === 'private' && (
          <Named named={meeting.named} onChange={named => onChange({ ...meeting, named })} />
        )}
        <Choice
          label={t('meeting.seating')}
          value={settings.seating}
          all={['chosen', 'drawn']}
          words={each => t(`meeting.seatings.${each}`)}
          onChange={seating => set({ seating })}
        />
        <Choice
          label={t('meeting.start')}
          value={settings.start}
          all={['at-once', 'when-ready']}
          words={each => t(`meeting.starts.${each}`)}
          onChange={start => set({ start })}
        />
        <Choice
          label={t('meeting.spectators')}
          value={settings.spectators}
          all={['welcome', 'none']}
          words={each => t(`meeting.spectatorsAre.${each}`)}
          onChange={spectators => set({ spectators })}
        />
        {settings.spectators === 'welcome' && (
          <Span
            label={t('meeting.delay')}
            value={settings.delay}
            all={DELAYS}
            words={each => (each === 0 ? t('meeting.noDelay') : t('meeting.later', { span: later(each) }))}
            onChange={delay => set({ delay })}
          />
        )}
      </fieldset>
      <fieldset className="meeting">
        <legend>{t('meeting.clocks')}</legend>
        <Time time={settings.time} onChange={time => set({ time })} />
      </fieldset>
    </>
  );
}

type TimeControl = Settings['time'];

function Time({ time, onChange }: { readonly time: TimeControl; readonly onChange: (time: TimeControl) => void }) {
  const { t, i18n } = useTranslation();
  const span = (milliseconds: number): string => spanWords(milliseconds, i18n.language);
  return (
    <>
      <Choice
        label={t('meeting.time')}
        value={time.kind}
        all={['none', 'live', 'correspondence']}
        words={each => t(`meeting.times.${each}`)}
        onChange={kind => onChange(TIMES[kind])}
      />
      {time.kind === 'live' && (
        <>
          <Span
            label={t('meeting.base')}
            value={time.base}
            all={BASES}
            words={span}
            onChange={base => onChange({ ...time, base })}
          />
          <Span
            label={t('meeting.increment')}
            value={time.increment}
            all={INCREMENTS}
            words={each => (each === 0 ? t('meeting.noIncrement') : span(each))}
            onChange={increment => onChange({ ...time, increment })}
          />
          {time.increment > 0 && (
            <Choice
              label={t('meeting.per')}
              value={time.per}
              all={['decision', 'turn']}
              words={each => t(`meeting.pers.${each}`)}
              onChange={per => onChange({ ...time, per })}
            />
          )}
        </>
      )}
      {time.kind === 'correspondence' && (
        <>
          <Span
            label={t('meeting.answer')}
            value={time.answer}
            all={ANSWERS}
            words={span}
            onChange={answer => onChange({ ...time, answer })}
          />
          <Choice
            label={t('meeting.weekends')}
            value={time.weekends}
            all={['counted', 'off']}
            words={each => t(`meeting.weekendsAre.${each}`)}
            onChange={weekends => onChange({ ...time, weekends })}
          />
          <Span
            label={t('meeting.leave')}
            value={time.leave}
            all={LEAVES}
            words={each => (each === 0 ? t('meeting.noLeave') : span(each))}
            onChange={leave => onChange({ ...time, leave })}
          />
        </>
      )}
      {time.kind !== 'none' && (
        <Choice
          label={t('meeting.whenUp')}
          value={time.whenUp}
          all={['agent', 'loss', 'wait']}
          words={each => t(`meeting.whenUps.${each}`)}
          onChange={whenUp => onChange({ ...time, whenUp })}
        />
      )}
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly all: readonly T[];
  readonly words: (each: T) => string;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, all, words, onChange }: ChoiceProps<T>) {
  return (
    <Row label={label}>
      <select value={value} onChange={event => onChange(all.find(each => each === event.target.value) ?? value)}>
        {all.map(each => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </Row>
  );
}

interface SpanProps extends Omit<ChoiceProps<string>, 'value' | 'all' | 'words' | 'onChange'> {
  readonly value: number;
  readonly all: readonly number[];
  readonly words: (each: number) => string;
  readonly onChange: (value: number) => void;
}

/** So much time; what a program has set stays to be chosen. */
function Span({ label, value, all, words, onChange }: SpanProps) {
  const offered = all.includes(value) ? all : [...all, value].toSorted((a, b) => a - b);
  return (
    <Row label={label}>
      <select value={value} onChange={event => onChange(Number(event.target.value))}>
        {offered.map(each => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </Row>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx_a11y/label-has-associated-control -- the control is what is passed in
    <label className="meeting-row">
      <span>{label}</span>
      {children}
    </label>
  );
}

interface NamedProps {
  readonly named: readonly string[];
  readonly onChange: (named: readonly string[]) => void;
}

function Named({ named, onChange }: NamedProps) {
  const { t } = useTranslation();
  const [met, setMet] = useState<readonly Person[] | null>(null);
  useEffect(() => {
    let gone = false;
    void companionsMet().then(people => {
      if (!gone) setMet(people);
    });
    return () => {
      gone = true;
    };
  }, []);
  if (met === null) return null;
  if (met.length === 0) return <p className="lobby-faint">{t('meeting.nobodyMet')}</p>;
  return (
    <fieldset className="meeting-named">
      <legend>{t('meeting.named')}</legend>
      {met.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={named.includes(id)}
            onChange={event => onChange(event.target.checked ? [...named, id] : named.filter(each => each !== id))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
