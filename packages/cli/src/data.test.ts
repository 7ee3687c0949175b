import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLibrary } from './library.ts';
import { weathergauge } from './skirmish.fixture.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weathergauge-data-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const said = (...words: string[]) => weathergauge(words, [], findLibrary());

function packFile(name: string, pack: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof pack === 'string' ? pack : JSON.stringify(pack));
  return path;
}

interface Pack {
  readonly ships: { burden: number }[];
}

async function printed(): Promise<Pack> {
  return JSON.parse((await said('data', 'show', 'sails-of-glory')).out) as Pack;
}

test('the printed figures are shown, and are a good pack', async () => {
  const path = packFile('printed.json', await printed());
  const { code, out } = await said('data', 'validate', path);
  expect(code).toBe(0);
  expect(out.replace(path, 'FILE')).toMatch(/^FILE: a good pack for sails-of-glory; logs name it #[0-9a-f]{16}\.\n$/);
});

test('a large file is read to its end', async () => {
  const path = packFile('wide.json', `${' '.repeat(2 ** 20 - 5)}${JSON.stringify(await printed())}`);
  expect(await said('data', 'validate', path)).toMatchObject({ code: 0, err: '' });
});

test.each([
  ['{\n"rulebook": \u202esails', 'it is not JSON'],
  ['{\n"rulebook": "sails" \u202e', 'it is not JSON (line 2, character 21)'],
])('a text that is no JSON is refused with the place, and nothing of it is repeated', async (text, says) => {
  const { code, err } = await said('data', 'validate', packFile('letter.json', text));
  expect(code).toBe(2);
  expect(err.replace(folder, '')).toBe(`weathergauge: "/letter.json" is not a data pack: ${says}\n`);
});

test('a fault is named with its place, and the exit code is 1', async () => {
  const pack = await printed();
  const [first] = pack.ships;
  if (first) first.burden = -3;
  const one = await said('data', 'validate', packFile('spoilt.json', pack));
  expect(one.code).toBe(1);
  expect(one.out).toMatch(/^ships\[0\]\.burden[^\n]*\n$/);
  expect(one.err).toMatch(/^weathergauge: "[^"]*spoilt\.json" cannot be used: ships\[0\]\.burden[^\n]*\n$/);
  for (const ship of pack.ships.slice(0, 3)) ship.burden = -3;
  const three = await said('data', 'validate', packFile('spoilt.json', pack));
  expect(three.out.trimEnd().split('\n')).toHaveLength(3);
  expect(three.err).toMatch(/^[^\n]*ships\[0\]\.burden[^\n]* \(and 2 more\)\n$/);
});

test('an escape sequence in the name of a ship never reaches the terminal', async () => {
  const pack = (await printed()) as Pack & { readonly ships: { name: string }[] };
  const [first] = pack.ships;
  if (first) first.name = '\u001b]0;owned\u0007\u001b[2JVictory\u202e';
  const path = packFile('escape.json', pack);
  const game = ['sails-of-glory/enemy-in-sight', '--seats=greedy,greedy', '--seed=1', '--data', path];
  for (const words of [
    ['data', 'validate', path],
    ['play', ...game],
  ]) {
    const { code, out, err } = await said(...words);
    expect(code).not.toBe(0);
    expect(err).toMatch(/pack\.ships\[0\]\.name: the text has a control character in it/);
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  }
});

test('a pack for one rulebook is refused with another, instead of doing nothing', async () => {
  const path = packFile('other.json', await printed());
  const game = ['convoy/H1', '--games=1', '--agents=random,random', '--seed=1'];
  const { code, out, err } = await said('simulate', ...game, '--data', path);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('is a data pack for sails-of-glory and no other rulebook');
  const offered = await weathergauge(['play', '--data', path], ['quit'], findLibrary());
  expect(offered.out).toContain('Sails of Glory: ');
  expect(offered.out).not.toContain('Convoy');
});

test('the terminal says by which pack it plays', { timeout: 120_000 }, async () => {
  const pack = await printed();
  for (const ship of pack.ships) ship.burden = 9;
  const game = [
    'play',
    'sails-of-glory/enemy-in-sight',
    '--seats',
    'random,random',
    '--set',
    'turns=10',
    '--seed',
    '1',
  ];
  const by = await said(...game, '--data', packFile('stout.json', pack));
  expect(by.out).toMatch(/^Sails of Glory, by data pack #[0-9a-f]{16}\n/);
  expect((await said(...game)).out).not.toContain('data pack');
});

test('a save brings its pack along', { timeout: 60_000 }, async () => {
  const pack = await printed();
  for (const ship of pack.ships) ship.burden = 9;
  const path = join(folder, 'packed.save');
  const data = packFile('stout.json', pack);
  const game = ['play', 'sails-of-glory/enemy-in-sight', '--seats', 'you,random', '--data', data, '--save', path];
  expect((await said(...game)).code).toBe(0);
  const again = await said('play', '--load', path);
  expect(again).toMatchObject({ code: 0, err: '' });
  expect(again.out).toMatch(/^Sails of Glory, by data pack #[0-9a-f]{16}\n/);
  expect((await said('replay', path)).code).toBe(0);
});

test('what is no pack at all is bad usage', async () => {
  for (const text of ['{', '[]', '{"rulebook": 7}', '{"rulebook": "convoy"}', '{"rulebook": "nobody"}']) {
    expect((await said('data', 'validate', packFile('none.json', text))).code).toBe(2);
  }
  expect((await said('data', 'mend', 'sails-of-glory')).code).toBe(2);
  expect((await said('data', 'show', 'convoy')).code).toBe(2);
});

test('games are played by the figures of the pack, and the log verifies with it only', {
  timeout: 60_000,
}, async () => {
  const pack = await printed();
  for (const ship of pack.ships) ship.burden = 9;
  const path = packFile('stout.json', pack);
  const hash = async (...more: string[]): Promise<unknown> => {
    const game = 'simulate sails-of-glory/enemy-in-sight --agents random,random --seed p --games 4 --workers 1 --json';
    const { code, out, err } = await said(...game.split(' '), ...more);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return (JSON.parse(out) as { hash: unknown }).hash;
  };
  const stout = await hash('--data', path, '--logs', folder);
  expect(stout).not.toBe(await hash());
  const [named] = (await said('data', 'validate', path)).out.match(/#[0-9a-f]{16}/) ?? [];
  for (const command of ['verify', 'replay']) {
    const { code, out, err } = await said(command, join(folder, '0.wg'), '--data', path);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`, by data pack ${named}`);
  }
  const bare = await said('verify', join(folder, '0.wg'));
  expect(bare.code).toBe(1);
  expect(bare.err).toContain(`played by data pack ${named} of sails-of-glory`);
  const spoilt = packFile('torn.json', { ...pack, ships: [] });
  expect(await said('verify', join(folder, '0.wg'), '--data', spoilt)).toMatchObject({ code: 2 });
  // What the pack says must reach the rulebook as it is: a key of this name vanishes where it is read as a program.
  const odd = packFile('odd.json', JSON.stringify(pack).replace('{', '{"__proto__":{},'));
  const refused = await said('verify', join(folder, '0.wg'), '--data', odd);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('__proto__');
});
