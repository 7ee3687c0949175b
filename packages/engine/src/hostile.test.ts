import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { answerAtRandom, config, keyedMatch, must, pendingIn, playOut } from '../test/games.ts';
import { MOST_ENTRIES, spendingOf, UNTRUSTED } from './budget.ts';
import type { AnyRuleset, Seat } from './contract.ts';
import { rollOff } from './contract.ts';
import { seededDice, seededRng } from './dice.ts';
import type { AnswerEntry, Entry } from './log.ts';
import { printLog } from './log.ts';
import { logOf, openMatch } from './match.ts';
import { answer, undo } from './moves.ts';
import { parseLog } from './parse-log.ts';
import { replay } from './replay.ts';
import { verify } from './verdict.ts';
import { skirmish } from './skirmish.ts';

/** A book that throws for ever while its dice tie, before the first move. */
const endless: AnyRuleset = {
  ...drillRules,
  setup(wish, dice, emit) {
    while (dice.draw(6, 'first') === dice.draw(6, 'first'));
    return drillRules.setup(wish, dice, emit);
  },
};

describe('a replay ends at the first draw that is not the recorded one', () => {
  test('in the opening: a set-up that would throw for ever is stopped', () => {
    const log = logOf(openMatch(endless, config(endless), seededDice('endless')));
    expect(verify(endless, log)).not.toHaveProperty('refused');
    for (const draws of [
      [],
      log.opening.draws.slice(0, 1),
      log.opening.draws.map(draw => ({ ...draw, why: 'wind' })),
    ]) {
      expect(verify(endless, { ...log, opening: { ...log.opening, draws } })).toMatchObject({
        refused: 'bad-log',
        reason: 'the opening draws dice that the log does not hold',
      });
    }
  });

  test('in an entry: missing, of other sides, or for another reason', () => {
    const log = logOf(playOut(keyedMatch(), 'stopped'));
    const at = log.entries.findIndex(entry => entry.kind === 'answer' && entry.draws.length > 1);
    const spoilt = (change: (entry: AnswerEntry) => void): unknown => {
      const copy = structuredClone(log);
      change(copy.entries[at] as AnswerEntry);
      return replay(skirmish, copy);
    };
    const reason = `entry ${at + 1} draws dice that the log does not hold`;
    expect(spoilt(entry => void entry.draws.pop())).toMatchObject({ reason });
    expect(spoilt(entry => void ((entry.draws[0] ?? { sides: 0 }).sides = 12))).toMatchObject({ reason });
    expect(spoilt(entry => void ((entry.draws[0] ?? { why: '' }).why = 'luck'))).toMatchObject({ reason });
    expect(spoilt(entry => void entry.draws.push({ sides: 6, face: 1, why: 'fire' }))).toMatchObject({
      reason: `entry ${at + 1} does not draw all the dice that the log holds`,
    });
  });

  test('a rulebook that fails on a log is a refusal of its own kind, not an exception', () => {
    const log = logOf(playOut(keyedMatch(), 'fails'));
    const failing: AnyRuleset = {
      ...skirmish,
      apply() {
        throw new Error('a bug');
      },
    };
    expect(replay(failing, log)).toMatchObject({
      refused: 'rulebook-fault',
      reason: expect.stringContaining('entry 1'),
    });
  });
});

describe('a roll-off', () => {
  test('goes to the higher, ties are thrown again, and after twenty of them the first has it', () => {
    const thrown = (...faces: number[]) => {
      let drawn = 0;
      const dice = { draw: () => (faces[drawn++ % faces.length] as number) - 1 };
      return { ...rollOff(dice, 6, 'first'), drawn };
    };
    expect(thrown(2, 5)).toEqual({ faces: [2, 5], winner: 1, drawn: 2 });
    expect(thrown(3, 3, 6, 1)).toEqual({ faces: [6, 1], winner: 0, drawn: 4 });
    expect(thrown(4)).toEqual({ faces: [4, 4], winner: 0, drawn: 40 });
  });
});

