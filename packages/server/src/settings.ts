/**
 * All settings of a server, in one table. The flags of `weathergauge serve` and `npm start`, the environment variables, and the table in
 * docs/hosting.md are made from it.
 */

import { isIP } from 'node:net';
import { nodeAddress } from './nodes/home.ts';
import { isDatabase } from './store/place.ts';

interface Setting {
  /** Placeholder for its value in the help; null for a switch. */
  readonly hint: string | null;
  readonly summary: string;
  /** The default, in words. */
  readonly otherwise: string;
}

export const SETTINGS = {
  data: { hint: 'DIR', summary: 'Folder in which games are kept', otherwise: 'weathergauge-data' },
  database: {
    hint: 'URL',
    summary:
      'PostgreSQL in which games are kept instead, by one server or by several: postgres://user:password@host/name',
    otherwise: 'the folder',
  },
  host: {
    hint: 'H',
    summary: 'Address to listen at; 0.0.0.0 is every network of this machine',
    otherwise: '127.0.0.1: this machine alone',
  },
  port: { hint: 'N', summary: 'Port to listen at', otherwise: '4805, or the next that is free' },
  'node-address': {
    hint: 'HOST:PORT',
    summary: 'Where other servers on the same database reach this one; only they may be let through to it',
    otherwise: 'its --host or its name, and a free port',
  },
  page: { hint: 'DIR', summary: 'The built page (npm run build)', otherwise: 'that of the clone' },
  origin: {
    hint: 'URL,…',
    summary:
      'Where players find it, such as https://play.example.org: it answers to that name, and to pages from there',
    otherwise: 'localhost and numbers',
  },
  proxies: {
    hint: 'IP,…',
    summary:
      'Reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses or ranges (10.0.0.0/8)',
    otherwise: 'none',
  },
  'metrics-token': {
    hint: 'TEXT',
    summary: 'Who shows it as a bearer token may read /metrics from anywhere',
    otherwise: 'callers on this machine, and nobody where there is an origin',
  },
  smtp: {
    hint: 'URL',
    summary: 'By which notices are mailed: smtps://user:password@host, or smtp:// with STARTTLS; needs --mail-from',
    otherwise: 'no mail is sent',
  },
  'mail-from': {
    hint: 'ADDRESS',
    summary: 'From whom mail comes, such as Weathergauge <weathergauge@example.org>',
    otherwise: 'nobody',
  },
  quiet: { hint: null, summary: 'No JSON log on standard output', otherwise: 'a line for what went wrong' },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

/** The values, from flags or else from the environment. */
export interface Settings {
  /** Where games are kept: a folder, or the address of a database. */
  readonly data: string;
  readonly host: string | undefined;
  readonly port: number | undefined;
  readonly nodeAddress: string | undefined;
  readonly page: string | undefined;
  readonly origins: readonly string[];
  readonly proxies: readonly string[];
  readonly metricsToken: string | null;
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  readonly quiet: boolean;
}

const DATA_FOLDER = 'weathergauge-data';
const LAST_PORT = 65_535;
const LEAST_TOKEN = 16;

export const variableOf = (name: string): string => `WEATHERGAUGE_${name.toUpperCase().replaceAll('-', '_')}`;

/** Throws an error with a sentence if a setting is invalid. `flag` gives the text of a flag, '' for a switch that is on. */
export function readSettings(
  flag: (name: SettingName) => string | undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const said = (name: SettingName): string | undefined => flag(name) ?? (env[variableOf(name)] || undefined);
  const list = (name: SettingName): string[] =>
    (said(name) ?? '')
      .split(',')
      .map(each => each.trim())
      .filter(each => each !== '');
  const metricsToken = said('metrics-token') ?? null;
  if (metricsToken !== null && metricsToken.length < LEAST_TOKEN)
    throw new Error(`--metrics-token needs at least ${LEAST_TOKEN} characters`);
  const origins = list('origin').map(originIn);
  return {
    // Who names a folder by the flag means it, whatever database the environment names.
    data: placeIn(said('data'), flag('database') ?? (flag('data') === undefined ? said('database') : undefined)),
    host: said('host'),
    port: portIn(said('port')),
    nodeAddress: nodeAddressIn(said('node-address')),
    page: said('page'),
    origins,
    proxies: list('proxies').map(proxyIn),
    metricsToken,
    ...mailIn(said('smtp') ?? null, said('mail-from') ?? null, origins),
    quiet: said('quiet') !== undefined,
  };
}

function placeIn(folder: string | undefined, database: string | undefined): string {
  if (database === undefined) return folder ?? DATA_FOLDER;
  // It may hold a password: it is not said again.
  if (!isDatabase(database)) throw new Error('--database needs an address such as postgres://user:password@host/name');
  return database;
}

function mailIn(
  smtp: string | null,
  mailFrom: string | null,
  origins: readonly string[],
): Pick<Settings, 'smtp' | 'mailFrom'> {
  // It may hold a password: it is not said again.
  if (smtp !== null && !(URL.canParse(smtp) && /^smtps?:$/.test(new URL(smtp).protocol) && new URL(smtp).hostname))
    throw new Error('--smtp needs an address such as smtps://user:password@host');
  if (mailFrom !== null && !/^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(mailFrom))
    throw new Error(`--mail-from needs an address such as weathergauge@example.org, not ${JSON.stringify(mailFrom)}`);
  if (smtp !== null && mailFrom === null) throw new Error('--smtp needs --mail-from: from whom mail comes');
  if (smtp !== null && origins.length === 0) throw new Error('--smtp needs --origin: links in mail lead there');
  return { smtp, mailFrom };
}

function portIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > LAST_PORT)
    throw new Error(`--port needs a number from 0 to ${LAST_PORT}`);
  return Number(text);
}

function nodeAddressIn(text: string | undefined): string | undefined {
  nodeAddress(text, '');
  return text;
}

/** The origin as browsers write it. */
function originIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && url.href === `${url.origin}/` && /^https?:$/.test(url.protocol);
  if (!isPlain)
    throw new Error(`--origin needs addresses such as https://play.example.org, not ${JSON.stringify(text)}`);
  return url.origin;
}

function proxyIn(text: string): string {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const widest = version === 6 ? 128 : 32;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
  if (version === 0 || more.length > 0 || !isRange)
    throw new Error(`--proxies needs addresses or ranges such as 127.0.0.1 or 10.0.0.0/8, not ${JSON.stringify(text)}`);
  // A range of all addresses would trust everybody's headers.
  if (bits === '0') throw new Error('--proxies must not be everybody: name the proxies');
  return text;
}

/** The table of docs/hosting.md. */
export function settingsTable(): string {
  const rows = Object.entries(SETTINGS).map(([name, { hint, summary, otherwise }]: [string, Setting]) => {
    const flag = hint === null ? `--${name}` : `--${name} ${hint}`;
    return `| \`${flag}\` | \`${variableOf(name)}\` | ${summary} | ${otherwise} |`;
  });
  return ['| flag | environment | what it says | when nothing is said |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}
