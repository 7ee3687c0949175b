import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { answerAtRandom, config, KEY, keyedMatch, must, pendingIn, playOut, snapshot } from '../test/games.ts';
import { configure } from './configure.ts';
import type { Seat } from './contract.ts';
import { isRefusal } from './contract.ts';
import { keyedDice, seededRng } from './dice.ts';
import { hashState } from './hash.ts';
import { standing } from './log.ts';
import type { Match } from './match.ts';
import { drawCount, entryCount, finish, logFor, logOf, openMatch, seen, undoRight } from './match.ts';
import { answer, undo } from './moves.ts';
import type { Procedural } from './procedure.ts';
import { replay } from './replay.ts';
import { verify } from './verdict.ts';
import { draftOf } from './run.ts';

function say(match: Match, ...said: readonly (readonly [Seat, string])[]): void {
  for (const [seat, action] of said) must(answer(match, seat, action));
}

function drilled(seats: number): Match {
  const ready = must(configure(drillRules, { scenario: 'yard', seats }));
  return openMatch(drillRules, ready, { secret: KEY, shares: 'own' });
}

/** Both seats have halted: sealed plotting begins. */
function plotting(): Match {
  const match = drilled(2);
  say(match, [0, 'halt'], [1, 'halt']);
  return match;
}

describe('an undo alone', () => {
  test('is granted when nothing was learnt since, and is an entry of the log', () => {
    const match = drilled(2);
    const before = hashState(match.state);
    say(match, [0, 'march paces=3']);
    expect(undo(match, 0)).toEqual({ kind: 'undo', seat: 0, to: 0, consents: [], hash: logOf(match).entries[1]?.hash });
    expect(hashState(match.state)).toBe(before);
    expect(logOf(match).entries.map(e => e.kind)).toEqual(['answer', 'undo']);
    expect(standing(logOf(match))).toEqual([]);
  });

  test('takes back one answer at a time, as far as the seat’s own go', () => {
    const match = drilled(2);
    say(match, [0, 'march paces=1'], [0, 'march paces=2']);
    expect(must(undo(match, 0)).to).toBe(1);
    expect(must(undo(match, 0)).to).toBe(0);
    expect(undo(match, 0)).toMatchObject({ refused: 'no-undo' });
  });

  test('cannot be undone: the seat answers again', () => {
    const match = drilled(2);
    say(match, [0, 'march paces=1']);
    must(undo(match, 0));
    expect(undo(match, 0)).toMatchObject({ refused: 'no-undo' });
    expect(undo(match, 0, [1])).toMatchObject({ refused: 'no-undo' });
    say(match, [0, 'march paces=2']);
    expect(match.state).toMatchObject({ paces: [2, 0] });
  });

  test('is not granted over a draw, the seat’s own included', () => {
    const match = drilled(2);
    say(match, [0, 'march paces=1'], [0, 'roll']);
    const before = snapshot(match);
    expect(undo(match, 0)).toMatchObject({ refused: 'no-undo' });
    expect(snapshot(match)).toBe(before);
  });

  test('is not granted over another seat’s answer', () => {
    const match = drilled(2);
    say(match, [0, 'halt'], [1, 'march paces=1']);
    expect(undo(match, 0)).toMatchObject({ refused: 'no-undo' });
    expect(undo(match, 1)).toMatchObject({ to: 1 });
  });

  test('is not granted over an answer that another seat has shown and taken back', () => {
    const match = drilled(2);
    say(match, [0, 'halt'], [1, 'march paces=1']);
    must(undo(match, 1));
    expect(undo(match, 0)).toMatchObject({ refused: 'no-undo' });
    expect(undo(match, 0, [1])).toMatchObject({ to: 0, consents: [1] });
  });

  test('is not granted over a draw that was itself taken back', () => {
    const match = drilled(2);
    say(match, [0, 'march paces=1'], [0, 'roll']);
    must(undo(match, 0, [1]));
    expect(undo(match, 0)).toMatchObject({ refused: 'no-undo' });
  });

  test('is not granted over a reveal', () => {
    const match = plotting();
    say(match, [0, 'plot order=1'], [0, 'plot order=1'], [1, 'plot order=1'], [1, 'plot order=1']);
    expect(undo(match, 1)).toMatchObject({ refused: 'no-undo' });
    expect(undo(match, 1, [0])).toMatchObject({ to: 5, consents: [0] });
  });

  test('is not for a seat that has not answered, nor for one that is not there', () => {
    const match = drilled(2);
    say(match, [0, 'march paces=1']);
    const before = snapshot(match);
    for (const seat of [1, 2, -1, Number.NaN, '0'] as Seat[]) {
      expect(undo(match, seat, [0, 1])).toMatchObject({ refused: 'no-undo' });
    }
    expect(snapshot(match)).toBe(before);
  });

  test('is not to be had once the game is over', () => {
    const match = playOut(keyedMatch(drillRules), 'over');
    expect(undo(match, 0, [1])).toMatchObject({ refused: 'over' });
  });

  test('needs nobody’s consent where nobody else plays', () => {
    const match = drilled(1);
    say(match, [0, 'roll']);
    expect(undo(match, 0)).toMatchObject({ to: 0, consents: [] });
  });
});

