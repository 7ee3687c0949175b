import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clause } from '@weathergauge/engine';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clauseReport, clausesNamed, mentions } from './clauses.ts';
import { comments, pieces, testNames } from './scan.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weathergauge-'));
  mkdirSync(join(folder, 'src', 'deep'), { recursive: true });
  writeFileSync(join(folder, 'sailing.ts'), '// 2.5 turns, 2.6-8 tacking, R8 as we rule\nexport const x = "9.9";\n');
  writeFileSync(join(folder, 'src', 'gunnery.ts'), '/** 3 Guns. */\n');
  writeFileSync(
    join(folder, 'src', 'deep', 'a.test.ts'),
    "test('2.5, R8 each point of turn costs a centimetre', f);\n",
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

const clause = (id: string, source = 'sailing.ts'): Clause => ({ id, title: 'T', summary: 'S.', source });
const problemsOf = (...index: Clause[]) => clauseReport(index, { sources: folder }).problems;
const both = [clause('2.5'), clause('R8')];

describe('a clause report', () => {
  test('lists each clause with its tests', () => {
    const { rows, problems } = clauseReport(both, { sources: folder });
    const tests = [{ file: 'src/deep/a.test.ts', name: '2.5, R8 each point of turn costs a centimetre' }];
    expect(problems).toEqual([]);
    expect(rows).toEqual(both.map(row => ({ ...row, tests })));
  });

  test('accepts a reason in place of a test, and a source within src', () => {
    expect(problemsOf(...both, { ...clause('3', 'gunnery.ts'), reason: 'a definition' })).toEqual([]);
  });

  test('catches a clause with neither test nor reason', () => {
    expect(problemsOf(...both, clause('2.6'))).toEqual(['clause 2.6 has neither a test nor a reason']);
  });

  test('catches a reason that has outlived itself', () => {
    expect(problemsOf(clause('2.5'), { ...clause('R8'), reason: 'cannot' })).toEqual([
      'clause R8 has tests now: its reason must go',
    ]);
  });

  test('catches a test of an unknown clause', () => {
    expect(problemsOf(clause('2.5'))).toEqual([
      expect.stringMatching(/names clause R8, which the index does not have/),
    ]);
  });

  test('counts tests of clauses that are words, where the index has them', () => {
    writeFileSync(join(folder, 'sailing.ts'), '// 2.5, R8, matrix-3 as the admiral likes\n');
    writeFileSync(
      join(folder, 'src', 'deep', 'b.test.ts'),
      "test('2.5, matrix-3 he picks', f);\ntest('half-damaged ships', f);\n",
    );
    expect(problemsOf(...both, clause('matrix-3'))).toEqual([]);
    expect(problemsOf(...both, clause('matrix-4'))).toContain('clause matrix-4 has neither a test nor a reason');
  });

  test('catches a clause listed twice', () => {
    expect(problemsOf(...both, clause('2.5'))).toContain('clause 2.5 is listed twice');
  });

  test('catches a source that is not there, or does not mention the clause in a comment', () => {
    const reason = 'a definition';
    expect(problemsOf(...both, { ...clause('3', 'nowhere.ts'), reason })).toEqual([
      'clause 3 names the source nowhere.ts, which does not exist',
    ]);
    expect(problemsOf(...both, { ...clause('9.9'), reason })).toEqual([
      'clause 9.9 is not mentioned in any comment of sailing.ts',
    ]);
  });

  test('catches ids that no test can name, and empty words', () => {
    expect(problemsOf(...both, { ...clause('II.3'), title: ' ', summary: '', reason: ' ' })).toEqual([
      'clause II.3 is not a clause number that a test can name',
      'clause II.3 has no title',
      'clause II.3 has no summary',
      'clause II.3 gives an empty reason',
      'clause II.3 is not mentioned in any comment of sailing.ts',
    ]);
  });

  test('catches a test that names a range', () => {
    writeFileSync(join(folder, 'b.test.ts'), "test('2.6-8 tacking', f);");
    expect(problemsOf(...both)).toEqual(['b.test.ts: "2.6-8 tacking" should name its clauses with commas']);
    writeFileSync(join(folder, 'b.test.ts'), "test('2.5, 2.6–2.8 tacking', f);");
    expect(problemsOf(...both)).toEqual(['b.test.ts: "2.5, 2.6–2.8 tacking" should name its clauses with commas']);
  });
});

test('a name begins with its clauses, and numbers further on are only numbers', () => {
  expect(clausesNamed('2.5, R8 each of 8 points')).toEqual(['2.5', 'R8']);
  expect(clausesNamed('11.4.8b: hits')).toEqual(['11.4.8b']);
  expect(clausesNamed('2.5,R8')).toEqual(['2.5', 'R8']);
  expect(clausesNamed('tacking, 2.5')).toEqual([]);
  expect(clausesNamed('2.5 8 points')).toEqual(['2.5']);
  expect(clausesNamed('3rd rates')).toEqual([]);
  expect(clausesNamed('half-damaged ships')).toEqual([]);
});

test('a comment mentions a clause whole, or within a range', () => {
  expect(mentions('see 11.4.4-6', '11.4.5')).toBe(true);
  expect(mentions('see 11.4.4-6', '11.4.7')).toBe(false);
  expect(mentions('B4.5–B4.7 order', 'B4.6')).toBe(true);
  expect(mentions('B4.5–B4.7 order', 'B4.8')).toBe(false);
  expect(mentions('B4.5–B5.7 order', 'B4.6')).toBe(false);
  expect(mentions('R8–R12', 'R10')).toBe(true);
  expect(mentions('R8–12', '10')).toBe(false);
  expect(mentions('see 11.4.', '11.4')).toBe(true);
  expect(mentions('see 11.4.1', '11.4')).toBe(false);
  expect(mentions('see 111.4', '11.4')).toBe(false);
  expect(mentions('R8', '8')).toBe(false);
});

test('tests are found by their calls, not by their look', () => {
  const source = [
    "test('a', f); it(\"b\", f); test(`c ${'`'} ${x}`, f);",
    "// test('in a comment', f)",
    'const s = "test(\'in a string\', f)";',
    "test.skip('skipped', f); it.todo('to be written');",
    "test.each([[1, 'x)'], [2, \"(\"]])('d', f);",
    "test.concurrent('e', f); latest('no', f); regex.test('no');",
    'const r = /[\'"`/]/; const half = a / b; it(',
    "  'f', f);",
  ].join('\n');
  expect(testNames(source)).toEqual(['a', 'b', "c ${'`'} ${x}", 'd', 'e', 'f']);
  expect(comments(source)).toEqual(["// test('in a comment', f)"]);
});

test('reading a source loses nothing', () => {
  const part = fc.constantFrom("'", '"', '`', '${', '}', '/', '*', '//', '/*', '*/', '\\', '\n', 'a', '(', ')');
  fc.assert(
    fc.property(fc.array(part), parts => {
      const source = parts.join('');
      const read = pieces(source);
      expect(read.map(piece => piece.text).join('')).toBe(source);
      expect(read.every(piece => piece.text !== '')).toBe(true);
    }),
  );
});
