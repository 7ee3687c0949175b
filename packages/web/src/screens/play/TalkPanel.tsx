/** Talk at a table: what was said, ready phrases, and a line to write. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { FormEvent } from 'react';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_SAYING, PHRASES } from '@weathergauge/wire/phrases';
import type { Saying, TalkLine } from '@weathergauge/wire/types';
import { comeAs } from '../../client/online/api.ts';
import { reopenNetwork, useNetwork } from '../../client/online/network.ts';
import { mute, readEarlier, say, useTalk } from '../../client/online/talk.ts';
import { useGame } from '../../client/use-game.ts';
import { localeOf } from '../../ui/locale.ts';
import { sentence } from '../../ui/sentence.ts';
import { ReportForm } from './ReportForm.tsx';
import { wordsOf } from './Talk.tsx';
import { TalkPeople } from './TalkPeople.tsx';
import './talk-panel.css';

const NotesPanel = lazy(() => import('./NotesPanel.tsx'));

export default function TalkPanel() {
  const { t } = useTranslation();
  const { lines, older, mine, muted } = useTalk();
  const status = useGame(game => game.table?.status ?? 'playing');
  const you = useNetwork(network => network.you);
  const [refused, setRefused] = useState<string | null>(null);
  const [side, setSide] = useState<'talk' | 'people' | 'notes'>('talk');

  useEffect(() => {
    useTalk.setState({ isRead: true, unread: 0 });
    return () => useTalk.setState({ isRead: false });
  }, []);

  const attempt = async (deed: Promise<Refusal | null>): Promise<boolean> => {
    const why = await deed;
    setRefused(isRefusal(why) ? why.reason : null);
    return why === null;
  };

  const takeName = async (name: string): Promise<void> => {
    const person = await comeAs(name);
    setRefused(isRefusal(person) ? person.reason : null);
    if (!isRefusal(person)) reopenNetwork();
  };

  const toTalk = (
    <button type="button" className="btn talk-back" onClick={() => setSide('talk')}>
      {t('talk.back')}
    </button>
  );
  if (side === 'people')
    return (
      <div className="talk">
        {toTalk}
        <TalkPeople onAttempt={deed => void attempt(deed)} />
      </div>
    );
  if (side === 'notes')
    return (
      <div className="talk">
        {toTalk}
        <Suspense fallback={null}>
          <NotesPanel />
        </Suspense>
      </div>
    );

  const where = mine === null ? 'nobody' : status === 'over' ? 'over' : status === 'playing' ? mine : 'gathering';
  return (
    <div className="talk">
      <Lines
        lines={lines}
        hasOlder={older.length > 0}
        isOver={status === 'over'}
        onAttempt={deed => void attempt(deed)}
      />
      {muted.length > 0 && (
        <p className="talk-muted">
          {t('talk.muted')}
          {muted.map(person => (
            <button
              key={person.id}
              type="button"
              className="btn btn-quiet"
              onClick={() => void attempt(mute(person, false))}
            >
              {t('talk.unmute', { name: person.name })}
            </button>
          ))}
        </p>
      )}
      {refused !== null && (
        <p role="alert" className="talk-refused">
          {t('talk.refused', { why: sentence(refused) })}
        </p>
      )}
      {mine === null && status !== 'closed' && you === null && <Name onName={takeName} />}
      {mine !== null && <Speak onSay={saying => attempt(say(saying))} />}
      <div className="talk-foot">
        <p className="talk-where">{t(`talk.where.${where}`)}</p>
        <button type="button" className="btn btn-quiet" onClick={() => setSide('people')}>
          {t('talk.people')}
        </button>
        {you !== null && (
          <button type="button" className="btn btn-quiet" onClick={() => setSide('notes')}>
            {t('talk.notes')}
          </button>
        )}
      </div>
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly TalkLine[];
  readonly hasOlder: boolean;
  readonly isOver: boolean;
  readonly onAttempt: (deed: Promise<Refusal | null>) => void;
}

/** Pixels from the end within which the list follows what is new. */
const NEAR = 40;

function Lines({ lines, hasOlder, isOver, onAttempt }: LinesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = lines.at(-1);

  useLayoutEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);

  // Phrases, a keyboard or a clock may take some of its height.
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTo({ top: box.scrollHeight });
    });
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div
      ref={list}
      className="talk-lines"
      role="log"
      // The announcer says each line once, wherever the focus is.
      aria-live="off"
      aria-label={t('talk.lines')}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {hasOlder && (
        <button type="button" className="btn btn-quiet talk-earlier" onClick={() => void readEarlier()}>
          {t('talk.earlier')}
        </button>
      )}
      {lines.length === 0 && <p className="talk-nothing">{t('talk.nothing')}</p>}
      {lines.map(line => (
        <Said key={`${line.channel} ${line.number}`} line={line} showsChannel={isOver} onAttempt={onAttempt} />
      ))}
    </div>
  );
}

