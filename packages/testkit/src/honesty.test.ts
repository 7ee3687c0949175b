import type { AnyRuleset, Seat } from '@weathergauge/engine';
import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { hiddenFrom, planned, spoil } from './breaking.ts';
import type { Cache, CacheBook, Ways } from './examples/cache/cache.ts';
import { cacheBook } from './examples/cache/cache.ts';
import { type Parley, parley, rules as parleyRules } from './examples/parley/parley.ts';
import { honestyProblems } from './honesty.ts';
import type { AnyPlan, Plan } from './plan.ts';
import { hiddenBy } from './twin-games.ts';

const sources = import.meta.dirname;
const cards: Plan<Parley> = { sources, secrets: (s, seat, rng) => parley.resample(s, seat, rng) };

function spoiltCache(ways: Ways | undefined, change: (made: ReturnType<typeof cacheBook>) => Partial<CacheBook>) {
  const made = cacheBook(ways);
  const rules: AnyRuleset = { ...made.book, ...change(made) };
  const plan: Plan<Cache> = { sources, program: made.program };
  return { rules, plan: plan };
}

const broken: Record<string, { rules: AnyRuleset; plan: AnyPlan; says: RegExp }> = {
  'a resample that peeks at a lane': {
    rules: spoil({ resample: () => {} }),
    plan: planned(),
    says: /a seat imagines another state\.stack.* when another seat has sealed an order/,
  },
  'a resample that starts a lane again and remembers what was in it': {
    rules: spoil({
      resample: (s, seat, rng) => {
        const known = hiddenFrom(s, seat);
        skirmish.resample(s, seat, rng);
        if (known > 1) s.bag = [1, 3];
      },
    }),
    plan: planned(),
    says: /a seat imagines another state\.bag\[0\] when another seat has sealed an order/,
  },
  'chance that is asked for more often when something is sealed': {
    rules: spoil({
      resample: (s, seat, rng) => {
        if (hiddenFrom(s, seat) > 0) rng.below(2);
        skirmish.resample(s, seat, rng);
      },
    }),
    plan: planned(),
    says: /resample draws otherwise when another seat has sealed an order/,
  },
  'a lane that writes to the state': {
    rules: spoil({
      apply: (s, seat, answer, dice, emit) => {
        if (answer.do === 'load') s.hits[seat] = (s.hits[seat] ?? 0) + answer.charges;
        skirmish.apply(s, seat, answer, dice, emit);
      },
    }),
    plan: planned(),
    says: /an answer under seal changes state\.hits\[\d\], which is not in its lane's draft/,
  },
  'advice that leaves out an offer by what another has sealed': {
    rules: spoil({ passesOver: (s, seat, answer) => answer.do === 'load' && answer.charges === hiddenFrom(s, seat) }),
    plan: planned(),
    says: /a seat is given another hint when another seat has sealed an order/,
  },
  'an order that is shunned by what another has sealed': {
    rules: spoil({ shuns: (s, seat, answer) => answer.do === 'load' && answer.charges > 3 - hiddenFrom(s, seat) }),
    plan: planned(),
    says: /a seat is given another analysis when only what is hidden from it differs/,
  },
  'a resample that keeps a secret of the plan': {
    rules: { ...parley, resample: (s: Parley, seat: Seat) => parleyRules.restartLanes(s, seat) },
    plan: cards,
    says: /a seat imagines another state\.cards\[\d\] when only what is hidden from it differs/,
  },
  'chance that is asked for by the value of a secret': {
    rules: {
      ...parley,
      resample: (s: Parley, seat: Seat, rng: { below(n: number): number }) => {
        if (s.cards.some((card, other) => other !== seat && s.open[other] === 0 && card > 6)) rng.below(9);
        parley.resample(s, seat, rng);
      },
    },
    plan: cards,
    says: /resample draws otherwise when only what is hidden from it differs/,
  },
  'a resample that keeps what was sealed turns ago': {
    ...spoiltCache(undefined, ({ restartLanes }) => ({ resample: (s, seat) => restartLanes(s, seat) })),
    says: /a seat imagines another state\.heaps\[\d\] when another seat's answer to burying\.bury was another/,
  },
  'an ask that hides something and does not say so': {
    ...spoiltCache({}, () => ({})),
    says: /the ask burying\.bury leaves state\.heaps\[\d\] hidden when the seals are opened, and does not say so/,
  },
  'an ask that says it hides what everybody sees': {
    ...spoiltCache(undefined, ({ book }) => ({ view: s => ({ ...book.view(s, 0), heaps: s.heaps.slice() }) })),
    says: /the ask burying\.bury is said to hide something \(the coins in the heap\), but all was known/,
  },
  'something that stays hidden and has no name on the table': {
    ...spoiltCache(undefined, () => ({ faceDown: () => [] })),
    says: /state\.heaps\[\d\] is still hidden, but faceDown names nothing since the answer to burying\.bury/,
  },
  'a name that passes to something else while the thing still lies there': {
    ...spoiltCache(undefined, ({ book }) => ({
      faceDown: s => book.faceDown?.(s).map(name => `${name} in round ${s.round}`) ?? [],
    })),
    says: /state\.heaps\[\d\] is still hidden, but faceDown names nothing since the answer to burying\.bury/,
  },
  'offers that know what was sealed turns ago': {
    ...spoiltCache({ hides: 'heaps', offers: s => [0, 1 + ((s.heaps[0] ?? 0) % 2)] }, () => ({})),
    says: /a seat is asked something else in games that look alike to it/,
  },
};

describe('honesty catches', () => {
  for (const [name, { rules, plan, says }] of Object.entries(broken))
    test(name, () => {
      expect(honestyProblems(rules, plan)).toContainEqual(expect.stringMatching(says));
    });
});

describe('honesty is content with', () => {
  test('Skirmish', () => expect(honestyProblems(spoil({}), planned())).toEqual([]));
  test('Parley', () => expect(honestyProblems(parley, cards)).toEqual([]));
  test('Cache', () => {
    const { rules, plan } = spoiltCache(undefined, () => ({}));
    expect(honestyProblems(rules, plan)).toEqual([]);
  });
});

describe('positions of a plan', () => {
  /** So few games that nothing of theirs is forked: only positions can show what stays hidden. */
  const withPosition = (rounds: number) => {
    const { rules, plan } = spoiltCache(undefined, () => ({}));
    const config = configure(rules, { scenario: 'beach' });
    if (isRefusal(config)) throw new Error(config.reason);
    const s = rules.setup(config, seededDice('position'), silent);
    for (let i = 0; i < rounds * config.seats; i++)
      rules.apply(s, rules.pending(s)[0] as Seat, { do: 'bury', coins: 1 }, seededDice('position'), silent);
    return { rules, plan: { ...plan, forks: 0, positions: () => [{ name: 'late', game: { scenario: 'beach' }, s }] } };
  };

  test('a secret that no game shows counts as shown by a position', () => {
    const { rules, plan } = withPosition(1);
    expect(honestyProblems(rules, { ...plan, positions: () => [] })).toContainEqual(
      expect.stringMatching(/all was known/),
    );
    expect(honestyProblems(rules, plan)).toEqual([]);
  });
  test('one in which nobody has a choice under seal is found', () => {
    const { rules, plan } = withPosition(3);
    expect(honestyProblems(rules, plan)).toContain('nobody has a choice under seal in a position of the plan [late]');
  });
});

test('what asks hide is listed by their names', () => {
  expect([...hiddenBy(cacheBook().program)]).toEqual([['burying.bury', 'the coins in the heap']]);
  expect([...hiddenBy(undefined)]).toEqual([]);
});
