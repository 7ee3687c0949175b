/** Decides what comes next: somebody is asked, the device changes hands, an agent thinks, or the game is over. */

import type { Seat } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Happening } from '../protocol.ts';
import { humansOf, mustHandOver } from '../seats.ts';
import type { Asked, GameState } from '../store.ts';
import type { Core } from './core.ts';
import { ignore } from './core.ts';
import type { Screen } from './screen.ts';

/** How many earlier questions of a seat are remembered, so that after undos it is still known what others did since. */
const MOST_ASKED = 24;

export interface Flow extends Pick<GameState, 'settle' | 'runOn' | 'takeSeat' | 'pass'> {
  /** Sets the next status from the position that is shown. */
  proceed(): void;
  /** Shows the present position, then `proceed`. */
  carryOn(): void;
}

export function createFlow(core: Core, { known, showNow, cover, undoer }: Screen): Flow {
  const { deps, inside, session, get, set, attempt } = core;

  function carryOn(): void {
    showNow();
    proceed();
  }

  function proceed(): void {
    const { seats } = get();
    const { position } = known();
    if (position.result !== null) return endGame();
    acknowledge();
    tellSeen();
    const asked = peopleAsked();
    const next = inside.holder !== null && asked.includes(inside.holder) ? inside.holder : asked[0];
    if (next === undefined) return set({ status: 'thinking', thinking: inside.thinking });
    if (mustHandOver(position, seats, inside.holder, next, deps.privacyScreen())) return cover(next);
    if (isOrdered(next)) return passFor(next);
    inside.holder = next;
    if (inside.viewer !== next) {
      inside.viewer = next;
      showNow();
    }
    const canUndo = undoer() !== null;
    const canAskUndo = !canUndo && known().position.undo.right === 'consent';
    set({ status: 'asking', thinking: null, canUndo, canAskUndo, since: sinceLast(next) });
    if (inside.note !== null) set({ trouble: inside.note });
    inside.note = null;
  }

  function peopleAsked(): readonly Seat[] {
    return humansOf(get().seats).filter(seat => inside.known.get(seat)?.position.prompt != null);
  }

  /** When this seat was asked before. */
  function sinceLast(seat: Seat): Asked | null {
    const { at, view } = known().position;
    const before = (inside.asked.get(seat) ?? []).filter(one => one.at < at).slice(-MOST_ASKED);
    inside.asked.set(seat, [...before, { at, view }]);
    return before.at(-1) ?? null;
  }

  /** Whether the person who holds the device has a standing order for this question. Nobody else can see that it is skipped. */
  function isOrdered(seat: Seat): boolean {
    return inside.known.get(seat)?.position.passing?.ordered === true;
  }

  function passFor(seat: Seat): void {
    const asked = inside.known.get(seat)?.position;
    const given = asked?.passing === undefined ? undefined : asked.offers[asked.passing.offer];
    if (asked === undefined || given === undefined) return;
    inside.busy = true;
    set({ status: 'thinking', thinking: null });
    void attempt(inside.epoch, async () => {
      const refused = await session.answer(seat, given.text, asked.at);
      if (refused !== null) throw new Error(refused.reason);
    });
  }

  /** Passes for the next person without giving her the device. The screen stays covered, because nobody knows who holds it. */
  async function pass(): Promise<void> {
    const { status, nextSeat, nextPass, question } = get();
    if (status !== 'handing-over' || nextSeat === null || nextPass === null || question !== null || inside.busy) return;
    inside.holder = null;
    passFor(nextSeat);
  }

  /** Tells the worker that every delivery has been shown, so that agents may answer. */
  function acknowledge(): void {
    if (inside.acknowledged === inside.delivered) return;
    inside.acknowledged = inside.delivered;
    session.shown(inside.delivered).catch(ignore);
  }

  /** Tells the server how far this person has seen the game, so that another device continues from there. */
  function tellSeen(): void {
    if (get().table === null || inside.mode !== 'play' || !deps.looking.isSeen()) return;
    const { who, at } = known().position;
    if (who === 'spectator' || at <= inside.seenUpTo) return;
    inside.seenUpTo = at;
    session.sawUpTo(at).catch(ignore);
  }

  deps.looking.onSeen(() => {
    const { status } = get();
    if (status === 'asking' || status === 'thinking') tellSeen();
  });

  function settle(): void {
    const { status } = get();
    if (status !== 'moving' && status !== 'replaying' && status !== 'elsewhere') return;
    set({ before: null, fresh: [], earlier: [] });
    if (status === 'moving' && !inside.away) proceed();
  }

  function runOn(): void {
    const { status, canUndo } = get();
    if (status !== 'moving' || inside.away || canUndo) return;
    if (known().position.result === null && peopleAsked().length === 0) acknowledge();
  }

  // --- The device changes hands ---

  function takeSeat(): void {
    const { status, nextSeat, question } = get();
    if (status !== 'handing-over' || nextSeat === null || question !== null) return;
    const saw = inside.saw.get(nextSeat);
    inside.viewer = nextSeat;
    inside.holder = nextSeat;
    const missed = missedSince(saw?.at ?? null);
    if (missed.length > 0) showNow({ status: 'moving', before: saw ?? null, fresh: missed });
    else carryOn();
  }

  /** What happened while others had the device. Empty unless the screen is always covered, because otherwise everybody has watched. */
  function missedSince(at: number | null): readonly Happening[] {
    if (at === null || deps.privacyScreen() !== 'always') return [];
    return known().happenings.filter(happening => happening.at > at);
  }

  // --- The end ---

  function endGame(): void {
    // With several people at one screen the end is shown as a spectator sees it.
    if (humansOf(get().seats).length > 1 && inside.viewer !== 'spectator') {
      inside.viewer = 'spectator';
      showNow();
    }
    set({ status: 'over', thinking: null, canUndo: false });
    inside.recording ??= attempt(inside.epoch, takeRecord);
  }

  /** Fetches the finished game with nothing hidden; from then on places count entries of the log. */
  async function takeRecord(): Promise<void> {
    const { hosting, viewer } = inside;
    const recorded = await session.recorded(viewer);
    if (hosting !== inside.hosting || isRefusal(recorded)) return;
    const { last: position, happenings, curve, findings, claims } = recorded;
    inside.mode = 'record';
    inside.known.set(viewer, { position, happenings });
    set({ happenings, curve, findings, claims });
    if (get().status === 'over') set({ position });
  }

  return { proceed, carryOn, settle, runOn, takeSeat, pass };
}
