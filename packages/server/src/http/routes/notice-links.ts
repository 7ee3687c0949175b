/**
 * The links of letters, which work for whoever has them. What only looks at a link, as mail programs do, changes nothing: that takes the
 * button of the page, or a mail program that means it (RFC 8058).
 */

import type { FastifyReply } from 'fastify';
import { linkParams } from '@weathergauge/wire';
import type { Notices } from '../../notices/notices.ts';
import { plainHeaders, plainPage } from '../plain-page.ts';
import type { Api } from '../replies.ts';

export interface NoticeLinkDeps {
  readonly notices: Notices;
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const LONGEST_FORM = 1024;

/** To be added in a scope of its own: nothing else is sent as a form. */
export function addNoticeLinks(api: Api, { notices }: NoticeLinkDeps): void {
  // That it was sent is all that it says.
  api.addContentTypeParser(FORMS, { parseAs: 'buffer', bodyLimit: LONGEST_FORM }, async () => ({}));

  api.get(
    '/api/notices/confirm/:token',
    {
      schema: {
        summary: 'The page behind the link that confirms an address',
        description: 'A page with one button. Programs that look at links in letters confirm nothing.',
        params: linkParams,
      },
    },
    (_, reply) => page(reply, 'Is this your address?', CONFIRM),
  );

  api.post(
    '/api/notices/confirm/:token',
    { schema: { summary: 'Confirms an address for notices', description: 'A page that says so.', params: linkParams } },
    async (request, reply) =>
      (await notices.confirmMail(request.params.token))
        ? page(
            reply,
            'This is your address',
            '<p>Weathergauge will write here when a table waits for you. Each letter has a link that stops it.</p>\n<p><a href="/">To the lobby</a></p>',
          )
        : page(reply.code(404), 'This link is no longer good', STALE),
  );

  api.get(
    '/api/notices/stop/:token',
    {
      schema: {
        summary: 'The page behind the link that stops all notices',
        description: 'A page with one button.',
        params: linkParams,
      },
    },
    (_, reply) => page(reply, 'Stop all notices?', STOP),
  );

  api.post(
    '/api/notices/stop/:token',
    {
      schema: {
        summary: 'Stops all notices to whoever was sent this link, as mail programs do it too (RFC 8058)',
        description: 'A page that says so, whether or not there was anything to stop.',
        params: linkParams,
      },
    },
    async (request, reply) => {
      await notices.stop(request.params.token);
      return page(reply, 'All notices are stopped', STOPPED);
    },
  );
}

const button = (words: string): string => `<form method="post"><button type="submit">${words}</button></form>`;
const CONFIRM = `<p>Then Weathergauge will write here when a table waits for you.</p>\n${button('Yes, write to me here')}`;
const STALE =
  '<p>It holds for a day, and once. Ask for another letter under <a href="/#/account">Your account</a>.</p>';
const STOP = `<p>Weathergauge will tell you no more when a table waits for you: neither by push nor by mail nor by a webhook.</p>\n${button('Stop all notices')}`;
const STOPPED =
  '<p>Nothing more is sent. You can ask for notices again under <a href="/#/account">Your account</a>.</p>';

const HEADERS = plainHeaders('here');

const page = (reply: FastifyReply, title: string, content: string): FastifyReply =>
  reply.headers(HEADERS).header('cache-control', 'no-store').send(plainPage(title, content));
