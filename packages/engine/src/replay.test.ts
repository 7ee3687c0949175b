import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { answerAtRandom, config, KEY, keyedMatch, must, pendingIn, playOut } from '../test/games.ts';
import { commitmentTo } from './commitment.ts';
import type { AnyRuleset, Seat } from './contract.ts';
import { commitTo, keyHex, seededDice, seededRng } from './dice.ts';
import { loggedHash, strongHash } from './hash.ts';
import type { AnswerEntry, Entry, GameLog, LogVersion, UndoEntry } from './log.ts';
import { cutLog, LOG_VERSIONS, printLog } from './log.ts';
import type { Match } from './match.ts';
import { finish, logFor, logOf, openLogged, openMatch } from './match.ts';
import { answer, undo } from './moves.ts';
import { parseLog } from './parse-log.ts';
import { replay, resume } from './replay.ts';
import { verify } from './verdict.ts';
import { skirmish } from './skirmish.ts';

/** A whole game with undos in it. */
function played(ruleset: AnyRuleset, label: string, version: LogVersion): Match {
  const match = keyedMatch(ruleset, {}, version);
  const rng = seededRng(label);
  while (pendingIn(match).length > 0) {
    answerAtRandom(match, rng);
    if (rng.below(5) === 0) undo(match, rng.below(2) as Seat, [0, 1]);
  }
  finish(match);
  return match;
}

describe.each(LOG_VERSIONS)('replay, version %i', version => {
  test('to any entry gives the hash written there', () => {
    for (const ruleset of [skirmish, drillRules]) {
      const log = logOf(played(ruleset, 'any entry', version));
      expect(logOf(must(replay(ruleset, log, 0))).opening).toEqual(log.opening);
      for (const i of log.entries.keys()) {
        const match = must(replay(ruleset, log, i + 1));
        expect(logOf(match).entries).toEqual(log.entries.slice(0, i + 1));
      }
    }
  });

  test('finds again what each seat may know', () => {
    const match = keyedMatch(drillRules, {}, version);
    const rng = seededRng('notes');
    for (let i = 0; i < 12; i++) answerAtRandom(match, rng);
    const again = must(replay(drillRules, logOf(match)));
    expect(again.record).toEqual(match.record);
    for (const seat of [0, 1] as const) expect(logFor(again, seat)).toEqual(logFor(match, seat));
  });

  test.each([-1, 1.5, 999, Number.NaN])('to entry %d is refused', to => {
    expect(replay(skirmish, logOf(played(skirmish, 'to', version)), to)).toMatchObject({ refused: 'bad-log' });
  });

  test('does not care for the order in which a store gives the fields back, but for that of the options', () => {
    const log = logOf(played(skirmish, 'fields', version));
    const options = Object.fromEntries(Object.entries(log.options).toReversed());
    expect(verify(skirmish, { ...log, options })).toMatchObject({ reason: expect.stringMatching(/another order/) });
    const flipped = JSON.parse(JSON.stringify(log), (key, value) =>
      value !== null && typeof value === 'object' && !Array.isArray(value) && key !== 'options'
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
    ) as GameLog;
    expect(verify(skirmish, flipped)).toMatchObject({ good: true, dice: { verdict: 'yes' } });
  });

  test('of a finished game keeps the key that is in its log', () => {
    const log = logOf(played(skirmish, 'key', version));
    const again = must(replay(skirmish, log));
    expect(finish(again)).toBe(true);
    expect(logOf(again).key).toBe(keyHex(KEY));
  });

  test('leaves no dice behind to play on with', () => {
    const match = keyedMatch(skirmish, {}, version);
    must(answer(match, 0, 'load charges=1'));
    const again = must(replay(skirmish, logOf(match)));
    expect(answer(again, 1, 'load charges=1')).toMatchObject({ refused: 'rulebook-fault' });
    expect(String(again.fault?.error)).toMatch('no recorded draw');
  });
});

