/**
 * Two games that differ only in what another seat has sealed, or in whether it has sealed at all, must be the same to a
 * viewer in every byte of everything that its chair can be asked.
 */

import { decide, greedy } from '@weathergauge/agents';
import type { Refusal, Seat, Viewer } from '@weathergauge/engine';
import { answer, logOf, printLog, seededRng } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import {
  answerAs,
  battle,
  boats,
  duel,
  granted,
  heard,
  hosted,
  library,
  matchOf,
  must,
  people,
  quick,
} from '../test/games.ts';
import type { Chair, Game, NewGame } from './index.ts';
import { hostGame, restoredMatch } from './index.ts';

/** All that a chair says when it is asked; nothing of it changes the game. */
function everything(chair: Chair): string {
  const { position } = chair.look();
  const refusals: (Refusal | null)[] = [
    chair.answer('abandon ship', position.at),
    chair.answer(position.offers[0]?.text ?? 'nothing', position.at + 1),
    chair.reply('agree'),
    chair.reply('decline'),
  ];
  const foresight = position.offers.slice(0, 8).map(({ text }) => [chair.preview([text]), chair.forecast(text)]);
  const past = Array.from({ length: position.now + 1 }, (_, at) => chair.look(at));
  return JSON.stringify([chair.look(), past, chair.history(), foresight, refusals]);
}

function tryToTakeBack(chair: Chair): unknown {
  return [chair.undo(), chair.look(), chair.askUndo(), chair.look(), chair.reply('decline'), chair.look()];
}

interface Seen {
  readonly told: string;
  readonly asked: string;
}

function seenBy(game: Game, who: Viewer, told: unknown): Seen {
  return { told: JSON.stringify(told), asked: everything(game.chair(who)) };
}

/**
 * A way of making the same game again and again, at a position in which orders are sealed, `first` has a choice, and somebody else has to
 * seal as well: whoever seals alone opens what he sealed.
 */
interface Sealing {
  readonly first: Seat;
  again(): Promise<Game>;
}

/** Agents play on to it: at random, ships would never come within range. */
async function beforeSealing(game: NewGame, seed: string): Promise<Sealing> {
  const match = await matchOf(game, seed);
  const { ruleset, state } = match;
  const rng = seededRng(seed);
  for (let i = 0; i < 1_000; i++) {
    const pending = ruleset.pending(state);
    const seat = must(pending[0]);
    if (pending.length > 1 && ruleset.sealed(state, seat) && ruleset.offers(state, seat).length > 1) {
      const log = printLog(logOf(match));
      const again = async () =>
        hostGame(granted(await restoredMatch(library, log, match.secret)), people, { thinker: quick });
      return { first: seat, again };
    }
    granted(answer(match, seat, decide(greedy({ samples: 1 }), ruleset, state, seat, rng)));
  }
  throw new Error('nobody seals anything');
}

const games = [
  ['boats', boats],
  ['the exchange of Age of Sail', battle],
  ['Sails of Glory, Basic', duel],
  ['Sails of Glory, Advanced', { ...duel, options: { level: 'advanced' } }],
] as const;

describe.each(games)('%s', (_name, game) => {
  test.each(['a', 'b', 'c'])('others are shown nothing of what is sealed, nor that it is (%s)', async seed => {
    const { first, again } = await beforeSealing(game, seed);
    const here = await again();
    const others: readonly Viewer[] = [first === 0 ? 1 : 0, 'spectator'];
    const choices = here.chair(first).look().position.offers;
    const before = new Map(others.map(who => [who, seenBy(here, who, [])]));
    const rng = seededRng(seed);
    const texts = new Set([0, choices.length - 1, rng.below(choices.length)].map(i => must(choices[i]).text));
    for (const text of texts) {
      const twin = await again();
      const told = new Map(others.map(who => [who, heard(twin, who)]));
      granted(answerAs(twin, first, text));
      // The rest of its orders as well, as far as they go before anybody else is asked.
      for (let i = 0; i < 40; i++) {
        const { position } = twin.chair(first).look();
        if (position.prompt === null || !position.sealed) break;
        granted(answerAs(twin, first, must(position.offers[rng.below(position.offers.length)]).text));
      }
      for (const who of others) expect(seenBy(twin, who, told.get(who))).toEqual(before.get(who));
      // What cannot be asked without changing the game comes last.
      const fresh = await again();
      for (const who of others) expect(tryToTakeBack(twin.chair(who))).toEqual(tryToTakeBack(fresh.chair(who)));
    }
  });

  test('who was the last to seal does not show afterwards', async () => {
    const { again } = await beforeSealing(game, 'order');
    const histories = await Promise.all(
      [[0, 1] as const, [1, 0] as const].map(async order => {
        const here = await again();
        for (const seat of order) {
          for (let i = 0; i < 60; i++) {
            const { position } = here.chair(seat).look();
            if (position.prompt === null || !position.sealed) break;
            const revealed = here.chair('spectator').look().position.at;
            granted(answerAs(here, seat, must(position.offers[0]).text));
            if (here.chair('spectator').look().position.at !== revealed) break;
          }
        }
        return ([0, 1, 'spectator'] as const).map(who => {
          const chair = here.chair(who);
          return [chair.history(), Array.from({ length: chair.look().position.now + 1 }, (_, at) => chair.look(at))];
        });
      }),
    );
    expect(histories[0]).toEqual(histories[1]);
  });
});

test('an order sealed, taken back and sealed anew is not noticed by the others', async () => {
  const here = await hosted(boats);
  const first = 0;
  const other = 1;
  const told = heard(here, other);
  const before = seenBy(here, other, told);
  granted(answerAs(here, first, 'load charges=3'));
  expect(here.chair(first).look().position.undo).toEqual({ right: 'alone', of: first });
  granted(here.chair(first).undo());
  granted(answerAs(here, first, 'load charges=1'));
  expect(seenBy(here, other, told)).toEqual(before);
  expect(
    here
      .chair(first)
      .history()
      .map(({ event }) => event),
  ).toMatchObject([{ type: 'loaded', charges: 1 }]);
});

test('while orders are sealed everybody else is waited for, and oneself only until one has sealed', async () => {
  const here = await hosted(boats);
  const pending = (who: Viewer) => here.chair(who).look().position.pending;
  expect([pending(0), pending(1), pending('spectator')]).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  granted(answerAs(here, 0, 'load charges=3'));
  expect([pending(0), pending(1), pending('spectator')]).toEqual([[1], [0, 1], [0, 1]]);
});

test('the log that may leave a running game ends before what is still sealed', async () => {
  const here = await hosted(boats);
  const before = here.openLog();
  granted(answerAs(here, 0, 'load charges=3'));
  expect(here.openLog()).toEqual(before);
  expect(before).toMatchObject({
    log: expect.not.stringContaining('load'),
    holds: expect.stringMatching(/later orders still lie face down\.$/),
  });
  expect(before).toMatchObject({ log: here.logUpTo(0, 0) });
  expect(here.logUpTo(0, 1)).toMatchObject({ reason: expect.stringMatching(/face down/) });
});
