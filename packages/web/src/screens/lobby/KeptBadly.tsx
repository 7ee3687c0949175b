/** What is wrong with the saved games of this browser: those that cannot be read, and that none can be sealed or kept. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadText } from '../../client/files.ts';
import type { Keeping, SetAside } from '../../client/saves.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { removeGame } from './actions.ts';
import { reportOn } from './report-on.ts';
import './kept-badly.css';

addStrings('kept', {
  title: 'Set aside',
  damaged: 'One saved battle could not be read: its field “{{field}}” is damaged.',
  sealed:
    'One saved battle could not be read: the key that opens it is gone from this browser, or the record is damaged.',
  delete: 'Delete',
  sure: 'Delete for good?',
  report: 'Download it for a report',
  keeping: {
    plain:
      'This page did not come over https, so the browser cannot seal your battles: whoever looks through its storage could read what lies face down.',
    'while-open':
      'This browser keeps nothing here, as in some private windows: your battles last until this page is closed. A save, from the menu of a battle, lasts longer.',
  },
});

interface Props {
  readonly setAside: readonly SetAside[];
  readonly keeping: Keeping;
  readonly onChanged: () => void;
}

export default function KeptBadly({ setAside, keeping, onChanged }: Props) {
  const { t } = useTranslation();
  return (
    <section className="lobby-kept-badly" aria-label={t('kept.title')}>
      {keeping !== 'sealed' && <p className="lobby-faint">{t(`kept.keeping.${keeping}`)}</p>}
      {setAside.length > 0 && (
        <ul>
          {setAside.map(one => (
            <Broken key={JSON.stringify(one.id)} one={one} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Broken({ one, onChanged }: { readonly one: SetAside; readonly onChanged: () => void }) {
  const { t } = useTranslation();
  const [doubting, setDoubting] = useState(false);
  return (
    <li className="panel">
      <p>{one.badField === 'sealed' ? t('kept.sealed') : t('kept.damaged', { field: one.badField })}</p>
      <p className="lobby-kept-orders">
        <button type="button" className="btn" onClick={() => downloadText('weathergauge-report.txt', reportOn(one))}>
          {t('kept.report')}
        </button>
        <button
          type="button"
          className={doubting ? 'btn lobby-danger' : 'btn btn-quiet'}
          onBlur={() => setDoubting(false)}
          onClick={() => {
            if (doubting) void removeGame(one.id).then(onChanged);
            else setDoubting(true);
          }}
        >
          {t(doubting ? 'kept.sure' : 'kept.delete')}
        </button>
      </p>
    </li>
  );
}
