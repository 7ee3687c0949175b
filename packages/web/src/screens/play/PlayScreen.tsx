/** The playing screen: the board fills it, and panels to decide by float over it and can be folded. */

import { textOf } from '@weathergauge/host/lines';
import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnlyShot } from '../../board/only-shot.ts';
import type { Mark } from '../../board/scene.ts';
import type { Trail } from '../../board/trails.ts';
import { goTo, LOBBY } from '../../ui/route.ts';
import { useSettings } from '../../ui/settings.ts';
import type { Position } from '../../client/protocol.ts';
import type { GameState } from '../../client/store.ts';
import { humansOf } from '../../client/seats.ts';
import { useGame } from '../../client/use-game.ts';
import { ActivityBar } from './ActivityBar.tsx';
import { isWatching } from './called.ts';
import { downloadLog, reasonOf } from './download.ts';
import { keyOfOffer } from './keys.ts';
import { BookOffers, OffersPanel } from './OffersPanel.tsx';
import type { PaperKey } from '../../books/tutorial.ts';
import type { SheetName } from './PlaySheets.tsx';
import { PromptBar } from './PromptBar.tsx';
import { BlankScreen, TableScreen } from './TableScreen.tsx';
import { useAddress } from './use-address.ts';
import { useFocus } from './use-focus.ts';
import { useHand } from './use-hand.ts';
import { useMarkHand } from './use-mark-hand.ts';
import { useOfferKeys } from './use-offer-keys.ts';
import { useScreen } from './use-screen.ts';
import { useSensibly } from './use-sensibly.ts';
import { useSince } from './use-since.ts';
import { CLOCKS, ONLINE, TALK } from './of-a-table.tsx';
import { watchAgain } from './watch-again.ts';

// Loaded when they are first opened: none is needed at the start of a game.
const Elsewhere = lazy(async () => ({ default: (await import('./Elsewhere.tsx')).Elsewhere }));
const PrivacyScreen = lazy(() => import('./PrivacyScreen.tsx'));
const loadSheets = () => import('./PlaySheets.tsx');
const PlaySheets = lazy(async () => ({ default: (await loadSheets()).PlaySheets }));
const HintBox = lazy(() => import('./HintBox.tsx'));
const ConsentCover = lazy(async () => ({ default: (await import('./Consent.tsx')).ConsentCover }));

const NO_OFFERS = [] as const;
const NO_MARKS: readonly Mark[] = [];
const NO_TRAILS: readonly Trail[] = [];
const everything = (state: GameState): GameState => state;

/** Whether one person plays against agents. */
const isAlone = (seats: GameState['seats']): boolean => seats.length > 1 && humansOf(seats).length === 1;

/** Whether the focus is in a text, such as a line of talk that is not sent yet. */
const isWriting = (): boolean => document.activeElement?.matches('.talk :is(input, textarea)') === true;

/** What is open on the screen, for the guide's coach. */
export interface Looking {
  readonly ship: number | null;
  readonly paper: PaperKey;
  /** How often the player has opened one, the same or another. */
  readonly opened: number;
  /** Makes an offer active, as pointing at it would, without taking it. */
  readonly show: (offer: number) => void;
}

interface Props {
  /** The game that the address names, null if it names none; undefined in the guide, which has an address of its own. */
  readonly id?: string | null;
  /** Shown over the board: the guide's coach. */
  readonly aside?: (looking: Looking) => ReactNode;
}

