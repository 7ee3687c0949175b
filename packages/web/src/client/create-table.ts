/**
 * The table: one game, from opening to report or replay. It asks the session, lets agents think, covers the screen while
 * the device changes hands, and saves after every answer. Whatever is awaited may come too late: each request belongs to
 * an `epoch`, and what returns to an older one is dropped.
 */

import type { Refusal, Seat } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { createStore } from 'zustand/vanilla';
import type { Happening, Position, SeatPlan, Turn } from './protocol.ts';
import type { Thinking } from './thinking.ts';
import type { Shown, TableDeps } from './desk.ts';
import { blank, newDesk } from './desk.ts';
import { createLookAhead } from './look-ahead.ts';
import { firstViewer, humansOf, mustHandOver, nextToAnswer, revoker } from './seats.ts';
import type { Plea, TableState, TableStatus, TableStore } from './table.ts';
import { createUndo } from './undo.ts';

export function createTable(deps: TableDeps): TableStore {
  const { session } = deps.client;
  const desk = newDesk();

  const store: TableStore = createStore<TableState>()(() => ({
    ...blank,
    open: (game, seed) => {
      const epoch = clear({ status: 'opening', seats: game.seats });
      return attempt(epoch, async () => sitDown(epoch, game.seats, await session.open(game, seed)));
    },
    resume: id => {
      const epoch = clear({ status: 'opening' });
      return attempt(epoch, async () => {
        const saved = await deps.saves.load(id);
        if (isPast(epoch)) return;
        if (saved === null) return fail(deps.say('noSuchGame'));
        await sitDown(epoch, saved.seats, await session.restore(saved.log, saved.key), id);
      });
    },
    read: log => {
      const epoch = clear({ status: 'opening' });
      return attempt(epoch, async () => readFrom(epoch, await session.restore(log, null)));
    },
    answer,
    undo: () => takeBack.undo(),
    askUndo: () => takeBack.askUndo(),
    answerPlea: agreed => takeBack.answerPlea(agreed),
    stopThinking: () => void desk.thought?.thinking.then(thinking => thinking.stop(), ignore),
    settle,
    takeSeat,
    lookAhead: offer => ahead.look(offer),
    goTo,
    resumePlay,
    branch,
    exportLog: async () => {
      const { position } = get();
      if (position === null) throw new Error(deps.say('noGame'));
      return session.branch(position.entries);
    },
    leave: () => void clear({}),
  }));
  const get = store.getState;
  const set = (change: Partial<Shown>): void => store.setState(change);
  const ahead = createLookAhead({ session, get, set, since: () => desk.epoch, isPast });
  const takeBack = createUndo({
    desk,
    session,
    get,
    set,
    say: deps.say,
    privacyScreen: deps.privacyScreen,
    isPast,
    attempt,
    refresh,
    proceed,
    cover,
    keep,
    forgetThought,
  });

  // --- Openings ---

  /** Ends whatever was on the table. */
  function clear(change: Partial<Shown>): number {
    forgetThought();
    Object.assign(desk, { mode: 'none', viewer: 'spectator', holder: null, busy: false, note: null });
    desk.saw.clear();
    ahead.forget();
    set({ ...blank, ...change });
    return ++desk.epoch;
  }

  async function sitDown(
    epoch: number,
    seats: readonly SeatPlan[],
    turn: Turn | Refusal,
    id: string = deps.newId(),
  ): Promise<void> {
    if (isPast(epoch)) return;
    if (isRefusal(turn)) return fail(turn.reason);
    const { ruleset, scenario } = turn.position;
    desk.mode = 'play';
    desk.game = { ruleset, scenario };
    desk.viewer = firstViewer(seats);
    set({ id, seats });
    // What nobody has played yet is not worth keeping; what is over was saved at its end.
    if (turn.position.entries > 0 && turn.position.result === null) keep();
    await refresh(epoch);
    if (!isPast(epoch)) await proceed(epoch);
  }

  async function readFrom(epoch: number, turn: Turn | Refusal): Promise<void> {
    if (isPast(epoch)) return;
    if (isRefusal(turn)) return fail(turn.reason);
    desk.mode = 'read';
    const [start, happenings] = await Promise.all([session.look('spectator', 0), session.history('spectator')]);
    if (isPast(epoch)) return;
    const seats = start.position.seatNames.map((): SeatPlan => ({ kind: 'human' }));
    set({ seats, position: start.position, happenings, status: 'replaying' });
    await drawCurve(epoch);
  }

  // --- The course of play ---

  /** The present position through the viewer's eyes, without motions. */
  async function refresh(epoch: number): Promise<void> {
    const { viewer } = desk;
    const [turn, happenings] = await Promise.all([session.look(viewer), session.history(viewer)]);
    if (!isPast(epoch)) show(turn.position, { happenings, before: null, fresh: [] });
  }

  function show(position: Position, change: Partial<Shown>): void {
    const { who } = position;
    const present = position.entry === position.entries;
    if (who !== 'spectator' && present) desk.saw.set(who, { entry: position.entry, view: position.view });
    ahead.forget();
    const canUndo = desk.mode === 'play' && position.undoable === true;
    desk.undoer = canUndo && who !== 'spectator' ? who : null;
    const afresh = { canAskUndo: false, plea: null, forecast: null, nextSeat: null, trouble: null };
    set({ position, canUndo, ...afresh, ...change });
  }

  /** After an answer: what the viewer could see of it is played first. */
  async function follow(epoch: number): Promise<void> {
    keep();
    const before = get().position?.view ?? null;
    const { happenings: fresh, position } = await session.look(desk.viewer);
    if (isPast(epoch)) return;
    // Busy until now: a second answer to the position before would have met a stale list.
    desk.busy = false;
    const happenings = [...get().happenings, ...fresh];
    if (fresh.length === 0) {
      show(position, { happenings });
      return proceed(epoch);
    }
    show(position, { happenings, before, fresh, status: 'moving', thinking: null });
    // Agents need not wait for the smoke to clear.
    const next = nextToAnswer(position.pending, get().seats, desk.holder);
    if (next !== null) void startThought(epoch, position.entries, next);
  }

  async function proceed(epoch: number): Promise<void> {
    const { position, seats } = get();
    if (position === null) return;
    if (position.result !== null) return endGame(epoch);
    const next = nextToAnswer(position.pending, seats, desk.holder);
    if (next === null) throw new Error('the game waits for nobody, yet has no result');
    if (seats[next]?.kind === 'agent') return letThink(epoch, position.entries, next);
    if (mustHandOver(position, seats, desk.holder, next, deps.privacyScreen())) return cover(epoch, next);
    desk.holder = next;
    if (desk.viewer !== next) {
      const former = position.sealed ? null : desk.undoer;
      desk.viewer = next;
      await refresh(epoch);
      if (isPast(epoch)) return;
      desk.undoer ??= former;
    }
    const canUndo = desk.undoer !== null;
    const asked = get().position;
    const canAskUndo = !canUndo && asked !== null && revoker(asked, seats) !== null;
    set({ status: 'asking', thinking: null, canUndo, canAskUndo });
    if (desk.note !== null) set({ trouble: desk.note });
    desk.note = null;
  }

  async function endGame(epoch: number): Promise<void> {
    // With several people at one screen nobody's eyes are better than the others'.
    if (humansOf(get().seats).length > 1 && desk.viewer !== 'spectator') {
      desk.viewer = 'spectator';
      await refresh(epoch);
    }
    if (isPast(epoch)) return;
    set({ status: 'over', thinking: null, canUndo: false });
    await drawCurve(epoch);
  }

  async function drawCurve(epoch: number): Promise<void> {
    const curve = await session.curve();
    if (!isPast(epoch)) set({ curve });
  }

  // --- Agents ---

  function startThought(epoch: number, entry: number, seat: Seat): Promise<Thinking> | null {
    const plan = get().seats[seat];
    if (plan?.kind !== 'agent') return null;
    if (desk.thought?.entry === entry && desk.thought.seat === seat) return desk.thought.thinking;
    const thinking = session.brief().then(brief => {
      if (isPast(epoch)) throw new Error('cancelled');
      return deps.client.think(brief, seat, plan.level, progress => {
        if (!isPast(epoch) && get().thinking?.seat === seat) set({ thinking: { seat, progress } });
      });
    });
    thinking.catch(ignore);
    desk.thought = { entry, seat, thinking };
    return thinking;
  }

  async function letThink(epoch: number, entry: number, seat: Seat): Promise<void> {
    set({ status: 'thinking', thinking: { seat, progress: null } });
    const thinking = await startThought(epoch, entry, seat);
    const text = await thinking?.answer;
    if (isPast(epoch) || text === undefined) return;
    desk.thought = null;
    const done = await session.answer(seat, text, entry);
    if (isPast(epoch)) return;
    if (isRefusal(done)) throw new Error(done.reason);
    await follow(epoch);
  }

  function forgetThought(): void {
    desk.thought?.thinking.then(thinking => thinking.cancel(), ignore);
    desk.thought = null;
  }

  // --- The device changes hands ---

  async function cover(epoch: number, next: Seat, plea: Plea | null = null): Promise<void> {
    // Only what anybody may see stays in the store, whatever a screen makes of it.
    desk.viewer = 'spectator';
    const { position } = await session.look('spectator');
    if (isPast(epoch)) return;
    show(position, {
      status: 'handing-over',
      nextSeat: next,
      plea,
      happenings: [],
      before: null,
      fresh: [],
      thinking: null,
      canUndo: false,
    });
  }

  function takeSeat(): void {
    const { status, nextSeat, plea } = get();
    if (status !== 'handing-over' || nextSeat === null || plea !== null) return;
    const epoch = ++desk.epoch;
    desk.viewer = nextSeat;
    desk.holder = nextSeat;
    const saw = desk.saw.get(nextSeat);
    void attempt(epoch, async () => {
      await refresh(epoch);
      if (isPast(epoch)) return;
      const missed = missedSince(saw?.entry ?? null);
      if (missed.length > 0) set({ status: 'moving', before: saw?.view ?? null, fresh: missed });
      else await proceed(epoch);
    });
  }

  /** Only where each looks alone: otherwise everybody has watched already. */
  function missedSince(entry: number | null): readonly Happening[] {
    if (entry === null || deps.privacyScreen() !== 'always') return [];
    return get().happenings.filter(happening => happening.entry > entry);
  }

  // --- What a person does ---

  async function answer(offer: number): Promise<void> {
    const { status, position } = get();
    const chosen = position?.offers[offer];
    if (status !== 'asking' || desk.busy || position === null || chosen === undefined) return;
    if (position.who === 'spectator' || get().plea !== null) return;
    const seat = position.who;
    const epoch = ++desk.epoch;
    desk.busy = true;
    await attempt(epoch, async () => {
      const done = await session.answer(seat, chosen.text, position.entry);
      if (isPast(epoch)) return;
      if (!isRefusal(done)) return follow(epoch);
      await refresh(epoch);
      if (isPast(epoch)) return;
      desk.busy = false;
      set({ trouble: done.reason });
      await proceed(epoch);
    });
  }

  function settle(): void {
    const { status } = get();
    if (status !== 'moving' && status !== 'replaying') return;
    set({ before: null, fresh: [] });
    if (status === 'replaying') return;
    const { epoch } = desk;
    if (desk.turned === epoch) return;
    void attempt(epoch, () => proceed(epoch));
  }

  // --- Replay ---

  async function goTo(entry: number): Promise<void> {
    const { status, position } = get();
    if (position === null || desk.busy) return;
    if (!isOneOf(status, ['asking', 'thinking', 'moving', 'over', 'replaying'])) return;
    forgetThought();
    const epoch = ++desk.epoch;
    desk.turned = epoch;
    await attempt(epoch, async () => {
      const turn = await session.look(desk.viewer, entry);
      if (isPast(epoch)) return;
      const isNext = status === 'replaying' && turn.position.entry === position.entry + 1;
      show(turn.position, {
        status: 'replaying',
        thinking: null,
        canUndo: false,
        before: isNext ? position.view : null,
        fresh: isNext ? turn.happenings : [],
      });
      if (get().curve === null && turn.position.result !== null) await drawCurve(epoch);
    });
  }

  async function resumePlay(): Promise<void> {
    if (desk.mode !== 'play' || get().status !== 'replaying') return;
    const epoch = ++desk.epoch;
    await attempt(epoch, async () => {
      await refresh(epoch);
      if (!isPast(epoch)) await proceed(epoch);
    });
  }

  async function branch(seats: readonly SeatPlan[]): Promise<void> {
    const { position, status } = get();
    if (position === null || status === 'handing-over') return;
    if (seats.length !== position.seatNames.length) return set({ trouble: deps.say('seatsDoNotFit') });
    const epoch = clear({ status: 'opening', seats });
    await attempt(epoch, async () => {
      const log = await session.branch(position.entry);
      if (!isPast(epoch)) await sitDown(epoch, seats, await session.restore(log, null));
    });
  }

  // --- Housekeeping ---

  /** Saved behind the player's back: nobody waits for a disk. */
  function keep(): void {
    const { id, seats } = get();
    const { game } = desk;
    if (id === null) return;
    session
      .save()
      .then(async ({ log, key, over, headline }) => {
        await deps.saves.put({ id, ...game, seats, log, key, over, headline, savedAt: deps.now() });
      })
      .catch(ignore);
  }

  function isPast(epoch: number): boolean {
    return epoch !== desk.epoch;
  }

  function fail(trouble: string): void {
    set({ status: 'failed', trouble, thinking: null });
  }

  async function attempt(epoch: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      desk.busy = false;
      if (isPast(epoch)) return;
      console.error(error);
      fail(deps.say('broken'));
    }
  }

  return store;
}

function isOneOf(status: TableStatus, list: readonly TableStatus[]): boolean {
  return list.includes(status);
}

function ignore(): void {}
