import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DiceSource, GameLog, Match, Verdict } from '@weathergauge/engine';
import {
  anyOffer,
  configure,
  finish,
  isRefusal,
  keyFromHex,
  keyHex,
  logOf,
  openMatch,
  parseLog,
  playMatch,
  printLog,
  seededDice,
  seededRng,
} from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { afterAll, expect, test } from 'vitest';
import { weathergauge } from './skirmish.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-verdicts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROOT = resolve(import.meta.dirname, '../../..');

function key(digit: string): Uint8Array {
  const made = keyFromHex(digit.repeat(64));
  if (made === null) throw new Error('that is no key');
  return made;
}

function match(source: DiceSource, most = Number.POSITIVE_INFINITY): Match {
  const config = configure(skirmish, { scenario: 'boats' });
  if (isRefusal(config)) throw new Error(config.reason);
  const opened = openMatch(skirmish, config, source);
  const rng = seededRng('verdicts');
  playMatch(opened, { choose: seat => anyOffer(skirmish, opened.state as never, seat, rng), most });
  finish(opened);
  return opened;
}

const own: DiceSource = { secret: key('1'), shares: 'own' };
const shared: DiceSource = { secret: key('1'), shares: [key('2'), key('3')] };
const finished = (source: DiceSource): GameLog => logOf(match(source));
const running = (source: DiceSource): GameLog => logOf(match(source, 6));

function oldLog(): GameLog {
  const path = resolve(ROOT, 'packages/testkit/src/examples/skirmish/fixtures/boats-fixture.log');
  const log = parseLog(readFileSync(path, 'utf8'));
  if (isRefusal(log)) throw new Error(log.reason);
  return log;
}

function withOtherDie(log: GameLog): GameLog {
  const copy = structuredClone(log);
  const entry = copy.entries.find(each => each.kind === 'answer' && each.draws.length > 0);
  const [die] = entry?.kind === 'answer' ? entry.draws : [];
  if (die === undefined) throw new Error('there is no die');
  die.face = (die.face % die.sides) + 1;
  return copy;
}

/** The table of `docs/logs.md`. */
const LOGS: readonly (readonly [string, GameLog])[] = [
  ['finished, on one machine', finished(own)],
  ['finished, with a share of each player', finished(shared)],
  ['the same in version 1', oldLog()],
  ['still being played', running(own)],
  ['finished, its key taken out', { ...finished(own), key: null, proof: null }],
  ['finished, its proof taken out', { ...finished(own), proof: null }],
  ['finished, its last entry taken out', { ...finished(own), entries: finished(own).entries.slice(0, -1) }],
  ['finished, by a seed', finished({ seedKey: key('4') })],
  ['finished, by dice that nobody committed to', finished(seededDice('verdicts'))],
  ['a die changed', withOtherDie(finished(own))],
  ['the key of another game', { ...finished(own), key: keyHex(key('5')) }],
  ['a share changed', { ...finished(shared), shares: [keyHex(key('2')), keyHex(key('6'))] }],
];

interface Row {
  readonly code: number;
  readonly verdict: Pick<Verdict, 'good' | 'rules' | 'dice' | 'complete'>;
}

async function rowOf(log: GameLog, number: number): Promise<Row> {
  const path = join(folder, `${number}.wg`);
  writeFileSync(path, printLog(log));
  const { code, out, err } = await weathergauge(['verify', path, '--json']);
  const verdict = JSON.parse(out) as Row['verdict'];
  expect(code === 0).toBe(verdict.good);
  expect(err === '').toBe(verdict.good);
  return { code, verdict };
}

const words = { yes: 'yes', no: '**no**', unclaimed: 'not claimed' } as const;

test('the twelve logs of docs/logs.md have the verdicts that are told there', async () => {
  const lines = [
    '| log | by the rules | dice proven | complete | because | exit |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  for (const [i, [name, log]] of LOGS.entries()) {
    const { code, verdict } = await rowOf(log, i);
    const findings = [verdict.rules, verdict.dice, verdict.complete];
    const telling =
      findings.find(({ verdict: said }) => said === 'no') ?? findings.find(({ verdict: said }) => said === 'unclaimed');
    const cells = findings.map(({ verdict: said }) => words[said]);
    lines.push(`| ${[name, ...cells, telling?.reason ?? 'nothing is missing', code].join(' | ')} |`);
  }
  expect(lines).toHaveLength(14);
  expect(readFileSync(resolve(ROOT, 'docs/logs.md'), 'utf8')).toContain(`${lines.join('\n')}\n`);
});

test('in words there is a line for each finding, and the reason on standard error when one is a no', async () => {
  const path = join(folder, 'words.wg');
  writeFileSync(path, printLog({ ...finished(own), key: null, proof: null }));
  const { code, out, err } = await weathergauge(['verify', path]);
  expect(code).toBe(1);
  expect(out).toContain('not good. ');
  expect(out).toMatch(/^Played by the rules: yes, .*\nDice proven by the key: NO, .*\nFinished and complete: NO, /m);
  expect(err).toMatch(/does not verify: the game is over, but the dice key is missing\n$/);
});
