/** Orders that one seat alone has sealed are opened in secret, for as long as nobody else hears, sees or must answer what came of it. */

import { expect, test } from 'vitest';
import { config, must } from '../test/games.ts';
import type { Action, AnyRuleset, Seat } from './contract.ts';
import { scriptedDice } from './dice.ts';
import { openMatch, seen } from './match.ts';
import { answer } from './moves.ts';
import type { Procedural } from './procedure.ts';
import { chapters } from './procedure.ts';
import { runner } from './run.ts';
import { skirmish } from './skirmish.ts';
import type { ActionOf } from './vocabulary.ts';
import { int, vocabularyOf } from './vocabulary.ts';

const verbs = { search: { found: int(0, 1) } } as const;
type Search = ActionOf<typeof verbs> & Action;

interface Chase extends Procedural<{ found: number }> {
  found: number;
  /** Where all can see her. */
  place: number;
}

const { procedure, lane, step, ask, repeat, together } = chapters<Chase, Search>();
const searching = lane(
  'searching',
  { seat: 0 },
  {
    draft: () => ({ found: 0 }),
    join(s, _seat, { found }) {
      s.found = found;
    },
  },
  [
    ask('search', {
      by: (_s, l) => l.seat as Seat,
      clause: '1',
      offers: () => [0, 1].map(found => ({ do: 'search', found })),
      take(_s, _l, { found }, _context, draft) {
        draft.found = found;
      },
    }),
  ],
);
const chase = procedure('chase', {}, [
  repeat(
    s => s.place < 3,
    [
      together(() => [1], searching),
      step('sail on', s => {
        s.place += s.found;
      }),
    ],
  ),
]);
const vocabulary = vocabularyOf(verbs);
const rules = runner(chase, vocabulary);

const chases: AnyRuleset = {
  ...(skirmish as AnyRuleset),
  vocabulary,
  setup(_config, dice, emit) {
    const s: Chase = { stack: [], found: 0, place: 0 };
    rules.begin(s, dice, emit);
    return s;
  },
  pending: s => rules.pending(s as Chase),
  offers: (s, seat) => rules.offers(s as Chase, seat),
  refuse: (s, seat, a) => rules.refuse(s as Chase, seat, a),
  apply: (s, seat, a, dice, emit) => rules.apply(s as Chase, seat, a as Search, dice, emit),
  sealed: (s, seat) => rules.sealed(s as Chase, seat),
  view: s => ({ place: (s as Chase).place }),
  result: () => null,
};

test('an order that changes nothing for others is not noticed, and one after which she lies elsewhere is', () => {
  const match = openMatch(chases, config(), scriptedDice([]));
  const places = () => ([0, 'spectator'] as const).map(who => seen(match, who));
  expect(places()).toEqual([0, 0]);
  must(answer(match, 1, { do: 'search', found: 0 }));
  expect(places()).toEqual([0, 0]);
  must(answer(match, 1, { do: 'search', found: 1 }));
  expect(places()).toEqual([1, 1]);
  must(answer(match, 1, { do: 'search', found: 0 }));
  expect(places()).toEqual([1, 1]);
});
