import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isWithin } from './rules.ts';
import { weathergauge } from './skirmish.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-usage-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const simulate = (changes: Readonly<Record<string, string | null>>): string[] => {
  const flags = { '--games': '2', '--agents': 'random,random', '--seed': '1', ...changes };
  const given = Object.entries(flags).flatMap(([flag, value]) => (value === null ? [] : [`${flag}=${value}`]));
  return ['simulate', 'skirmish/boats', ...given];
};

const bad: readonly (readonly [why: string, words: readonly string[], says: RegExp])[] = [
  ['an unknown command', ['sink'], /no command "sink"/],
  ['a command with control characters', ['a\nb\u001b[31m'], /no command/],
  ['an unknown flag', ['list', '--jsno'], /list knows no "--jsno"/],
  ['a short flag', ['list', '-j'], /knows no "-j"/],
  ['a negated flag', ['list', '--no-json'], /knows no/],
  ['a flag with a name from the prototype', ['list', '--constructor'], /knows no/],
  ['an extra word', ['list', 'all'], /does not expect the word "all"/],
  ['an extra word behind --', ['list', '--', '--json'], /does not expect the word "--json"/],
  ['a value for a switch', ['list', '--json=yes'], /--json takes no value/],
  ['a missing value', ['simulate', 'skirmish/boats', '--games'], /--games needs a value/],
  ['a flag where a value should be', ['simulate', 'skirmish/boats', '--games', '--json'], /--games needs a value/],
  ['an empty value', simulate({ '--seed': '' }), /--seed needs a value/],
  ['a flag given twice', [...simulate({}), '--games=3'], /--games is given twice/],
  ['a missing word', ['simulate', '--games', '2'], /simulate needs ruleset\/scenario/],
  ['a missing flag', simulate({ '--games': null }), /simulate needs --games N/],
  ['no agents', simulate({ '--agents': null }), /simulate needs --agents/],
  ['no seed', simulate({ '--seed': null }), /simulate needs --seed/],
  ['games that are no number', simulate({ '--games': 'NaN' }), /--games must be a whole number/],
  ['no games', simulate({ '--games': '0' }), /--games must be a whole number from 1/],
  ['fewer than no games', simulate({ '--games': '-1' }), /--games must be/],
  [
    'fewer than no games, said apart',
    [...simulate({ '--games': null }), '--games', '-1'],
    /--games must be .* not "-1"/,
  ],
  ['half a game', simulate({ '--games': '1.5' }), /--games must be/],
  ['games in exponents', simulate({ '--games': '1e3' }), /--games must be/],
  ['endless games', simulate({ '--games': 'Infinity' }), /--games must be/],
  ['too many games', simulate({ '--games': '10000001' }), /--games must be a whole number from 1 to 10000000/],
  ['a number of many digits', simulate({ '--games': '9'.repeat(400) }), /--games must be/],
  ['no workers', simulate({ '--workers': '0' }), /--workers must be/],
  ['too many workers', simulate({ '--workers': '5000' }), /--workers must be/],
  ['an unknown rulebook', ['simulate', 'galleys/boats', ...simulate({}).slice(2)], /no rulebook "galleys"/],
  ['an unknown scenario', ['simulate', 'skirmish/ships', ...simulate({}).slice(2)], /no scenario "ships"/],
  [
    'a rulebook without scenario',
    ['simulate', 'skirmish', ...simulate({}).slice(2)],
    /should be <rulebook>\/<scenario>/,
  ],
  ['a scenario with a path', ['simulate', 'skirmish/boats/../x', ...simulate({}).slice(2)], /should be/],
  ['an unknown agent', simulate({ '--agents': 'random,nelson' }), /"nelson" is no agent/],
  ['an agent with a wrong argument', simulate({ '--agents': 'random,search:0' }), /is no agent/],
  ['an agent with control characters', simulate({ '--agents': 'random,x\ny\u001b[2J' }), /"x y \[2J" is no agent/],
  ['too few agents', simulate({ '--agents': 'random' }), /seats 2, not 1/],
  ['too many agents', simulate({ '--agents': 'random,random,random' }), /seats 2, not 3/],
  ['a seed with control characters', simulate({ '--seed': 'a\u0007b' }), /--seed must be/],
  ['an endless seed', simulate({ '--seed': 'x'.repeat(201) }), /--seed must be/],
  ['an unknown option', simulate({ '--set': 'wind=7' }), /no option "wind"/],
  ['an option from the prototype', simulate({ '--set': '__proto__=7' }), /no option "__proto__"/],
  ['an option without value', simulate({ '--set': 'rounds' }), /--set needs option=value/],
  ['an option out of range', simulate({ '--set': 'rounds=10' }), /option rounds: expected a whole number, 1 to 9/],
  ['an option that is no number', simulate({ '--set': 'rounds=NaN' }), /option rounds/],
  ['a flag that is no truth', simulate({ '--set': 'counters=perhaps' }), /option counters/],
  ['an option set twice', [...simulate({ '--set': 'rounds=2' }), '--set=rounds=3'], /set twice/],
  [
    'logs into a file',
    simulate({ '--logs': file('occupied', '') }),
    /cannot make the folder .*: there is something of that name already/,
  ],
  ['more logs than a folder should hold', simulate({ '--games': '100001', '--logs': folder }), /at most 100000 games/],
  ['a missing log', ['verify', join(folder, 'nowhere')], /cannot read .*no such file/],
  ['a folder as log', ['verify', folder], /it is a folder/],
  ['a path with a nul', ['verify', 'a\0b'], /cannot read/],
  ['a binary log', ['verify', file('binary', new Uint8Array([0, 255, 254, 128]))], /is not text/],
  // Devices that never end are not to be had everywhere.
  ...(existsSync('/dev/zero') ? [['an endless log', ['verify', '/dev/zero'], /is too large to be read/] as const] : []),
  ['a binary data pack', ['data', 'validate', file('binary', new Uint8Array([255]))], /"[^"]*binary" is not text/],
  ['some other text', ['replay', file('text', 'Call me Ishmael.\n')], /is not a game log/],
  ['an empty log', ['replay', file('empty', '')], /is not a game log/],
  ['a torn log', ['replay', file('torn', 'weathergauge log 1\nruleset skirmish\n')], /./],
  ['an unknown clause', ['rules', 'skirmish', '99'], /no clause "99"/],
  ['an unknown rulebook to read', ['rules', 'galleys'], /no rulebook/],
  ['play without scenario where nobody can be asked', ['play'], /needs <ruleset>\/<scenario>/],
  ['seats that do not fit', ['play', 'skirmish/boats', '--seats', 'you'], /seats 2, not 1/],
  ['a stranger at the table', ['play', 'skirmish/boats', '--seats', 'you,nelson'], /"nelson" can take no seat/],
  ['a saved game with a seed', ['play', '--load', 'x', '--seed', '1'], /--seed is for a new game/],
  ['a saved game with options', ['play', '--load', 'x', '--set', 'rounds=2'], /--set is for a new game/],
  ['a saved game with a scenario', ['play', 'skirmish/boats', '--load', 'x'], /a saved game names its own scenario/],
  [
    'a file within a file',
    ['play', 'skirmish/boats', '--save', join(file('f', ''), 'x')],
    /cannot write .*not a folder/,
  ],
  ['a name without end', ['play', 'skirmish/boats', '--save', join(folder, 'x'.repeat(300))], /the name is too long/],
  ['a saved game that is not there', ['play', '--load', join(folder, 'nowhere')], /cannot read/],
  ['help about nothing', ['help', 'sink'], /no command "sink"/],
];

