/** What a request is answered with: status, headers and body, as plain data. `serve.ts` sends it. */

import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding, Page, ServedFile } from './page.ts';
import { ENCODINGS } from './page.ts';

export interface Asked {
  readonly method: string;
  /** As it came: the path, and perhaps a query. */
  readonly url: string;
  readonly headers: Readonly<Pick<IncomingHttpHeaders, 'accept-encoding' | 'host' | 'if-none-match'>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** What a GET is sent; a HEAD is told its length only. */
  readonly body: Uint8Array;
}

export interface Site {
  readonly page: Page;
  /** What the page may do, as Content-Security-Policy. */
  readonly policy: string;
  isOurHost(host: string | undefined): boolean;
}

export function answerTo(site: Site, asked: Asked): Answer {
  const { page } = site;
  if (!site.isOurHost(asked.headers.host)) {
    return problem(site, 421, 'Wrong address', 'This server does not answer to that name: use the address it printed.');
  }
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    const refused = problem(site, 405, 'Not possible', 'Here are only files to read.');
    return { ...refused, headers: { ...refused.headers, Allow: 'GET, HEAD' } };
  }
  const path = pathOf(asked.url);
  if (path === null) return problem(site, 400, 'Not understood', 'That is no address of this server.');
  const file = page.get(path === '/' ? '/index.html' : path);
  if (file === undefined) return problem(site, 404, 'Nothing here', 'There is no page at this address.');
  return fileAnswer(site, file, asked);
}

/** The path that is meant, or null where it is none: a table is asked, so this only has to be readable, not safe. */
function pathOf(url: string): string | null {
  if (!url.startsWith('/')) return null;
  let path: string;
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  const isOdd = /[\u0000-\u001f\u007f\\]/.test(path) || path.split('/').some(part => part === '..' || part === '.');
  return isOdd ? null : path;
}

function fileAnswer(site: Site, file: ServedFile, { headers }: Asked): Answer {
  const encoding = chooseEncoding(file, headers['accept-encoding'] ?? '');
  const tag = `"${file.fingerprint}${encoding === null ? '' : `-${encoding}`}"`;
  const common = {
    ...protection(site),
    'Cache-Control': file.hashedName ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  if (isKnown(headers['if-none-match'], tag)) return { status: 304, headers: common, body: new Uint8Array() };
  return {
    status: 200,
    headers: {
      ...common,
      'Content-Type': file.type,
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    },
    body: encoding === null ? file.body : (file.encoded[encoding] ?? file.body),
  };
}

/** The best that both sides have; null is the file as it is. */
function chooseEncoding(file: ServedFile, accepted: string): Encoding | null {
  const wanted = new Map<string, boolean>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...settings] = part.split(';').map(word => word.trim());
    // A quality of nothing, in any of its spellings, is a refusal.
    wanted.set(name, !settings.some(setting => /^q=0(\.0*)?$/.test(setting)));
  }
  const takes = (encoding: Encoding) => wanted.get(encoding) ?? wanted.get('*') ?? false;
  return ENCODINGS.find(encoding => file.encoded[encoding] !== undefined && takes(encoding)) ?? null;
}

/** A tag may come back marked as weak by something in between. */
function isKnown(known: string | undefined, tag: string): boolean {
  const tags = known?.split(',').map(each => each.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}

/** Nothing here is worth isolating from itself (COEP): the page shares no memory between threads. */
function protection({ policy }: Site): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}

/** A page that says what is wrong. Nothing of the request is repeated in it. */
function problem(site: Site, status: number, title: string, sentence: string): Answer {
  const text = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Weathergauge</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
</head>
<body>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">To the game</a></p>
</body>
</html>
`;
  return {
    status,
    headers: { ...protection(site), 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' },
    body: new TextEncoder().encode(text),
  };
}
