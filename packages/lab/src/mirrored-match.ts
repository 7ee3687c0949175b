/** Two agents against each other, each on both sides of the same dice. */

import type { Agent } from '@weathergauge/agents';
import type { AnyRuleset, MatchConfig, Result, Seat } from '@weathergauge/engine';
import type { GameOptions } from './game.ts';
import { playGame } from './game.ts';
import { wilson } from './wilson.ts';

export interface MatchOptions extends GameOptions {
  readonly label: string;
  /** Each pair is two games: the same label, sides swapped. */
  readonly pairs: number;
  /** Which of the two agents plays a seat in the first game of a pair; by default odd and even seats. */
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

/** 1 if only my seats won, -1 if only others did, 0 for a draw or a shared victory. */
function verdict({ winners }: Result, isMine: (seat: Seat) => boolean): number {
  const mine = winners.filter(isMine).length;
  if (mine === winners.length) return mine === 0 ? 0 : 1;
  return mine === 0 ? -1 : 0;
}

export function sumOf(scores: readonly MatchScore[]): MatchScore {
  const sum = (count: (score: MatchScore) => number): number => scores.reduce((so, each) => so + count(each), 0);
  return score(
    sum(({ wins }) => wins),
    sum(({ draws }) => draws),
    sum(({ losses }) => losses),
    sum(({ decisions }) => decisions),
  );
}

function score(wins: number, draws: number, losses: number, decisions: number): MatchScore {
  const games = wins + draws + losses;
  const rate = games === 0 ? 0 : (wins + draws / 2) / games;
  return { games, wins, draws, losses, decisions, rate, ...wilson(rate, games) };
}
