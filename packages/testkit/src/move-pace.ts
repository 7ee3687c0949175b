/** Whether agents keep to their time: an Admiral's whole move, in this thread's CPU time. */

import { agentAtLevel, decide, greedy, makeAgent, moveTime, ranks } from '@weathergauge/agents';
import type { AnyRuleset, Seat } from '@weathergauge/engine';
import { playOn, seededDice, seededRng, silent } from '@weathergauge/engine';
import { caseOf } from './cases.ts';
import { cpuMicroseconds } from './speed.ts';

/** Moves that are timed, after some decisions. */
const MOVES = 3;
const FIRST = 12;
/** Of the time that the level has: a test is no battle. */
const SCALE = 0.2;
/** The last trial is played to its end, and each answer takes a first look. */
const OVER = 1.25;

interface Timed {
  readonly about: string;
  readonly milliseconds: number;
}

export function moveProblems(ruleset: AnyRuleset, scenario = ruleset.scenarios[0]?.id ?? ''): string[] {
  const allowed = OVER * SCALE * ranks.admiral.milliseconds;
  const moves = timedMoves(ruleset, scenario);
  if (moves.length === 0) return ['the game was over before a move could be timed'];
  return moves
    .filter(({ milliseconds }) => milliseconds > allowed)
    .map(
      ({ about, milliseconds }) =>
        `a whole move (${about}) took ${Math.round(milliseconds)} ms where ${Math.round(allowed)} are allowed`,
    );
}

/** Seat 0 makes a few of its moves as an Admiral; everything else is answered greedily. */
function timedMoves(ruleset: AnyRuleset, scenario: string): Timed[] {
  const the = caseOf(ruleset, { scenario });
  if (typeof the === 'string') throw new Error(the);
  const dice = seededDice(`moves ${ruleset.id}`);
  const s = ruleset.setup(the.config, dice, silent);
  const rng = seededRng(`moves ${ruleset.id}`);
  const time = moveTime();
  const lightly = greedy();
  const clock = (): number => cpuMicroseconds() / 1000;
  const moves: { readonly about: string; milliseconds: number }[] = [];
  let [at, before, decisions] = [0, 0, 0];
  const choose = (seat: Seat) => {
    if (moves.length > MOVES) return null;
    at++;
    if (decisions++ < FIRST || seat !== 0) return decide(lightly, ruleset, s, seat, rng);
    const about = `${ruleset.turnOf?.(s) ?? ''}/${ruleset.prompt(s, seat).about.ship ?? ''}`;
    if (about !== moves.at(-1)?.about || at !== before + 1) moves.push({ about, milliseconds: 0 });
    before = at;
    const began = clock();
    const share = time.shareFor(ruleset, s, seat, at);
    const admiral = makeAgent(agentAtLevel(ruleset, 'admiral', share, SCALE));
    const answer = decide(admiral, ruleset, s, seat, rng, { clock });
    const move = moves.at(-1);
    if (move !== undefined) move.milliseconds += clock() - began;
    return answer;
  };
  playOn(ruleset, s, { choose }, dice);
  // The last was only begun.
  return moves.slice(0, MOVES);
}
