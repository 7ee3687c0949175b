/**
 * What nobody may send, sent all the same while a game is on: everything in the contract by the wrong hand, at the wrong place, of the
 * wrong words, to the wrong table, and frames that are no messages at all, over sockets and over HTTP. None may be taken, and each must
 * be refused with a reason.
 */

import type { AnyRuleset, Rng } from '@weathergauge/engine';
import { isRefusal, seededRng } from '@weathergauge/engine';
import type { PlainPosition } from '@weathergauge/host';
import type { Ask, TableWish, Tell } from '@weathergauge/wire';
import { PLAIN_SETTINGS } from '@weathergauge/wire';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameServing, Store } from '../src/index.ts';
import { askOf, kindsFor } from './every-ask.ts';
import type { Route } from './every-route.ts';
import { routesFor, statusOf } from './every-route.ts';
import type { Line, Player } from './player.ts';
import { begun, guest, must } from './player.ts';

export interface Forging {
  /** Of one server or of several: people come to them in turn. */
  readonly servers: readonly Pick<GameServing, 'address'>[];
  readonly store: Store;
  readonly ruleset: AnyRuleset;
  readonly scenario: string;
  readonly messages: number;
  readonly seed: string;
}

export interface Forged {
  sent: number;
  /** By kind. */
  readonly kinds: Record<string, number>;
  /** Of them all. */
  overHttp: number;
  honest: number;
  /** What was taken that should not have been, or was not answered as it should. */
  readonly accepted: string[];
}

/** Honest answers come between them, so that they meet many positions. */
const A_POSITION = 40;
/** Messages to one that goes over HTTP, where it could go either way. */
const BY_HTTP = 12;
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
  readonly invite: string;
  /** One who plays there. */
  readonly person: string;
  readonly wish: TableWish;
  readonly position: PlainPosition;
  readonly rng: Rng;
}

interface Forgery {
  readonly by: Line;
  /** A message of the contract gets an id; a text is sent as it is. */
  readonly message: Record<string, unknown> | string;
  /** A call of another address; `anonymous`: without saying who calls. */
  readonly call?: Route & { readonly as: 'herself' | 'anonymous' };
}

const anyOf = <T>(all: readonly T[], rng: Rng): T => all[rng.below(all.length)] as T;
const offer = ({ position, rng }: Setting): string => anyOf(position.offers, rng);
const honest = (at: Setting): Record<string, unknown> => ({
  ask: 'answer',
  table: at.table,
  place: at.position.at,
  answers: [offer(at)],
});
/** One of these kinds, well-formed, at a table. */
const anyAsk = (at: Setting, kinds: readonly Ask['ask'][], table = at.table): Record<string, unknown> =>
  askOf(anyOf(kinds, at.rng), { table, place: at.position.at, offer: offer(at) });
/** What no field takes. */
const NO_VALUE: readonly unknown[] = [-1, 0.5, 1e300, null, {}, [[]]];
const TIME_DEEDS = ['go-on', 'come-back', 'take-leave', 'end-leave'] as const;

