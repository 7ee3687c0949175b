/**
 * Games that differ only in what another seat has sealed, or in whether it has: every byte that goes out to the others is the same,
 * until the orders are opened.
 */

import type { AnyRuleset, Match, Seat, Viewer } from '@weathergauge/engine';
import { configure, isRefusal, keyFromHex, logOf, openMatch, resume, seededRng } from '@weathergauge/engine';
import type { Thinker } from '@weathergauge/host';
import { ruleset as captainsSea } from '@weathergauge/rules-captains-sea';
import { ruleset as sailsOfGlory } from '@weathergauge/rules-sails-of-glory';
import { ruleset as seaOfGlory } from '@weathergauge/rules-sea-of-glory-1805';
import { turnToWire } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import { must } from '../../test/player.ts';
import { groupCommit } from '../store/group-commit.ts';
import type { LiveGame } from './live-game.ts';
import { liveGame } from './live-game.ts';

const nobody: Thinker = {
  think() {
    throw new Error('there are no agents here');
  },
};

/** A live game on its own, with everything that two viewers are told of it. */
function awake(match: Match, viewers: readonly Viewer[]): { game: LiveGame; told: string[] } {
  const told: string[] = [];
  const seats = Array.from({ length: match.config.seats }, () => ({ kind: 'human' as const }));
  const game = liveGame(
    'table',
    match,
    seats,
    { requests: [null, null], clock: null, begun: null, delay: null },
    {
      commit: groupCommit({ keep: async () => {} }),
      thinker: nobody,
      receipts: { sign: (_log, kind, at) => ({ kind, at, key: '', signature: '' }) },
      now: () => 0,
      onLost() {},
      onMoved() {},
      onOver() {},
      onFault() {},
      onTrouble() {},
    },
  );
  for (const who of viewers) {
    game.watch({
      who,
      foresee: true,
      tell: ({ turn }) => void told.push(JSON.stringify([who, turnToWire(turn)])),
      lost() {},
    });
  }
  return { game, told };
}

/** All that goes out when it is asked for. */
function asked(game: LiveGame, viewers: readonly Viewer[]): string {
  return JSON.stringify(
    viewers.map(who => {
      const chair = game.chair(who);
      return [chair.present(true), chair.present(false), chair.request(), chair.history(), chair.look(0)];
    }),
  );
}

const SECRET = '5a'.repeat(32);

function opened(ruleset: AnyRuleset, scenario: string, options: Record<string, string>): Match {
  const config = configure(ruleset, { scenario, options });
  if (isRefusal(config)) throw new Error(config.reason);
  return openMatch(ruleset, config, { secret: must(keyFromHex(SECRET)), shares: 'own' });
}

/** The same game once more, to be gone on with apart. */
function twin(match: Match): Match {
  const again = resume(match.ruleset, logOf(match), must(keyFromHex(SECRET)));
  if (isRefusal(again)) throw new Error(again.reason);
  return again;
}

const MOMENTS = 12;

test.each<[string, AnyRuleset, string, Record<string, string>]>([
  ['Sails of Glory', sailsOfGlory, 'enemy-in-sight', { level: 'advanced' }],
  ['Captain’s Sea', captainsSea, 'constitution-java', {}],
  ['1805', seaOfGlory, 'trafalgar', {}],
])('%s: what one seat seals changes no byte of what the others are told', async (title, ruleset, scenario, options) => {
  const rng = seededRng(`secrets/${title}`);
  const match = opened(ruleset, scenario, options);
  const { game: played } = awake(match, []);
  let moments = 0;
  for (let i = 0; i < 600 && moments < MOMENTS && !played.isOver(); i++) {
    const sealing = ruleset.pending(match.state).find(seat => ruleset.sealed(match.state, seat));
    const others = ruleset.pending(match.state).length > 1;
    if (sealing !== undefined && others && ruleset.offers(match.state, sealing).length > 1) {
      await compare(match, sealing);
      moments++;
    }
    const seat = must(ruleset.pending(match.state)[0]);
    const { offers, at } = played.chair(seat).present(false);
    expect(await played.act(seat, null, chair => chair.answer(must(offers[rng.below(offers.length)]), at))).toBeNull();
  }
  expect(moments, 'moments at which both seal').toBeGreaterThan(4);
});

/** One order, another, and none: the same to all but the seat that gives it. */
async function compare(match: Match, seat: Seat): Promise<void> {
  const viewers: readonly Viewer[] = [(1 - seat) as Seat, 'spectator'];
  const outcomes: string[] = [];
  for (const choice of [null, 'first', 'last'] as const) {
    const { game, told } = awake(twin(match), viewers);
    const { offers, at } = game.chair(seat).present(false);
    const text = choice === null ? null : must(choice === 'first' ? offers[0] : offers.at(-1));
    if (text !== null) expect(await game.act(seat, 'order', chair => chair.answer(text, at))).toBeNull();
    outcomes.push(JSON.stringify([told, asked(game, viewers)]));
    game.close();
  }
  expect(outcomes[1]).toBe(outcomes[0]);
  expect(outcomes[2]).toBe(outcomes[0]);
}
