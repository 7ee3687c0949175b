import type { Decision } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { follyBook } from './follies.ts';
import { turnsHome } from './homeward.ts';
import { passesOver } from './tact.ts';
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
