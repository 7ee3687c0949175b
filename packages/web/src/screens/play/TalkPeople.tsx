/** Those at a table besides oneself: to hear them or not, and to report one who has said nothing. */

import type { Refusal } from '@weathergauge/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@weathergauge/wire/types';
import { useNetwork } from '../../client/online/network.ts';
import { mute, useTalk } from '../../client/online/talk.ts';
import { useGame } from '../../client/use-game.ts';
import { ReportForm } from './ReportForm.tsx';

export function TalkPeople({ onAttempt }: { readonly onAttempt: (deed: Promise<Refusal | null>) => void }) {
  const { t } = useTranslation();
  const { lines, muted } = useTalk();
  const seats = useGame(game => game.table?.seats);
  const you = useNetwork(network => network.you?.id);
  const [reported, setReported] = useState<string | null>(null);

  const sitting = (seats ?? []).flatMap(seat => (seat.kind === 'person' ? [seat.person] : []));
  const all = new Map(
    [...lines.map(({ by }) => by), ...muted, ...sitting].map((each): [string, Person] => [each.id, each]),
  );
  const people = [...all.values()].filter(({ id }) => id !== you);
  return (
    <section className="talk-people" aria-label={t('talk.peopleHere')}>
      <h3>{t('talk.peopleHere')}</h3>
      {people.length === 0 && <p className="talk-nothing">{t('talk.alone')}</p>}
      <ul>
        {people.map(person => {
          const { id, name } = person;
          const isMuted = muted.some(each => each.id === id);
          return (
            <li key={id}>
              <bdi>{name}</bdi>
              <button type="button" className="btn" onClick={() => onAttempt(mute(person, !isMuted))}>
                {t(isMuted ? 'talk.unmute' : 'talk.mute', { name })}
              </button>
              <button
                type="button"
                className="btn"
                aria-expanded={reported === id}
                onClick={() => setReported(reported === id ? null : id)}
              >
                {t('talk.reportPerson', { name })}
              </button>
              {reported === id && <ReportForm person={person} line={null} onCancel={() => setReported(null)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
