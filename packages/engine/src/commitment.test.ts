import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { config, KEY, must, playOut } from '../test/games.ts';
import type { BoundGame } from './commitment.ts';
import { commitmentTo, diceKey, pledge } from './commitment.ts';
import type { Options } from './contract.ts';
import { keyFromHex, keyHex, newKey } from './dice.ts';
import type { GameLog } from './log.ts';
import { printLog } from './log.ts';
import { boundGame, finish, logOf, openMatch } from './match.ts';
import { parseLog } from './parse-log.ts';
import { resume } from './replay.ts';
import { judge, verify } from './verdict.ts';

const game: BoundGame = boundGame(drillRules, config(drillRules));
const SHARES = [KEY.map(b => b ^ 3), KEY.map(b => b ^ 5)];

function played(shares: 'own' | readonly Uint8Array[]) {
  const match = playOut(openMatch(drillRules, config(drillRules), { secret: KEY, shares }), 'commitment');
  finish(match);
  return match;
}

describe('a commitment', () => {
  test('binds ruleset, edition, figures, scenario, seats, every option, whose the shares are, and the secret', () => {
    const options: Options = { ...game.options, drums: true };
    const others: BoundGame[] = [
      { ...game, ruleset: 'drills' },
      { ...game, edition: 4 },
      { ...game, pack: '0123456789abcdef' },
      { ...game, scenario: 'field' },
      { ...game, seats: 3 },
      { ...game, options },
      { ...game, options: { ...game.options, men: 11 } },
    ];
    const all = [
      commitmentTo(game, KEY, 'own'),
      commitmentTo(game, KEY, 'players'),
      commitmentTo(
        game,
        KEY.map(b => b ^ 1),
        'own',
      ),
      ...others.map(other => commitmentTo(other, KEY, 'own')),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('does not hang on the order in which options are listed', () => {
    const turned = Object.fromEntries(Object.entries(game.options).toReversed());
    expect(commitmentTo({ ...game, options: turned }, KEY, 'own')).toBe(commitmentTo(game, KEY, 'own'));
  });

  test('of a log whose head was changed is not that of its key, whatever else fits', () => {
    const log = logOf(played('own'));
    expect(judge(drillRules, log)).toMatchObject({ dice: { verdict: 'yes' }, complete: { verdict: 'yes' } });
    // `drums` and `men` change nothing in this book: the entries replay, but the game is not the one committed to.
    for (const options of [
      { ...log.options, drums: true },
      { ...log.options, men: 11 },
    ]) {
      expect(judge(drillRules, { ...log, options })).toMatchObject({
        good: false,
        rules: { verdict: 'yes' },
        dice: { verdict: 'no', reason: 'the dice key is not the one committed to' },
      });
    }
  });
});

describe('the dice key', () => {
  test('is made of the secret and of every share, in the order of the seats', () => {
    const shares = SHARES.map(keyHex);
    const commitment = commitmentTo(game, KEY, 'players');
    const keys = [
      diceKey(commitment, KEY, shares),
      diceKey(commitment, KEY, shares.toReversed()),
      diceKey(commitment, KEY, [keyHex(KEY), shares[1] ?? '']),
      diceKey(commitment, KEY, 'own'),
      diceKey(
        commitment,
        KEY.map(b => b ^ 1),
        shares,
      ),
      diceKey(commitmentTo(game, KEY, 'own'), KEY, shares),
    ].map(keyHex);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(keyHex(KEY));
  });

  test('of a game with shares is proven, and the log has them; none can be changed, left out or put in', () => {
    const match = played(SHARES);
    const text = printLog(logOf(match));
    expect(text).toContain(`\nshares ${SHARES.map(keyHex).join(' ')}\nkey ${keyHex(KEY)}\n`);
    const log = must(parseLog(text));
    expect(must(verify(drillRules, log)).dice.reason).toContain('every player has added a share');
    const [first = '', second = ''] = SHARES.map(keyHex);
    for (const shares of ['own', [second, first], [first], [first, keyHex(KEY)], [first, second, first]] as const)
      expect(verify(drillRules, { ...log, shares })).toMatchObject({ refused: 'bad-log' });
  });

  test('is known to whoever resumes with the secret, and to nobody without the shares', () => {
    const match = openMatch(drillRules, config(drillRules), { secret: KEY, shares: SHARES });
    const log = logOf(match);
    expect(resume(drillRules, log, KEY)).not.toHaveProperty('refused');
    expect(resume(drillRules, log, newKey())).toMatchObject({ refused: 'bad-log' });
  });

  test('needs a share of each seat', () => {
    expect(() => openMatch(drillRules, config(drillRules), { secret: KEY, shares: [KEY] })).toThrow('one share');
  });
});

describe('a pledge', () => {
  test('binds the share, the seat and the game', () => {
    const commitment = commitmentTo(game, KEY, 'players');
    const all = [
      pledge(commitment, 0, KEY),
      pledge(commitment, 1, KEY),
      pledge(
        commitment,
        0,
        KEY.map(b => b ^ 1),
      ),
      pledge(commitmentTo(game, KEY, 'own'), 0, KEY),
    ];
    expect(new Set(all).size).toBe(4);
  });
});

describe('a seeded game', () => {
  const seedKey = must(keyFromHex('1234'.repeat(16)));

  function seeded(): { log: GameLog; text: string } {
    const match = playOut(openMatch(drillRules, config(drillRules), { seedKey }), 'seeded');
    finish(match);
    return { log: logOf(match), text: printLog(logOf(match)) };
  }

  test('says so, and holds nothing from which its seed could be tried out', () => {
    const { text, log } = seeded();
    expect(text).toContain('\ncommitment seeded\nkey none\n');
    expect(text).not.toContain(keyHex(seedKey));
    expect(must(parseLog(text))).toEqual(log);
    expect(judge(drillRules, log)).toMatchObject({
      good: true,
      rules: { verdict: 'yes' },
      dice: { verdict: 'unclaimed' },
      complete: { verdict: 'unclaimed' },
    });
  });

  test('goes on with its own dice, and with no other', () => {
    const log = logOf(openMatch(drillRules, config(drillRules), { seedKey }));
    const again = must(resume(drillRules, log, seedKey));
    expect(logOf(playOut(again, 'seeded'))).toMatchObject({ entries: seeded().log.entries, seeded: true });
    expect(resume(drillRules, seeded().log, KEY)).toMatchObject({ refused: 'bad-log' });
  });
});
