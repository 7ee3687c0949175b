import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SettingName } from './settings.ts';
import { readSettings, settingsTable } from './settings.ts';

const said = (flags: Partial<Record<SettingName, string>>, env: Record<string, string> = {}) =>
  readSettings(name => flags[name], env);

test('docs/hosting.md lists every setting as the table has it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
  expect(page).toContain(settingsTable());
});

test('a flag comes before the environment, and an empty variable says nothing', () => {
  const env = {
    WEATHERGAUGE_PORT: '80',
    WEATHERGAUGE_DATA: '',
    WEATHERGAUGE_QUIET: '1',
    WEATHERGAUGE_METRICS_TOKEN: '',
  };
  expect(said({ port: '8080' }, env)).toMatchObject({ port: 8080, data: 'weathergauge-data', quiet: true });
  expect(said({}, env)).toMatchObject({ port: 80, metricsToken: null });
});

test('a folder that is named by a flag comes before a database of the environment', () => {
  const env = { WEATHERGAUGE_DATABASE: 'postgres://host/games', WEATHERGAUGE_DATA: 'kept' };
  expect(said({ data: 'here' }, env).data).toBe('here');
  expect(said({}, env).data).toBe('postgres://host/games');
  expect(said({ data: 'here', database: 'postgres://host/others' }, env).data).toBe('postgres://host/others');
  expect(said({ data: 'here' }, { WEATHERGAUGE_DATA: 'kept' }).data).toBe('here');
});

test('origins are written as browsers write them', () => {
  expect(said({ origin: 'https://Play.example.org:443/, http://10.0.0.1:8080' }).origins).toEqual([
    'https://play.example.org',
    'http://10.0.0.1:8080',
  ]);
});

test.each<[SettingName, string]>([
  ['port', '65536'],
  ['port', '-1'],
  ['port', '0x50'],
  ['origin', 'play.example.org'],
  ['origin', 'https://play.example.org/table'],
  ['origin', 'https://anne@play.example.org'],
  ['origin', 'ftp://play.example.org'],
  ['proxies', 'everybody'],
  ['proxies', '10.0.0.0/33'],
  ['proxies', '0.0.0.0/0'],
  ['proxies', '::/0'],
  ['proxies', '10.0.0.0/8/8'],
  ['metrics-token', 'short'],
  ['database', 'mysql://host/games'],
  ['node-address', '10.0.0.2:port'],
  ['node-address', '10.0.0.2:65536'],
  ['node-address', 'http://10.0.0.2:4905/'],
])('--%s %s is refused in a sentence', (name, text) => {
  expect(() => said({ [name]: text })).toThrow(`--${name} `);
});
