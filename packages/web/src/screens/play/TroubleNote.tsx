/** What went wrong, and what to do now. */

import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameState } from '../../client/store.ts';
import { wholeSentence } from '../../ui/sentence.ts';
import './trouble-note.css';

interface Props {
  readonly game: GameState;
  readonly onLeave: () => void;
  /** Trouble of the screen's own, such as a file that could not be written. */
  readonly note?: string | null;
  /** What was open when it failed: a game, which is saved, or a file with a log or a save. */
  readonly what?: 'game' | 'log' | 'save' | 'table';
  /** What would help, in place of the usual advice. */
  readonly children?: ReactNode;
}

export function TroubleNote({ game, onLeave, note = null, what = 'game', children }: Props) {
  const { t } = useTranslation();
  const { status } = game;
  const trouble = note ?? game.trouble;
  const [dismissed, setDismissed] = useState<string | null>(null);
  const failed = status === 'failed';
  // Somebody has said no to a request, which is an answer, and no trouble to be explained.
  const isAnswer = trouble !== null && trouble === game.declined;
  // Once trouble has passed, the same message may be shown again.
  if (trouble === null && dismissed !== null) setDismissed(null);
  if (!failed && (trouble === null || trouble === dismissed)) return null;
  return (
    <div className="panel play-trouble" role="alert">
      {!isAnswer && (
        <p>
          <b>{t(failed ? `play.trouble.failed.${what}` : 'play.trouble.title')}</b>
        </p>
      )}
      {trouble !== null && <p>{wholeSentence(trouble)}</p>}
      {children ??
        (!isAnswer && (
          <p className="play-quiet">{t(failed ? `play.trouble.failedText.${what}` : 'play.trouble.what')}</p>
        ))}
      {failed ? (
        <button type="button" className="btn btn-main play-small" onClick={onLeave}>
          {t('play.trouble.lobby')}
        </button>
      ) : (
        <button type="button" className="btn play-small" onClick={() => setDismissed(trouble)}>
          {t('play.trouble.dismiss')}
        </button>
      )}
    </div>
  );
}
