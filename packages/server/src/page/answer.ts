/** From a request for a page file to the answer: status, headers and body, as plain data. `send.ts` sends it. */

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
  /** The page's Content-Security-Policy. */
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

/** The decoded path, or null if it is not a valid one. It is only looked up in a table, so it cannot lead out of the folder. */
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

/** The best encoding that the client accepts and the file has; null for the file as it is. */
function chooseEncoding(file: ServedFile, accepted: string): Encoding | null {
  const wanted = new Map<string, boolean>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...settings] = part.split(';').map(word => word.trim());
    // `q=0`, in any spelling, means that the encoding is refused.
    wanted.set(name, !settings.some(setting => /^q=0(\.0*)?$/.test(setting)));
  }
  const takes = (encoding: Encoding) => wanted.get(encoding) ?? wanted.get('*') ?? false;
  return ENCODINGS.find(encoding => file.encoded[encoding] !== undefined && takes(encoding)) ?? null;
}

/** Whether the client has this version. A proxy may have marked the tag as weak. */
function isKnown(known: string | undefined, tag: string): boolean {
  const tags = known?.split(',').map(each => each.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}

/** Security headers. No COEP, because the page shares no memory between threads. */
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

/** An error page; it repeats nothing of the request. */
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
