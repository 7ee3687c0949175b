/**
 * A rulebook for undo and secrecy: each seat marches in the open, may roll, and halts; then all plot two sealed orders.
 * Skirmish has no open answers in a row.
 */

import type { Action, AnyRuleset, Seat } from '../src/contract.ts';
import { noFacts } from '../src/contract.ts';
import { settledBySides } from '../src/sides.ts';
import type { Procedural } from '../src/procedure.ts';
import { chapters } from '../src/procedure.ts';
import { cloneFrames, runner } from '../src/run.ts';
import type { ActionOf } from '../src/vocabulary.ts';
import { int, vocabularyOf } from '../src/vocabulary.ts';

const verbs = { march: { paces: int(1, 3) }, roll: {}, halt: {}, plot: { order: int(0, 2) } } as const;
type DrillAction = ActionOf<typeof verbs> & Action;

interface Drill extends Procedural<{ orders: number[] }> {
  turn: number;
  going: number;
  paces: number[];
  plots: number[][];
}

const { procedure, lane, step, ask, repeat, forEach, together } = chapters<Drill, DrillAction>();
const everybody = (s: Readonly<Drill>): readonly number[] => s.paces.map((_, seat) => seat);

const plotting = lane(
  'plotting',
  { seat: 0, order: 0 },
  {
    draft: (): { orders: number[] } => ({ orders: [] }),
    join: (s, seat, { orders }) => {
      s.plots[seat] = orders;
    },
  },
  [
    forEach('order', () => [0, 1], [
      ask('plot', {
        by: (_s, l) => l.seat as Seat,
        clause: '2',
        offers: () => [0, 1, 2].map(order => ({ do: 'plot', order })),
        take: (_s, _l, a, context, { orders }) => {
          if (a.do !== 'plot') return;
          orders.push(a.order);
          context.emit({ type: 'plotted', to: 'all', clause: '2' });
        },
      }),
    ]),
  ],
);

const game = procedure('game', { seat: 0 }, [
  repeat(
    s => s.turn < 2,
    [
      forEach('seat', everybody, [
        step('start', s => {
          s.going = 3;
        }),
        repeat(
          s => s.going > 0,
          [
            ask('go', {
              by: (_s, l) => l.seat as Seat,
              clause: '1',
              offers: () => [
                { do: 'march', paces: 1 },
                { do: 'march', paces: 2 },
                { do: 'march', paces: 3 },
                { do: 'roll' },
                { do: 'halt' },
              ],
              take: (s, l, a, context) => {
                s.going = a.do === 'halt' ? 0 : s.going - 1;
                const paces = a.do === 'march' ? a.paces : a.do === 'roll' ? context.dice.draw(6, 'pace') + 1 : 0;
                s.paces[l.seat] = (s.paces[l.seat] ?? 0) + paces;
              },
            }),
          ],
        ),
      ]),
      together(s => everybody(s) as Seat[], plotting),
      step('next', s => {
        s.turn++;
        for (const [seat, orders] of s.plots.entries()) {
          s.paces[seat] = orders.reduce((sum, order) => sum + order, s.paces[seat] ?? 0);
        }
        s.plots = s.paces.map(() => []);
      }),
    ],
  ),
]);

const vocabulary = vocabularyOf(verbs);
const rules = runner(game, vocabulary);

const drill = {
  id: 'drill',
  title: 'Drill',
  edition: 3,
  scenarios: [
    { id: 'yard', title: 'Yard', summary: '', seats: 2, minSeats: 1, maxSeats: 4, options: { pace: 'slow' } },
    { id: 'field', title: 'Field', summary: '', seats: 3, minSeats: 2, maxSeats: 4, options: {} },
  ],
  options: {
    pace: { type: 'choice', default: 'quick', choices: ['slow', 'quick'], title: '', summary: '', clause: '' },
    drums: { type: 'flag', default: false, title: '', summary: '', clause: '' },
    men: { type: 'count', default: 10, min: -2, max: 40, title: '', summary: '', clause: '' },
  },
  clauses: [],
  vocabulary,
  words: {
    prompt: () => '',
    action: () => '',
    event: () => '',
    result: () => '',
    tally: () => ({ words: '', isScore: false }),
    seat: () => '',
    briefing: () => ({
      you: 'You.',
      win: 'Somehow, before the others have thought of it.',
      watch: 'All.',
      wind: 'None.',
    }),
    board: () => [],
    standing: () => ({ headline: '', turn: null, clock: null, sides: [] }),
    facts: () => noFacts,
  },
  setup(config, dice, emit) {
    const seats = Array.from({ length: config.seats });
    const s: Drill = { stack: [], turn: 0, going: 0, paces: seats.map(() => 0), plots: seats.map(() => []) };
    rules.begin(s, dice, emit);
    return s;
  },
  pending: s => rules.pending(s as Drill),
  offers: (s, seat) => rules.offers(s as Drill, seat),
  prompt: (s, seat) => rules.prompt(s as Drill, seat),
  refuse: (s, seat, a) => rules.refuse(s as Drill, seat, a),
  apply: (s, seat, a, dice, emit) => rules.apply(s as Drill, seat, a as DrillAction, dice, emit),
  sealed: (s, seat) => rules.sealed(s as Drill, seat),
  foldDrafts: s => rules.foldDrafts(s as Drill),
  view: () => ({}),
  clone: s => {
    const { stack, turn, going, paces, plots } = s as Drill;
    return { stack: cloneFrames(stack), turn, going, paces: paces.slice(), plots: plots.map(p => p.slice()) };
  },
  result: s =>
    (s as Drill).stack.length > 0 ? null : { winners: [], scores: (s as Drill).paces, reason: 'turns', clause: '3' },
  settled: (s, ending) =>
    settledBySides(
      ending,
      (s as Drill).paces.map((_, seat) => seat),
      (s as Drill).paces,
    ),
  resample: () => {},
  evaluate: () => 0,
  tally: () => ({}),
} satisfies AnyRuleset;

export const drillRules: AnyRuleset = drill;
