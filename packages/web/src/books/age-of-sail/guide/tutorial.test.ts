import { seededRng } from '@weathergauge/engine';
import type { AgeOfSailEvent } from '@weathergauge/rules-age-of-sail';
import { ruleset } from '@weathergauge/rules-age-of-sail';
import { describe, expect, test, vi } from 'vitest';
import type { Position } from '../../../client/protocol.ts';
import words from './strings.ts';
import { HERS, MINE } from './battle.ts';
import type { Sailed } from './tutorial.fixture.ts';
import { sailTutorial } from './tutorial.fixture.ts';
import { tutorial } from './tutorial.ts';
import { lessonIds, lessons } from './lessons.ts';
import { readKept } from '../../../screens/guide/keep.ts';
import { beginning, machineOf } from '../../../screens/guide/machine.ts';
import { endingOf } from './questions.ts';

const { isOver } = machineOf(lessons);

function eventsOf({ happenings }: Sailed): readonly AgeOfSailEvent[] {
  return happenings.map(({ event }) => event as AgeOfSailEvent);
}

describe('following the suggestions', () => {
  test('leads through every lesson to a broadside that tells, a boarding that is won, and a prize', async () => {
    const sailed = await sailTutorial();
    expect(sailed.told.map(({ lesson }) => lesson)).toEqual(lessonIds);
    expect(sailed.orders.filter(order => order.includes('?'))).toEqual([]);
    const events = eventsOf(sailed);
    const first = events.find(event => event.type === 'volley');
    expect(first).toMatchObject({ ship: MINE, target: HERS, aim: 'hull' });
    expect(first?.type === 'volley' && first.hits).toBeGreaterThan(0);
    expect(events).toContainEqual(expect.objectContaining({ type: 'captured', ship: HERS, by: MINE }));
    expect(endingOf(sailed.position)).toBe('prize');
  });

  test('is short, and the enemy gets a shot in, so that both sheets have something to show', async () => {
    const sailed = await sailTutorial();
    expect(sailed.orders.length).toBeLessThanOrEqual(25);
    const hits = eventsOf(sailed).filter(event => event.type === 'deck-lost' && event.ship === MINE).length;
    expect(hits).toBeGreaterThan(0);
    expect(hits).toBeLessThanOrEqual(3);
  });

  test('is the same each time', async () => {
    expect((await sailTutorial()).orders).toEqual((await sailTutorial()).orders);
  });

  test('leads there as well for someone who takes nothing back', async () => {
    const sailed = await sailTutorial({ skipsUndo: true });
    expect(sailed.told.map(({ lesson }) => lesson)).toEqual(lessonIds);
    expect(endingOf(sailed.position)).toBe('prize');
  });
});

describe('whoever goes her own way', () => {
  test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    '%s: at random to the end, and the guide ends with the battle',
    async seed => {
      const rng = seededRng(`wayward/${seed}`);
      const sailed = await sailTutorial({ wayward: (_order, { offers }) => rng.below(offers.length) });
      expect(sailed.position.result).not.toBeNull();
      expect(isOver(sailed.progress)).toBe(true);
      expect(sailed.told.map(({ lesson }) => lessonIds.indexOf(lesson))).toEqual(
        sailed.told.map(({ lesson }) => lessonIds.indexOf(lesson)).toSorted((a, b) => a - b),
      );
    },
  );

  test('eight orders at random, then as advised: where the battle is still on she comes to fight, but once, too near the edge', async () => {
    const astray = 8;
    let on = 0;
    let fought = 0;
    for (let i = 0; i < 12; i++) {
      const rng = seededRng(`late/${i}`);
      const sailed = await sailTutorial({
        wayward: (order, { offers }) => (order < astray ? rng.below(offers.length) : null),
      });
      expect(isOver(sailed.progress)).toBe(true);
      // Over before there was any advice: she sailed off the chart, or was boarded.
      if (sailed.orders.length <= astray) continue;
      on++;
      if (eventsOf(sailed).some(event => event.type === 'volley' && event.ship === MINE)) fought++;
    }
    expect(on).toBeGreaterThan(6);
    expect(fought).toBeGreaterThanOrEqual(on - 1);
  });

  test('always the longest run: she leaves the chart, and is told so, not that it was a draw', async () => {
    const run = ({ offers }: Position): number =>
      Math.max(
        0,
        offers.findIndex(({ text }) => text.startsWith('run')),
      );
    const sailed = await sailTutorial({ wayward: (_order, position) => run(position) });
    expect(endingOf(sailed.position)).toBe('left');
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

test('progress that an older page has kept, when this was the only tutorial, is found', () => {
  const kept = { id: 'game', progress: { ...beginning, at: 2 } };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'weathergauge.guide' ? JSON.stringify(kept) : null),
  });
  expect(readKept(tutorial)).toEqual(kept);
  vi.unstubAllGlobals();
});
