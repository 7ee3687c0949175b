/**
 * A rulebook in which orders stay hidden after they are given: what Skirmish and Parley lack. It is played by nobody: the
 * testkit is tried on it, and on what can be made wrong in it.
 *
 * 1 In each of three rounds all seats bury 0 to 2 coins, sealed. 2 The heaps stay covered until the end. 3 Most coins wins.
 */

import type { GameEvent, Procedural, Rng, Ruleset, Seat } from '@weathergauge/engine';
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

const vocabulary = vocabularyOf({ bury: { coins: int(0, 2) } } as const);
type Said = NonNullable<ReturnType<typeof vocabulary.parse>>;

interface Hole {
  coins: number;
}

export interface Cache extends Procedural<Hole> {
  round: number;
  heaps: number[];
}

export interface CacheView {
  readonly round: number;
  /** -1 for one that is covered. */
  readonly heaps: readonly number[];
  readonly hole: number;
}

export type CacheBook = Ruleset<Cache, Said, CacheView, GameEvent>;

const ROUNDS = 3;
const COINS = [0, 1, 2];

export interface Ways {
  /** What the ask says of itself. */
  readonly hides?: string;
  readonly offers?: (s: Readonly<Cache>, seat: Seat) => readonly number[];
}

/** The book, honest but for the ways it is told to go. */
export function cacheBook(ways: Ways = { hides: 'the coins in the heap' }) {
  const { procedure, lane, step, ask, repeat, together } = chapters<Cache, Said>();
  const join = (s: Cache, seat: Seat, { coins }: Hole): void => {
    s.heaps[seat] = (s.heaps[seat] ?? 0) + coins;
  };
  const burying = lane('burying', { seat: 0 }, { draft: (): Hole => ({ coins: 0 }), join }, [
    ask('bury', {
      by: (_s, l) => l.seat as Seat,
      clause: '1',
      offers: (s, l) => (ways.offers?.(s, l.seat as Seat) ?? COINS).map(coins => ({ do: 'bury', coins })),
      take: (_s, _l, { coins }, _context, hole) => {
        hole.coins = coins;
      },
      ...(ways.hides === undefined ? {} : { hides: ways.hides }),
    }),
  ]);
  const game = procedure('game', {}, [
    repeat(
      s => s.round < ROUNDS,
      [
        together(s => s.heaps.map((_, seat) => seat as Seat), burying),
        step('next', s => {
          s.round++;
        }),
      ],
    ),
  ]);
  const rules = runner(game, vocabulary);

  /** Any heap that could be there after so many rounds. */
  const resample = (s: Cache, seat: Seat, rng: Rng): void => {
    s.heaps = s.heaps.map((heap, other) => (other === seat ? heap : rng.below(2 * s.round + 1)));
    rules.restartLanes(s, seat);
  };

  const book: CacheBook = {
    id: 'cache',
    title: 'Cache',
    edition: 1,
    scenarios: [{ id: 'beach', title: 'Beach', summary: '', seats: 3, minSeats: 2, maxSeats: 4, options: {} }],
    options: {},
    clauses: [],
    vocabulary,
    words: {
      prompt: () => 'How many?',
      action: (_v, a) => vocabulary.print(a),
      event: (_v, e) => e.type,
      board: v => textLines([`round ${v.round}, heaps ${v.heaps.join(' ')}`]),
      seat: (_v, seat) => `Seat ${seat}`,
      briefing: () => ({
        you: 'You.',
        win: 'Somehow, before the others have thought of it.',
        watch: 'All.',
        wind: 'None.',
      }),
      result: () => 'Most coins wins.',
      tally: (_v, name) => ({ words: name, isScore: false }),
      standing: v => ({ headline: `round ${v.round}`, turn: null, clock: null, sides: [] }),
      facts: () => noFacts,
    },
    setup(config, dice, emit) {
      const s: Cache = { stack: [], round: 0, heaps: Array.from({ length: config.seats }, () => 0) };
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
      heaps: s.heaps.map((heap, seat) => (seat === who || s.round === ROUNDS ? heap : -1)),
      hole: draftOf(s, who)?.coins ?? -1,
    }),
    clone: s => ({ stack: cloneFrames(s.stack), round: s.round, heaps: s.heaps.slice() }),
    result(s) {
      if (s.stack.length > 0) return null;
      const most = Math.max(...s.heaps);
      const winners = s.heaps.flatMap((heap, seat) => (heap === most ? [seat as Seat] : []));
      return { winners, scores: s.heaps.slice(), reason: 'coins', clause: '3' };
    },
    settled: (s, ending) =>
      settledBySides(
        ending,
        s.heaps.map((_, seat) => seat),
        s.heaps,
      ),
    faceDown: s =>
      s.round === ROUNDS
        ? []
        : s.heaps.flatMap((_, seat) => Array.from({ length: s.round }, (_hole, round) => `hole ${seat} ${round}`)),
    resample,
    evaluate: (s, seat) => (s.heaps[seat] ?? 0) / 10,
    tally: () => ({}),
  };
  return { book, program: rules.program, restartLanes: rules.restartLanes };
}
