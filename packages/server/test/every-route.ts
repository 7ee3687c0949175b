/**
 * Every address of the API and who may call it. A test holds the list against the description that a server gives of itself, so a new
 * route cannot be forgotten.
 */

/**
 * `public`: anybody. `somebody`: whoever is known, about herself alone. `knowers`: of a table, whoever may know of it. `players`: of a
 * table, those who play there, or its organiser before the game. `administrators`: nobody else.
 */
type RouteFor = 'public' | 'somebody' | 'knowers' | 'players' | 'administrators';

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly for: RouteFor;
  readonly body: object | null;
}

interface Aim {
  readonly table: string;
  /** Somebody else. */
  readonly person: string;
  readonly tableWish: object;
}

const HEX = 'ab'.repeat(32);

/** By method and path as the description has them. */
const ROUTES: Readonly<Record<string, readonly [who: RouteFor, body?: (aim: Aim) => object]>> = {
  'GET /api/socket': ['public'],
  'POST /api/ask': ['public', ({ table }) => ({ ask: 'resign', id: 'x', table })],
  'GET /api/lobby/stream': ['public'],
  'GET /api/tables/{table}/stream': ['knowers'],
  'GET /api/hello': ['public'],
  'POST /api/guest': ['public', () => ({ name: 'Anne' })],
  'POST /api/sign-out': ['public'],
  'POST /api/log-in': ['public', () => ({ login: 'anne', password: 'x' })],
  'POST /api/log-in/passkey/options': ['public'],
  'POST /api/log-in/passkey': ['public', () => ({})],
  'GET /api/lobby': ['public'],
  'GET /api/keys': ['public'],
  'GET /api/record/games': ['public'],
  'GET /api/record/players/{player}': ['public'],
  'GET /api/record/leaders': ['public'],
  'GET /api/tables': ['public'],
  'POST /api/tables': ['somebody', ({ tableWish }) => tableWish],
  'GET /api/companions': ['somebody'],
  'GET /api/tables/{table}': ['knowers'],
  'GET /api/tables/{table}/log': ['knowers'],
  'GET /api/tables/{table}/notes': ['knowers'],
  'POST /api/tables/{table}/notes': ['knowers', () => ({ place: 1, words: 'x' })],
  'POST /api/reports': ['knowers', ({ table, person }) => ({ at: table, person, reason: 'other', words: '' })],
  'POST /api/tables/{table}/sit': ['players', () => ({ seat: 0 })],
  'POST /api/tables/{table}/stand': ['players'],
  'POST /api/tables/{table}/ready': ['players', () => ({ ready: false })],
  'POST /api/tables/{table}/settings': ['players', ({ tableWish }) => tableWish],
  'POST /api/tables/{table}/remove': ['players', () => ({ seat: 1 })],
  'POST /api/tables/{table}/close': ['players'],
  'POST /api/tables/{table}/rematch': ['players'],
  'POST /api/tables/{table}/pledge': ['players', () => ({ pledge: HEX })],
  'POST /api/tables/{table}/share': ['players', () => ({ share: HEX })],
  'POST /api/mutes': ['somebody', ({ person }) => ({ person, muted: true })],
  'GET /api/account': ['somebody'],
  'GET /api/account/export': ['somebody'],
  'POST /api/account/delete': ['somebody'],
  'GET /api/account/notices': ['somebody'],
  'POST /api/account/notices/push': [
    'somebody',
    () => ({ endpoint: 'https://push.example.org/', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
  ],
  'POST /api/account/notices/mail': ['somebody', () => ({ address: 'anne@example.org' })],
  'POST /api/account/notices/webhook': ['somebody', () => ({ url: 'https://bot.example.org/' })],
  'POST /api/account/notices/{id}/end': ['somebody'],
  'GET /api/notices/confirm/{token}': ['public'],
  'POST /api/notices/confirm/{token}': ['public'],
  'GET /api/notices/stop/{token}': ['public'],
  'POST /api/notices/stop/{token}': ['public'],
  'POST /api/account/name': ['somebody', () => ({ name: 'Mary' })],
  'POST /api/account/keep': ['somebody', () => ({ login: 'mary', password: 'a long password of hers' })],
  'POST /api/account/confirm': ['somebody', () => ({ password: 'x' })],
  'POST /api/account/password': ['somebody', () => ({ password: 'a long password of hers' })],
  'POST /api/account/confirm/passkey/options': ['somebody'],
  'POST /api/account/confirm/passkey': ['somebody', () => ({})],
  'POST /api/account/passkeys/options': ['somebody'],
  'POST /api/account/passkeys': ['somebody', () => ({})],
  'POST /api/account/passkeys/remove': ['somebody', () => ({ id: 'abcd' })],
  'POST /api/account/sessions/{id}/end': ['somebody'],
  'POST /api/account/sign-out-everywhere': ['somebody'],
  'POST /api/account/tokens': ['somebody', () => ({ name: 'bot' })],
  'POST /api/account/tokens/{id}/revoke': ['somebody'],
  'GET /api/administration/reports': ['administrators'],
  'POST /api/administration/reports/{report}/close': ['administrators', () => ({ how: 'settled' })],
  'POST /api/administration/lines/remove': [
    'administrators',
    ({ table }) => ({ at: table, channel: 'players', number: 1 }),
  ],
  'GET /api/administration/deeds': ['administrators'],
  'GET /api/administration/suspended': ['administrators'],
  'POST /api/administration/people/{person}/suspend': ['administrators', () => ({ why: 'x' })],
  'POST /api/administration/people/{person}/lift': ['administrators'],
};

export const knownRoutes = (): readonly string[] => Object.keys(ROUTES).toSorted();

/** What a server says of itself. */
export async function describedRoutes(address: string): Promise<readonly string[]> {
  const { paths } = (await (await fetch(`${address}api/openapi.json`)).json()) as { paths: Record<string, object> };
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`))
    .toSorted();
}

export function routesFor(who: readonly RouteFor[], aim: Aim): readonly Route[] {
  return Object.entries(ROUTES).flatMap(([name, [whose, body]]): Route[] => {
    const [method = '', template = ''] = name.split(' ');
    if (!who.includes(whose)) return [];
    const path = template
      .replace('{table}', aim.table)
      .replace('{person}', aim.person)
      .replaceAll(/\{\w+\}/g, 'nobody');
    return [{ method: method === 'GET' ? 'GET' : 'POST', path, for: whose, body: body?.(aim) ?? null }];
  });
}

/** The status of a call, and nothing else of it: a stream is left at once. */
export async function statusOf(
  address: string,
  token: string | null,
  { method, path }: Pick<Route, 'method' | 'path'>,
  body: string | null,
): Promise<number> {
  const away = new AbortController();
  const { status } = await fetch(`${address}${path.slice(1)}`, {
    method,
    signal: away.signal,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null ? {} : { body }),
  });
  away.abort();
  return status;
}
