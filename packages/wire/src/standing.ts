/**
 * Standing answers: "if asked this, answer that", within what is offered then. The server keeps them as sealed as orders are, and gives
 * them as the seat's own answers. Nobody else is ever told of them.
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
/** The word by which a rulebook asks (`Prompt.ask`). */
const on = text(60);

/** Over the socket. The answer to each is the list of all that stand then, a `StandingAnswer[]`, or why not. */
export const standingAsks = [
  z.strictObject({ ask: z.literal('standing'), id, table: id }),
  /** `until`: to the end of this turn of the book, or of the battle. Another for the same question takes its place. */
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
