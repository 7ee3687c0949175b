/**
 * The store of one game, from opening to report or replay. The worker hosts the game, lets agents think and tells what
 * happens (`hear`); here it is decided what this screen shows of it: through whose eyes, which motions first, when the
 * device must change hands. Saves after every answer.
 */

import type { Refusal, Seat } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';
import { createStore } from 'zustand/vanilla';
import { createConsent } from './consent.ts';
import type { Core, Inside, Known, Opened, Opening, StoreDeps } from './inside.ts';
import { blank, emptyInside } from './inside.ts';
import { createLookAhead } from './look-ahead.ts';
import { createReplay } from './replay.ts';
import type { Delivery, Happening, Position, Recorded, SeatPlan } from './protocol.ts';
import { firstViewer, humansOf, mustHandOver } from './seats.ts';
import type { ConsentQuestion, GameState, GameStore, Shown } from './store.ts';

export function createGameStore(deps: StoreDeps): GameStore {
  const { session } = deps.client;
  const inside: Inside = { epoch: 0, hosting: 0, ...emptyInside() };

  const store: GameStore = createStore<GameState>()(() => ({
    ...blank,
    open(game, seed) {
      const seats = game.seats as readonly SeatPlan[];
      return begin(seats, async () => ({ seats, seen: await session.open(game, seed, listener()) }));
    },
    resume: id =>
      begin([], async isLate => {
        const saved = await deps.saves.load(id);
        if (isLate()) return null;
        if (saved === null) return { seats: [], seen: refusal('bad-log', deps.say('noSuchGame')) };
        const { log, key, seats } = saved;
        return { id, seats, seen: await session.restore(log, key, seats, listener()) };
      }),
    read(log) {
      const epoch = clear({ status: 'opening' });
      return attempt(epoch, async () => readFrom(epoch, await session.read(log)));
    },
    answer,
    undo,
    askUndo: () => consent.askUndo(),
    offerDraw: () => consent.offerDraw(),
    resign,
    answerQuestion: agreed => consent.answerQuestion(agreed),
    stopThinking: () => void session.stopThinking().catch(ignore),
    settle,
    takeSeat,
    lookAhead: offer => ahead.look(offer),
    goTo: place => replay.goTo(place),
    resumePlay: () => replay.resumePlay(),
    branch: seats => replay.branch(seats),
    exportLog: () => replay.exportLog(),
    leave: () => void clear({}),
  }));
  const get = store.getState;
  const set = (change: Partial<Shown>): void => store.setState(change);
  const core: Core = { deps, inside, session, get, set, isPast, attempt, send, show, carryOn, cover, begin, listener };
  const ahead = createLookAhead(core);
  const consent = createConsent(core);
  const replay = createReplay(core);

  // --- Openings ---

  /** Ends whatever was there. */
  function clear(change: Partial<Shown>): number {
    if (inside.mode === 'play') session.close().catch(ignore);
    ahead.forget();
    Object.assign(inside, emptyInside());
    inside.hosting++;
    set({ ...blank, ...change });
    return ++inside.epoch;
  }

  function begin(wished: readonly SeatPlan[], opening: Opening): Promise<void> {
    const epoch = clear({ status: 'opening', seats: wished });
    return attempt(epoch, async () => {
      const opened = await opening(() => isPast(epoch));
      if (opened !== null && !isPast(epoch)) sitDown(opened);
    });
  }

  function sitDown({ seats, seen, id = deps.newId() }: Opened): void {
    if (isRefusal(seen)) return fail(seen.reason);
    inside.mode = 'play';
    inside.known = new Map(seen.map(({ who, turn, happenings }) => [who, { position: turn.position, happenings }]));
    inside.viewer = firstViewer(seats);
    const { ruleset, scenario, result } = known().position;
    inside.game = { ruleset, scenario };
    set({ id, seats });
    // What nobody has played yet is not worth keeping; what is over was saved at its end.
    if (result === null && seen.some(({ turn }) => turn.position.at > 0)) keep();
    carryOn();
  }

  function readFrom(epoch: number, recorded: Recorded | Refusal): void {
    if (isPast(epoch)) return;
    if (isRefusal(recorded)) return fail(recorded.reason);
    inside.mode = 'record';
    const { first, happenings, curve } = recorded;
    const seats = first.seatNames.map((): SeatPlan => ({ kind: 'human' }));
    set({ seats, position: first, happenings, curve, status: 'replaying' });
  }

  // --- What the worker tells ---

  function listener(): (delivery: Delivery) => void {
    const { hosting } = inside;
    return delivery => {
      if (hosting === inside.hosting) void attempt(inside.epoch, async () => hear(delivery));
    };
  }

  function hear(delivery: Delivery): void {
    switch (delivery.kind) {
      case 'news':
        return takeIn(delivery);
      case 'changed':
        return keep();
      case 'thinking':
        inside.thinking = delivery.thinking;
        // When one has answered, what comes of it is told next.
        if (delivery.thinking !== null && get().status === 'thinking') set({ thinking: delivery.thinking });
        return;
      case 'trouble':
        console.error(delivery.why);
        fail(deps.say('broken'));
    }
  }

  function takeIn({ number, news }: Delivery & { readonly kind: 'news' }): void {
    inside.delivered = number;
    inside.busy = false;
    for (const { who, turn } of news) {
      const before = inside.known.get(who)?.happenings ?? [];
      const { backTo } = turn;
      const stand = backTo === null ? before : before.filter(({ at }) => at <= backTo);
      inside.known.set(who, { position: turn.position, happenings: [...stand, ...turn.happenings] });
    }
    const { status, question, position } = get();
    // Shown when the player comes back from the past.
    if (inside.away || status === 'replaying') return;
    const request = news.find(({ who }) => who !== 'spectator')?.turn.request ?? null;
    if (request !== null) return consent.onRequest(request);
    const mine = news.find(({ who }) => who === inside.viewer)?.turn;
    const fresh = mine?.happenings ?? [];
    if (question !== null) {
      // All have agreed: whoever was asked last has the device.
      inside.holder = question.asked;
      inside.viewer = question.asked === question.of ? question.of : 'spectator';
    }
    if (fresh.length === 0 || status === 'handing-over') return carryOn();
    showNow({ before: position?.view ?? null, fresh, status: 'moving', thinking: null });
  }

  function known(): Known {
    const found = inside.known.get(inside.viewer);
    if (found === undefined) throw new Error(`nobody here looks through the eyes of ${inside.viewer}`);
    return found;
  }

  /** The present through the viewer's eyes. */
  function showNow(change: Partial<Shown> = {}): void {
    const { position, happenings } = known();
    const { who, at, view } = position;
    if (who !== 'spectator') inside.saw.set(who, { at, view });
    show(position, { happenings, before: null, fresh: [], canUndo: undoer() !== null, ...change });
  }

  function carryOn(): void {
    showNow();
    proceed();
  }

  function show(position: Position, change: Partial<Shown>): void {
    ahead.forget();
    const afresh = { canUndo: false, canAskUndo: false, question: null, forecast: null, nextSeat: null, trouble: null };
    set({ position, ...afresh, ...change });
  }

  /** What has been shown leads to: somebody is asked, the device changes hands, an agent is waited for, or it is over. */
  function proceed(): void {
    const { seats } = get();
    const { position } = known();
    if (position.result !== null) return endGame();
    acknowledge();
    const asked = humansOf(seats).filter(seat => inside.known.get(seat)?.position.prompt != null);
    const next = inside.holder !== null && asked.includes(inside.holder) ? inside.holder : asked[0];
    if (next === undefined) return set({ status: 'thinking', thinking: inside.thinking });
    if (mustHandOver(position, seats, inside.holder, next, deps.privacyScreen())) return cover(next);
    inside.holder = next;
    if (inside.viewer !== next) {
      inside.viewer = next;
      showNow();
    }
    const canUndo = undoer() !== null;
    const canAskUndo = !canUndo && known().position.undo.right === 'consent';
    set({ status: 'asking', thinking: null, canUndo, canAskUndo });
    if (inside.note !== null) set({ trouble: inside.note });
    inside.note = null;
  }

  /** All that was delivered has been seen: agents may answer. */
  function acknowledge(): void {
    if (inside.acknowledged === inside.delivered) return;
    inside.acknowledged = inside.delivered;
    session.shown(inside.delivered).catch(ignore);
  }

  function endGame(): void {
    // With several people at one screen nobody's eyes are better than the others'.
    if (humansOf(get().seats).length > 1 && inside.viewer !== 'spectator') {
      inside.viewer = 'spectator';
      showNow();
    }
    set({ status: 'over', thinking: null, canUndo: false });
    replay.fetchRecord();
  }

  // --- The device changes hands ---

  /** Only what anybody may see is shown. */
  function cover(next: Seat, question: ConsentQuestion | null = null): void {
    inside.viewer = 'spectator';
    show(known().position, {
      status: 'handing-over',
      nextSeat: next,
      question,
      happenings: [],
      before: null,
      fresh: [],
      thinking: null,
    });
  }

  function takeSeat(): void {
    const { status, nextSeat, question } = get();
    if (status !== 'handing-over' || nextSeat === null || question !== null) return;
    const saw = inside.saw.get(nextSeat);
    inside.viewer = nextSeat;
    inside.holder = nextSeat;
    const missed = missedSince(saw?.at ?? null);
    if (missed.length > 0) showNow({ status: 'moving', before: saw?.view ?? null, fresh: missed });
    else carryOn();
  }

  /** Only where each looks alone: otherwise everybody has watched already. */
  function missedSince(at: number | null): readonly Happening[] {
    if (at === null || deps.privacyScreen() !== 'always') return [];
    return known().happenings.filter(happening => happening.at > at);
  }

  // --- What a person does ---

  async function answer(offer: number): Promise<void> {
    const { status, position, question } = get();
    const chosen = position?.offers[offer];
    if (status !== 'asking' || inside.busy || position === null || chosen === undefined || question !== null) return;
    const { who, at } = position;
    if (who !== 'spectator') await send(() => session.answer(who, chosen.text, at));
  }

  /** What comes of it is delivered; only a refusal is seen to here. */
  function send(request: () => Promise<Refusal | null>): Promise<void> {
    const { epoch } = inside;
    inside.busy = true;
    return attempt(epoch, async () => {
      const refused = await request();
      if (refused === null || isPast(epoch)) return;
      inside.busy = false;
      showNow();
      set({ trouble: refused.reason });
      proceed();
    });
  }

  /**
   * Who would take back alone: the viewer, or whoever else has just answered at the same screen, where nothing is sealed and
   * nobody minds being looked at.
   */
  function undoer(): Seat | null {
    const { viewer } = inside;
    if (inside.mode !== 'play' || viewer === 'spectator') return null;
    const may = (seat: Seat): boolean => inside.known.get(seat)?.position.undo.right === 'alone';
    if (may(viewer)) return viewer;
    if (known().position.sealed || deps.privacyScreen() === 'always') return null;
    return humansOf(get().seats).find(may) ?? null;
  }

  async function undo(): Promise<void> {
    const { viewer, holder } = inside;
    const { status, question } = get();
    if (inside.mode !== 'play' || viewer === 'spectator' || inside.busy || question !== null) return;
    if (status !== 'asking' && status !== 'thinking' && status !== 'moving') return;
    const seat = undoer() ?? viewer;
    Object.assign(inside, { viewer: seat, holder: seat });
    await send(async () => {
      const refused = await session.undo(seat);
      if (refused !== null) Object.assign(inside, { viewer, holder });
      return refused;
    });
  }

  async function resign(): Promise<void> {
    const { holder } = inside;
    const { status, question } = get();
    if (status === 'asking' && holder !== null && !inside.busy && question === null)
      await send(() => session.resign(holder));
  }

  function settle(): void {
    const { status } = get();
    if (status !== 'moving' && status !== 'replaying') return;
    set({ before: null, fresh: [] });
    if (status === 'moving' && !inside.away) proceed();
  }

  // --- Housekeeping ---

  /** Saved behind the player's back: nobody waits for a disk. */
  function keep(): void {
    const { id, seats } = get();
    const { game } = inside;
    if (id === null) return;
    session
      .save()
      .then(saved => deps.saves.put({ id, ...game, seats, ...saved, savedAt: deps.now() }))
      .catch(ignore);
  }

  function isPast(epoch: number): boolean {
    return epoch !== inside.epoch;
  }

  function fail(trouble: string): void {
    set({ status: 'failed', trouble, thinking: null });
  }

  async function attempt(epoch: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      inside.busy = false;
      if (isPast(epoch)) return;
      console.error(error);
      fail(deps.say('broken'));
    }
  }

  return store;
}

function ignore(): void {}
