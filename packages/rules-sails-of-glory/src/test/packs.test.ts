import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, parseLog, verify } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { ruleset as printed } from '../index.ts';
import { packNames, rulesetOf, telling } from './packs.fixture.ts';

/** The same games in a process of their own. */
function alone(name: string): string[] {
  const fixture = new URL('packs.fixture.ts', import.meta.url).href;
  const program = `import { telling } from '${fixture}'; console.log([...telling('${name}')].join(' '));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return said.trim().split(' ');
}

/** One decision of each game in turn. */
function sideBySide(names: readonly string[]): string[][] {
  const games = names.map(name => ({ told: telling(name), lines: [] as string[], over: false }));
  while (games.some(game => !game.over)) {
    for (const game of games) {
      const { done, value } = game.told.next();
      if (done === true) game.over = true;
      else game.lines.push(value);
    }
  }
  return games.map(({ lines }) => lines);
}

test('games by different packs, played side by side in one process, are those that each plays in a process of its own', {
  timeout: 120_000,
}, () => {
  const together = sideBySide(packNames);
  expect(together.map(lines => lines.length).every(count => count > 200)).toBe(true);
  // Each pack makes another game of it, or the comparison would show nothing.
  expect(new Set(together.map(lines => lines[0])).size).toBe(packNames.length);
  for (const [i, name] of packNames.entries()) expect(together[i], name).toEqual(alone(name));
});

test('a recorded game by a data pack replays by that pack for ever, and by no other', () => {
  const log = parseLog(readFileSync(join(import.meta.dirname, 'fixtures/packs/v2-stout.log'), 'utf8'));
  if (isRefusal(log)) throw new Error(log.reason);
  expect(verify(rulesetOf('stout'), log)).toMatchObject({ good: true, complete: { verdict: 'yes' } });
  for (const other of [printed, rulesetOf('wide')]) {
    expect(verify(other, log)).toMatchObject({ reason: expect.stringContaining('can be replayed by nothing else') });
  }
});
