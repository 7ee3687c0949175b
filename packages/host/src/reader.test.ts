import type { Viewer } from '@weathergauge/engine';
import { UNFITTED } from '@weathergauge/engine';
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

  test('is told page by page; what others sealed is told to those who look on, and to players that it was sealed', async () => {
    const here = await hosted(game, 'pages');
    play(here);
    const reader = granted(here.reader());
    for (const who of [0, 1, 'spectator'] satisfies Viewer[]) {
      const pages = reader.pages(who);
      expect(pages.flatMap(({ happenings }) => happenings)).toEqual(reader.history(who));
      // A replay captions each entry with it.
      for (const { entry, answer } of pages) {
        const { said = null, asked } = reader.look(who, entry).position;
        expect(said).toBe(answer);
        // And what was sealed with no question, which would tell of it.
        expect(asked !== undefined).toBe(answer !== null && !answer.endsWith(': a sealed order'));
      }
      // Charges are loaded under seal; all else is done openly.
      const loaded = pages.flatMap(({ answer }) => (answer?.includes(': load ') ? answer.slice(0, 6) : []));
      const own = Array.from({ length: 5 }, () => (who === 'spectator' ? ['Boat 1', 'Boat 2'] : [`Boat ${who + 1}`]));
      expect(loaded.toSorted()).toEqual(game === boats ? own.flat().toSorted() : []);
      const sealed = pages.filter(({ answer }) => answer?.endsWith(': a sealed order'));
      expect(sealed).toHaveLength(game === boats && who !== 'spectator' ? 5 : 0);
      expect(pages.slice(1).every(({ answer, happenings }) => answer !== null || happenings.length > 0)).toBe(true);
    }
  });

  test('is told without what is sealed while it is not over', async () => {
    const here = await hosted(game, 'pages');
    play(here);
    const whole = granted(here.reader());
    const cut = readerOf(granted(await restoredMatch(library, whole.logUpTo(8), null)));
    const said = cut.pages('spectator').flatMap(({ answer }) => answer ?? []);
    expect(said.some(answer => answer.includes(': load ') || answer.includes('sealed'))).toBe(false);
    const { now } = cut.look(0, 0).position;
    const asked = Array.from({ length: now + 1 }, (_, entry) => cut.look('spectator', entry).position.asked ?? null);
    expect(asked.every(question => question === null)).toBe(true);
  });

  test('is drawn by the chance that people are shown, up to its true end', async () => {
    const here = await hosted(game, 'whole');
    play(here);
    const match = granted(await restoredMatch(library, here.save().log, null));
    const features = { rows: [], features: () => [], progress: () => 1 };
    const odds = { ...features, fitted: UNFITTED, weights: [], decided: () => 0.25 };
    const fitted = readerOf({ ...match, ruleset: { ...match.ruleset, odds } });
    const curve = fitted.curve();
    expect(new Set(curve.slice(0, -1))).toEqual(new Set([0.25]));
    expect(curve.at(-1)).toBe(granted(here.reader()).curve().at(-1));
  });

  test('keeps a chronicle where its book does', async () => {
    const here = await hosted(game, 'whole');
    play(here);
    expect(granted(here.reader()).chronicle()).toEqual([]);
    const match = granted(await restoredMatch(library, here.save().log, null));
    const kept = readerOf({
      ...match,
      ruleset: { ...match.ruleset, chronicle: s => ({ over: match.ruleset.result(s) !== null }) },
    });
    const pages = kept.chronicle();
    expect(pages.map(({ facts }) => facts)).toEqual([{ over: false }, { over: true }]);
    expect(pages[0]?.entry).toBe(0);
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
