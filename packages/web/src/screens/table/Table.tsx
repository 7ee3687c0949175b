/** A table on the server: where people gather before the battle, and then the battle. */

import { isRefusal } from '@weathergauge/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepLog } from '../../client/kept-log.ts';
import { client, gameStore, useGame } from '../../client/use-game.ts';
import { goTo } from '../../ui/route.ts';
import PlayScreen from '../play/PlayScreen.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

interface Props {
  readonly id: string;
  readonly invite: string | null;
}

export default function Table({ id, invite }: Props) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const table = useGame(game => game.table);
  const status = useGame(game => game.status);
  // The server has put the game away before its end was seen here.
  const isPast = useGame(game => game.table?.status === 'over' && (game.position?.result ?? null) === null);

  useEffect(() => {
    const { id: open, table: known, join } = gameStore.getState();
    if (open !== id || known === null) void join(id, invite);
    setAsked(true);
  }, [id, invite]);

  useEffect(() => {
    if (isPast && status !== 'opening') void watchAgain();
  }, [isPast, status]);

  if (!isAsked) return <p className="shell-loading">{t('shell.loading')}</p>;
  if (status === 'gathering' && table !== null) return <WaitingRoom table={table} invite={invite} />;
  return <PlayScreen id={id} />;
}

async function watchAgain(): Promise<void> {
  const open = await client.session.openLog();
  if (isRefusal(open)) return;
  keepLog(open.log);
  goTo({ screen: 'replay', id: null, entry: null }, 'replace');
  await gameStore.getState().read(open.log);
}
