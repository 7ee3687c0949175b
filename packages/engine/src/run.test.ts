import { describe, expect, test } from 'vitest';
import type { GameEvent, Seat } from './contract.ts';
import { isHeard, silent } from './contract.ts';
import { scriptedDice } from './dice.ts';
import type { AnyProcedure, Procedural } from './procedure.ts';
import { chapters } from './procedure.ts';
import { cloneFrames, draftOf, runner } from './run.ts';
import { int, vocabularyOf } from './vocabulary.ts';

interface Plot {
  orders: number[];
}

interface Book extends Procedural<Plot> {
  said: string[];
  orders: number[][];
  n: number;
}
const words = vocabularyOf({ say: { n: int(0, 9) } });
type Say = { readonly do: 'say'; readonly n: number };
const { procedure, lane, step, ask, when, repeat, forEach, call, together } = chapters<Book, Say>();

const note = <L>(text: (l: Readonly<L>) => string) =>
  step<L>('note', (s, l) => {
    s.said.push(text(l));
  });
const says: readonly Say[] = Array.from({ length: 10 }, (_, n) => ({ do: 'say', n }));

function begin(root: AnyProcedure<Book, Say>) {
  const rules = runner<Book, Say>(root, words);
  const s: Book = { stack: [], said: [], orders: [[], []], n: 0 };
  rules.begin(s, scriptedDice([]), silent);
  return { rules, s };
}

describe('procedures', () => {
  test('forEach takes each item in turn, loops within loops', () => {
    const { s } = begin(
      procedure('p', { a: 0, b: 0 }, [
        forEach('a', () => [1, 2], [forEach('b', (_s, l) => [l.a * 10, l.a * 10 + 1], [note(l => `${l.a}:${l.b}`)])]),
        note(() => 'end'),
      ]),
    );
    expect(s.said).toEqual(['1:10', '1:11', '2:20', '2:21', 'end']);
    expect(s.stack).toEqual([]);
  });

  test('forEach over nothing does nothing', () => {
    const { s } = begin(procedure('p', { a: 7 }, [forEach('a', () => [], [note(() => 'never')]), note(l => `${l.a}`)]));
    expect(s.said).toEqual(['7']);
  });

  test('the list of a forEach is made once, on entry', () => {
    const { s } = begin(
      procedure('p', { a: 0 }, [
        forEach('a', book => [1, 2, 3].slice(book.n), [
          step('shrink', book => {
            book.n = 3;
          }),
          note(l => `${l.a}`),
        ]),
      ]),
    );
    expect(s.said).toEqual(['1', '2', '3']);
  });

  test('repeat goes on while its test holds, and not once where it never does', () => {
    const more = step<object>('more', s => {
      s.n++;
    });
    const { s } = begin(procedure('p', {}, [repeat(b => b.n < 3, [more]), repeat(() => false, [more])]));
    expect(s.n).toBe(3);
  });

  test('when does its body or passes it by', () => {
    const { s } = begin(
      procedure('p', {}, [when(() => true, [note(() => 'yes')]), when(() => false, [note(() => 'no')])]),
    );
    expect(s.said).toEqual(['yes']);
  });

  test('a call has locals of its own and comes back to the next step', () => {
    const inner = procedure('inner', { x: 1, y: 2 }, [note(l => `${l.x}${l.y}`)]);
    const { s } = begin(procedure('p', { x: 9 }, [call(inner, () => ({ y: 5 })), call(inner), note(l => `${l.x}`)]));
    expect(s.said).toEqual(['15', '12', '9']);
  });

  test('procedures may call each other in a ring', () => {
    const down: ReturnType<typeof procedure<{ n: number }>> = procedure('down', { n: 0 }, () => [
      note(l => `${l.n}`),
      when((_s, l) => l.n > 0, [call(down, (_s, l) => ({ n: l.n - 1 }))]),
    ]);
    expect(begin(procedure('p', {}, [call(down, () => ({ n: 3 }))])).s.said).toEqual(['3', '2', '1', '0']);
  });

  test('two procedures of one name are a bug', () => {
    const twin = procedure('p', {}, []);
    expect(() => begin(procedure('p', {}, [call(twin)]))).toThrow('two procedures are named p');
  });

  test('an ask stops until its seat answers, wherever it stands', () => {
    const question = procedure('question', { who: 0 }, [
      ask('say', {
        by: (_s, l) => l.who as Seat,
        offers: () => says.slice(0, 3),
        take: (s, l, a) => s.said.push(`${l.who} says ${a.n}`),
        clause: '7.1',
        about: (_s, l) => ({ who: l.who }),
      }),
    ]);
    const { s, rules } = begin(
      procedure('p', { who: 0 }, [forEach('who', () => [1, 0], [call(question, (_s, l) => ({ who: l.who }))])]),
    );
    expect(rules.pending(s)).toEqual([1]);
    expect(rules.prompt(s, 1)).toEqual({ ask: 'question.say', clause: '7.1', about: { who: 1 } });
    expect(rules.refuse(s, 0, says[0])).toMatchObject({ refused: 'not-pending' });
    expect(rules.refuse(s, 1, { do: 'sing' })).toMatchObject({ refused: 'malformed' });
    const refused = rules.refuse(s, 1, says[3]);
    expect(refused).toMatchObject({ refused: 'not-offered', clause: '7.1' });
    expect(refused?.reason, 'in words, without the notation of the log').toBe('this order is not on offer now');
    expect(rules.refuse(s, 1, says[2])).toBeNull();
    expect(() => rules.offers(s, 0)).toThrow('not pending');
    rules.apply(s, 1, { do: 'say', n: 2 }, scriptedDice([]), silent);
    expect(rules.pending(s)).toEqual([0]);
    rules.apply(s, 0, { do: 'say', n: 0 }, scriptedDice([]), silent);
    expect(s.said).toEqual(['1 says 2', '0 says 0']);
    expect(rules.pending(s)).toEqual([]);
    expect(rules.refuse(s, 0, says[0])).toMatchObject({ refused: 'over' });
  });
});

