import type { Action, AnyRuleset, Dice, Emit, Seat } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import type { DecideOptions } from './agent.ts';
import { seating } from './agent.ts';
import type { SearchReport } from './search-report.ts';
import { think } from './search.ts';
import { daring, opening } from './testing.ts';

const seat = (options: DecideOptions = {}) => seating(skirmish, opening(), 0, seededRng('trials'), options);
const way = 'trials' as const;

describe('sequential halving', () => {
  test('gives the better half more trials each time, and all of a round as many', () => {
    const { lines, iterations, best } = think(seat(), { way, budget: { iterations: 64 } });
    // Four offers in two rounds: eight imagined states for all of them, and then sixteen for two.
    expect(lines.map(({ visits }) => visits)).toEqual([24, 24, 8, 8]);
    expect([iterations, best]).toEqual([64, lines[0]?.action]);
  });

  test('tries only the finalists, and an offer that was not tried has no value', () => {
    const { lines } = think(seat(), { way, finalists: 2, budget: { iterations: 20 } });
    expect(lines.map(({ visits }) => visits)).toEqual([10, 10, 0, 0]);
    expect(lines.slice(2).map(({ value }) => value)).toEqual([null, null]);
  });

  test('is the same for the same seed', () => {
    const once = () => think(seat(), { way, budget: { iterations: 60 } });
    expect(once()).toEqual(once());
  });

  test('stops when it is told to, with an answer', () => {
    const { lines } = think(seat({ stop: { aborted: true } }), { way, budget: { iterations: 10_000 } });
    expect(lines.map(({ visits }) => visits)).toEqual([2, 2, 1, 1]);
  });

  test('keeps to a share of its time in every round, and saves what would tell nothing new', () => {
    let now = 0;
    const timed = think(seat({ clock: () => now++ }), { way, budget: { milliseconds: 20 } });
    expect(timed.lines.map(({ visits }) => visits)).toEqual([20, 20, 10, 10]);
    const rich = think(seat(), { way, budget: { iterations: 1_000_000 } });
    expect(rich.iterations).toBe(64 * 4 + 64 * 2);
  });

  test('reports progress round by round, and last what it returns', () => {
    const reports: SearchReport[] = [];
    const final = think(seat(), { way, budget: { iterations: 40 } }, report => reports.push(report));
    expect(reports).toHaveLength(2);
    expect(reports.at(-1)).toEqual(final);
  });

  test('knows the value of a certain end', () => {
    const seated = seating(skirmish, daring([2, 0]), 1, seededRng('end'));
    expect(think(seated, { way, budget: { iterations: 20 } }).best).toEqual({ do: 'dare' });
  });
});

interface March {
  turn: number;
  /** Steps in this turn, and what has been gained. */
  step: number;
  gain: number;
}

/** Three steps a turn. To wait looks better at once; to march gains more by the end of the turn, and all is lost in the next. */
const march = {
  id: 'march',
  vocabulary: skirmish.vocabulary,
  clone: (s: March) => ({ ...s }),
  resample: () => {},
  sealed: () => false,
  pending: (s: March): readonly Seat[] => (s.turn < 3 ? [0] : []),
  offers: (s: March): readonly Action[] => (s.step === 0 ? [{ do: 'march' }, { do: 'wait' }] : [{ do: 'on' }]),
  apply(s: March, _seat: Seat, answer: Action, _dice: Dice, _emit: Emit) {
    if (answer.do === 'wait') s.gain += 1;
    if (answer.do === 'march') s.gain -= 1;
    if (answer.do === 'on' && s.gain < 0) s.gain += 4;
    s.step++;
    if (s.step < 3) return;
    s.step = 0;
    s.turn++;
    if (s.turn === 2) s.gain = -20;
  },
  evaluate: (s: March) => s.gain / 20,
  result: () => null,
  turnOf: ({ turn }: March) => turn,
} as unknown as AnyRuleset;

