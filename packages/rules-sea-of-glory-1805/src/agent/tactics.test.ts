import type { Seat } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { passesOver } from './passes-over.ts';
import { signalOffers } from '../chapters/ch17-tactics.ts';
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

const signals = (s: Campaign, seat: Seat): readonly string[] =>
  signalOffers(s, seat).flatMap(offer =>
    offer.do === 'signal' && !passesOver(s, seat, offer) ? [`${offer.tactic} ${offer.sail}`] : [],
  );

test('17.6 Nelson breaks the line of whom he outguns, and Villeneuve runs from him', () => {
  const s = meeting(10, 3);
  expect(signals(s, BRITISH)).toEqual(['break-line easy', 'engage-closer full', 'break-line full']);
  expect(signals(s, ALLIED)).toEqual(['general-withdrawal full']);
});

test('17.6 about equal to the enemy nobody runs, and to leeward he closes with a line that comes down on him', () => {
  const s = meeting(6, 20);
  expect(signals(s, BRITISH)).toEqual(['break-line easy', 'break-line full']);
  expect(signals(s, ALLIED)).toEqual(['repeat easy', 'engage-closer easy', 'engage-closer full']);
});

test('17.6 with the gauge and few guns Villeneuve keeps his distance', () => {
  const s = meeting(10, 3);
  s.battle.windward = ALLIED;
  expect(signals(s, ALLIED)).toEqual(['repeat easy', 'admirals-wake easy']);
});

test('17.6 what the enemy is at, and cannot change for want of command, counts', () => {
  const s = meeting(6, 20);
  s.battle.shaken[ALLIED] = 6;
  // Against a line under easy sail it is an Admiral's Choice, which is Nelson's, and needs no sail.
  expect(signals(s, BRITISH)).toEqual(['break-line easy']);
});
