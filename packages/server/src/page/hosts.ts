/**
 * Which host names this server answers to. A foreign web page can make its own name point at this machine (DNS rebinding) and would
 * then count as ours. But the browser still sends that name in the `Host` header, so requests for unknown names are refused. IP addresses
 * cannot be redirected like that, so they are accepted.
 */

import { isIP } from 'node:net';

export const LOOPBACK = '127.0.0.1';

export function isLoopback(name: string): boolean {
  const lower = name.toLowerCase();
  return lower === 'localhost' || lower.endsWith('.localhost') || lower === '::1' || /^127(\.\d{1,3}){3}$/.test(lower);
}

/** A check whether a `Host` header names the server that listens at `bound`. */
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
