import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { broken } from './broken.fixture.ts';
import { weathergauge } from './skirmish.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const firsts = Array.from({ length: 40 }, () => '1');
const play = (typed: readonly string[], ...more: string[]) =>
  weathergauge(['play', 'skirmish/boats', '--seed', '1', ...more], typed);

test('a whole game against an agent, from prompt to result', async () => {
  const { code, out, err } = await play(firsts);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('round 0 of 5, powder 8 v 8');
  expect(out).toContain('Boat 1: How many charges? [1]');
  expect(out).toContain('   1  load 0');
  expect(out.match(/^ {2}Both boats fire\.$/gm), 'each event is told once').toHaveLength(5);
  expect(out).toMatch(
    /(Victory: Boat [12]|A draw), \d+ to \d+\. The last broadside is fired: hits taken \d v \d\. \(4\)\n$/,
  );
});

test('a person is briefed before the first order, and again on request', async () => {
  const { out } = await play(['1', 'briefing', 'quit']);
  const briefings = [...out.matchAll(/^ {2}You command one of two boats\.$/gm)].map(({ index }) => index);
  expect(briefings).toHaveLength(2);
  expect(briefings[0]).toBeLessThan(out.indexOf('How many charges?'));
});

test('the same seed gives the same game', async () => {
  expect((await play(firsts)).out).toBe((await play(firsts)).out);
});

test('the scenario is asked for when nothing is said', async () => {
  const { code, out } = await weathergauge(['play'], ['nonsense', '1', 'quit']);
  expect(code).toBe(0);
  expect(out).toContain('1  Skirmish: Two boats. Five broadsides.');
  expect(out).toContain('Say a number from 1 to 1, or quit.');
  expect(out).toContain('You leave the table.');
});

test('what is no answer is explained, and changes nothing', async () => {
  const typed = ['0', '5', 'x', '', '-1', 'help', 'rules 2', 'rules 9', '?1', '?7', 'save', 'undo', 'quit'];
  const { code, out } = await play(typed);
  expect(code).toBe(0);
  expect(out.match(/Say a number from 1 to 4/g)).toHaveLength(5);
  expect(out).toContain('?N             the odds of offer N');
  expect(out).toContain('Firing. Die plus charges; the higher hits.');
  expect(out).toContain('There is no clause "9" in Skirmish.');
  expect(out).toMatch(/(Exact|Sampled) odds over \d+ outcome/);
  expect(out).toContain('Say ? and the number of an offer.');
  expect(out).toContain('Say save and a file name.');
  expect(out).toContain('No undo: this seat has no answer to take back.');
});

test('the end of the input leaves the table cleanly', async () => {
  const { code, out } = await play(['1']);
  expect(code).toBe(0);
  expect(out).toContain('You leave the table.');
});

test('hot-seat: sealed orders are passed on behind a cleared screen', async () => {
  const { out } = await play(['', '2', '', '1', 'quit'], '--seats', 'you,you');
  expect(out).toContain('pass the keyboard on (Boat 1)');
  expect(out).toMatch(/\n{50}Sealed orders: pass the keyboard on \(Boat 2\)/);
  const afterPassing = out.slice(out.indexOf('to Boat 2'));
  expect(afterPassing.slice(0, afterPassing.indexOf('> '))).not.toContain('loaded');
});

test('hot-seat: an undo behind the dice needs the consent of the others', async () => {
  const counters = ['--set', 'counters=off'];
  const typed = ['', '2', '', '1', '', 'undo', 'no', 'undo', 'yes'];
  const path = join(folder, 'undone.wg');
  const { out } = await play(typed, '--seats', 'you,you', '--save', path, ...counters);
  expect(out).toContain('every other seat must consent');
  expect(out).toContain('Boat 2, do you agree? (yes/no) no');
  expect(out).toContain('No undo. Declined: Boat 2.');
  expect(out).toContain('Taken back.');
  expect(readFileSync(path, 'utf8')).toMatch(/\n3 undo by seat 0: to 0 \[1\]/);
});

