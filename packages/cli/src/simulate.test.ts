import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Ran } from './skirmish.fixture.ts';
import { weathergauge } from './skirmish.fixture.ts';
import type { Summary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAMES = 200;

const simulate = (...more: string[]): Promise<Ran> => {
  const seed = more.includes('--seed') ? [] : ['--seed', 'seven'];
  const fixed = ['simulate', 'skirmish/boats', '--games', String(GAMES), '--agents', 'greedy,random'];
  return weathergauge([...fixed, ...seed, ...more]);
};

const summaryOf = ({ out }: Ran): Summary & { games: number } => JSON.parse(out);

const one = summaryOf(await simulate('--workers', '1', '--json'));

test('the result has every field that is promised', () => {
  expect(Object.keys(one)).toEqual(
    'ruleset scenario games finished wins draws defeats decisions cpuSeconds decisionsPerCpuSecond hash'.split(' '),
  );
  expect(one).toMatchObject({ ruleset: 'skirmish', scenario: 'boats', games: GAMES, finished: GAMES });
  expect(Object.keys(one.wins)).toEqual(['0', '1']);
  expect((one.wins['0'] ?? 0) + (one.wins['1'] ?? 0) + one.draws).toBe(GAMES);
  expect(one.cpuSeconds).toBeGreaterThan(0);
  expect(one.hash).toMatch(/^[0-9a-f]{16}$/);
});

test('the same seed gives the same games whatever the number of workers', async () => {
  const timeless = ({ cpuSeconds: _a, decisionsPerCpuSecond: _b, ...rest }: Summary) => rest;
  const two = summaryOf(await simulate('--workers', '2', '--json'));
  expect(timeless(two)).toEqual(timeless(one));
});

test('another seed, and another option, give other games', async () => {
  expect(summaryOf(await simulate('--seed', 'eight', '--json')).hash).not.toBe(one.hash);
  const short = summaryOf(await simulate('--set', 'rounds=1', '--set', 'counters=off', '--json'));
  expect(short.decisions).toBe(GAMES * 2);
});

test('with logs the games are the same, and every log verifies', async () => {
  const logs = join(folder, 'logs');
  expect(summaryOf(await simulate('--logs', logs, '--json')).hash).toBe(one.hash);
  expect(readdirSync(logs)).toHaveLength(GAMES);
  for (const i of [0, 1, GAMES - 1]) {
    const { code, out } = await weathergauge(['verify', join(logs, `${i}.wg`)]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /: good\. \d+ entries\.\nPlayed by the rules: yes, .*\nDice proven by the key: not claimed, the dice were not committed to\.\n/,
    );
  }
});

test('logs are written over no other log, through no link, and not at all when one could not be', async () => {
  const logs = join(folder, 'occupied');
  mkdirSync(logs);
  writeFileSync(join(logs, '7.wg'), 'somebody else’s');
  writeFileSync(join(logs, 'notes.txt'), 'these are in nobody’s way');
  const over = await simulate('--logs', logs, '--workers', '2');
  expect({ code: over.code, out: over.out }).toEqual({ code: 2, out: '' });
  expect(over.err).toMatch(/^weathergauge: "[^"]*7\.wg" is there already: nothing is written over[^\n]*\n$/);
  expect(readFileSync(join(logs, '7.wg'), 'utf8')).toBe('somebody else’s');
  expect(readdirSync(logs).toSorted()).toEqual(['7.wg', 'notes.txt']);

  const target = join(folder, 'target');
  mkdirSync(target);
  symlinkSync(target, join(folder, 'link'));
  expect((await simulate('--logs', join(folder, 'link'))).err).toContain('is a link: name the folder itself');
  expect((await simulate('--logs', `${join(folder, 'link')}/`)).err).toContain('is a link: name the folder itself');
  expect(readdirSync(target)).toEqual([]);

  expect((await simulate('--logs', join(logs, '7.wg'))).err).toMatch(
    /cannot make the folder "[^"]*": there is something/,
  );
});

test('a search by the clock is warned of, one by iterations is not', async () => {
  const remarks = async (agents: string) => {
    const game = ['simulate', 'skirmish/boats', '--games', '1', '--seed', '1', '--set', 'rounds=1', '--agents', agents];
    return (await weathergauge(game)).err;
  };
  expect(await remarks('search:1ms,random')).toMatch(/^A search timed in milliseconds [^\n]*\n$/);
  expect(await remarks('search:5,random')).toBe('');
});

test('a tampered log fails its check with 1, and cannot be replayed', async () => {
  const path = join(folder, 'logs', '0.wg');
  const text = readFileSync(path, 'utf8');
  const forgeries = {
    die: text.replace(/\[(\d)\/6/, (_all, face: string) => `[${(Number(face) % 6) + 1}/6`),
    hash: text.replace(/#[0-9a-f]{4}/, '#0000'),
    answer: text.replace(/charges=\d/, 'charges=9'),
    line: text.replace(/^2 seat.*\n/m, ''),
    edition: text.replace('edition 1', 'edition 2'),
    key: text.replace('key none', `key ${'0'.repeat(64)}`),
    torn: text.slice(0, -20),
  };
  for (const [name, forged] of Object.entries(forgeries)) {
    expect(forged, name).not.toBe(text);
    const forgedPath = join(folder, `${name}.wg`);
    writeFileSync(forgedPath, forged);
    const verified = await weathergauge(['verify', forgedPath]);
    expect({ name, code: verified.code }).toEqual({ name, code: 1 });
    expect(verified.err).toMatch(/^weathergauge: .*does not verify: [^\n]+\n$/);
  }
  expect((await weathergauge(['replay', join(folder, 'die.wg')])).code).toBe(2);
});

test('replay tells the game to anyone, up to any entry', async () => {
  const path = join(folder, 'logs', '0.wg');
  const whole = await weathergauge(['replay', path]);
  expect(whole.out).toContain('Skirmish: boats');
  expect(whole.out).toMatch(/round 5 of 5/);
  expect((await weathergauge(['replay', path, '--to', '0'])).out).toMatch(/round 0 of 5/);
  expect((await weathergauge(['replay', path, '--to', '9999'])).err).toContain('--to must be');
  expect((await weathergauge(['replay', path, '--as', '2'])).err).toContain('--as must be');
});

test('replay shows a seat its own sealed order and nobody else', async () => {
  const path = join(folder, 'logs', '0.wg');
  const told = async (as: string) =>
    JSON.parse((await weathergauge(['replay', path, '--to', '1', '--json', '--as', as])).out);
  const [first, second] = [await told('0'), await told('1')];
  expect(first).toMatchObject({ viewer: 0, entries: 1, hash: null, result: null });
  expect(first.pages).toMatchObject([{ entry: 1, answer: expect.stringMatching(/^Boat 1: load \d$/) }]);
  expect(second).toMatchObject({ viewer: 1, entries: 0 });
  expect(second.pages).toEqual([]);
  const end = JSON.parse((await weathergauge(['replay', path, '--json'])).out);
  expect(end.result.reason).toBe('rounds');
  expect(end.hash).toMatch(/^[0-9a-f]{16}$/);
});

test('the table gives shares with their intervals', async () => {
  const { out } = await simulate();
  expect(out).toMatch(/seat 0, greedy +\d+ +\d+\.\d % +95 % interval \d+\.\d % to \d+\.\d %/);
  expect(out).toContain(`hash ${one.hash}`);
});
