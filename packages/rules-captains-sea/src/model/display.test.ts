import type { Seat } from '@weathergauge/engine';
import { configure, isRefusal, playOn, seededDice, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { mostFor } from '../chapters/ch05-crew.ts';
import { tackModifier } from '../chapters/ch09-tacking.ts';
import { strainModifier } from '../chapters/ch16-bonus.ts';
import { ruleset } from '../index.ts';
import { duel } from '../test/drill.fixture.ts';
import { moments, PLAYED_AT } from './deck.ts';
import { cardFace, freeFace, madeIn, placesOn, pointsLeft, strainFace, tackFace, whenDue } from './display.ts';
import { STRAIN_NEEDS, TACK_NEEDS } from './throws.ts';
import type { ShipView } from './view.ts';
import { view } from './view.ts';
import { moraleModifier } from './reading.ts';
import { HANDY } from './terms.ts';
import { FIRST_HOLD, KINDS, SAILING, tasks } from './vocabulary.ts';

test('5.1 a page shows as many places at each task as the rules allow, of a whole ship and of a wrecked one', () => {
  const { s, us } = duel();
  const shown = () => tasks.map((_, task) => placesOn(view(s, 0).ships[0] as ShipView, task));
  const allowed = () => tasks.map((_, task) => mostFor(s, us, task));
  expect(shown()).toEqual(allowed());
  Object.assign(us, { rigging: 2, guns: [8, 3, 0, 7] });
  expect(shown()).toEqual(allowed());
  expect(shown().slice(7)).toEqual([8, 3, 0, 7]);
});

test('10.0 a load marker in the last impulse of a turn comes up in that turn', () => {
  expect([25, 36, 37].map(whenDue)).toEqual([
    { turn: 2, impulse: 1 },
    { turn: 2, impulse: 12 },
    { turn: 3, impulse: 1 },
  ]);
});

test('9.1 a block of three points at speed 6 is made in impulse 6, and one that outlasts the turn carries over', () => {
  const { s, us } = duel();
  us.speed = 6;
  const seen = () => view(s, 0).ships[0] as ShipView;
  expect([madeIn(seen(), 0, 3), pointsLeft(seen(), 0)]).toEqual([6, 6]);
  us.spent = 1;
  expect(madeIn(seen(), 2, 3)).toBe(6);
  us.spent = 0;
  expect([madeIn(seen(), 9, 3), pointsLeft(seen(), 9)]).toEqual([0, 2]);
});

test('1.7.2 a card is said to be played when the rules offer it, and every Hold card at some moment', () => {
  const late: string[] = [];
  for (const seed of ['one', 'two', 'three']) {
    const config = configure(ruleset, { scenario: 'constitution-java', options: {} });
    if (isRefusal(config)) throw new Error(config.reason);
    const [dice, choice] = [seededDice(seed), seededDice(`choice ${seed}`)];
    const s = ruleset.setup(config, dice, silent);
    const choose = (seat: Seat) => {
      const offers = ruleset.offers(s, seat);
      const { ask, about } = ruleset.prompt(s, seat);
      const moment = moments[about['moment'] ?? -1];
      for (const offer of offers)
        if (
          ask === 'window.card' &&
          offer.do === 'play' &&
          moment !== undefined &&
          !PLAYED_AT[offer.card]?.includes(moment)
        )
          late.push(`${cardFace(offer.card).name} at ${moment}`);
      return offers[choice.draw(offers.length, 'choice')] as (typeof offers)[number];
    };
    playOn(ruleset, s, { choose, after: () => {}, most: 1500 }, dice, silent);
  }
  expect(late).toEqual([]);
  const unplayed = Array.from({ length: KINDS - FIRST_HOLD }, (_, i) => cardFace(FIRST_HOLD + i))
    .filter(card => card.moments.length === 0)
    .map(({ name }) => name);
  expect(unplayed).toEqual(['Sure Hand at the Wheel']);
});

test('9.1.4, 16.0 a captain is shown the faces that the rules want for a tack and for straining', () => {
  const { s, us, them } = duel();
  const seen = () => view(s, 0).ships as readonly [ShipView, ShipView];
  for (const quality of [-1, 0, 1])
    for (const [col, sailing] of [
      [us.col, 1],
      [us.col > 12 ? us.col - 9 : us.col + 9, 0],
    ] as const) {
      us.quality = quality;
      us.tasks[SAILING] = sailing;
      Object.assign(them, { col, row: us.row });
      expect(tackFace(seen()[0], seen())).toBe(TACK_NEEDS - tackModifier(s, us));
      for (const strain of [1, 2])
        expect(strainFace(seen()[0], strain)).toBe(STRAIN_NEEDS - strainModifier({ ...us, strain }));
    }
});

test('17.5 a crack and handy crew comes free of a green one on any die', () => {
  const { s, us, them } = duel();
  Object.assign(us, { quality: 1, morale: HANDY });
  Object.assign(them, { quality: -1 });
  const [ship, other] = view(s, 0).ships as readonly [ShipView, ShipView];
  expect(freeFace(ship, other)).toBe(0);
  expect(freeFace(other, ship)).toBe(5 - moraleModifier(them.morale));
});