describe.each(LOG_VERSIONS)('resume, version %i', version => {
  test('at any point goes on as if nothing had happened', () => {
    const whole = logOf(playOut(keyedMatch(skirmish, {}, version), 'resume'));
    let match = keyedMatch(skirmish, {}, version);
    const rng = seededRng('resume');
    while (pendingIn(match).length > 0) {
      match = must(resume(skirmish, must(parseLog(printLog(logOf(match)))), KEY));
      answerAtRandom(match, rng);
    }
    expect(logOf(match)).toEqual(whole);
    expect(finish(match)).toBe(true);
    expect(logOf(match).key).toBe(keyHex(KEY));
  });

  test('goes on behind draws that were taken back', () => {
    const match = keyedMatch(drillRules, {}, version);
    must(answer(match, 0, 'roll'));
    must(undo(match, 0, [1]));
    const again = must(resume(drillRules, structuredClone(logOf(match)), KEY));
    must(answer(match, 0, 'roll'));
    must(answer(again, 0, 'roll'));
    expect(logOf(again)).toEqual(logOf(match));
  });

  test('with another key, or draws of another, is refused', () => {
    const log = logOf(keyedMatch(skirmish, {}, version));
    expect(
      resume(
        skirmish,
        log,
        KEY.map(b => b ^ 1),
      ),
    ).toMatchObject({ refused: 'bad-log' });
    const other = KEY.map(b => b ^ 1);
    const match = playOut(keyedMatch(skirmish, {}, version), 'other');
    expect(resume(skirmish, { ...logOf(match), commitment: commitTo(other) }, other)).toMatchObject({
      refused: 'bad-log',
    });
  });

  test('of a log with its key, but without its end, is refused: the dice to come are known', () => {
    const log = logOf(played(skirmish, 'cut short', version));
    expect(resume(skirmish, log, KEY)).not.toHaveProperty('refused');
    const cut = { ...log, entries: log.entries.slice(0, -1) };
    expect(resume(skirmish, cut, KEY)).toMatchObject({ refused: 'bad-log', reason: expect.stringMatching(/missing/) });
    expect(resume(skirmish, cutLog(log, log.entries.length - 1), KEY)).not.toHaveProperty('refused');
  });
});

describe.each(LOG_VERSIONS)('verify, version %i', version => {
  test('a finished log, its key and all its draws are in order', () => {
    for (const ruleset of [skirmish, drillRules]) {
      for (let i = 0; i < 10; i++) {
        const log = logOf(played(ruleset, `verify ${i}`, version));
        const verdict = must(verify(ruleset, must(parseLog(printLog(log)))));
        expect(verdict).toMatchObject({ good: true, entries: log.entries.length, complete: { verdict: 'yes' } });
        expect(verdict.result).not.toBeNull();
      }
    }
  });

  test('an unfinished log is in order without its key', () => {
    const match = keyedMatch(skirmish, {}, version);
    must(answer(match, 0, 'load charges=1'));
    expect(verify(skirmish, logOf(match))).toMatchObject({
      good: true,
      entries: 1,
      result: null,
      dice: { verdict: 'unclaimed' },
    });
  });

  test('the log a seat gets of a game in progress proves nothing and is refused', () => {
    const match = keyedMatch(skirmish, {}, version);
    must(answer(match, 0, 'load charges=1'));
    expect(verify(skirmish, logFor(match, 0))).toMatchObject({ refused: 'bad-log' });
  });

  test('a log of another rulebook or edition is refused, and says so', () => {
    const log = logOf(keyedMatch(skirmish, {}, version));
    expect(verify(drillRules, log)).toMatchObject({ reason: 'the log is of skirmish, not of drill' });
    expect(verify({ ...skirmish, edition: 2 }, log)).toMatchObject({
      reason: 'the log is of edition 1 of skirmish; this is edition 2',
    });
  });

  test('a log of an edition that is still read replays with what its options were then, and is written as it was', () => {
    const second: AnyRuleset = {
      ...skirmish,
      edition: 2,
      oldestEdition: 1,
      options: {
        drizzle: {
          type: 'flag',
          default: false,
          title: 'Drizzle',
          summary: 'It rains.',
          clause: '',
          since: { edition: 2, before: true },
        },
        ...skirmish.options,
      },
    };
    const log = logOf(played(skirmish, 'editions', version));
    const again = must(replay(second, log));
    expect(again.config).toMatchObject({ edition: 1, options: { drizzle: true } });
    expect(printLog(logOf(again))).toBe(printLog(log));
    expect(verify(second, log)).toMatchObject({ good: true, dice: { verdict: 'yes' } });
    expect(verify(second, { ...log, edition: 2 })).toMatchObject({ reason: 'the log does not name every option' });
    expect(verify(second, { ...log, options: { drizzle: true, ...log.options } })).toMatchObject({
      reason: 'edition 1 of skirmish has no option drizzle',
    });
    const rematch = openMatch(second, again.config, seededDice('rematch'));
    expect(logOf(rematch)).toMatchObject({ edition: 2, options: { drizzle: true } });
  });

  test('the first entry that differs is named', () => {
    const log = structuredClone(logOf(played(skirmish, 'named', version)));
    for (const at of [3, 5]) (log.entries[at] as Entry).hash = '0'.repeat(16);
    expect(verify(skirmish, log)).toMatchObject({ reason: 'entry 4 does not replay as it was written' });
  });
});

