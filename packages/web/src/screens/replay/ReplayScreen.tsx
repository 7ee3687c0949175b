/** The replay of a game: any entry, seen as any seat or a spectator. */

import type { Seat, Viewer } from '@weathergauge/engine';
import { textOf } from '@weathergauge/host/lines';
import type { ReactNode } from 'react';
import { Fragment, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark, Motion } from '../../board/scene.ts';
import { trailsOf } from '../../board/trails.ts';
import type { BookUi } from '../../books/book.ts';
import { SpeedChoice } from '../play/ActivityBar.tsx';
import { DiceFaces } from '../../ui/DiceFaces.tsx';
import { Elsewhere } from '../play/Elsewhere.tsx';
import { Findings, ProofButton } from '../play/Findings.tsx';
import { LightChoice } from '../play/MenuSheet.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { BookOffers } from '../play/OffersPanel.tsx';
import { Prompt } from '../play/PromptBar.tsx';
import { ShareSheet } from '../play/ShareSheet.tsx';
import { BlankScreen, TableScreen } from '../play/TableScreen.tsx';
import { Told } from '../play/Told.tsx';
import { useFairness } from '../play/use-fairness.ts';
import { useScreen } from '../play/use-screen.ts';
import { wholeSentence } from '../../ui/sentence.ts';
import { goTo, LOBBY } from '../../ui/route.ts';
import { addStrings } from '../../ui/strings/index.ts';
import type { Happening, OfferView, SeatPlan } from '../../client/protocol.ts';
import { toggleSound, useSettings } from '../../ui/settings.ts';
import { SoundChoice } from '../../sound/SoundChoice.tsx';
import type { GameState } from '../../client/store.ts';
import { keptLine } from '../../client/kept-log.ts';
import { gameStore, useGame } from '../../client/use-game.ts';
import { BranchSheet } from './BranchSheet.tsx';
import { LackedPack } from './LackedPack.tsx';
import strings from './strings.ts';
import { Transport } from '../../ui/Transport.tsx';
import type { Step } from '../../ui/transport-keys.ts';
import { entryAfter, pauseBetween, stepOf } from '../../ui/transport-keys.ts';
import { useMoment } from './use-moment.ts';
import { useSeenBy } from './use-seen-by.ts';
import './replay-screen.css';

addStrings('replay', strings);

const Hindsight = lazy(() => import('../play/Hindsight.tsx'));

const everything = (state: GameState): GameState => state;
const NO_MARKS: readonly Mark[] = [];
const NO_OFFERS: readonly OfferView[] = [];
const ignore = (): void => {};
/** Of a panel that has nothing to decide. */
const NO_ACTS = { active: null, onActive: ignore, onTake: ignore, keyOf: () => '', warningOf: () => '' };

interface Props {
  /** The game that the address names; null for a log from outside. */
  readonly id: string | null;
  readonly entry: number | null;
}

