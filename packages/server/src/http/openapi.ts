/**
 * The OpenAPI description of the HTTP API, generated from the routes and the schemas that check requests, so that it cannot differ from
 * them. `/api/openapi.json` is for programs, `/api/docs` for people.
 */

import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { CONTRACT } from '@weathergauge/wire';
import type { Description } from './api-page.ts';
import { apiPage } from './api-page.ts';
import { plainHeaders } from './plain-page.ts';

/** Topics by the part of the path after `/api/`; the first match counts. */
const TOPICS = [
  { name: 'Playing', of: /^(ask|socket|lobby|tables\/:table\/stream)/ },
  { name: 'Tables', of: /^(tables|companions)/ },
  { name: 'Record', of: /^record/ },
  { name: 'Administration', of: /^administration/ },
  { name: 'Talk', of: /^(mutes|reports)/ },
  { name: 'People and accounts', of: /^/ },
] as const;

export const SOCKET = '/api/socket';

const topicOf = (url: string): string => TOPICS.find(({ of }) => of.test(url.slice('/api/'.length)))?.name ?? '';

const trouble = {
  type: 'object',
  required: ['why'],
  properties: {
    why: { type: 'string', description: 'In words for a person.' },
    retryAfter: { type: 'integer', description: 'Seconds; as the header Retry-After.' },
  },
};

const TROUBLES = {
  '4xx': { description: 'Nothing was done. `why` says so in words; of a refusal `refused` is its kind.', ...trouble },
  429: { description: 'Too much. Come back after `retryAfter` seconds.', ...trouble },
  503: {
    description: 'Not now. Come back after `retryAfter` seconds; a message under the same id is done once.',
    ...trouble,
  },
};

/** To be registered before the routes. Throws for a route without a summary. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', ({ url, method, schema }) => {
    if (url.startsWith('/api/') && schema?.summary === undefined && schema?.hide !== true)
      throw new Error(`${String(method)} ${url} has no summary: say in its schema what it does`);
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Weathergauge',
        version: String(CONTRACT),
        description:
          'Everything that the page does is done by these calls and one socket; docs/api.md has a worked example. Who calls is known ' +
          'by a token or a cookie, never by what is sent. Types of answers are those of packages/wire.',
      },
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'Of a guest, or of a program (POST /api/account/tokens).',
          },
          cookie: { type: 'apiKey', in: 'cookie', name: 'weathergauge', description: 'Of a browser.' },
        },
      },
      security: [{ token: [] }, { cookie: [] }, {}],
      tags: TOPICS.map(({ name }) => ({ name })),
    },
    transform(route) {
      // The WebSocket plugin marks its routes as hidden.
      const { hide, ...shown } = route.schema ?? {};
      if (!route.url.startsWith('/api/') || (hide === true && route.url !== SOCKET))
        return { schema: { hide: true }, url: route.url };
      const { schema, url } = jsonSchemaTransform({ ...route, schema: shown });
      const { description = 'Nothing more than that it was done.', ...rest } = schema;
      return { url, schema: { ...rest, tags: [topicOf(url)], response: { 200: { description }, ...TROUBLES } } };
    },
  });
}

/** To be registered after all other routes. */
export function addDescription(app: FastifyInstance): void {
  let page: string | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, (_, reply) => reply.send(app.swagger()));
  app.get('/api/docs', { schema: { hide: true } }, (_, reply) =>
    reply.headers(PLAIN_PAGE).send((page ??= apiPage(app.swagger() as Description))),
  );
}

const PLAIN_PAGE = plainHeaders('nothing');
