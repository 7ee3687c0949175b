/**
 * All games of this server: those in memory (awake), and how the others are woken. A game that nobody has watched for a while is put to
 * sleep: only the store has it then. It is woken from a snapshot and the entries after it, or from its whole log.
 */

import type { Match, Receipt, Seat } from '@weathergauge/engine';
import { isRefusal, logOf, parseLog, printLog } from '@weathergauge/engine';
import type { Library, SeatPlan, Thinker } from '@weathergauge/host';
import type { Clock, RunningControl } from '../clocks/clock.ts';
import { openingClock } from '../clocks/game-clock.ts';
import type { Outage, Outages } from '../clocks/outages.ts';
import { elsewhere, ownerIn } from '../nodes/nodes.ts';
import type { Receipts } from '../receipts/receipts.ts';
import { groupCommit } from '../store/group-commit.ts';
import type { GameRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Delay } from './delayed.ts';
import type { LiveDeps, LiveGame } from './live-game.ts';
import { liveGame } from './live-game.ts';
import { snapshots as openSnapshots } from './snapshots.ts';

export interface Games {
  /**
   * The game, woken if necessary; null when there is no such game, or it is over. Throws if another node owns it (`ownerIn`). Routes need
   * not handle that: the whole call is forwarded to the owner. So they must ask for the game before they change anything.
   */
  awake(id: string): Promise<LiveGame | null>;
  /** Wakes a game only so that `onMoved` looks at it: it is put to sleep again soon, unless somebody watches it. */
  glance(id: string): Promise<void>;
  /** Adds a game that has just begun and is in the store already (`gameRow`). */
  adopt(row: GameRow, match: Match, plan: GamePlan): void;
  /** Whether the log of a game has an answer of this seat under this id (another seat may have used the same id). */
  knows(id: string, seat: Seat, request: string): Promise<boolean>;
  /** The whole log of a game that is over; null while it is on. */
  finished(id: string): Promise<string | null>;
  count(): number;
  /** Checks the clocks of games that are awake and due. */
  tick(): void;
  /** Wakes games whose clocks are due and that no node has awake. */
  wakeDue(): Promise<void>;
  /** An outage was found: the clocks of all games are corrected. */
  slept(outage: Outage): void;
  /** Puts games to sleep that nobody watches. */
  sleep(): void;
  /** This node was struck off and owns no games any more: all are dropped. */
  abandon(): void;
  /** Closes all games once everything is stored. */
  close(): Promise<void>;
}

/** Settings of a game that are not in its log. */
export interface GamePlan {
  readonly seats: readonly SeatPlan[];
  /** The person whose share of computing time its agents use. */
  readonly organiser: string;
  /** Null where there are no clocks. */
  readonly control: RunningControl | null;
  /** Milliseconds by which spectators see the game late. */
  readonly delay: number;
}

export interface GamesDeps extends Pick<LiveDeps, 'now' | 'receipts' | 'onMoved' | 'onOver' | 'onFault' | 'onTrouble'> {
  readonly store: Store;
  readonly library: Library;
  readonly outages: Pick<Outages, 'since'>;
  /** Who sits where in a game that is to be woken. */
  planOf(id: string): Promise<(GamePlan & { readonly secret: string }) | null>;
  thinkerFor(organiser: string): Thinker;
  onLost(id: string, error: unknown): void;
  onGroup?(size: number): void;
}

/** Milliseconds that a game stays awake when nobody watches it. */
const DROWSY = 60_000;
/** The same after `glance`: thousands of games may be looked at in turn, and must not all be awake at once. */
const GLANCE = 5_000;
/** How many games are woken in one step because their clocks are due. */
const MOST_DUE = 50;