describe('lanes', () => {
  const sealing = {
    draft: (): Plot => ({ orders: [] }),
    join: (s: Book, seat: Seat, { orders }: Plot) => void (s.orders[seat] = orders),
  };
  const plot = lane('plot', { seat: 0, i: 0 }, sealing, [
    forEach('i', () => [0, 1], [
      ask('order', {
        by: (_s, l) => l.seat as Seat,
        offers: (_s, _l, { orders }) => says.filter(({ n }) => !orders.includes(n)),
        take: (_s, _l, a, context, { orders }) => {
          orders.push(a.n);
          context.emit({ type: 'ordered', to: 'all', clause: '' });
        },
        clause: '',
      }),
    ]),
  ]);
  const root = procedure('p', {}, [together(() => [0, 1], plot), note(() => 'joined')]);

  /** Every order in which two seats can give two answers each. */
  const ORDERS: Seat[][] = [
    [0, 0, 1, 1],
    [0, 1, 0, 1],
    [0, 1, 1, 0],
    [1, 0, 0, 1],
    [1, 0, 1, 0],
    [1, 1, 0, 0],
  ];

  test.each(ORDERS)('answered in the order %i %i %i %i they give the same joined state', (...order) => {
    const { s, rules } = begin(root);
    const events: GameEvent[] = [];
    const given = [0, 0];
    for (const seat of order) {
      expect(rules.sealed(s, 0) && rules.sealed(s, 1)).toBe(true);
      expect([s.said, s.orders]).toEqual([[], [[], []]]);
      const n = seat * 5 + (given[seat] ?? 0);
      given[seat] = (given[seat] ?? 0) + 1;
      rules.apply(s, seat, { do: 'say', n }, scriptedDice([]), event => events.push(event));
    }
    expect(s).toEqual({
      stack: [],
      said: ['joined'],
      orders: [
        [0, 1],
        [5, 6],
      ],
      n: 0,
    });
    expect(rules.sealed(s, 0)).toBe(false);
    expect(events.map(e => e.type)).toEqual(['ordered', 'ordered', 'ordered', 'ordered', 'revealed']);
    expect(events.slice(0, 4).map(e => e.to)).toEqual(order.map(seat => [seat]));
  });

  test('a seat whose lane has ended is no longer pending, but still sealed', () => {
    const { s, rules } = begin(root);
    for (const n of [1, 2]) rules.apply(s, 1, { do: 'say', n }, scriptedDice([]), silent);
    expect(rules.pending(s)).toEqual([0]);
    expect(rules.sealed(s, 1)).toBe(true);
    expect(rules.refuse(s, 1, says[0])).toMatchObject({ refused: 'not-pending' });
  });

  test('what a lane tells is worth its words only where somebody listens', () => {
    const heard: boolean[] = [];
    const listening = lane('heard', { seat: 0 }, sealing, [
      ask('order', {
        by: (_s, l) => l.seat as Seat,
        offers: () => says,
        take: (_s, _l, _a, context) => void heard.push(isHeard(context)),
        clause: '',
      }),
    ]);
    const { s, rules } = begin(procedure('p', {}, [together(() => [0, 1], listening)]));
    rules.apply(s, 0, { do: 'say', n: 1 }, scriptedDice([]), silent);
    rules.apply(s, 1, { do: 'say', n: 1 }, scriptedDice([]), () => {});
    expect(heard).toEqual([false, true]);
  });

  test('dice may not be drawn in a lane', () => {
    const cheat = lane('cheat', { seat: 0 }, sealing, [
      step('roll', (_s, _l, context) => void context.dice.draw(6, 'peek')),
    ]);
    expect(() => begin(procedure('p', {}, [together(() => [0], cheat)]))).toThrow('peek');
  });

  test('nobody else hears how often a seat has sealed something alone', () => {
    const { s, rules } = begin(procedure('p', {}, [together(() => [1], plot), together(() => [0, 1], plot)]));
    const events: GameEvent[] = [];
    for (const seat of [1, 1, 0, 0, 1, 1] as const)
      rules.apply(s, seat, rules.offers(s, seat)[0] as Say, scriptedDice([]), event => events.push(event));
    expect(events.filter(({ type }) => type === 'revealed').map(({ to }) => to)).toEqual([[1], 'all']);
  });

  test('lanes for nobody join at once', () => {
    const { s } = begin(procedure('p', {}, [together(() => [], plot), note(() => 'joined')]));
    expect(s.said).toEqual(['joined']);
  });

  test('restarted lanes stand at their first ask again, but for the searcher’s own', () => {
    const { s, rules } = begin(root);
    const fresh = JSON.stringify(s);
    rules.apply(s, 1, { do: 'say', n: 1 }, scriptedDice([]), silent);
    rules.restartLanes(s, 0);
    expect(JSON.stringify(s)).toBe(fresh);
    rules.apply(s, 1, { do: 'say', n: 1 }, scriptedDice([]), silent);
    const own = JSON.stringify(s);
    rules.restartLanes(s, 1);
    expect(JSON.stringify(s)).toBe(own);
  });

  test('of lanes that follow each other unheard, the first stands open again, whatever was called since', () => {
    const second = procedure('second', {}, [together(() => [1], plot)]);
    const { s, rules } = begin(procedure('p', {}, [together(() => [1], plot), call(second)]));
    const fresh = JSON.stringify(s.stack);
    rules.apply(s, 1, { do: 'say', n: 1 }, scriptedDice([]), silent);
    rules.apply(s, 1, { do: 'say', n: 2 }, scriptedDice([]), silent);
    expect(s.stack.map(({ proc }) => proc)).toEqual(['p', 'second']);
    rules.reopenLanes(s, 'p');
    expect(JSON.stringify(s.stack)).toBe(fresh);
    expect(() => rules.reopenLanes(s, 'second')).toThrow('second');
  });

  test('a draft is its own seat’s until the join, and a seat’s answers follow from it', () => {
    const { s, rules } = begin(root);
    rules.apply(s, 1, { do: 'say', n: 4 }, scriptedDice([]), silent);
    expect([draftOf(s, 0), draftOf(s, 1), draftOf(s, 'spectator')]).toEqual([{ orders: [] }, { orders: [4] }, null]);
    expect(rules.offers(s, 0)).toHaveLength(10);
    expect(rules.offers(s, 1)).toHaveLength(9);
    expect(rules.refuse(s, 1, says[4])).toMatchObject({ refused: 'not-offered' });
    expect(rules.refuse(s, 0, says[4])).toBeNull();
    for (const [seat, n] of [
      [1, 5],
      [0, 6],
      [0, 7],
    ] as const)
      rules.apply(s, seat, { do: 'say', n }, scriptedDice([]), silent);
    expect(draftOf(s, 1)).toBeNull();
  });

  test('drafts are handed over in the order of the seats', () => {
    const order: Seat[] = [];
    const noted = lane('noted', { seat: 0 }, { ...sealing, join: (_s, seat) => void order.push(seat) }, [
      ask('order', { by: (_s, l) => l.seat as Seat, offers: () => says, take: () => {}, clause: '' }),
    ]);
    const { s, rules } = begin(procedure('p', {}, [together(() => [0, 1, 2], noted)]));
    for (const seat of [2, 0, 1] as const) rules.apply(s, seat, { do: 'say', n: 1 }, scriptedDice([]), silent);
    expect(order).toEqual([0, 1, 2]);
  });

  test('folded, a state holds what is sealed and its lanes hold nothing: as version 1 of the log knew it', () => {
    const { s, rules } = begin(root);
    rules.apply(s, 1, { do: 'say', n: 4 }, scriptedDice([]), silent);
    rules.foldDrafts(s);
    expect(s.orders).toEqual([[], [4]]);
    expect(JSON.parse(JSON.stringify(s.stack.at(-1)?.lanes))).toEqual([
      { seat: 0, stack: [expect.anything()] },
      { seat: 1, stack: [expect.anything()] },
    ]);
  });

  test('a copy of the frames shares nothing with them', () => {
    const { s, rules } = begin(root);
    const copy = { ...s, stack: cloneFrames(s.stack), orders: s.orders.map(o => o.slice()), said: [] };
    const before = JSON.stringify(s);
    expect(JSON.stringify(copy)).toBe(before);
    for (const [n, seat] of (ORDERS[1] ?? []).entries())
      rules.apply(copy, seat, { do: 'say', n }, scriptedDice([]), silent);
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('an ask that knows its offers without listing them', () => {
  const even = procedure('p', {}, [
    ask('n', {
      by: () => 0,
      clause: '',
      offers: () => says.filter(({ n }) => n % 2 === 0),
      isOffered: (_s, _l, { n }) => n % 2 === 0,
      take: (s, _l, { n }) => {
        s.n = n;
      },
    }),
  ]);

  test('is asked, and refuses all others', () => {
    const { rules, s } = begin(even);
    for (const say of says) expect(rules.refuse(s, 0, say) === null, `${say.n}`).toBe(say.n % 2 === 0);
    expect(rules.refuse(s, 0, { do: 'say', n: 10 })).toMatchObject({ refused: 'malformed' });
    expect(rules.refuse(s, 1, says[0])).toMatchObject({ refused: 'not-pending' });
  });
});

test('a step that empties the stack ends the game there and then', () => {
  const inner = procedure('inner', {}, [
    step('end', s => {
      s.stack.length = 0;
    }),
    note(() => 'never'),
  ]);
  const { rules, s } = begin(procedure('p', {}, [call(inner), note(() => 'nor this')]));
  expect(s.said).toEqual([]);
  expect(rules.pending(s)).toEqual([]);
});

test('a call has its callee’s locals, those given and those not', () => {
  const callee = procedure('callee', { a: 1, b: 2, c: 3 }, [note(l => `${l.a} ${l.b} ${l.c}`)]);
  const { s } = begin(procedure('p', { n: 7 }, [call(callee), call(callee, (_s, { n }) => ({ b: n })), call(callee)]));
  expect(s.said).toEqual(['1 2 3', '1 7 3', '1 2 3']);
});
