/** Host names that the server answers to, pages that may change something, and whether cookies are for TLS only. */

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostCheck } from '../page/hosts.ts';
import type { Site } from '../people/passkeys.ts';

type Headers = Readonly<Pick<IncomingHttpHeaders, 'host' | 'origin'>>;

export interface Names {
  isOurHost(header: string | undefined): boolean;
  /**
   * Whether the request comes from a page of ours or from a program. Programs send no `Origin`; browsers always send it with changes and
   * sockets, and no foreign page can prevent that.
   */
  isFromHere(headers: Headers): boolean;
  /** Whether the caller used an address that is served over TLS, by this server or by a proxy. */
  isSecure(headers: Headers): boolean;
  /**
   * The site to which passkeys belong: the published origin, or else the requested host name. Null for an IP address, which can have
   * none.
   */
  siteOf(headers: Headers, protocol: string): Site | null;
}

/** `bound` is the address that the server listens on; `origins` are those by which players find it. */
export function namesOf(bound: string, origins: readonly string[] = []): Names {
  const published = new Map(origins.map(origin => [hostOf(origin), origin]));
  const isDirect = hostCheck(bound);
  const publishedFor = (host: string | undefined): string | undefined => published.get(host?.toLowerCase());
  return {
    isOurHost: host => publishedFor(host) !== undefined || isDirect(host),
    isFromHere({ host, origin }) {
      if (origin === undefined) return true;
      // Under the published name a page without TLS could come from anybody on the way to the player.
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
