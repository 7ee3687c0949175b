/** The table, and around it all that one needs to decide. The board is the screen; everything else floats and folds. */

import './play.css';
import type { MouseEvent, ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../board/Board.tsx';
import type { Mark } from '../board/scene.ts';
import { goTo } from '../route.ts';
import type { Position } from '../session/protocol.ts';
import { useSettings } from '../settings.ts';
import type { TableState } from '../store/table.ts';
import { useTable } from '../store/use-table.ts';
import { ActivityBar } from './ActivityBar.tsx';
import { Announcer } from './Announcer.tsx';
import { clauseAt } from './ClauseLink.tsx';
import { downloadLog } from './download.ts';
import { keyOfOffer } from './keys.ts';
import { MenuSheet } from './MenuSheet.tsx';
import { OffersPanel } from './OffersPanel.tsx';
import type { PaperKey } from './Papers.tsx';
import { Papers } from './Papers.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Report } from './Report.tsx';
import { StandingStrip } from './StandingStrip.tsx';
import { TextBoard } from './TextBoard.tsx';
import { TroubleNote } from './TroubleNote.tsx';
import { useBook } from './use-book.ts';
import { useOfferKeys } from './use-offer-keys.ts';
import { useStage } from './use-stage.ts';

const NO_OFFERS = [] as const;
const NO_MARKS: readonly Mark[] = [];
const everything = (state: TableState): TableState => state;

/** What lies open on the screen, for a coach beside it. */
export interface Looking {
  readonly ship: number | null;
  readonly paper: PaperKey;
  /** Puts an order before the player's eyes without giving it. */
  readonly show: (offer: number) => void;
}

interface Props {
  /** Shown over the board: the guide's coach. */
  readonly aside?: (looking: Looking) => ReactNode;
}

export default function PlayScreen({ aside }: Props) {
  const { t } = useTranslation();
  const table = useTable(everything);
  const { status, position, fresh, happenings } = table;
  const { book, clauses, title } = useBook(position);
  const stage = useStage(table, book);
  const speed = useSettings(settings => settings.speed);

  const [active, setActive] = useState<number | null>(null);
  const [ship, setShip] = useState<number | null>(null);
  const [paper, setPaper] = useState<PaperKey>('orders');
  const [rule, setRule] = useState<{ readonly clause: string } | null>(null);
  const [sheet, setSheet] = useState<'menu' | 'report' | null>(null);
  const [textBoard, setTextBoard] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const answered = useRef(false);

  const asking = status === 'asking' && position?.prompt !== null;
  const offers = asking ? (position?.offers ?? NO_OFFERS) : NO_OFFERS;

  // A new question: nothing is looked at yet, and the ship it is about is laid open.
  const [asked, setAsked] = useState(position);
  if (asked !== position) {
    setAsked(position);
    setActive(null);
    const about = position?.prompt?.about['ship'];
    if (about !== undefined) setShip(about);
    if (position?.prompt !== null && position?.prompt !== undefined) setPaper('orders');
  }

  // The report opens by itself once the last motion has been seen.
  const [reported, setReported] = useState<string | null>(null);
  if (status === 'over' && reported !== table.id) {
    setReported(table.id);
    setSheet('report');
  }

  useEffect(() => {
    if (status === 'empty') goTo('lobby', 'replace');
  }, [status]);

  // What was answered with is gone from the page: the keyboard goes on from the new list.
  useEffect(() => {
    if (!asking) return;
    // On the page as a whole or on something round the list, the focus is nowhere in particular.
    const nowhere = document.activeElement?.contains(list.current) ?? true;
    if (answered.current || nowhere) list.current?.focus({ preventScroll: true });
    answered.current = false;
  }, [asking, position]);

  const { lookAhead } = table;
  useEffect(() => lookAhead(asking ? active : null), [lookAhead, asking, active]);

  // One answer to one question: a second key or click that comes while the first is under way is for nobody.
  const sent = useRef<Position | null>(null);
  const take = useCallback(
    (offer: number) => {
      if (sent.current === position) return;
      sent.current = position;
      answered.current = true;
      void table.answer(offer).finally(() => {
        if (sent.current === position) sent.current = null;
      });
    },
    [table.answer, position],
  );
  const undo = useCallback(() => {
    if (!table.canUndo) return;
    answered.current = true;
    void table.undo();
  }, [table.undo, table.canUndo]);
  const look = useCallback((entry: number) => void table.goTo(entry), [table.goTo]);
  const leave = useCallback(() => {
    table.leave();
    goTo('lobby');
  }, [table.leave]);
  const replay = useCallback(() => {
    void table.goTo(0);
    goTo('replay');
  }, [table.goTo]);
  const [note, setNote] = useState<string | null>(null);
  const download = (): void => {
    downloadLog(table).then(
      () => setNote(null),
      (error: unknown) => setNote(t('play.trouble.exportFailed', { why: String(error) })),
    );
  };
  const openRules = useCallback((clause: string | null) => {
    setSheet(null);
    setPaper('rules');
    if (clause !== null) setRule({ clause });
  }, []);
  const show = useCallback((offer: number) => {
    setPaper('orders');
    setActive(offer);
  }, []);
  const onClauseClick = (event: MouseEvent): void => {
    const clause = clauseAt(event.target);
    if (clause !== null) openRules(clause);
  };

  useOfferKeys(
    {
      offers: offers.length,
      active,
      list,
      take,
      clear: () => setActive(null),
      undo,
      skip: stage.moving ? stage.done : null,
      menu: () => setSheet('menu'),
      textBoard: () => setTextBoard(shown => !shown),
    },
    sheet === null && status !== 'handing-over',
  );

  const marks = useMemo(
    () => (book !== null && position !== null && asking ? book.marks(position) : NO_MARKS),
    [book, position, asking],
  );
  const overlay = useMemo(() => {
    if (book === null || position === null || stage.moving) return null;
    return book.overlay(position, asking && active !== null ? (position.offers[active] ?? null) : null, ship);
  }, [book, position, asking, active, ship, stage.moving]);
  const spoken = useMemo(() => {
    const told = fresh.map(happening => happening.words).join(' ');
    if (!asking || position === null || typeof position.who !== 'number') return told;
    const seat = position.seatNames[position.who] ?? '';
    return `${told} ${t('play.announce.yourTurn', { seat, prompt: position.prompt?.words, count: position.offers.length })}`;
  }, [fresh, asking, position, t]);

  if (status === 'handing-over') {
    const seat = table.nextSeat === null ? undefined : position?.seatNames[table.nextSeat];
    return <PrivacyScreen seat={seat ?? t('play.handOver.nobody')} onTake={() => table.takeSeat()} />;
  }
  if (position === null || book === null || stage.scene === null) {
    return (
      <main className="play play-blank">
        {status === 'failed' ? <TroubleNote table={table} onLeave={leave} /> : <p role="status">{t('play.opening')}</p>}
      </main>
    );
  }

  return (
    // The clicks that are caught here come from buttons, which answer to keys as well.
    <main className="play" onClick={onClauseClick}>
      <div className="play-board">
        <Board
          scene={stage.scene}
          marks={marks}
          overlay={overlay}
          motions={stage.motions}
          onMotionsDone={stage.done}
          speed={speed}
          selectedShip={ship}
          onSelectShip={setShip}
          activeOffer={active}
          onActiveOffer={setActive}
          onTake={take}
          label={t('play.board', { title })}
          keyOf={keyOfOffer}
        />
      </div>
      <div className="play-top">
        <StandingStrip position={position} onMenu={() => setSheet('menu')} />
        <PromptBar table={table} onReport={() => setSheet('report')} />
      </div>
      <Papers
        open={paper}
        onOpen={setPaper}
        orders={
          <OffersPanel
            offers={offers}
            active={active}
            onActive={setActive}
            onTake={take}
            canUndo={table.canUndo}
            onUndo={undo}
            forecast={table.forecast}
            moves={marks.some(mark => mark.offer === active && mark.at.kind === 'ghost')}
            listRef={list}
          />
        }
        scene={stage.scene}
        book={book}
        view={position.view}
        ship={ship}
        onShip={setShip}
        happenings={happenings}
        entry={position.entry}
        onLook={look}
        follow={status === 'replaying' ? 'moment' : 'newest'}
        clauses={clauses}
        rule={rule}
      />
      {aside?.({ ship, paper, show })}
      <ActivityBar
        thinking={table.thinking}
        seatNames={position.seatNames}
        onStop={() => table.stopThinking()}
        onSkip={stage.moving ? stage.done : null}
      />
      <TroubleNote table={table} onLeave={leave} note={note} />
      <TextBoard board={position.board} shown={textBoard} onHide={() => setTextBoard(false)} />
      <Announcer text={spoken} />
      {sheet === 'menu' && (
        <MenuSheet
          onClose={() => setSheet(null)}
          onExport={download}
          onReplay={replay}
          onReport={position.result === null ? null : () => setSheet('report')}
          onRules={() => openRules(null)}
          textBoard={textBoard}
          onTextBoard={() => {
            setTextBoard(!textBoard);
            setSheet(null);
          }}
          onLeave={leave}
        />
      )}
      {sheet === 'report' && (
        <Report
          position={position}
          book={book}
          happenings={happenings}
          curve={table.curve}
          onClose={() => setSheet(null)}
          onLook={entry => {
            setSheet(null);
            look(entry);
          }}
          onReplay={replay}
          onExport={download}
          onLeave={leave}
        />
      )}
    </main>
  );
}
