import type { Viewer } from '@weathergauge/engine';
import { isRefusal, keyFromHex, parseLog, seededRng, verify } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import {
  answerAs,
  asked,
  battle,
  boats,
  crossing,
  duel,
  granted,
  heard,
  hosted,
  library,
  must,
  people,
  play,
  quick,
} from '../test/games.ts';
import { hostGame, newMatch, restoredMatch } from './index.ts';

const viewers: readonly Viewer[] = [0, 1, 'spectator'];

describe.each([boats, battle, crossing, duel])('a game of $ruleset', game => {
  test('opens, and the same seed opens the same', async () => {
    const [one, other] = [await hosted(game), await hosted(game)];
    const { position } = one.chair('spectator').look();
    expect(position).toMatchObject({ ruleset: game.ruleset, at: 0, now: 0, offers: [], prompt: null });
    expect(position.pending.length).toBeGreaterThan(0);
    for (const who of viewers) expect(other.chair(who).look()).toEqual(one.chair(who).look());
    const fresh = hostGame(granted(await newMatch(library, game)), people, { thinker: quick });
    expect(fresh.save().key).not.toBe(one.save().key);
  });

  test('what is stale, forged, out of turn or a spectator’s is refused, and nothing changes', async () => {
    const here = await hosted(game);
    play(here, 3);
    const before = here.save();
    const mine = must(asked(here));
    const chair = here.chair(mine.who);
    const text = must(mine.offers[0]).text;
    expect(chair.answer(text, mine.at - 1)).toMatchObject({ refused: 'stale' });
    expect(chair.answer(text, mine.at + 1)).toMatchObject({ refused: 'stale' });
    expect(isRefusal(chair.answer('abandon ship', mine.at))).toBe(true);
    expect(isRefusal(here.chair('spectator').answer(text, 0))).toBe(true);
    expect(isRefusal(chair.preview(['abandon ship']))).toBe(true);
    expect(isRefusal(chair.forecast('abandon ship'))).toBe(true);
    expect(() => here.chair(3)).toThrow('no seat');
    expect(here.save()).toEqual(before);
  });

  test('each viewer is told every turn once, and those turns together are its history', async () => {
    const here = await hosted(game);
    const turns = new Map(viewers.map(who => [who, heard(here, who)]));
    const openings = new Map(viewers.map(who => [who, here.chair(who).history()]));
    play(here, 60);
    for (const who of viewers) {
      const told = must(turns.get(who));
      const chair = here.chair(who);
      expect(must(told.at(-1)).position).toEqual(chair.look().position);
      const places = told.map(({ position }) => position.at);
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      const all = [...must(openings.get(who)), ...told.flatMap(({ happenings }) => happenings)];
      expect(chair.history()).toEqual(all);
    }
  });

  test('every place of the past is looked at as it was', async () => {
    const here = await hosted(game);
    const turns = heard(here, 0);
    play(here, 60);
    const chair = here.chair(0);
    const { now } = chair.look().position;
    for (let at = 0; at <= now; at++) {
      const { position, happenings } = chair.look(at);
      expect(position).toMatchObject({ at, now });
      expect(happenings.every(happening => happening.at === at)).toBe(true);
    }
    for (const { happenings, position } of turns.slice(0, -1)) {
      const then = chair.look(position.at);
      expect(then.happenings).toEqual(happenings.filter(({ at }) => at === position.at));
      expect(then.position).toEqual({ ...position, now, undo: { right: 'none', of: null } });
    }
    expect(chair.look(1e9).position).toEqual(chair.look().position);
    expect(chair.look(Number.NaN).position.at).toBe(now);
    expect(chair.look(-3).position.at).toBe(0);
  });

  test('a game saved at every answer goes on as if nothing had been', async () => {
    const one = await hosted(game, 'twins');
    let other = await hosted(game, 'twins');
    for (let i = 0; i < 30; i++) {
      play(one, 1, `${i}`);
      play(other, 1, `${i}`);
      const { log, key, over } = other.save();
      if (over) break;
      expect(keyFromHex(key ?? '')).not.toBeNull();
      other = hostGame(granted(await restoredMatch(library, log, key)), people, { thinker: quick });
      for (const who of viewers) {
        expect(other.chair(who).look()).toEqual(one.chair(who).look());
        expect(other.chair(who).history()).toEqual(one.chair(who).history());
      }
    }
  });

  test('an offer is previewed with the events of its list and forecast with odds that add up', async () => {
    const here = await hosted(game);
    play(here, 7);
    const { who, offers } = must(asked(here));
    const chair = here.chair(who);
    for (const { text, preview, complete } of offers.slice(0, 10)) {
      expect(granted(chair.preview([text]))).toMatchObject({ events: preview, complete });
      const { outcomes, changes } = granted(chair.forecast(text));
      expect(outcomes).toBeGreaterThan(0);
      for (const { distribution } of changes)
        expect(distribution.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
    }
  });

  test('everything that is told is plain data', async () => {
    const here = await hosted(game);
    const turns = heard(here, 0);
    play(here, 20);
    expect(structuredClone(turns)).toEqual(turns);
    expect(JSON.parse(JSON.stringify(turns))).toEqual(turns);
  });
});

describe('the end', () => {
  test('the log verifies, nothing can be answered, and every eye is free', async () => {
    const here = await hosted(boats);
    expect(isRefusal(here.reader())).toBe(true);
    play(here);
    expect(here.isOver()).toBe(true);
    const { log, key, over } = here.save();
    expect({ key, over }).toEqual({ key: null, over: true });
    expect(verify(skirmish, granted(parseLog(log)))).toMatchObject({ good: true, dice: { verdict: 'unclaimed' } });
    const { position } = here.chair(0).look();
    expect(position).toMatchObject({ pending: [], offers: [], prompt: null, undo: { right: 'none' } });
    expect(answerAs(here, 0, 'load charges=0')).toMatchObject({ refused: 'over' });
    expect(granted(here.reader()).history(1)).not.toEqual([]);
  });
});

describe('several chairs in one hand', () => {
  test('hear of one change together, each its own turn', async () => {
    const here = await hosted(battle);
    const batches: (readonly Viewer[])[] = [];
    const end = here.listen(['spectator', 0, 1], news => {
      for (const { who, turn } of news) expect(turn.position.who).toBe(who);
      batches.push(news.map(({ who }) => who));
    });
    play(here, 5);
    expect(batches).toEqual(Array.from({ length: 5 }, () => ['spectator', 0, 1]));
    end();
    play(here, 1);
    expect(batches).toHaveLength(5);
  });
});

describe('bad openings', () => {
  test('unknown rulebooks, scenarios, seats and options are refused', async () => {
    for (const wrong of [
      { ...boats, ruleset: 'unwritten' },
      { ...boats, ruleset: 'constructor' },
      { ...boats, scenario: 'trafalgar' },
      { ...boats, seats: [] },
      { ...boats, options: { rounds: 1e9 } },
    ]) {
      expect(await newMatch(library, wrong)).toMatchObject({ refused: 'bad-config' });
    }
  });

  test('logs that are no logs, forged or of other rulebooks are refused', async () => {
    const here = await hosted(boats);
    play(here);
    const { log } = here.save();
    const wrongs = ['', 'hello', log.replace(/\[(\d)\/6/, '[9/6'), log.replace('ruleset skirmish', 'ruleset chess')];
    for (const wrong of wrongs) expect(isRefusal(await restoredMatch(library, wrong, null))).toBe(true);
    expect(isRefusal(await restoredMatch(library, (await hosted(boats)).save().log, 'not a key'))).toBe(true);
  });
});

describe('branches', () => {
  test('go on from any place with dice of their own', async () => {
    const here = await hosted(battle);
    play(here, 20);
    const text = granted(here.logUpTo(0, 5));
    const branch = hostGame(granted(await restoredMatch(library, text, null)), people, { thinker: quick });
    expect(branch.chair(0).look().position.view).toEqual(here.chair(0).look(5).position.view);
    play(branch);
    const { log } = branch.save();
    expect(log).toContain('commitment none');
    granted(verify(granted(await library.open('age-of-sail')), granted(parseLog(log))));
    expect(here.chair(0).look().position.now).toBeGreaterThan(5);
  });
});

describe('speed', () => {
  test('a long battle is quick to look at anywhere', async () => {
    const here = await hosted({ ...battle, scenario: 'breaking-the-line' }, 'long');
    play(here);
    const chair = here.chair(0);
    const start = performance.now();
    chair.history();
    const told = performance.now();
    const { now } = chair.look().position;
    const rng = seededRng('anywhere');
    for (let i = 0; i < 100; i++) chair.look(rng.below(now));
    expect(told - start).toBeLessThan(1_000);
    expect((performance.now() - told) / 100).toBeLessThan(50);
  });
});
