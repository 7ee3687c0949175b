/**
 * The smallest rulebook: two boats, five broadsides. On one page it has everything that the contract knows (sealed orders, dice, a bag, an
 * ask in the middle, an option), so the engine, the testkit and the agents are tested with it, and a contributor can read a whole rulebook
 * in five minutes.
 *
 * 1 Each boat seals 0 to 3 of her eight charges. 2 They fire together: a die plus the charges; the higher hits. 3 The boat
 * that is hit may draw a counter: a blank saves her, a shot costs one more. 4 Most hits wins.
 */

import type { Bag } from './bag.ts';
import { bagSize, drawFromBag } from './bag.ts';
import { textLines } from './board-text.ts';
import type { GameEvent, Result, Ruleset, Seat, Standing, Viewer } from './contract.ts';
import { noFacts } from './contract.ts';
import { settledBySides } from './sides.ts';
import type { Procedural, Context } from './procedure.ts';
import { chapters } from './procedure.ts';
import { cloneFrames, draftOf, runner } from './run.ts';
import type { ActionOf } from './vocabulary.ts';
import { int, vocabularyOf } from './vocabulary.ts';

const verbs = { load: { charges: int(0, 3) }, dare: {}, bear: {} } as const;
export type SkirmishAction = ActionOf<typeof verbs>;

/** The draft of a boat: her sealed charges, -1 before she has chosen. */
export interface Load {
  charges: number;
}

export interface Skirmish extends Procedural<Load> {
  round: number;
  rounds: number;
  powder: number[];
  /** Charges of each boat after the reveal; -1 before. */
  sealed: number[];
  hits: number[];
  bag: Bag;
}

export interface SkirmishView {
  readonly round: number;
  readonly rounds: number;
  readonly powder: readonly number[];
  readonly hits: readonly number[];
  readonly counters: number;
  readonly mine: number;
}

export type SkirmishEvent = GameEvent &
  (
    | { readonly type: 'loaded'; readonly charges: number }
    | { readonly type: 'fired'; readonly dice: readonly number[]; readonly charges: readonly number[] }
    | { readonly type: 'drew'; readonly seat: number; readonly face: number }
    | { readonly type: 'revealed' }
  );

const { procedure, lane, step, ask, when, repeat, call, together } = chapters<Skirmish, SkirmishAction>();

/** Both boats load side by side. Each writes to her own draft, which goes into the state when both have chosen. */
const loading = lane(
  'loading',
  { seat: 0 },
  {
    draft: (): Load => ({ charges: -1 }),
    join: (s, seat, load) => {
      s.sealed[seat] = load.charges;
    },
  },
  [
    ask('charges', {
      by: (_s, l) => l.seat as Seat,
      clause: '1',
      offers: (s, l) => CHARGES.slice(0, 1 + Math.min(3, s.powder[l.seat] ?? 0)),
      take: (_s, _l, a, context, load) => {
        if (a.do !== 'load') return;
        load.charges = a.charges;
        emit(context, { type: 'loaded', to: 'all', clause: '1', charges: a.charges });
      },
    }),
  ],
);

const CHARGES: readonly SkirmishAction[] = [0, 1, 2, 3].map(charges => ({ do: 'load', charges }));

const damage = procedure('damage', { hit: 0 }, [
  step('hit', (s, l) => {
    s.hits[l.hit] = (s.hits[l.hit] ?? 0) + 1;
  }),
  when(
    s => bagSize(s.bag) > 0,
    [
      ask('dare', {
        by: (_s, l) => l.hit as Seat,
        clause: '3',
        offers: () => [{ do: 'dare' }, { do: 'bear' }],
        whyNot: (_s, _l, a) => (a.do === 'load' ? { reason: 'the guns are loaded already', clause: '1' } : null),
        take: (s, l, a, context) => {
          if (a.do !== 'dare') return;
          const face = drawFromBag(s.bag, context.dice, 'counter');
          s.hits[l.hit] = (s.hits[l.hit] ?? 0) + (face === 0 ? -1 : 1);
          emit(context, { type: 'drew', to: 'all', clause: '3', seat: l.hit, face });
        },
      }),
    ],
  ),
]);

const game = procedure('game', { hit: -1 }, [
  repeat(
    s => s.round < s.rounds,
    [
      together(() => [0, 1], loading),
      step('fire', (s, l, context) => {
        const dice = [context.dice.draw(6, 'fire') + 1, context.dice.draw(6, 'fire') + 1] as const;
        const charges = [s.sealed[0] ?? 0, s.sealed[1] ?? 0] as const;
        emit(context, { type: 'fired', to: 'all', clause: '2', dice, charges });
        s.powder = s.powder.map((powder, seat) => powder - (charges[seat] ?? 0));
        s.sealed = [-1, -1];
        s.round++;
        const lead = dice[0] + charges[0] - dice[1] - charges[1];
        l.hit = lead === 0 ? -1 : lead > 0 ? 1 : 0;
      }),
      when((_s, l) => l.hit >= 0, [call(damage, (_s, l) => ({ hit: l.hit }))]),
    ],
  ),
]);

function emit(context: Context, event: SkirmishEvent): void {
  context.emit(event);
}

const vocabulary = vocabularyOf(verbs);
const rules = runner(game, vocabulary);

