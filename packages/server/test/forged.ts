/**
 * What nobody may send, sent all the same while a game is on: answers by the wrong hand, at the wrong place, of the wrong words, to
 * the wrong table, and frames that are no messages at all. None may be taken, and each must be refused with a reason.
 */

import type { AnyRuleset, Rng } from '@weathergauge/engine';
import { isRefusal, seededRng } from '@weathergauge/engine';
import type { PlainPosition } from '@weathergauge/host';
import type { TableWish, Tell } from '@weathergauge/wire';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameServing, Store } from '../src/index.ts';
import type { Line, Player } from './player.ts';
import { begun, guest, must } from './player.ts';

export interface Forging {
  readonly server: Pick<GameServing, 'address'> & { readonly store: Store };
  readonly ruleset: AnyRuleset;
  readonly scenario: string;
  readonly messages: number;
  readonly seed: string;
}

export interface Forged {
  sent: number;
  /** By kind. */
  readonly kinds: Record<string, number>;
  honest: number;
  /** What was taken that should not have been, or was not answered as it should. */
  readonly accepted: string[];
}

/** Honest answers come between them, so that they meet many positions. */
const A_POSITION = 40;
/** How often a reply is looked for, most of them 20 ms apart. */
const MOST_LOOKS = 1_000;

interface Setting {
  readonly table: string;
  /** A table that is none of theirs. */
  readonly foreign: string;
  readonly ruleset: AnyRuleset;
  /** Whoever is asked, whoever is not, and one who only looks on. */
  readonly asked: Line;
  readonly other: Line;
  readonly watcher: Line;
  readonly stranger: Line;
  readonly position: PlainPosition;
  readonly rng: Rng;
}

interface Forgery {
  readonly by: Line;
  /** A message of the contract gets an id; a text is sent as it is. */
  readonly message: Record<string, unknown> | string;
}

const anyOf = <T>(all: readonly T[], rng: Rng): T => all[rng.below(all.length)] as T;
const offer = ({ position, rng }: Setting): string => anyOf(position.offers, rng);
const honest = (at: Setting): Record<string, unknown> => ({
  ask: 'answer',
  table: at.table,
  place: at.position.at,
  answers: [offer(at)],
});
/** What a player does, and nobody else may. */
const DEEDS: readonly Record<string, unknown>[] = [
  { ask: 'resign' },
  { ask: 'offer-draw' },
  { ask: 'ask-undo' },
  { ask: 'undo', answers: 1 },
  { ask: 'reply', reply: 'agree' },
  { ask: 'sensibly', place: 0, procedures: ['x'] },
];
const NONSENSE = [
  '',
  '{',
  'null',
  '[]',
  '"answer"',
  '{"ask":"answer"}',
  '\u0000',
  'x'.repeat(5_000),
  '{"__proto__":1}',
];
const ODD: readonly unknown[] = [-1, 0.5, 1e300, null, '', 'x'.repeat(2_000), [], {}, [[]], true, '__proto__'];

const KINDS: Readonly<Record<string, (at: Setting) => Forgery>> = {
  'by a spectator': at => ({ by: at.watcher, message: honest(at) }),
  'by a stranger': at => ({ by: at.stranger, message: honest(at) }),
  'deeds of a spectator': at => ({ by: at.watcher, message: { table: at.table, ...anyOf(DEEDS, at.rng) } }),
  'deeds of a stranger': at => ({ by: at.stranger, message: { table: at.table, ...anyOf(DEEDS, at.rng) } }),
  'for the other seat': at => ({ by: at.other, message: honest(at) }),
  'at another place': at => {
    const place = at.position.at + anyOf([-1, 1, -2, 2, 7, 100_000], at.rng);
    return { by: at.asked, message: { ...honest(at), place: place < 0 ? 999_999 : place } };
  },
  'of words that are not offered': at => ({
    by: at.asked,
    message: { ...honest(at), answers: [anyOf(notOffered(at), at.rng)] },
  }),
  'an offer spoilt': at => {
    const text = offer(at);
    const answers = [anyOf([` ${text}`, `${text} `, text.toUpperCase() + '!', `${text} extra=1`, text + text], at.rng)];
    return { by: at.asked, message: { ...honest(at), answers } };
  },
  'to another table': at => ({
    by: at.asked,
    message: { ...honest(at), table: anyOf([at.foreign, 'nowhere', at.table.toLowerCase() + 'x'], at.rng) },
  }),
  'with a field too many': at => ({
    by: at.asked,
    message: { ...honest(at), ...anyOf([{ seat: 0 }, { who: 1 }, { person: 'x' }, { admin: true }], at.rng) },
  }),
  'with an odd field': at => {
    const message = honest(at);
    return { by: at.asked, message: { ...message, [anyOf(Object.keys(message), at.rng)]: anyOf(ODD, at.rng) } };
  },
  'with a field missing': at => {
    const { [anyOf(['ask', 'table', 'place', 'answers'], at.rng)]: _gone, ...message } = honest(at);
    return { by: at.asked, message };
  },
  'no message': at => ({ by: anyOf([at.asked, at.watcher], at.rng), message: anyOf(NONSENSE, at.rng) }),
  'with a foreign invitation': at => ({
    by: at.stranger,
    message: { ask: 'watch', table: at.table, foresee: false, invite: 'a'.repeat(1 + at.rng.below(30)) },
  }),
};

