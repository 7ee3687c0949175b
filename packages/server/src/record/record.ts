/**
 * Queries of the record. Everybody may see games at open tables; others only those who played. Lists are read along an index from where
 * the page before ended, so that every page costs the same.
 */

import type {
  BookRating,
  GameRecord,
  Leader,
  Person,
  PlayerRecord,
  RatedOrWhy,
  RecordPage,
  RecordQuery,
  SeatRecord,
} from '@weathergauge/wire';
import type { ExpressionBuilder } from 'kysely';
import type { Database, ResultRow, ResultSeatRow, Schema } from '../store/schema.ts';
import { LEAST_MET, SETTLED, shown } from './ratings.ts';
import { nameKey } from './recorder.ts';

export interface Record {
  games(query: RecordQuery, caller: string | null): Promise<RecordPage>;
  /** Null if there is no such player, or this caller may see none of her games. */
  player(id: string, caller: string | null): Promise<PlayerRecord | null>;
  leaders(ruleset: string): Promise<readonly Leader[]>;
}

const MOST_LEADERS = 100;
const MOST_HISTORY = 200;

interface Key {
  readonly game: string;
  readonly ended_at: number;
}

export function record(db: Database): Record {
  /** Games of all players. */
  function ofAll(query: RecordQuery): Promise<Key[]> {
    let found = db
      .selectFrom('results as r')
      .select(['r.game', 'r.ended_at'])
      .where('r.shown_to', '=', 'all')
      .where(eb => within(eb, 'r', query));
    if (query.book !== undefined) found = found.where('r.ruleset', '=', query.book);
    if (query.scenario !== undefined) found = found.where('r.scenario', '=', query.scenario);
    if (query.how !== undefined) found = found.where('r.how', '=', query.how);
    return found
      .orderBy('r.ended_at', 'desc')
      .orderBy('r.game', 'desc')
      .limit(query.most + 1)
      .execute();
  }

  /** Games of one player: those that everybody may see, or those in which this witness played. */
  function ofPlayer(query: RecordQuery, by: Looked, witness: string | null): Promise<Key[]> {
    let found = db
      .selectFrom('result_seats as s')
      .innerJoin('results as r', 'r.game', 's.game')
      .select(['s.game', 's.ended_at'])
      .where(by.column, '=', by.value)
      .where('s.shown_to', '=', witness === null ? 'all' : 'players')
      .where(eb => within(eb, 's', query));
    if (witness !== null && !(by.column === 's.user_id' && by.value === witness))
      found = found.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('result_seats as mine')
            .select('mine.seat')
            .whereRef('mine.game', '=', 's.game')
            .where('mine.user_id', '=', witness),
        ),
      );
    if (query.book !== undefined) found = found.where('s.ruleset', '=', query.book);
    if (query.scenario !== undefined) found = found.where('r.scenario', '=', query.scenario);
    if (query.how !== undefined) found = found.where('r.how', '=', query.how);
    if (query.result !== undefined) found = found.where('s.result', '=', query.result);
    return found
      .orderBy('s.ended_at', 'desc')
      .orderBy('s.game', 'desc')
      .limit(query.most + 1)
      .execute();
  }

  async function told(keys: readonly Key[]): Promise<GameRecord[]> {
    const ids = keys.map(({ game }) => game);
    if (ids.length === 0) return [];
    const [games, seats] = await Promise.all([
      db.selectFrom('results').selectAll().where('game', 'in', ids).execute(),
      db
        .selectFrom('result_seats')
        .leftJoin('users', 'users.id', 'result_seats.user_id')
        .selectAll('result_seats')
        .select('users.name')
        .where('result_seats.game', 'in', ids)
        .orderBy('result_seats.seat')
        .execute(),
    ]);
    return ids.flatMap(id => {
      const game = games.find(row => row.game === id);
      return game === undefined
        ? []
        : [
            gameRecord(
              game,
              seats.filter(row => row.game === id),
            ),
          ];
    });
  }

  return {
    async games(query, caller) {
      const by = lookedFor(query);
      const sources =
        by === null
          ? [
              ofAll(query),
              ...(caller === null ? [] : [ofPlayer(query, { column: 's.user_id', value: caller }, caller)]),
            ]
          : [ofPlayer(query, by, null), ...(caller === null ? [] : [ofPlayer(query, by, caller)])];
      const found = (await Promise.all(sources)).flat().toSorted(newestFirst);
      // Two players of the same name may have played each other, which gives the game twice.
      const keys = found.filter(({ game }, i) => found[i - 1]?.game !== game);
      const page = keys.slice(0, query.most);
      const last = page.at(-1);
      const isMore = keys.length > page.length && last !== undefined;
      return { games: await told(page), next: isMore ? `${last.ended_at}.${last.game}` : null };
    },
    async player(id, caller) {
      const known = await db
        .selectFrom('result_seats as s')
        .select('s.game')
        .where('s.user_id', '=', id)
        .where('s.shown_to', '=', 'all')
        .limit(1)
        .executeTakeFirst();
      const met = caller === null ? [] : await ofPlayer({ most: 1 }, { column: 's.user_id', value: id }, caller);
      const user = await db.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
      if (user === undefined || (known === undefined && met.length === 0 && caller !== id)) return null;
      const rows = await db.selectFrom('ratings').selectAll().where('user_id', '=', id).orderBy('ruleset').execute();
      const ratings = await Promise.all(
        rows.map(
          async ({ ruleset, rating, games }): Promise<BookRating> => ({
            ruleset,
            rating,
            games,
            isProvisional: games < SETTLED,
            history: await history(id, ruleset),
          }),
        ),
      );
      return { player: user, ratings };
    },
    async leaders(ruleset) {
      const rows = await db
        .selectFrom('ratings')
        .innerJoin('users', 'users.id', 'ratings.user_id')
        .select(['users.id', 'users.name', 'ratings.rating', 'ratings.games'])
        .where('ratings.ruleset', '=', ruleset)
        .where('ratings.games', '>=', SETTLED)
        .where('ratings.opponents', '>=', LEAST_MET)
        .orderBy('ratings.rating', 'desc')
        .orderBy('ratings.user_id', 'desc')
        .limit(MOST_LEADERS)
        .execute();
      return rows.map(({ id, name, rating, games }) => ({ player: { id, name }, rating, games }));
    },
  };

  async function history(player: string, ruleset: string): Promise<BookRating['history']> {
    const rows = await db
      .selectFrom('result_seats')
      .select(['ended_at', 'mu', 'sigma'])
      .where('user_id', '=', player)
      .where('ruleset', '=', ruleset)
      .where('mu', 'is not', null)
      .orderBy('ended_at', 'desc')
      .orderBy('game', 'desc')
      .limit(MOST_HISTORY)
      .execute();
    return rows
      .toReversed()
      .flatMap(({ ended_at, mu, sigma }) =>
        mu === null || sigma === null ? [] : [{ at: ended_at, rating: shown({ mu, sigma }) }],
      );
  }
}

