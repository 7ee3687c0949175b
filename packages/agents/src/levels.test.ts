import type { AnyRuleset } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { seating } from './agent.ts';
import type { Level } from './levels.ts';
import { isLevel, levels, officerOf, ranks, readOfficer } from './levels.ts';
import { tempered } from './temper.ts';
import { overlooking, unadvised } from './overlook.ts';
import { agentAtLevel } from './parse.ts';
import { SEARCH_DEFAULTS } from './search.ts';
import { opening } from './testing.ts';

const OVER = {};
const seat = () => seating(skirmish, opening(), 0, seededRng('overlook'));

test('each level thinks at least as long as the one below, and overlooks less', () => {
  for (const [i, level] of levels.entries()) {
    const below = levels[i - 1];
    if (below === undefined) continue;
    expect(ranks[level].milliseconds).toBeGreaterThanOrEqual(ranks[below].milliseconds);
    expect(ranks[level].overlooks).toBeLessThan(ranks[below].overlooks);
  }
  expect([isLevel('commodore'), isLevel('boatswain')]).toEqual([true, false]);
});

test('a level’s time is for a whole move: an answer has its share, and never none', () => {
  const { milliseconds, overlooks } = ranks.captain;
  const { worlds } = SEARCH_DEFAULTS;
  const options = (ms: number) => ({ budget: { milliseconds: ms }, overlooks, worlds, temper: 'steady' });
  expect(agentAtLevel(skirmish, 'captain', 0.5)).toEqual({ kind: 'search', options: options(milliseconds / 2) });
  expect(agentAtLevel(skirmish, 'captain', 0.5, 0.1)).toEqual({ kind: 'search', options: options(milliseconds / 20) });
  expect(agentAtLevel(skirmish, 'captain', 0)).toEqual({ kind: 'search', options: options(1) });
  const careful = { ...skirmish, searchHints: { careless: { captain: 3 } } };
  expect(agentAtLevel(careful, 'captain', 1)).toMatchObject({ options: { overlooks: 3 } });
  expect(agentAtLevel(skirmish, 'midshipman', 1)).toMatchObject({
    kind: 'greedy',
    overlooks: ranks.midshipman.overlooks,
  });
});

test('imagined states go by what the book says, and the Admiral looks at as many as there is time for', () => {
  const worldsOf = (level: Level, worlds?: number) => {
    const book = worlds === undefined ? skirmish : { ...skirmish, searchHints: { worlds } };
    const agent = agentAtLevel(book, level, 1);
    return agent.kind === 'search' ? agent.options.worlds : null;
  };
  expect([worldsOf('captain'), worldsOf('captain', 512), worldsOf('commodore', 512)]).toEqual([64, 512, 1024]);
  expect(worldsOf('admiral', 512)).toBe(Number.POSITIVE_INFINITY);
});

test('an officer is a level with a temper, and steady where nothing is said', () => {
  expect(readOfficer('captain:bold')).toEqual({ level: 'captain', temper: 'bold' });
  expect(readOfficer('captain')).toEqual({ level: 'captain', temper: 'steady' });
  expect(['bold', 'captain:', 'captain:8', 'captain:bold:bold'].map(readOfficer)).toEqual([null, null, null, null]);
  expect([officerOf('captain', 'cautious'), officerOf('captain', 'steady')]).toEqual(['captain:cautious', 'captain']);
  expect(agentAtLevel(skirmish, 'captain', 1, 1, 'bold')).toMatchObject({ options: { temper: 'bold' } });
});

test('a bold seat likes what it has ventured, a cautious one does not, and neither mistakes it for the end', () => {
  const ruleset = { ...skirmish, daring: () => 0.05, evaluate: (s: unknown) => (s === OVER ? 1 : 0.2) };
  const seated = seating(ruleset, opening(), 0, seededRng('temper'));
  const worth = (temper: 'bold' | 'steady' | 'cautious', of: 0 | 1 = 0) =>
    tempered(seated, temper).ruleset.evaluate(opening(), of);
  expect([worth('bold'), worth('steady'), worth('cautious')]).toEqual([0.25, 0.2, expect.closeTo(0.15)]);
  expect(worth('bold', 1)).toBe(0.2);
  expect(tempered(seated, 'cautious').ruleset.evaluate(OVER, 0)).toBe(1);
  expect(tempered(seated, 'steady')).toBe(seated);
});

test('who does not ask what is worth a thought considers all that is sensible, so often as the book says of the level', () => {
  const [first] = seat().all;
  const advice: AnyRuleset = {
    ...skirmish,
    passesOver: (_s, _seat, answer) => JSON.stringify(answer) !== JSON.stringify(first),
  };
  const seated = seating(advice, opening(), 0, seededRng('advice'));
  expect(seated.offers.length).toBeLessThan(seated.all.length);
  expect(unadvised(seated, 0)).toBe(seated);
  expect(unadvised(seated, 100).offers).toEqual(seated.all);
  const often = Array.from({ length: 500 }, () => unadvised(seated, 20).offers === seated.all).filter(Boolean).length;
  expect(often).toBeGreaterThan(70);
  expect(often).toBeLessThan(130);
  const told = { ...skirmish, searchHints: { unadvised: { midshipman: 20 } } };
  expect(agentAtLevel(told, 'midshipman', 0)).toMatchObject({ unadvised: 20 });
  expect(agentAtLevel(told, 'lieutenant', 0)).toMatchObject({ unadvised: 0 });
});

test('about so many offers are overlooked as is said, never all of them', () => {
  const seated = seat();
  expect(overlooking(seated, 0)).toBe(seated);
  const seen = Array.from({ length: 500 }, () => overlooking(seated, 75).offers);
  for (const offers of seen) {
    expect(seated.offers).toEqual(expect.arrayContaining([...offers]));
  }
  // Three of four, and never all.
  for (const offers of seen) expect(offers).toHaveLength(1);
  const half = Array.from({ length: 500 }, () => overlooking(seated, 40).offers.length);
  const mean = half.reduce((sum, count) => sum + count, 0) / half.length;
  expect(mean).toBeGreaterThan(2.3);
  expect(mean).toBeLessThan(2.5);
  expect(overlooking(seated, 100).offers).toHaveLength(1);
});