describe.each(LOG_VERSIONS)('a tampered log of version %i is refused', version => {
  const log = logOf(played(drillRules, 'tamper', version));
  const flipHex = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
  const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

  function tampered(change: (log: GameLog) => void): unknown {
    const copy = structuredClone(log);
    change(copy);
    expect(copy).not.toEqual(log);
    return verify(drillRules, copy);
  }

  test('the log itself is in order, and has undos and draws', () => {
    expect(verify(drillRules, log)).toMatchObject({ good: true, dice: { verdict: 'yes' } });
    expect(log.entries.some(e => e.kind === 'undo')).toBe(true);
    expect(log.entries.some(e => e.kind === 'answer' && e.draws.length > 0)).toBe(true);
  });

  test.each<[string, (log: GameLog) => void]>([
    ['ruleset', l => void (l.ruleset = 'skirmish')],
    ['edition', l => void l.edition++],
    ['pack', l => void (l.pack = '0123456789abcdef')],
    ['scenario', l => void (l.scenario = 'sea')],
    ['seats', l => void l.seats++],
    ['seats beyond the scenario', l => void (l.seats = 9)],
    ['an option that is none', l => void (l.options = { ...l.options, fog: true })],
    ['an option out of range', l => void (l.options = { ...l.options, men: 99 })],
    ['an option left out', l => void (l.options = { pace: 'slow', drums: false })],
    ['commitment', l => void (l.commitment = flipHex(l.commitment))],
    ['no commitment', l => void (l.commitment = '')],
    ['key', l => void (l.key = flipHex(l.key ?? ''))],
    ['a key that is no key', l => void (l.key = 'abc')],
    ['opening hash', l => void (l.opening.hash = flipHex(l.opening.hash))],
    ['opening draws', l => void l.opening.draws.push({ sides: 6, face: 1, why: 'pace' })],
    ['the last entry cut off', l => void l.entries.pop()],
    ['the second half cut off', l => void l.entries.splice(l.entries.length / 2)],
    ['the first entry cut off', l => void l.entries.shift()],
    ['an entry too many', l => void l.entries.push(structuredClone(l.entries[0] as Entry))],
    ['version', l => void (l.version = l.version === 1 ? 2 : 1)],
    ['a neighbouring version', l => void (l.version = l.version === 3 ? 2 : 3)],
    ['a version that is none', l => void (l.version = 4 as LogVersion)],
    ['a proof of another state', l => void (l.proof = { log: l.proof?.log ?? '', state: '0'.repeat(64) })],
    ['a proof of another log', l => void (l.proof = { state: l.proof?.state ?? '', log: '0'.repeat(64) })],
  ])('%s', (_name, change) => {
    expect(tampered(change)).toMatchObject({ refused: 'bad-log' });
  });

  const changes: Record<string, (entry: Entry) => void> = {
    seat: e => void (e.seat = otherSeat(e.seat)),
    hash: e => void (e.hash = flipHex(e.hash)),
    'blank hash': e => void (e.hash = ''),
  };
  const answerChanges: Record<string, (entry: AnswerEntry) => void> = {
    action: e => void (e.action = e.action === 'halt' ? 'march paces=1' : 'halt'),
    'meaningless action': e => void (e.action = 'fly'),
    'a draw too many': e => void e.draws.push({ sides: 6, face: 1, why: 'pace' }),
  };
  const undoChanges: Record<string, (entry: UndoEntry) => void> = {
    to: e => void e.to++,
    consents: e => void (e.consents = e.consents.length > 0 ? [] : [otherSeat(e.seat)]),
  };

  test('each field of each entry', () => {
    for (const [i, entry] of log.entries.entries()) {
      for (const change of Object.values(changes)) {
        expect(tampered(l => change(l.entries[i] as Entry))).toMatchObject({ refused: 'bad-log' });
      }
      const more = entry.kind === 'answer' ? answerChanges : undoChanges;
      for (const change of Object.values(more) as ((entry: Entry) => void)[]) {
        expect(tampered(l => change(l.entries[i] as Entry))).toMatchObject({ refused: 'bad-log' });
      }
    }
  });

  test('each field of each draw, and each draw left out', () => {
    for (const [i, entry] of log.entries.entries()) {
      if (entry.kind !== 'answer') continue;
      for (const k of entry.draws.keys()) {
        const on = (change: (draws: AnswerEntry['draws']) => void): unknown =>
          tampered(l => change((l.entries[i] as AnswerEntry).draws));
        const changed = [
          on(draws => void draws.splice(k, 1)),
          on(draws => void draws.splice(k, 1, { ...(draws[k] as never as { sides: 6; why: string }), face: 7 })),
          on(
            draws =>
              void draws.splice(k, 1, { sides: 6, why: 'pace', face: (entry.draws[k]?.face ?? 0) === 1 ? 2 : 1 }),
          ),
          on(draws => void draws.splice(k, 1, { sides: 8, why: 'pace', face: entry.draws[k]?.face ?? 0 })),
          on(draws => void draws.splice(k, 1, { sides: 6, why: 'luck', face: entry.draws[k]?.face ?? 0 })),
          on(draws => void draws.splice(k, 1, { sides: 6, why: 'pace', face: Number.NaN })),
        ];
        for (const verdict of changed) expect(verdict).toMatchObject({ refused: 'bad-log' });
      }
    }
  });

  test('the opening of a game without key', () => {
    const match = playOut(openMatch(skirmish, config(), seededDice('no key')), 'no key');
    expect(verify(skirmish, logOf(match))).toMatchObject({ good: true, dice: { verdict: 'unclaimed' } });
    const spoilt = logOf(match);
    spoilt.opening.draws.push({ sides: 6, face: 1, why: 'wind' });
    expect(verify(skirmish, spoilt)).toMatchObject({
      reason: 'the opening does not draw all the dice that the log holds',
    });
  });

  test.each([0, 7, 1.5])('a game played consistently on dice that show %d', face => {
    const cheat = playOut(openLogged(skirmish, config(), seededDice('cheat'), version), 'no such dice');
    const forged = logOf(cheat);
    for (const entry of forged.entries) if (entry.kind === 'answer') for (const draw of entry.draws) draw.face = face;
    expect(verify(skirmish, forged)).toMatchObject({ refused: 'bad-log' });
    expect(() => playOut(openMatch(skirmish, config(), { draw: () => face - 1 }), 'no such dice')).toThrow('a face');
  });

  test('a game played consistently on other dice than the key’s', () => {
    const cheat = logOf(played(skirmish, 'cheat', version));
    const other = KEY.map(b => b ^ 1);
    cheat.key = keyHex(other);
    cheat.commitment = version === 1 ? commitTo(other) : commitmentTo(cheat, other, 'own');
    if (cheat.proof) cheat.proof.log = strongHash(printLog({ ...cheat, proof: null }));
    expect(verify(skirmish, cheat)).toMatchObject({ refused: 'bad-log' });
    expect(JSON.stringify(verify(skirmish, cheat))).toContain('not from the dice key');
  });
});

