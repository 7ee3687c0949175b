import type { Decision } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { follyBook } from './follies.ts';
import { turnsHome } from './homeward.ts';
import { evaluate } from './evaluate.ts';
import { passesOver, shuns } from './tact.ts';
import { EXIT } from '../model/chart.ts';
import type { ConvoyEvent } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';
import { add, sea } from '../test/drill.fixture.ts';

const STOP: ConvoyAction = { do: 'stop' };
const AHEAD: ConvoyAction = { do: 'ahead' };
const ACROSS: ConvoyAction = { do: 'turn', to: 'port' };

/** A merchant three hexes from the exit, with a fair wind. */
function homeward(): { readonly s: Convoy; readonly merchant: Ship } {
  const s = sea({ chart: [[14, 4, EXIT]] });
  const merchant = add(s, 0, 11, 4, 'E', { kind: 'merchant' });
  return { s, merchant };
}

function underWay(s: Convoy, { id }: Ship): Convoy {
  const vars = { ship: id, moved: 1, added: 0, row: 3, turns: 0, fresh: 1, stopped: 0, over: 0 };
  s.stack = [{ proc: 'sail', at: 0, vars, loops: [], lanes: [] }];
  return s;
}

const passedOver = (s: Convoy): readonly boolean[] => [STOP, ACROSS, AHEAD].map(answer => passesOver(s, 0, answer));

test('a merchant with a fair wind and no raider near goes on to her exit', () => {
  const { s, merchant } = homeward();
  expect(passedOver(underWay(s, merchant))).toEqual([true, true, false]);
  add(s, 1, 8, 4, 'E');
  expect(passedOver(s)).toEqual([false, false, false]);
});

test('an escort does not stop right ahead of a merchant that has not sailed', () => {
  const { s, merchant } = homeward();
  const escort = add(s, 0, 12, 4, 'E');
  expect(passedOver(underWay(s, escort))).toEqual([true, false, false]);
  merchant.moved = 1;
  expect(passedOver(s)).toEqual([false, false, false]);
});

test('R57 who is shut in by a ship that stays has farther to sail', () => {
  const { s, merchant } = homeward();
  const turns = (): number => turnsHome(s, s.windTo, merchant, merchant.at, merchant.facing);
  const free = turns();
  const other = add(s, 1, 12, 4, 'E');
  expect(turns()).toBe(free);
  other.condition = 'struck';
  expect(turns()).toBeGreaterThan(free);
});

test('a merchant that has not run is a folly as the turn ends, unless a raider was near', () => {
  const { s } = homeward();
  const ended: ConvoyEvent = { type: 'turn', to: 'all', clause: 'R52', side: 1, turn: 2 };
  const told = { seat: 0 as const, offers: [STOP], answer: STOP, earlier: [], events: [ended], foresee: () => [] };
  const decision: Decision<Convoy, ConvoyAction, ConvoyEvent> = { before: s, turnBegan: s, after: s, ...told };
  expect(follyBook.find(decision)).toEqual(['merchant did not run']);
  const { s: farther, merchant } = homeward();
  merchant.at++;
  expect(follyBook.find({ ...decision, after: farther })).toEqual([]);
  add(s, 1, 8, 4, 'E');
  expect(follyBook.find(decision)).toEqual([]);
});

function made(before: Convoy, answer: ConvoyAction, after: Convoy = before, events: readonly ConvoyEvent[] = []) {
  const told = { seat: 0 as const, offers: [answer], answer, earlier: [], events, foresee: () => [] };
  const decision: Decision<Convoy, ConvoyAction, ConvoyEvent> = { before, turnBegan: before, after, ...told };
  return follyBook.find(decision);
}

