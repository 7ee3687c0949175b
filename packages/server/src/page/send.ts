/** Sends an answer of `answer.ts`. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from './answer.ts';
import { answerTo } from './answer.ts';

export function sendPage(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers } = request;
  const { status, headers: said, body } = answerTo(site, { method, url, headers });
  const length = status === 304 ? {} : { 'Content-Length': String(body.length) };
  // A request body is not read, so the connection cannot be used for another request.
  const brings = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  response.writeHead(status, { ...said, ...length, ...(brings ? { Connection: 'close' } : {}) });
  response.end(method === 'HEAD' ? undefined : body);
}
