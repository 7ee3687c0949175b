import type { Decision } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { follyBook } from './follies.ts';
import type { Draft } from '../model/drafts.ts';
import type { SeaEvent } from '../model/events.ts';
import type { Sea } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { GUNNERY } from '../model/vocabulary.ts';
import { crewed, duel } from '../test/drill.fixture.ts';

function found(before: Sea, answer: SeaAction, after: Sea = before, events: readonly SeaEvent[] = []) {
  const decision: Decision<Sea, SeaAction, SeaEvent> = {
    before,
    turnBegan: before,
    seat: 0,
    offers: [answer],
    answer,
    earlier: [],
    events,
    after,
    foresee: () => [],
  };
  return follyBook.find(decision);
}

test('a broadside held that bears, and chasers at masts that are gone, are follies', () => {
  const { s, them } = duel({ impulse: 4 });
  expect(found(s, { do: 'cease', ship: 0 })).toEqual(['guns held']);
  them.row = 14;
  expect(found(s, { do: 'cease', ship: 0 })).toEqual([]);
  const high: SeaAction = { do: 'fire', ship: 0, target: 1, guns: 'both', aim: 'high' };
  expect(found(s, high)).toEqual([]);
  them.rigging = 0;
  expect(found(s, high)).toEqual(['fired at nothing']);
});

test('so is a turn at whose end she is farther from a beaten enemy, and out of range', () => {
  const began = duel({ turn: 3 });
  const ended = duel({ turn: 4 });
  ended.us.row = 2;
  const turn: SeaEvent = { type: 'turn', to: 'all', clause: '', turn: 4 };
  const parting = () => found(began.s, { do: 'cease', ship: 1 }, ended.s, [turn]);
  expect(parting()).not.toContain('beaten enemy left');
  began.them.rigging = 0;
  ended.them.rigging = 0;
  expect(parting()).toContain('beaten enemy left');
  ended.us.row = 10;
  expect(parting()).not.toContain('beaten enemy left');
});

test('5.0, R26 an order that changes nothing, and to be asked for fewer cards, are follies', () => {
  const draft: Draft = { kind: 'musters', ships: [{ tasks: crewed({ [GUNNERY]: 6 }), strikes: 0 }, null], order: 0 };
  const lane = { seat: 0 as const, stack: [], draft };
  const { s } = duel({ stack: [{ proc: 'assign-crew', at: 0, vars: {}, loops: [], lanes: [lane] }] });
  const men = (points: number) => found(s, { do: 'crew', ship: 0, task: 'guns-port-fore', points });
  expect([men(6), men(5)]).toEqual([['order for nothing'], []]);
  const asks = (order: 'danger' | 'every-roll') => found(s, { do: 'standing', order });
  expect([asks('danger'), asks('every-roll')]).toEqual([['order for nothing'], []]);
});