export function games(deps: GamesDeps): Games {
  const { store, library, now } = deps;
  const commit = groupCommit(store, deps.onGroup);
  const snapshots = openSnapshots(store.db, library);
  const live = new Map<string, LiveGame>();
  const waking = new Map<string, Promise<LiveGame | null>>();
  /** Games whose leases are being released. */
  const leaving = new Map<string, Promise<void>>();

  const depsFor = ({ organiser }: GamePlan): LiveDeps => ({
    commit,
    thinker: deps.thinkerFor(organiser),
    receipts: deps.receipts,
    now,
    onLost(game, error) {
      forget(game);
      deps.onLost(game.id, error);
    },
    onMoved: deps.onMoved,
    onOver: deps.onOver,
    onFault: deps.onFault,
    onTrouble: deps.onTrouble,
  });

  function forget(game: LiveGame): void {
    if (live.get(game.id) === game) live.delete(game.id);
  }

  async function wake(id: string): Promise<LiveGame | null> {
    const row = await store.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined || row.ended_at !== null) return null;
    const plan = await deps.planOf(id);
    if (plan === null) return null;
    await leaving.get(id);
    const node = await taken(id);
    // Read only after the lease is ours: until then another node may add entries.
    const entries = await store.db
      .selectFrom('all_entries')
      .select(['line', 'request', 'at'])
      .where('game', '=', id)
      .orderBy('number')
      .execute();
    const text = `${row.head}${entries.map(({ line }, i) => `${i + 1} ${line}\n`).join('')}`;
    const match = await snapshots.match(id, text, plan.secret);
    if (isRefusal(match)) throw new Error(`game ${id} cannot be gone on with: ${match.reason}`);
    const time = await timeOf(id, plan);
    stillUs(node);
    const requests = lastRequests(text, entries, plan.seats.length);
    const game = liveGame(
      id,
      match,
      plan.seats,
      { requests, clock: time?.clock ?? null, begun: receiptIn(row), delay: delayOf(plan, entries) },
      depsFor(plan),
    );
    game.slept(time?.missed ?? []);
    return game;
  }

  /** The clocks of a game whose lease is ours, and the outages since they were stored. */
  async function timeOf(id: string, { control }: GamePlan) {
    if (control === null) return null;
    const { clock: text } = await store.db
      .selectFrom('games')
      .select('clock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (text === null) return null;
    const { at } = JSON.parse(text) as Clock;
    return { clock: { control, text }, missed: await deps.outages.since(at) };
  }

  /** Takes the lease of a game for this node, and returns the id under which this node took it. */
  async function taken(id: string): Promise<string | null> {
    const node = store.nodes.self();
    const owner = await store.nodes.take(id);
    if (owner !== null) throw elsewhere(owner);
    stillUs(node);
    return node;
  }

  function stillUs(node: string | null): void {
    if (store.nodes.self() !== node) throw new Error('this node was taken for dead while a game was read');
  }

  function woken(id: string, make: () => Promise<LiveGame | null>): Promise<LiveGame | null> {
    const under = make()
      .then(game => {
        if (game !== null) live.set(id, game);
        return game;
      })
      .finally(() => waking.delete(id));
    waking.set(id, under);
    return under;
  }

  function release(id: string, before: Promise<void>): void {
    // If the release fails, the lease ends when this node leaves, or is reused when the game is asked for here again.
    const done = before.then(() => store.nodes.release(id)).catch(() => {});
    leaving.set(
      id,
      done.finally(() => leaving.delete(id)),
    );
  }

  async function awake(id: string): Promise<LiveGame | null> {
    const game = live.get(id);
    if (game === undefined) return waking.get(id) ?? woken(id, () => wake(id));
    // The caller is about to use it, so it must not be put to sleep in between.
    game.used.at = now();
    return game;
  }

  return {
    awake,
    async glance(id) {
      if (live.has(id) || waking.has(id)) return;
      const game = await awake(id);
      if (game !== null) game.used.at = now() - DROWSY + GLANCE;
    },
    adopt(row, match, plan) {
      const { id, clock: text } = row;
      const { control } = plan;
      const begun = woken(id, async () => {
        const node = await taken(id);
        const requests = plan.seats.map(() => null);
        const clock = control === null || text === null ? null : { control, text };
        stillUs(node);
        const aside = { requests, clock, begun: receiptIn(row), delay: delayOf(plan, []) };
        return liveGame(id, match, plan.seats, aside, depsFor(plan));
      });
      // If that fails, the game is read from the store when it is next asked for.
      begun.catch(() => {});
    },
    async knows(id, seat, request) {
      const found = await store.db
        .selectFrom('all_entries')
        .select('line')
        .where('game', '=', id)
        .where('request', '=', request)
        .execute();
      return found.some(({ line }) => isAnswerOf(line, seat));
    },
    async finished(id) {
      const row = await store.db.selectFrom('games').select('log').where('id', '=', id).executeTakeFirst();
      return row?.log ?? null;
    },
    count: () => live.size,
    tick() {
      const at = now();
      for (const game of live.values()) {
        const due = game.due();
        if (due === null || due > at) continue;
        try {
          game.tick();
        } catch (error) {
          // An exception of one rulebook must not stop the clocks of the other games.
          game.abandon(error instanceof Error ? error : new Error(String(error)));
        }
      }
    },
    async wakeDue() {
      const due = await store.db
        .selectFrom('games')
        .select('id')
        .where('due', '<=', now())
        .where('ended_at', 'is', null)
        .orderBy('due')
        .limit(MOST_DUE)
        .execute();
      for (const { id } of due) {
        if (live.has(id)) continue;
        try {
          (await awake(id))?.tick();
        } catch (error) {
          // If another node owns the game, that node checks its clocks.
          if (ownerIn(error) === null) deps.onLost(id, error);
        }
      }
    },
    slept(outage) {
      for (const game of live.values()) game.slept([outage]);
    },
    sleep() {
      const before = now() - DROWSY;
      for (const game of live.values()) {
        if (!game.isIdle() || (game.used.at > before && !game.isOver())) continue;
        const snapshot = game.snapshot();
        game.close();
        forget(game);
        // Without the snapshot waking only takes longer.
        const kept = snapshots.keep(game.id, game.entries(), snapshot).catch(() => {});
        release(game.id, kept);
      }
    },
    abandon() {
      for (const game of live.values()) game.abandon(new Error('this node was taken for dead'));
    },
    async close() {
      for (const game of live.values()) game.close();
      await commit.settled();
      await Promise.all(leaving.values());
      live.clear();
    },
  };
}