describe('an undo by consent', () => {
  test('needs every other seat', () => {
    const match = drilled(3);
    say(match, [0, 'roll'], [0, 'halt'], [1, 'march paces=2']);
    for (const some of [[], [1], [2], [0, 1], [2, 2]] as Seat[][]) {
      expect(undo(match, 0, some)).toMatchObject({ refused: 'no-undo' });
    }
    expect(undo(match, 0, [2, 1, 1])).toMatchObject({ to: 1, consents: [1, 2] });
    expect(standing(logOf(match))).toEqual([0]);
  });

  test('takes back everything after the answer', () => {
    const match = drilled(2);
    const before = hashState(match.state);
    say(match, [0, 'halt'], [1, 'roll'], [1, 'march paces=2']);
    must(undo(match, 0, [1]));
    expect(hashState(match.state)).toBe(before);
    expect(standing(logOf(match))).toEqual([]);
    expect(pendingIn(match)).toEqual([0]);
  });

  test('does not rewind the dice', () => {
    const dice = keyedDice(KEY);
    const match = openMatch(drillRules, config(drillRules), dice);
    say(match, [0, 'roll']);
    must(undo(match, 0, [1]));
    expect(dice.position()).toBe(1);
    say(match, [0, 'roll']);
    expect(dice.position()).toBe(2);
    expect(drawCount(match)).toBe(2);
    const second = keyedDice(KEY, 1).draw(6, 'pace') + 1;
    expect(logOf(match).entries[2]).toMatchObject({ draws: [{ sides: 6, face: second, why: 'pace' }] });
    expect(match.state).toMatchObject({ paces: [second, 0] });
  });

  test('that was not needed is not written down', () => {
    const match = drilled(2);
    say(match, [0, 'march paces=1']);
    expect(undo(match, 0, [1])).toMatchObject({ consents: [] });
  });
});

