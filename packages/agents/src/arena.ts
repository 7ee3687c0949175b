/** Whole games between agents, and matches in which both sides get both ends of the same luck. */

import type { AnyRuleset, Emit, MatchConfig, Result, Rng, Seat } from '@weathergauge/engine';
import { hashState, seededDice, seededRng, silent } from '@weathergauge/engine';
import type { Agent, DecideOptions } from './agent.ts';
import { decide } from './agent.ts';

export interface GameOptions extends DecideOptions {
  readonly events?: Emit;
  /** A game that is not over by then is a bug of its rulebook. */
  readonly maxDecisions?: number;
}

export interface PlayedGame {
  readonly result: Result;
  readonly decisions: number;
  readonly hash: string;
  readonly state: object;
}

export const MOST_DECISIONS = 100_000;

/** Plays to the end. The label seeds the dice and every agent: the same label is the same game. */
export function playGame(
  ruleset: AnyRuleset,
  config: MatchConfig,
  agents: readonly Agent[],
  label: string,
  options: GameOptions = {},
): PlayedGame {
  const { events = silent, maxDecisions = MOST_DECISIONS } = options;
  if (agents.length !== config.seats)
    throw new Error(`${config.seats} seats need as many agents, not ${agents.length}`);
  const dice = seededDice(label);
  const rngs = agents.map((_agent, seat) => seededRng(`${label}/${seat}`));
  const state = ruleset.setup(config, dice, events);
  let decisions = 0;
  for (;;) {
    const seat = ruleset.pending(state)[0];
    if (seat === undefined) break;
    if (decisions >= maxDecisions) throw new Error(`${ruleset.id} ${label} is not over after ${decisions} decisions`);
    const answer = decide(agents[seat] as Agent, ruleset, state, seat, rngs[seat] as Rng, options);
    ruleset.apply(state, seat, answer, dice, events);
    decisions++;
  }
  const result = ruleset.result(state);
  if (result === null) throw new Error(`${ruleset.id} ${label} waits for nobody, yet has no result`);
  return { result, decisions, hash: hashState(state), state };
}

export interface MatchOptions extends GameOptions {
  readonly label: string;
  /** Each is two games: same label, sides changed. */
  readonly pairs: number;
  /** Which of the two agents takes a seat in the first game of a pair; odd and even seats when nothing is said. */
  readonly side?: (seat: Seat) => 0 | 1;
  readonly onGame?: (score: MatchScore) => void;
}

export interface MatchScore {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly decisions: number;
  /** Wins and half the draws of the first agent, as a share of the games. */
  readonly rate: number;
  /** Wilson's 95 % interval of `rate`. */
  readonly low: number;
  readonly high: number;
}

/** Agent A against agent B, as A sees it. */
export function mirroredMatch(
  ruleset: AnyRuleset,
  config: MatchConfig,
  a: Agent,
  b: Agent,
  options: MatchOptions,
): MatchScore {
  const side = options.side ?? (seat => (seat % 2 === 0 ? 0 : 1));
  const seats = Array.from({ length: config.seats }, (_, seat) => seat as Seat);
  let wins = 0;
  let draws = 0;
  let losses = 0;
  let decisions = 0;
  for (let pair = 0; pair < options.pairs; pair++) {
    for (const mine of [0, 1] as const) {
      const agents = seats.map(seat => (side(seat) === mine ? a : b));
      const game = playGame(ruleset, config, agents, `${options.label}/${pair}`, options);
      const outcome = verdict(game.result, seat => side(seat) === mine);
      if (outcome > 0) wins++;
      else if (outcome < 0) losses++;
      else draws++;
      decisions += game.decisions;
      options.onGame?.(score(wins, draws, losses, decisions));
    }
  }
  return score(wins, draws, losses, decisions);
}

/** 1 when only seats of mine won, -1 when only others did, 0 for a draw or a victory that is shared. */
function verdict({ winners }: Result, isMine: (seat: Seat) => boolean): number {
  const mine = winners.filter(isMine).length;
  if (mine === winners.length) return mine === 0 ? 0 : 1;
  return mine === 0 ? -1 : 0;
}

function score(wins: number, draws: number, losses: number, decisions: number): MatchScore {
  const games = wins + draws + losses;
  const rate = games === 0 ? 0 : (wins + draws / 2) / games;
  return { games, wins, draws, losses, decisions, rate, ...wilson(rate, games) };
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964;

/** Wilson's score interval for a share of n trials. */
export function wilson(rate: number, n: number): { readonly low: number; readonly high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const spread = (Z * Z) / n;
  const centre = (rate + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / n + spread / (4 * n));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
