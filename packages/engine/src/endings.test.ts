import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { config, KEY, keyedMatch, must, playOut, snapshot } from '../test/games.ts';
import { configure } from './configure.ts';
import type { Seat } from './contract.ts';
import { keyHex } from './dice.ts';
import { agree, endingWords, resign, runOutOfTime } from './endings.ts';
import type { EndEntry, GameLog } from './log.ts';
import { printLog } from './log.ts';
import type { Match } from './match.ts';
import { endOf, finish, logFor, logOf, openMatch, resultOf, seen, undoRight } from './match.ts';
import { answer, undo } from './moves.ts';
import { parseLog } from './parse-log.ts';
import { replay, resume } from './replay.ts';
import { verify } from './verdict.ts';
import { skirmish } from './skirmish.ts';

function begun(version?: 1 | 2): Match {
  const match = keyedMatch(skirmish, {}, version);
  must(answer(match, 0, 'load charges=1'));
  return match;
}

const endings: [string, (match: Match) => unknown, Partial<EndEntry>, Seat[]][] = [
  ['a resignation', match => resign(match, 0), { seat: 0, how: 'resigned' }, [1]],
  ['time run out', match => runOutOfTime(match, 1), { seat: 1, how: 'out-of-time' }, [0]],
  ['a draw agreed on', match => agree(match, 1, [], [0]), { seat: 1, how: 'agreed', winners: [], consents: [0] }, []],
  ['a victory agreed on', match => agree(match, 0, [1], [1]), { seat: 0, how: 'agreed', winners: [1] }, [1]],
];

describe.each(endings)('%s', (_name, end, entry, winners) => {
  test.each([1, 2] as const)(
    'ends the game in a log of version %i, which replays, verifies and is read back',
    version => {
      const match = begun(version);
      const state = JSON.stringify(match.state);
      expect(end(match)).toMatchObject({ kind: 'end', ...entry });
      expect(JSON.stringify(match.state)).toBe(state);
      expect(resultOf(match)).toMatchObject({ winners, scores: [0, 0], reason: entry.how, clause: '' });
      expect(endOf(match)).toMatchObject(entry);
      expect(finish(match)).toBe(true);
      const log = logOf(match);
      expect(log.key).toBe(keyHex(KEY));
      expect(parseLog(printLog(log))).toEqual(log);
      expect(verify(skirmish, log)).toMatchObject({ good: true, dice: { verdict: 'yes' }, result: { winners } });
      expect(resultOf(must(replay(skirmish, log)))).toEqual(resultOf(match));
      expect(resultOf(must(replay(skirmish, log, 1)))).toBeNull();
      expect(logFor(match, 1)).toEqual(log);
    },
  );

  test('is final: nothing is answered, taken back or ended after it', () => {
    const match = begun();
    end(match);
    const before = snapshot(match);
    expect(answer(match, 1, 'load charges=1')).toMatchObject({ refused: 'over' });
    expect(answer(match, 1, 'load charges=1', seen(match, 1))).toMatchObject({ refused: 'over' });
    expect(undo(match, 0, [1])).toMatchObject({ refused: 'over' });
    expect(undoRight(match, 0)).toBe('none');
    expect(resign(match, 1)).toMatchObject({ refused: 'over' });
    expect(agree(match, 1, [], [0])).toMatchObject({ refused: 'over' });
    expect(snapshot(match)).toBe(before);
    expect(resume(skirmish, logOf(match), KEY)).not.toHaveProperty('refused');
  });

  test('can be seen by everybody', () => {
    const match = begun();
    const before = ([0, 1, 'spectator'] as const).map(who => seen(match, who));
    end(match);
    expect(([0, 1, 'spectator'] as const).map(who => seen(match, who))).toEqual(before.map(at => at + 1));
  });
});

describe('an ending is refused, and changes nothing,', () => {
  test.each<[string, (match: Match) => unknown, string]>([
    ['by a seat that is none', match => resign(match, 2), 'not-pending'],
    ['by a seat that is no number', match => runOutOfTime(match, 'x' as unknown as Seat), 'not-pending'],
    ['that not all agree on', match => agree(match, 0, [], [0]), 'no-consent'],
    ['with a winner who is not there', match => agree(match, 0, [3], [1]), 'malformed'],
    ['in which everybody wins', match => agree(match, 0, [0, 1], [1]), 'malformed'],
    ['with a winner named twice', match => agree(match, 0, [1, 1], [1]), 'malformed'],
  ])('%s', (_name, end, code) => {
    const match = begun();
    const before = snapshot(match);
    expect(end(match)).toMatchObject({ refused: code });
    expect(snapshot(match)).toBe(before);
  });

  test('when the rules have ended the game already', () => {
    expect(resign(playOut(keyedMatch(), 'over'), 0)).toMatchObject({ refused: 'over' });
  });
});

describe('a forged ending is found', () => {
  function forged(change: (entry: EndEntry, log: GameLog) => void): unknown {
    const match = openMatch(drillRules, must(configure(drillRules, { scenario: 'yard', seats: 3 })), {
      secret: KEY,
      shares: 'own',
    });
    must(answer(match, 0, 'halt'));
    must(agree(match, 1, [2], [0, 2]));
    finish(match);
    const log = logOf(match);
    change(log.entries[1] as EndEntry, log);
    return verify(drillRules, log);
  }

  test.each<[string, (entry: EndEntry, log: GameLog) => void]>([
    ['another seat', e => void (e.seat = 2)],
    ['a seat that is none', e => void (e.seat = 3)],
    ['a consent left out', e => void e.consents.pop()],
    ['other winners', e => void (e.winners = [0])],
    ['no winners', e => void (e.winners = [])],
    ['another kind', e => void (e.how = 'resigned')],
    ['another hash', e => void (e.hash = '0'.repeat(16))],
    ['an answer after it', (_e, log) => void log.entries.push({ ...(log.entries[0] as EndEntry) })],
    ['the ending left out', (_e, log) => void log.entries.pop()],
  ])('%s', (_name, change) => {
    expect(forged(() => {})).toMatchObject({ good: true });
    expect(forged(change)).toMatchObject({ refused: 'bad-log' });
  });

  test.each([
    '1 end by seat 0: agreed [1] #0123456789abcdef',
    '1 end by seat 0: resigned draw [] #0123456789abcdef',
    '1 end by seat 2: resigned [] #0123456789abcdef',
    '1 end by seat 0: agreed won by [1] #0123456789abcdef',
    '1 end by seat 0: bored [] #0123456789abcdef',
  ])('the line "%s" is not read', line => {
    const text = printLog(logOf(openMatch(skirmish, config(), { secret: KEY, shares: 'own' })));
    expect(parseLog(`${text}${line}\n`)).toMatchObject({ refused: 'bad-log' });
  });
});

test('endings are told in words', () => {
  const words = endings.map(([, end]) => {
    const match = begun();
    end(match);
    return endingWords(skirmish, skirmish.view(match.state as never, 0), must(endOf(match)));
  });
  expect(words).toEqual([
    'Resigned: Boat 1.',
    'Out of time: Boat 2.',
    'All agree to a draw.',
    'All agree on a victory: Boat 2.',
  ]);
});
