import type { Decision, Seat } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { follyBook } from './follies.ts';
import type { GloryEvent } from '../model/events.ts';
import type { Campaign } from '../model/state.ts';
import { BRITISH } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import { meeting } from '../test/battles.fixture.ts';

function found(before: Campaign, seat: Seat, answer: GloryAction) {
  const decision: Decision<Campaign, GloryAction, GloryEvent> = {
    before,
    turnBegan: before,
    seat,
    offers: [answer],
    answer,
    earlier: [],
    events: [],
    after: before,
    foresee: () => [],
  };
  return follyBook.find(decision);
}

test('to run from a much weaker fleet is a folly, and from a stronger one none', () => {
  const deny: GloryAction = { do: 'battle', choice: 'deny' };
  expect(found(meeting(10, 3), BRITISH, deny)).toEqual(['ran from the weaker']);
  expect(found(meeting(3, 20), BRITISH, deny)).toEqual([]);
});
