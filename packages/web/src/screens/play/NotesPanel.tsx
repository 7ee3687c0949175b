/** Notes to oneself: on the position that is shown, and on others of the same battle. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_NOTE } from '@weathergauge/wire/phrases';
import type { Note } from '@weathergauge/wire/types';
import { readNotes, writeNote } from '../../client/online/notes.ts';
import { useTalk } from '../../client/online/talk.ts';
import { useGame } from '../../client/use-game.ts';
import { sentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';
import strings from './notes-strings.ts';

addStrings('notes', strings);

export default function NotesPanel() {
  const { t } = useTranslation();
  const at = useTalk(talk => talk.at);
  const invite = useTalk(talk => talk.invite);
  const place = useGame(game => game.position?.at ?? 0);
  const goTo = useGame(game => game.goTo);
  const [notes, setNotes] = useState<readonly Note[] | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const take = (answer: { readonly notes: readonly Note[] } | Refusal): boolean => {
    setRefused(isRefusal(answer) ? answer.reason : null);
    if (!isRefusal(answer)) setNotes(answer.notes);
    return !isRefusal(answer);
  };

  useEffect(() => {
    let gone = false;
    if (at !== null)
      void readNotes(at, invite).then(answer => {
        if (!gone) take(answer);
      });
    return () => {
      gone = true;
    };
  }, [at, invite]);

  const others = (notes ?? []).filter(note => note.place !== place);
  return (
    <div className="talk-notes">
      {refused !== null && (
        <p role="alert" className="talk-refused">
          {t('notes.refused', { why: sentence(refused) })}
        </p>
      )}
      {notes !== null && at !== null && (
        <>
          <Here
            key={place}
            kept={notes.find(note => note.place === place)?.words ?? ''}
            onKeep={async words => take(await writeNote(at, invite, place, words))}
          />
          <h3>{t('notes.others')}</h3>
          {others.length === 0 && <p className="talk-nothing">{t('notes.none')}</p>}
          <ul>
            {others.map(note => (
              <li key={note.place}>
                <p dir="auto">{note.words}</p>
                <button type="button" className="btn btn-quiet" onClick={() => void goTo(note.place)}>
                  {t('notes.go', { place: note.place })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface HereProps {
  readonly kept: string;
  readonly onKeep: (words: string) => Promise<boolean>;
}

function Here({ kept, onKeep }: HereProps) {
  const { t } = useTranslation();
  const id = useId();
  const [words, setWords] = useState(kept);
  const [said, setSaid] = useState('');

  const keep = async (): Promise<void> => {
    if (await onKeep(words)) setSaid(t(words.trim() === '' ? 'notes.removed' : 'notes.saved'));
  };

  return (
    <form
      className="talk-note"
      onSubmit={event => {
        event.preventDefault();
        void keep();
      }}
    >
      <label htmlFor={id}>{t('notes.here')}</label>
      <textarea
        id={id}
        value={words}
        maxLength={LONGEST_NOTE}
        dir="auto"
        aria-describedby={`${id}-hint`}
        onChange={event => {
          setSaid('');
          setWords(event.target.value);
        }}
      />
      <p id={`${id}-hint`} className="talk-where">
        {t('notes.hint')}
      </p>
      <button type="submit" className="btn btn-main" disabled={words.trim() === kept}>
        {t('notes.save')}
      </button>
      <p role="status">{said}</p>
    </form>
  );
}
