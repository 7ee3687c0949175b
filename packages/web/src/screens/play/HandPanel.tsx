/** A move by sliders and typed figures: the same that a hand on the board sets, to the millimetre. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scale } from '../../books/hand.ts';
import { sentence } from '../../ui/sentence.ts';
import type { Steering } from './use-hand.ts';
import { wordsOf } from './use-hand.ts';
import './hand-panel.css';

export function HandPanel({ steering }: { readonly steering: Steering }) {
  const { t } = useTranslation();
  const { hand, draft, way, isSought, steer, order, drop } = steering;
  if (hand === null) return null;
  const figures = draft?.figures ?? hand.rest.figures;
  const [ofShips, ofOthers] = hand.placing === undefined ? ['play.hand', 'play.block'] : ['play.berth', 'play.land'];
  const isStationed = hand.placing?.isBlock === true;
  const what = isStationed ? 'play.station' : hand.isBlock === true ? ofOthers : ofShips;
  const scales = hand.scales(figures);
  const told =
    draft === null || way === null ? '' : [way.danger, wordsOf(way, draft)].filter(words => words !== '').join(': ');
  // What the figures say already is not said again: there is room for what can be done.
  const isSaid = told === '' || (isStationed && way?.danger === '') || scales.some(scale => says(scale, told));
  const set = (i: number, to: number): void => steer(figures.map((figure, j) => (j === i ? to : figure)));
  return (
    <form
      className="play-hand"
      aria-label={t(`${what}.title`)}
      aria-busy={isSought}
      onSubmit={event => {
        event.preventDefault();
        order();
      }}
    >
      {scales.map((scale, i) =>
        scale.most === scale.least ? null : (
          <div key={scale.id} className="play-hand-scale">
            <span aria-hidden="true">{scale.label}</span>
            <input
              type="range"
              min={scale.least}
              max={scale.most}
              step={scale.step}
              value={figures[i] ?? 0}
              aria-label={scale.label}
              aria-valuetext={scale.words}
              onChange={event => set(i, Number(event.target.value))}
            />
            {scale.isNamed !== true && (
              <Typed
                scale={scale}
                figure={figures[i] ?? 0}
                label={t('play.hand.typed', { label: scale.label })}
                onFigure={figure => set(i, figure)}
              />
            )}
            {/* A name is told below, with what it costs, once there is a way. */}
            {(scale.isNamed !== true || isSaid) && <output>{scale.words}</output>}
          </div>
        ),
      )}
      <p className={way !== null && way.danger !== '' ? 'play-hand-way is-danger' : 'play-hand-way'} aria-live="polite">
        {isSaid ? (
          <>
            <span className="play-for-mouse">{t(`${what}.how`)}</span>
            <span className="play-for-touch">{t([`${what}.howTouch`, `${what}.how`])}</span>
          </>
        ) : (
          sentence(told)
        )}
      </p>
      <div className="play-hand-acts">
        <button type="submit" className="btn btn-main" disabled={draft === null}>
          {t(`${what}.order`)}
        </button>
        <button type="button" className="btn" disabled={draft === null} onClick={drop}>
          {t('play.hand.drop')}
        </button>
      </div>
    </form>
  );
}

/** With its label before it, or without. */
function says({ label, words }: Scale, told: string): boolean {
  return words === told || `${label} ${words}`.toLowerCase() === told.toLowerCase();
}

interface TypedProps {
  readonly scale: Scale;
  readonly figure: number;
  readonly label: string;
  readonly onFigure: (figure: number) => void;
}

/** What is typed stands as it is until the field is left; the move takes what it can of it. */
function Typed({ scale, figure, label, onFigure }: TypedProps) {
  const [text, setText] = useState<string | null>(null);
  const { least, most, step } = scale;
  const { value, figureOf, ...bounds } = scale.typed ?? { value: figure, most, step, figureOf: Number };
  return (
    <input
      type="number"
      className="play-hand-typed"
      min={scale.typed === undefined ? least : 0}
      max={bounds.most}
      step={bounds.step}
      value={text ?? String(value)}
      aria-label={label}
      onChange={event => {
        setText(event.target.value);
        if (event.target.value !== '') onFigure(figureOf(Number(event.target.value)));
      }}
      onBlur={() => setText(null)}
    />
  );
}
