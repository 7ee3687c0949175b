/** Letters by SMTP: plain text, and in each the link by which they end (RFC 8058). */

import { createTransport } from 'nodemailer';
import { isLoopback } from '../page/hosts.ts';
import type { Letter } from './words.ts';
import { confirmLetter, noticeLetter } from './words.ts';
import type { Send, Verdict } from './way.ts';

export interface Mail {
  readonly send: Send;
  /** Asks whoever reads mail at this address whether it is she who wants notices. */
  confirm(address: string, link: string): Promise<void>;
  close(): void;
}

const CONNECTIONS = 2;
const PATIENCE = 15_000;
/** SMTP replies from 500 on are permanent; they count where they are about the address or the letter, and not about this server. */
const FOR_GOOD = 500;
const ABOUT_IT: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

export function mailSender(smtp: string, from: string): Mail {
  const { protocol, hostname, searchParams } = new URL(smtp);
  // Who may read what goes over the network could else make the connection fall back to plain text.
  const needsTls = protocol === 'smtp:' && !isLoopback(hostname) && !searchParams.has('requireTLS');
  const transport = createTransport({
    pool: true,
    url: smtp,
    maxConnections: CONNECTIONS,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(needsTls ? { requireTLS: true } : {}),
  });

  async function post(address: string, { subject, text }: Letter, more: object): Promise<void> {
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await transport.sendMail({ from, to: { name: '', address }, subject, text, headers, ...more });
  }

  return {
    async send({ target }, notice): Promise<Verdict> {
      const host = new URL(notice.stop).hostname;
      try {
        await post(target, noticeLetter(notice), {
          messageId: `<${notice.id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'List-Unsubscribe': `<${notice.stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        });
        return 'sent';
      } catch (error) {
        if (isForGood(error)) return 'refused';
        throw error;
      }
    },
    confirm: (address, link) => post(address, confirmLetter(link), {}),
    close: () => transport.close(),
  };
}

const isForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ABOUT_IT.includes(error.code) &&
  'responseCode' in error &&
  Number(error.responseCode) >= FOR_GOOD;
