import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHECKS, countOf, type Report, runFor } from './test-run.ts';

const ROOT = join(import.meta.dirname, '..');
const here = { packages: ['engine', 'rules-convoy', 'web'], base: 'main' };

describe('what npm test runs', () => {
  test('without words everything but other browsers and pictures: all checks, all tests, hunts of their usual length', () => {
    expect(runFor([], here)).toEqual({
      checks: Object.keys(CHECKS),
      tests: ['--project=!browsers', '--project=!gallery', '--project=!whole'],
    });
  });

  test('Firefox and WebKit only when they are asked for, and then only they', () => {
    expect(runFor(['--browsers'], here)).toEqual({ checks: [], tests: ['--project', 'browsers'] });
  });

  test('for a package its folder, for a book its rules and its boards, by either name', () => {
    expect(runFor(['engine'], here)).toMatchObject({ tests: expect.arrayContaining(['packages/engine/']) });
    for (const name of ['convoy', 'rules-convoy'])
      expect(runFor([name], here)).toMatchObject({
        tests: expect.arrayContaining(['packages/rules-convoy/', 'packages/web/src/books/convoy/']),
        effort: '0',
      });
  });

  test('for what has changed only what it touches, and says what it leaves out', () => {
    expect(runFor(['--changed'], here)).toMatchObject({
      checks: Object.keys(CHECKS),
      tests: expect.arrayContaining(['--changed=main']),
      note: expect.stringContaining('short'),
    });
  });

  test('no browser is opened for a part, and none is left out of the whole', () => {
    expect(runFor(['web'], here)).not.toMatchObject({ tests: expect.arrayContaining(['e2e']) });
  });

  test('for the long hunts only those, ten times as long', () => {
    const tests = ['--project', 'conformance', '--project', 'strangers', '--project', 'whole'];
    expect(runFor(['--deep'], here)).toEqual({ checks: [], tests, effort: '10' });
  });

  test.each([
    [['sloop'], /^"sloop" is no package or book: there are convoy, engine, rules-convoy, web$/],
    [['engine', 'sloop'], /"sloop"/],
    [['--watch'], /"--watch"/],
    [[''], /"" is no package/],
    [['--changed', 'engine'], /--changed stands alone/],
    [['--deep', '--changed'], /--deep stands alone/],
    [['--browsers', 'engine'], /--browsers stands alone/],
  ])('%j is refused in one line', (words, says) => {
    const refused = runFor(words, here);
    expect(refused).toMatch(says);
    expect(refused).not.toContain('\n');
  });

  test('without git, what has changed is not known', () => {
    expect(runFor(['--changed'], { ...here, base: null })).toMatch(/needs git/);
  });
});

describe('the count', () => {
  const report = (changes: Partial<Report>): Report => ({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...changes,
  });

  test('holds what passed and what failed', () => {
    expect(countOf(report({ numFailedTests: 2 }))).toEqual({ passed: 5, failed: 2 });
  });

  test('a file that cannot be loaded fails, and so does a test that is skipped or to be written', () => {
    const unloadable = { status: 'failed', assertionResults: [] };
    expect(countOf(report({ testResults: [unloadable] })).failed).toBe(1);
    expect(countOf(report({ numPendingTests: 1, numTodoTests: 1 })).failed).toBe(2);
  });
});

test('every rulebook is tried by the suite and by random play', () => {
  const books = readdirSync(join(ROOT, 'packages')).filter(folder => folder.startsWith('rules-'));
  expect(books.length).toBeGreaterThan(0);
  const missing = books.flatMap(folder =>
    Object.entries({ 'conformance.test.ts': 'conformance(', 'random-play.test.ts': 'randomPlay(' }).flatMap(
      ([name, call]) => {
        const file = join(ROOT, 'packages', folder, 'src', 'test', name);
        return existsSync(file) && readFileSync(file, 'utf8').includes(call) ? [] : [`${folder}/src/test/${name}`];
      },
    ),
  );
  expect(missing).toEqual([]);
});
