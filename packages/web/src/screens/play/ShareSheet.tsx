/** Shares the log as a link that contains it, or as a file. */

import { isRefusal } from '@weathergauge/engine';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadLog, reasonOf, useOpenLog } from './download.ts';
import { DownloadButton, LogHolds } from './DownloadLog.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toFragment } from '../../client/share.ts';
import type { GameState } from '../../client/store.ts';
import { isTrouble } from '../../ui/trouble.ts';
import strings from './share-strings.ts';
import { addStrings } from '../../ui/strings/index.ts';
import './share-sheet.css';

addStrings('play', { share: strings });

interface Props {
  readonly game: GameState;
  readonly onClose: () => void;
}

export function ShareSheet({ game, onClose }: Props) {
  const { t } = useTranslation();
  const [link, setLink] = useState('');
  const [note, setNote] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const open = useOpenLog(game.exportLog);
  const told = useId();
  const refused = open !== null && isRefusal(open);

  useEffect(() => {
    if (open === null || isRefusal(open)) return;
    let wanted = true;
    const make = async (): Promise<void> => {
      const made = await toFragment(open.log);
      if (!wanted) return;
      if (isTrouble(made)) setNote(t('play.share.failed', { why: t(`session.trouble.${made.trouble}`) }));
      else setLink(`${location.href.split('#')[0]}${made.fragment}`);
    };
    make().catch((error: unknown) => wanted && setNote(t('play.share.failed', { why: reasonOf(error) })));
    return () => {
      wanted = false;
    };
  }, [open, t]);

  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setNote(t('play.share.copied'));
    } catch {
      setNote(t('play.share.notCopied'));
    }
  };

  const download = async (): Promise<void> => {
    try {
      await downloadLog(game);
    } catch (error) {
      setNote(t('play.trouble.exportFailed', { why: reasonOf(error) }));
    }
  };

  return (
    <Sheet title={t('play.share.title')} onClose={onClose}>
      <p>{t('play.share.text')}</p>
      <LogHolds open={open} id={told} words="play.share.holds" />
      {!refused && (
        <label className="play-share-link">
          <span>{t('play.share.link')}</span>
          <input ref={field} className="play-field" readOnly value={link} onFocus={event => event.target.select()} />
        </label>
      )}
      <p className="play-buttons">
        <button type="button" className="btn btn-main" disabled={link === ''} onClick={() => void copy()}>
          {t('play.share.copy')}
        </button>
        <DownloadButton open={open} told={told} onDownload={() => void download()} />
      </p>
      <p role="status">{note}</p>
    </Sheet>
  );
}
