/** The table in words: always there for screen readers, and for all who ask for it. */

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '../../ui/sentence.ts';
import type { TextPart } from './text-parts.ts';
import { textParts } from './text-parts.ts';

interface Props {
  readonly board: string;
  readonly shown: boolean;
  readonly onHide: () => void;
}

export function TextBoard({ board, shown, onHide }: Props) {
  const { t } = useTranslation();
  const parts = useMemo(() => textParts(board), [board]);
  // Read aloud, the drawing would be dot after dot.
  const read = parts.filter(({ isDrawn }) => shown || !isDrawn);
  return (
    <section className={shown ? 'panel play-textboard' : 'visually-hidden'} aria-label={t('play.textBoard.title')}>
      {shown && (
        <div className="play-textboard-head">
          <h2>{t('play.textBoard.title')}</h2>
          <button type="button" className="btn play-small" onClick={onHide}>
            {t('play.textBoard.hide')}
          </button>
        </div>
      )}
      {/* Scrolls when it is shown, so it must take the focus then. */}
      <div
        className="play-textboard-body"
        {...(shown ? { tabIndex: 0, role: 'group', 'aria-label': t('play.textBoard.title') } : {})}
      >
        {read.map((part, i) => (
          // Parts and lines are known by their order alone.
          // oxlint-disable-next-line react/no-array-index-key
          <Part key={i} part={part} />
        ))}
      </div>
    </section>
  );
}

function Part({ part: { isDrawn, lines } }: { readonly part: TextPart }) {
  if (isDrawn) return <pre aria-hidden="true">{lines.join('\n')}</pre>;
  return lines.map((line, i) => (
    // oxlint-disable-next-line react/no-array-index-key
    <p key={i}>{sentence(line)}</p>
  ));
}
