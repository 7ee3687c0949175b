import type { AnyRuleset } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { hiddenFrom, loadOf, planned, spoil, spoilEvents } from './breaking.ts';
import { leakProblems } from './leaks.ts';

const broken: Record<string, { rules: AnyRuleset; says: RegExp; plan?: Parameters<typeof planned>[0] }> = {
  "a view of the other's order": {
    rules: spoil({
      view: (s, who) => ({ ...skirmish.view(s, who), mine: who === 'spectator' ? -1 : hiddenFrom(s, who) }),
    }),
    says: /a seat is shown another view/,
  },
  'a view for spectators': {
    rules: spoil({
      view: (s, who) => ({ ...skirmish.view(s, who), ...(who === 'spectator' && { mine: loadOf(s, 1) }) }),
    }),
    says: /a spectator is shown another view/,
  },
  'whether the other has sealed yet': {
    rules: spoil({
      prompt: (s, seat) => ({ ...skirmish.prompt(s, seat), about: { waiting: hiddenFrom(s, seat) < 0 ? 0 : 1 } }),
    }),
    says: /another prompt/,
  },
  'offers that know': {
    rules: spoil({
      offers: (s, seat) => (hiddenFrom(s, seat) > 1 ? skirmish.offers(s, seat).toReversed() : skirmish.offers(s, seat)),
    }),
    says: /another offers/,
  },
  'a tally that knows': {
    rules: spoil({ tally: (s, seat) => ({ seen: hiddenFrom(s, seat) }) }),
    says: /another tally/,
  },
  'a refusal that knows': {
    rules: spoil({
      refuse: (s, seat, a) => {
        const refused = skirmish.refuse(s, seat, a);
        return refused && { ...refused, reason: `${refused.reason} (${hiddenFrom(s, seat)})` };
      },
    }),
    says: /another refusals/,
  },
  'an event told to all': {
    rules: spoilEvents(emit => event => emit(event.type === 'loaded' ? { ...event, to: 'all' } : event)),
    says: /a spectator is told another events when another seat seals/,
  },
  'a lane that shows how long it is': {
    rules: spoil({ view: (s, who) => ({ ...skirmish.view(s, who), counters: loadOf(s, 0) }) }),
    says: /is told another view when another seat seals another order/,
  },
  'a view that changes behind the back of who is told nothing': {
    rules: spoil({ view: (s, who) => ({ ...skirmish.view(s, who), counters: loadOf(s, 0) }) }),
    says: /is shown another view, but told of no answer/,
  },
  'a resample that does nothing': {
    rules: spoil({ resample: () => {} }),
    says: /there are secrets, but changing them .* never changed a state/,
  },
  'a secret of the plan': {
    rules: spoil({}),
    // The hook claims that powder is hidden, and the view shows it.
    plan: {
      secrets: (s, seat) => {
        s.powder[1 - seat] = 3;
      },
    },
    says: /a seat is shown another view/,
  },
};

describe('leaks catches', () => {
  for (const [name, { rules, says, plan }] of Object.entries(broken))
    test(name, () => {
      expect(leakProblems(rules, planned(plan))).toContainEqual(expect.stringMatching(says));
    });
  test('nothing in Skirmish', () => {
    expect(leakProblems(spoil({}), planned())).toEqual([]);
  });
});