describe('bad usage ends with 2 and one clear line', () => {
  test.each(bad)('%s', async (_why, words, says) => {
    const { code, out, err } = await weathergauge(words);
    expect(err).toMatch(says);
    expect(err).toMatch(/^weathergauge: [^\n]{1,400}\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

test('a seed may be any text, a number below nothing too', async () => {
  const apart = await weathergauge([...simulate({ '--seed': null, '--games': '1' }), '--json', '--seed', '-7']);
  expect(apart).toMatchObject({ code: 0, err: '' });
  const joined = await weathergauge([...simulate({ '--seed': '-7', '--games': '1' }), '--json']);
  expect(JSON.parse(apart.out).hash).toBe(JSON.parse(joined.out).hash);
});

test('help names every command, and each command its flags', async () => {
  for (const words of [[], ['--help'], ['-h'], ['help']]) {
    const { code, out, err } = await weathergauge(words);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of ['list', 'play', 'simulate', 'replay', 'verify', 'rules']) expect(out).toContain(name);
  }
  for (const words of [
    ['simulate', '--help'],
    ['help', 'simulate'],
    ['simulate', 'skirmish/boats', '--games', '2', '--help'],
  ]) {
    expect((await weathergauge(words)).out).toContain('--workers');
  }
});

test('list names what there is to play', async () => {
  const { code, out } = await weathergauge(['list', '--json']);
  expect(code).toBe(0);
  const { rulesets } = JSON.parse(out) as { rulesets: Record<string, unknown>[] };
  expect(rulesets[0]).toMatchObject({
    id: 'skirmish',
    title: 'Skirmish',
    edition: 1,
    scenarios: [{ id: 'boats', title: 'Two boats', seats: 2 }],
    agents: ['random', 'greedy', 'search'],
  });
  expect(Object.keys(rulesets[0]?.['options'] ?? {})).toEqual(['rounds', 'counters']);
  expect((await weathergauge(['list'])).out).toContain('skirmish/boats');
});

test('a clause holds those below it, and not those that only begin like it', () => {
  const within = ['11.4', '11.4.2', '11.4a', '11.40', '11', '11.5'].filter(id => isWithin(id, '11.4'));
  expect(within).toEqual(['11.4', '11.4.2', '11.4a']);
});

test('rules tells the clauses, all or one', async () => {
  const all = JSON.parse((await weathergauge(['rules', 'skirmish', '--json'])).out);
  expect(all.ruleset).toBe('skirmish');
  expect(all.clauses.map((clause: { id: string }) => clause.id)).toEqual(['1', '2', '3', '4']);
  expect(all.clauses[3]).toMatchObject({ title: 'Winning', source: 'skirmish.ts' });
  expect(all.clauses[3].reason).toContain('finished game');
  expect(Array.isArray(all.clauses[0].tests)).toBe(true);
  const one = await weathergauge(['rules', 'skirmish', '2']);
  expect(one.out).toContain('Firing');
  expect(one.out).not.toContain('Loading');
});
