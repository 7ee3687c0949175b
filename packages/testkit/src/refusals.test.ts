import type { AnyRuleset, Refusal } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { planned, spoil } from './breaking.ts';
import { refusalProblems } from './refusals.ts';
import { staleProblems } from './stale.ts';

/** Changes every refusal on its way out. */
function refusing(change: (refused: Refusal) => Refusal | null): AnyRuleset {
  return spoil({
    refuse: (s, seat, answer) => {
      const refused = skirmish.refuse(s, seat, answer);
      return refused && change(refused);
    },
  });
}

const { vocabulary } = skirmish;
/** Knows a verb by its name and looks no further. */
const lax = { ...vocabulary, is: (x: unknown): x is never => Object(x).do in vocabulary.verbs };

const broken: Record<string, { rules: AnyRuleset; says: RegExp }> = {
  'an answer out of turn': {
    rules: refusing(refused => (refused.refused === 'not-pending' ? null : refused)),
    says: /an answer by a seat that is not .* is not refused/,
  },
  'an answer after the end': {
    rules: refusing(refused => (refused.refused === 'over' ? null : refused)),
    says: /an answer by a seat that is not pending is not refused/,
  },
  'an end refused as something else': {
    rules: refusing(refused => (refused.refused === 'over' ? { ...refused, refused: 'malformed' } : refused)),
    says: /is refused as malformed, not as over/,
  },
  'a well-formed answer that is not offered': {
    rules: refusing(refused => (refused.refused === 'not-offered' ? null : refused)),
    says: /well-formed ".*" is not refused/,
  },
  'malformed answers': {
    rules: refusing(refused => (refused.refused === 'malformed' ? null : refused)),
    says: /NaN is not refused/,
  },
  'an extra field': {
    rules: spoil({
      refuse: (s, seat, a) =>
        skirmish.refuse(s, seat, typeof a === 'object' && a !== null && 'extra' in a ? { do: 'load', charges: 0 } : a),
    }),
    says: /load with an extra field is not refused/,
  },
  'a crash on null': {
    rules: spoil({
      refuse: (s, seat, a) => skirmish.refuse(s, seat, { ...(a as object), do: (a as { do: string }).do }),
    }),
    says: /refuse of null.* throws/,
  },
  'a refusal that changes the state': {
    rules: spoil({
      refuse: (s, seat, a) => {
        const refused = skirmish.refuse(s, seat, a);
        if (refused) s.hits.push(1);
        return refused;
      },
    }),
    says: /a refused answer changes the state/,
  },
  'a refusal without a reason': { rules: refusing(refused => ({ ...refused, reason: '' })), says: /has no reason/ },
  'a refusal without a clause': { rules: refusing(refused => ({ ...refused, clause: '' })), says: /names no clause/ },
  'an unknown clause': { rules: refusing(refused => ({ ...refused, clause: '8' })), says: /names unknown clause 8/ },
  'an offer refused': {
    rules: spoil({
      refuse: (s, seat, a) => skirmish.refuse(s, seat, a) ?? { refused: 'stale', reason: 'no', clause: '' },
    }),
    says: /is on offer and refused/,
  },
};

describe('refusals catches', () => {
  for (const [name, { rules, says }] of Object.entries(broken))
    test(name, () => {
      expect(refusalProblems(rules, planned())).toContainEqual(expect.stringMatching(says));
    });
});

describe('a match catches', () => {
  test('a lax vocabulary', () => {
    expect(staleProblems(spoil({ vocabulary: lax })).length).toBeGreaterThan(0);
  });
  test('text that is not canonical', () => {
    const parse = (text: string) => vocabulary.parse(text.trim());
    expect(staleProblems(spoil({ vocabulary: { ...vocabulary, parse } }))).toContainEqual(
      expect.stringMatching(/spoilt text is taken/),
    );
  });
  test('a refusal under the wrong name', () => {
    const rules = refusing(refused => ({ ...refused, refused: 'not-offered', clause: '1' }));
    expect(staleProblems(rules)).toContainEqual(expect.stringMatching(/spoilt text is refused as not-offered/));
  });
  test('nothing in Skirmish', () => {
    expect(refusalProblems(spoil({}), planned())).toEqual([]);
    expect(staleProblems(spoil({}))).toEqual([]);
  });
});
