import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { changesIn, changingVariables, isHeldToIt } from './module-state.ts';

test('no module of a rulebook keeps anything that it changes itself', () => {
  expect(changingVariables(resolve(import.meta.dirname, '..'))).toEqual([]);
});

test.each([
  'let hands = 0;',
  'export let hands = 0;',
  'const hands: number[] = [];\nfunction free() {\n  hands.length = 0;\n}',
  'const hands = [0];\nfunction free() {\n  if (true) hands[0] += 1;\n}',
  'const hands = { free: 0 };\nfunction free() {\n  hands.free--;\n}',
  'const hands = { free: { left: [0] } };\nfunction free() {\n  hands.free.left[0] = 1;\n}',
  'const hands = new Map();\nfunction free() {\n  return hands.set(1, 2);\n}',
  'export const hands: number[] = [];\nconst free = () =>\n  hands.push(1);',
  'const hands: number[] = [];\nexport const free = () => void hands.push(1);',
  'const hands = { free: 0 };\nfunction free() {\n  Object.assign(hands, { free: 1 });\n}',
])('a module that keeps a changing variable is found: %s', source => {
  expect(changesIn('x.ts', `${source}\n`)).toHaveLength(1);
});

test.each([
  'const HANDS = [1, 2];\nfunction free() {\n  return HANDS[0] === 1;\n}',
  'const HANDS = new Int8Array(6);\nfor (let i = 0; i < 6; i++) {\n  HANDS[i] = i;\n}',
  'const { hands } = scratch.crew;\nfunction free() {\n  hands.length = 0;\n}',
  'const hands = 1;\nfunction free(s) {\n  s.hands.length = 0;\n}',
])('a module that keeps none is left alone: %s', source => {
  expect(changesIn('x.ts', `${source}\n`)).toEqual([]);
});

test.each([
  ['packages/rules-x/src/chapters/ch1.ts', true],
  ['packages/rules-x/src/index.ts', true],
  ['packages/rules-x/src/model/scratch.ts', false],
  ['packages/rules-x/src/model/data/figures.ts', false],
  ['packages/rules-x/src/chapters/scratch.ts', true],
  ['packages/rules-x/src/chapters/ch1.test.ts', false],
  ['packages/rules-x/src/test/plan.fixture.ts', false],
  ['packages/host/src/game.ts', false],
])('%s is held to it: %s', (path, held) => {
  expect(isHeldToIt(join(...path.split('/')))).toBe(held);
});

test('every rulebook plays with all frozen that its modules keep', { timeout: 300_000 }, () => {
  const said = execFileSync(process.execPath, [join(import.meta.dirname, 'frozen-play.ts')], { encoding: 'utf8' });
  expect(said.split('\n').filter(line => /: [1-9]\d* games, [1-9]\d* decisions$/.test(line)).length).toBeGreaterThan(2);
});
