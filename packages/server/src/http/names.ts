/** Which names a server answers to, which pages may change something in it, and whether its cookies go over TLS alone. */

import type { IncomingHttpHeaders } from 'node:http';
import { hostCheck } from '../page/hosts.ts';

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
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