interface Looked {
  readonly column: 's.user_id' | 's.name_key';
  readonly value: string;
}

function lookedFor({ player, name }: RecordQuery): Looked | null {
  if (player !== undefined) return { column: 's.user_id', value: player };
  return name === undefined ? null : { column: 's.name_key', value: nameKey(name) };
}

type Rows = Schema & { r: ResultRow; s: ResultSeatRow };

/** Conditions: between the dates, and after the last row of the page before. */
function within(eb: ExpressionBuilder<Rows, 'r' | 's'>, of: 'r' | 's', { since, until, after }: RecordQuery) {
  const time = `${of}.ended_at` as const;
  const bounds = [];
  if (since !== undefined) bounds.push(eb(time, '>=', since));
  if (until !== undefined) bounds.push(eb(time, '<', until));
  if (after !== undefined) {
    const dot = after.indexOf('.');
    const at = Number(after.slice(0, dot));
    bounds.push(eb(time, '<=', at), eb.or([eb(time, '<', at), eb(`${of}.game` as const, '<', after.slice(dot + 1))]));
  }
  return eb.and(bounds);
}

function newestFirst(a: Key, b: Key): number {
  return b.ended_at - a.ended_at || (a.game < b.game ? 1 : a.game > b.game ? -1 : 0);
}

function gameRecord(row: ResultRow, seats: readonly (ResultSeatRow & { readonly name: string | null })[]): GameRecord {
  return {
    table: row.game,
    ruleset: row.ruleset,
    scenario: row.scenario,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    how: row.how,
    answers: row.answers,
    rated: row.rated as RatedOrWhy,
    shownTo: row.shown_to,
    seats: seats.map(
      (seat): SeatRecord => ({
        result: seat.result,
        score: seat.score,
        who: whoOf(seat, seat.name),
        rating: ratingOf(seat),
      }),
    ),
  };
}

function whoOf({ user_id, level }: ResultSeatRow, name: string | null): SeatRecord['who'] {
  if (level !== null) return { kind: 'agent', level };
  if (user_id === null || name === null) return { kind: 'somebody' };
  const person: Person = { id: user_id, name };
  return { kind: 'person', person };
}

function ratingOf({ mu_before, sigma_before, mu, sigma }: ResultSeatRow): SeatRecord['rating'] {
  if (mu_before === null || sigma_before === null || mu === null || sigma === null) return null;
  return { before: shown({ mu: mu_before, sigma: sigma_before }), after: shown({ mu, sigma }) };
}
