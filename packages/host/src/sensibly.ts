/** Answers for a person as a quick agent would, as long as the questions are of the kind that she has left to it. */

import { greedy, seating } from '@weathergauge/agents';
import type { Refusal, Seat } from '@weathergauge/engine';
import { imagined, refusal, seededRng, seen } from '@weathergauge/engine';
import type { Hosted } from './hosted.ts';
import { answerIn, LONGEST_ROW, toldAtOnce } from './hosted.ts';
import { asksOn, imaginingSeed } from './preview.ts';

/** As a lieutenant chooses (`minds.ts`). */
const adviser = greedy();
const NOT_LEFT = refusal('not-pending', 'nothing of that kind is asked');

/** `procedures` are the first parts of question names, such as `laying-out` of `laying-out.column`. */
export function answerSensiblyIn(
  hosted: Hosted,
  seat: Seat,
  procedures: readonly string[],
  at: number,
): Refusal | null {
  const { match } = hosted;
  const { ruleset } = match;
  const isLeft = (): boolean =>
    asksOn(ruleset, match.state, seat, '') &&
    procedures.includes(ruleset.prompt(match.state, seat).ask.split('.')[0] ?? '');
  const answer = (place: number): Refusal | null => {
    const seed = imaginingSeed(seat, place);
    const state = imagined(ruleset, match.state, seat, seed);
    const seated = { ...seating(ruleset, state, seat, seededRng(seed)), clock: () => 0 };
    return answerIn(hosted, seat, ruleset.vocabulary.print(adviser.choose(seated)), place);
  };
  return toldAtOnce(hosted, () => {
    if (!isLeft()) return NOT_LEFT;
    const refused = answer(at);
    if (refused !== null) return refused;
    for (let i = 1; i < LONGEST_ROW && isLeft(); i++) if (answer(seen(match, seat)) !== null) break;
    return null;
  });
}
