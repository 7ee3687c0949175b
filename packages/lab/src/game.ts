/** One whole game between agents. The label seeds dice and agents: the same label gives the same game. */

import type { Agent, DecideOptions } from '@weathergauge/agents';
import { decide } from '@weathergauge/agents';
import type { Action, AnyRuleset, Emit, GameLog, MatchConfig, Play, Result, Rng } from '@weathergauge/engine';
import {
  finish,
  hashState,
  logOf,
  openMatch,
  playMatch,
  playOn,
  seededDice,
  seededRng,
  silent,
} from '@weathergauge/engine';

export interface GameOptions extends DecideOptions {
  readonly events?: Emit;
  /** A game that is not over after so many decisions is a bug of its rulebook. */
  readonly maxDecisions?: number;
}

export interface PlayedGame {
  readonly result: Result;
  readonly decisions: number;
  readonly hash: string;
  readonly state: object;
}

const MOST_DECISIONS = 100_000;

/** Plays without a log, as fast as possible. */
export function playGame(
  ruleset: AnyRuleset,
  config: MatchConfig,
  agents: readonly Agent[],
  label: string,
  options: GameOptions = {},
): PlayedGame {
  const { events = silent } = options;
  const dice = seededDice(label);
  const state = ruleset.setup(config, dice, events);
  const decisions = playOn(
    ruleset,
    state,
    agentsPlay(ruleset, config, agents, label, () => state, options),
    dice,
    events,
  );
  return played(ruleset, label, state, decisions);
}

/** Plays the same game as `playGame`, as a match with a log. */
export function playLoggedGame(
  ruleset: AnyRuleset,
  config: MatchConfig,
  agents: readonly Agent[],
  label: string,
  options: DecideOptions = {},
): PlayedGame & { readonly log: GameLog } {
  const match = openMatch(ruleset, config, seededDice(label));
  const decisions = playMatch(
    match,
    agentsPlay(ruleset, config, agents, label, () => match.state, options),
  );
  // There is no commitment to the dice, but the proof shows whether the log is damaged.
  finish(match);
  return { ...played(ruleset, label, match.state, decisions), log: logOf(match) };
}

function agentsPlay(
  ruleset: AnyRuleset,
  config: MatchConfig,
  agents: readonly Agent[],
  label: string,
  state: () => object,
  options: GameOptions,
): Play<Action> {
  if (agents.length !== config.seats)
    throw new Error(`${config.seats} seats need as many agents, not ${agents.length}`);
  const rngs = agents.map((_agent, seat) => seededRng(`${label}/${seat}`));
  const answers = agents.map(() => 0);
  let all = 0;
  return {
    choose(seat) {
      const others = all - (answers[seat] as number);
      all++;
      answers[seat] = (answers[seat] as number) + 1;
      return decide(agents[seat] as Agent, ruleset, state(), seat, rngs[seat] as Rng, { ...options, others });
    },
    most: options.maxDecisions ?? MOST_DECISIONS,
  };
}

function played(ruleset: AnyRuleset, label: string, state: object, decisions: number): PlayedGame {
  const result = ruleset.result(state);
  if (result === null) throw new Error(`${ruleset.id} ${label} is not over after ${decisions} decisions`);
  return { result, decisions, hash: hashState(state), state };
}
