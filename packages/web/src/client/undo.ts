/**
 * Taking back: alone where the engine grants it, otherwise with the consent of every other person at the table, asked one
 * after another on this device. Agents always consent: they learn nothing from a game played over. The dice go on from
 * where they are, whatever is taken back.
 */

import type { Seat } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { SessionApi } from './protocol.ts';
import type { Desk, Shown, TableDeps } from './desk.ts';
import { humansOf, mustHandOver, revoker } from './seats.ts';
import type { Plea, TableState } from './table.ts';

/** What the table lends for it. */
interface Lent extends Pick<TableDeps, 'say' | 'privacyScreen'> {
  readonly desk: Desk;
  readonly session: SessionApi;
  get(): TableState;
  set(change: Partial<Shown>): void;
  isPast(epoch: number): boolean;
  attempt(epoch: number, work: () => Promise<void>): Promise<void>;
  refresh(epoch: number): Promise<void>;
  proceed(epoch: number): Promise<void>;
  /** Covers the screen until somebody takes the device, to answer or to say yes or no to a plea. */
  cover(epoch: number, next: Seat, plea?: Plea): Promise<void>;
  keep(): void;
  forgetThought(): void;
}

export function createUndo(table: Lent): Pick<TableState, 'undo' | 'askUndo' | 'answerPlea'> {
  const { desk, session, get, set, isPast } = table;

  async function undo(): Promise<void> {
    const { viewer } = desk;
    if (desk.mode !== 'play' || viewer === 'spectator' || desk.busy || get().plea !== null) return;
    const { status } = get();
    if (status !== 'asking' && status !== 'thinking' && status !== 'moving') return;
    await takeBack(desk.undoer ?? viewer, []);
  }

  /** `holder` is whoever has the device: it changes hands, covered where need be, if that is not `seat`. */
  async function takeBack(seat: Seat, consents: readonly Seat[], holder: Seat = seat): Promise<void> {
    table.forgetThought();
    const epoch = ++desk.epoch;
    desk.turned = epoch;
    desk.busy = true;
    await table.attempt(epoch, async () => {
      const done = await session.undo(seat, consents);
      if (isPast(epoch)) return;
      if (!isRefusal(done)) {
        Object.assign(desk, { viewer: holder === seat ? seat : 'spectator', holder });
        table.keep();
      }
      await table.refresh(epoch);
      if (isPast(epoch)) return;
      if (isRefusal(done)) set({ trouble: done.reason });
      Object.assign(desk, { busy: false, turned: -1 });
      await table.proceed(epoch);
    });
  }

  function askUndo(): void {
    const { status, position, seats, canAskUndo, plea } = get();
    const by = desk.holder;
    if (status !== 'asking' || !canAskUndo || desk.busy || position === null || plea !== null || by === null) return;
    const of = revoker(position, seats);
    if (of === null) return;
    set({ plea: { of, by, asked: by, others: humansOf(seats).filter(seat => seat !== by) } });
  }

  async function answerPlea(agreed: boolean): Promise<void> {
    const { plea, status } = get();
    if (plea === null || desk.busy) return;
    const covered = status === 'handing-over';
    if (!agreed) return declined(plea, covered);
    const [next, ...others] = plea.others;
    if (next !== undefined) return askNext({ ...plea, asked: next, others }, covered);
    const everybody = get().seats.map((_, seat) => seat as Seat);
    await takeBack(
      plea.of,
      everybody.filter(seat => seat !== plea.of),
      plea.asked,
    );
  }

  /** Once the screen is covered it stays so: whoever has the device now need not see the table of the one who asks. */
  async function askNext(plea: Plea, covered: boolean): Promise<void> {
    const { position, seats } = get();
    if (position === null) return;
    if (!covered && !mustHandOver(position, seats, desk.holder, plea.asked, table.privacyScreen()))
      return set({ plea });
    const epoch = ++desk.epoch;
    await table.attempt(epoch, () => table.cover(epoch, plea.asked, plea));
  }

  async function declined(plea: Plea, covered: boolean): Promise<void> {
    // Whoever thinks better of her own wish need not be told.
    if (plea.asked === plea.by) return set({ plea: null });
    const trouble = table.say('undoDeclined');
    if (!covered) return set({ plea: null, trouble });
    desk.note = trouble;
    const epoch = ++desk.epoch;
    await table.attempt(epoch, () => table.cover(epoch, plea.by));
  }

  return { undo, askUndo, answerPlea };
}