/** The row that the store gets when a game begins. */
export function gameRow(
  id: string,
  match: Match,
  { seats, control }: GamePlan,
  at: number,
  receipts: Pick<Receipts, 'sign'>,
): GameRow {
  const log = logOf(match);
  const clock = control === null ? null : openingClock(match, seats, control, at);
  const { ruleset, edition } = log;
  return {
    id,
    ruleset,
    edition,
    head: printLog(log),
    started_at: at,
    ended_at: null,
    log: null,
    outcome: null,
    recorded_at: null,
    clock: clock?.text ?? null,
    due: clock?.due ?? null,
    receipt: JSON.stringify(receipts.sign(log, 'begun', at)),
  };
}

const delayOf = ({ delay }: GamePlan, entries: readonly { readonly at: number }[]): Delay | null =>
  delay === 0 ? null : { by: delay, times: entries.map(({ at }) => at) };

const receiptIn = ({ receipt }: Pick<GameRow, 'receipt'>): Receipt | null =>
  receipt === null ? null : (JSON.parse(receipt) as Receipt);

/** As `printEntry` writes it. */
const isAnswerOf = (line: string, seat: Seat): boolean => line.startsWith(`seat ${seat}: `);

/** The last id under which each seat has sent something. */
function lastRequests(
  text: string,
  rows: readonly { readonly request: string | null }[],
  seats: number,
): (string | null)[] {
  const log = parseLog(text);
  const last: (string | null)[] = Array.from({ length: seats }, () => null);
  if (isRefusal(log)) return last;
  for (const [i, { request }] of rows.entries()) {
    const seat: Seat | undefined = log.entries[i]?.seat;
    if (request !== null && seat !== undefined) last[seat] = request;
  }
  return last;
}
