import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { answerAtRandom, config, KEY, keyedMatch, must, pendingIn, snapshot } from '../test/games.ts';
import type { AnyRuleset, Seat } from './contract.ts';
import { keyedDice, recordedDice, seededDice, seededRng } from './dice.ts';
import type { Match } from './match.ts';
import { logOf, openMatch } from './match.ts';
import { answer, answerOrThrow, faultReport, goBack, markMatch, undo } from './moves.ts';
import { parseLog } from './parse-log.ts';
import { replay } from './replay.ts';
import { skirmish } from './skirmish.ts';

const BUG = 'the guns are a null';

/** A book whose `apply` fails once when it is told to, at its end: dice are drawn and the state is spoilt by then. */
function fragile(book: AnyRuleset) {
  const bug = { armed: false };
  const ruleset: AnyRuleset = {
    ...book,
    apply(s, seat, action, dice, emit) {
      const fails = bug.armed;
      bug.armed = false;
      if (fails) dice.draw(6, 'too early');
      book.apply(s, seat, action, dice, emit);
      if (fails) throw new Error(BUG);
    },
  };
  return { ruleset, bug };
}

/** All of a match but the room that its buffers have. */
function whole(match: Match): string {
  const { record } = match;
  const { stands, opened, reveals, sealedBy, learnt, draws } = record;
  const counters = { digest: Array.from(record.digest), stands, opened, reveals, sealedBy, learnt, draws };
  return JSON.stringify([match.state, logOf(match), counters, match.dice.position?.()]);
}

describe.each([
  ['skirmish', skirmish as AnyRuleset],
  ['drill', drillRules],
])('a rulebook that fails: %s', (_name, book) => {
  test('at any answer leaves the match as it was, dice and all, and the game goes on as if nothing had been', () => {
    const { ruleset, bug } = fragile(book);
    const match = keyedMatch(ruleset);
    const sound = keyedMatch(book);
    const [rng, same] = [seededRng('faults'), seededRng('faults')];
    while (pendingIn(match).length > 0) {
      const seat = pendingIn(match)[0] as Seat;
      const offer = ruleset.offers(match.state, seat)[0];
      const before = whole(match);
      bug.armed = !ruleset.sealed(match.state, seat);
      if (bug.armed) expect(answer(match, seat, offer)).toMatchObject({ refused: 'rulebook-fault' });
      expect(whole(match)).toBe(before);
      answerAtRandom(match, rng);
      answerAtRandom(sound, same);
      if (rng.below(5) === 0) undo(match, 0, [1]);
      if (same.below(5) === 0) undo(sound, 0, [1]);
      expect(whole(match)).toBe(whole(sound));
    }
    expect(logOf(match)).toEqual(logOf(sound));
  });

  test('in `offers` or `sealed`, before anything is applied, is refused in the same way', () => {
    for (const part of ['refuse', 'sealed'] as const) {
      let failing = false;
      const ruleset: AnyRuleset = {
        ...book,
        [part]: (s: object, seat: Seat, said: unknown) => {
          if (failing) throw new Error(BUG);
          return book[part](s, seat, said);
        },
      };
      const match = keyedMatch(ruleset);
      const before = snapshot(match);
      failing = true;
      const seat = pendingIn(match)[0] as Seat;
      expect(answer(match, seat, ruleset.offers(match.state, seat)[0])).toMatchObject({ refused: 'rulebook-fault' });
      expect(snapshot(match)).toBe(before);
    }
  });
});

describe('seeded dice', () => {
  test('are put back, too', () => {
    const { ruleset, bug } = fragile(drillRules);
    const match = openMatch(ruleset, config(drillRules), seededDice('rewound'));
    const other = openMatch(drillRules, config(drillRules), seededDice('rewound'));
    for (const said of ['roll', 'roll']) {
      bug.armed = true;
      expect(answer(match, 0, said)).toMatchObject({ refused: 'rulebook-fault' });
      expect(answer(match, 0, said)).toEqual(answer(other, 0, said));
    }
    expect(logOf(match)).toEqual(logOf(other));
  });

  test.each([
    ['seeded', () => seededDice('positions')],
    ['keyed', () => keyedDice(KEY)],
  ])('%s dice give the same again after they are rewound', (_name, make) => {
    const dice = make();
    for (let i = 0; i < 20; i++) dice.draw(6 + 2 ** i, 'before');
    const position = dice.position();
    const drawn = () => Array.from({ length: 50 }, (_, i) => dice.draw(i + 2, 'again'));
    const first = drawn();
    dice.position(position);
    expect(drawn()).toEqual(first);
  });
});

describe('an undo', () => {
  test('during which a rulebook fails changes nothing', () => {
    const { ruleset, bug } = fragile(drillRules);
    const match = keyedMatch(ruleset);
    must(answer(match, 0, 'march paces=1'));
    must(answer(match, 0, 'march paces=2'));
    const before = whole(match);
    bug.armed = true;
    expect(undo(match, 0)).toMatchObject({ refused: 'rulebook-fault' });
    expect(whole(match)).toBe(before);
    expect(must(undo(match, 0)).to).toBe(1);
  });
});

describe('a match that goes back to a mark', () => {
  test('is as it was, whatever was answered since', () => {
    const match = keyedMatch(drillRules);
    const rng = seededRng('marks');
    while (pendingIn(match).length > 0) {
      if (rng.below(4) === 0) undo(match, 0, [1]);
      const before = whole(match);
      const mark = markMatch(match);
      answerAtRandom(match, rng);
      goBack(match, mark, { seat: 0, said: 'halt', error: new Error(BUG) });
      expect(whole(match)).toBe(before);
      answerAtRandom(match, rng);
    }
  });
});

describe('the report of a fault', () => {
  test('holds all that makes it happen again, and not the key', () => {
    const { ruleset, bug } = fragile(drillRules);
    const match = keyedMatch(ruleset);
    must(answer(match, 0, 'march paces=1'));
    bug.armed = true;
    answer(match, 0, 'roll');
    const report = faultReport(match, must(match.fault));
    expect(report).toMatchObject({ seat: 0, said: 'roll', message: BUG });
    expect(report.stack).toContain('faults.test.ts');
    expect(report.draws.map(({ why }) => why)).toEqual(['too early', 'pace']);
    expect(JSON.stringify(report)).not.toContain(must(match.secret));

    const again = must(replay(ruleset, must(parseLog(report.log))));
    bug.armed = true;
    again.dice = recordedDice(report.draws);
    expect(() => answerOrThrow(again, report.seat, report.said)).toThrow(BUG);
  });
});
