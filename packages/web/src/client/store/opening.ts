/** Opens a game or a log, and ends the game or replay that was open before. */

import type { Refusal, RefusalCode, Seat } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';
import type { TroubleKey } from '../../ui/trouble.ts';
import type { GamePack, Recorded, SavedGame, SeatPlan, Seen, Sitting } from '../protocol.ts';
import { isGamePack, isSeatPlan } from '../records.ts';
import { firstViewer } from '../seats.ts';
import type { GameState, Shown } from '../store.ts';
import type { Loss } from '../tabs.ts';
import type { Core } from './core.ts';
import { blank, emptyInside, ignore } from './core.ts';
import type { Deliveries } from './deliveries.ts';
import type { Flow } from './flow.ts';
import type { Following } from './following.ts';
import { onlySeen } from './following.ts';
import type { LookAhead } from './look-ahead.ts';
import { packOfLog } from './pack-of-log.ts';
import type { Screen } from './screen.ts';

/** A game that the worker has opened, or a refusal. */
interface Opened {
  readonly seats: readonly Sitting[];
  readonly seen: readonly Seen[] | Refusal;
  readonly pack: GamePack | null;
  /** The id of a saved game. */
  readonly id?: string;
  /** Seats that must still read their briefing, in a new game. */
  readonly unbriefed?: readonly Seat[];
}

/** Requests a game from the worker; null if another was requested meanwhile (`isLate`). */
type Ask = (isLate: () => boolean) => Promise<Opened | null>;

/** Sentences for refusals whose own words do not explain enough. */
const TROUBLES: Readonly<Partial<Record<RefusalCode, TroubleKey>>> = {
  'bad-log': 'badLog',
  'over-budget': 'overBudget',
  'rulebook-fault': 'rulebookFault',
};

export interface Opening extends Pick<GameState, 'open' | 'briefed' | 'resume' | 'goOn' | 'read' | 'leave'> {
  /** Shows a game that the worker has opened. */
  sitDown(opened: Opened): void;
  /** Closes the open game and starts another. */
  begin(seats: readonly Sitting[], ask: Ask, what?: Pick<Partial<Shown>, 'opened' | 'id'>): Promise<void>;
}

