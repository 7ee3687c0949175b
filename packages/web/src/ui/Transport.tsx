/** Controls of what is played back: step back and on, play, and a slider. */

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addStrings } from './strings/index.ts';
import type { Step } from './transport-keys.ts';
import strings from './transport-strings.ts';
import './transport.css';

addStrings('transport', strings);

interface Props {
  /** What the slider goes along. */
  readonly label: string;
  /** Where it stands, in words. */
  readonly at: string;
  readonly entry: number;
  readonly entries: number;
  readonly playing: boolean;
  readonly onStep: (step: Step) => void;
  readonly onEntry: (entry: number) => void;
  readonly children: ReactNode;
}

const ICONS = {
  first: 'M5 4v12M16 4l-8 6 8 6z',
  back: 'M14 4l-8 6 8 6z',
  play: 'M6 4l10 6-10 6z',
  pause: 'M6 4h3v12H6zM11 4h3v12h-3z',
  forward: 'M6 4l8 6-8 6z',
  last: 'M15 4v12M4 4l8 6-8 6z',
} as const;

export function Transport({ label, at, entry, entries, playing, onStep, onEntry, children }: Props) {
  const { t } = useTranslation();
  return (
    <section className="panel replay-transport" aria-label={t('transport.label')}>
      <div className="replay-line">
        <input
          type="range"
          className="replay-slider"
          min={0}
          max={entries}
          value={entry}
          aria-label={label}
          aria-valuetext={at}
          onChange={event => onEntry(Number(event.target.value))}
        />
        <span className="replay-at">{at}</span>
      </div>
      <div className="replay-row">
        <div className="replay-steps">
          <IconButton step="first" onStep={onStep} disabled={entry === 0} />
          <IconButton step="back" onStep={onStep} disabled={entry === 0} />
          <IconButton step={playing ? 'pause' : 'play'} onStep={onStep} disabled={false} />
          <IconButton step="forward" onStep={onStep} disabled={entry === entries} />
          <IconButton step="last" onStep={onStep} disabled={entry === entries} />
        </div>
        {children}
      </div>
    </section>
  );
}

interface IconProps {
  readonly step: keyof typeof ICONS;
  readonly onStep: (step: Step) => void;
  readonly disabled: boolean;
}

function IconButton({ step, onStep, disabled }: IconProps) {
  const { t } = useTranslation();
  const label = t(`transport.${step}`);
  return (
    <button
      type="button"
      className="play-icon"
      // `aria-disabled` and not `disabled`, which would drop the focus at the first and last entry.
      aria-disabled={disabled}
      aria-label={label}
      title={label}
      onClick={() => onStep(step === 'pause' ? 'play' : step)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={ICONS[step]} fill="currentColor" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
