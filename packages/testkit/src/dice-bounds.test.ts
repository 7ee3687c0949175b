import type { Dice } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { planned, spoil } from './breaking.ts';
import { diceBounds, interruptionProblems } from './dice-bounds.ts';

/** Skirmish with a throw of its own before each answer. */
function throwing(work: (dice: Dice) => void) {
  return spoil({
    apply(s, seat, answer, dice, emit) {
      work(dice);
      skirmish.apply(s, seat, answer, dice, emit);
    },
  });
}

describe('the check that every answer ends', () => {
  test('finds nothing in Skirmish, and says how many draws an answer makes', () => {
    expect(diceBounds(spoil({}), planned())).toEqual({ problems: [], mostDraws: 2 });
  });

  test.each<[string, (dice: Dice) => void]>([
    [
      'lowest',
      dice => {
        while (dice.draw(6, 'again') === 0);
      },
    ],
    [
      'middle',
      dice => {
        while (dice.draw(6, 'again') === 2);
      },
    ],
    [
      'highest',
      dice => {
        while (dice.draw(6, 'again') === 5);
      },
    ],
    [
      'tied pairs',
      dice => {
        while (dice.draw(6, 'again') === dice.draw(6, 'again'));
      },
    ],
  ])('catches a throw that is made again for ever under dice that show %s', (name, work) => {
    const { problems } = diceBounds(throwing(work), planned());
    expect(problems.join('\n')).toContain(`under dice that show ${name} an answer throws: more than`);
  });

  test('catches a set-up that throws for ever', () => {
    const endless = spoil({
      setup(config, dice, emit) {
        while (dice.draw(2, 'first') === dice.draw(2, 'first'));
        return skirmish.setup(config, dice, emit);
      },
    });
    expect(diceBounds(endless, planned()).problems[0]).toMatch(/start\]$/);
  });
});

describe('the check of answers that are broken off', () => {
  test('finds nothing in Skirmish', () => {
    expect(interruptionProblems(spoil({}), planned())).toEqual([]);
  });

  test('catches what is left in a variable beside the state', () => {
    let scratch = 0;
    const dirty = spoil({
      apply(s, seat, answer, dice, emit) {
        scratch++;
        skirmish.apply(s, seat, answer, dice, emit);
        s.round += scratch > 1 ? 1 : 0;
        scratch = 0;
      },
    });
    expect(interruptionProblems(dirty, planned()).join('\n')).toContain('leaves something behind');
  });
});
