/** Which names a server answers to, which pages may change something in it, and whether its cookies go over TLS alone. */

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostCheck } from '../page/hosts.ts';
import type { Site } from '../people/passkeys.ts';

type Headers = Readonly<Pick<IncomingHttpHeaders, 'host' | 'origin'>>;

export interface Names {
  isOurHost(header: string | undefined): boolean;
  /**
   * Whether a browser sends this from a page of ours. Programs send no origin; a browser always does with what changes something
   * and with sockets, and cannot be made to leave it out.
   */
  isFromHere(headers: Headers): boolean;
  /** Whether the caller came by an address that is served over TLS, though it may be a proxy that does so. */
  isSecure(headers: Headers): boolean;
  /** The site as its passkeys know it: the origin by which players find it, or else the name that was asked for. Null for a number, which has none. */
  siteOf(headers: Headers, protocol: string): Site | null;
}

/** `bound` is the address that is listened at; `origins` are those by which players find it. */
export function namesOf(bound: string, origins: readonly string[] = []): Names {
  const published = new Map(origins.map(origin => [hostOf(origin), origin]));
  const isDirect = hostCheck(bound);
  const publishedFor = (host: string | undefined): string | undefined => published.get(host?.toLowerCase());
  return {
    isOurHost: host => publishedFor(host) !== undefined || isDirect(host),
    isFromHere({ host, origin }) {
      if (origin === undefined) return true;
      // A page without TLS under the published name could be anybody's between here and the player.
      const named = publishedFor(host);
      const from = hostOf(origin);
      return named === undefined ? from !== undefined && from === host?.toLowerCase() : origin === named;
    },
    isSecure: ({ host }) => publishedFor(host)?.startsWith('https:') === true,
    siteOf({ host = '' }, protocol) {
      const address = publishedFor(host) ?? `${protocol}://${host}`;
      if (!URL.canParse(address)) return null;
      const { origin, hostname } = new URL(address);
      return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { origin, rpID: hostname } : null;
    },
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
