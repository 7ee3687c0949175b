/**
 * `npm test`: every check of the project. With `--changed`, or names of packages and books, what a change needs, in less
 * than a minute; with `--deep` (`npm run test:deep`) the hunts ten times as long; with `--browsers` (`npm run test:browsers`)
 * the page in Firefox and WebKit. The last line is always the count.
 */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CHECKS, type Count, countOf, type Report, type Run, runFor } from './test-run.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORT = join(ROOT, '.cache', 'vitest.json');
const VITEST = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];

const tools = join(ROOT, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` };

/** Runs one static check; true when all is well. What it has to say is printed in one piece, when it has ended. */
function check(name: string): Promise<boolean> {
  const [program = '', ...words] = CHECKS[name] ?? [];
  const start = performance.now();
  const said: Buffer[] = [];
  return new Promise(done => {
    const running = spawn(program === 'node' ? process.execPath : program, words, { cwd: ROOT, env });
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (part: Buffer) => said.push(part));
    const end = (good: boolean, reason: string): void => {
      const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
      process.stdout.write(
        good ? `${name}: good (${seconds})\n` : `${Buffer.concat(said).toString()}${name}: ${reason}\n`,
      );
      done(good);
    };
    running.on('error', error => end(false, error.message));
    running.on('close', code => end(code === 0, 'failed'));
  });
}

function runTests({ tests, effort }: Run): Count {
  rmSync(REPORT, { force: true });
  const testEnv = effort === undefined ? env : { WEATHERGAUGE_FUZZ: effort, ...env };
  const { status } = spawnSync('vitest', [...VITEST, ...tests], { cwd: ROOT, env: testEnv, stdio: 'inherit' });
  if (!existsSync(REPORT)) return { passed: 0, failed: 1 };
  const count = countOf(JSON.parse(readFileSync(REPORT, 'utf8')) as Report);
  // An error outside any test is in no count.
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** The branch that others see, or else one's own main. */
function comparedWith(): string | null {
  const isThere = (ref: string): boolean =>
    spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: ROOT }).status === 0;
  return ['origin/main', 'main'].find(isThere) ?? null;
}

async function main(): Promise<Count | null> {
  const packages = readdirSync(join(ROOT, 'packages'));
  const run = runFor(process.argv.slice(2), { packages, base: comparedWith() });
  if (typeof run === 'string') {
    console.error(`npm test: ${run}`);
    return null;
  }
  const good = await Promise.all(run.checks.map(check));
  const bad = run.checks.filter((_, i) => good[i] !== true);
  if (bad.length > 0) {
    console.error(`npm test: failed: ${bad.join(', ')}; the tests were not run`);
    return { passed: 0, failed: bad.length };
  }
  const count = runTests(run);
  if (run.note !== undefined) console.log(run.note);
  return count;
}

const count = await main();
if (count === null) process.exitCode = 2;
else {
  console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exitCode = count.failed === 0 ? 0 : 1;
}
