import type { Seat } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { passesOver } from './passes-over.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, BRITISH } from '../model/terms.ts';
import { meeting } from '../test/battles.fixture.ts';

const left = (s: Campaign, seat: Seat): readonly string[] =>
  (['add', 'subtract', 'leave'] as const).filter(by => !passesOver(s, seat, { do: 'day', by }));

test('17.5 Nelson with ten ships against three does not shorten the day, and who is weaker may', () => {
  const s = meeting(10, 3);
  expect(left(s, BRITISH)).toEqual(['add']);
  expect(left(s, ALLIED)).toEqual(['add', 'subtract', 'leave']);
});

test('17.5 an Allied fleet that is much the stronger lengthens the day too', () => {
  expect(left(meeting(3, 20), ALLIED)).toEqual(['add']);
});

test('17.5 fleets that are about equal do not shorten it', () => {
  expect(left(meeting(6, 10), ALLIED)).toEqual(['add', 'leave']);
});

test('17.8.6 windward breaks the line or closes in, leeward gives a Withering Fire', () => {
  const s = meeting(6, 10);
  const chosen = (seat: Seat): readonly string[] =>
    (['RB', 'BTL', 'HA', 'WF', 'PM'] as const).filter(type => !passesOver(s, seat, { do: 'choose-battle', type }));
  expect([chosen(BRITISH), chosen(ALLIED)]).toEqual([['BTL', 'PM'], ['WF']]);
  s.battle.windward = ALLIED;
  expect([chosen(BRITISH), chosen(ALLIED)]).toEqual([['WF'], ['BTL', 'PM']]);
});