/** Well-formed words of the book that are not on offer. */
function notOffered({ ruleset, position, rng }: Setting): readonly string[] {
  const { vocabulary } = ruleset;
  const words = Object.entries(vocabulary.verbs).map(([verb, fields]) => {
    const values = Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'word' ? anyOf(field.words, rng) : field.min + rng.below(field.max - field.min + 1),
    ]);
    return vocabulary.print({ ...Object.fromEntries(values), do: verb });
  });
  const others = words.filter(text => !position.offers.includes(text));
  return others.length === 0 ? ['mutiny'] : others;
}

export async function forge({ server, ruleset, scenario, messages, seed }: Forging): Promise<Forged> {
  const forged: Forged = { sent: 0, kinds: {}, honest: 0, accepted: [] };
  const rng = seededRng(`forged ${ruleset.id} ${seed}`);
  const names = ['Anne', 'Bonny', 'Mary', 'Nobody'];
  const people: Player[] = await Promise.all(names.map(name => guest(server.address, name)));
  const [anne, bonny, mary, nobody] = people.map(must) as [Player, Player, Player, Player];
  const wish = { ruleset: ruleset.id, scenario, options: {} };
  const foreign = await begun([mary, nobody], wish);
  let game: { table: string; lines: Line[] } | null = null;
  while (forged.sent < messages) {
    game ??= await opened(wish, [anne, bonny, mary, nobody]);
    const { table, lines } = game;
    const [one, two, watcher, stranger] = lines.map(must) as [Line, Line, Line, Line];
    await settled(table, [one, two]);
    const asked = [one, two].find(line => must(line.known(table).position).prompt !== null);
    if (asked === undefined) {
      for (const line of lines) line.close();
      game = null;
      continue;
    }
    const other = asked === one ? two : one;
    const position = must(asked.known(table).position);
    const setting: Setting = { table, foreign, ruleset, asked, other, watcher, stranger, position, rng };
    const before = await entriesOf(server.store);
    const batch = Array.from({ length: Math.min(A_POSITION, messages - forged.sent) }, () => {
      const [kind, make] = anyOf(Object.entries(KINDS), rng);
      return { kind, ...make(setting) };
    }).filter(({ by, message }) => !mayGive(by, table, message));
    for (const { kind } of batch) forged.kinds[kind] = (forged.kinds[kind] ?? 0) + 1;
    forged.sent += batch.length;
    for (const line of lines)
      forged.accepted.push(
        ...(await takenOf(
          line,
          batch.filter(({ by }) => by === line),
        )),
      );
    if ((await entriesOf(server.store)) !== before) forged.accepted.push(`something was entered at ${table}`);
    const refused = await asked.ask({ ...honest(setting) });
    if (refused === null) forged.honest++;
    else forged.accepted.push(`an honest answer was refused: ${JSON.stringify(refused)}`);
  }
  for (const line of game?.lines ?? []) line.close();
  return forged;
}

async function opened(
  wish: Pick<TableWish, 'ruleset' | 'scenario' | 'options'>,
  [anne, bonny, mary, nobody]: readonly [Player, Player, Player, Player],
): Promise<{ table: string; lines: Line[] }> {
  const table = await begun([anne, bonny], wish);
  const { invite } = (await anne.call<{ invite: string }>('GET', `tables/${table}`)).body;
  const lines = await Promise.all([anne, bonny, mary, nobody].map(player => player.connect()));
  for (const line of lines.slice(0, 3)) await line.watch(table, { invite });
  return { table, lines };
}

/** Until somebody is asked, or the game is over. */
async function settled(table: string, lines: readonly Line[]): Promise<void> {
  const waits = (line: Line): boolean => {
    const { prompt, result } = must(line.known(table).position);
    return prompt === null && result === null;
  };
  while (lines.every(waits)) await Promise.race(lines.map(line => line.change(table)));
}

const entriesOf = async (store: Store): Promise<number> =>
  Number(
    (
      await store.db
        .selectFrom('entries')
        .select(eb => eb.fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );

/** Whether it happens to be an answer that its sender may give, now or when the other's turn arrives. */
function mayGive(by: Line, table: string, message: Forgery['message']): boolean {
  if (typeof message === 'string' || message['ask'] !== 'answer' || message['table'] !== table) return false;
  const { answers, place } = message;
  const isText = Array.isArray(answers) && answers.every(each => typeof each === 'string');
  if (!isText || Object.keys(message).length !== 4) return false;
  const known = by.position(table);
  if (known === null || known.prompt === null || known.at !== place) return false;
  return answers.length === 1 && known.offers.includes(String(answers[0]));
}

/** Sends them all, waits for as many replies, and gives those that were taken. What is no message is answered by `trouble`. */
async function takenOf(line: Line, batch: readonly (Forgery & { kind: string })[]): Promise<string[]> {
  const from = line.frames.length;
  const texts = batch.map(({ message }, i) =>
    typeof message === 'string' ? message : JSON.stringify({ ...message, id: `forged-${i}` }),
  );
  for (const text of texts) line.send(text);
  let replies: Tell[] = [];
  for (let looks = 0; replies.length < batch.length; looks++) {
    if (looks > MOST_LOOKS) return [`${batch.length - replies.length} forged messages were not answered`];
    await pause(looks < 10 ? 0 : 20);
    replies = line.frames
      .slice(from)
      .map(frame => JSON.parse(frame) as Tell)
      .filter(({ tell }) => tell === 'done' || tell === 'value' || tell === 'trouble');
  }
  return replies.flatMap(reply => {
    if (reply.tell === 'done' ? reply.refused !== null : reply.tell !== 'value' || isRefusal(reply.value)) return [];
    const { kind, message } = must(batch[Number((reply as { id: string }).id.slice('forged-'.length))]);
    return [`${kind}: ${JSON.stringify(message).slice(0, 200)}`];
  });
}
