import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textLines } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { planned, spoil } from './breaking.ts';
import { firstDifference } from './files.ts';
import { fixtureProblems } from './fixtures.ts';
import { goldenProblems } from './golden.ts';
import type { AnyPlan } from './plan.ts';

const LOG = 'boats-fixture.log';
const GOLDEN = 'game.golden.txt';
let fixtures = '';
let plan: AnyPlan;

/** Takes one die more than it did when the games were recorded. */
const changed = spoil({
  apply(s, seat, answer, dice, emit) {
    skirmish.apply(s, seat, answer, dice, emit);
    if (answer.do === 'bear') s.hits[seat] = (s.hits[seat] ?? 0) + 1;
  },
});

beforeEach(() => {
  fixtures = mkdtempSync(join(tmpdir(), 'weathergauge-'));
  plan = planned({ fixtures });
  vi.stubEnv('WEATHERGAUGE_UPDATE', '1');
  expect(fixtureProblems(spoil({}), plan)).toEqual([]);
  expect(goldenProblems(spoil({}), plan)).toEqual([]);
  vi.stubEnv('WEATHERGAUGE_UPDATE', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(fixtures, { recursive: true });
});

test('where two texts part is told by line, also where one only goes on longer', () => {
  expect(firstDifference('a\nb', 'a\nb')).toBeNull();
  expect(firstDifference('a\nb\nc', 'a\nx\nc')).toBe('line 2: recorded "b", now "x"');
  expect(firstDifference('a\nb\nc', 'a\nb')).toBe('line 3: recorded "c", now "nothing"');
  expect(firstDifference('a', 'a\nb')).toBe('line 2: recorded "nothing", now "b"');
});

describe('recorded games', () => {
  test('come out the same when recorded again', () => {
    expect(fixtureProblems(spoil({}), plan)).toEqual([]);
    expect(goldenProblems(spoil({}), plan)).toEqual([]);
  });

  test('are not recorded unless asked for', () => {
    rmSync(join(fixtures, LOG));
    rmSync(join(fixtures, GOLDEN));
    expect(fixtureProblems(spoil({}), plan)).toEqual([expect.stringMatching(/boats-fixture\.log is missing/)]);
    expect(goldenProblems(spoil({}), plan)).toEqual([expect.stringMatching(/game\.golden\.txt is missing/)]);
  });

  test('fail when the rules have changed', () => {
    expect(fixtureProblems(changed, plan)).toContainEqual(expect.stringMatching(/entry \d+ does not replay/));
    expect(goldenProblems(changed, plan)).toEqual([expect.stringMatching(/differs at line \d+/)]);
  });

  test('fail when somebody has meddled with them, wherever they come from', () => {
    const text = readFileSync(join(fixtures, LOG), 'utf8');
    writeFileSync(join(fixtures, 'by-hand.log'), text.replace('load charges=1', 'load charges=2'));
    writeFileSync(join(fixtures, 'torn.log'), text.slice(0, -20));
    writeFileSync(join(fixtures, 'unhashed.log'), text.replace(/#[0-9a-f]{16}\nproof/, '#\nproof'));
    expect(fixtureProblems(spoil({}), plan)).toEqual([
      expect.stringMatching(/^by-hand\.log: entry \d+/),
      expect.stringMatching(/^torn\.log: line \d+/),
      expect.stringMatching(/^unhashed\.log: an entry has no hash/),
    ]);
  });

  test('a golden game is short enough to be read', () => {
    const long = spoil({ words: { ...skirmish.words, board: () => textLines(['x'.repeat(200_000)]) } });
    expect(goldenProblems(long, plan)).toContainEqual(expect.stringMatching(/choose a shorter game/));
  });
});
