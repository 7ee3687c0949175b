import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  anyOffer,
  configure,
  finish,
  isRefusal,
  keyFromHex,
  logOf,
  openMatch,
  playMatch,
  printLog,
  seededRng,
} from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import type { Decision, Judged } from '@weathergauge/host';
import { afterAll, expect, test } from 'vitest';
import { weathergauge } from './skirmish.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-analyse-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A battle of boats in which anything is ordered; cut short after so many answers. */
function battle(name: string, most = Number.POSITIVE_INFINITY): string {
  const config = configure(skirmish, { scenario: 'boats' });
  const secret = keyFromHex('1'.repeat(64));
  if (isRefusal(config) || secret === null) throw new Error('no battle');
  const match = openMatch(skirmish, config, { secret, shares: 'own' });
  const rng = seededRng('analyse');
  playMatch(match, { choose: seat => anyOffer(skirmish, match.state as never, seat, rng), most });
  finish(match);
  const path = join(folder, name);
  writeFileSync(path, printLog(logOf(match)));
  return path;
}

interface Told {
  readonly decisions: readonly Decision[];
  readonly worst: readonly Judged[];
  readonly best: readonly Judged[];
}

test('every decision of a finished game is told with its chances, whatever the number of threads', async () => {
  const log = battle('over.log');
  const [one, two] = await Promise.all(
    ['1', '2'].map(workers => weathergauge(['analyse', log, '--seconds', '1', '--workers', workers, '--json'])),
  );
  const told = [one, two].map(ran => JSON.parse(ran?.out ?? '') as Told);
  const [alone, shared] = told.map(({ decisions }) =>
    decisions.map(({ seat, entry, answers }) => ({ seat, entry, answers })),
  );
  expect(alone?.length).toBeGreaterThan(3);
  expect(shared).toEqual(alone);
  for (const { decisions, worst, best } of told) {
    for (const { before, own, others, trials } of decisions) {
      for (const chance of [before, own, ...others.map(other => other.chance)])
        expect(Math.abs(chance)).toBeLessThanOrEqual(1);
      expect(others.map(({ chance }) => chance)).toEqual(others.map(({ chance }) => chance).toSorted((a, b) => b - a));
      expect(trials).toBeGreaterThan(1);
    }
    for (const { entry } of [...worst, ...best]) expect(decisions.map(each => each.entry)).toContain(entry);
  }
});

test('one seat alone can be looked at, turn by turn in words', async () => {
  const { code, out } = await weathergauge(['analyse', battle('seat.log'), '--seat', '1', '--seconds', '1']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Broadside 1 of/mu);
  expect(out).toMatch(/^ +\d+ {2}Boat 2: load \d {2}\d+ % → \d+ % {2}\(load \d \d+ %/mu);
  expect(out).not.toMatch(/^ +\d+ {2}Boat 1/mu);
});

test('a game that is not over, a seat that is not there and a log that does not hold are refused', async () => {
  const log = battle('whole.log');
  expect(await weathergauge(['analyse', battle('half.log', 3)])).toMatchObject({ code: 2, out: '' });
  expect((await weathergauge(['analyse', log, '--seat', '2'])).err).toContain(
    '--seat must be a whole number from 0 to 1',
  );
  const forged = join(folder, 'forged.log');
  writeFileSync(forged, 'weathergauge log 3\nnonsense\n');
  expect(await weathergauge(['analyse', forged])).toMatchObject({ code: 2, out: '' });
});
