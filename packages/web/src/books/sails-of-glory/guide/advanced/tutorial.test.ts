import { seededRng } from '@weathergauge/engine';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { beforeAll, describe, expect, test } from 'vitest';
import { endingOf } from '../questions.ts';
import { asideIds, asides, lessonIds, lessons } from './lessons.ts';
import words from './strings.ts';
import type { Fought } from './tutorial.fixture.ts';
import { fight, machine } from './tutorial.fixture.ts';

describe('the advised orders', () => {
  let fought: Fought;
  beforeAll(async () => {
    fought = await fight();
  });

  test('lead through every lesson to a battle that is won, with fire, water and carpenters on the way', () => {
    expect(fought.told.map(({ lesson }) => lesson)).toEqual(lessonIds);
    expect([...fought.beside].toSorted()).toEqual(asideIds.toSorted());
    expect(endingOf(fought.position)).toBe('won');
  });

  test('come to blows soon: lessons do not wait for a ship that never closes', () => {
    expect(fought.told.find(({ lesson }) => lesson === 'mat')?.turn).toBeLessThanOrEqual(5);
    expect(fought.orders.length).toBeLessThanOrEqual(200);
  });

  test('are the same each time', async () => {
    expect((await fight()).orders).toEqual(fought.orders);
  });

  // Draws that nothing was tuned with: the advice was tried on others.
  test('win clearly more than half of the battles, with whatever draws', async () => {
    const endings: string[] = [];
    for (let i = 0; i < 12; i++) {
      const other = await fight(`another day ${i}`);
      endings.push(endingOf(other.position) ?? 'none');
    }
    expect(endings.filter(ending => ending === 'won').length, endings.join()).toBeGreaterThanOrEqual(8);
  });
});

test.each(['a', 'b'])('%s: at random to the end, and the guide ends with the battle', async seed => {
  const rng = seededRng(`wayward/${seed}`);
  const fought = await fight('astray', (_order, { offers }) => rng.below(offers.length));
  expect(fought.position.result).not.toBeNull();
  expect(machine.isOver(fought.progress)).toBe(true);
});

describe('the words', () => {
  const ids = new Set(ruleset.clauses.map(clause => clause.id));

  test.each(lessons)('$id: its clauses are in the book, and it has words', ({ id, clauses }) => {
    expect(clauses.filter(clause => !ids.has(clause))).toEqual([]);
    expect(Object.values(words.lessons[id]).every(sentence => sentence.length > 0)).toBe(true);
    expect(words.praise).toHaveProperty(id);
  });

  test.each(asides)('$id, beside the lessons: its clauses are in the book, and it has words', ({ id, clauses }) => {
    expect(clauses.filter(clause => !ids.has(clause))).toEqual([]);
    expect(Object.values(words.asides[id]).every(sentence => sentence.length > 0)).toBe(true);
  });
});
