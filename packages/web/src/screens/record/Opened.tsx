/** Opens a finished game of the server for replay. */

import { isRefusal } from '@weathergauge/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLog } from '../../client/online/record.ts';
import { keepLog } from '../../client/kept-log.ts';
import { gameStore } from '../../client/use-game.ts';
import { goTo } from '../../ui/route.ts';
import { sentence } from '../../ui/sentence.ts';
import { stopPreviews } from '../lobby/actions.ts';

export default function Opened({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => {
    let gone = false;
    const open = async (): Promise<void> => {
      const log = await readLog(game);
      if (gone) return undefined;
      if (isRefusal(log)) return setRefused(log.reason);
      stopPreviews();
      keepLog(log);
      goTo({ screen: 'replay', id: null, entry: null }, 'replace');
      return gameStore.getState().read(log);
    };
    void open();
    return () => {
      gone = true;
    };
  }, [game]);

  if (refused === null) return <p className="shell-loading">{t('record.opening')}</p>;
  return (
    <main className="battles">
      <p role="alert">{t('record.refused', { why: sentence(refused) })}</p>
      <p className="battles-orders">
        <a className="btn" href="#/record">
          {t('record.back')}
        </a>
      </p>
    </main>
  );
}
