import { describe, expect, test } from 'vitest';
import type { Decision, Seat } from '@weathergauge/engine';
import { follyBook } from './follies.ts';
import { evaluate } from './evaluate.ts';
import { passesOver, shuns } from './tact.ts';
import { add, sea } from '../test/drill.fixture.ts';
import type { AgeOfSailEvent } from '../model/events.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';

const CEASE: AgeOfSailAction = { do: 'cease-fire' };

/** Two ships abeam of each other, seven centimetres apart. */
function abeam(changes: { readonly firedStarboard?: number } = {}): AgeOfSail {
  const s = sea();
  add(s, 0, 40, 50, 0, changes);
  add(s, 1, 47, 50, 0);
  return s;
}

function made(s: AgeOfSail, answer: AgeOfSailAction, offers: readonly AgeOfSailAction[]) {
  const decision: Decision<AgeOfSail, AgeOfSailAction, AgeOfSailEvent> = {
    before: s,
    turnBegan: s,
    seat: 0,
    offers,
    answer,
    earlier: [],
    events: [],
    after: s,
    foresee: () => [],
  };
  return decision;
}

test('fire is not ceased while guns bear that have not fired', () => {
  expect(shuns(abeam(), 0, CEASE)).toBe(true);
  expect(shuns(abeam({ firedStarboard: 3 }), 0, CEASE)).toBe(false);
  expect(shuns(abeam(), 0, { do: 'engage', ship: 0, target: 1 })).toBe(false);
});

test('R54 at a wreck that has neither decks nor hull nor masts nobody need fire', () => {
  const s = abeam();
  const wreck = s.ships[1] as Ship;
  Object.assign(wreck, { port: 0, starboard: 0, hull: 0, fore: 0, main: 0 });
  const cease = () => [
    shuns(s, 0, CEASE),
    follyBook.find(made(s, CEASE, [{ do: 'engage', ship: 0, target: 1 }, CEASE])),
  ];
  expect(cease()).toEqual([true, ['guns held']]);
  wreck.mizzen = 0;
  expect(cease()).toEqual([false, []]);
});

test('R53 nobody proposes or agrees to end a battle in which nothing has been hit', () => {
  const terms: readonly AgeOfSailAction[] = [{ do: 'terms' }, { do: 'agree' }, { do: 'fight-on' }];
  const shunned = (s: AgeOfSail) => terms.map(answer => shuns(s, 0, answer));
  expect(shunned(abeam())).toEqual([true, true, false]);
  const s = sea();
  add(s, 0, 40, 50, 0, { port: 2 });
  add(s, 1, 47, 50, 0);
  expect(shunned(s)).toEqual([false, false, false]);
});

test('runs of a few millimetres are passed over', () => {
  expect([1, 5, 10, 73].map(mm => passesOver(abeam(), 0, { do: 'run', mm }))).toEqual([true, false, false, false]);
});

function atHelm(s: AgeOfSail, changes: { readonly used?: number; readonly stroke?: number } = {}): AgeOfSail {
  const vars = { ship: 0, used: 0, stroke: 999, over: 0, target: -1, ...changes };
  s.stack = [{ proc: 'helm', at: 0, vars, loops: [], lanes: [] }];
  return s;
}

const passedOver = (s: AgeOfSail, orders: readonly AgeOfSailAction[]): readonly boolean[] =>
  orders.map(order => passesOver(s, 0, order));

test('a friend is not run into where there is another way', () => {
  const s = sea({ windFrom: 4 });
  add(s, 0, 40, 50, 0);
  add(s, 0, 40, 56, 0);
  const orders: readonly AgeOfSailAction[] = [
    { do: 'run', mm: 50 },
    { do: 'run', mm: 10 },
    { do: 'turn', to: 'starboard' },
  ];
  expect(passedOver(atHelm(s), orders)).toEqual([true, false, false]);
});

test('2.6 nor is half a centimetre run after which she would have to run into him', () => {
  const s = sea({ windFrom: 4 });
  add(s, 0, 40, 50, 0);
  const friend = add(s, 0, 40, 54.7, 0);
  const orders: readonly AgeOfSailAction[] = [
    { do: 'run', mm: 10 },
    { do: 'run', mm: 5 },
    { do: 'turn', to: 'port' },
  ];
  expect(passedOver(atHelm(s), orders)).toEqual([true, true, false]);
  expect(passedOver(atHelm(s, { used: 5, stroke: 5 }), orders.slice(1))).toEqual([false, false]);
  friend.y += 1000;
  expect(passedOver(atHelm(s), orders)).toEqual([false, false, false]);
});

