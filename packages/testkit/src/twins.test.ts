import type { AnyRuleset } from '@weathergauge/engine';
import { silent } from '@weathergauge/engine';
import { type Skirmish, skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { hiddenFrom, planned, spoil, spoilEvents } from './breaking.ts';
import { twinProblems } from './twins.ts';

/** Remembers what no save can: how often this very object was played on. */
function withMemory(): AnyRuleset {
  const played = new WeakMap<Skirmish, number>();
  return spoil({
    apply(s, seat, answer, dice, emit) {
      const times = (played.get(s) ?? 0) + 1;
      played.set(s, times);
      skirmish.apply(s, seat, answer, dice, emit);
      if (times === 3) s.hits[0] = (s.hits[0] ?? 0) + 1;
    },
  });
}

let setups = 0;

const broken: Record<string, { rules: AnyRuleset; says: RegExp; plan?: Parameters<typeof planned>[0] }> = {
  'a clone that shares an array': {
    rules: spoil({ clone: s => ({ ...skirmish.clone(s), hits: s.hits }) }),
    says: /a clone shares with its original: state\.hits/,
  },
  'a view that shares an array': {
    rules: spoil({ view: (s, who) => ({ ...skirmish.view(s, who), hits: s.hits }) }),
    says: /a view changes with the state that it was made of/,
  },
  'a clone that is none': { rules: spoil({ clone: s => s }), says: /a clone is its original/ },
  'a constant that changes': {
    rules: spoil({ clone: s => ({ ...skirmish.clone(s), hits: s.hits }) }),
    plan: { constants: ['hits'] },
    says: /a constant of the state has changed/,
  },
  'a constant that is not there': {
    rules: spoil({}),
    plan: { constants: ['anchors'] },
    says: /the state has no constant anchors/,
  },
  'a clone whose original changes': {
    rules: spoil({ clone: s => ({ ...skirmish.clone(s), stack: s.stack }) }),
    says: /playing on a clone changes its original/,
  },
  'a clone with its keys in another order': {
    rules: spoil({
      clone: s => {
        const { stack, ...rest } = skirmish.clone(s);
        return { ...rest, stack };
      },
    }),
    says: /a clone has not the hash of its original/,
  },
  'a clone that forgets': {
    rules: spoil({ clone: s => ({ ...skirmish.clone(s), powder: [8, 8] }) }),
    says: /the game that is cloned is no longer as/,
  },
  'a resample that takes back its own order': {
    rules: spoil({
      resample: (s, seat, rng) => skirmish.resample(s, seat === 0 ? 1 : 0, rng),
    }),
    says: /resample changes the view of its own seat/,
  },
  'a resample that leaves nothing to play': {
    rules: spoil({
      resample: (s, seat) => {
        if (hiddenFrom(s, seat) >= 0) s.powder[1 - seat] = Number.NaN;
      },
    }),
    says: /resampled state\.powder\[\d\] is NaN/,
  },
  'a resample that breaks an invariant': {
    rules: spoil({
      resample: (s, seat, rng) => {
        skirmish.resample(s, seat, rng);
        s.bag = [9, 9];
      },
    }),
    plan: { invariants: s => ((s.bag[0] ?? 0) > 2 ? ['too many counters'] : []) },
    says: /resample breaks an invariant: too many counters/,
  },
  'a memory outside the state': { rules: withMemory(), says: /the game that is saved and restored is no longer as/ },
  'rules that listen who listens': {
    rules: spoil({
      apply(s, seat, answer, dice, emit) {
        skirmish.apply(s, seat, answer, dice, emit);
        if (emit === silent) s.hits[0] = (s.hits[0] ?? 0) + 1;
      },
    }),
    says: /the game that nobody listens to is no longer as/,
  },
  'a setup by chance': {
    rules: spoil({
      setup: (config, dice, emit) => ({ ...skirmish.setup(config, dice, emit), bag: [setups++ % 3, 2] }),
    }),
    says: /set up again with the same dice is no longer as/,
  },
  'lanes in which the first gains': {
    rules: spoil({
      apply(s, seat, answer, dice, emit) {
        if (answer.do === 'load' && hiddenFrom(s, seat) < 0) s.powder[seat] = (s.powder[seat] ?? 0) + 1;
        skirmish.apply(s, seat, answer, dice, emit);
      },
    }),
    says: /sealed orders given backward join in another state/,
  },
  'lanes told in the order of answers': {
    rules: spoilEvents((emit, _s, seat) => event => {
      if (event.type === 'revealed') emit({ type: `last-was-${seat}`, to: 'all', clause: '1' });
      emit(event);
    }),
    says: /sealed orders given backward are told otherwise/,
  },
  'several pending without a seal': {
    rules: spoil({ sealed: () => false }),
    says: /several seats are pending, but not under seal/,
  },
};

describe('twins catches', () => {
  for (const [name, { rules, says, plan }] of Object.entries(broken))
    test(name, () => {
      expect(twinProblems(rules, planned(plan))).toContainEqual(expect.stringMatching(says));
    });
  test('nothing in a clone that shares what never changes', () => {
    const config = { ways: [1, 2] };
    const rules = spoil({
      setup: (...given) => ({ ...skirmish.setup(...given), config: { ...config } }),
      clone: s => ({ ...skirmish.clone(s), config: (s as Skirmish & { config: object }).config }),
    });
    const constants = ['config'];
    expect(twinProblems(rules, planned({ constants }))).toEqual([]);
    expect(twinProblems(rules, planned())).toContainEqual(
      expect.stringMatching(/shares with its original: state\.config/),
    );
  });
  test('nothing in Skirmish', () => {
    expect(twinProblems(spoil({}), planned())).toEqual([]);
  });
});
