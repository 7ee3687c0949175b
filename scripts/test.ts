/** `npm test`: every check of the project, one after the other; the first that fails ends it. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const REPORT = join(ROOT, '.cache', 'vitest.json');

const checks: readonly (readonly [name: string, program: string, ...words: string[]])[] = [
  ['types', 'tsc', '-p', '.'],
  ['types of the page', 'tsc', '-p', 'packages/web'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'biome', 'ci'],
  ['layers', process.execPath, 'scripts/layers.ts'],
  ['dead code', 'knip'],
  ['tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
];

const tools = join(ROOT, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` };

function runChecks(): string | null {
  for (const [name, program, ...words] of checks) {
    const start = performance.now();
    const { status } = spawnSync(program, words, { cwd: ROOT, env, stdio: 'inherit' });
    if (status !== 0) return name;
    console.log(`${name}: good (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  return null;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** The counts of the test run, or null when it never came to that. */
function testCounts(): { passed: number; failed: number } | null {
  if (!existsSync(REPORT)) return null;
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  // A file that cannot even be loaded holds no test, but it is a failure all the same.
  const unloadable = report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length };
}

rmSync(REPORT, { force: true });
const failed = runChecks();
if (failed !== null) console.error(`npm test: the check "${failed}" failed`);
const counts = testCounts();
if (counts !== null) console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed === null ? 0 : 1;
