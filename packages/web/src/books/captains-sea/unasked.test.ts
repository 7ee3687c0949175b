/** People are not asked for what they have settled by a standing order, nor for a lone pass, where nobody could learn from it. */

import type { Seat } from '@weathergauge/engine';
import type { Game, Position, SeatPlan } from '@weathergauge/host';
import { ruleset } from '@weathergauge/rules-captains-sea';
import { expect, test } from 'vitest';
import { hosted } from '../hosted.fixture.ts';

const human: SeatPlan = { kind: 'human' };
const agent: SeatPlan = { kind: 'agent', level: 'midshipman' };

async function begun(seats: readonly SeatPlan[]): Promise<Game> {
  const config = { ruleset: 'captains-sea', scenario: 'constitution-java', seats, options: {} };
  const game = await hosted(ruleset, config, 'unasked');
  game.start();
  return game;
}

async function nextAsked(game: Game, seats: readonly Seat[]): Promise<Position> {
  for (let waits = 0; waits < 5000; waits++) {
    const asked = seats.map(seat => game.chair(seat).look().position).find(({ prompt }) => prompt !== null);
    if (asked !== undefined) return asked;
    await new Promise(resolve => setTimeout(resolve, 0));
  }
  throw new Error('nobody is asked any more');
}

/** Answers for people as `choose` says; else with the first offer. Returns the windows that they were asked in. */
async function played(
  game: Game,
  seats: readonly Seat[],
  answers: number,
  choose: (position: Position) => string | undefined = () => undefined,
): Promise<readonly Position[]> {
  const windows: Position[] = [];
  for (let i = 0; i < answers && !game.isOver(); i++) {
    const position = await nextAsked(game, seats);
    if (position.prompt?.ask === 'window.card') windows.push(position);
    const text = choose(position) ?? position.offers[0]?.text ?? '';
    expect(game.chair(position.who).answer(text, position.at)).toBeNull();
  }
  return windows;
}

/** Once, as crews are first placed; afterwards the crew is as it is. */
function ordering(order: string): (position: Position) => string | undefined {
  let given = false;
  return ({ prompt, offers }) => {
    if (prompt?.ask !== 'mustering.orders') return undefined;
    const wanted = given ? 'done' : `standing order=${order}`;
    given = true;
    return offers.find(({ text }) => text.startsWith(wanted))?.text;
  };
}

/** Passes of a seat in the log. */
function passes(game: Game, seat: Seat): number {
  return game.save().log.match(new RegExp(`\\b${seat}\\b.* pass\\b`, 'g'))?.length ?? 0;
}

test('who has ordered that nothing be asked is asked for no card, and passes all the same', async () => {
  const game = await begun([human, agent]);
  const windows = await played(game, [0], 40, ordering('nothing'));
  expect(windows.map(({ view }) => (view as { order: number }).order).filter(order => order === 0)).toEqual([]);
  expect(passes(game, 0)).toBeGreaterThan(5);
  game.close();
});

test('who has nothing to play is asked only where another person could learn of it', async () => {
  const lone = await begun([human, agent]);
  const alone = await played(lone, [0], 80);
  expect(alone.length).toBeGreaterThan(3);
  expect(alone.filter(({ offers }) => offers.length === 1)).toEqual([]);
  lone.close();
  const two = await begun([human, human]);
  const together = await played(two, [0, 1], 120);
  expect(together.some(({ offers }) => offers.length === 1)).toBe(true);
  two.close();
});

test('with another person at the table everybody is asked alike, and only he himself is told of his order', async () => {
  const two = await begun([human, human]);
  const order = ordering('nothing');
  const windows = await played(two, [0, 1], 120, position => (position.who === 0 ? order(position) : undefined));
  const his = windows.filter(({ who, view }) => who === 0 && (view as { order: number }).order === 0);
  expect(his.length).toBeGreaterThan(3);
  for (const { offers, passing } of his) {
    expect(offers.map(({ text }) => text)).toEqual(['pass']);
    expect(passing).toEqual({ offer: 0, ordered: true });
  }
  const others = windows.filter(({ who }) => who === 1);
  expect(others.length).toBeGreaterThan(3);
  for (const { passing, offers } of others) {
    expect(passing?.ordered).toBe(false);
    expect(offers[passing?.offer ?? -1]?.text).toBe('pass');
  }
  two.close();
});

test('what was answered without asking is taken back together with the answer before it', async () => {
  const game = await begun([human, agent]);
  await played(game, [0], 30, ordering('nothing'));
  const chair = game.chair(0);
  const before = (await nextAsked(game, [0])).prompt;
  const { undo } = chair.look().position;
  expect(undo.right).not.toBe('none');
  expect(undo.right === 'alone' ? chair.undo() : chair.askUndo()).toBeNull();
  const after = await nextAsked(game, [0]);
  expect(after.prompt).not.toBeNull();
  expect(after.prompt?.ask).not.toBe('window.card');
  expect(before).not.toBeNull();
  game.close();
});

test('hands of cards are covered whenever a screen changes hands, until the game is over', async () => {
  const game = await begun([human, human]);
  expect((await nextAsked(game, [0, 1])).sealed).toBe(true);
  await played(game, [0, 1], 60);
  expect((await nextAsked(game, [0, 1])).sealed).toBe(true);
  expect(game.chair(0).resign()).toBeNull();
  expect(game.chair(0).look().position.sealed).toBe(false);
  game.close();
});
