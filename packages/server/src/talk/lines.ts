/** Chat lines in the store. */

import type { Refusal } from '@weathergauge/engine';
import { refusal } from '@weathergauge/engine';
import type { Channel, Person, Said, Saying, TalkLine, TalkPage } from '@weathergauge/wire';
import { LONGEST_SAYING } from '@weathergauge/wire';
import type { Database, TalkRow } from '../store/schema.ts';
import { shownText } from './text.ts';

export interface Lines {
  /** Stores a line. The same request id of the same person is stored once. */
  add(line: NewLine): Promise<Said | Refusal>;
  /** The last lines, or those before a number, without those of people whom the reader has muted. */
  page(table: string, channel: Channel, reader: string | null, before?: number): Promise<TalkPage>;
  /** Lines after a number, the oldest first. */
  since(table: string, channel: Channel, after: number): Promise<readonly TalkLine[]>;
  /** The number of the newest; 0 where nothing was said. */
  last(table: string, channel: Channel): Promise<number>;
  mutedBy(person: string | null): Promise<readonly Person[]>;
  mute(person: string, other: string, muted: boolean): Promise<Refusal | null>;
}

export interface NewLine {
  readonly table: string;
  readonly channel: Channel;
  readonly by: Person;
  readonly saying: Saying;
  readonly request: string;
}

const PAGE = 40;
/** Most lines that are sent in one step to somebody who has missed some. */
const MOST_SINCE = 200;
/** Rate limits of one person: lines in so many milliseconds, over all tables and nodes. */
const RATES = [
  { most: 8, within: 20_000 },
  { most: 600, within: 24 * 3600_000 },
] as const;
/** How often a new number is tried after another line has taken it. */
const TRIES = 20;
const MOST_MUTED = 500;

export function lines(db: Database, now: () => number): Lines {
  async function known({ table, by, request }: NewLine): Promise<Said | null> {
    const row = await db
      .selectFrom('talk')
      .select(['channel', 'number'])
      .where('game', '=', table)
      .where('person', '=', by.id)
      .where('request', '=', request)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Milliseconds until this person may write again; null if she may now. */
  async function waitOf(person: string): Promise<number | null> {
    const at = now();
    for (const { most, within } of RATES) {
      const first = await db
        .selectFrom('talk')
        .select('at')
        .where('person', '=', person)
        .where('at', '>', at - within)
        .orderBy('at', 'desc')
        .offset(most - 1)
        .limit(1)
        .executeTakeFirst();
      if (first !== undefined) return first.at + within - at;
    }
    return null;
  }

  async function last(table: string, channel: Channel): Promise<number> {
    const row = await db
      .selectFrom('talk')
      .select('number')
      .where('game', '=', table)
      .where('channel', '=', channel)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  async function insert(line: NewLine, text: string): Promise<Said | Refusal> {
    const { table, channel, by, request } = line;
    for (let tried = 0; tried < TRIES; tried++) {
      const number = (await last(table, channel)) + 1;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('talk')
        .values({
          game: table,
          channel,
          number,
          person: by.id,
          name: by.name,
          kind: line.saying.kind,
          words: text,
          at: now(),
          request,
          removed_at: null,
        })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) === 1) return { channel, number };
      // Another line took the number, or the same line arrived twice at the same time.
      const twice = await known(line);
      if (twice !== null) return twice;
    }
    return BUSY;
  }

  return {
    async add(line) {
      const { saying } = line;
      const before = await known(line);
      if (before !== null) return before;
      const words = saying.kind === 'phrase' ? saying.phrase : shownText(saying.text);
      if (words === '') return refusal('malformed', 'there is nothing to read in that');
      if (words.length > LONGEST_SAYING) return refusal('malformed', `a line has at most ${LONGEST_SAYING} characters`);
      const wait = await waitOf(line.by.id);
      if (wait !== null)
        return refusal(
          'over-budget',
          `you have said much at once: come back in ${Math.max(1, Math.ceil(wait / 1000))} seconds`,
        );
      return insert(line, words);
    },
    async page(table, channel, reader, before) {
      const rows = await db
        .selectFrom('talk')
        .selectAll()
        .where('game', '=', table)
        .where('channel', '=', channel)
        .$if(before !== undefined, query => query.where('number', '<', before ?? 0))
        .$if(reader !== null, query =>
          query.where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('mutes')
                  .select('mutes.muted')
                  .whereRef('mutes.muted', '=', 'talk.person')
                  .where('mutes.person', '=', reader ?? ''),
              ),
            ),
          ),
        )
        .orderBy('number', 'desc')
        .limit(PAGE + 1)
        .execute();
      const shown = rows.slice(0, PAGE).toReversed();
      return { channel, lines: shown.map(lineOf), isAll: rows.length <= PAGE };
    },
    async since(table, channel, after) {
      const rows = await db
        .selectFrom('talk')
        .selectAll()
        .where('game', '=', table)
        .where('channel', '=', channel)
        .where('number', '>', after)
        .orderBy('number')
        .limit(MOST_SINCE)
        .execute();
      return rows.map(lineOf);
    },
    last,
    async mutedBy(person) {
      if (person === null) return [];
      return db
        .selectFrom('mutes')
        .innerJoin('users', 'users.id', 'mutes.muted')
        .select(['users.id', 'users.name'])
        .where('mutes.person', '=', person)
        .orderBy('mutes.at')
        .execute();
    },
    async mute(person, other, muted) {
      if (!muted) {
        await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', other).execute();
        return null;
      }
      const { count } = await db
        .selectFrom('mutes')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_MUTED) return refusal('over-budget', `you have muted ${MOST_MUTED} people`);
      const at = now();
      // Selects from existing users, so that an unknown id is ignored without an error.
      await db
        .insertInto('mutes')
        .columns(['person', 'muted', 'at'])
        .expression(({ selectFrom, val }) =>
          selectFrom('users')
            .select(({ ref }) => [val(person).as('person'), ref('users.id').as('muted'), val(at).as('at')])
            .where('users.id', '=', other),
        )
        .onConflict(conflict => conflict.doNothing())
        .execute();
      return null;
    },
  };
}

export function lineOf({ channel, number, person, name, kind, words, at, removed_at }: TalkRow): TalkLine {
  const said: TalkLine['said'] =
    removed_at !== null
      ? { kind: 'removed' }
      : kind === 'phrase'
        ? ({ kind, phrase: words } as Extract<Saying, { kind: 'phrase' }>)
        : { kind, text: words };
  return { channel, number, by: { id: person, name }, at, said };
}

const BUSY = refusal('not-kept', 'many speak at once here: try again in a moment');
