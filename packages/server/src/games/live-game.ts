/**
 * A game that is awake: its match, who watches, and what is on its way to the disk. Nobody hears of an answer before it is kept;
 * where it cannot be kept the game is thrown away, and the next who comes finds it as the store has it.
 */

import type { FaultReport, Match, Refusal, Seat, Viewer } from '@weathergauge/engine';
import { entryAt, entryCount, logOf, printEntry, printLog, refusal } from '@weathergauge/engine';
import type { Chair, Game, PlainNews, SeatPlan, Thinker } from '@weathergauge/host';
import { hostGame } from '@weathergauge/host';
import type { GroupCommit } from '../store/group-commit.ts';
import { outcomeOf } from './outcome.ts';

/** One who is told of a game as it goes on. */
export interface Watcher {
  readonly who: Viewer;
  readonly foresee: boolean;
  tell(news: PlainNews): void;
  /** The game could not be kept, and what was told of it last may not stand: to be asked for anew. */
  lost(): void;
}

export interface LiveGame {
  readonly id: string;
  /** For the present and for questions: what is asked changes nothing. */
  chair(who: Viewer): Chair;
  /** Does something for a seat. Resolves when it is kept and told: null when it was done. The same request is done once. */
  act(seat: Seat, request: string | null, deed: (chair: Chair) => Refusal | null): Promise<Refusal | null>;
  /** Returns a function that ends it. */
  watch(watcher: Watcher): () => void;
  isOver(): boolean;
  /** Everything that has been answered is on the disk. */
  isKept(): boolean;
  /** How many entries its log has. */
  entries(): number;
  /** Nobody watches, no agent thinks and nothing is on its way to the disk. */
  isIdle(): boolean;
  /** When it was last of use to anybody, by the clock. */
  readonly used: { at: number };
  log(): ReturnType<Game['openLog']>;
  /** It is not this server's any more: those who watch it ask for it anew. */
  abandon(why: Error): void;
  close(): void;
}

export interface LiveDeps {
  readonly commit: GroupCommit;
  readonly thinker: Thinker;
  now(): number;
  /** It could not be kept: this game must not be used any more. */
  onLost(game: LiveGame, error: unknown): void;
  /** Something has been answered, asked or taken back, and is kept; or the game has just been woken. */
  onMoved(game: LiveGame): void;
  onOver(game: LiveGame): void;
  onFault(id: string, report: FaultReport): void;
  onTrouble(id: string, error: unknown): void;
}

/** `requests`: the last that each seat has sent, as the store knows them. */
export function liveGame(
  id: string,
  match: Match,
  seats: readonly SeatPlan[],
  requests: readonly (string | null)[],
  deps: LiveDeps,
): LiveGame {
  const { commit, now } = deps;
  const watchers = new Set<Watcher>();
  const done = requests.slice();
  let kept = entryCount(match);
  let told: { watcher: Watcher; news: PlainNews }[] = [];
  let request: string | null = null;
  let underWay = 0;
  let thinking = false;
  let lost = false;
  /** Of the last that is on its way: what changes nothing in the log is told after it. */
  let last: Promise<void> = Promise.resolve();

  const game = hostGame(match, seats, {
    thinker: deps.thinker,
    onChange: () => void keepChange(),
    onThinking: news => {
      thinking = news !== null;
    },
    onFault: report => deps.onFault(id, report),
    onTrouble: error => deps.onTrouble(id, error),
  });

  /** Sends what has been added to the log to the disk, and then tells of it. */
  function keepChange(): Promise<void> {
    const letters = told;
    told = [];
    const from = kept;
    kept = entryCount(match);
    if (kept === from) {
      last = last.then(() => {
        deliver(letters);
        deps.onMoved(live);
      });
      return last;
    }
    const lines = Array.from({ length: kept - from }, (_, i) => printEntry(entryAt(match, from + i)));
    const outcome = outcomeOf(match);
    const end = outcome === null ? null : { log: printLog(logOf(match)), outcome: JSON.stringify(outcome) };
    underWay++;
    const written = commit.keep({ game: id, number: from + 1, lines, request, at: now(), end }, live);
    last = written.then(
      () => {
        underWay--;
        deliver(letters);
        deps.onMoved(live);
        if (end !== null) deps.onOver(live);
      },
      (error: unknown) => {
        underWay--;
        lose(error);
        throw error;
      },
    );
    // Whoever has acted hears of it; for agents there is nobody to tell.
    last.catch(() => {});
    return last;
  }

  function deliver(letters: typeof told): void {
    for (const { watcher, news } of letters) if (watchers.has(watcher)) watcher.tell(news);
  }

  function lose(error: unknown): void {
    if (lost) return;
    lost = true;
    game.close();
    deps.onLost(live, error);
    for (const watcher of watchers) watcher.lost();
  }

  async function carryOut(asked: string | null, work: () => Refusal | null): Promise<Refusal | null> {
    if (lost) return NOT_KEPT;
    live.used.at = now();
    request = asked;
    const before = kept;
    // Changes of the log are kept by `onChange`, which is called before this returns.
    const refused = work();
    request = null;
    if (refused !== null) return refused;
    try {
      await (kept === before ? keepChange() : last);
      return null;
    } catch {
      return NOT_KEPT;
    }
  }

  const live: LiveGame = {
    id,
    used: { at: now() },
    chair: who => game.chair(who),
    async act(seat, asked, deed) {
      if (asked !== null && done[seat] === asked) {
        await last.catch(() => {});
        return lost ? NOT_KEPT : null;
      }
      const refused = carryOut(asked, () => {
        const why = deed(game.chair(seat));
        if (why === null && asked !== null) done[seat] = asked;
        return why;
      });
      return refused;
    },
    watch(watcher) {
      watchers.add(watcher);
      const end = game.listenPlain([watcher.who], watcher.foresee, news => {
        for (const each of news) told.push({ watcher, news: each });
      });
      return () => {
        watchers.delete(watcher);
        live.used.at = now();
        end();
      };
    },
    isOver: game.isOver,
    isKept: () => underWay === 0 && !lost,
    entries: () => entryCount(match),
    isIdle: () => watchers.size === 0 && !thinking && underWay === 0,
    log: game.openLog,
    abandon: lose,
    close: game.close,
  };
  game.start();
  deps.onMoved(live);
  return live;
}

export const NOT_KEPT = refusal('not-kept', 'this could not be kept, so it has not been: try again in a moment');
