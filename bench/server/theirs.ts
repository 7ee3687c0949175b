/**
 * boardgame.io's server with the same rules and its memory store, in a process of its own. As light as it allows: no undo, no check of
 * an answer beyond that it is the seat's to give, dice from a small generator in the state, no log kept for replays.
 */

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import type { Action, AnyRuleset, Seat } from '@weathergauge/engine';
import { configure, isRefusal, silent } from '@weathergauge/engine';
import { tellUsage } from './usage.ts';

process.env['NODE_ENV'] = 'production';
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof import('boardgame.io/server');

interface G {
  state: object;
  seed: number;
}

const [module = '', scenario = ''] = process.argv.slice(2);
const { ruleset } = (await import(module)) as { ruleset: AnyRuleset };
const config = configure(ruleset, { scenario });
if (isRefusal(config)) throw new Error(config.reason);

const diceFrom = (g: G) => ({
  draw(sides: number): number {
    g.seed = (Math.imul(g.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (g.seed >>> 8) % sides;
  },
});
let begun = 0;
const game = {
  name: 'bench',
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 2,
  turn: { activePlayers: { all: '' } },
  setup: (): G => {
    const g: G = { state: {}, seed: ++begun };
    g.state = ruleset.setup(config, diceFrom(g), silent);
    return g;
  },
  moves: {
    answer: ({ G: g }: { G: G }, seat: Seat, action: Action) => {
      ruleset.apply(g.state, seat, action, diceFrom(g), silent);
    },
  },
  endIf: ({ G: g }: { G: G }) => ruleset.result(g.state) ?? undefined,
};
const server = Server({ games: [game] as never, origins: ['http://localhost'] });
const running = (await server.run({ port: 0, callback: () => {} })) as unknown as { appServer: HttpServer };
tellUsage(`http://localhost:${(running.appServer.address() as AddressInfo).port}/`);
