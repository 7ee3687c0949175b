/**
 * What notices say: that it is her move, at which tables, and where they are. No names: what others call themselves is not sent to
 * strangers' mailboxes; and nothing of what has happened, which may be sealed.
 */

import type { Notice, NoticeGame } from '@weathergauge/wire';

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

export function noticeTitle(games: readonly NoticeGame[]): string {
  return games.length === 1 ? 'It is your move' : `It is your move at ${games.length} tables`;
}

export const noticeText = (games: readonly NoticeGame[]): string =>
  games.map(({ battle, table }) => `${battle} (table ${table})`).join('\n');

export function noticeLetter({ title, games, stop }: Notice): Letter {
  const battles = games.map(({ battle, table, url }) => `${battle} (table ${table})\n${url}`);
  return {
    subject: games[0] !== undefined && games.length === 1 ? `${title}: ${games[0].battle}` : title,
    text: `${title}.

${battles.join('\n\n')}

You hear nothing more of a table until you have been there.
To stop all notices, without signing in:
${stop}
`,
  };
}

export const confirmLetter = (link: string): Letter => ({
  subject: 'Is this your address?',
  text: `Somebody, perhaps you, wants to hear at this address when it is her move at ${new URL(link).host}.

If that is you, follow this link within a day:
${link}

If not, do nothing: nothing more will be sent.
`,
});
