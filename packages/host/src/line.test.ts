import { parseLog } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { battle, boats, crossing, granted, hosted, library, must, play } from '../test/games.ts';
import { restoredMatch } from './index.ts';
import { lineFrom } from './line.ts';

test.each([
  ['boats', boats],
  ['Age of Sail', battle],
  ['Convoy', crossing],
])('the line of another order is a log that holds, up to the end of the turn: %s', async (_name, game) => {
  const here = await hosted(game, 'line');
  play(here, 6);
  const { log } = here.save();
  const match = granted(await restoredMatch(library, log, null));
  const { ruleset } = match;
  const turn = ruleset.turnOf?.(match.state);
  const seat = must(ruleset.pending(match.state)[0]);
  const order = ruleset.vocabulary.print(must(ruleset.offers(match.state, seat).at(-1)));
  const before = granted(parseLog(log)).entries.length;
  const line = lineFrom(match, seat, [order, 'nonsense']);
  const entries = granted(parseLog(line)).entries;
  expect(entries[before]).toMatchObject({ kind: 'answer', seat, action: order });
  const again = granted(await restoredMatch(library, line, null));
  expect(ruleset.result(again.state) !== null || ruleset.turnOf?.(again.state) !== turn || turn === undefined).toBe(
    true,
  );
});
