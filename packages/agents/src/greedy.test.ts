import type { Action, AnyRuleset, Dice, Emit, Seat } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { decide } from './agent.ts';
import { greedy } from './greedy.ts';

interface Throw {
  /** Cards that have been played for it. */
  cards: number;
  held: number;
  /** 0 until it is thrown. */
  face: number;
  /** What a card adds to the die. */
  readonly gain: number;
}

const PASS: Action = { do: 'pass' };
const PLAY: Action = { do: 'play' };

/** One die, and a card that may be played before it is thrown. A position before the throw looks like nothing at all. */
const windows = {
  id: 'windows',
  clone: (s: Throw) => ({ ...s }),
  resample: () => {},
  sealed: () => false,
  pending: (s: Throw): readonly Seat[] => (s.face === 0 ? [0] : []),
  offers: (s: Throw) => (s.held > 0 ? [PASS, PLAY] : [PASS]),
  apply(s: Throw, _seat: Seat, answer: Action, dice: Dice, _emit: Emit) {
    if (answer.do === 'pass') {
      s.face = dice.draw(6, 'throw') + 1;
      return;
    }
    s.held--;
    s.cards++;
  },
  // Half a face is what a card is worth in hand.
  evaluate: (s: Throw) => (s.face === 0 ? -1 : (s.face + s.gain * s.cards + s.held / 2) / 20),
};
const asked = { ...windows, passing: (s: Throw) => (s.face === 0 ? PASS : null) } as unknown as AnyRuleset;

function choice(ruleset: AnyRuleset, gain: number): string {
  return decide(greedy(), ruleset, { cards: 0, held: 1, face: 0, gain }, 0, seededRng(`window ${gain}`)).do;
}

test('a card before a throw is judged by the same dice with it and without it', () => {
  expect(choice(asked, 1)).toBe('play');
  expect(choice(asked, 0)).toBe('pass');
});

test('where a book does not say how to pass, only what an answer leads to at once is judged', () => {
  expect(choice(windows as unknown as AnyRuleset, 1)).toBe('pass');
});

test('a card before a throw is tried on more dice than other answers', () => {
  const imagined = (ruleset: AnyRuleset) => {
    let count = 0;
    const counting = { ...ruleset, resample: () => void count++ };
    decide(greedy(), counting, { cards: 0, held: 1, face: 0, gain: 1 }, 0, seededRng('often'));
    return count;
  };
  expect(imagined(asked)).toBeGreaterThan(2 * imagined(windows as unknown as AnyRuleset));
});