function callOf(at: Setting, by: Line, who: Parameters<typeof routesFor>[0], as: 'herself' | 'anonymous'): Forgery {
  const { table, person, wish: tableWish } = at;
  return { by, message: '', call: { ...anyOf(routesFor(who, { table, person, tableWish }), at.rng), as } };
}

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
  'what players ask, by a spectator': at => ({ by: at.watcher, message: anyAsk(at, kindsFor('players')) }),
  'what is asked at a table, by a stranger': at => ({
    by: at.stranger,
    message: anyAsk(at, kindsFor('players', 'knowers')),
  }),
  'at a table of others': at => ({ by: at.asked, message: anyAsk(at, kindsFor('players', 'knowers'), at.foreign) }),
  'talk of the players, by a spectator': ({ table: here, watcher, rng }) => ({
    by: watcher,
    message: { ask: 'talk-before', at: here, channel: 'players', before: 1 + rng.below(9) },
  }),
  'a reply that nobody has asked for': at => ({
    by: anyOf([at.asked, at.other], at.rng),
    message: { ask: 'reply', table: at.table, reply: anyOf(['agree', 'decline'], at.rng) },
  }),
  'about the clock, out of season': at => ({
    by: anyOf([at.asked, at.other], at.rng),
    message: anyAsk(at, TIME_DEEDS),
  }),
  'foresight for the other seat': at => ({
    by: at.other,
    message: anyAsk({ ...at, position: { ...at.position, offers: secretsOf(at) } }, ['preview', 'forecast']),
  }),
  'sensible answers at another place': at => ({
    by: at.asked,
    message: { ...anyAsk(at, ['sensibly']), place: at.position.at + 1 + at.rng.below(9) },
  }),
  'any message with a field too many': at => ({
    by: at.asked,
    message: { ...anyAsk(at, kindsFor('players', 'knowers', 'anybody')), seat: at.rng.below(2) },
  }),
  'any message with a field that is none': at => {
    const message = anyAsk(at, kindsFor('players', 'knowers', 'anybody'));
    return { by: at.asked, message: { ...message, [anyOf(Object.keys(message), at.rng)]: anyOf(NO_VALUE, at.rng) } };
  },
  'any message with a field missing': at => {
    const whole = anyAsk(at, kindsFor('players', 'knowers', 'anybody'));
    const {
      [anyOf(
        Object.keys(whole).filter(field => field !== 'on'),
        at.rng,
      )]: _gone,
      ...message
    } = whole;
    return { by: at.asked, message };
  },
  'a call by nobody': at => callOf(at, at.stranger, ['somebody', 'knowers', 'players', 'administrators'], 'anonymous'),
  'a call about a table, by a stranger': at => callOf(at, at.stranger, ['knowers', 'players'], 'herself'),
  'a call of the players, by a spectator': at => callOf(at, at.watcher, ['players'], 'herself'),
  'a call of an administrator': at =>
    callOf(at, anyOf([at.asked, at.watcher, at.stranger], at.rng), ['administrators'], 'herself'),
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

/** Offers of whoever is asked that the other seat does not have. */
function secretsOf(at: Setting): readonly string[] {
  const hers = at.other.position(at.table)?.offers ?? [];
  const mine = at.position.offers.filter(each => !hers.includes(each));
  return mine.length === 0 ? ['mutiny'] : mine;
}

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

export async function forge({ servers, store, ruleset, scenario, messages, seed }: Forging): Promise<Forged> {
  const forged: Forged = { sent: 0, kinds: {}, overHttp: 0, honest: 0, accepted: [] };
  const rng = seededRng(`forged ${ruleset.id} ${seed}`);
  const names = ['Anne', 'Bonny', 'Mary', 'Nobody'];
  const addressOf = (i: number): string => must(servers[i % servers.length]).address;
  const people: Player[] = await Promise.all(names.map((name, i) => guest(addressOf(i), name)));
  const [anne, bonny, mary, nobody] = people.map(must) as [Player, Player, Player, Player];
  const settings = { ...PLAIN_SETTINGS, time: LONG };
  const wish = { ruleset: ruleset.id, scenario, options: {}, settings };
  const foreign = await begun([mary, nobody], wish);
  let game: Opened | null = null;
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
    const { invite, person } = game;
    const tableWish: TableWish = { ...wish, seats: [{ kind: 'mine' }, { kind: 'open' }], visibility: 'open' };
    const aims = { table, foreign, invite, person, wish: tableWish };
    const setting: Setting = { ...aims, ruleset, asked, other, watcher, stranger, position, rng };
    const before = await traceOf(store, table);
    const batch = Array.from({ length: Math.min(A_POSITION, messages - forged.sent) }, () => {
      const [kind, make] = anyOf(Object.entries(KINDS), rng);
      return { kind, ...make(setting) };
    }).filter(({ by, message }) => !mayGive(by, table, message));
    for (const { kind } of batch) forged.kinds[kind] = (forged.kinds[kind] ?? 0) + 1;
    forged.sent += batch.length;
    const calls = batch.filter(({ call }) => call !== undefined || rng.below(BY_HTTP) === 0);
    forged.overHttp += calls.length;
    for (const [i, line] of lines.entries()) {
      const mine = batch.filter(({ by }) => by === line);
      const sent = mine.filter(each => !calls.includes(each));
      forged.accepted.push(...(await takenOf(line, sent)));
      const { token } = must(people[i]);
      for (const each of mine.filter(call => calls.includes(call)))
        forged.accepted.push(...(await takenByHttp(addressOf(i + 1), token, each)));
    }
    if ((await traceOf(store, table)) !== before) forged.accepted.push(`something was changed at ${table}`);
    const refused = await asked.ask({ ...honest(setting) });
    if (refused === null) forged.honest++;
    else forged.accepted.push(`an honest answer was refused: ${JSON.stringify(refused)}`);
  }
  for (const line of game?.lines ?? []) line.close();
  return forged;
}

