/** A move by sliders: the same figures that a hand on the board sets, to the millimetre. */

import { useTranslation } from 'react-i18next';
import { sentence } from '../../ui/sentence.ts';
import type { Steering } from './use-hand.ts';
import { wordsOf } from './use-hand.ts';
import './hand-panel.css';

export function HandPanel({ steering }: { readonly steering: Steering }) {
  const { t } = useTranslation();
  const { hand, draft, way, steer, order, drop } = steering;
  if (hand === null) return null;
  const figures = draft?.figures ?? hand.rest.figures;
  const what = hand.placing !== undefined ? 'play.berth' : hand.isBlock === true ? 'play.block' : 'play.hand';
  return (
    <form
      className="play-hand"
      aria-label={t(`${what}.title`)}
      onSubmit={event => {
        event.preventDefault();
        order();
      }}
    >
      {hand.scales(figures).map((scale, i) => (
        <label key={scale.id} className="play-hand-scale">
          <span>{scale.label}</span>
          <input
            type="range"
            min={scale.least}
            max={scale.most}
            step={scale.step}
            value={figures[i] ?? 0}
            aria-valuetext={scale.words}
            onChange={event => steer(figures.map((figure, j) => (j === i ? Number(event.target.value) : figure)))}
          />
          <output>{scale.words}</output>
        </label>
      ))}
      <p className={way !== null && way.danger !== '' ? 'play-hand-way is-danger' : 'play-hand-way'} aria-live="polite">
        {draft === null || way === null ? (
          <>
            <span className="play-for-mouse">{t(`${what}.how`)}</span>
            <span className="play-for-touch">{t([`${what}.howTouch`, `${what}.how`])}</span>
          </>
        ) : (
          sentence([way.danger, wordsOf(way, draft)].filter(words => words !== '').join(': '))
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
