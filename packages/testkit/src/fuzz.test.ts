import type { AnyRuleset, OddsModel, Seat } from '@weathergauge/engine';
import { chapters, runner, scriptedDice, silent, UNFITTED } from '@weathergauge/engine';
import { type Skirmish, skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { planned, spoil, spoilEvents, spoilStates } from './breaking.ts';
import { missing, noteSteps, required } from './coverage.ts';
import { fuzz } from './fuzz.ts';

const SCENARIO = skirmish.scenarios[0]?.id ?? '';

/** TypeScript would not let these into a state; a careless cast would. */
function put(s: Skirmish, value: unknown): void {
  Object.assign(s, { odd: value });
}

function oddsOf(decided: (s: Skirmish, seat: Seat) => number): OddsModel<Skirmish> {
  return { rows: [], fitted: UNFITTED, weights: [], features: () => [], decided, progress: () => 1 };
}

const broken: Record<string, { rules: AnyRuleset; says: RegExp; plan?: Parameters<typeof planned>[0] }> = {
  'repeated offers': {
    rules: spoil({ offers: (s, seat) => skirmish.offers(s, seat).flatMap(offer => [offer, { ...offer }]) }),
    says: /an offer is repeated: load charges=0/,
  },
  'no offers': {
    rules: spoil({ offers: (s, seat) => (s.round === 2 ? [] : skirmish.offers(s, seat)) }),
    says: /a pending seat has no offer/,
  },
  'offers that change from call to call': {
    rules: (() => {
      let calls = 0;
      return spoil({
        offers: (s, seat) => (calls++ % 2 ? skirmish.offers(s, seat) : skirmish.offers(s, seat).toReversed()),
      });
    })(),
    says: /offers asked twice are not the same/,
  },
  'an offer outside the vocabulary': {
    rules: spoil({ offers: (s, seat) => [...skirmish.offers(s, seat), { do: 'load', charges: 4 }] }),
    says: /offer "load charges=4" is not in the vocabulary/,
  },
  'an offer that is refused': {
    rules: spoil({
      refuse: (s, seat, a) =>
        JSON.stringify(a) === '{"do":"bear"}'
          ? { refused: 'not-offered', reason: 'no', clause: '3' }
          : skirmish.refuse(s, seat, a),
    }),
    says: /offer "bear" is refused: no/,
  },
  'a crash': {
    rules: spoilStates(s => {
      if (s.round === 3) throw new Error('the mast has gone');
    }),
    says: /apply ".*" throws: the mast has gone/,
  },
  'a crash at the start': {
    rules: spoil({
      setup: () => {
        throw new Error('no ships');
      },
    }),
    says: /setup throws: no ships/,
  },
  'no end': {
    rules: spoilStates(s => {
      s.round = 0;
      s.powder = [8, 8];
    }),
    plan: { longest: 300 },
    says: /does not end within 300 decisions/,
  },
  'a result while seats are pending': {
    rules: spoil({ result: () => ({ winners: [], scores: [0, 0], reason: 'rounds', clause: '4' }) }),
    says: /there is a result while seats are pending/,
  },
  'a result while a single seat is pending': {
    rules: spoil({
      result: s =>
        skirmish.pending(s).length === 1
          ? { winners: [], scores: [0, 0], reason: 'rounds', clause: '4' }
          : skirmish.result(s),
    }),
    says: /there is a result while seats are pending/,
  },
  'an end without a result': {
    rules: spoil({ result: () => null }),
    says: /nobody is pending, yet there is no result/,
  },
  'too few scores': {
    rules: spoil({ result: s => (s.stack.length > 0 ? null : { winners: [], scores: [1], reason: 'x', clause: '4' }) }),
    says: /has 1 scores, not one per seat/,
  },
  'too many scores': {
    rules: spoil({
      result: s => (s.stack.length > 0 ? null : { winners: [], scores: [1, 2, 3], reason: 'x', clause: '4' }),
    }),
    says: /has 3 scores, not one per seat/,
  },
  'a loser level with the winner': {
    rules: spoil({ evaluate: () => 0 }),
    says: /evaluate puts a loser not below a winner/,
  },
  'a loser above the winner': {
    rules: spoil({ evaluate: (s, seat) => -skirmish.evaluate(s, seat) }),
    says: /evaluate puts a loser not below a winner/,
  },
  'a seat pending twice': {
    rules: spoil({ pending: s => skirmish.pending(s).flatMap(seat => [seat, seat]) }),
    says: /a seat is pending twice/,
  },
  'a stranger pending': { rules: spoil({ pending: s => [...skirmish.pending(s), 3] }), says: /seat 3 is pending/ },
  'a broken invariant': {
    rules: spoil({}),
    plan: { invariants: s => (s.round > 1 ? ['more than one round'] : []) },
    says: /invariant broken: more than one round/,
  },
  'undefined in the state': { rules: spoilStates(s => put(s, undefined)), says: /state\.odd is undefined/ },
  'NaN in the state': { rules: spoilStates(s => put(s, Number.NaN)), says: /state\.odd is NaN/ },
  '-0 in the state': { rules: spoilStates(s => put(s, [-0])), says: /state\.odd\[0\] is -0/ },
  'a fraction in the state': { rules: spoilStates(s => put(s, 0.5)), says: /state\.odd is 0\.5, not a safe integer/ },
  'a map in the state': { rules: spoilStates(s => put(s, new Map())), says: /state\.odd is not a plain object/ },
  'a function in the state': { rules: spoilStates(s => put(s, () => 0)), says: /state\.odd is a function/ },
  'a shared reference in the state': { rules: spoilStates(s => put(s, s.hits)), says: /odd is also named elsewhere/ },
  'a ring in the state': { rules: spoilStates(s => put(s, s)), says: /contains itself|throws/ },
  'evaluate out of bounds': { rules: spoil({ evaluate: () => 1.5 }), says: /evaluate gives 1\.5/ },
  'daring out of bounds': { rules: spoil({ daring: () => -0.5 }), says: /daring is -0\.5/ },
  'odds out of bounds': { rules: spoil({ odds: oddsOf(() => -1.5) }), says: /odds gives -1\.5/ },
  'odds that please both sides': { rules: spoil({ odds: oddsOf(() => 0.5) }), says: /odds of seat 0 and seat 1 are/ },
  'odds with a feature too few': {
    rules: spoil({ odds: { ...oddsOf(() => 0), rows: [['guns', 1]], weights: [1] } }),
    says: /odds have 0 features for 1 rows/,
  },
  'evaluate that is no number': { rules: spoil({ evaluate: () => Number.NaN }), says: /evaluate gives NaN/ },
  'a tally in fractions': { rules: spoil({ tally: () => ({ crew: 0.5 }) }), says: /tally crew is 0\.5/ },
  'a prompt with an unknown clause': {
    rules: spoil({ prompt: (s, seat) => ({ ...skirmish.prompt(s, seat), clause: '9.9' }) }),
    says: /the prompt names clause "9\.9"/,
  },
  'an event with an unknown clause': {
    rules: spoilEvents(emit => event => emit({ ...event, clause: '7' })),
    says: /event loaded: names clause "7"/,
  },
  'an event for a stranger': {
    rules: spoilEvents(emit => event => emit({ ...event, to: [2] })),
    says: /is told to a seat not at the table/,
  },
  'a result with an unknown clause': {
    rules: spoil({
      result: s => {
        const result = skirmish.result(s);
        return result && { ...result, clause: '' };
      },
    }),
    says: /the result names clause ""/,
  },
  'a look that changes the state': {
    rules: spoil({
      view: (s, who) => {
        (s as Skirmish).hits[0] = (s.hits[0] ?? 0) + 1;
        return skirmish.view(s, who);
      },
    }),
    says: /looking at the state changes it/,
  },
  'a view that JSON spoils': {
    rules: spoil({ view: (s, who) => ({ ...skirmish.view(s, who), mine: Number.NaN }) }),
    says: /view for 0\.mine is NaN/,
  },
  'words that are missing': {
    rules: spoil({ words: { ...skirmish.words, event: (_v, e) => `she ${String(undefined)} ${e.type}` } }),
    says: /the words for the event .* are broken/,
  },
  'no words, not even empty ones, for orders that are opened': {
    rules: spoil({
      words: {
        ...skirmish.words,
        event: (v, e) => (e.type === 'revealed' ? (undefined as unknown as string) : skirmish.words.event(v, e)),
      },
    }),
    says: /no words for the event revealed/,
  },
  'a standing that forgets a seat': {
    rules: spoil({
      words: {
        ...skirmish.words,
        standing: v => ({ ...skirmish.words.standing(v), sides: skirmish.words.standing(v).sides.slice(1) }),
      },
    }),
    says: /the sides have the seats 1, not each of 0,1 once/,
  },
  'a clock that has run past its end': {
    rules: spoil({
      words: { ...skirmish.words, standing: v => ({ ...skirmish.words.standing(v), clock: { at: 7, of: 6 } }) },
    }),
    says: /the clock is 7 of 6/,
  },
  'an event about a ship that is not there': {
    rules: spoil({ words: { ...skirmish.words, facts: () => ({ ship: 2, dice: [], turn: null }) } }),
    plan: { ships: () => 2 },
    says: /is about ship 2, which is not there/,
  },
  'a die without a face': {
    rules: spoil({
      words: { ...skirmish.words, facts: () => ({ ship: null, dice: [{ faces: [0], needed: null }], turn: null }) },
    }),
    says: /has the dice \[0\]/,
  },
  'a count without words': {
    rules: spoil({ words: { ...skirmish.words, tally: () => ({ words: '', isScore: false }) } }),
    says: /no words for the count hits0/,
  },
  'an event never seen': { rules: spoil({}), plan: { reach: ['event boarded'] }, says: /^event boarded$/ },
  'an excuse for nothing': {
    rules: spoil({}),
    plan: { unreachable: { 'event boarded': 'no boarding' } },
    says: /"event boarded" is excused from being reached, but nothing requires it/,
  },
  'an excuse without a reason': {
    rules: spoil({}),
    plan: { reach: ['event boarded'], unreachable: { 'event boarded': ' ' } },
    says: /without a reason/,
  },
  'a scene that is never laid': {
    rules: spoil({}),
    plan: {
      reach: ['event boarded'],
      scenes: [{ name: 'alongside', game: { scenario: SCENARIO }, reaches: ['event boarded'], build: () => false }],
    },
    says: /the scene was never laid .*scene=alongside/,
  },
  'a scenario that cannot be configured': {
    rules: spoil({ scenarios: skirmish.scenarios.map(scenario => ({ ...scenario, options: { rounds: 99 } })) }),
    says: /refused by configure/,
  },
};

describe('fuzz catches', () => {
  for (const [name, { rules, says, plan }] of Object.entries(broken))
    test(name, () => {
      const report = fuzz(rules, planned(plan));
      expect([...report.problems, ...report.missing]).toContainEqual(expect.stringMatching(says));
    });
});

test('fuzz is content with Skirmish, and plays every option', () => {
  const report = fuzz(
    spoil({}),
    planned({ reach: ['event boarded'], unreachable: { 'event boarded': 'no boarding' } }),
  );
  expect(report.problems).toEqual([]);
  expect(report.missing).toEqual([]);
  expect(report.games).toBe(2 * 5);
});

test('steps of a program are noted while they run, and no longer', () => {
  const { procedure, step, ask, when } = chapters<Skirmish, { do: 'load'; charges: number }>();
  const root = procedure('root', { n: 0 }, [
    step('first', () => {}),
    when(() => false, [step('never', () => {})]),
    ask('charges', { by: () => 0, clause: '1', offers: () => [{ do: 'load', charges: 0 }], take: () => {} }),
  ]);
  const rules = runner(root, skirmish.vocabulary as never);
  const plan = planned({ program: rules.program });
  expect([...required(spoil({}), plan)]).toEqual([
    'verb load',
    'verb dare',
    'verb bear',
    'step root.first',
    'step root.never',
    'ask root.charges',
  ]);

  const seen = new Set<string>();
  const begin = () => rules.begin({ stack: [] } as unknown as Skirmish, scriptedDice([]), silent);
  const forget = noteSteps({ program: rules.program }, seen);
  begin();
  expect(missing(spoil({}), plan, seen)).toContain('step root.never');
  expect(missing(spoil({}), plan, seen)).not.toContain('step root.first');
  forget();
  seen.clear();
  begin();
  expect(seen.size).toBe(0);
});

test('a scene is laid while what it is for is missing, and played on with what it prefers', () => {
  let built = 0;
  const last: unknown[] = [];
  const plan = planned({
    reach: ['round nine'],
    coverage: () => (last.includes(9) ? ['round nine'] : []),
    scenes: [
      {
        name: 'the ninth round',
        game: { scenario: SCENARIO },
        reaches: ['round nine'],
        build(s) {
          built++;
          Object.assign(s, { round: 9 });
          last.push(9);
          return true;
        },
        prefers: answer => answer.do === 'bear',
        lasts: 3,
      },
    ],
  });
  const report = fuzz(spoil({}), plan);
  expect(report.missing).toEqual([]);
  expect(built).toBe(1);
});

describe('a plan says what is worth trying', () => {
  /** How often each load was sealed in some games. */
  function sealed(changes: Parameters<typeof planned>[0]): readonly number[] {
    const loads = [0, 0, 0, 0];
    const rules = spoil({
      apply(s, seat, answer, dice, emit) {
        if (answer.do === 'load') loads[answer.charges] = (loads[answer.charges] ?? 0) + 1;
        skirmish.apply(s, seat, answer, dice, emit);
      },
    });
    fuzz(rules, planned(changes));
    return loads;
  }
  const three = (answer: object): string | null =>
    'charges' in answer && answer.charges === 3 ? 'three charges' : null;

  test('what reaches something missing is done whenever it may be', () => {
    const [, , , often = 0] = sealed({ seeks: three });
    const [, , , usual = 0] = sealed({});
    expect(often).toBeGreaterThan(usual);
  });

  test('what puts something missing out of reach is done only for want of anything else', () => {
    expect(sealed({})[3]).toBeGreaterThan(0);
    expect(sealed({ wastes: three })[3]).toBe(0);
  });
});

test('one game of a scenario is looked at deeply at every step, of a long one at some: at all of them with more effort', () => {
  /** Only the deep look asks for a view for the public. */
  const looks = (changes: Parameters<typeof planned>[0]): number => {
    let count = 0;
    const rules = spoil({
      view(s, who) {
        if (who === 'spectator') count++;
        return skirmish.view(s, who);
      },
    });
    fuzz(rules, planned({ seeds: 1, budget: 0, optionSets: () => [{}], randomSets: 0, effort: 1, ...changes }));
    return count;
  };
  const all = looks({});
  const some = looks({ stride: 10 });
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all / 3);
  expect(looks({ stride: 10, effort: 10 })).toBeGreaterThan(all);
});
