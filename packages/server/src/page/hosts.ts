/**
 * Which names this server answers to. A strange web page can make its own name point at this machine (DNS rebinding) and
 * would then be let in as if it were ours; the browser still tells the name it was asked for, and that gives it away.
 * A number cannot be made to point elsewhere, so numbers are good.
 */

import { isIP } from 'node:net';

export const LOOPBACK = '127.0.0.1';

export function isLoopback(name: string): boolean {
  const lower = name.toLowerCase();
  return lower === 'localhost' || lower.endsWith('.localhost') || lower === '::1' || /^127(\.\d{1,3}){3}$/.test(lower);
}

/** Says of a `Host` header whether it names the server that listens at `bound`. */
export function hostCheck(bound: string): (header: string | undefined) => boolean {
  return header => {
    const name = nameIn(header ?? '');
    if (name === null) return false;
    if (isLoopback(name) || name === bound.toLowerCase()) return true;
    return !isLoopback(bound) && isIP(name) !== 0;
  };
}

/** `localhost:4805` and `[::1]:4805` without the port; null for what is no such thing. */
function nameIn(header: string): string | null {
  const found = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(header);
  return (found?.[1] ?? found?.[2])?.toLowerCase() ?? null;
}
