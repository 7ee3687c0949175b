import { noFacts } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import type { Motion } from '../../board/scene.ts';
import type { ExchangePart } from '../../books/book.ts';
import type { Happening } from '../../client/protocol.ts';
import type { Reading } from './decisive.ts';
import { betweenShown, decisiveOf, inOrder, partShown, turningPoints } from './decisive.ts';

const told = (type: string, ship: number | null = null): Happening => ({
  at: 1,
  event: { type, to: 'all', clause: '' },
  words: type,
  facts: { ...noFacts, ship },
});

test('bursts and the last of each ship that is gone are told again, in their order', () => {
  const log = [told('sailed', 0), told('captured', 1), told('sailed', 0), told('withdrew', 0), told('over')];
  const words = (gone: readonly number[]) =>
    decisiveOf(log, gone, ({ event }) => event.type === 'captured').map(({ happening }) => happening.words);
  expect(words([0])).toEqual(['captured', 'withdrew']);
  expect(words([])).toEqual(['captured']);
});

test('a ship that nothing was ever heard of is not told of', () => {
  expect(decisiveOf([told('round')], [7], () => false)).toEqual([]);
});

test('an ending besides the rules decides a battle', () => {
  const log = [told('sailed', 0), told('ended')];
  expect(decisiveOf(log, [], () => false).map(({ key }) => key)).toEqual([1]);
});

const at = (entry: number, type: string, more: Partial<Happening['facts']> = {}): Happening => ({
  ...told(type),
  at: entry,
  facts: { ...noFacts, ...more },
});
const DICE = { dice: [{ faces: [6], needed: 5 }] };
const reading: Reading = {
  partOf({ event: { type } }): ExchangePart {
    if (type.startsWith('fire')) return 'whole';
    return type.startsWith('order') ? 'ordered' : type.startsWith('guns') ? 'told' : null;
  },
  isLoss: ({ event: { type } }) => type === 'struck',
  between: () => [],
};

test('the exchange after which the battle looked most different is told with the chances before and after', () => {
  const log = [at(1, 'fire a'), at(2, 'dice', DICE), at(3, 'fire b'), at(4, 'dice', DICE), at(5, 'sailed')];
  const swings = turningPoints(log, [0, 0, 0.1, 0.1, 0.7, 0.8, 0.8], reading);
  expect(swings.map(({ words, swing }) => [words, swing])).toEqual([['fire b', [0.1, 0.8]]]);
});

test('guns that speak at the same time are one exchange', () => {
  const log = [
    at(1, 'order a'),
    at(1, 'order b'),
    at(2, 'guns a'),
    at(2, 'dice', DICE),
    at(3, 'guns b'),
    at(4, 'order c'),
  ];
  expect(turningPoints(log, [0, 0, 0, -0.5, -0.5, -0.5], reading).map(({ words }) => words)).toEqual(['guns a guns b']);
});

test('what a new turn brings is not put down to the guns of the last', () => {
  const log = [at(1, 'fire a'), at(2, 'dice', DICE), at(3, 'turn', { turn: 2 })];
  expect(turningPoints(log, [0, 0, 0.1, 0.9], reading)).toEqual([]);
});

test('a battle that merely ends on points is not put down to the last guns that spoke', () => {
  const log = [at(1, 'fire a'), at(2, 'dice', DICE), at(3, 'over')];
  expect(turningPoints(log, [0.3, 0.3, 0.32, -1], reading)).toEqual([]);
  expect(turningPoints([at(1, 'fire a', DICE), at(1, 'over')], [0.3, -1], reading)).toEqual([]);
});

test('guns that make a ship strike have ended the battle', () => {
  const log = [at(1, 'fire a'), at(2, 'dice', DICE), at(3, 'struck'), at(3, 'over')];
  expect(turningPoints(log, [0.3, 0.3, 0.32, 1], reading).map(({ swing }) => swing)).toEqual([[0.3, 1]]);
});

test('a boarding that wins the battle is not put down to the shot before it', () => {
  const shown: Readonly<Record<string, readonly Motion[]>> = {
    'fire a': [{ kind: 'volley', ship: 0, target: 1, side: 'port', guns: 3, hits: 0, ms: 1 }],
    boarding: [{ kind: 'burst', ship: 1, what: 'boarding', ms: 1 }],
  };
  const partOf = ({ words }: Happening): ExchangePart => partShown(shown[words] ?? []);
  const log = [at(1, 'fire a', DICE), at(2, 'boarding', DICE), at(2, 'struck')];
  expect(turningPoints(log, [-0.4, -0.4, 1], { ...reading, partOf }).map(({ words }) => words)).toEqual(['boarding']);
});

const miss: Motion = { kind: 'volley', ship: 0, target: 1, side: 'port', guns: 3, hits: 0, ms: 1 };
const shownBy = (shown: Readonly<Record<string, readonly Motion[]>>): Reading => ({
  ...reading,
  partOf: ({ words }) => partShown(shown[words] ?? []),
  between: ({ words }) => betweenShown(shown[words] ?? []),
});

test('what comes of a ship that sails on is not put down to the guns before it', () => {
  const way: Motion = { kind: 'sail', ship: 2, path: [], ms: 1 };
  const log = [at(1, 'fire a', DICE), at(2, 'sailed'), at(3, 'grounded')];
  expect(turningPoints(log, [0, 0, -0.5, -0.5], shownBy({ 'fire a': [miss], sailed: [way] }))).toEqual([]);
});

test('a prize that nobody fired at is not put down to a shot that missed another', () => {
  const log = [at(1, 'fire a', DICE), at(2, 'struck', { ship: 5 })];
  expect(turningPoints(log, [0, 0, -0.5], shownBy({ 'fire a': [miss] }))).toEqual([]);
  const own = [at(1, 'fire a', DICE), at(2, 'struck', { ship: 1 })];
  expect(turningPoints(own, [0, 0, -0.5], shownBy({ 'fire a': [miss] })).map(({ words }) => words)).toEqual(['fire a']);
});

test('what turned a battle and ended it is told once, in the order of the log', () => {
  const log = [at(1, 'struck'), at(2, 'fire a', DICE)];
  const ends = decisiveOf(log, [], () => true);
  const turning = turningPoints(log, [0, 0, 1, 1], reading);
  expect(inOrder(ends, turning).map(({ key, swing }) => [key, swing])).toEqual([
    [0, null],
    [1, [0, 1]],
  ]);
});