test('agents agree to an undo behind the dice, after a second thought of whoever asks', async () => {
  const off = ['--set', 'counters=off'];
  const path = join(folder, 'agreed.wg');
  const { out } = await play(['1', 'undo', 'no', 'undo', 'yes', 'quit'], '--save', path, ...off);
  expect(out).toContain('dice, a reveal or another seat lie between');
  expect(out.match(/but the dice do not. Sure\?/g)).toHaveLength(2);
  expect(out.match(/Taken back\./g)).toHaveLength(1);
  expect(readFileSync(path, 'utf8')).toMatch(/\n\d undo by seat 0: to \d \[1\]/);
});

test('a game is given up after a second thought, and its log verifies', async () => {
  const path = join(folder, 'resigned.wg');
  const { code, out } = await play(['resign', 'no', 'resign', 'yes'], '--save', path);
  expect(code).toBe(0);
  expect(out.match(/^ {2}Resigned: Boat 1\.$/gm), 'told once among the events').toHaveLength(1);
  expect(out).toMatch(/Victory: Boat 2, 0 to 0\. Resigned: Boat 1\.\n$/);
  expect(readFileSync(path, 'utf8')).toMatch(/end by seat 0: resigned/);
  expect(existsSync(`${path}.key`)).toBe(false);
  const verified = await weathergauge(['verify', path]);
  expect(verified.code).toBe(0);
  expect(verified.out).toMatch(/^Victory: Boat 2, 0 to 0\. Resigned: Boat 1\.\n$/m);
  const replayed = await weathergauge(['replay', path]);
  expect(replayed.out.match(/^ {6}Resigned: Boat 1\.$/gm), 'and in the replay').toHaveLength(1);
  expect(replayed.out).toMatch(/Victory: Boat 2, 0 to 0\. Resigned: Boat 1\.\n$/);
});

test('hot-seat: a draw is offered, declined and agreed', async () => {
  const { out } = await play(['', 'draw', 'no', 'draw', 'yes'], '--seats', 'you,you');
  expect(out).toContain('No draw. Declined: Boat 2.');
  expect(out).toMatch(/^ {2}All agree to a draw\.$/m);
  expect(out).toMatch(/A draw, \d+ to \d+\. All agree to a draw\.\n$/);
});

test('agents play by the names of the page’s levels too', async () => {
  const { code, out } = await weathergauge(['play', 'skirmish/boats', '--seats', 'midshipman,lieutenant']);
  expect(code).toBe(0);
  expect(out).toMatch(/broadside is fired: .* \(4\)\n$/);
  const wrong = await weathergauge(['play', 'skirmish/boats', '--seats', 'boatswain,you'], ['1']);
  expect(wrong.err).toContain('commodore, admiral');
});

test('hot-seat: at the end nobody is told again what has been told', async () => {
  const typed = Array.from({ length: 40 }, () => ['', '1']).flat();
  const { out } = await play(typed, '--seats', 'you,you', '--set', 'counters=off');
  expect(out).toMatch(/broadside is fired: .* \(4\)\n$/);
  const end = out.slice(out.lastIndexOf('> '));
  expect(end.match(/^ {2}Both boats fire\.$/gm)).toHaveLength(1);
});

test('whoever comes back to a saved game is not told its opening again', async () => {
  const module = new URL('levels.fixture.ts', import.meta.url).href;
  const library = [{ id: 'levels', module, folder: import.meta.dirname }];
  const path = join(folder, 'opening.wg');
  const begun = await weathergauge(['play', 'levels/boats', '--save', path], ['1', 'quit'], library);
  expect(begun.out.match(/sighted/g)).toHaveLength(1);
  const resumed = await weathergauge(['play', '--load', path], ['quit'], library);
  expect(resumed.out).not.toContain('sighted');
});