test('R61 nobody hauls down her flag before the dice that may give her a marker back', () => {
  const s = sea({});
  const ship = add(s, 0, 5, 5, 'E');
  Object.assign(ship, { crew: 0, gun: 0, sail: 0 });
  s.stack = [{ proc: 'activations', at: 0, vars: {}, loops: [], lanes: [] }];
  const strike: ConvoyAction = { do: 'haul-down', ship: ship.id };
  expect([shuns(s, 0, strike), shuns(s, 0, { do: 'activate', ship: ship.id })]).toEqual([true, false]);
  expect(made(s, strike)).toEqual(['flag hauled down']);
  ship.crew = 1;
  expect(made(s, strike)).toEqual(['prize given up']);
});

test('of two equal warships each looks better off the nearer she is to the other, and headed for her', () => {
  const worth = (col: number, facing: 'E' | 'W'): number => {
    const s = sea({});
    s.stack = [{ proc: 'activations', at: 0, vars: {}, loops: [], lanes: [] }];
    add(s, 0, col, 5, facing);
    add(s, 1, 13, 5, 'W');
    return evaluate(s, 0);
  };
  expect(worth(5, 'E')).toBeGreaterThan(worth(3, 'E'));
  expect(worth(5, 'E')).toBeGreaterThan(worth(5, 'W'));
});

test('a warship that has lain idle far from everybody is a folly as the turn ends', () => {
  const began = sea({});
  add(began, 0, 2, 5, 'E');
  const enemy = add(began, 1, 9, 5, 'W');
  const ended: ConvoyEvent = { type: 'turn', to: 'all', clause: 'R52', side: 1, turn: 2 };
  const idle = () => made(began, STOP, began, [ended]).filter(name => name === 'lay idle');
  expect(idle()).toEqual(['lay idle']);
  enemy.at -= 4;
  expect(idle()).toEqual([]);
});

test('R8 a sound warship far from everybody goes ahead, for where she lies she cannot turn either', () => {
  const s = sea({});
  const ship = add(s, 0, 2, 5, 'E');
  const enemy = add(s, 1, 9, 5, 'W');
  underWay(s, ship);
  const vars = s.stack[0]?.vars as { moved: number };
  vars.moved = 0;
  expect(passedOver(s)).toEqual([true, false, false]);
  enemy.at -= 4;
  expect(passedOver(s)).toEqual([false, false, false]);
  enemy.kind = 'merchant';
  expect(passedOver(s)).toEqual([true, false, false]);
  vars.moved = 1;
  expect(passedOver(s)).toEqual([false, false, false]);
});

test('6.2 who would not storm a ship does not grapple her, and who would does not let go', () => {
  const s = sea({});
  const ship = add(s, 0, 5, 5, 'E');
  const target = add(s, 1, 6, 5, 'W');
  s.stack = [{ proc: 'boarding', at: 0, vars: { ship: 0, target: 1, stage: 1 }, loops: [], lanes: [] }];
  const orders: readonly ConvoyAction[] = [{ do: 'board', target: 1 }, { do: 'storm' }, { do: 'cast-off' }];
  const over = () => orders.map(answer => passesOver(s, 0, answer));
  target.crew = 0;
  expect(over()).toEqual([false, false, true]);
  Object.assign(ship, { crew: 1, size: 0 });
  Object.assign(target, { crew: 4, size: 2, quality: 2 });
  expect(over()).toEqual([true, true, false]);
  expect(made(s, { do: 'cast-off' })).toEqual(['let go', 'grappled in vain']);
  expect(made(s, { do: 'storm' })).toEqual(['stormed the stronger']);
});

test('a raider with only merchants left to hunt that has waited for them is a folly as the turn ends', () => {
  const began = sea({ active: 1 });
  const merchant = add(began, 0, 9, 5, 'E', { kind: 'merchant' });
  add(began, 1, 2, 5, 'E');
  const ended: ConvoyEvent = { type: 'turn', to: 'all', clause: 'R52', side: 0, turn: 3 };
  const found = () => made(began, STOP, began, [ended]).filter(name => name === 'waited for prey');
  expect(found()).toEqual(['waited for prey']);
  add(began, 0, 12, 8, 'E');
  expect(found()).toEqual([]);
  began.ships.pop();
  merchant.at -= 6;
  expect(found()).toEqual([]);
});