export default function PlayScreen({ id, aside }: Props) {
  const { t } = useTranslation();
  const game = useGame(everything);
  const { status, position, fresh, happenings } = game;
  const screen = useScreen(game, 'orders');
  const { book, title, shown, ship, setShip, paper, setPaper } = screen;

  const [active, setActive] = useState<number | null>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const list = useRef<HTMLElement>(null);
  const answered = useRef(false);

  const sensibly = useSensibly(game, book, aside !== undefined);
  // What the agent is about to answer is not asked: a second press would only come between.
  const asking = status === 'asking' && position?.prompt !== null && !sensibly.isLeft;
  const offers = asking ? (position?.offers ?? NO_OFFERS) : NO_OFFERS;

  // A new prompt: no offer is active, and the record of the ship that it is about is opened.
  const [asked, setAsked] = useState<Position | null>(null);
  if (asked !== position) {
    setAsked(position);
    setActive(null);
    const about = position?.prompt?.about.ship;
    if (about !== undefined) setShip(about);
    // Who is writing is not interrupted: a phone has one panel for both.
    if (position?.prompt !== null && position?.prompt !== undefined && !isWriting()) setPaper('orders');
  }
  // Who looks on gives no orders: the log is what happens.
  const watching = isWatching(game.table);
  const [watched, setWatched] = useState(false);
  if (watched !== watching) {
    setWatched(watching);
    if (watching) setPaper('log');
  }

  // The report opens by itself when the last motion has ended; not in a tutorial, where the coach speaks last.
  const [reported, setReported] = useState<string | null>(null);
  if (status === 'over' && reported !== game.id) {
    setReported(game.id);
    if (aside === undefined) setSheet('report');
  } else if (reported !== null && reported !== game.id) setReported(null);

  // Before the first order of each person in a game begun here; not in a tutorial, where the coach briefs.
  const wantsBriefing = useSettings(settings => settings.briefing) && aside === undefined;
  const first = asking && game.unbriefed.find(seat => seat === position?.who);
  const briefs = wantsBriefing && typeof first === 'number' && sheet === null && game.question === null;

  // While the game is opened: the briefing is the first that is seen of it.
  useEffect(() => {
    if (wantsBriefing) void loadSheets();
  }, [wantsBriefing]);
  useAddress(id, game);

  const { lookAhead } = game;
  useEffect(() => lookAhead(asking ? active : null), [lookAhead, asking, active]);

  // One answer per position: a second key or click while the first is being sent is ignored.
  const sent = useRef<Position | null>(null);
  const take = useCallback(
    (offer: number) => {
      if (sent.current === position) return;
      sent.current = position;
      answered.current = true;
      void game.answer(offer).finally(() => {
        if (sent.current === position) sent.current = null;
      });
    },
    [game.answer, position],
  );
  const { answerSensibly } = game;
  const left = asking && position !== null ? (book?.leaves?.(position) ?? []) : [];
  const { takeBack } = sensibly;
  const undo = useCallback(() => {
    takeBack();
    if (!game.canUndo) return game.askUndo();
    answered.current = true;
    void game.undo();
  }, [game.undo, game.askUndo, game.canUndo, takeBack]);
  const look = useCallback((entry: number) => void game.goTo(entry), [game.goTo]);
  const leave = useCallback(() => {
    game.leave();
    goTo(LOBBY);
  }, [game.leave]);
  const replay = useCallback(() => {
    if (game.table !== null) return void watchAgain({ exportLog: game.exportLog, read: game.read });
    void game.goTo(0);
    goTo({ screen: 'replay', id: game.id, entry: null });
  }, [game.goTo, game.id, game.table, game.exportLog, game.read]);
  const [note, setNote] = useState<string | null>(null);
  const download = (): void => {
    downloadLog(game).then(
      () => setNote(null),
      (error: unknown) => setNote(t('play.trouble.exportFailed', { why: reasonOf(error) })),
    );
  };
  const openRules = (clause: string | null): void => {
    setSheet(null);
    screen.openRules(clause);
  };
  const show = useCallback(
    (offer: number) => {
      setPaper('orders');
      setActive(offer);
    },
    [setPaper],
  );

  // Not in a tutorial, where the coach advises.
  const { askHint, dropHint } = game;
  const canHint = asking && aside === undefined && game.table === null && offers.length > 1 && isAlone(game.seats);
  const onHint = canHint ? (): void => void askHint(active) : null;
  // A hint is for one decision.
  // oxlint-disable-next-line react/exhaustive-deps -- another position, whatever it is, ends it
  useEffect(() => dropHint, [position, dropHint]);

  const since = useSince(game, book, asking);
  useOfferKeys(
    {
      offers: offers.length,
      active,
      list,
      take,
      clear: () => setActive(null),
      undo,
      skip: shown.moving ? shown.skip : null,
      menu: () => setSheet('menu'),
      textBoard: screen.toggleTextBoard,
      showAgain: since.toggle,
      hint: onHint,
    },
    sheet === null && !briefs && game.question === null && status !== 'handing-over',
  );

  const steering = useHand(game, book, asking ? position : null, ship, setShip, setActive);
  const { hands } = steering;
  // A pupil is shown every order for itself, and so is who wants it so.
  const isByStrokes = useSettings(settings => settings.strokes) || aside !== undefined;
  const covered = useMemo(
    () => new Set(isByStrokes ? [] : offers.flatMap((offer, i) => (hands.some(hand => hand.covers(offer)) ? [i] : []))),
    [offers, hands, isByStrokes],
  );
  const sheetOfBoard = useRef<HTMLDivElement>(null);
  const isAsked = asking && book !== null && shown.scene !== null && !briefs;
  useFocus(
    { list, board: sheetOfBoard, answered },
    isAsked ? position : null,
    steering.board?.isReady === true && !isByStrokes,
  );
  const marks = useMemo(
    () =>
      book !== null && position !== null && asking
        ? book.marks(position).filter(({ offer }) => !covered.has(offer))
        : NO_MARKS,
    [book, position, asking, covered],
  );
  const markHand = useMarkHand(marks, shown.scene, ship, active, setActive, take);
  const focus = useMemo(
    () => (book !== null && position !== null && asking ? (book.focus?.(position) ?? null) : null),
    [book, position, asking],
  );
  const numbered = useMemo(
    () => new Set(marks.filter(mark => !isOnlyShot(marks, mark)).map(mark => mark.offer)),
    [marks],
  );
  const overlay = useMemo(() => {
    if (book === null || position === null || shown.moving) return null;
    const { hand, way } = steering;
    if (hand !== null && way !== null) return hand.overlay(way.pose);
    return book.overlay(position, asking && active !== null ? (position.offers[active] ?? null) : null, ship);
  }, [book, position, asking, active, ship, shown.moving, steering]);
  const newest = since.shown?.words ?? null;
  const spoken = useMemo(() => {
    const told = textOf(fresh);
    if (!asking || position === null || typeof position.who !== 'number') return told;
    const seat = position.seatNames[position.who] ?? '';
    const others = newest === null ? '' : t('play.since.line', { words: newest });
    return `${told} ${others} ${t('play.announce.yourTurn', { seat, prompt: position.prompt?.words, count: position.offers.length })}`;
  }, [fresh, asking, position, newest, t]);

  if (status === 'elsewhere' && position === null && game.id !== null) {
    const { id: here, resume } = game;
    return (
      <Suspense fallback={null}>
        <Elsewhere onHere={() => void resume(here)} onLeave={leave} />
      </Suspense>
    );
  }
  if (status === 'handing-over') {
    if (game.question !== null)
      return (
        <Suspense fallback={null}>
          <ConsentCover game={game} />
        </Suspense>
      );
    const seat = game.nextSeat === null ? undefined : position?.seatNames[game.nextSeat];
    return (
      <Suspense fallback={null}>
        <PrivacyScreen
          seat={seat}
          onTake={() => game.takeSeat()}
          pass={game.nextPass}
          onPass={() => void game.pass()}
        />
      </Suspense>
    );
  }
  if (position === null || book === null || shown.scene === null)
    return <BlankScreen game={game} words={t('play.opening')} what={game.opened} onLeave={leave} />;

  const panel = book.panel?.(asking ? position : { ...position, prompt: null, offers: NO_OFFERS }, {
    active,
    onActive: setActive,
    onTake: take,
    keyOf: keyOfOffer,
    warningOf: offer => offers[offer]?.warning ?? '',
    onShip: setShip,
    told: happenings,
    moving: shown.unseen,
    shown: shown.position?.view ?? position.view,
  });
  const orders = (
    <OffersPanel
      offers={offers}
      isOver={position.result !== null}
      active={active}
      onActive={setActive}
      onTake={take}
      canUndo={game.canUndo}
      canAskUndo={game.canAskUndo}
      onUndo={undo}
      forecast={game.forecast}
      marked={numbered}
      isTaught={aside !== undefined}
      moves={marks.some(mark => mark.offer === active && mark.at.kind === 'ghost')}
      listRef={list}
      onHint={onHint}
      hint={
        game.hint !== null &&
        asking && (
          <Suspense fallback={null}>
            <HintBox hint={game.hint} onDrop={dropHint} />
          </Suspense>
        )
      }
      onSensibly={
        sensibly.isSetUp && asking ? sensibly.leave : left.length > 0 ? () => void answerSensibly(left) : null
      }
      sensibly={sensibly.isSetUp ? 'berth' : 'orders'}
      steering={steering}
      covered={covered}
      panel={panel}
    />
  );

  return (
    <TableScreen
      screen={screen}
      game={game}
      position={position}
      book={book}
      scene={shown.scene}
      board={{
        root: sheetOfBoard,
        marks,
        asked: asking ? (position.prompt?.about.ship ?? null) : null,
        focus,
        overlay,
        trails: since.shown?.trails ?? NO_TRAILS,
        hand: shown.moving ? null : (steering.board ?? markHand),
        activeOffer: active,
        onActiveOffer: setActive,
        onTake: take,
        label: t('play.board', { title }),
        keyOf: keyOfOffer,
      }}
      prompt={
        <PromptBar
          game={game}
          scene={shown.scene}
          onReport={() => setSheet('report')}
          question={isByStrokes ? null : (steering.hand?.placing?.question ?? null)}
        />
      }
      orders={watching ? null : orders}
      table={watching && panel ? <BookOffers label={t('play.dock.table')}>{panel}</BookOffers> : null}
      talk={game.table === null ? null : TALK}
      clocks={game.clock && !position.result ? CLOCKS : null}
      onLook={look}
      follow={status === 'replaying' ? 'moment' : 'newest'}
      onMenu={() => setSheet('menu')}
      onClause={openRules}
      onLeave={leave}
      note={note}
      spoken={spoken}
    >
      {aside?.({ ship, paper, opened: screen.opened, show })}
      <ActivityBar
        thinking={game.thinking}
        seatNames={position.seatNames}
        onStop={() => game.stopThinking()}
        onSkip={shown.moving ? shown.skip : null}
        missed={game.missed}
        since={since}
      />
      {game.table && ONLINE}
      {(briefs || sheet !== null || game.question !== null) && (
        <Suspense fallback={null}>
          <PlaySheets
            sheet={briefs ? 'briefing' : sheet}
            onSheet={setSheet}
            game={game}
            position={position}
            book={book}
            asking={asking}
            since={since}
            screen={screen}
            onLook={look}
            onReplay={replay}
            onRules={openRules}
            onExport={download}
            onLeave={leave}
          />
        </Suspense>
      )}
    </TableScreen>
  );
}
