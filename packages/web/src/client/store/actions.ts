/** What a person at this screen does: each is one call to the worker, and the changes come back as deliveries. */

import type { Refusal, Seat } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { GameState } from '../store.ts';
import type { Core } from './core.ts';
import { ignore } from './core.ts';
import type { Flow } from './flow.ts';
import type { Screen } from './screen.ts';

export interface Actions
  extends Pick<
    GameState,
    'answer' | 'answerRow' | 'answerSensibly' | 'preview' | 'branches' | 'undo' | 'resign' | 'stopThinking'
  > {
  /** Sends a person's request to the host. The changes come as deliveries; here only a refusal is handled. */
  send(request: () => Promise<Refusal | null>): Promise<void>;
}

export function createActions(core: Core, { showNow, undoer }: Screen, { proceed }: Flow): Actions {
  const { inside, session, get, set, isPast, attempt } = core;

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

  async function answer(offer: number): Promise<void> {
    const { status, position, question } = get();
    const chosen = position?.offers[offer];
    if (status !== 'asking' || inside.busy || position === null || chosen === undefined || question !== null) return;
    const { who, at } = position;
    if (who === 'spectator') return;
    inside.row = null;
    await send(() => session.answer(who, chosen.text, at));
  }

  /** Gives several answers as a row, which one undo takes back. False if they were refused. */
  async function sendRow(give: (who: Seat, at: number) => Promise<Refusal | null>): Promise<boolean> {
    const { status, position, question } = get();
    if (status !== 'asking' || inside.busy || position === null || question !== null) return true;
    const { who, at } = position;
    if (who === 'spectator') return true;
    inside.row = { who, from: at, to: null };
    let isRefused = false;
    await send(async () => {
      const refused = await give(who, at);
      isRefused = refused !== null;
      return refused;
    });
    return !isRefused;
  }

  /** Asks the host about the present question; null if it refuses, or the question has changed meanwhile. */
  async function foreseen<T>(look: (who: Seat) => Promise<T | Refusal>): Promise<T | null> {
    const { status, position } = get();
    if (status !== 'asking' || position === null || position.who === 'spectator') return null;
    const seen = await look(position.who).catch(() => null);
    return seen === null || isRefusal(seen) || get().position !== position ? null : seen;
  }

  async function undo(): Promise<void> {
    const { viewer, holder } = inside;
    const { status, question } = get();
    if (inside.mode !== 'play' || viewer === 'spectator' || inside.busy || question !== null) return;
    if (status !== 'asking' && status !== 'thinking' && status !== 'moving') return;
    const seat = undoer() ?? viewer;
    Object.assign(inside, { viewer: seat, holder: seat });
    await send(async () => {
      const refused = await session.undo(seat, inRow(seat));
      if (refused !== null) Object.assign(inside, { viewer, holder });
      return refused;
    });
  }

  /** How many answers one undo takes back: all of the last row, else one. */
  function inRow(seat: Seat): number {
    const { row, known } = inside;
    const at = known.get(seat)?.position.at;
    return row === null || row.who !== seat || row.to !== at || at === undefined ? 1 : at - row.from;
  }

  async function resign(): Promise<void> {
    const { holder } = inside;
    const { status, question } = get();
    if ((status === 'asking' || status === 'thinking') && holder !== null && !inside.busy && question === null)
      await send(() => session.resign(holder));
  }

  return {
    send,
    answer,
    answerRow: async row => void (await sendRow((who, at) => session.answerRow(who, row, at))),
    answerSensibly: procedures => sendRow((who, at) => session.answerSensibly(who, procedures, at)),
    preview: row => foreseen(who => session.preview(who, row)),
    branches: verbs => foreseen(who => session.branches(who, verbs)),
    undo,
    resign,
    stopThinking: () => void session.stopThinking().catch(ignore),
  };
}