export function createOpening(
  core: Core,
  ahead: LookAhead,
  { known, showNow }: Screen,
  { follow, lead }: Following,
  { carryOn }: Flow,
  { listener, save, onRequest }: Deliveries,
): Opening {
  const { deps, inside, session, get, set, isPast, attempt, fail } = core;

  /** Closes the open game or replay and clears what is shown. */
  function clear(change: Partial<Shown>): number {
    const { id, table } = get();
    // A game without any answer is not kept.
    if (inside.mode === 'play' && id !== null && table === null && isUntouched())
      inside.saving = inside.saving.then(() => deps.saves.remove(id)).catch(ignore);
    deps.tabs.release(inside.saving);
    return close(change);
  }

  const isUntouched = (): boolean => [...inside.known.values()].every(({ position }) => position.at === 0);

  function close(change: Partial<Shown>): number {
    if (inside.mode === 'play' || get().table !== null) session.close().catch(ignore);
    if (get().analysis?.how === 'under-way') session.stopAnalysis().catch(ignore);
    ahead.forget();
    Object.assign(inside, emptyInside());
    inside.hosting++;
    set({ ...blank, ...change });
    return ++inside.epoch;
  }

  /** Gives the game up to another tab, after everything that has happened here is saved. */
  async function giveUp(how: Loss): Promise<void> {
    const { id } = get();
    // Later deliveries are ignored; an answer that is under way is already in the saved game.
    inside.hosting++;
    if (how === 'asked' && inside.mode === 'play') {
      save();
      await inside.saving;
    }
    if (get().id === id) watch();
  }

  /** Follows the game in the other tab, starting with what was shown here last, if anything was. */
  function watch(): void {
    const { id, seats, pack } = get();
    const last = inside.known.get(firstViewer(seats));
    if (last === undefined || id === null) return void close({ status: 'elsewhere', id });
    const { happenings } = last;
    const position = onlySeen(last.position);
    close({ status: 'elsewhere', id, seats, pack, position, happenings });
    follow(id, { position, happenings });
  }

  function begin(
    wished: readonly Sitting[],
    ask: Ask,
    what: Pick<Partial<Shown>, 'opened' | 'id'> = {},
  ): Promise<void> {
    const epoch = clear({ ...what, status: 'opening', seats: wished });
    return attempt(epoch, async () => {
      const opened = await ask(() => isPast(epoch));
      if (opened !== null && !isPast(epoch)) sitDown(opened);
    });
  }

  function sitDown({ seats, pack, seen, id: kept, unbriefed = [] }: Opened): void {
    if (isRefusal(seen)) return fail(seen.reason);
    const id = kept ?? deps.newId();
    inside.mode = 'play';
    inside.known = new Map(seen.map(({ who, turn, happenings }) => [who, { position: turn.position, happenings }]));
    // Before the first order, what others did is marked since the set-up.
    for (const { who, turn } of seen)
      if (who !== 'spectator' && turn.position.at === 0) inside.asked.set(who, [{ at: 0, view: turn.position.view }]);
    inside.viewer = firstViewer(seats);
    const { ruleset, scenario, result } = known().position;
    inside.game = { ruleset, scenario };
    set({ id, seats, pack, unbriefed });
    // A new game is saved at once, so that its address works; a finished one was saved at its end.
    if (kept === undefined && result === null) void deps.tabs.take(id, giveUp);
    if (result === null) save();
    for (const { who, missed } of seen)
      if (missed !== undefined && who !== 'spectator') inside.asked.set(who, [missed.ordered]);
    lead();
    const request = seen.find(({ who }) => who !== 'spectator')?.turn.request ?? null;
    const isAsked = request !== null && get().table !== null;
    if (isAsked || !playBack(seen)) carryOn();
    if (isAsked) onRequest(request);
  }

  /** Plays back what happened while this person was away; false if nothing did. */
  function playBack(seen: readonly Seen[]): boolean {
    const { before = null, isMore = false } = seen.find(({ who }) => who === inside.viewer)?.missed ?? {};
    const fresh = before === null ? [] : known().happenings.filter(({ at }) => at > before.at);
    if (fresh.length === 0) return false;
    showNow({ before, fresh, status: 'moving', missed: isMore ? 'end' : 'all' });
    return true;
  }

  /** Takes a saved game for this tab alone. A finished one may be open in several. */
  async function taken(id: string, isLate: () => boolean): Promise<SavedGame | null> {
    const saved = await deps.saves.load(id);
    if (saved === null || saved.over || isLate()) return saved;
    await deps.tabs.take(id, giveUp);
    return isLate() ? null : deps.saves.load(id);
  }

  function read(log: string, given: GamePack | null = null): Promise<void> {
    const epoch = clear({ status: 'opening' });
    return attempt(epoch, async () => {
      const { name, ruleset } = packOfLog(log);
      const pack = name === '' ? null : (given ?? (await keptPack(name)));
      if (isPast(epoch)) return;
      if (name !== '' && pack === null) {
        set({ lacksPack: { log, ruleset } });
        return fail(deps.say('lacksPack'));
      }
      set({ pack });
      readFrom(epoch, await session.read(log, pack?.data));
    });
  }

  /** Finds the pack of a log among the saved games, by its fingerprint. */
  async function keptPack(name: string): Promise<GamePack | null> {
    const games = await deps.saves.recent();
    return games.find(game => game.pack != null && packOfLog(game.log).name === name)?.pack ?? null;
  }

  /** A refusal in words: what it means for the whole log, followed by the engine's reason, which is about a part of it. */
  function wordsFor({ refused, reason }: Refusal): string {
    const trouble = TROUBLES[refused];
    return trouble === undefined ? reason : deps.say(trouble, reason);
  }

  function readFrom(epoch: number, recorded: Recorded | Refusal): void {
    if (isPast(epoch)) return;
    if (isRefusal(recorded)) return fail(wordsFor(recorded));
    inside.mode = 'record';
    const { first, happenings, curve, findings, claims } = recorded;
    const seats = first.seatNames.map((): SeatPlan => ({ kind: 'human' }));
    set({ seats, position: first, happenings, curve, findings, claims, status: 'replaying' });
  }

  return {
    begin,
    sitDown,
    open(game, seed) {
      const seats = game.seats as readonly SeatPlan[];
      const { pack = null } = game;
      return begin(seats, async () => {
        const seen = await session.open(game, seed, listener());
        const unbriefed = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat as Seat] : []));
        return { seats, pack, seen, unbriefed };
      });
    },
    briefed: seat => set({ unbriefed: get().unbriefed.filter(one => one !== seat) }),
    resume: id =>
      begin(
        [],
        async isLate => {
          const saved = await taken(id, isLate);
          if (isLate()) return null;
          if (saved === null) return { seats: [], pack: null, seen: refusal('bad-log', deps.say('noSuchGame')) };
          const { log, key, seats, pack = null } = saved;
          const seen = await session.restore({ log, key, seats, pack, from: 'storage' }, listener());
          return { id, seats, pack, seen };
        },
        { id },
      ),
    goOn: text =>
      begin(
        [],
        async isLate => {
          const found = (await import('@weathergauge/host/save-file')).parseSaveFile(text);
          if (isLate()) return null;
          if (isRefusal(found)) return { seats: [], pack: null, seen: found };
          const { log, key, seats, pack } = found;
          if (!seats.every(isSeatPlan) || (pack !== null && !isGamePack(pack)))
            return { seats: [], pack: null, seen: refusal('bad-log', deps.say('strangeSave')) };
          const seen = await session.restore({ log, key, seats, pack, from: 'outside' }, listener());
          return { seats, pack, seen };
        },
        { opened: 'save' },
      ),
    read,
    leave: () => void clear({}),
  };
}
