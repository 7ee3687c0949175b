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
    const others = seats.flatMap(({ kind: who }, seat) => (who === 'agent' || seat === by ? [] : [seat as Seat]));
    set({ question: { kind, of, by, asked: by, others } });
  }

  async function answerQuestion(agreed: boolean): Promise<void> {
    const { question } = get();
    if (question === null || inside.busy) return;
    const { asked, by, kind } = question;
    // Those who are asked sit at another screen: all that can be done here is to withdraw it.
    if (!humansOf(get().seats).includes(asked)) return send(() => session.reply(by, 'decline'));
    if (asked !== by) return send(() => session.reply(asked, agreed ? 'agree' : 'decline'));
    if (!agreed) return set({ question: null });
    // What was ordered at once is taken back at once.
    const { row } = inside;
    const since = row !== null && row.who === by ? row.from : undefined;
    await send(() => (kind === 'undo' ? session.askUndo(by, since) : session.offerDraw(by)));
  }

  function onRequest({ kind, by, of, waiting, declined }: ConsentRequest): void {
    const { status, position, seats } = get();
    const covered = status === 'handing-over';
    const here = humansOf(seats);
    const [asked, ...others] = waiting.toSorted((a, b) => Number(here.includes(b)) - Number(here.includes(a)));
    if (declined !== null || asked === undefined) {
      // Whoever has said no alone at a screen knows it.
      const isKnown = here.length === 1 && declined === here[0];
      return isKnown ? set({ question: null }) : wasDeclined(kind, by, covered);
    }
    if (!here.includes(asked) && !here.includes(by)) return set({ question: null });
    const question: ConsentQuestion = { kind, by, of, asked, others };
    // Once the screen is covered it stays covered: the next person asked may not see the asker's board.
    const hands = position !== null && mustHandOver(position, seats, inside.holder, asked, deps.privacyScreen());
    if (covered || hands) cover(asked, question);
    else set({ question });
  }

  function wasDeclined(kind: ConsentRequest['kind'], by: Seat, covered: boolean): void {
    const trouble = deps.say(`${kind}Declined`);
    set({ declined: trouble });
    if (!covered) return set({ question: null, trouble });
    inside.note = trouble;
    cover(by);
  }

  return { askUndo, offerDraw, answerQuestion, onRequest };
}
