/**
 * Asking for consent on one device. The host decides who must agree; here the people are asked one after another, on the
 * cover screen where they may not see the board, and whoever asks is asked first to confirm.
 */

import type { Seat } from '@weathergauge/engine';
import type { ConsentRequest } from '../protocol.ts';
import { humansOf, mustHandOver } from '../seats.ts';
import type { ConsentQuestion, GameState } from '../store.ts';
import type { Actions } from './actions.ts';
import type { Core } from './core.ts';
import type { Screen } from './screen.ts';

export interface Consent extends Pick<GameState, 'askUndo' | 'offerDraw' | 'answerQuestion'> {
  /** The host has a request that people here must answer, or one was declined. */
  onRequest(request: ConsentRequest): void;
}

export function createConsent(core: Core, { cover }: Screen, { send }: Actions): Consent {
  const { deps, inside, session, get, set } = core;

  function askUndo(): void {
    const { status, seats, canAskUndo, question } = get();
    const by = inside.holder;
    if (status !== 'asking' || !canAskUndo || inside.busy || question !== null || by === null) return;
    const of = inside.known.get(by)?.position.undo.of ?? null;
    if (of !== null) askFirst('undo', by, of, seats);
  }

  function offerDraw(): void {
    const { status, seats, question } = get();
    const by = inside.holder;
    if (status === 'asking' && !inside.busy && question === null && by !== null) askFirst('draw', by, by, seats);
  }

  /** Asks the person who has the device to confirm. */
  function askFirst(kind: ConsentQuestion['kind'], by: Seat, of: Seat, seats: GameState['seats']): void {
    set({ question: { kind, of, by, asked: by, others: humansOf(seats).filter(seat => seat !== by) } });
  }

  async function answerQuestion(agreed: boolean): Promise<void> {
    const { question } = get();
    if (question === null || inside.busy) return;
    const { asked, by, kind } = question;
    if (asked !== by) return send(() => session.reply(asked, agreed ? 'agree' : 'decline'));
    if (!agreed) return set({ question: null });
    await send(() => (kind === 'undo' ? session.askUndo(by) : session.offerDraw(by)));
  }

  function onRequest({ kind, by, of, waiting, declined }: ConsentRequest): void {
    const { status, position, seats } = get();
    const covered = status === 'handing-over';
    const [asked, ...others] = waiting;
    if (declined !== null || asked === undefined) return wasDeclined(kind, by, covered);
    const question: ConsentQuestion = { kind, by, of, asked, others };
    // Once the screen is covered it stays covered: the next person asked may not see the asker's board.
    const hands = position !== null && mustHandOver(position, seats, inside.holder, asked, deps.privacyScreen());
    if (covered || hands) cover(asked, question);
    else set({ question });
  }

  function wasDeclined(kind: ConsentRequest['kind'], by: Seat, covered: boolean): void {
    const trouble = deps.say(kind === 'undo' ? 'undoDeclined' : 'drawDeclined');
    if (!covered) return set({ question: null, trouble });
    inside.note = trouble;
    cover(by);
  }

  return { askUndo, offerDraw, answerQuestion, onRequest };
}
