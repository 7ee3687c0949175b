/** HTTP calls that need a game which another node owns: they are forwarded to that node, which answers as if they had come to it. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Owner } from '../nodes/nodes.ts';
import type { Relay, RelayedCall, RelayedReply } from '../nodes/relay.ts';

/** Marks a forwarded call, which is not forwarded again. A client that sends it only loses the forwarding. */
const RELAYED = 'x-weathergauge-relayed';
/** Headers that are forwarded: they identify the caller and describe the body. The node that was called has checked the origin. */
const PASSED = ['authorization', 'cookie', 'content-type', 'accept'];
const RETURNED = ['content-type', 'content-disposition', 'cache-control', 'set-cookie'];

export async function passOn(
  relay: Relay | null,
  owner: Owner,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    if (relay === null || request.headers[RELAYED] !== undefined) throw new Error('it is not known who has the game');
    const { status, headers, body } = await relay.call(owner, {
      method: request.method,
      url: request.url,
      headers: pick(request.headers, PASSED),
      body: request.body === undefined || request.body === null ? null : JSON.stringify(request.body),
      ip: request.ip,
    });
    return await reply.code(status).headers(headers).send(body);
  } catch {
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ why: 'this game is being taken over by another server: try again in a moment' });
  }
}

export async function answerRelayed(app: FastifyInstance, call: RelayedCall): Promise<RelayedReply> {
  const { method, url, headers, body, ip } = call;
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, host: 'localhost', [RELAYED]: '1' },
    remoteAddress: ip,
    ...(body === null ? {} : { payload: body }),
  });
  return { status: answer.statusCode, headers: pick(answer.headers, RETURNED), body: answer.body };
}

function pick(headers: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(name => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [])),
  );
}
