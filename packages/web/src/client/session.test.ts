import type { Refusal, Seat } from '@weathergauge/engine';
import { isRefusal, keyFromHex, parseLog, seededRng, verify } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { ruleset as ageOfSail } from '@weathergauge/rules-age-of-sail';
import { describe, expect, test } from 'vitest';
import { builtLibrary, libraryOf } from './library.ts';
import type { NewGame, Position, SessionApi, Turn } from './protocol.ts';
import { createSession } from './session.ts';

const library = libraryOf({
  skirmish: async () => ({ ruleset: skirmish }),
  'age-of-sail': async () => ({ ruleset: ageOfSail }),
  unwritten: async () => ({}),
});
const people = [{ kind: 'human' }, { kind: 'human' }] as const;
const boats: NewGame = { ruleset: 'skirmish', scenario: 'boats', seats: people, options: {} };
const battle: NewGame = { ruleset: 'age-of-sail', scenario: 'line-of-battle', seats: people, options: {} };

function granted<T>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return outcome;
}

async function opened(game: NewGame, seed = 'test'): Promise<SessionApi> {
  const session = createSession(library);
  granted(await session.open(game, seed));
  return session;
}

/** Answers for whoever is pending, by chance, `answers` times or to the end. */
async function play(session: SessionApi, answers = Number.POSITIVE_INFINITY, seed = 'chance'): Promise<Turn> {
  const rng = seededRng(seed);
  let turn = await session.look('spectator');
  for (let i = 0; i < answers && turn.position.result === null; i++) {
    const [seat] = turn.position.pending;
    const { position } = await session.look(seat as Seat);
    const offer = position.offers[rng.below(position.offers.length)];
    granted(await session.answer(seat as Seat, offer?.text ?? '', position.entry));
    turn = await session.look('spectator');
  }
  return turn;
}

describe('books', () => {
  test('one is asked what it says, clause by clause', async () => {
    const session = createSession(library);
    const clauses = granted(await session.clauses('age-of-sail'));
    expect(clauses.map(({ id }) => id)).toEqual(ageOfSail.clauses.map(({ id }) => id));
    expect(structuredClone(clauses)).toEqual(clauses);
    expect(await session.clauses('unwritten')).toMatchObject({ refused: 'bad-config' });
  });

  test('the build finds the rulebooks by their folders', async () => {
    const built = builtLibrary();
    expect(granted(await built.open('age-of-sail')).id).toBe('age-of-sail');
  });
});