describe('undos cost what they undo', () => {
  /** How many answers the rulebook applies meanwhile. */
  function counted() {
    const count = { applied: 0 };
    const ruleset: AnyRuleset = {
      ...endlessYard,
      apply(s, seat, action, dice, emit) {
        count.applied++;
        endlessYard.apply(s, seat, action, dice, emit);
      },
    };
    return { ruleset, count };
  }

  /** Drill without an end, so that a log can be as long as one likes. */
  const endlessYard: AnyRuleset = {
    ...drillRules,
    setup(wish, dice, emit) {
      const s = drillRules.setup(wish, dice, emit) as { going: number };
      s.going = 1e9;
      return s;
    },
  };

  test('one answer taken back again and again, late in a long game', () => {
    const { ruleset, count } = counted();
    const match = keyedMatch(ruleset);
    for (let i = 0; i < 2_000; i++) must(answer(match, 0, 'march paces=1'));
    count.applied = 0;
    for (let i = 0; i < 1_000; i++) {
      must(undo(match, 0));
      must(answer(match, 0, 'march paces=2'));
    }
    expect(count.applied).toBeLessThan(2_000 + 3 * 1_000);
    expect(match.checkpoints?.length).toBeLessThan(14);
  });

  test('a whole game taken back answer by answer, and the log of it verified', () => {
    const { ruleset, count } = counted();
    const match = keyedMatch(ruleset);
    for (let i = 0; i < 2_000; i++) must(answer(match, 0, 'march paces=1'));
    count.applied = 0;
    for (let i = 0; i < 2_000; i++) must(undo(match, 0));
    expect(count.applied).toBeLessThan(20 * 2_000);
    count.applied = 0;
    expect(verify(ruleset, logOf(match))).not.toHaveProperty('refused');
    expect(count.applied).toBeLessThan(20 * 2_000);
  });

  test('and come to the same state as the game played without what was taken back', () => {
    for (let game = 0; game < 40; game++) {
      const match = keyedMatch(drillRules);
      const rng = seededRng(`undone ${game}`);
      for (let i = 0; i < 60 && pendingIn(match).length > 0; i++) {
        answerAtRandom(match, rng);
        while (rng.below(2) === 0) undo(match, rng.below(2) as Seat, rng.below(2) === 0 ? [] : [0, 1]);
        const anew = must(replay(drillRules, logOf(match)));
        expect(anew.state).toEqual(match.state);
        expect(must(replay(drillRules, withoutUndone(match))).state).toEqual(match.state);
      }
    }
  });

  /** The log of a game in which only what stands was ever answered: its hashes are left to the replay to find. */
  function withoutUndone(match: ReturnType<typeof keyedMatch>) {
    const log = logOf(match);
    const fresh = openMatch(drillRules, config(drillRules), { draw: () => 0 });
    const stands = match.record.stands ?? log.entries.map((_, i) => i);
    for (const at of stands) {
      const entry = log.entries[at] as AnswerEntry;
      const faces = entry.draws.map(({ face }) => face - 1);
      fresh.dice = { draw: () => faces.shift() ?? 0 };
      must(answer(fresh, entry.seat, entry.action));
    }
    return logOf(fresh);
  }
});

describe('a budget', () => {
  const log = logOf(playOut(keyedMatch(), 'budget'));

  test.each(['entries', 'draws'] as const)('of %s is kept before anything is replayed', part => {
    const spending = spendingOf({ ...UNTRUSTED, [part]: 3 });
    expect(replay(skirmish, log, log.entries.length, spending)).toMatchObject({
      refused: 'over-budget',
      reason: `a log has no more than 3 ${part}`,
    });
  });

  test('of time is kept from entry to entry', () => {
    let now = 0;
    const spending = spendingOf({ ...UNTRUSTED, milliseconds: 5 }, () => now++);
    expect(verify(skirmish, log, spending)).toMatchObject({
      refused: 'over-budget',
      reason: 'to check this log takes more than 5 ms',
    });
    expect(now).toBeLessThan(9);
  });

  test('is far above the longest game, and a log that keeps it is read in a moment', () => {
    const entries: Entry[] = [];
    const match = openMatch(drillRules, config(drillRules), seededDice('long'));
    for (let i = 0; i < MOST_ENTRIES / 2; i++) {
      must(answer(match, 0, 'march paces=1'));
      entries.push(must(undo(match, 0)));
    }
    const text = printLog(logOf(match));
    expect(text.length).toBeGreaterThan(350_000);
    const begun = process.threadCpuUsage();
    expect(verify(drillRules, must(parseLog(text)))).not.toHaveProperty('refused');
    const { user, system } = process.threadCpuUsage(begun);
    // Some 50 ms; without checkpoints the same took the square of it.
    expect((user + system) / 1_000).toBeLessThan(1_500);
    must(answer(match, 0, 'march paces=1'));
    expect(verify(drillRules, logOf(match))).toMatchObject({
      refused: 'over-budget',
      reason: `a log has no more than ${MOST_ENTRIES} entries`,
    });
    expect(verify({ ...drillRules, mostEntries: MOST_ENTRIES + 1 }, logOf(match))).not.toHaveProperty('refused');
  });
});
