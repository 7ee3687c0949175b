/**
 * Standing answers: "if asked this, answer that", if it is on offer then. The server gives them as the seat's own answers; only their owner
 * can see them.
 */

import { textFault } from '@weathergauge/engine';
import { z } from 'zod';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const text = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine(each => textFault(each, longest) === null, 'cannot be shown as it is');
/** The name of the question (`Prompt.ask`). */
const on = text(60);

/** Over the socket. The answer to each is the list of standing answers after it, a `StandingAnswer[]`, or a refusal. */
export const standingAsks = [
  z.strictObject({ ask: z.literal('standing'), id, table: id }),
  /** `until`: valid until the end of this turn, or of the battle. Replaces an earlier one for the same question. */
  z.strictObject({
    ask: z.literal('set-standing'),
    id,
    table: id,
    on,
    answer: text(400),
    until: z.enum(['turn', 'battle']),
  }),
  /** Withdraws one, or all. */
  z.strictObject({ ask: z.literal('end-standing'), id, table: id, on: on.optional() }),
] as const;

export interface StandingAnswer {
  readonly on: string;
  readonly answer: string;
  readonly until: 'turn' | 'battle';
}
