import { seededRng } from '@weathergauge/engine';
import type { AgeOfSailEvent } from '@weathergauge/rules-age-of-sail';
import { ruleset } from '@weathergauge/rules-age-of-sail';
import { describe, expect, test } from 'vitest';
import words from './strings.ts';
import { HERS, MINE } from './battle.ts';
import type { Course } from './course.fixture.ts';
import { sailCourse } from './course.fixture.ts';
import { lessonIds, lessons } from './lessons.ts';
import { machineOf } from '../../../screens/guide/machine.ts';
import { endingOf } from './sight.ts';

const { isOver } = machineOf(lessons);

function eventsOf({ happenings }: Course): readonly AgeOfSailEvent[] {
  return happenings.map(({ event }) => event as AgeOfSailEvent);
}

describe('the suggested course', () => {
  test('leads through every lesson to a broadside that tells, a boarding that is won, and a prize', async () => {
    const course = await sailCourse();
    expect(course.told.map(({ lesson }) => lesson)).toEqual(lessonIds);
    expect(course.orders.filter(order => order.includes('?'))).toEqual([]);
    const events = eventsOf(course);
    const first = events.find(event => event.type === 'volley');
    expect(first).toMatchObject({ ship: MINE, target: HERS, aim: 'hull' });
    expect(first?.type === 'volley' && first.hits).toBeGreaterThan(0);
    expect(events).toContainEqual(expect.objectContaining({ type: 'captured', ship: HERS, by: MINE }));
    expect(endingOf(course.position)).toBe('prize');
  });

  test('is short, and the enemy gets a shot in, so that both sheets have something to show', async () => {
    const course = await sailCourse();
    expect(course.orders.length).toBeLessThanOrEqual(25);
    const hits = eventsOf(course).filter(event => event.type === 'deck-lost' && event.ship === MINE).length;
    expect(hits).toBeGreaterThan(0);
    expect(hits).toBeLessThanOrEqual(3);
  });

  test('is the same each time', async () => {
    expect((await sailCourse()).orders).toEqual((await sailCourse()).orders);
  });

  test('leads there as well for someone who takes nothing back', async () => {
    const course = await sailCourse({ skipsUndo: true });
    expect(course.told.map(({ lesson }) => lesson)).toEqual(lessonIds);
    expect(endingOf(course.position)).toBe('prize');
  });
});

describe('whoever goes her own way', () => {
  test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    '%s: at random to the end, and the guide ends with the battle',
    async seed => {
      const rng = seededRng(`wayward/${seed}`);
      const course = await sailCourse({ wayward: (_order, { offers }) => rng.below(offers.length) });
      expect(course.position.result).not.toBeNull();
      expect(isOver(course.progress)).toBe(true);
      expect(course.told.map(({ lesson }) => lessonIds.indexOf(lesson))).toEqual(
        course.told.map(({ lesson }) => lessonIds.indexOf(lesson)).toSorted((a, b) => a - b),
      );
    },
  );

  test('eight orders at random, then as advised: wherever the battle is still on, she comes to fight', async () => {
    const astray = 8;
    let on = 0;
    for (let i = 0; i < 12; i++) {
      const rng = seededRng(`late/${i}`);
      const course = await sailCourse({
        wayward: (order, { offers }) => (order < astray ? rng.below(offers.length) : null),
      });
      expect(isOver(course.progress)).toBe(true);
      // Over before there was any advice: she sailed off the chart, or was boarded.
      if (course.orders.length <= astray) continue;
      on++;
      expect(eventsOf(course).some(event => event.type === 'volley' && event.ship === MINE)).toBe(true);
    }
    expect(on).toBeGreaterThan(6);
  });

  test('always the longest run: she leaves the chart, and is told so, not that it was a draw', async () => {
    const course = await sailCourse({ wayward: () => 0 });
    expect(endingOf(course.position)).toBe('left');
  });
});

describe('the words', () => {
  test.each(lessons)('$id: its clauses are in the book, and it has words', ({ id, clauses }) => {
    const ids = new Set(ruleset.clauses.map(clause => clause.id));
    expect(clauses.filter(clause => !ids.has(clause))).toEqual([]);
    expect(Object.values(words.lessons[id]).every(sentence => sentence.length > 0)).toBe(true);
    expect(words.praise).toHaveProperty(id);
  });
});
