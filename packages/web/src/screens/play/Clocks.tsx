/** The clocks of a table, as the server counts: below what is asked, with what can be done about them. */

import type { Seat } from '@weathergauge/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeDeed } from '../../client/online/time-deeds.ts';
import { doAboutTime } from '../../client/online/time-deeds.ts';
import type { ClockView, TableView } from '../../client/protocol.ts';
import { useGame } from '../../client/use-game.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { DAY, face, MINUTE, momentWords, SECOND, spanWords } from '../../ui/clock-words.ts';
import { localeOf } from '../../ui/locale.ts';
import { wholeSentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { calledAt } from './called.ts';
import strings from './clock-strings.ts';
import './clocks.css';

addStrings('clock', strings);

type SeatClock = NonNullable<ClockView['seats'][number]>;
type Control = TableView['settings']['time'];

/** What is told aloud of one's own clock as it runs out, and nothing between. */
const WARNINGS = [5 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND];

export default function Clocks() {
  const { t } = useTranslation();
  const table = useGame(game => game.table);
  const clock = useGame(game => game.clock);
  const names = useGame(game => game.position?.seatNames);
  const now = useNow(clock, table?.settings.time ?? NO_TIME);
  if (table === null || clock === null || names === undefined) return null;
  const { settings, you } = table;
  const own = you === 'spectator' ? null : (clock.seats[you] ?? null);
  const left = own === null || own.due === null ? null : leftOf(own, clock, now);
  return (
    <div className={`panel play-clocks play-clocks-${settings.time.kind}`}>
      <ul aria-label={t('clock.label')}>
        {clock.seats.map((seat, i) => {
          const name = calledAt(table, names, i as Seat, t);
          return seat === null ? null : (
            <Face
              key={`clock ${String(i)}`}
              seat={seat}
              name={i === you ? t('clock.you', { seat: name }) : name}
              clock={clock}
              now={now}
              control={settings.time}
            />
          );
        })}
      </ul>
      <Notice table={table.id} clock={clock} own={own} names={names} now={now} />
      {settings.time.kind === 'live' && <Warning left={left} />}
    </div>
  );
}

const NO_TIME: Control = { kind: 'none' };

/** A clock that is to start later has not begun to run. */
const leftOf = ({ left, due }: SeatClock, { startsAt }: ClockView, now: number): number =>
  due === null ? left : Math.max(0, due - Math.max(now, startsAt));

/** Little: the last fifth of a short store of time, and never more than a minute; by correspondence the last sixth. */
function isLow(left: number, control: Control): boolean {
  if (control.kind === 'live') return left <= Math.min(MINUTE, control.base / 5);
  return control.kind === 'correspondence' && left <= Math.min(DAY, control.answer / 6);
}

interface FaceProps {
  readonly seat: SeatClock;
  readonly name: string;
  readonly clock: ClockView;
  readonly now: number;
  readonly control: Control;
}

function Face({ seat, name, clock, now, control }: FaceProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const left = leftOf(seat, clock, now);
  const isRunning = seat.due !== null;
  // Where nothing happens when it has run out, it says so itself.
  const isUp = seat.isUp || (isRunning && left === 0);
  const low = !isUp && isRunning && isLow(left, control);
  const time =
    control.kind === 'live'
      ? face(left)
      : seat.due === null
        ? spanWords(left, language)
        : t('clock.by', { when: momentWords(seat.due, now, localeOf(language)) });
  const words = seat.isAway
    ? t('clock.away')
    : isUp
      ? t('clock.up')
      : seat.leave !== null && seat.leave.due !== null
        ? t('clock.leave', { when: momentWords(seat.leave.due, now, localeOf(language)) })
        : time;
  const state = isUp ? 'up' : low ? 'low' : isRunning ? 'runs' : 'stands';
  return (
    <li className={`play-clock play-clock-${state} ${words === time ? 'play-clock-usual' : ''}`}>
      <Hourglass state={state} />
      <span className="play-clock-name">{name}</span>
      <span className="play-clock-time" role="timer">
        {words}
      </span>
      <span className="visually-hidden">{t(`clock.${state}`)}</span>
      {low && (
        <span className="play-clock-low" aria-hidden="true">
          {t('clock.low')}
        </span>
      )}
    </li>
  );
}

/** Sand above, running, nearly gone, or all below. */
function Hourglass({ state }: { readonly state: 'runs' | 'stands' | 'low' | 'up' }) {
  return (
    <svg className="play-clock-glass" viewBox="0 0 16 20" aria-hidden="true">
      <path d="M2 1h12M2 19h12M3 1c0 5 5 6 5 9s-5 4-5 9M13 1c0 5-5 6-5 9s5 4 5 9" fill="none" stroke="currentColor" />
      {state !== 'up' && state !== 'low' && <path d="M4.4 5h7.2C10.6 7 8.5 8 8 9.6 7.5 8 5.400 7 4.4 5z" />}
      {state === 'low' && <path d="M6.6 7.8h2.800L8 9.6z" />}
      {state !== 'stands' && <path d="M3.6 18.2c.5-2.600 2.400-3.600 4.400-4.600 2 1 3.900 2 4.400 4.600z" />}
    </svg>
  );
}

interface NoticeProps {
  readonly table: string;
  readonly clock: ClockView;
  readonly own: SeatClock | null;
  readonly names: readonly string[];
  readonly now: number;
}

/** What stops the clocks, and how they go on. */
function Notice({ table, clock, own, names, now }: NoticeProps) {
  const { t } = useTranslation();
  const { pausedBy, startsAt } = clock;
  const told = noticeOf();
  return told === null ? null : (
    <div className="play-clock-notice">
      <p role="status">{told.words}</p>
      {told.deed !== null && own !== null && <DeedButton table={table} deed={told.deed} words={told.button} />}
      {startsAt > now && <p className="play-clock-starts">{t('clock.starts', { time: face(startsAt - now) })}</p>}
    </div>
  );

  function noticeOf(): { words: string; deed: TimeDeed | null; button: string } | null {
    if (pausedBy !== null)
      return { words: t('clock.paused', { seat: names[pausedBy] ?? '' }), deed: 'go-on', button: t('clock.goOn') };
    if (own?.isAway === true) return { words: t('clock.isAway'), deed: 'come-back', button: t('clock.comeBack') };
    if (own?.leave?.due != null) return { words: t('clock.onLeave'), deed: 'end-leave', button: t('clock.endLeave') };
    return startsAt > now ? { words: '', deed: null, button: '' } : null;
  }
}

interface DeedProps {
  readonly table: string;
  readonly deed: TimeDeed;
  readonly words: string;
  readonly onDone?: () => void;
}

function DeedButton({ table, deed, words, onDone }: DeedProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const act = async (): Promise<void> => {
    setBusy(true);
    const why = await doAboutTime(table, deed);
    setBusy(false);
    setRefused(why?.reason ?? null);
    if (why === null) onDone?.();
  };
  return (
    <>
      <button type="button" className="btn" disabled={isBusy} onClick={() => void act()}>
        {words}
      </button>
      {refused !== null && <p role="alert">{t('clock.refused', { why: wholeSentence(refused) })}</p>}
    </>
  );
}

/** In the menu: a pause, if the others agree, and leave. */
export function TimeOrders({ onDone }: { readonly onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const table = useGame(game => game.table);
  const clock = useGame(game => game.clock);
  const isOver = useGame(game => (game.position?.result ?? null) !== null);
  if (table === null || clock === null || isOver || table.you === 'spectator') return null;
  const own: SeatClock | null = clock.seats[table.you] ?? null;
  const left = own?.leave?.due === null ? own.leave.left : 0;
  return (
    <>
      {clock.pausedBy === null && own?.isAway === false && (
        <DeedButton table={table.id} deed="ask-pause" words={t('clock.askPause')} onDone={onDone} />
      )}
      {left > 0 && (
        <DeedButton
          table={table.id}
          deed="take-leave"
          words={t('clock.takeLeave', { left: spanWords(left, i18n.language) })}
          onDone={onDone}
        />
      )}
    </>
  );
}

/** Sparingly: a screen reader is told only when a mark is passed. */
function Warning({ left }: { readonly left: number | null }) {
  const { t, i18n } = useTranslation();
  const mark = left === null || left === 0 ? undefined : WARNINGS.findLast(each => left <= each);
  const [last, setLast] = useState(mark);
  const [text, setText] = useState('');
  if (mark !== last) {
    setLast(mark);
    // An increment may lift a clock over a mark: that is no news.
    if (mark !== undefined && (last === undefined || mark < last))
      setText(t('clock.warning', { left: spanWords(mark, i18n.language) }));
  }
  return <Announcer text={text} />;
}

/** The time that it is, for as long as something runs: by the second in a live game. */
function useNow(clock: ClockView | null, control: Control): number {
  const [now, setNow] = useState(() => Date.now());
  const isMoving =
    clock !== null && (clock.seats.some(seat => seat !== null && seat.due !== null) || clock.startsAt > Date.now());
  const step = control.kind === 'live' ? SECOND / 5 : MINUTE / 2;
  useEffect(() => {
    setNow(Date.now());
    if (!isMoving) return;
    const timer = setInterval(
      () => setNow(Date.now()),
      clock !== null && clock.startsAt > Date.now() ? SECOND / 5 : step,
    );
    return () => clearInterval(timer);
  }, [clock, isMoving, step]);
  return now;
}
