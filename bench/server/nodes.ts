/**
 * Two nodes on one PostgreSQL beside one node alone. All of them, the database and the generator share the processors of this machine,
 * so what is compared is what each second of a node's own CPU time brings: two nodes can do as much as both figures together.
 */

import { seededRng } from '@weathergauge/engine';
import type { AnyRuleset } from '@weathergauge/engine';
import { startPostgres } from '../../packages/server/test/postgres.ts';
import { median } from '../measure.ts';
import { play } from './load.ts';
import { ourBoard } from './our-board.ts';
import type { Process } from './processes.ts';
import { start } from './processes.ts';
import { openAll } from './rounds.ts';
import type { Figure, ServerWish } from './run.ts';

export async function measureNodes(wish: ServerWish): Promise<Figure[]> {
  const { module, rounds, warmUps } = wish;
  const { ruleset } = (await import(module)) as { ruleset: AnyRuleset };
  const cluster = await startPostgres('durable');
  const nodes: Process[] = [];
  try {
    const alone = await start('./ours.ts', [await cluster.database('one')]);
    nodes.push(alone);
    const both = await cluster.database('two');
    const pair = [await start('./ours.ts', [both]), await start('./ours.ts', [both])];
    nodes.push(...pair);
    const ones: number[] = [];
    const full: number[] = [];
    const shared: number[] = [];
    const half = { ...wish, games: Math.floor(wish.games / pair.length) };
    for (let i = 0; i < warmUps + rounds; i++) {
      const one = await capacity([alone], ruleset.id, wish, `one/${i}`);
      const two = await capacity(pair, ruleset.id, wish, `two/${i}`);
      const halves = await capacity(pair, ruleset.id, half, `halves/${i}`);
      if (i < warmUps) continue;
      ones.push(one);
      full.push(two);
      shared.push(halves);
    }
    return [
      { id: 'server.postgresPerCpuSecond', value: median(ones), unit: 'answers/s' },
      // A node is added because the first has all that it can hold: so each has as many games as the one alone.
      { id: 'server.scaling2Nodes', value: median(full) / median(ones), unit: 'times' },
      { id: 'server.scaling2NodesSharedGames', value: median(shared) / median(ones), unit: 'times' },
    ];
  } finally {
    for (const node of nodes) node.end();
    await cluster.stop();
  }
}

/** Answers for each CPU second, of all nodes together, when each has so many games. */
async function capacity(nodes: readonly Process[], ruleset: string, wish: ServerWish, seed: string): Promise<number> {
  const { games, answers, scenario } = wish;
  const shares = await Promise.all(
    nodes.map(({ address }) => openAll(games, () => ourBoard(address, ruleset, scenario))),
  );
  const usedBefore = await Promise.all(nodes.map(node => node.used('cpu')));
  const played = await Promise.all(shares.map((boards, i) => play(boards, answers, seededRng(`${seed}/${i}`))));
  const usedAfter = await Promise.all(nodes.map(node => node.used('cpu')));
  for (const board of shares.flat()) board.close();
  return played
    .map((each, i) => each.answers / ((usedAfter[i] as number) - (usedBefore[i] as number)))
    .reduce((sum, each) => sum + each, 0);
}
