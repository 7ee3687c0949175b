/** The board as text: always there for screen readers, and visible when it is switched on. */

import type { BoardPart } from '@weathergauge/engine';
import { useTranslation } from 'react-i18next';
import { sentence } from '../../ui/sentence.ts';
import './text-board.css';

interface Props {
  readonly board: readonly BoardPart[];
  readonly shown: boolean;
  readonly onHide: () => void;
}

export function TextBoard({ board, shown, onHide }: Props) {
  const { t } = useTranslation();
  // Hidden, it is for screen readers only: the character chart is left out, it would be read dot by dot.
  const read = board.filter(part => (part.kind === 'chart' ? shown : part.phrases.length > 0));
  return (
    <section className={shown ? 'panel play-text-board' : 'visually-hidden'} aria-label={t('play.textBoard.title')}>
      {shown && (
        <div className="play-text-board-head">
          <h2>{t('play.textBoard.title')}</h2>
          <button type="button" className="btn play-small" onClick={onHide}>
            {t('play.textBoard.hide')}
          </button>
        </div>
      )}
      {/* Scrolls when it is shown, so it must take the focus then. */}
      <div
        className="play-text-board-body"
        {...(shown ? { tabIndex: 0, role: 'group', 'aria-label': t('play.textBoard.title') } : {})}
      >
        {read.map((part, i) => (
          // Parts have no ids and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Part key={i} part={part} />
        ))}
      </div>
    </section>
  );
}

function Part({ part }: { readonly part: BoardPart }) {
  if (part.kind === 'chart') return <pre aria-hidden="true">{part.lines.join('\n')}</pre>;
  return <p>{sentence(part.phrases.join(', ').trim())}</p>;
}
