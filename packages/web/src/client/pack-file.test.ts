import { expect, test } from 'vitest';
import { packTitle, readPackFile } from './pack-file.ts';

const file = (text: string, name = 'Stout hulls.json') => ({ name, size: text.length, text: async () => text });
const sound = async () => null;
const pack = JSON.stringify({ rulebook: 'convoy', guns: 3 });

test('a pack from a file goes by the name of the file', async () => {
  const read = await readPackFile(file(`\uFEFF${pack}`), 'convoy', sound);
  expect(read).toEqual({ name: 'Stout hulls', data: { rulebook: 'convoy', guns: 3 } });
});

test.each([
  ['notAPack', 'no JSON'],
  ['notAPack', '[]'],
  ['notAPack', '{"guns":3}'],
  ['otherBook', '{"rulebook":"age-of-sail"}'],
  ['tooBig', ' '.repeat(2_000_001)],
])('%s is said of a file that cannot be played by', async (problem, text) => {
  expect(await readPackFile(file(text), 'convoy', sound)).toMatchObject({ problem });
});

test('what the rulebook has against it is said in its own words', async () => {
  const check = async () => ({ refused: 'bad-config', reason: 'guns: too many', clause: '' }) as const;
  expect(await readPackFile(file(pack), 'convoy', check)).toMatchObject({
    problem: 'refused',
    reason: 'guns: too many',
  });
});

test('lists in lists without end are refused here: they could not be sent to the worker', async () => {
  const nested = `{"rulebook":"convoy","guns":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const check = () => Promise.reject(new Error('it was sent'));
  expect(await readPackFile(file(nested), 'convoy', check)).toMatchObject({
    problem: 'refused',
    reason: expect.stringMatching(/^the data pack for convoy cannot be used: pack\.guns.*: lies too deep$/),
  });
});

test('a worker that breaks leaves a sentence, and nobody waiting', async () => {
  const broken = () => Promise.reject(new Error('out of memory'));
  expect(await readPackFile(file(pack), 'convoy', broken)).toMatchObject({ problem: 'unchecked' });
});

test('a file that cannot be read is no pack', async () => {
  const torn = { ...file(pack), text: () => Promise.reject(new Error('gone')) };
  expect(await readPackFile(torn, 'convoy', sound)).toMatchObject({ problem: 'unreadable' });
});

test('the name is short, and has nothing in it that is not seen', () => {
  expect(packTitle('a\u202Eb\u0007c.JSON')).toBe('abc');
  expect(packTitle(`${'⚓'.repeat(90)}.json`)).toBe('⚓'.repeat(40));
  expect(packTitle('\u200B.json')).toBe('?');
});
