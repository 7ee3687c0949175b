import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { weathergauge } from './skirmish.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'src', 'agent'), { recursive: true });

const module = pathToFileURL(join(import.meta.dirname, '../../lab/src/judged-boats.fixture.ts')).href;
const library = [{ id: 'skirmish', module, folder }];
const lab = (...words: string[]) => weathergauge(['lab', ...words], [], library);
const GAMES = ['--games', '40', '--seed', 'lab', '--worlds', '1', '--workers', '1'];

test('lab fit prints weights and quality, writes them with what made them, and keeps positions for the next fit', async () => {
  const pool = join(folder, 'pool.txt');
  const first = await lab('fit', 'skirmish', ...GAMES, '--write', '--pool', pool);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toMatch(/^hits: \d+ \(prior 400, now 400\)$/m);
  expect(first.out).toMatch(/on games kept out: Brier 0\.\d+, base rate 0\.\d+, skill 0\.\d+/);
  const written = readFileSync(join(folder, 'src', 'agent', 'fitted.ts'), 'utf8');
  expect(written).toContain(
    "command: 'weathergauge lab fit skirmish --games 40 --seed lab --worlds 1 --pool FILE --write',",
  );
  expect(written).toMatch(/hits: \d+,\n {4}noise: -?\d+,/);
  const kept = readFileSync(pool, 'utf8').split('\n').length;
  expect(await lab('fit', 'skirmish', ...GAMES, '--pool', pool)).toMatchObject({ code: 0 });
  expect(readFileSync(pool, 'utf8').split('\n').length).toBeGreaterThan(kept);
});

test('lab calibrate prints the table, draws it, and gives it as JSON', async () => {
  const svg = join(folder, 'boats.svg');
  const { code, out } = await lab('calibrate', 'skirmish/boats', ...GAMES, '--svg', svg);
  expect(code).toBe(0);
  expect(out).toMatch(/^all, 40 games +0\.\d{3}/m);
  expect(out).toMatch(/^first quarter/m);
  expect(out).toMatch(/^boats .* \+\d+ =\d+ -\d+ {2}\d+ % \[\d+, \d+\]$/m);
  expect(out).toMatch(/^told +came +positions$/m);
  expect(readFileSync(svg, 'utf8')).toContain('<circle');
  const json = JSON.parse((await lab('calibrate', 'skirmish/boats', ...GAMES, '--json')).out);
  expect(json).toMatchObject({ ruleset: 'skirmish', seed: 'lab', games: 40, setups: [{ name: 'boats' }] });
});

test('lab balance tells what the first seat scored in each set-up, with the handicaps that a book offers', async () => {
  const few = ['--games', '20', '--seed', 'lab', '--workers', '1'];
  const { code, out } = await lab('balance', 'skirmish/boats', ...few);
  expect(code).toBe(0);
  expect(out).toMatch(/^set-up +first seat +score +95 %$/m);
  expect(out).toMatch(/^boats +\+\d+ =\d+ -\d+ +\d+\.\d % +\[\d+\.\d, \d+\.\d\]( +uneven)?$/m);
  expect(out).toMatch(/^boats \{"rounds":2\} \(handicap\) +\+\d+ =\d+ -\d+/m);
  const { setups } = JSON.parse((await lab('balance', 'skirmish', ...few, '--json')).out);
  for (const { won, drawn, lost, score } of setups) {
    expect(won + drawn + lost).toBe(20);
    expect(score).toBeCloseTo((won + drawn / 2) * 5, 5);
  }
  expect((await lab('balance', 'skirmish/ships', ...few)).err).toMatch(/no scenario "ships"/);
});

test('lab tempers tells how far agents venture, where a book knows daring', async () => {
  const few = ['--games', '1', '--seed', 'lab', '--workers', '1'];
  const books = join(import.meta.dirname, '../../rules-age-of-sail');
  const sail = { id: 'age-of-sail', module: pathToFileURL(join(books, 'src/index.ts')).href, folder: books };
  const tempers = (...words: string[]) => weathergauge(['lab', 'tempers', ...words], [], [sail, ...library]);
  const { code, out } = await tempers('age-of-sail/single-combat', ...few);
  expect(code).toBe(0);
  expect(out).toMatch(/^bold +2 +\d+\.\d\d +\d+\.\d\d +-?\d+\.\d\d +\[/m);
  expect(out).toMatch(/^cautious +2 /m);
  expect((await tempers('age-of-sail/nowhere', ...few)).err).toMatch(/no scenario "nowhere"/);
  expect((await tempers('skirmish', ...few)).err).toMatch(/fight alike in "skirmish"/);
});

test('what cannot be done is said in one line', async () => {
  expect((await lab('sail')).err).toMatch(/no command "lab sail"/);
  expect((await lab('calibrate', 'skirmish/ships', ...GAMES)).err).toMatch(/nothing is fitted on "skirmish\/ships"/);
  expect((await lab('calibrate', 'skirmish/boats/1', ...GAMES)).err).toMatch(/should be <rulebook>/);
  expect((await weathergauge(['lab', 'fit', 'skirmish', ...GAMES])).err).toMatch(/no model of its odds/);
  expect((await lab('fit', '--help')).out).toContain('--pool=<FILE>');
  expect((await lab('--help')).out).toContain('lab calibrate');
});

test('lab blunders counts follies by set-up, and says where none are known', async () => {
  const books = join(import.meta.dirname, '../../rules-convoy');
  const convoy = { id: 'convoy', module: pathToFileURL(join(books, 'src/index.ts')).href, folder: books };
  const few = ['--games', '1', '--seed', 'lab', '--workers', '1'];
  const blunders = (...words: string[]) => weathergauge(['lab', 'blunders', ...words], [], [convoy, ...library]);
  const { code, out } = await blunders('convoy/H2', ...few);
  expect(code).toBe(0);
  expect(out).toMatch(/^a game +guns held +prize given up/m);
  expect(out).toMatch(/^all, 1 games( +\d+\.\d\d){10}$/m);
  const json = JSON.parse((await blunders('convoy/H2', ...few, '--json')).out);
  expect(json).toMatchObject({ ruleset: 'convoy', agent: 'greedy', setups: [{ name: 'H2', games: 1 }] });
  expect((await blunders('convoy/H99', ...few)).err).toMatch(/has no scenario "H99"/);
  expect((await blunders('convoy/H2', ...few, '--agent', 'nobody')).err).toMatch(/"nobody" is no/);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports: { '.': './index.ts' } }));
  expect((await blunders('skirmish/boats', ...few)).err).toMatch(/no follies are known of "skirmish"/);
});
