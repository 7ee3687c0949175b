import { describe, expect, test } from 'vitest';
import { config, keyedMatch } from '../test/games.ts';
import type { GameEvent, Seat } from './contract.ts';
import { seededDice, seededRng } from './dice.ts';
import { logOf, openMatch } from './match.ts';
import { anyOffer, playMatch, playOn } from './play.ts';
import { verify } from './verdict.ts';
import type { SkirmishAction } from './skirmish.ts';
import { skirmish } from './skirmish.ts';

const begin = () => {
  const dice = seededDice('dice');
  const rng = seededRng('answers');
  const s = skirmish.setup(config(), dice, () => {});
  return { s, dice, rng, choose: (seat: Seat) => anyOffer(skirmish, s, seat, rng) };
};

describe('playOn', () => {
  test('plays to the end and counts the answers', () => {
    const { s, dice, choose } = begin();
    const told: GameEvent[] = [];
    const answers: SkirmishAction[] = [];
    const after = (_seat: Seat, action: SkirmishAction) => void answers.push(action);
    const decisions = playOn(skirmish, s, { choose, after }, dice, event => told.push(event));
    expect(skirmish.result(s)).not.toBeNull();
    expect(answers).toHaveLength(decisions);
    expect(told.filter(({ type }) => type === 'fired')).toHaveLength(5);
  });

  test('stops before the answer that is not given, and where it was told to stop at the latest', () => {
    const { s, dice, choose } = begin();
    const third = (seat: Seat) => (s.round === 1 ? null : choose(seat));
    expect(playOn(skirmish, s, { choose: third, most: 99 }, dice)).toBe(2);
    expect(skirmish.pending(s)).not.toEqual([]);
    expect(playOn(skirmish, s, { choose, most: 3 }, dice)).toBe(3);
    expect(playOn(skirmish, s, { choose, most: 0 }, dice)).toBe(0);
  });

  test('asks the first pending seat, or the one that is picked', () => {
    const order = (next?: (pending: readonly Seat[]) => Seat) => {
      const { s, dice, choose } = begin();
      const asked: Seat[] = [];
      const noting = (seat: Seat) => {
        asked.push(seat);
        return choose(seat);
      };
      playOn(skirmish, s, next ? { choose: noting, next, most: 2 } : { choose: noting, most: 2 }, dice);
      return asked;
    };
    expect(order()).toEqual([0, 1]);
    expect(order(pending => pending.at(-1) ?? 0)).toEqual([1, 0]);
  });
});

describe('playMatch', () => {
  test('plays the same game as the rules alone do, and keeps a log that verifies', () => {
    const { s, dice, choose } = begin();
    const decisions = playOn(skirmish, s, { choose }, dice);
    const match = openMatch(skirmish, config(), seededDice('dice'));
    const rng = seededRng('answers');
    expect(playMatch(match, { choose: seat => anyOffer(match.ruleset, match.state, seat, rng) })).toBe(decisions);
    expect(match.state).toEqual(s);
    expect(verify(skirmish, logOf(match))).toMatchObject({ entries: decisions, result: skirmish.result(s) });
  });

  test('a refused answer is a bug, not an endless loop', () => {
    expect(() => playMatch(keyedMatch(), { choose: () => ({ do: 'bear' }) })).toThrow('refused');
  });
});
