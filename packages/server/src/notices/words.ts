/**
 * What notices say: what is waited for or has come about, at which tables, and where they are. No names: what others call themselves is
 * not sent to strangers' mailboxes; and nothing of what has happened in a game, which may be sealed.
 */

import type { Notice, NoticeGame, NoticeNews } from '@weathergauge/wire';

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

const ONE: Readonly<Record<NoticeNews, string>> = {
  move: 'It is your move',
  'seat-taken': 'Somebody has taken a seat at your table',
  'waits-for-you': 'Your table is full and waits for you',
  begun: 'Your battle has begun',
};
/** Of one among several, at which different things have come about. */
const EACH: Readonly<Record<NoticeNews, string>> = {
  move: '',
  'seat-taken': ': somebody has taken a seat',
  'waits-for-you': ': full, and waits for you',
  begun: ': has begun',
};

export function noticeTitle(games: readonly NoticeGame[]): string {
  const [first] = games;
  if (first !== undefined && games.length === 1) return ONE[first.what];
  return first?.what === 'move' ? `It is your move at ${games.length} tables` : `News of ${games.length} tables`;
}

const lineOf = ({ battle, table, what }: NoticeGame, games: readonly NoticeGame[]): string =>
  `${battle} (table ${table})${games.length > 1 ? EACH[what] : ''}`;

export const noticeText = (games: readonly NoticeGame[]): string => games.map(game => lineOf(game, games)).join('\n');

export function noticeLetter({ title, kind, games, stop }: Notice): Letter {
  const battles = games.map(game => `${lineOf(game, games)}\n${game.url}`);
  const once =
    kind === 'your-move'
      ? 'You hear nothing more of a table until you have been there.'
      : 'You hear this once of a table, until you have been there.';
  return {
    subject: games[0] !== undefined && games.length === 1 ? `${title}: ${games[0].battle}` : title,
    text: `${title}.

${battles.join('\n\n')}

${once}
To stop all notices, without signing in:
${stop}
`,
  };
}

export const confirmLetter = (link: string): Letter => ({
  subject: 'Is this your address?',
  text: `Somebody, perhaps you, wants to hear at this address when a table waits for her at ${new URL(link).host}.

If that is you, follow this link within a day:
${link}

If not, do nothing: nothing more will be sent.
`,
});
