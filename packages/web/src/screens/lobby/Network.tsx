/** The lobby's section of the network: your tables, where it is your move first, and open ones that wait for players. */

import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { reopenNetwork, useNetwork } from '../../client/online/network.ts';
import type { MyTable, TableView } from '@weathergauge/wire/types';
import { readOfficer } from '../../client/protocol.ts';
import { shownName } from '../../ui/person.ts';
import { goTo } from '../../ui/route.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { lobbyBooks, stopPreviews } from './actions.ts';
import strings from './network-strings.ts';
import { whenWords } from './when.ts';
import { Who } from './Who.tsx';
import './network.css';

addStrings('network', strings);

export default function Network() {
  return (
    <>
      <Who />
      <Tables />
    </>
  );
}

function Tables() {
  const { t } = useTranslation();
  const id = useId();
  const lobby = useNetwork(network => network.lobby);
  const isUp = useNetwork(network => network.isUp);

  // A name may have been given, or another account signed in, since the last time.
  useEffect(reopenNetwork, []);

  if (lobby === null) return null;
  const { mine, open } = lobby;
  if (mine.length === 0 && open.length === 0) return null;
  return (
    <section className="lobby-network" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('network.title')}</h2>
      {!isUp && <p role="status">{t('network.cutOff')}</p>}
      {mine.length > 0 && (
        <>
          {open.length > 0 && <h3 id={`${id}-mine`}>{t('network.mine')}</h3>}
          <ul aria-label={t('network.mine')}>
            {mine.map(each => (
              <Mine key={each.table.id} mine={each} />
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <>
          <h3>{t('network.open')}</h3>
          <ul aria-label={t('network.open')}>
            {open.map(table => (
              <Open key={table.id} table={table} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function sit(table: string): void {
  stopPreviews();
  goTo({ screen: 'table', id: table, invite: null });
}

function Mine({ mine: { table, isYourMove, waitsFor, turn, since } }: { readonly mine: MyTable }) {
  const { t, i18n } = useTranslation();
  const { book, title } = useTitles(table);
  const nameOf = useNames();
  const others = table.seats.filter((seat, i) => i !== table.you && seat.kind !== 'open');
  const isOver = table.status === 'over';
  const against =
    others.length === 0 ? t('network.alone') : t('network.against', { names: others.map(nameOf).join(', ') });
  return (
    <li className={`panel lobby-game ${isYourMove ? 'lobby-your-move' : ''}`}>
      <div className="lobby-game-words">
        <h3>{title}</h3>
        <p className="lobby-whose">{isYourMove && table.status === 'playing' ? t('network.yourMove') : status()}</p>
        <p className="lobby-faint">
          {[book, against, turn, whenWords(since, Date.now(), i18n.language)].filter(Boolean).join(' — ')}
        </p>
      </div>
      <div className="lobby-game-orders">
        <button type="button" className={isYourMove ? 'btn btn-main' : 'btn'} onClick={() => sit(table.id)}>
          {t(isOver ? 'network.look' : 'network.go')}
          <span className="visually-hidden"> {title}</span>
        </button>
      </div>
    </li>
  );

  function status(): string {
    switch (table.status) {
      case 'gathering':
        return t('network.status.gathering');
      case 'readying':
        return t(isYourMove ? 'network.status.yourReady' : 'network.status.readying');
      case 'pledging':
      case 'sharing':
        return t(isYourMove ? 'network.status.yourShare' : 'network.status.making');
      case 'playing': {
        const names = waitsFor
          .flatMap(seat => (seat === table.you ? [] : [table.seats[seat]]))
          .flatMap(seat => seat ?? []);
        return t('network.status.waits', { names: names.map(nameOf).join(', ') });
      }
      case 'over':
      case 'closed':
        return t(`network.status.${table.status}`);
    }
  }
}

function Open({ table }: { readonly table: TableView }) {
  const { t } = useTranslation();
  const { book, title } = useTitles(table);
  return (
    <li className="panel lobby-game">
      <div className="lobby-game-words">
        <h3>{title}</h3>
        <p className="lobby-faint">
          {[book, table.organiser.name !== '' && t('network.by', { name: table.organiser.name })]
            .filter(Boolean)
            .join(' — ')}
        </p>
      </div>
      <div className="lobby-game-orders">
        <button type="button" className="btn" onClick={() => sit(table.id)}>
          {t('network.come')}
          <span className="visually-hidden"> {title}</span>
        </button>
      </div>
    </li>
  );
}

function useTitles({ ruleset, scenario }: TableView): { readonly book: string; readonly title: string } {
  const book = lobbyBooks.find(({ summary }) => summary.id === ruleset)?.summary;
  return {
    book: book?.title ?? ruleset,
    title: book?.scenarios.find(({ id }) => id === scenario)?.title ?? scenario,
  };
}

function useNames(): (seat: TableView['seats'][number]) => string {
  const { t } = useTranslation();
  return seat => {
    if (seat.kind === 'person') return shownName(seat.person, t);
    return seat.kind === 'agent' ? t(`lobby.levels.${readOfficer(seat.level)?.level ?? ''}`) : '';
  };
}
