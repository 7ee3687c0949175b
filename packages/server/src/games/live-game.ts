/**
 * A game that is awake: its match, its watchers, and the entries that are being written to the disk. Nobody is told of an answer before
 * it is stored. If it cannot be stored the game in memory is thrown away, and the next request reads it from the store again.
 */

import type { FaultReport, Match, Receipt, Refusal, Seat, Viewer } from '@weathergauge/engine';
import {
  entryAt,
  entryCount,
  isRefusal,
  logOf,
  parseLog,
  printEntry,
  printLog,
  refusal,
  snapshotOf,
  standingCount,
} from '@weathergauge/engine';
import type { Chair, Game, PlainNews, SeatPlan, Thinker } from '@weathergauge/host';
import { hostGame } from '@weathergauge/host';
import type { ClockView } from '@weathergauge/wire';
import type { RunningControl } from '../clocks/clock.ts';
import type { TimeDeed } from '../clocks/game-clock.ts';
import { gameClock } from '../clocks/game-clock.ts';
import type { Outage } from '../clocks/outages.ts';
import { DISK_FULL, isFull } from '../store/full.ts';
import type { Receipts } from '../receipts/receipts.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Delay } from './delayed.ts';
import { delayed } from './delayed.ts';
import { outcomeOf } from './outcome.ts';

/** A connection that is told of a game as it goes on. */
export interface Watcher {
  readonly who: Viewer;
  readonly foresee: boolean;
  tell(news: PlainNews): void;
  /** The clocks have changed, as far as this viewer may know. */
  clock?(view: ClockView): void;
  /** An entry could not be stored, and what was told last may be wrong: the watcher must ask for the game again. */
  lost(): void;
}

export interface LiveGame {
  readonly id: string;
  /** For reading and questions only: nothing may be changed through this chair. */
  chair(who: Viewer): Chair;
  /** Changes the game for a seat. Resolves when the change is stored and told: null if it was made. The same request id is done once. */
  act(seat: Seat, request: string | null, deed: (chair: Chair) => Refusal | null): Promise<Refusal | null>;
  /** Does something about the clock of a seat. */
  time(seat: Seat, deed: TimeDeed): Promise<Refusal | null>;
  /** The clocks as a viewer may know them; null where there are none. */
  clock(who: Viewer): ClockView | null;
  /** When `tick` has to be called; null where no clock runs. */
  due(): number | null;
  /** Checks its clocks. */
  tick(): void;
  /** Subtracts outages from its clocks. */
  slept(outages: readonly Outage[]): void;
  /** Returns a function that ends it. */
  watch(watcher: Watcher): () => void;
  isOver(): boolean;
  /** Everything that has been answered is on the disk. */
  isKept(): boolean;
  /** How many entries its log has. */
  entries(): number;
  /**
   * A snapshot that makes waking faster; null where the game is over or nothing has been answered. To be stored only while the game is
   * idle.
   */
  snapshot(): string | null;
  /** How many answers stand: fewer than before when something was taken back. */
  answers(): number;
  /** Nobody watches, no agent thinks and nothing is being written. */
  isIdle(): boolean;
  /** When somebody last needed it. */
  readonly used: { at: number };
  /** As much of the log as may leave the table now, for this viewer, with a signature. */
  log(who: Viewer): ReturnType<Game['openLog']>;
  /** This server does not own it any more: watchers must ask for it again. */
  abandon(why: Error): void;
  close(): void;
}

export interface LiveDeps {
  readonly commit: GroupCommit;
  readonly thinker: Thinker;
  readonly receipts: Pick<Receipts, 'sign'>;
  now(): number;
  /** An entry could not be stored: this game must not be used any more. */
  onLost(game: LiveGame, error: unknown): void;
  /** A change has been stored, or the game has just been woken. */
  onMoved(game: LiveGame): void;
  onOver(game: LiveGame): void;
  onFault(id: string, report: FaultReport): void;
  onTrouble(id: string, error: unknown): void;
}

/** What the store knows of a game besides its log. */
export interface Aside {
  /** The id of the last request of each seat. */
  readonly requests: readonly (string | null)[];
  /** Its clocks as they are stored; null where there are none. */
  readonly clock: { readonly control: RunningControl; readonly text: string } | null;
  /** The receipt for its beginning; null in games that are older than receipts. */
  readonly begun: Receipt | null;
  /** Null where spectators see the game without delay. */
  readonly delay: Delay | null;
}

/** The level of agents that play for absent people: it answers at once, and not badly. */
const STAND_IN = 'lieutenant';

