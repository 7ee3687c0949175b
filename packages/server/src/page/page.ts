/**
 * The built page, read into memory once. A request is looked up in this table and never becomes a file path, so there is no way out of
 * the folder, and a build in the meantime cannot mix two versions of the page.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** In the order of preference. `tools/build.ts` of the page writes a file of each kind beside what gets smaller by it. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const SUFFIXES: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

export interface ServedFile {
  readonly type: string;
  /** The same for every encoding; an encoding adds its name. */
  readonly fingerprint: string;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly hashedName: boolean;
  readonly body: Uint8Array;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array>>>;
}

/** Files by the path of their address, which begins with a slash. */
export type Page = ReadonlyMap<string, ServedFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

const FINGERPRINT_LENGTH = 22;

/** Symbolic links are not followed, and names that begin with a dot are left out. */
export function readPage(folder: string): Page {
  const paths = (existsSync(folder) ? filesUnder(folder) : []).filter(path => !path.includes('/.'));
  if (!paths.includes('/index.html')) throw new Error('the page has not been built: its folder has no index.html');
  const contents = new Map(paths.map(path => [path, readFileSync(join(folder, path))] as const));
  const page = new Map<string, ServedFile>();
  for (const [path, body] of contents) {
    if (isEncoded(path, contents)) continue;
    page.set(path, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      fingerprint: fingerprintOf(body),
      hashedName: path.startsWith('/assets/'),
      body,
      encoded: encodedOf(path, contents),
    });
  }
  return page;
}

/** The element of `index.html` by which the page knows whether it came from a server or from a static host. */
const WITHOUT = '<meta name="weathergauge-server" content="none"';
const WITH = '<meta name="weathergauge-server" content="here"';

/** The same page, marked as coming from a server. */
export function withServer(page: Page): Page {
  const index = page.get('/index.html');
  if (index === undefined) return page;
  const body = Buffer.from(Buffer.from(index.body).toString('utf8').replace(WITHOUT, WITH));
  // Not compressed, because it is small.
  return new Map(page).set('/index.html', { ...index, body, fingerprint: fingerprintOf(body), encoded: {} });
}

function fingerprintOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, FINGERPRINT_LENGTH);
}

/** Folder by folder, because `readdirSync` with `recursive` follows links to folders. */
function filesUnder(folder: string, at = ''): string[] {
  return readdirSync(join(folder, at), { withFileTypes: true }).flatMap(entry => {
    const path = `${at}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(folder, path) : entry.isFile() ? [path] : [];
  });
}

function isEncoded(path: string, contents: ReadonlyMap<string, Uint8Array>): boolean {
  const suffix = extname(path);
  return SUFFIXES[suffix] !== undefined && contents.has(path.slice(0, -suffix.length));
}

function encodedOf(path: string, contents: ReadonlyMap<string, Uint8Array>): ServedFile['encoded'] {
  const found: Partial<Record<Encoding, Uint8Array>> = {};
  for (const [suffix, encoding] of Object.entries(SUFFIXES)) {
    const body = contents.get(`${path}${suffix}`);
    if (body !== undefined) found[encoding] = body;
  }
  return found;
}

/** What the page says of itself that it may load and run (Content-Security-Policy). */
export function policyIn(page: Page): string {
  const text = new TextDecoder().decode(page.get('/index.html')?.body);
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1];
  if (policy === undefined) throw new Error('the page says nothing of what it may load: build it again');
  return policy.replaceAll('&#39;', "'");
}