interface SaidProps {
  readonly line: TalkLine;
  readonly showsChannel: boolean;
  readonly onAttempt: LinesProps['onAttempt'];
}

function Said({ line, showsChannel, onAttempt }: SaidProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const you = useNetwork(network => network.you?.id);
  const isMine = line.by.id === you;
  const { name } = line.by;
  const time = new Date(line.at);
  return (
    <div className={isMine ? 'talk-line talk-line-mine' : 'talk-line'}>
      <p className="talk-by">
        <bdi>{isMine ? t('talk.you', { name }) : name}</bdi>
        {showsChannel && <span className="talk-channel">{t(`talk.channel.${line.channel}`)}</span>}
        <time dateTime={time.toISOString()} title={time.toLocaleString(localeOf(i18n.language))}>
          {time.toLocaleTimeString(localeOf(i18n.language), { hour: '2-digit', minute: '2-digit' })}
        </time>
        {!isMine && (
          <button
            type="button"
            className="talk-about"
            aria-expanded={isOpen}
            aria-label={t('talk.about', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            ⋯
          </button>
        )}
      </p>
      <p className={line.said.kind === 'text' ? 'talk-words' : 'talk-words talk-phrase'} dir="auto">
        {wordsOf(line, t)}
      </p>
      {isOpen && (
        <p className="talk-orders">
          <button type="button" className="btn" onClick={() => onAttempt(mute(line.by, true))}>
            {t('talk.mute', { name })}
          </button>
          {line.said.kind !== 'removed' && (
            <button
              type="button"
              className="btn"
              aria-expanded={isReporting}
              onClick={() => setReporting(!isReporting)}
            >
              {t('talk.reportLine')}
            </button>
          )}
        </p>
      )}
      {isOpen && isReporting && <ReportForm person={line.by} line={line} onCancel={() => setReporting(false)} />}
    </div>
  );
}

/** For those who look on: only people with a name speak. */
function Name({ onName }: { readonly onName: (name: string) => Promise<void> }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  return (
    <form
      className="talk-speak"
      onSubmit={event => {
        event.preventDefault();
        if (name.trim() !== '') void onName(name.trim());
      }}
    >
      <input
        value={name}
        maxLength={40}
        aria-label={t('talk.name')}
        placeholder={t('talk.name')}
        autoComplete="nickname"
        onChange={event => setName(event.target.value)}
      />
      <button type="submit" className="btn btn-main" disabled={name.trim() === ''}>
        {t('talk.takeName')}
      </button>
    </form>
  );
}

function Speak({ onSay }: { readonly onSay: (saying: Saying) => Promise<boolean> }) {
  const { t } = useTranslation();
  const id = useId();
  const draft = useTalk(talk => talk.draft);
  const [hasPhrases, setPhrases] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const send = async (saying: Saying): Promise<void> => {
    setBusy(true);
    const isSaid = await onSay(saying);
    setBusy(false);
    if (isSaid && saying.kind === 'text') useTalk.setState({ draft: '' });
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.trim() !== '' && !isBusy) void send({ kind: 'text', text: draft });
  };

  return (
    <>
      {hasPhrases && (
        <ul className="talk-phrases" id={`${id}-phrases`}>
          {PHRASES.map(phrase => (
            <li key={phrase}>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setPhrases(false);
                  void send({ kind: 'phrase', phrase });
                }}
              >
                {t(`talk.phrase.${phrase}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="talk-speak" onSubmit={onSubmit}>
        <input
          value={draft}
          maxLength={LONGEST_SAYING}
          aria-label={t('talk.write')}
          placeholder={t('talk.write')}
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
          onChange={event => useTalk.setState({ draft: event.target.value })}
        />
        <button type="submit" className="btn btn-main" disabled={isBusy || draft.trim() === ''}>
          {t('talk.send')}
        </button>
        <button
          type="button"
          className="btn"
          aria-expanded={hasPhrases}
          aria-controls={`${id}-phrases`}
          onClick={() => setPhrases(!hasPhrases)}
        >
          {t('talk.phrases')}
        </button>
      </form>
    </>
  );
}
