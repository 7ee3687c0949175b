/** The entry of a playing thread: plays chunks of whole games. */

import { workerData } from 'node:worker_threads';
import type { Agent } from '@weathergauge/agents';
import { parseAgent } from '@weathergauge/agents';
import type { AnyRuleset } from '@weathergauge/engine';
import { isDefeat, isRefusal, printLog } from '@weathergauge/engine';
import type { Chunk, PlayedChunk, Rules } from './chunk.ts';
import { loadRules, STOP } from './chunk.ts';
import { playGame, playLoggedGame } from './game.ts';

const rules = workerData as Rules;
const clock = () => performance.now();

let loading: Promise<AnyRuleset> | null = null;

export default async function playChunk(chunk: Chunk): Promise<PlayedChunk> {
  const { config, seed, first, count, logged } = chunk;
  const ruleset = await (loading ??= loadRules(rules));
  const agents = chunk.agents.map(agentOf);
  const wins = agents.map(() => 0);
  const hashes: string[] = [];
  const logs: string[] = [];
  let draws = 0;
  let defeats = 0;
  let decisions = 0;
  const start = process.threadCpuUsage();
  for (let i = first; i < first + count && Atomics.load(rules.stop, 0) !== STOP; i++) {
    const label = `${ruleset.id}/${config.scenario}/${seed}/${i}`;
    const game = (logged ? playLogged : playGame)(ruleset, config, agents, label, { clock });
    if (isDefeat(game.result)) defeats++;
    else if (game.result.winners.length === 0) draws++;
    for (const seat of game.result.winners) wins[seat] = (wins[seat] ?? 0) + 1;
    decisions += game.decisions;
    hashes.push(game.hash);
  }
  const { user, system } = process.threadCpuUsage(start);
  return { wins, draws, defeats, decisions, cpuMicroseconds: user + system, hashes, logs };

  function playLogged(...game: Parameters<typeof playLoggedGame>) {
    const done = playLoggedGame(...game);
    logs.push(printLog(done.log));
    return done;
  }
}

function agentOf(text: string): Agent {
  const agent = parseAgent(text);
  if (isRefusal(agent)) throw new Error(agent.reason);
  return agent;
}