describe('a game of the first version', () => {
  test('is known by the hashes it always had', () => {
    const match = playOut(keyedMatch(skirmish, {}, 1), 'earlier');
    const log = logOf(match);
    expect(log.version).toBe(1);
    expect(log.entries.at(-1)?.hash).toBe(loggedHash(skirmish as AnyRuleset, match.state));
    expect(printLog(log)).toMatch(/^weathergauge log 1\n/);
  });

  test('goes on by it', () => {
    const match = keyedMatch(skirmish, {}, 1);
    must(answer(match, 0, 'load charges=1'));
    const again = must(resume(skirmish, must(parseLog(printLog(logOf(match)))), KEY));
    playOut(again, 'goes on');
    expect(finish(again)).toBe(true);
    const log = logOf(again);
    expect([log.version, log.proof, log.key]).toEqual([1, null, keyHex(KEY)]);
    expect(verify(skirmish, must(parseLog(printLog(log))))).toMatchObject({ good: true, dice: { verdict: 'yes' } });
  });
});

test('a game of the second version goes on by it', () => {
  const match = keyedMatch(skirmish, {}, 2);
  must(answer(match, 0, 'load charges=1'));
  const again = must(resume(skirmish, must(parseLog(printLog(logOf(match)))), KEY));
  playOut(again, 'goes on');
  expect(finish(again)).toBe(true);
  const log = logOf(again);
  expect(printLog(log)).toMatch(/^weathergauge log 2\n/);
  expect(verify(skirmish, must(parseLog(printLog(log))))).toMatchObject({ good: true, dice: { verdict: 'yes' } });
});

test('new games are of the last version', () => {
  expect(logOf(keyedMatch()).version).toBe(LOG_VERSIONS.at(-1));
});

describe('the proof of a finished game', () => {
  test('is there once the game is over, and not before', () => {
    const match = keyedMatch();
    expect(logOf(match).proof).toBeNull();
    playOut(match, 'proof');
    finish(match);
    const log = logOf(match);
    expect(log.proof).toEqual({
      state: strongHash(JSON.stringify(match.state)),
      log: strongHash(printLog({ ...log, proof: null })),
    });
    expect(logOf(must(replay(skirmish, log))).proof).toEqual(log.proof);
    expect(logFor(must(replay(skirmish, cutLog(log, 3))), 0).proof).toBeNull();
  });

  test('cannot be left out of a log that has its key', () => {
    const log = logOf(played(skirmish, 'left out', 2));
    expect(verify(skirmish, { ...log, proof: null })).toMatchObject({ reason: 'the proof is missing' });
  });
});
