import { seededRng } from '@weathergauge/engine';
import type { GloryEvent } from '@weathergauge/rules-sea-of-glory-1805';
import { ruleset } from '@weathergauge/rules-sea-of-glory-1805';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Position } from '../../../client/protocol.ts';
import { asideIds, asides, lessonIds, lessons } from './lessons.ts';
import { actions, endingOf } from './questions.ts';
import words from './strings.ts';
import type { Fought } from './tutorial.fixture.ts';
import { fight, machine } from './tutorial.fixture.ts';

function eventsOf({ happenings }: Fought): readonly GloryEvent[] {
  return happenings.map(({ event }) => event as GloryEvent);
}

function hasFired(fought: Fought): boolean {
  return eventsOf(fought).some(({ type }) => type === 'broadside');
}

function isWon({ position }: Fought): boolean {
  return endingOf(position) === 'won';
}

describe('the advised orders', () => {
  let fought: Fought;
  beforeAll(async () => {
    fought = await fight();
  });

  // If figures or agents have changed, other dice may be wanted: those by which everything is told once and the advice wins.
  test('lead through all lessons in their order to a campaign that is won', () => {
    expect(fought.told.map(({ lesson }) => lesson)).toEqual(lessonIds);
    expect([...fought.beside].toSorted()).toEqual(asideIds.toSorted());
    expect(isWon(fought)).toBe(true);
  });

  test('come to a sortie, a search and a battle soon: lessons do not wait for a quiet sea', () => {
    const types = new Set(eventsOf(fought).map(({ type }) => type));
    expect([...types]).toEqual(expect.arrayContaining(['sortie', 'search', 'broadside']));
    const [first = 0, standing = 0] = ['blocks', 'standing'].map(
      id => fought.told.find(({ lesson }) => lesson === id)?.turn,
    );
    expect(standing - first).toBeLessThanOrEqual(3);
    expect(fought.orders.length).toBeLessThanOrEqual(140);
  });

  test('are the same each time', async () => {
    expect((await fight()).orders).toEqual(fought.orders);
  });

  test('are good advice with other dice, too', async () => {
    const fights = await Promise.all(Array.from({ length: 8 }, (_, i) => fight(`other ${i}`)));
    for (const { told } of fights) expect(told.map(({ lesson }) => lesson)).toContain('search');
    expect(fights.filter(hasFired).length).toBeGreaterThanOrEqual(3);
    // It wins nine campaigns of ten (139 of 150).
    const endings = fights.map(({ position }) => endingOf(position));
    expect(fights.filter(isWon).length, endings.join()).toBeGreaterThanOrEqual(6);
  });
});

/** Nothing more, where that may be said. */
function idleAnswer(position: Position): number {
  return Math.max(
    0,
    actions(position).findIndex(action => action.do === 'stand-by' || action.do === 'done'),
  );
}

describe('whoever goes her own way', () => {
  test('sixty orders at random and then none, and the guide ends with the campaign', async () => {
    const rng = seededRng('wayward');
    const fought = await fight('astray', (order, position) =>
      order < 60 ? rng.below(position.offers.length) : idleAnswer(position),
    );
    expect(fought.position.result).not.toBeNull();
    expect(machine.isOver(fought.progress)).toBe(true);
  });

  test('twenty orders at random, then as advised: she comes out of port all the same', async () => {
    const rng = seededRng('late');
    const fought = await fight('late', (order, { offers }) => (order < 20 ? rng.below(offers.length) : null));
    expect(eventsOf(fought).some(event => event.type === 'sortie' && event.side === 1)).toBe(true);
    expect(fought.position.result).not.toBeNull();
  });
});

const ids = new Set(ruleset.clauses.map(clause => clause.id));

test.each(lessons)('$id: its clauses are in the book, and it has words', ({ id, clauses }) => {
  expect(clauses.filter(clause => !ids.has(clause))).toEqual([]);
  expect(Object.values(words.lessons[id]).every(sentence => sentence.length > 0)).toBe(true);
  expect(words.praise).toHaveProperty(id);
});

test.each(asides)('beside the lessons, $id: its clauses are in the book, and it has words', ({ id, clauses }) => {
  expect(clauses.filter(clause => !ids.has(clause))).toEqual([]);
  expect(Object.values(words.asides[id]).every(sentence => sentence.length > 0)).toBe(true);
});
