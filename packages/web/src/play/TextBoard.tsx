/** The table in words: always there for screen readers, and for all who ask for it. */

import { useTranslation } from 'react-i18next';

interface Props {
  readonly board: string;
  readonly shown: boolean;
  readonly onHide: () => void;
}

export function TextBoard({ board, shown, onHide }: Props) {
  const { t } = useTranslation();
  return (
    <section className={shown ? 'panel play-textboard' : 'visually-hidden'} aria-label={t('play.textBoard.title')}>
      {shown && (
        <button type="button" className="btn play-small" onClick={onHide}>
          {t('play.textBoard.hide')}
        </button>
      )}
      {/* Scrolls when it is shown, so it must take the focus then. */}
      <pre {...(shown ? { tabIndex: 0, role: 'group', 'aria-label': t('play.textBoard.title') } : {})}>{board}</pre>
    </section>
  );
}