describe.each([boats, battle])('a game of $ruleset', game => {
  test('opens, and the same seed opens the same', async () => {
    const session = await opened(game);
    const turn = await session.look('spectator');
    expect(turn.position).toMatchObject({ ruleset: game.ruleset, entry: 0, entries: 0, offers: [], prompt: null });
    expect(turn.position.pending.length).toBeGreaterThan(0);
    expect(await (await opened(game)).look('spectator')).toEqual(turn);
    const other = createSession(library);
    granted(await other.open(game));
    expect((await other.save()).key).not.toBe((await session.save()).key);
  });

  test('refuses what is stale, forged or out of turn, and nothing changes', async () => {
    const session = await opened(game);
    await play(session, 3);
    const { position } = await session.look('spectator');
    const before = await session.save();
    const seat = position.pending[0] as Seat;
    const mine = (await session.look(seat)).position;
    const text = mine.offers[0]?.text ?? '';
    expect(await session.answer(seat, text, mine.entry - 1)).toMatchObject({ refused: 'stale' });
    expect(isRefusal(await session.answer(seat, 'abandon ship', mine.entry))).toBe(true);
    expect(isRefusal(await session.answer(3, text, mine.entry))).toBe(true);
    expect(await session.save()).toEqual(before);
  });

  test('a finished game: history, curve, a log that verifies, and any entry looked at is as it was', async () => {
    const live = createSession(library);
    granted(await live.open(game, 'whole'));
    const seen: Turn[] = [await live.look(0)];
    for (;;) {
      const { position } = await play(live, 1, `step ${seen.length}`);
      seen.push(await live.look(0));
      if (position.result !== null) break;
    }
    const { entries } = (await live.look(0)).position;
    expect(await live.curve()).toHaveLength(entries + 1);
    const saved = await live.save();
    expect(saved).toMatchObject({ over: true, key: null });
    const log = granted(parseLog(saved.log));
    const ruleset = granted(await library.open(game.ruleset));
    expect(verify(ruleset, log)).toMatchObject({ ok: true, keyed: true });

    const again = createSession(library);
    granted(await again.restore(saved.log, null));
    expect(await again.history(0)).toEqual(seen.flatMap(({ happenings }) => happenings));
    expect(await again.curve()).toEqual(await live.curve());
    for (const entry of [entries, 0, 7, 6, 3, 1, Math.floor(entries / 2)]) {
      const { undoable: _, revocable: _r, ...then } = (seen[entry] as Turn).position;
      const { undoable: __, revocable: __r, ...now } = (await again.look(0, entry)).position;
      expect({ ...now, entries: 0 }).toEqual({ ...then, entries: 0 });
      expect((await again.look(0, entry)).happenings).toEqual((seen[entry] as Turn).happenings);
    }
    expect((await again.look(0, 1e9)).position.entry).toBe(entries);
  });

  test('a game saved at every entry goes on as if nothing had been', async () => {
    const one = await opened(game, 'twins');
    let other = await opened(game, 'twins');
    for (let i = 0; i < 40; i++) {
      const a = await play(one, 1, `${i}`);
      const b = await play(other, 1, `${i}`);
      expect(b).toEqual(a);
      if (a.position.result !== null) break;
      const { log, key } = await other.save();
      expect(keyFromHex(key ?? '')).not.toBeNull();
      other = createSession(library);
      granted(await other.restore(log, key));
      for (const who of [0, 1, 'spectator'] as const) expect(await other.look(who)).toEqual(await one.look(who));
    }
  });

  test('branches off at any entry with new dice', async () => {
    const session = await opened(game);
    await play(session);
    const { entries } = (await session.look('spectator')).position;
    const text = await session.branch(5);
    const branch = createSession(library);
    granted(await branch.restore(text, null));
    const at5 = await branch.look(0);
    expect(at5.position.view).toEqual((await session.look(0, 5)).position.view);
    const { position } = await play(branch);
    expect(position.result).not.toBeNull();
    const saved = await branch.save();
    expect(saved.log).toContain('commitment none');
    granted(verify(granted(await library.open(game.ruleset)), granted(parseLog(saved.log))));
    expect((await session.look('spectator')).position.entries).toBe(entries);
  });

  test('forecasts an offer, and refuses to forecast anything else', async () => {
    const session = await opened(game);
    const { position } = await session.look('spectator');
    const seat = position.pending[0] as Seat;
    const mine = (await session.look(seat)).position;
    const odds = await session.forecast(seat, mine.offers.at(-1)?.text ?? '');
    expect(odds.outcomes).toBeGreaterThan(0);
    for (const { distribution } of odds.figures) {
      expect(distribution.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
    }
    await expect(session.forecast(seat, 'abandon ship')).rejects.toThrow();
  });
});

describe('a shot', () => {
  /** Opens a battle and plays by chance until somebody may fire; gives that position. */
  async function beforeTheShot(): Promise<{ session: SessionApi; before: Position }> {
    for (let seed = 0; seed < 20; seed++) {
      const session = await opened(battle, `shot ${seed}`);
      const rng = seededRng(`to the guns ${seed}`);
      for (;;) {
        const [seat] = (await session.look('spectator')).position.pending;
        if (seat === undefined) break;
        const { position } = await session.look(seat);
        if (position.offers.some(({ action }) => action.do === 'engage')) return { session, before: position };
        const offer = position.offers[rng.below(position.offers.length)];
        granted(await session.answer(seat, offer?.text ?? '', position.entry));
      }
    }
    throw new Error('nobody came within range');
  }

  test('is asked on in the forecast until the dice are thrown, and then tells what they were thrown by', async () => {
    const { session, before } = await beforeTheShot();
    const seat = before.pending[0] as Seat;
    const engage = before.offers.find(({ action }) => action.do === 'engage')?.text ?? '';
    const aiming = granted(await session.answer(seat, engage, before.entry)).position;
    expect((await session.forecast(seat, aiming.offers[0]?.text ?? '')).asksOn).toBeNull();
    const { happenings, position } = granted(await session.answer(seat, aiming.offers[0]?.text ?? '', aiming.entry));
    const volley = happenings.find(({ event }) => event.type === 'volley');
    expect(volley?.modifiers?.map(({ clause }) => clause)).toEqual(expect.arrayContaining(['4.2', '4.5']));
    expect(volley?.modifiers?.[0]?.words).toMatch(/deck.*di/);
    expect(happenings.filter(({ event }) => event.type !== 'volley').every(one => !('modifiers' in one))).toBe(true);
    expect(position.undoable ?? false).toBe(false);
    if (position.result === null) expect(position.revocable?.[0]).toBe(seat);

    const odds = await (await beforeTheShot()).session.forecast(seat, engage);
    expect(odds.asksOn).toBe(aiming.prompt?.words);
    expect(odds).toMatchObject({ outcomes: 1, figures: [] });
  });
});

describe('bad openings', () => {
  test('unknown rulebooks, scenarios, seats and options are refused', async () => {
    const session = createSession(library);
    for (const wrong of [
      { ...boats, ruleset: 'unwritten' },
      { ...boats, ruleset: 'constructor' },
      { ...boats, scenario: 'trafalgar' },
      { ...boats, seats: [] },
      { ...boats, options: { rounds: 1e9 } },
    ]) {
      expect(await session.open(wrong)).toMatchObject({ refused: 'bad-config' });
    }
    await expect(session.look('spectator')).rejects.toThrow();
  });

  test('logs that are no logs, forged or of other rulebooks are refused', async () => {
    const session = await opened(boats);
    await play(session);
    const { log } = await session.save();
    for (const wrong of [
      '',
      'hello',
      log.replace(/\[(\d)\/6/, '[9/6'),
      log.replace('ruleset skirmish', 'ruleset chess'),
    ]) {
      expect(isRefusal(await session.restore(wrong, null))).toBe(true);
    }
    expect(isRefusal(await session.restore((await (await opened(boats)).save()).log, 'not a key'))).toBe(true);
    // What was on the table is still there.
    expect((await session.save()).log).toBe(log);
  });
});

describe('undo', () => {
  test('taken back alone, it leaves the ship’s log and the past can still be looked at', async () => {
    const session = await opened(battle);
    const seat = (await session.look('spectator')).position.pending[0] as Seat;
    const first = (await session.look(seat)).position;
    const done = granted(await session.answer(seat, first.offers[0]?.text ?? '', 0));
    expect(done.position.undoable).toBe(true);
    const undone = granted(await session.undo(seat, []));
    expect(undone.position.view).toEqual(first.view);
    expect(undone.position).toMatchObject({ entry: 2, entries: 2, undoable: false });
    expect((await session.history(seat)).every(({ entry }) => entry === 0)).toBe(true);
    expect((await session.look(seat, 1)).position.view).toEqual(done.position.view);
    const { log, key } = await session.save();
    const again = createSession(library);
    granted(await again.restore(log, key));
    expect((await again.look(seat)).position).toEqual(undone.position);
    expect((await again.look(seat, 1)).position).toEqual((await session.look(seat, 1)).position);
  });

  test('is refused once dice have been thrown', async () => {
    const session = await opened(boats);
    await play(session, 2);
    expect(await session.undo(0, [])).toMatchObject({ refused: 'no-undo' });
    granted(await session.undo(0, [1]));
  });
});

describe('sealed orders', () => {
  test('nothing of them reaches anybody else: position, history, odds curve, export', async () => {
    const [light, heavy] = await Promise.all(
      ['load charges=0', 'load charges=3'].map(async text => {
        const session = await opened(boats);
        granted(await session.answer(0, text, 0));
        return session;
      }),
    );
    if (!light || !heavy) throw new Error('two games');
    for (const who of [1, 'spectator'] as const) {
      expect(await light.look(who)).toEqual(await heavy.look(who));
      expect(await light.look(who, 1)).toEqual(await heavy.look(who, 1));
      expect(await light.history(who)).toEqual(await heavy.history(who));
    }
    expect((await light.history(0)).map(({ event }) => event.type)).toEqual(['loaded']);
    expect((await light.look('spectator')).position.sealed).toBe(true);
    expect(await light.curve()).toEqual(await heavy.curve());
    expect(await light.branch(1)).toBe(await heavy.branch(1));
    expect(await light.branch(1)).not.toContain('load');
    expect(await light.forecast(1, 'load charges=1')).toEqual(await heavy.forecast(1, 'load charges=1'));
  });
});

describe('speed', () => {
  test('a long battle is quick to look at anywhere', async () => {
    const played = await opened({ ...battle, scenario: 'breaking-the-line' }, 'long');
    await play(played);
    const session = createSession(library);
    granted(await session.restore((await played.save()).log, null));
    const { entries } = (await session.look('spectator')).position;
    const start = performance.now();
    await session.history(0);
    const told = performance.now();
    for (let i = 0; i < 100; i++) await session.look(0, Math.floor((entries * i) / 100));
    const looked = performance.now();
    expect(told - start).toBeLessThan(1_000);
    expect((looked - told) / 100).toBeLessThan(50);
  });
});