test('R55 who can fight does not sail off the table while there is another way', () => {
  const s = sea({ windFrom: 4 });
  const ship = add(s, 0, 1, 50, 7);
  const orders: readonly AgeOfSailAction[] = [
    { do: 'run', mm: 50 },
    { do: 'run', mm: 5 },
    { do: 'turn', to: 'starboard' },
  ];
  expect(passedOver(atHelm(s), orders)).toEqual([true, false, false]);
  Object.assign(ship, { port: 0, starboard: 0 });
  expect(passedOver(s, orders)).toEqual([false, false, false]);
});

test('5.8 who lies astern of a friend is sent after him', () => {
  const s = sea({ windFrom: 4 });
  add(s, 0, 40, 50, 0);
  add(s, 0, 40, 54, 0);
  const orders: readonly AgeOfSailAction[] = [
    { do: 'sail', ship: 0 },
    { do: 'sail', ship: 1 },
  ];
  expect(passedOver(s, orders)).toEqual([true, false]);
  (s.ships[1] as Ship).moved = 1;
  expect(passedOver(s, orders)).toEqual([false, false]);
});

test('guns held and creeping are follies, and what had no other way is none', () => {
  const s = abeam();
  expect(follyBook.find(made(s, CEASE, [{ do: 'engage', ship: 0, target: 1 }, CEASE]))).toEqual(['guns held']);
  expect(follyBook.find(made(s, CEASE, [CEASE]))).toEqual([]);
  expect(follyBook.find(made(s, { do: 'run', mm: 1 }, [{ do: 'run', mm: 1 }]))).toEqual([]);
  expect(follyBook.find(made(s, { do: 'run', mm: 1 }, [{ do: 'run', mm: 50 }]))).toEqual(['crept on']);
});

test('a friend that is run into, and leaving the table, are follies where another order would have spared it', () => {
  const s = abeam();
  add(s, 0, 40, 60, 0);
  const touched: AgeOfSailEvent = { type: 'touched', to: 'all', clause: '', ship: 0, other: 2, fouled: false };
  const run: AgeOfSailAction = { do: 'run', mm: 100 };
  const turn: AgeOfSailAction = { do: 'turn', to: 'port' };
  const decision = { ...made(s, run, [run, turn]), events: [touched] };
  expect(follyBook.find({ ...decision, foresee: offer => (offer === run ? [touched] : []) })).toEqual([
    'friend rammed',
  ]);
  expect(follyBook.find({ ...decision, foresee: () => [touched] })).toEqual([]);
  expect(follyBook.find({ ...decision, events: [{ ...touched, other: 1 }] })).toEqual([]);
  const gone: AgeOfSailEvent = { type: 'withdrew', to: 'all', clause: '', ship: 0 };
  expect(follyBook.find({ ...decision, events: [gone] })).toEqual(['off the table']);
});

/** The first ship has a volley to lay on the second, or has laid it and hit. */
function firing(s: AgeOfSail, proc: 'volley' | 'damage', vars: Readonly<Record<string, number>> = {}): AgeOfSail {
  const told = { ship: 0, target: 1, aim: 0, decks: 0, hits: 0, sixes: 0, ...vars };
  s.stack = [{ proc, at: 0, vars: told, loops: [], lanes: [] }];
  return s;
}

test('R26 nobody aims at a hull of which nothing is left on that side while masts stand', () => {
  const s = firing(abeam(), 'volley');
  const aims: readonly AgeOfSailAction[] = [
    { do: 'volley', aim: 'hull', decks: 3 },
    { do: 'volley', aim: 'masts', decks: 3 },
  ];
  expect(passedOver(s, aims)).toEqual([false, false]);
  Object.assign(s.ships[1] as Ship, { port: 0, hull: 0 });
  expect(passedOver(s, aims)).toEqual([true, false]);
  expect(follyBook.find(made(s, aims[0] as AgeOfSailAction, aims))).toEqual(['fired at nothing']);
  expect(follyBook.find(made(s, aims[0] as AgeOfSailAction, aims.slice(0, 1)))).toEqual([]);
});

test('of two targets that one looks better of which more can be shot away, and a prize worse than holding fire', () => {
  const gain = (changes: Partial<Ship>): number => {
    const s = abeam();
    Object.assign(s.ships[1] as Ship, changes);
    return evaluate(firing(s, 'volley'), 0) - evaluate(atHelm(s), 0);
  };
  expect(gain({ port: 0, hull: 1, fore: 0, main: 0 })).toBeLessThan(gain({}));
  expect([gain({}) > 0, gain({ home: 0 }) < 0]).toEqual([true, true]);
});

test('4.7 masts that have been hit count before their owner has said which of them falls', () => {
  const hit = firing(abeam(), 'damage', { aim: 1, hits: 2 });
  expect(evaluate(hit, 0)).toBeGreaterThan(evaluate(firing(abeam(), 'damage', { aim: 1 }), 0));
});

