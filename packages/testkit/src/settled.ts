/** What a rulebook makes of resignation, time run out and agreement, tried for every seat in every scenario. */

import type { AnyRuleset, Ending, Result, Seat } from '@weathergauge/engine';
import { mustCase } from './cases.ts';
import { findings } from './findings.ts';
import { SHOWN, unplain } from './plain.ts';
import type { AnyPlan, Case } from './plan.ts';
import { copyOf, playOut, seatsOf, textOf } from './play.ts';

/** Decisions between two looks at a game. */
const EVERY = 25;

export function settledProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const found = findings();
  const cases = ruleset.scenarios.flatMap(({ id, minSeats, maxSeats }) =>
    Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => mustCase(ruleset, { scenario: id, seats: minSeats + i })),
  );
  for (const the of cases) {
    playOut(ruleset, plan, { the, seed: 0 }, found, {
      moment(m) {
        if (m.at % EVERY !== 0 || m.pending.length === 0) return;
        const before = copyOf(m.s);
        for (const ending of endingsOf(the)) {
          const result = ruleset.settled(m.s, ending);
          for (const problem of oddResult(the, ending, result)) found.add(m.where, `${ending.how}: ${problem}`);
        }
        if (textOf(before) !== textOf(m.s)) found.add(m.where, 'settled changes the state');
      },
    });
  }
  return found.problems;
}

function endingsOf(the: Case): readonly Ending[] {
  const seats = seatsOf(the);
  return [
    ...seats.flatMap((seat): Ending[] => [
      { how: 'resigned', seat },
      { how: 'out-of-time', seat },
    ]),
    { how: 'agreed', winners: [] },
    ...(seats.length > 1 ? seats.map((seat): Ending => ({ how: 'agreed', winners: [seat] })) : []),
  ];
}

function oddResult(the: Case, ending: Ending, result: Result): string[] {
  const { winners, scores, reason } = result;
  const seats = seatsOf(the);
  const odd = unplain(result, SHOWN, 'the result');
  if (!winners.every(seat => seats.includes(seat)) || new Set(winners).size !== winners.length)
    odd.push('the winners are not seats of the game');
  if (scores.length !== seats.length) odd.push('there is not one score for each seat');
  if (reason === '') odd.push('the result has no reason');
  const loser: Seat | null = ending.how === 'agreed' ? null : ending.seat;
  if (loser !== null && winners.includes(loser)) odd.push('who gives up has won');
  if (ending.how !== 'agreed') return odd;
  if (ending.winners.length === 0 && winners.length > 0) odd.push('a draw has winners');
  if (!ending.winners.every(seat => winners.includes(seat))) odd.push('who was agreed to have won has not');
  return odd;
}
