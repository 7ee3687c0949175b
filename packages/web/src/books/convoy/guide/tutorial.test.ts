import { seededRng } from '@weathergauge/engine';
import type { ConvoyEvent } from '@weathergauge/rules-convoy';
import { ruleset } from '@weathergauge/rules-convoy';
import { beforeAll, describe, expect, test } from 'vitest';
import { asideIds, asides, lessonIds, lessons } from './lessons.ts';
import { endingOf } from './questions.ts';
import words from './strings.ts';
import type { Fought } from './tutorial.fixture.ts';
import { fight, machine } from './tutorial.fixture.ts';

function count({ happenings }: Fought, type: ConvoyEvent['type']): number {
  return happenings.filter(({ event }) => (event as ConvoyEvent).type === type).length;
}

describe('the advised orders', () => {
  let fought: Fought;
  beforeAll(async () => {
    fought = await fight();
  });

  test('lead through every lesson to a convoy that is brought home', () => {
    expect(fought.told.map(({ lesson }) => lesson)).toEqual(lessonIds);
    expect(endingOf(fought.position)).toBe('won');
    expect(count(fought, 'exited')).toBeGreaterThan(0);
    expect(count(fought, 'grapple')).toBeGreaterThan(0);
  });

  test('come to blows soon, and to an end within ten turns', () => {
    expect(fought.told.find(({ lesson }) => lesson === 'paper')?.turn).toBeLessThanOrEqual(4);
    expect(fought.told.at(-1)?.turn).toBeLessThanOrEqual(10);
    expect(fought.orders.length).toBeLessThanOrEqual(100);
  });

  test('are the same each time', async () => {
    expect((await fight()).orders).toEqual(fought.orders);
  });

  // Dice that nothing was tuned with: the advice was tried on others.
  test('win clearly more than half of the convoys, with whatever dice', async () => {
    const endings: string[] = [];
    const beside = new Set<string>();
    for (let i = 0; i < 16; i++) {
      const other = await fight(`another day ${i}`);
      endings.push(endingOf(other.position) ?? 'none');
      for (const id of other.beside) beside.add(id);
    }
    expect(endings.filter(ending => ending === 'won').length, endings.join()).toBeGreaterThanOrEqual(11);
    expect([...beside].toSorted()).toEqual(asideIds.toSorted());
  });
});

describe('whoever goes her own way', () => {
  test.each(['a', 'b', 'c'])('%s: at random to the end, and the guide ends with the game', async seed => {
    const rng = seededRng(`wayward/${seed}`);
    const fought = await fight('astray', (_order, { offers }) => rng.below(offers.length));
    expect(fought.position.result).not.toBeNull();
    expect(machine.isOver(fought.progress)).toBe(true);
  });

  test('twelve orders at random, then as advised: her merchants still sail for the exit', async () => {
    const rng = seededRng('late');
    const fought = await fight('late', (order, { offers }) => (order < 12 ? rng.below(offers.length) : null));
    expect(count(fought, 'exited')).toBeGreaterThan(0);
  });
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