test('R55 a berth looks worse from which the turning circle leads off the table', () => {
  const s = atHelm(sea({ windFrom: 0 }));
  const ship = add(s, 0, 50, 3, 4);
  add(s, 1, 50, 30, 0);
  const clear = evaluate(s, 0);
  ship.y = 2400;
  expect(evaluate(s, 0)).toBeLessThan(clear - 0.1);
});

test('R16 she anchors only where she can neither go on nor stop', () => {
  const s = atHelm(sea({ windFrom: 4 }));
  const ship = add(s, 0, 40, 50, 0);
  const anchor: AgeOfSailAction = { do: 'anchor' };
  expect(passedOver(s, [anchor])).toEqual([true]);
  expect(follyBook.find(made(s, anchor, [anchor]))).toEqual(['anchored in battle']);
  Object.assign(ship, { x: 500, y: 50_000, heading: 6 });
  expect(passedOver(s, [anchor])).toEqual([false]);
});

describe('4.18 held together', () => {
  const cut: AgeOfSailAction = { do: 'cut', ship: 0, from: 1 };
  const hold: AgeOfSailAction = { do: 'hold', ship: 0, from: 1 };
  const fast = (by: Seat, ours: Partial<Ship>, theirs: Partial<Ship>): AgeOfSail => {
    const s = sea();
    add(s, 0, 40, 50, 0, { fouled: 2, ...ours });
    add(s, by, 41, 50, 0, { fouled: 1, ...theirs });
    return s;
  };

  test('to an enemy, the stronger crew stays and the weaker takes its throw', () => {
    expect(passedOver(fast(1, {}, { port: 1, starboard: 0 }), [cut, hold])).toEqual([true, false]);
    expect(passedOver(fast(1, { port: 1, starboard: 0 }, {}), [cut, hold])).toEqual([false, true]);
  });

  test('4.19 to a prize that she can man she does not stay, nor to a friend', () => {
    const prize = fast(0, {}, { crew: 0, home: 1 });
    expect(passedOver(prize, [cut, hold])).toEqual([false, true]);
    expect(follyBook.find(made(prize, hold, [cut, hold]))).toEqual(['stayed fast']);
    expect(passedOver(fast(0, {}, {}), [cut, hold])).toEqual([false, true]);
    const lastDeck = fast(0, { port: 1, starboard: 0 }, { crew: 0, home: 1 });
    expect(passedOver(lastDeck, [cut, hold])).toEqual([true, false]);
    expect(follyBook.find(made(lastDeck, cut, [cut, hold]))).toEqual(['let go']);
  });
});

test('who runs into the stronger crew of two is a fool where she could have gone elsewhere', () => {
  const s = abeam();
  Object.assign(s.ships[0] as Ship, { port: 1, starboard: 1 });
  const touched: AgeOfSailEvent = { type: 'touched', to: 'all', clause: '', ship: 0, other: 1, fouled: true };
  const run: AgeOfSailAction = { do: 'run', mm: 100 };
  const turn: AgeOfSailAction = { do: 'turn', to: 'port' };
  const decision = { ...made(s, run, [run, turn]), events: [touched] };
  const foresee = (offer: AgeOfSailAction) => (offer === run ? [touched] : []);
  expect(follyBook.find({ ...decision, foresee })).toEqual(['boarded the stronger']);
  expect(follyBook.find({ ...decision, foresee: () => [touched] })).toEqual([]);
  Object.assign(s.ships[1] as Ship, { port: 1, starboard: 1 });
  expect(follyBook.find({ ...decision, foresee })).toEqual([]);
});

test('a round in which a sound ship goes away from the enemy, and heads on, is told; one in which she turns back is not', () => {
  const began = sea({ round: 1 });
  add(began, 0, 40, 40, 0);
  add(began, 1, 40, 20, 0);
  const round: AgeOfSailEvent = { type: 'round', to: 'all', clause: '', round: 2 };
  const after = (changes: Partial<Ship>): AgeOfSail => ({
    ...began,
    ships: began.ships.with(0, { ...(began.ships[0] as Ship), ...changes }),
  });
  const found = (changes: Partial<Ship>) =>
    follyBook.find({ ...made(began, { do: 'end' }, []), after: after(changes), events: [round] });
  expect(found({ y: 50_000 })).toEqual(['sailed away']);
  expect(found({ y: 50_000, heading: 4 })).toEqual([]);
  expect(found({ y: 30_000 })).toEqual([]);
  expect(found({ y: 50_000, port: 0, starboard: 1 })).toEqual([]);
});
