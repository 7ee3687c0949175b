import { seededRng } from '@weathergauge/engine';
import { ruleset } from '@weathergauge/rules-captains-sea';
import { beforeAll, describe, expect, test } from 'vitest';
import { HERS } from './battle.ts';
import { lessonIds, lessons } from './lessons.ts';
import { endingOf, shipAt } from './questions.ts';
import words from './strings.ts';
import type { Fought } from './tutorial.fixture.ts';
import { fight, machine } from './tutorial.fixture.ts';

/** What was told; a manoeuvre may be made, and guns loaded, before the lesson about it. */
function inOrder({ told }: Fought): readonly string[] {
  const ids = told.map(({ lesson }) => lesson);
  return lessonIds.filter(id => ids.includes(id) || id === 'impulses' || id === 'reload');
}

describe('the advised orders', () => {
  let fought: Fought;
  beforeAll(async () => {
    fought = await fight();
  });

  test('lead through every lesson to the end of the duel', () => {
    expect(inOrder(fought)).toEqual(lessonIds);
    expect(fought.position.result).not.toBeNull();
  });

  test('come to blows soon: lessons do not wait for a ship that never closes', () => {
    expect(fought.told.find(({ lesson }) => lesson === 'sheet')?.turn).toBeLessThanOrEqual(4);
    expect(fought.orders.length).toBeLessThanOrEqual(300);
  });

  test('have done something to her by the time her wounds are to be looked at', () => {
    const position = fought.told.find(({ lesson }) => lesson === 'sheet')?.position;
    expect(position && shipAt(position, HERS)?.hits).toBeGreaterThan(0);
  });

  test('are the same each time', async () => {
    expect((await fight()).orders).toEqual(fought.orders);
  });

  // Dice that nothing was tuned with: the advice was tried on others.
  test('win more duels than they lose, with whatever dice', async () => {
    const endings: string[] = [];
    for (let i = 0; i < 16; i++) {
      const { position, told } = await fight(`another day ${i}`);
      expect(told.map(({ lesson }) => lesson)).toContain('sheet');
      endings.push(endingOf(position) ?? 'none');
    }
    const count = (wanted: string): number => endings.filter(ending => ending === wanted).length;
    expect(count('won'), endings.join()).toBeGreaterThan(count('lost'));
  });
});

test('at random to the end, and the guide ends with the duel', async () => {
  const rng = seededRng('wayward');
  const fought = await fight('astray', (_order, { offers }) => rng.below(offers.length));
  expect(fought.position.result).not.toBeNull();
  expect(machine.isOver(fought.progress)).toBe(true);
});

test.each(lessons)('$id: its clauses are in the book, and it has words', ({ id, clauses }) => {
  const ids = new Set(ruleset.clauses.map(clause => clause.id));
  expect(clauses.filter(clause => !ids.has(clause))).toEqual([]);
  expect(Object.values(words.lessons[id]).every(sentence => sentence.length > 0)).toBe(true);
  expect(words.praise).toHaveProperty(id);
});