function result(s: Readonly<Skirmish>): Result | null {
  if (s.stack.length > 0) return null;
  const [a = 0, b = 0] = s.hits;
  return { winners: a === b ? [] : [a < b ? 0 : 1], scores: [b, a], reason: 'rounds', clause: '4' };
}

function standingOf(v: SkirmishView): Standing {
  const at = Math.min(v.round + 1, v.rounds);
  return {
    headline: `round ${v.round} of ${v.rounds}, powder ${v.powder.join(' v ')}, hits taken ${v.hits.join(' v ')}`,
    turn: { at, words: `Broadside ${at} of ${v.rounds}` },
    clock: null,
    sides: ([0, 1] as const).map(seat => ({
      name: `Boat ${seat + 1}`,
      short: `${seat + 1}`,
      seats: [seat],
      score: v.hits[1 - seat] ?? 0,
    })),
  };
}

const SAID: Readonly<Record<SkirmishEvent['type'], string>> = {
  loaded: 'The guns are loaded.',
  fired: 'Both boats fire.',
  drew: 'A counter is drawn.',
  revealed: 'The loads are shown.',
};

export const skirmish: Ruleset<Skirmish, SkirmishAction, SkirmishView, SkirmishEvent> = {
  id: 'skirmish',
  title: 'Skirmish',
  edition: 1,
  scenarios: [
    { id: 'boats', title: 'Two boats', summary: 'Five broadsides.', seats: 2, minSeats: 2, maxSeats: 2, options: {} },
  ],
  options: {
    rounds: {
      type: 'count',
      default: 5,
      min: 1,
      max: 9,
      title: 'Rounds',
      summary: 'Broadsides to be fired.',
      clause: '4',
    },
    counters: { type: 'flag', default: true, title: 'Counters', summary: 'The bag is on the table.', clause: '3' },
  },
  clauses: [
    { id: '1', title: 'Loading', summary: 'Each boat seals up to three charges.', source: 'skirmish.ts' },
    { id: '2', title: 'Firing', summary: 'Die plus charges; the higher hits.', source: 'skirmish.ts' },
    { id: '3', title: 'Counters', summary: 'The boat that is hit may draw.', source: 'skirmish.ts' },
    {
      id: '4',
      title: 'Winning',
      summary: 'Most hits wins.',
      source: 'skirmish.ts',
      reason: 'covered by every finished game',
    },
  ],
  vocabulary,
  words: {
    prompt: (_v, p) => (p.ask === 'loading.charges' ? 'How many charges?' : 'Draw a counter?'),
    action: (_v, a) => (a.do === 'load' ? `load ${a.charges}` : a.do),
    event: (_v, e) => SAID[e.type],
    result: v => `The last broadside is fired: hits taken ${v.hits.join(' v ')}.`,
    tally: (_v, name) => ({ words: name === 'hits0' ? 'Hits on boat 1' : 'Hits on boat 2', isScore: false }),
    seat: (_v, seat) => `Boat ${seat + 1}`,
    briefing: v => ({
      you: 'You command one of two boats.',
      win: `Most hits after ${v.rounds} broadsides win.`,
      watch: 'Powder is short: it must last to the end.',
      wind: 'There is no wind.',
    }),
    board: v => textLines([standingOf(v).headline]),
    standing: standingOf,
    facts: e => (e.type === 'fired' ? { ...noFacts, dice: [{ faces: e.dice, needed: null }] } : noFacts),
  },
  setup(config, dice, emitEvent) {
    const s: Skirmish = {
      stack: [],
      round: 0,
      rounds: Number(config.options['rounds']),
      powder: [8, 8],
      sealed: [-1, -1],
      hits: [0, 0],
      bag: config.options['counters'] === true ? [2, 2] : [0, 0],
    };
    rules.begin(s, dice, emitEvent);
    return s;
  },
  pending: rules.pending,
  offers: rules.offers,
  prompt: rules.prompt,
  refuse: rules.refuse,
  apply: rules.apply,
  sealed: rules.sealed,
  foldDrafts: rules.foldDrafts,
  view: (s, who: Viewer) => ({
    round: s.round,
    rounds: s.rounds,
    powder: s.powder.slice(),
    hits: s.hits.slice(),
    counters: bagSize(s.bag),
    mine: draftOf(s, who)?.charges ?? -1,
  }),
  clone: s => ({
    stack: cloneFrames(s.stack),
    round: s.round,
    rounds: s.rounds,
    powder: s.powder.slice(),
    sealed: s.sealed.slice(),
    hits: s.hits.slice(),
    bag: s.bag.slice(),
  }),
  result,
  settled: (s, ending) => settledBySides(ending, [0, 1], s.hits.toReversed()),
  resample: rules.restartLanes,
  tally: s => ({ hits0: s.hits[0] ?? 0, hits1: s.hits[1] ?? 0 }),
  evaluate(s, seat) {
    const [mine = 0, theirs = 0] = seat === 0 ? s.hits : s.hits.toReversed();
    if (s.stack.length === 0) return Math.sign(theirs - mine);
    return (theirs - mine) / (s.rounds * 2 + 1) + ((s.powder[seat] ?? 0) - (s.powder[1 - seat] ?? 0)) / 100;
  },
};
