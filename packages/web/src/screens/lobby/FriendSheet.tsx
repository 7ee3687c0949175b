/** Makes a table on the server for the battle that is chosen, so that somebody else can come to it. */

import { isRefusal } from '@weathergauge/engine';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comeAs, makeTable, whoAmI } from '../../client/online/api.ts';
import type { NewGame } from '../../client/protocol.ts';
import { readOfficer } from '../../client/protocol.ts';
import { goTo } from '../../ui/route.ts';
import { wholeSentence } from '../../ui/sentence.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { addStrings } from '../../ui/strings/index.ts';
import strings from './friend-strings.ts';
import { stopPreviews } from './actions.ts';
import { FIRST_MEETING } from './table-settings.ts';
import { TableSettings } from './TableSettings.tsx';
import type { Sitter } from './seats.ts';
import { wishedSeats } from './seats.ts';
import './friend-sheet.css';

addStrings('lobby', { friend: strings });

interface Props {
  readonly game: NewGame;
  readonly seats: readonly Sitter[];
  /** What the rulebook calls each seat. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export default function FriendSheet({ game: { ruleset, scenario, options }, seats, names, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState('');
  /** Null until it is known. */
  const [isNamed, setNamed] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [meeting, setMeeting] = useState(FIRST_MEETING);
  const wished = wishedSeats(seats);

  useEffect(() => {
    let gone = false;
    void whoAmI().then(person => {
      if (gone) return;
      if (isRefusal(person)) return setRefused(person.reason);
      setNamed(person !== null);
      // On a slow line a name may have been typed by now.
      setName(typed => person?.name ?? typed);
    });
    return () => {
      gone = true;
    };
  }, []);

  const make = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    const { visibility, named, settings } = meeting;
    const person = isNamed === true ? null : await comeAs(name.trim());
    const table = isRefusal(person)
      ? person
      : await makeTable({
          ruleset,
          scenario,
          options: { ...options },
          seats: [...wished],
          visibility,
          ...(visibility === 'private' && { named: [...named] }),
          settings,
        });
    setBusy(false);
    if (isRefusal(table)) return setRefused(table.reason);
    stopPreviews();
    goTo({ screen: 'table', id: table.id, invite: null });
  };

  return (
    <Sheet title={t('lobby.friend.title')} onClose={onClose}>
      <p>{t('lobby.friend.text')}</p>
      <ul className="lobby-friend-seats">
        {wished.map((seat, i) => (
          <li key={`seat ${String(i)}`}>
            <span>{names[i] ?? t('lobby.seats.seat', { number: i + 1 })}</span>
            <span>
              {seat.kind === 'agent'
                ? t(`lobby.levels.${readOfficer(seat.level)?.level ?? ''}`)
                : t(`lobby.friend.seats.${seat.kind}`)}
            </span>
          </li>
        ))}
      </ul>
      <form
        className="lobby-friend-form"
        onSubmit={event => {
          event.preventDefault();
          void make();
        }}
      >
        {isNamed === true ? (
          <p>{t('lobby.friend.known', { name })}</p>
        ) : (
          <>
            <label htmlFor={id}>{t('lobby.friend.name')}</label>
            <input
              id={id}
              value={name}
              maxLength={40}
              autoComplete="nickname"
              aria-describedby={`${id}-hint`}
              onChange={event => setName(event.target.value)}
            />
            <p id={`${id}-hint`} className="lobby-faint">
              {t('lobby.friend.nameHint')}
            </p>
          </>
        )}
        <TableSettings meeting={meeting} onChange={setMeeting} />
        {refused !== null && (
          <p role="alert" className="lobby-refused">
            {t('lobby.friend.refused', { why: wholeSentence(refused) })}
          </p>
        )}
        <button type="submit" className="btn btn-main" disabled={isBusy || isNamed === null || name.trim() === ''}>
          {t('lobby.friend.make')}
        </button>
      </form>
    </Sheet>
  );
}
