/** The battles that were found, the newest first; older ones when they are asked for. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameRecord, RecordPage } from '@weathergauge/wire/types';
import type { Wanted } from '../../client/online/record.ts';
import { isNarrowed, readGames, readLog } from '../../client/online/record.ts';
import { downloadText, fileNameOf } from '../../client/files.ts';
import { sentence } from '../../ui/sentence.ts';
import { GameCard } from './GameCard.tsx';

export function Games({ wanted }: { readonly wanted: Wanted }) {
  const { t } = useTranslation();
  /** Null until the server has told it. */
  const [page, setPage] = useState<RecordPage | Refusal | null>(null);
  const [note, setNote] = useState('');

  useEffect(() => {
    let gone = false;
    void readGames(wanted, null).then(found => {
      if (!gone) setPage(found);
    });
    return () => {
      gone = true;
    };
  }, [wanted]);

  const older = async ({ games, next }: RecordPage): Promise<void> => {
    const found = await readGames(wanted, next);
    if (isRefusal(found)) setNote(t('record.refused', { why: sentence(found.reason) }));
    else setPage({ games: [...games, ...found.games], next: found.next });
  };
  const download = async ({ table, ruleset, scenario, endedAt }: GameRecord): Promise<void> => {
    const log = await readLog(table);
    if (isRefusal(log)) return setNote(t('record.refused', { why: sentence(log.reason) }));
    downloadText(fileNameOf(ruleset, scenario, new Date(endedAt), 'log'), log);
    return setNote(t('record.downloaded'));
  };
  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setNote(t('record.copied'));
    } catch {
      setNote(t('record.notCopied', { address }));
    }
  };

  return (
    <section className="battles-games" aria-labelledby="battles-games-title" aria-busy={page === null}>
      <h2 id="battles-games-title">{t('record.games')}</h2>
      <p role="status" className="battles-note">
        {note}
      </p>
      {page === null && <p>{t('record.asking')}</p>}
      {isRefusal(page) && <p role="alert">{t('record.refused', { why: sentence(page.reason) })}</p>}
      {page !== null && !isRefusal(page) && (
        <>
          {page.games.length === 0 && <p>{t(isNarrowed(wanted) ? 'record.none' : 'record.noneYet')}</p>}
          <ul className="battles-list">
            {page.games.map(game => (
              <li key={game.table} className="panel battles-game">
                <GameCard game={game} onDownload={() => void download(game)} onCopy={address => void copy(address)} />
              </li>
            ))}
          </ul>
          {page.next !== null && (
            <button type="button" className="btn battles-older" onClick={() => void older(page)}>
              {t('record.older')}
            </button>
          )}
        </>
      )}
    </section>
  );
}