test('a saved game is on disk after every answer, goes on where it stopped, and verifies at the end', async () => {
  const path = join(folder, 'game.wg');
  await play(['2', '1', 'quit'], '--save', path);
  const saved = readFileSync(path, 'utf8');
  expect(saved.match(/^\d+ seat 0/gm)?.length).toBeGreaterThanOrEqual(2);
  expect(saved).toContain('key none');
  expect((await weathergauge(['verify', path])).out).toContain(
    'Finished and complete: not claimed, the game is not over.',
  );

  expect((await weathergauge(['play', '--load', path, '--seats', 'you'])).err).toContain('--seats names 1, but');
  const again = await play(['1'], '--save', path);
  expect(again.code).toBe(2);
  expect(again.err).toContain('is there already');
  expect(readFileSync(path, 'utf8')).toBe(saved);

  const resumed = await weathergauge(['play', '--load', path], firsts);
  expect(resumed.code).toBe(0);
  expect(resumed.out).toMatch(/broadside is fired: .* \(4\)\n$/);
  const begun = saved.slice(saved.indexOf('weathergauge log'), saved.indexOf('key none'));
  expect(readFileSync(path, 'utf8').startsWith(begun)).toBe(true);
  expect(existsSync(`${path}.key`)).toBe(false);
  expect((await weathergauge(['verify', path])).out).toContain('Played by the rules: yes, ');

  const { ino } = statSync(path);
  const over = await weathergauge(['play', '--load', path], ['x']);
  expect(statSync(path).ino, 'a game that is over is not written again').toBe(ino);
  expect(over.code).toBe(0);
  expect(over.out).toContain('The last broadside is fired');
  expect((await weathergauge(['verify', path])).out).toContain('Played by the rules: yes, ');
});

test('a file that this sitting has neither written nor loaded is not written over', async () => {
  const precious = join(folder, 'precious.wg');
  writeFileSync(precious, 'somebody else’s');
  const mine = join(folder, 'mine.wg');
  const { code, out } = await play(['1', `save ${precious}`, `save ${mine}`, 'save', 'quit'], '--save', mine);
  expect(code).toBe(0);
  expect(out).toContain('precious.wg" is there already');
  expect(out.match(/Saved in/g)).toHaveLength(2);
  const moved = await weathergauge(['play', '--load', mine, '--save', precious], ['quit']);
  expect(moved).toMatchObject({ code: 2, out: '' });
  expect(readFileSync(precious, 'utf8')).toBe('somebody else’s');
});

test('what a killed game has left unfinished is gone at the next start, and a link to a save means the save', async () => {
  const path = join(folder, 'killed.wg');
  await play(['2', 'quit'], '--save', path);
  for (const name of [path, `${path}.key`]) writeFileSync(`${name}.2147483646.new`, 'a part of it');
  const link = join(folder, 'link.wg');
  symlinkSync(path, link);
  const before = readFileSync(path, 'utf8');
  const { code } = await weathergauge(['play', '--load', link], ['1', 'quit']);
  expect(code).toBe(0);
  expect(readFileSync(path, 'utf8').length).toBeGreaterThan(before.length);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder).filter(name => name.endsWith('.new'))).toEqual([]);
});

test('a file that cannot be written is told, and does not end the game', async () => {
  const { code, out } = await play([`save ${join(folder, 'no', 'where')}`, `save ${join(folder, 'here')}`, 'quit']);
  expect(code).toBe(0);
  expect(out).toContain('cannot write');
  expect(out).toContain('Saved in');
});

test('agents alone play the game to its end while one watches', async () => {
  const { code, out } = await weathergauge(['play', 'skirmish/boats', '--seats', 'random,search:50', '--seed', '3']);
  expect(code).toBe(0);
  expect(out).toMatch(/broadside is fired: .* \(4\)\n$/);
});

test('a rulebook that fails leaves a report beside the log, and none on the screen', async () => {
  const path = join(folder, 'broken.wg');
  const typed = ['', '2', 'quit'];
  const ran = await weathergauge(
    ['play', 'skirmish/boats', '--seats', 'you,you', '--seed', '1', '--save', path],
    typed,
    broken,
  );
  expect(ran.code).toBe(0);
  expect(ran.out).toContain('Refused: the rulebook has failed here');
  expect(ran.err).toBe(`This is a bug of ours: ${path}.fault is a report that makes it happen again.\n`);
  expect(JSON.parse(readFileSync(`${path}.fault`, 'utf8'))).toMatchObject({
    seat: 0,
    said: 'load charges=1',
    message: 'a bug',
  });
  expect(statSync(`${path}.fault`).mode & 0o077, 'it may hold secrets').toBe(0);
  const unkept = await weathergauge(['play', 'skirmish/boats', '--seats', 'you,you', '--seed', '1'], typed, broken);
  expect(unkept.err).toBe('This is a bug of ours: with --save FILE a report of it would be kept.\n');
});
