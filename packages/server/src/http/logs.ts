/**
 * The server's log: lines of JSON, by pino. It contains nothing that a caller has sent, because a path may hold an invitation, a header
 * a token, an answer a secret.
 */

import type { FastifyServerOptions } from 'fastify';

export interface LogStream {
  write(line: string): void;
}

export function loggerOf(to: boolean | LogStream): FastifyServerOptions['logger'] {
  if (to === false) return false;
  return { ...(to === true ? {} : { stream: to }), serializers: { err: plainError }, base: { pid: process.pid } };
}

type PlainError = Readonly<Record<'type' | 'message' | 'stack', string>> & { readonly code?: string };

const LONGEST = 2_000;

/** Only these fields of an error: database errors also carry rows and values. */
function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.name,
    ...code,
    message: error.message.slice(0, LONGEST),
    stack: (error.stack ?? '').slice(0, LONGEST),
  };
}
