/** Who sits at a table, the invitation to it, and the making of the dice, until the battle begins. */

import type { Seat } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeTable, comeAs, readyAt, sendAway, sitAt, standUp, whoAmI } from '../../client/online/api.ts';
import type { NewGame, TableView } from '../../client/protocol.ts';
import { readOfficer } from '../../client/protocol.ts';
import { gameStore, useGame } from '../../client/use-game.ts';
import { shownName } from '../../ui/person.ts';
import { goTo, LOBBY } from '../../ui/route.ts';
import { wholeSentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';
import type { LobbyBook } from '../lobby/actions.ts';
import { lobbyBooks } from '../lobby/actions.ts';
import { ChartThumb } from '../lobby/ChartThumb.tsx';
import { usePreview } from '../lobby/use-preview.ts';
import { CutOff } from '../play/CutOff.tsx';
import { settingsWords } from '../lobby/table-settings.ts';
import { ChangeSheet } from './ChangeSheet.tsx';
import { Invitation } from './Invitation.tsx';
import { TwiceButton } from './TwiceButton.tsx';
import strings from './strings.ts';
import { useShares } from './use-shares.ts';
import './waiting-room.css';

addStrings('table', strings);

interface Props {
  readonly table: TableView;
  readonly invite: string | null;
}

export function WaitingRoom({ table, invite }: Props) {
  const { t, i18n } = useTranslation();
  const [changes, setChanges] = useState(false);
  const isCutOff = useGame(game => game.isCutOff);
  const shares = useShares(table);
  const [refused, setRefused] = useState<string | null>(null);
  const book = lobbyBooks.find(({ summary }) => summary.id === table.ruleset);
  const title = book?.summary.scenarios.find(({ id }) => id === table.scenario)?.title ?? table.scenario;
  const isSeated = table.you !== 'spectator';
  const isFull = table.status !== 'gathering';

  const stand = async (): Promise<void> => {
    const stood = await standUp(table.id);
    if (isRefusal(stood)) setRefused(stood.reason);
    else leave();
  };

  const sayReady = async (ready: boolean): Promise<void> => {
    const said = await readyAt(table.id, ready);
    setRefused(isRefusal(said) ? said.reason : null);
  };

  const close = async (): Promise<void> => {
    const closed = await closeTable(table.id);
    if (isRefusal(closed)) setRefused(closed.reason);
    else leave();
  };

  const trouble = refused ?? (shares === null || shares === 'lost' ? null : shares.why);
  return (
    <main className="table-room">
      <div className="panel table-card">
        {book !== undefined && <Picture book={book} table={table} />}
        <div className="table-words">
          <header>
            <h1>{title}</h1>
            <p className="table-faint">
              {t('table.by', { book: book?.summary.title ?? table.ruleset, name: shownName(table.organiser, t) })}
            </p>
          </header>
          <p className="table-settings">{settingsWords(table.settings, t, i18n.language).join(' ')}</p>
          <Places table={table} invite={invite} book={book ?? null} onRefused={setRefused} />
          {!isFull && table.invite !== null && (
            <Invitation table={table.id} invite={table.invite} start={table.settings.start} />
          )}
          <p role="status">{statusWords(table, t)}</p>
          {shares === 'lost' && <p role="alert">{t('table.lost')}</p>}
          {trouble !== null && (
            <p role="alert" className="table-refused">
              {t('table.refused', { why: wholeSentence(trouble) })}
            </p>
          )}
          <p className="table-faint">{t('table.dice')}</p>
          <p className="table-orders">
            {table.you !== 'spectator' && table.status === 'readying' && (
              <ReadyButton isReady={table.ready[table.you] === true} onReady={ready => void sayReady(ready)} />
            )}
            <button type="button" className="btn" onClick={leave}>
              {t('table.lobby')}
            </button>
            {isSeated && table.status !== 'closed' && (
              <button type="button" className="btn btn-quiet" onClick={() => void stand()}>
                {t('table.stand')}
              </button>
            )}
            {table.yours && table.status !== 'closed' && (
              <button type="button" className="btn" onClick={() => setChanges(true)}>
                {t('table.change')}
              </button>
            )}
            {table.yours && table.status !== 'closed' && (
              <TwiceButton words={t('table.close')} sure={t('table.closeSure')} onSure={() => void close()} />
            )}
          </p>
        </div>
      </div>
      {changes && <ChangeSheet table={table} onClose={() => setChanges(false)} />}
      {isCutOff && <CutOff />}
    </main>
  );
}

function ReadyButton({ isReady, onReady }: { readonly isReady: boolean; readonly onReady: (ready: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={isReady ? 'btn btn-quiet' : 'btn btn-main'} onClick={() => onReady(!isReady)}>
      {t(isReady ? 'table.notYet' : 'table.ready')}
    </button>
  );
}

/** What is waited for. */
function statusWords({ status, you, visibility }: TableView, t: (key: string) => string): string {
  const isSeated = you !== 'spectator';
  switch (status) {
    case 'gathering':
      if (!isSeated) return t('table.free');
      return visibility === 'private' ? t('table.privately') : '';
    case 'readying':
      return t('table.readying');
    case 'closed':
      return t('table.closed');
    default:
      return t(isSeated ? 'table.making' : 'table.watching');
  }
}

function leave(): void {
  gameStore.getState().leave();
  goTo(LOBBY);
}

function gameAt({ ruleset, scenario, options, seats }: TableView): NewGame {
  return { ruleset, scenario, options, seats: seats.map(() => ({ kind: 'human' })) };
}

function Picture({ book, table }: { readonly book: LobbyBook; readonly table: TableView }) {
  const { scene } = usePreview(book, table.scenario, 'at-once', gameAt(table));
  // Where players place their ships themselves, an example of a set-up is shown.
  const drawnUp = usePreview(book, table.scenario, 'at-once').scene;
  const picture = scene !== null && scene.ships.length === 0 ? (drawnUp ?? scene) : scene;
  return <div className="table-picture">{picture && <ChartThumb scene={picture} />}</div>;
}

interface PlacesProps extends Props {
  readonly book: LobbyBook | null;
  readonly onRefused: (why: string | null) => void;
}

function Places({ table, invite, book, onRefused }: PlacesProps) {
  const { t } = useTranslation();
  const id = useId();
  const names = useSeatNames(book, table);
  const isNamed = useIsNamed();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const mayChoose = table.you === 'spectator' && table.status === 'gathering' && isNamed !== null;

  const sit = async (seat: Seat): Promise<void> => {
    setBusy(true);
    onRefused(null);
    const person = isNamed === true ? null : await comeAs(name.trim());
    const sat = isRefusal(person) ? person : await sitAt(table.id, seat, invite);
    if (isRefusal(sat)) onRefused(sat.reason);
    setBusy(false);
    // Who speaks is known by the connection: from now on it is somebody else.
    if (!isRefusal(person)) await gameStore.getState().join(table.id, invite);
  };

  const remove = async (seat: Seat): Promise<void> => {
    const gone = await sendAway(table.id, seat);
    onRefused(isRefusal(gone) ? gone.reason : null);
  };

  return (
    <section aria-labelledby={`${id}-title`} className="table-places">
      {mayChoose && !isNamed && (
        <div className="table-name">
          <label htmlFor={`${id}-name`}>{t('table.name')}</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={40}
            autoComplete="nickname"
            aria-describedby={`${id}-hint`}
            onChange={event => setName(event.target.value)}
          />
          <p id={`${id}-hint`} className="table-faint">
            {t('table.nameHint')}
          </p>
        </div>
      )}
      <h2 id={`${id}-title`}>{t('table.seats')}</h2>
      <ul>
        {table.seats.map((seat, i) => {
          const called = names[i] ?? t('lobby.seats.seat', { number: i + 1 });
          return (
            <li key={`seat ${String(i)}`} className={`table-place table-place-${seat.kind}`}>
              <span className="table-seat">{called}</span>
              {seat.kind === 'open' && mayChoose ? (
                <button
                  type="button"
                  className="btn btn-main"
                  disabled={isBusy || (!isNamed && name.trim() === '')}
                  aria-label={t('table.sitAt', { seat: called })}
                  onClick={() => void sit(i as Seat)}
                >
                  {t('table.sit')}
                </button>
              ) : (
                <Sitter
                  seat={seat}
                  isYou={i === table.you}
                  isReady={table.status === 'readying' && table.ready[i] === true}
                >
                  {table.yours && table.status !== 'closed' && seat.kind === 'person' && i !== table.you && (
                    <TwiceButton
                      words={t('table.sendAway')}
                      sure={t('table.sendAwaySure', { name: seat.person.name })}
                      onSure={() => void remove(i as Seat)}
                    />
                  )}
                </Sitter>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface SitterProps {
  readonly seat: TableView['seats'][number];
  readonly isYou: boolean;
  readonly isReady: boolean;
  /** What can be done about a person there. */
  readonly children?: ReactNode;
}

function Sitter({ seat, isYou, isReady, children }: SitterProps) {
  const { t } = useTranslation();
  switch (seat.kind) {
    case 'open':
      return (
        <span className="table-free">
          {seat.for === undefined ? t('table.open') : t('table.keptFor', { name: shownName(seat.for, t) })}
        </span>
      );
    case 'agent':
      return <span>{t('table.agent', { level: t(`lobby.levels.${readOfficer(seat.level)?.level ?? ''}`) })}</span>;
    case 'person':
      return (
        <span>
          {isYou ? t('table.you', { name: seat.person.name }) : shownName(seat.person, t)}
          {isReady && ` · ${t('table.isReady')}`} {children}
        </span>
      );
  }
}

/** What the rulebook calls each seat, once it has been asked. */
function useSeatNames(book: LobbyBook | null, table: TableView): readonly string[] {
  const [first] = lobbyBooks;
  const asked = book ?? first;
  if (asked === undefined) throw new Error('the page has no rulebook');
  const { seatNames } = usePreview(asked, table.scenario, book === null ? 'not-yet' : 'at-once', gameAt(table));
  return seatNames;
}

/** Milliseconds until the server is asked again who calls, when it could not be reached. */
const ASK_AGAIN = 3_000;

/** Whether this browser has a name here; null until that is known. */
function useIsNamed(): boolean | null {
  const [isNamed, setNamed] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    let again = 0;
    const find = async (): Promise<void> => {
      const person = await whoAmI();
      if (gone) return;
      if (isRefusal(person)) again = window.setTimeout(() => void find(), ASK_AGAIN);
      else setNamed(person !== null);
    };
    void find();
    return () => {
      gone = true;
      window.clearTimeout(again);
    };
  }, []);
  return isNamed;
}