export default function ReplayScreen({ id, entry: wanted }: Props) {
  const { t } = useTranslation();
  const own = useGame(everything);
  const { game, who, setWho, free } = useSeenBy(own);
  const fairness = useFairness(own.claims, own.table?.id ?? null);
  const { status, position, happenings } = game;
  const screen = useScreen(game, 'log');
  const { book, title, shown, ship } = screen;
  const speed = useSettings(settings => settings.speed);

  const [sheet, setSheet] = useState<'menu' | 'branch' | 'hindsight' | 'share' | 'proof' | null>(null);
  // Another order of a finished game, in place of what was ordered, plays by itself.
  const [line] = useState(() => (id === null ? keptLine() : null));
  const [playing, setPlaying] = useState(line !== null && line.entry === wanted);
  const entry = position?.at ?? 0;
  const entries = position?.now ?? 0;

  const leaving = useRef(false);
  const look = useCallback((to: number) => void own.goTo(to), [own.goTo]);
  const seek = useCallback(
    (to: number) => {
      setPlaying(false);
      look(to);
    },
    [look],
  );
  useMoment({ id, entry: wanted, own, leaving, onMoment: seek });
  const step = useCallback(
    (how: Step) => {
      if (how !== 'play') seek(entryAfter(how, entry, entries));
      else if (!playing && entry === entries) {
        look(0);
        setPlaying(true);
      } else setPlaying(!playing);
    },
    [seek, look, entry, entries, playing],
  );

  // While playing, goes to the next entry when the motions have ended, or after a pause where nothing moves.
  const moved = useRef(false);
  if (shown.moving) moved.current = true;
  useEffect(() => {
    if (!playing || shown.moving || status !== 'replaying') return;
    if (entry >= entries) return setPlaying(false);
    const timer = setTimeout(() => look(entry + 1), pauseBetween(speed, moved.current));
    moved.current = false;
    return () => clearTimeout(timer);
  }, [playing, shown.moving, status, entry, entries, speed, look, position]);

  useEffect(() => {
    if (sheet !== null) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const how = stepOf(event);
      if (how === null || keepsKey(event.target, how)) return;
      event.preventDefault();
      if (how !== 'sound') step(how);
      else if (!event.repeat) toggleSound();
    };
    // In the capture phase, before the board, which uses the space bar to skip motions.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [sheet, step]);

  const now = useMemo(() => happenings.filter(happening => happening.at === entry), [happenings, entry]);
  const words = textOf(now);
  const answer = wholeSentence(position?.said ?? t('replay.quiet'));
  const { asked } = position ?? {};
  const told = words || (asked === undefined ? answer : t('replay.answer', { answer, asked }));
  const caption = entry === 0 ? t('replay.setUp') : told;
  const overlay = useMemo(
    () =>
      book === null || position === null || shown.moving || ship === null ? null : book.overlay(position, null, ship),
    [book, position, shown.moving, ship],
  );

  // Marks of the moves of this entry, once they have been seen.
  const [last, setLast] = useState<{ readonly at: number; readonly motions: readonly Motion[] } | null>(null);
  if (shown.moving && last?.motions !== shown.motions) setLast({ at: entry, motions: shown.motions });
  const trails = useMemo(
    () => (shown.scene === null || last === null || last.at !== entry ? [] : trailsOf(last.motions, shown.scene)),
    [shown.scene, last, entry],
  );

  const back = (): void => {
    leaving.current = true;
    void own.resumePlay();
    goTo({ screen: 'play', id: own.id });
  };
  const leave = (): void => {
    own.leave();
    goTo(LOBBY);
  };
  const branch = (seats: readonly SeatPlan[]): void => {
    setSheet(null);
    leaving.current = true;
    void own.branch(seats).then(() => {
      leaving.current = false;
      // Refused: the replay stands where it was, and says why.
      if (gameStore.getState().status !== 'replaying') goTo({ screen: 'play', id: null });
    });
  };
  if (status === 'elsewhere' && own.id !== null) {
    const { id: here, resume } = own;
    return <Elsewhere onHere={() => void resume(here)} onLeave={leave} />;
  }

  if (position === null || book === null || shown.scene === null)
    return (
      <BlankScreen game={game} words={t('replay.opening')} what={own.id === null ? 'log' : 'game'} onLeave={leave}>
        {own.lacksPack === null ? undefined : <LackedPack lacked={own.lacksPack} onRead={own.read} />}
      </BlankScreen>
    );

  return (
    <TableScreen
      className={book.replaysPanel === true ? 'replay has-table' : 'replay'}
      screen={screen}
      game={game}
      position={position}
      book={book}
      scene={shown.scene}
      board={{
        marks: NO_MARKS,
        overlay,
        trails,
        activeOffer: null,
        onActiveOffer: ignore,
        onTake: ignore,
        label: t('replay.board', { title }),
        moment: entry,
      }}
      prompt={
        <Prompt
          label={t('replay.words')}
          words={
            <>
              <span className={line === null ? 'play-who replay-name' : 'play-who'}>
                {line === null ? title : t('replay.line', { words: line.words })}
              </span>
              <Told words={caption} />
            </>
          }
        >
          <Drawn happenings={now} tokens={book.tokens} />
        </Prompt>
      }
      orders={null}
      table={
        book.replaysPanel !== true ? null : (
          <BookOffers label={t('play.dock.table')}>
            {book.panel?.(
              { ...position, prompt: null, offers: NO_OFFERS },
              {
                ...NO_ACTS,
                onShip: screen.setShip,
                told: happenings,
                moving: shown.unseen,
                shown: shown.position?.view ?? position.view,
              },
            )}
          </BookOffers>
        )
      }
      onLook={seek}
      follow="moment"
      onMenu={() => setSheet('menu')}
      onClause={screen.openRules}
      onLeave={leave}
      spoken={playing ? '' : caption}
    >
      <Transport
        label={t('replay.slider')}
        at={entry === 0 ? t('replay.setUp') : t('replay.entry', { entry, entries })}
        entry={entry}
        entries={entries}
        playing={playing}
        onStep={step}
        onEntry={seek}
      >
        <span className="replay-speed">
          <SpeedChoice />
        </span>
        {free && <ViewerChoice who={who} seatNames={position.seatNames} onWho={setWho} />}
        <span className="replay-acts">
          {line !== null && line.game !== null && (
            <button
              type="button"
              className="btn btn-main play-small"
              onClick={() => goTo({ screen: 'play', id: line.game })}
            >
              {t('replay.toReport')}
            </button>
          )}
          {own.findings !== null && (
            <ProofButton findings={own.findings} fairness={fairness} onOpen={() => setSheet('proof')} />
          )}
          {book.hindsight !== undefined && free && (
            <button type="button" className="btn play-small" onClick={() => setSheet('hindsight')}>
              {t('replay.hindsight')}
            </button>
          )}
          <button type="button" className="btn play-small" onClick={() => setSheet('branch')}>
            {t('replay.branch.open')}
          </button>
          <button type="button" className="btn play-small" onClick={() => setSheet('share')}>
            {t('play.share.open')}
          </button>
        </span>
      </Transport>
      {sheet === 'branch' && (
        <BranchSheet
          seatNames={position.seatNames}
          over={position.result !== null}
          onStart={branch}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'proof' && own.findings !== null && (
        <Sheet title={t('findings.title')} onClose={() => setSheet(null)}>
          <Findings findings={own.findings} fairness={fairness} />
          <p className="play-quiet">{t('findings.how')}</p>
        </Sheet>
      )}
      {sheet === 'hindsight' && (
        <Suspense fallback={null}>
          <Hindsight position={position} book={book} happenings={happenings} onClose={() => setSheet(null)} />
        </Suspense>
      )}
      {sheet === 'share' && <ShareSheet game={own} onClose={() => setSheet(null)} />}
      {sheet === 'menu' && (
        <Sheet title={t('replay.title')} onClose={() => setSheet(null)}>
          <div className="play-menu">
            {own.id !== null && (
              <button type="button" className="btn btn-main" onClick={back}>
                {t('replay.back')}
              </button>
            )}
            <button
              type="button"
              className="btn"
              onClick={() => {
                screen.toggleTextBoard();
                setSheet(null);
              }}
            >
              {t(screen.textBoard ? 'play.menu.hideTextBoard' : 'play.menu.textBoard')}
            </button>
            <button type="button" className="btn" onClick={leave}>
              {t('replay.leave')}
            </button>
          </div>
          {own.pack !== null && <p>{t('play.pack', { name: own.pack.name })}</p>}
          <div className="play-settings">
            <LightChoice />
            <SpeedChoice />
            <SoundChoice />
          </div>
        </Sheet>
      )}
    </TableScreen>
  );
}

/** No more fit beside the sentence; the log shows all of them. */
const MOST_DRAWN = 3;

interface DrawnProps {
  readonly happenings: readonly Happening[];
  readonly tokens: BookUi['tokens'];
}

/** What was thrown or drawn, as the book shows it. */
function Drawn({ happenings, tokens }: DrawnProps) {
  const drawn = happenings
    .flatMap(({ event, facts }): ReactNode[] => {
      const shown = tokens?.(event, facts);
      return shown === undefined ? facts.dice.map(group => <DiceFaces key="dice" groups={[group]} />) : [shown];
    })
    .slice(0, MOST_DRAWN);
  if (drawn.length === 0) return null;
  return (
    <span className="replay-drawn">
      {drawn.map((one, i) => (
        // What is drawn at one moment never changes its place.
        // oxlint-disable-next-line no-array-index-key
        <Fragment key={i}>{one}</Fragment>
      ))}
    </span>
  );
}

interface ViewerProps {
  readonly who: Viewer;
  readonly seatNames: readonly string[];
  readonly onWho: (who: Viewer) => void;
}

const SPECTATOR = 'spectator';

function ViewerChoice({ who, seatNames, onWho }: ViewerProps) {
  const { t } = useTranslation();
  return (
    <label className="play-speed">
      <span>{t('replay.viewer.label')}</span>
      <select
        value={String(who)}
        onChange={event => onWho(event.target.value === SPECTATOR ? SPECTATOR : (Number(event.target.value) as Seat))}
      >
        <option value={SPECTATOR}>{t('replay.viewer.spectator')}</option>
        {seatNames.map((name, seat) => (
          <option key={name} value={String(seat)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Sliders, tabs and the board have uses of their own for the arrows; the space bar presses what has the focus. */
function keepsKey(target: EventTarget | null, step: Step | 'sound'): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('select, textarea, input:not([type="range"]), dialog') !== null) return true;
  if (step === 'sound') return false;
  if (step === 'play') return target.closest('button, a') !== null;
  return target.closest('input, [role="tablist"], .board') !== null;
}
