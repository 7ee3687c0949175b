/** After a battle at a table: the same people again, with sides swapped. */

import { isRefusal } from '@weathergauge/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rematchOf } from '../../client/online/api.ts';
import { useGame } from '../../client/use-game.ts';
import { goTo } from '../../ui/route.ts';
import { wholeSentence } from '../../ui/sentence.ts';

export default function Rematch() {
  const { t } = useTranslation();
  const table = useGame(game => game.table);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  if (table === null || table.you === 'spectator') return null;
  const { id, next } = table;
  const again = async (): Promise<void> => {
    setBusy(true);
    const other = await rematchOf(id);
    setBusy(false);
    if (isRefusal(other)) setRefused(other.reason);
    else goTo({ screen: 'table', id: other.id, invite: null });
  };
  return (
    <p className="play-rematch">
      {next !== null && <span role="status">{t('play.report.isWanted')}</span>}
      <button type="button" className="btn btn-main" disabled={isBusy} onClick={() => void again()}>
        {t(next === null ? 'play.report.rematch' : 'play.report.comeToRematch')}
      </button>
      {refused !== null && <span role="alert">{t('play.report.noRematch', { why: wholeSentence(refused) })}</span>}
    </p>
  );
}
