/** What a good officer would order, and the figures by which it differs from another order. */

import type { ToldChance } from '@weathergauge/engine';
import { useTranslation } from 'react-i18next';
import type { Hint } from '../../client/protocol.ts';
import { HINT_SECONDS } from '../../client/protocol.ts';
import type { HintShown } from '../../client/store.ts';
import { ended, sentence, wholeSentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { amount } from './forecast-words.ts';
import strings from './hint-strings.ts';
import './hint-box.css';

addStrings('play', { hint: strings });

interface Props {
  readonly hint: HintShown;
  readonly onDrop: () => void;
}

export default function HintBox({ hint: { share, found }, onDrop }: Props) {
  const { t } = useTranslation();
  return (
    <section className="play-hint" aria-label={t('play.hint.title')} aria-busy={found === null}>
      <div className="play-hint-head">
        <h2 className="play-forecast-title">{t('play.hint.title')}</h2>
        <button type="button" className="btn play-small" onClick={onDrop}>
          {t(found === null ? 'play.hint.stop' : 'play.hint.close')}
        </button>
      </div>
      {found === null ? (
        <p className="play-hint-thinking">
          <span className="play-quiet">{t('play.hint.thinking', { seconds: HINT_SECONDS })}</span>
          <progress max={1} value={share} aria-label={t('play.hint.share')} />
        </p>
      ) : (
        <div role="status">
          <p>
            <b>{wholeSentence(found.ordered)}</b>
          </p>
          {found.beside === null ? (
            <p className="play-quiet">{t('play.hint.only')}</p>
          ) : (
            <Beside beside={found.beside} />
          )}
        </div>
      )}
    </section>
  );
}

function Beside({ beside }: { readonly beside: NonNullable<Hint['beside']> }) {
  const { t } = useTranslation();
  const { kind, ordered, figures, told } = beside;
  const chance = (one: ToldChance): string => t(`play.hint.chances.${one.kind}`, { ...one });
  const [hinted, other] = [chance(told[0]), chance(told[1])];
  return (
    <>
      <p>{t(`play.hint.${kind}`, { words: ended(ordered) })}</p>
      <ul className="play-hint-figures">
        {figures.map(({ words, changes }) => (
          <li key={words}>
            {t('play.hint.figure', { words: sentence(words), hinted: signed(changes[0]), other: signed(changes[1]) })}
          </li>
        ))}
        <li>{t(hinted === other ? 'play.hint.chanceAlike' : 'play.hint.chance', { hinted, other })}</li>
      </ul>
      {figures.length === 0 && <p className="play-quiet">{t('play.hint.alike')}</p>}
    </>
  );
}

function signed(change: number): string {
  const size = amount(change);
  if (change === 0) return size;
  return change > 0 ? `+${size}` : `−${size}`;
}
