import { expect, test } from 'vitest';
import { drill, duel, happened, laidOut, sea } from '../test/drill.fixture.ts';
import { ruleset } from '../index.ts';
import { cardWindow, drawCard, handLimit, handSize } from './ch01-cards.ts';
import { moraleCheck } from './ch01-morale.ts';
import { AT, LIE_FLAT, STEADY_LADS, WEATHER_EYE } from '../model/deck.ts';
import { view } from '../model/view.ts';
import { bagSize, scriptedDice } from '@weathergauge/engine';
import { initiative } from './ch06-initiative.ts';
import { DECK } from '../model/data/figures.ts';

const window = (moment: number, more: Readonly<Record<string, number>> = {}) => ({
  moment,
  ship: 0,
  target: 1,
  dice: 1,
  about: 0,
  ...more,
});

test('1.7 the deck has 44 cards of 36 kinds, ten of them Play Now', () => {
  expect(DECK.length).toBe(36);
  expect(DECK.reduce((sum, { copies }) => sum + copies, 0)).toBe(44);
  expect(DECK.filter(({ id }) => id.startsWith('P')).length).toBe(10);
});

test('1.7.3 a card buys +1 on a die, one for each die, and only Hold cards are ever in a hand', () => {
  const { s } = duel({ hands: [[WEATHER_EYE, LIE_FLAT], []] });
  const d = drill(moraleCheck, { ship: 0, dice: 1 }, s);
  expect(d.offers()).toEqual([
    'pass',
    `discard card=${WEATHER_EYE} ship=0 die=any`,
    `discard card=${LIE_FLAT} ship=0 die=any`,
  ]);
  d.say(`discard card=${WEATHER_EYE} ship=0 die=any`);
  // One die has one card: the other cannot be spent.
  expect(d.offers()).toEqual(['pass']);
  d.say([1], 'pass');
  // 1, +1 for the card, +1 for Handy: 3 holds.
  expect(happened(d, 'morale-check')[0]).toMatchObject({ faces: [1], failed: false });
  expect(s.discards[WEATHER_EYE]).toBe(1);
});

test('1.7.3 three dice can have three cards, +1 on each', () => {
  const { s } = duel({ hands: [[10, 11, 12, 13], []] });
  const d = drill(moraleCheck, { ship: 0, dice: 3 }, s);
  d.say('discard card=10 ship=0 die=any', 'discard card=11 ship=0 die=any', 'discard card=12 ship=0 die=any');
  expect(d.offers()).toEqual(['pass']);
  d.say([1, 1, 1], 'pass');
  // 1, +1 for a card and +1 for Handy on every die.
  expect(happened(d, 'morale-check')[0]).toMatchObject({ failed: false });
});

test('1.7.3 the non-initiative captain decides first', () => {
  const { s } = duel({ hands: [[LIE_FLAT], [LIE_FLAT]], initiative: 0 });
  const d = drill(initiative, {}, s);
  expect(d.seat()).toBe(1);
  d.say('pass');
  expect(d.seat()).toBe(0);
});

test('R24 only who throws a die may buy +1 on it', () => {
  const { s } = duel({ hands: [[WEATHER_EYE], [WEATHER_EYE]] });
  const d = drill(cardWindow, window(AT.grapple), s);
  expect(d.seat()).toBe(1);
  expect(d.offers()).toEqual(['pass']);
  d.say('pass');
  expect(d.offers()).toEqual(['pass', `discard card=${WEATHER_EYE} ship=0 die=any`]);
});

test('R25 a captain with cards is asked whatever they are, and one without is not', () => {
  const asks = (hand: number[]) => {
    const { s } = duel({ hands: [hand, []] });
    return drill(cardWindow, window(AT['morale-failed']), s).ask();
  };
  expect([asks([WEATHER_EYE]), asks([STEADY_LADS]), asks([])]).toEqual(['window.card', 'window.card', '']);
});

test('R26 a standing order leaves a captain alone: he can only pass, and nobody else sees it', () => {
  const offers = (order: number, moment: number) => {
    const { s } = duel({ hands: [[WEATHER_EYE], []], orders: [order, 3] });
    const d = drill(cardWindow, window(moment), s);
    return { count: d.offers().length, seen: JSON.stringify(view(s, 1)) };
  };
  // Nothing, my attacks, danger, every roll.
  expect([0, 1, 2, 3].map(order => offers(order, AT['to-hit']).count)).toEqual([1, 2, 2, 2]);
  expect([0, 1, 2, 3].map(order => offers(order, AT.morale).count)).toEqual([1, 1, 2, 2]);
  expect([0, 1, 2, 3].map(order => offers(order, AT.repair).count)).toEqual([1, 1, 1, 2]);
  expect(offers(0, AT['to-hit']).seen).toBe(offers(3, AT['to-hit']).seen);
});

test('1.7.2 a hand holds 6, 5 or 4 cards by morale, and surplus goes at once', () => {
  const { s, us } = duel({ hands: [[10, 11, 12, 13, 14, 15], []] });
  expect([3, 2, 1, 0].map(morale => handLimit({ ...s, ships: [{ ...us, morale }] }, 0))).toEqual([6, 5, 4, 4]);
  us.morale = 1;
  const d = drill(handSize, { seat: 0 }, s).say('throw-away card=10', 'throw-away card=15');
  expect(d.ended()).toBe(true);
  expect(s.hands[0]).toEqual([11, 12, 13, 14]);
});

test('1.7.4 cards are declared before the dice; those for after a throw have their own moment', () => {
  const { s } = duel({ hands: [[STEADY_LADS], []] });
  const d = drill(moraleCheck, { ship: 0, dice: 1 }, s);
  expect(d.offers()).not.toContain(`play card=${STEADY_LADS} ship=0`);
  d.say([1], 'pass');
  expect(d.offers()).toEqual(['pass', `play card=${STEADY_LADS} ship=0`]);
});

test('H30 Steady, Lads saves the level that a failed check would cost', () => {
  const { s, us } = duel({ hands: [[STEADY_LADS], []] });
  drill(moraleCheck, { ship: 0, dice: 1 }, s).say([1], 'pass', `play card=${STEADY_LADS} ship=0`);
  expect(us.morale).toBe(3);
});

test('R27 a card is drawn from what is left, and an empty deck is made of the discards', () => {
  const s = sea();
  s.deck = s.deck.map(() => 0);
  s.discards[12] = 2;
  expect(drawCard(s, scriptedDice([1]))).toBe(12);
  expect([bagSize(s.deck), bagSize(s.discards)]).toEqual([1, 0]);
  s.deck = s.deck.map(() => 0);
  expect(drawCard(s, scriptedDice([1]))).toBe(-1);
});

test('1.7.2 others see how many cards a captain holds, not which', () => {
  const s = laidOut('constitution-java');
  s.hands = [[12, 20], [33]];
  expect(view(s, 0)).toMatchObject({ hand: [12, 20], handSizes: [2, 1] });
  expect(view(s, 'spectator').hand).toEqual([]);
  expect(ruleset.words.board(view(s, 1)).length).toBeGreaterThan(3);
});
