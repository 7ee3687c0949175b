/**
 * A rulebook for two to four with what Skirmish lacks: cards dealt face down, sealed orders of unequal length, several
 * scenarios and numbers of seats. It is played by nobody: the testkit is tried on it.
 *
 * 1 Each seat is dealt one of nine cards, face down. 2 All seal a bid of 0 to 2; who bids 2 may raise it by 1 to 3. 3 The
 * highest card plus bid scores, the first seat among equals, and lays its card open. 4 Most points wins.
 */

import type { GameEvent, Procedural, Ruleset, Seat } from '@weathergauge/engine';
import {
  chapters,
  cloneFrames,
  draftOf,
  int,
  noFacts,
  runner,
  settledBySides,
  textLines,
  vocabularyOf,
} from '@weathergauge/engine';

const verbs = { bid: { gold: int(0, 2) }, raise: { gold: int(1, 3) }, stand: {} } as const;
const vocabulary = vocabularyOf(verbs);
type Said = NonNullable<ReturnType<typeof vocabulary.parse>>;

/** What a seat bids under seal: -1 before it has. */
export interface Bid {
  gold: number;
}

export interface Parley extends Procedural<Bid> {
  round: number;
  rounds: number;
  cards: number[];
  /** 1 for a card that lies open. */
  open: number[];
  bids: number[];
  points: number[];
}

export interface ParleyView {
  readonly round: number;
  /** 0 for a card face down. */
  readonly cards: readonly number[];
  readonly bid: number;
  readonly points: readonly number[];
}

export type ParleyEvent = GameEvent & { readonly seat?: number; readonly card?: number };

const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const { procedure, lane, step, ask, when, repeat, together } = chapters<Parley, Said>();
const add = (list: number[], at: number, gold: number) => list.splice(at, 1, (list[at] ?? 0) + gold);
const all = (s: Readonly<Parley>) => s.cards.map((_, seat) => seat as Seat);

const bidding = lane(
  'bidding',
  { seat: 0 },
  {
    draft: (): Bid => ({ gold: -1 }),
    join: (s, seat, bid) => {
      s.bids[seat] = bid.gold;
    },
  },
  [
    ask('bid', {
      by: (_s, l) => l.seat as Seat,
      clause: '2',
      offers: () => [0, 1, 2].map(gold => ({ do: 'bid', gold })),
      take: (_s, _l, a, _context, bid) => {
        if (a.do === 'bid') bid.gold = a.gold;
      },
    }),
    when(
      (_s, _l, bid) => bid.gold === 2,
      [
        ask('raise', {
          by: (_s, l) => l.seat as Seat,
          clause: '2',
          offers: () => [{ do: 'stand' }, ...[1, 2, 3].map(gold => ({ do: 'raise' as const, gold }))],
          take: (_s, l, a, context, bid) => {
            if (a.do !== 'raise') return;
            bid.gold += a.gold;
            context.emit({ type: 'raised', to: [l.seat as Seat], clause: '2' });
          },
        }),
      ],
    ),
  ],
);

const game = procedure('game', { best: 0 }, [
  repeat(
    s => s.round < s.rounds,
    [
      together(all, bidding),
      step('score', (s, l, context) => {
        const worth = s.cards.map((card, seat) => card + (s.bids[seat] ?? 0));
        l.best = worth.indexOf(Math.max(...worth));
        add(s.points, l.best, 1);
        s.open[l.best] = 1;
        const scored: ParleyEvent = {
          type: 'scored',
          to: 'all',
          clause: '3',
          seat: l.best,
          card: s.cards[l.best] ?? 0,
        };
        context.emit(scored);
        s.bids = s.cards.map(() => -1);
        s.round++;
      }),
    ],
  ),
]);

export const rules = runner(game, vocabulary);

function dealtTo(seats: number, draw: (n: number) => number, deck: number[]): number[] {
  return Array.from({ length: seats }, () => deck.splice(draw(deck.length), 1)[0] ?? 0);
}

