import { seededRng } from '@weathergauge/engine';
import type { SailsEvent } from '@weathergauge/rules-sails-of-glory';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { beforeAll, describe, expect, test } from 'vitest';
import words from './strings.ts';
import type { Fought } from './tutorial.fixture.ts';
import { fight, machine } from './tutorial.fixture.ts';
import { lessonIds, lessons } from './lessons.ts';
import { endingOf, isMine, viewOf } from './questions.ts';

function eventsOf({ happenings }: Fought): readonly SailsEvent[] {
  return happenings.map(({ event }) => event as SailsEvent);
}

describe('the advised orders', () => {
  let fought: Fought;
  beforeAll(async () => {
    fought = await fight();
  });

  test('leads through every lesson to a battle that is won', () => {
    expect(fought.told.map(({ lesson }) => lesson)).toEqual(lessonIds);
    expect(endingOf(fought.position)).toBe('won');
  });

  test('comes to blows soon: lessons do not wait for a ship that never closes', () => {
    expect(fought.told.find(({ lesson }) => lesson === 'counters')?.turn).toBeLessThanOrEqual(6);
    expect(fought.orders.length).toBeLessThanOrEqual(90);
  });

  test('is the same each time', async () => {
    expect((await fight()).orders).toEqual(fought.orders);
  });

  test('is good advice with other draws, too', async () => {
    const endings = await Promise.all(Array.from({ length: 16 }, (_, i) => fight(`draws ${i}`)));
    for (const { told } of endings) expect(told.map(({ lesson }) => lesson)).toEqual(lessonIds);
    // About two in five: the enemy is a midshipman with a stronger ship, and a few draws decide.
    expect(endings.filter(({ position }) => endingOf(position) === 'won').length).toBeGreaterThanOrEqual(5);
  });
});

describe('whoever goes her own way', () => {
  test.each(['a', 'b', 'c'])('%s: at random to the end, and the guide ends with the battle', async seed => {
    const rng = seededRng(`wayward/${seed}`);
    const fought = await fight('astray', (_order, { offers }) => rng.below(offers.length));
    expect(fought.position.result).not.toBeNull();
    expect(machine.isOver(fought.progress)).toBe(true);
  });

  test('ten orders at random, then as advised: she comes to fight', async () => {
    const rng = seededRng('late');
    const fought = await fight('late', (order, { offers }) => (order < 10 ? rng.below(offers.length) : null));
    const view = viewOf(fought.position);
    expect(eventsOf(fought).some(event => event.type === 'fired' && isMine(view, event.ship))).toBe(true);
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
