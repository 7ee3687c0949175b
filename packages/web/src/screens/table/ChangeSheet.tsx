/** For whoever has made a table: changes how it is played, before the battle. Those who sit stay where they are. */

import { isRefusal } from '@weathergauge/engine';
import type { TableWish } from '@weathergauge/wire/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTable } from '../../client/online/api.ts';
import type { TableView } from '../../client/protocol.ts';
import { wholeSentence } from '../../ui/sentence.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { TableSettings } from '../lobby/TableSettings.tsx';
import type { Meeting } from '../lobby/table-settings.ts';

interface Props {
  readonly table: TableView;
  readonly onClose: () => void;
}

export function ChangeSheet({ table, onClose }: Props) {
  const { t } = useTranslation();
  const [meeting, setMeeting] = useState<Meeting>(() => ({
    visibility: table.visibility,
    named: table.named.map(({ id }) => id),
    settings: table.settings,
  }));
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const change = async (): Promise<void> => {
    setBusy(true);
    const changed = await changeTable(table.id, wishFor(table, meeting));
    setBusy(false);
    if (isRefusal(changed)) setRefused(changed.reason);
    else onClose();
  };
  return (
    <Sheet title={t('table.change')} onClose={onClose}>
      <form
        className="table-change"
        onSubmit={event => {
          event.preventDefault();
          void change();
        }}
      >
        <TableSettings meeting={meeting} onChange={setMeeting} />
        {refused !== null && (
          <p role="alert" className="table-refused">
            {t('table.refused', { why: wholeSentence(refused) })}
          </p>
        )}
        <button type="submit" className="btn btn-main" disabled={isBusy}>
          {t('table.changeNow')}
        </button>
      </form>
    </Sheet>
  );
}

function wishFor(
  { ruleset, scenario, options, seats, you }: TableView,
  { visibility, named, settings }: Meeting,
): TableWish {
  return {
    ruleset,
    scenario,
    options: { ...options },
    seats: seats.map((seat, i) =>
      i === you ? { kind: 'mine' } : seat.kind === 'agent' ? { kind: 'agent', level: seat.level } : { kind: 'open' },
    ),
    visibility,
    ...(visibility === 'private' && { named: [...named] }),
    settings,
  };
}