export const parley: Ruleset<Parley, Said, ParleyView, ParleyEvent> = {
  id: 'parley',
  title: 'Parley',
  edition: 1,
  scenarios: [
    { id: 'cabin', title: 'Cabin', summary: 'Short.', seats: 2, minSeats: 2, maxSeats: 4, options: {} },
    {
      id: 'island',
      title: 'Island',
      summary: 'Long.',
      seats: 3,
      minSeats: 3,
      maxSeats: 3,
      options: { length: 'long' },
    },
  ],
  options: {
    length: {
      type: 'choice',
      default: 'short',
      choices: ['short', 'long'],
      title: 'Length',
      summary: 'Two rounds or five.',
      clause: '4',
    },
  },
  clauses: [
    { id: '1', title: 'Deal', summary: 'One card each, face down.', source: 'parley.ts' },
    { id: '2', title: 'Bids', summary: 'Sealed; two may be raised.', source: 'parley.ts' },
    { id: '3', title: 'Score', summary: 'The highest sum scores and shows.', source: 'parley.ts' },
    { id: '4', title: 'Winning', summary: 'Most points.', source: 'parley.ts', reason: 'every game ends so' },
  ],
  vocabulary,
  words: {
    prompt: (_v, p) => (p.ask === 'bidding.bid' ? 'Your bid?' : 'Raise it?'),
    action: (_v, a) => vocabulary.print(a),
    event: (_v, e) =>
      e.type === 'scored'
        ? `The best bid has a ${e.card}.`
        : e.type === 'raised'
          ? 'It is raised.'
          : 'All bids are shown.',
    result: v => `Most points: ${Math.max(...v.points)}.`,
    tally: (_v, name) => ({ words: name, isScore: true }),
    seat: (_v, seat) => `Seat ${seat}`,
    briefing: () => ({
      you: 'You.',
      win: 'Somehow, before the others have thought of it.',
      watch: 'All.',
      wind: 'None.',
    }),
    board: v => textLines([`round ${v.round}, cards ${v.cards.join(' ')}, points ${v.points.join(' ')}`]),
    standing: v => ({
      headline: `round ${v.round}, points ${v.points.join(' ')}`,
      turn: { at: v.round + 1, words: `Round ${v.round + 1}` },
      clock: null,
      sides: v.points.map((score, seat) => ({ name: `Seat ${seat}`, short: `${seat}`, seats: [seat as Seat], score })),
    }),
    facts: () => noFacts,
  },
  setup(config, dice, emit) {
    const cards = dealtTo(config.seats, n => dice.draw(n, 'deal'), DECK.slice());
    const none = cards.map(() => 0);
    const rounds = config.options['length'] === 'long' ? 5 : 2;
    const bids = cards.map(() => -1);
    const s: Parley = { stack: [], round: 0, rounds, cards, open: none.slice(), bids, points: none };
    rules.begin(s, dice, emit);
    return s;
  },
  pending: rules.pending,
  offers: rules.offers,
  prompt: rules.prompt,
  refuse: rules.refuse,
  apply: rules.apply,
  sealed: rules.sealed,
  foldDrafts: rules.foldDrafts,
  view: (s, who) => ({
    round: s.round,
    cards: s.cards.map((card, seat) => (seat === who || s.open[seat] === 1 ? card : 0)),
    bid: draftOf(s, who)?.gold ?? -1,
    points: s.points.slice(),
  }),
  clone: s => ({
    stack: cloneFrames(s.stack),
    round: s.round,
    rounds: s.rounds,
    cards: s.cards.slice(),
    open: s.open.slice(),
    bids: s.bids.slice(),
    points: s.points.slice(),
  }),
  result(s) {
    if (s.stack.length > 0) return null;
    const winners = all(s).filter(seat => s.points[seat] === Math.max(...s.points));
    return { winners, scores: s.points.slice(), reason: 'points', clause: '4' };
  },
  settled: (s, ending) => settledBySides(ending, all(s), s.points),
  faceDown: s => all(s).flatMap(seat => (s.open[seat] === 1 ? [] : [`card ${seat}`])),
  resample(s, seat, rng) {
    const known = (at: number) => at === seat || s.open[at] === 1;
    const unknown = DECK.filter(card => !s.cards.some((held, at) => held === card && known(at)));
    const dealt = dealtTo(s.cards.length, n => rng.below(n), unknown);
    s.cards = s.cards.map((card, at) => (known(at) ? card : (dealt[at] ?? 0)));
    rules.restartLanes(s, seat);
  },
  evaluate: (s, seat) => (s.points[seat] ?? 0) / s.rounds,
  tally: (s, seat) => ({ points: s.points[seat] ?? 0 }),
};
