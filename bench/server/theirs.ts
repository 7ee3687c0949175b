/**
 * boardgame.io's server with the same rules and its memory store, in a process of its own. No undo and dice from a small generator in the
 * state, however it is hosted; its default log is the only one. Words: the rulebook's module, the scenario, and a `Hosting`.
 */

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import type { Action, AnyRuleset, Dice, GameEvent, Seat, Viewer } from '@weathergauge/engine';
import { configure, eventsFor, isRefusal, silent } from '@weathergauge/engine';
import type { Hosting, Shown } from './their-hosting.ts';
import { tellUsage } from './usage.ts';

process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');
/** The one that boardgame.io itself wraps every move in. */
const { original } = createRequire(require.resolve('boardgame.io/server'))('immer') as { original<T>(draft: T): T };

interface G {
  state: object;
  seed: number;
  /** What came of the last answer, for all audiences. */
  told: readonly GameEvent[];
}

interface Move {
  readonly G: G;
  readonly playerID: string;
}

const [module = '', scenario = '', hosting = ''] = process.argv.slice(2);
const { ruleset } = (await import(module)) as { ruleset: AnyRuleset };
const config = configure(ruleset, { scenario });
if (isRefusal(config)) throw new Error(config.reason);

const diceFrom = (g: G): Dice => ({
  draw(sides: number): number {
    g.seed = (Math.imul(g.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (g.seed >>> 8) % sides;
  },
});

/** Everybody is sent the whole state, and whatever a player sends is done. */
const lightest = {
  moves: {
    answer: ({ G: g }: Move, seat: Seat, action: Action) => {
      ruleset.apply(g.state, seat, action, diceFrom(g), silent);
    },
  },
};

const playerView = ({ G: { state, told }, playerID }: { readonly G: G; readonly playerID: string | null }): Shown => {
  const who: Viewer = playerID === null ? 'spectator' : (Number(playerID) as Seat);
  const isAsked = who !== 'spectator' && ruleset.result(state) === null && ruleset.pending(state).includes(who);
  return {
    view: ruleset.view(state, who),
    pending: ruleset.pending(state),
    prompt: isAsked ? ruleset.prompt(state, who) : null,
    offers: isAsked ? ruleset.offers(state, who).map(action => ruleset.vocabulary.print(action)) : [],
    told: eventsFor(told, who),
  };
};

/** What a player orders is kept from the others, and no page makes a move ahead of the server by a state that it has not. */
const secret = { redact: true, client: false } as const;

/** Each sees what she may, and does what she is offered. Moves change the state that they are given, as its documentation has them. */
const sameService = {
  playerView,
  moves: {
    answer: {
      ...secret,
      move: ({ G: g, playerID }: Move, text: string) => {
        const seat = Number(playerID) as Seat;
        const action = ruleset.vocabulary.parse(text);
        // The state itself, as nothing is changed yet: rules are slow to read it through the proxies that Immer puts around it.
        if (action === null || ruleset.refuse(original(g).state, seat, action) !== null) return INVALID_MOVE;
        const told: GameEvent[] = [];
        ruleset.apply(g.state, seat, action, diceFrom(g), event => told.push(event));
        g.told = told;
        return undefined;
      },
    },
  },
};

/** The same past Immer: a move changes a copy that the rulebook makes, and returns that. */
const byCopies = {
  playerView,
  moves: {
    answer: {
      ...secret,
      move: ({ G: g, playerID }: Move, text: string) => {
        const seat = Number(playerID) as Seat;
        const { state, seed } = original(g);
        const action = ruleset.vocabulary.parse(text);
        if (action === null || ruleset.refuse(state, seat, action) !== null) return INVALID_MOVE;
        const told: GameEvent[] = [];
        const next: G = { state: ruleset.clone(state), seed, told };
        ruleset.apply(next.state, seat, action, diceFrom(next), event => told.push(event));
        return next;
      },
    },
  },
};

const HOSTED: Readonly<Record<Hosting, object>> = { lightest, 'same-service': sameService, 'by-copies': byCopies };

let begun = 0;
const game = {
  name: 'bench',
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 2,
  turn: { activePlayers: { all: '' } },
  setup: (): G => {
    const g: G = { state: {}, seed: ++begun, told: [] };
    g.state = ruleset.setup(config, diceFrom(g), silent);
    return g;
  },
  endIf: ({ G: g }: { G: G }) => ruleset.result(g.state) ?? undefined,
  ...HOSTED[hosting as Hosting],
};
const server = Server({ games: [game] as never, origins: ['http://localhost'] });
const running = (await server.run({ port: 0, callback: () => {} })) as unknown as { appServer: HttpServer };
tellUsage(`http://localhost:${(running.appServer.address() as AddressInfo).port}/`);
