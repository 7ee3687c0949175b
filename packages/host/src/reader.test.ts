import type { Viewer } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { battle, boats, granted, hosted, library, people, play, quick } from '../test/games.ts';
import { hostGame, readerOf, restoredMatch } from './index.ts';

describe.each([boats, battle])('the log of a finished game of $ruleset', game => {
  test('is read entry by entry through any eyes, as it was', async () => {
    const here = await hosted(game, 'whole');
    play(here);
    const live = granted(here.reader());
    const reader = readerOf(granted(await restoredMatch(library, here.save().log, null)));
    const { now } = reader.look(0, 0).position;
    expect(reader.curve()).toHaveLength(now + 1);
    expect(reader.curve()).toEqual(live.curve());
    for (const who of [0, 1, 'spectator'] satisfies Viewer[]) {
      const entries = Array.from({ length: now + 1 }, (_, entry) => reader.look(who, entry));
      expect(entries.flatMap(({ happenings }) => happenings)).toEqual(reader.history(who));
      expect(entries.map(({ position }) => position.at)).toEqual(entries.map((_, entry) => entry));
      expect(entries.at(-1)?.position.view).toEqual(here.chair(who).look().position.view);
      expect(reader.history(who).map(({ event, words }) => ({ event, words }))).toEqual(
        here
          .chair(who)
          .history()
          .map(({ event, words }) => ({ event, words })),
      );
    }
    expect(reader.look(0, 1e9).position.at).toBe(now);
    expect(reader.look(0, -1).position.at).toBe(0);
    expect(reader.look(0, now).position.result).not.toBeNull();
  });

  test('branches off at any entry with new dice', async () => {
    const here = await hosted(game);
    play(here);
    const reader = granted(here.reader());
    const branch = hostGame(granted(await restoredMatch(library, reader.logUpTo(5), null)), people, { thinker: quick });
    expect(branch.chair(0).look().position.view).toEqual(reader.look(0, 5).position.view);
    play(branch);
    expect(branch.isOver()).toBe(true);
  });
});
