/**
 * What a viewer is told without words, sent as text and worded elsewhere, is what a listener at the table is told: in every
 * byte, for every viewer, with rows, undos and requests.
 */

import type { Viewer } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { asked, battle, boats, crossing, duel, hosted, matchOf, must } from '../test/games.ts';
import type { NewGame, PlainTurn, Turn } from './index.ts';
import { wordedPosition, wordedTurn } from './index.ts';

const viewers: readonly Viewer[] = [0, 1, 'spectator'];
const sent = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

test.each<[string, NewGame]>([
  ['boats', boats],
  ['a battle', battle],
  ['a convoy', crossing],
  ['a duel of cards', duel],
])('%s: words put to a turn elsewhere are the words told here', async (_, wished) => {
  const { ruleset, config } = await matchOf(wished);
  const game = await hosted(wished);
  const told: { who: Viewer; turn: Turn }[] = [];
  const plain: { who: Viewer; turn: PlainTurn }[] = [];
  game.listen(viewers, news => void told.push(...news));
  game.listenPlain(viewers, true, news => void plain.push(...news));
  const last = new Map<Viewer, unknown>(viewers.map(who => [who, sent(game.chair(who).look().position.view)]));
  const rng = seededRng('worded');
  for (let i = 0; i < 60; i++) {
    const position = asked(game);
    if (position === null) break;
    const chair = game.chair(position.who);
    const [first, second] = [must(position.offers[rng.below(position.offers.length)]), position.offers[0]];
    chair.answerRow([first.text, second?.text ?? first.text], position.at);
    if (i % 7 === 3) chair.undo();
    if (i % 11 === 5 && chair.askUndo() === null) game.chair(position.who === 0 ? 1 : 0).reply('decline');
  }
  expect(plain.length).toBeGreaterThan(30);
  expect(plain.map(({ who, turn }) => ({ who, turn: sent(wordedTurn(ruleset, config, sent(turn))) }))).toEqual(
    sent(told),
  );
  for (const { who, turn } of plain) {
    // The view before each is the one that was told last: a patch on it brings the viewer up to date.
    expect(sent(turn.before)).toEqual(last.get(who));
    last.set(who, sent(turn.position.view));
  }
  for (const who of viewers) {
    const chair = game.chair(who);
    expect(wordedPosition(ruleset, config, chair.present(true))).toEqual(chair.look().position);
  }
});

test('without foresight the offers are those of the rulebook, and nothing is tried out', async () => {
  const game = await hosted(crossing);
  const position = must(asked(game));
  const bare = game.chair(position.who).present(false);
  expect(bare.foreseen).toBeNull();
  expect(bare.offers.toSorted()).toEqual(position.offers.map(({ text }) => text).toSorted());
});