describe('an undo under seal', () => {
  test('takes back the seat’s own order and leaves the others’ sealed', () => {
    const match = plotting();
    say(match, [0, 'plot order=2'], [1, 'plot order=1'], [1, 'plot order=1']);
    must(undo(match, 0));
    expect(([0, 1] as const).map(seat => draftOf(match.state as Procedural, seat))).toEqual([
      { orders: [] },
      { orders: [1, 1] },
    ]);
    expect(standing(logOf(match))).toEqual([0, 1, 3, 4]);
    say(match, [0, 'plot order=0'], [0, 'plot order=0']);
    expect(match.state).toMatchObject({ paces: [0, 2], turn: 1 });
    expect(verify(drillRules, logOf(match))).toMatchObject({ good: true });
  });

  test('is granted or not whatever the others have sealed', () => {
    const tries = [[], ['plot order=1'], ['plot order=2', 'plot order=2']].map(sealed => {
      const match = plotting();
      for (const order of sealed) say(match, [1, order]);
      say(match, [0, 'plot order=2']);
      const first = undo(match, 0);
      const second = undo(match, 0);
      return JSON.stringify(['refused' in first, second, logFor(match, 0), seen(match, 0)]);
    });
    expect(new Set(tries).size).toBe(1);
    const open = [[], ['plot order=1']].map(sealed => {
      const match = plotting();
      for (const order of sealed) say(match, [0, order]);
      return JSON.stringify([undo(match, 1), logFor(match, 1), seen(match, 1)]);
    });
    expect(new Set(open).size).toBe(1);
    expect(open[0]).toContain('no-undo');
  });

  test('is hidden from the others, with the order it took back, before the join and after it', () => {
    const match = plotting();
    say(match, [0, 'plot order=2']);
    must(undo(match, 0));
    expect(logFor(match, 1).entries).toHaveLength(2);
    expect(logFor(match, 0).entries.slice(2)).toMatchObject([{ action: 'plot order=2' }, { kind: 'undo', to: 2 }]);
    say(match, [0, 'plot order=0'], [0, 'plot order=0'], [1, 'plot order=0'], [1, 'plot order=0']);
    expect(logFor(match, 1).entries.slice(2)).toMatchObject([{ seat: 1 }, { seat: 1 }]);
  });

  test('is counted, in a seat’s own log, among the answers it can see', () => {
    const match = plotting();
    say(match, [1, 'plot order=1'], [0, 'plot order=2']);
    expect(must(undo(match, 0)).to).toBe(3);
    const mine = logFor(match, 0);
    expect(mine.entries.at(-1)).toMatchObject({ kind: 'undo', to: 2 });
    expect(standing(mine)).toEqual([0, 1]);
  });

  test('of an open answer before the seal needs consent, and then takes the sealed orders too', () => {
    const match = plotting();
    say(match, [0, 'plot order=1']);
    expect(undo(match, 1)).toMatchObject({ refused: 'no-undo' });
    expect(undo(match, 1, [0])).toMatchObject({ to: 1, consents: [0] });
    expect(match.state).toMatchObject({ plots: [[], []] });
    expect(pendingIn(match)).toEqual([1]);
  });
});

test('random games with undos of all kinds verify, and what a seat sees stands as it should', () => {
  for (let i = 0; i < 40; i++) {
    const match = drilled(2 + (i % 2));
    const rng = seededRng(`undo ${i}`);
    while (pendingIn(match).length > 0) {
      answerAtRandom(match, rng);
      if (rng.below(4) === 0) undo(match, rng.below(3) as Seat, rng.below(2) === 0 ? [] : [0, 1, 2]);
      const log = logOf(match);
      const all = standing(log).map(at => log.entries[at]);
      for (const seat of [0, 1] as const) {
        const mine = logFor(match, seat);
        const stands = standing(mine).map(at => mine.entries[at]);
        expect(stands.filter(e => e?.seat === seat)).toHaveLength(all.filter(e => e?.seat === seat).length);
      }
    }
    finish(match);
    expect(verify(drillRules, logOf(match))).toMatchObject({ good: true, entries: entryCount(match) });
  }
});

test('the right to undo is told before it is used, and costs the game nothing', () => {
  const told = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const match = drilled(1 + (i % 4));
    const everybody = [0, 1, 2, 3] as const;
    const rng = seededRng(`rights ${i}`);
    while (pendingIn(match).length > 0) {
      answerAtRandom(match, rng);
      const before = snapshot(match);
      const rights = everybody.map(seat => undoRight(match, seat));
      expect(snapshot(match)).toBe(before);
      const over = pendingIn(match).length === 0;
      // Tried out on a copy, and on another one as soon as that is no longer the game.
      let copy: Match | null = null;
      const isGranted = (seat: Seat, consents: readonly Seat[]): boolean => {
        copy ??= must(replay(drillRules, logOf(match)));
        if (isRefusal(undo(copy, seat, consents))) return false;
        copy = null;
        return true;
      };
      for (const seat of everybody) {
        const right = rights[seat] ?? 'none';
        expect(right === 'alone').toBe(isGranted(seat, []));
        expect(right !== 'none').toBe(isGranted(seat, everybody));
        if (over) expect(right).toBe('none');
        told.add(right);
      }
      if (rng.below(3) === 0) undo(match, rng.below(4) as Seat, rng.below(2) === 0 ? [] : everybody);
    }
  }
  expect([...told].toSorted()).toEqual(['alone', 'consent', 'none']);
  expect(undoRight(drilled(2), 7 as Seat)).toBe('none');
});