/** Nobody runs out of it while she forges. */
const LONG = { kind: 'live', base: 24 * 3_600_000, increment: 0, per: 'decision', whenUp: 'wait' } as const;

interface Opened {
  readonly table: string;
  readonly invite: string;
  readonly person: string;
  readonly lines: readonly Line[];
}

async function opened(
  wish: Pick<TableWish, 'ruleset' | 'scenario' | 'options' | 'settings'>,
  [anne, bonny, mary, nobody]: readonly [Player, Player, Player, Player],
): Promise<Opened> {
  const table = await begun([anne, bonny], wish);
  const { invite, organiser } = (
    await anne.call<{ invite: string; organiser: { id: string } }>('GET', `tables/${table}`)
  ).body;
  const lines = await Promise.all([anne, bonny, mary, nobody].map(player => player.connect()));
  for (const line of lines.slice(0, 3)) await line.watch(table, { invite });
  return { table, invite, person: organiser.id, lines };
}

/** Until somebody is asked, or the game is over. */
async function settled(table: string, lines: readonly Line[]): Promise<void> {
  const waits = (line: Line): boolean => {
    const { prompt, result } = must(line.known(table).position);
    return prompt === null && result === null;
  };
  while (lines.every(waits)) await Promise.race(lines.map(line => line.change(table)));
}

/** All that a forgery could leave behind it. */
async function traceOf({ db }: Store, table: string): Promise<string> {
  const countOf = async (
    name: 'all_entries' | 'standing_answers' | 'talk' | 'reports' | 'deeds' | 'tables' | 'notes',
  ) => {
    const count = db.selectFrom(name).select(eb => eb.fn.countAll().as('all'));
    return Number((await count.executeTakeFirstOrThrow()).all);
  };
  const names = ['all_entries', 'standing_answers', 'talk', 'reports', 'deeds', 'tables', 'notes'] as const;
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
  const { clock } = await db.selectFrom('games').select('clock').where('id', '=', table).executeTakeFirstOrThrow();
  return JSON.stringify([await Promise.all(names.map(countOf)), row, clock]);
}

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

/** The same over HTTP: anything but a refusal is one that was taken. */
async function takenByHttp(
  address: string,
  token: string,
  { kind, message, call }: Forgery & { kind: string },
): Promise<string[]> {
  const route = call ?? { method: 'POST' as const, path: '/api/ask', body: null, as: 'herself' as const };
  const text = typeof message === 'string' ? message : JSON.stringify({ ...message, id: 'forged' });
  const body = call === undefined ? text : call.body === null ? null : JSON.stringify(call.body);
  const status = await statusOf(address, route.as === 'anonymous' ? null : token, route, body);
  return status >= 400 && status < 500 ? [] : [`${kind}, over HTTP: ${status} to ${route.path} ${text.slice(0, 200)}`];
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