export function liveGame(
  id: string,
  match: Match,
  seats: readonly SeatPlan[],
  { requests, clock: keptClock, begun, delay }: Aside,
  deps: LiveDeps,
): LiveGame {
  const { commit, now } = deps;
  const watchers = new Set<Watcher>();
  const later = delay === null ? null : delayed(match, seats, delay, now);
  /** Delayed spectators get no clocks: those would show how far the game has come. */
  const isLater = (who: Viewer): boolean => later !== null && who === 'spectator';
  const done = requests.slice();
  let kept = entryCount(match);
  let told: Message[] = [];
  /** The clocks that each watcher was sent last. The same value is not sent twice: a message would show that something was done. */
  const toldClocks = new Map<Watcher, string>();
  let request: string | null = null;
  let underWay = 0;
  let thinking = false;
  let lost = false;
  /** Resolves when the last change is stored. News without a log entry is told after it too, to keep the order. */
  let last: Promise<void> = Promise.resolve();

  const clock =
    keptClock === null
      ? null
      : gameClock({ match, ...keptClock, now, request: () => game.chair(FIRST_SEAT).request() });
  const game = hostGame(match, seats, {
    thinker: deps.thinker,
    ...(clock !== null && { onPause: pause }),
    onChange: () => void keepChange(),
    onThinking: news => {
      thinking = news !== null;
    },
    onFault: report => deps.onFault(id, report),
    onTrouble: error => deps.onTrouble(id, error),
  });

  function pause(by: Seat): void {
    clock?.pause(by);
    game.pause('paused');
  }

  /** Stores new entries and clocks, then tells the watchers. */
  function keepChange(): Promise<void> {
    const messages = told;
    told = [];
    const from = kept;
    kept = entryCount(match);
    clock?.moved();
    const time = clock?.unkept() ?? null;
    if (time !== null) messages.push(...clockMessages());
    if (kept === from && time === null) {
      last = last.then(() => {
        deliver(messages);
        deps.onMoved(live);
      });
      return last;
    }
    const lines: string[] = [];
    for (let i = from; i < kept; i++) lines.push(printEntry(entryAt(match, i)));
    const outcome = outcomeOf(match);
    const end = outcome === null ? null : { log: signedLog(), outcome: JSON.stringify(outcome) };
    underWay++;
    const at = now();
    const written = commit.keep({ game: id, number: from + 1, lines, request, at, end, clock: time }, live);
    last = written.then(
      () => {
        underWay--;
        later?.kept(lines.length, at);
        deliver(messages);
        if (end !== null) later?.lift();
        deps.onMoved(live);
        if (end !== null) deps.onOver(live);
      },
      (error: unknown) => {
        underWay--;
        lose(error, isFull(error) ? 'after the refusal' : 'at once');
        throw error;
      },
    );
    // A person who acted is told by `carryOut`; for agents nobody waits for this promise.
    last.catch(() => {});
    const mine = last;
    // After this answer it may be allowed to tell that another seat's time was up.
    if (end === null) lookAtClocks();
    return mine;
  }

  function signedLog(): string {
    const log = logOf(match);
    const ended = deps.receipts.sign(log, 'ended', now());
    return printLog({ ...log, receipts: begun === null ? [ended] : [begun, ended] });
  }

  function openLog(who: Viewer): ReturnType<Game['openLog']> {
    const open = later !== null && isLater(who) ? later.log() : game.openLog();
    const log = isRefusal(open) ? open : parseLog(open.log);
    if (isRefusal(open) || isRefusal(log) || begun === null || log.key !== null) return open;
    // A later log must begin with every earlier one, so a delayed log gets the time of the moment that it shows, not of now.
    const at = delay !== null && isLater(who) ? Math.max(begun.at, now() - delay.by) : now();
    const receipts = [begun, deps.receipts.sign(log, 'running', at)];
    return { ...open, log: printLog({ ...log, receipts }) };
  }

  function deliver(messages: readonly Message[]): void {
    for (const message of messages) {
      const { watcher } = message;
      if (!watchers.has(watcher)) continue;
      if ('news' in message) watcher.tell(message.news);
      else watcher.clock?.({ now: now(), ...message.view });
    }
  }

  function clockMessages(): Message[] {
    return [...watchers].flatMap(watcher => {
      if (isLater(watcher.who)) return [];
      const view = clock?.view(watcher.who);
      const text = JSON.stringify(view);
      if (view === undefined || toldClocks.get(watcher) === text) return [];
      toldClocks.set(watcher, text);
      return [{ watcher, view }];
    });
  }

  /** Acts on clocks that have run out. */
  function lookAtClocks(): void {
    if (clock === null || lost || game.isOver()) return;
    const { lost: loser, away, isChanged } = clock.ring();
    for (const seat of away) {
      // Her agent could not answer while her request to the others is open.
      if (game.chair(seat).request()?.by === seat) game.chair(seat).reply('decline');
      game.standIn(seat, STAND_IN);
    }
    if (loser !== null) game.runOutOfTime(loser);
    else if (isChanged) void keepChange();
  }

  /**
   * Drops the game. `at once`: watchers reconnect and send unconfirmed requests again under the same id. `after the refusal`: a repeat
   * would fail in the same way, so whoever acted is first refused with the reason, and decides when to try again.
   */
  function lose(error: unknown, when: 'at once' | 'after the refusal'): void {
    if (lost) return;
    lost = true;
    game.close();
    deps.onLost(live, error);
    const tellAll = (): void => {
      for (const watcher of watchers) watcher.lost();
    };
    if (when === 'at once') tellAll();
    else setImmediate(tellAll);
  }

  async function carryOut(asked: string | null, work: () => Refusal | null): Promise<Refusal | null> {
    if (lost) return NOT_KEPT;
    live.used.at = now();
    // The clock may have run out since it was last checked.
    lookAtClocks();
    request = asked;
    const before = kept;
    let refused: Refusal | null;
    try {
      // New entries are stored by `onChange`, which is called before this returns.
      refused = work();
    } catch (error) {
      // The rulebook threw an exception while views were made: the state may have changed without a log entry, so it must be dropped.
      lose(error, 'after the refusal');
      return NOT_KEPT;
    } finally {
      request = null;
    }
    if (refused !== null) return refused;
    try {
      await (kept === before ? keepChange() : last);
      return null;
    } catch (error) {
      return isFull(error) ? DISK_FULL : NOT_KEPT;
    }
  }

  const live: LiveGame = {
    id,
    used: { at: now() },
    chair: who => (later !== null && isLater(who) ? later.chair() : game.chair(who)),
    act(seat, asked, deed) {
      if (asked !== null && done[seat] === asked) return last.catch(() => {}).then(() => (lost ? NOT_KEPT : null));
      return carryOut(asked, () => {
        const chair = game.chair(seat);
        const why = deed(clock?.guarded(chair, seat) ?? chair);
        if (why === null && asked !== null) done[seat] = asked;
        return why;
      });
    },
    time: (seat, deed) =>
      carryOut(null, () => {
        if (clock === null) return NO_CLOCK;
        const refused = clock.done(seat, deed);
        if (refused !== null) return refused;
        if (deed === 'come-back') game.standIn(seat, null);
        if (deed === 'go-on') game.pause('going on');
        return null;
      }),
    clock: who => (clock === null || isLater(who) ? null : { now: now(), ...clock.view(who) }),
    due() {
      // Called five times a second for every game that is awake.
      if (clock === null && later === null) return null;
      const dues = [game.isOver() ? null : (clock?.due() ?? null), later?.due() ?? null].filter(due => due !== null);
      return dues.length === 0 ? null : Math.min(...dues);
    },
    tick() {
      lookAtClocks();
      later?.advance();
    },
    slept(outages) {
      if (clock === null || lost || game.isOver() || outages.length === 0) return;
      clock.slept(outages);
      void keepChange();
    },
    watch(watcher) {
      watchers.add(watcher);
      toldClocks.set(watcher, JSON.stringify(clock?.view(watcher.who)));
      const end =
        later !== null && isLater(watcher.who)
          ? later.watch(watcher.foresee, watcher.tell)
          : game.listenPlain([watcher.who], watcher.foresee, news => {
              for (const each of news) told.push({ watcher, news: each });
            });
      return () => {
        watchers.delete(watcher);
        toldClocks.delete(watcher);
        live.used.at = now();
        end();
      };
    },
    isOver: game.isOver,
    isKept: () => underWay === 0 && !lost,
    entries: () => entryCount(match),
    answers: () => standingCount(match),
    snapshot: () => (game.isOver() ? null : snapshotOf(match)),
    isIdle: () => watchers.size === 0 && !thinking && underWay === 0,
    log: openLog,
    abandon: why => lose(why, 'at once'),
    close: game.close,
  };
  for (const seat of clock?.away() ?? []) game.standIn(seat, STAND_IN);
  if (clock?.isPaused() === true) game.pause('paused');
  game.start();
  deps.onMoved(live);
  return live;
}

type Message =
  | { readonly watcher: Watcher; readonly news: PlainNews }
  | { readonly watcher: Watcher; readonly view: Omit<ClockView, 'now'> };

/** The open request is the same for all seats, so any will do. */
const FIRST_SEAT: Seat = 0;
const NO_CLOCK = refusal('bad-config', 'there are no clocks at this table');

export const NOT_KEPT = refusal('not-kept', 'this could not be kept, so it has not been: try again in a moment');
