/** The entry of a playing thread: plays chunks of whole games. */

import { join } from 'node:path';
import type { Agent } from '@weathergauge/agents';
import { decide, parseAgent, playGame } from '@weathergauge/agents';
import type { AnyRuleset, MatchConfig, Result, Rng } from '@weathergauge/engine';
import {
  answer,
  entryCount,
  hashState,
  isRefusal,
  logOf,
  openMatch,
  printLog,
  resultOf,
  seededDice,
  seededRng,
} from '@weathergauge/engine';
import { isFailure } from './failure.ts';
import { writeQuickly } from './files.ts';
import type { Chunk, Played, Unplayed } from './games.ts';
import { open } from './library.ts';

const clock = () => performance.now();

export default async function answerChunk(chunk: Chunk): Promise<Played | Unplayed> {
  try {
    return await playChunk(chunk);
  } catch (error) {
    if (isFailure(error)) return { failure: error.message };
    throw error;
  }
}

async function playChunk(chunk: Chunk): Promise<Played> {
  const ruleset = await open(chunk.shelf);
  const agents = chunk.agents.map(seatAgent);
  const wins = agents.map(() => 0);
  const hashes: string[] = [];
  let draws = 0;
  let decisions = 0;
  const start = process.threadCpuUsage();
  for (let i = chunk.first; i < chunk.first + chunk.count; i++) {
    const label = `${ruleset.id}/${chunk.config.scenario}/${chunk.seed}/${i}`;
    const game =
      chunk.logs === null
        ? playGame(ruleset, chunk.config, agents, label, { clock })
        : playLogged(ruleset, chunk.config, agents, label, join(chunk.logs, `${i}.wg`));
    if (game.result.winners.length === 0) draws++;
    for (const seat of game.result.winners) wins[seat] = (wins[seat] ?? 0) + 1;
    decisions += game.decisions;
    hashes.push(game.hash);
  }
  const { user, system } = process.threadCpuUsage(start);
  return { wins, draws, decisions, cpuMicroseconds: user + system, hashes };
}

function seatAgent(text: string): Agent {
  const agent = parseAgent(text);
  if (isRefusal(agent)) throw new Error(agent.reason);
  return agent;
}

/** The same game as `playGame` plays from this label, to the last die, but as a match that keeps its log. */
function playLogged(ruleset: AnyRuleset, config: MatchConfig, agents: readonly Agent[], label: string, path: string) {
  const match = openMatch(ruleset, config, seededDice(label));
  const rngs = agents.map((_agent, seat) => seededRng(`${label}/${seat}`));
  for (;;) {
    const seat = ruleset.pending(match.state)[0];
    if (seat === undefined) break;
    const action = decide(agents[seat] as Agent, ruleset, match.state, seat, rngs[seat] as Rng, { clock });
    const done = answer(match, seat, action);
    if (isRefusal(done)) throw new Error(`${agents[seat]?.id} answered what is refused: ${done.reason}`);
  }
  writeQuickly(path, printLog(logOf(match)));
  const result = resultOf(match) as Result;
  return { result, decisions: entryCount(match), hash: hashState(match.state) };
}