test('a trial goes to the end of the turn and no farther, unless it is to see the next', () => {
  const chosen = (ruleset: AnyRuleset, trialTurns = 1) =>
    think(seating(ruleset, { turn: 0, step: 0, gain: 0 }, 0, seededRng('march')), {
      way,
      trialTurns,
      priorWeight: 0,
      budget: { iterations: 8 },
    });
  const { best, value } = chosen(march);
  expect(best).toEqual({ do: 'march' });
  expect(value).toBeCloseTo(3 / 20);
  expect(chosen(march, 2).value).toBeCloseTo(-1, 0);
  // Without a word where a turn ends, it looks on to what ruins both alike.
  const { turnOf: _, ...endless } = march;
  expect(chosen(endless).value).toBeCloseTo(-1, 0);
});

test('where no trial comes to where sealed orders are opened, each offer is tried once', () => {
  const { lines } = think(seat(), { way, decisions: 0, budget: { iterations: 1000 } });
  expect(lines.map(({ visits }) => visits)).toEqual([1, 1, 1, 1]);
});

interface Gamble {
  answer: string;
  luck: number;
}

/** To hold looks better by a little. To dare is worth less on average, but swings: a few lucky trials in a row are nothing rare. */
const gamble = (swing: number, mean: number) =>
  ({
    id: 'gamble',
    vocabulary: skirmish.vocabulary,
    clone: (s: Gamble) => ({ ...s }),
    resample: () => {},
    sealed: () => false,
    pending: (s: Gamble): readonly Seat[] => (s.luck === 0 ? [0] : []),
    offers: (s: Gamble): readonly Action[] => (s.answer === '' ? [{ do: 'hold' }, { do: 'dare' }] : [{ do: 'on' }]),
    apply(s: Gamble, _seat: Seat, answer: Action, dice: Dice, _emit: Emit) {
      if (answer.do === 'on') s.luck = dice.draw(2, 'luck') === 0 ? 1 : -1;
      else s.answer = answer.do;
    },
    evaluate: (s: Gamble) => (s.answer === 'dare' ? (s.luck === 0 ? -0.05 : mean + swing * s.luck) : 0),
    result: () => null,
  }) as unknown as AnyRuleset;

/** How often in 100 searches of a few trials another offer is preferred to the one that looks best. */
function preferred(ruleset: AnyRuleset): number {
  let dared = 0;
  for (let i = 0; i < 100; i++) {
    const seated = seating(ruleset, { answer: '', luck: 0 }, 0, seededRng(`gamble ${i}`));
    if (think(seated, { way, priorWeight: 8, budget: { iterations: 32 } }).best.do === 'dare') dared++;
  }
  return dared;
}

test('luck does not win against a first look; what is better on every state does', () => {
  expect(preferred(gamble(0.8, -0.05))).toBeLessThan(25);
  expect(preferred(gamble(0.02, 0.05))).toBe(100);
});

interface Order {
  steps: number;
  /** What has been ordered, and whether it has been opened. */
  gain: number;
  open: number;
}

/** An order of three sealed steps; it is opened as soon as the last is given. */
const order = {
  id: 'order',
  vocabulary: skirmish.vocabulary,
  clone: (s: Order) => ({ ...s }),
  resample: () => {},
  sealed: (s: Order) => s.open === 0,
  pending: (s: Order): readonly Seat[] => (s.open === 0 ? [0] : []),
  offers: (): readonly Action[] => [{ do: 'less' }, { do: 'more' }],
  apply(s: Order, _seat: Seat, answer: Action) {
    s.gain += answer.do === 'more' ? 0.1 : 0;
    s.steps++;
    if (s.steps === 3) s.open = 1;
  },
  evaluate: (s: Order) => s.gain,
  result: () => null,
} as unknown as AnyRuleset;

test('where a book asks for it, a step of a sealed order is given by the first look, and its last step is tried', () => {
  const given = (steps: number, sealedSteps: 'trials' | 'glance') => {
    const seated = seating(order, { steps, gain: 0, open: 0 }, 0, seededRng('order'));
    const { iterations, best } = think(seated, { way, sealedSteps, budget: { iterations: 8 } });
    return [iterations, best.do];
  };
  expect(given(0, 'glance')).toEqual([0, 'more']);
  expect(given(2, 'glance')).toEqual([8, 'more']);
  expect(given(0, 'trials')).toEqual([8, 'more']);
});
