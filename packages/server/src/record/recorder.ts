/**
 * Writes finished games into the record: results and new ratings. A game is recorded once, in one transaction, right after its end. If a
 * server was killed in between, the next start or another node does it (`catchUp`).
 */

import type { Person, RatedOrWhy } from '@weathergauge/wire';
import type { Transaction } from 'kysely';
import type { Outcome } from '../games/outcome.ts';
import { SOMEBODY } from '../people/somebody.ts';
import type { Database, RatingRow, ResultRow, ResultSeatRow, Schema } from '../store/schema.ts';
import { tableOf } from '../tables/places.ts';
import type { Skill } from './ratings.ts';
import { afterGame, counts, MOST_A_DAY, newSkill, shown } from './ratings.ts';

export interface Recorder {
  /** Does nothing if the game is recorded already, or still on. */
  record(game: string): Promise<void>;
  /** Records all that has ended and is not recorded; returns how many. */
  catchUp(): Promise<number>;
}

const DAY = 24 * 3600_000;
const MOST_AT_ONCE = 200;
const TRIES = 6;

type Step = Transaction<Schema>;

export function recorder(db: Database, now: () => number): Recorder {
  async function record(game: string): Promise<void> {
    for (let tried = 1; ; tried++) {
      try {
        return await db.transaction().execute(step => recordIn(step, game, now()));
      } catch (error) {
        // Another game of the same player was recorded meanwhile: this transaction was rolled back, and is tried again with the new rating.
        if (!(error instanceof Error) || error.message !== CROSSED || tried === TRIES) throw error;
      }
    }
  }

  return {
    record,
    async catchUp() {
      let done = 0;
      for (;;) {
        const missed = await db
          .selectFrom('games')
          .select('id')
          .where('ended_at', 'is not', null)
          .where('recorded_at', 'is', null)
          .where('outcome', 'is not', null)
          .orderBy('ended_at')
          .orderBy('id')
          .limit(MOST_AT_ONCE)
          .execute();
        // In the order in which they ended: ratings depend on it.
        for (const { id } of missed) await record(id);
        done += missed.length;
        if (missed.length < MOST_AT_ONCE) return done;
      }
    },
  };
}

const CROSSED = 'a rating has changed meanwhile';

async function recordIn(step: Step, id: string, at: number): Promise<void> {
  // First of all: a second node waits here for the first one, and then finds that it is done.
  const mine = await step
    .updateTable('games')
    .set({ recorded_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is not', null)
    .where('recorded_at', 'is', null)
    .executeTakeFirst();
  if (Number(mine.numUpdatedRows) !== 1) return;
  const game = await step
    .selectFrom('games')
    .select(['ruleset', 'started_at', 'ended_at', 'outcome'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const row = await step.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (game.outcome === null || game.ended_at === null) return;
  const { places, scenario, visibility, settings } = tableOf(row);
  const outcome = JSON.parse(game.outcome) as Outcome;
  const people = places.map(place =>
    place.kind === 'person' && place.person.id !== SOMEBODY.id ? place.person : null,
  );
  const players = people.map(person => person?.id ?? null);
  const shared = {
    ruleset: game.ruleset,
    // Games without spectators are not shown to everybody afterwards either.
    shown_to: visibility === 'open' && settings.spectators === 'welcome' ? 'all' : 'players',
    ended_at: game.ended_at,
  } as const;
  const rated = await isRated(step, players, outcome, shared);
  const change = rated === 'yes' ? await rateIn(step, players.map(String), outcome, shared) : null;
  const result: ResultRow = {
    ...shared,
    game: id,
    scenario,
    how: outcome.how,
    reason: outcome.reason,
    answers: outcome.answers.reduce((sum, given) => sum + given, 0),
    rated,
    started_at: game.started_at,
  };
  await step.insertInto('results').values(result).execute();
  const seats = places.map(
    (place, seat): ResultSeatRow => ({
      ...shared,
      game: id,
      seat,
      user_id: players[seat] ?? null,
      name_key: nameKeyOf(people[seat]),
      level: place.kind === 'agent' ? place.level : null,
      result: outcome.results[seat] ?? 'drawn',
      score: outcome.scores[seat] ?? 0,
      mu_before: change?.before[seat]?.mu ?? null,
      sigma_before: change?.before[seat]?.sigma ?? null,
      mu: change?.after[seat]?.mu ?? null,
      sigma: change?.after[seat]?.sigma ?? null,
    }),
  );
  await step.insertInto('result_seats').values(seats).execute();
  if (change !== null) for (const player of players) await countMet(step, String(player), game.ruleset);
}

const nameKeyOf = (person: Person | null | undefined): string | null =>
  person === null || person === undefined ? null : nameKey(person.name);

/** The normalised name, for searching. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

type Shared = Pick<ResultRow, 'ruleset' | 'ended_at'>;

async function isRated(
  step: Step,
  players: readonly (string | null)[],
  outcome: Outcome,
  shared: Shared,
): Promise<RatedOrWhy> {
  const said = counts(players, outcome);
  if (said !== 'yes') return said;
  for (const [seat, player] of players.entries())
    for (const [other, opponent] of players.entries()) {
      if (other <= seat || outcome.sides[seat] === outcome.sides[other]) continue;
      if ((await today(step, String(player), String(opponent), shared)) >= MOST_A_DAY) return 'often';
    }
  return 'yes';
}

/** How many rated games two people have played within the last day. */
async function today(step: Step, player: string, opponent: string, { ruleset, ended_at }: Shared): Promise<number> {
  const found = await step
    .selectFrom('result_seats as mine')
    .innerJoin('result_seats as theirs', 'theirs.game', 'mine.game')
    .select('mine.game')
    .where('mine.user_id', '=', player)
    .where('mine.ruleset', '=', ruleset)
    .where('mine.ended_at', '>', ended_at - DAY)
    .where('mine.mu', 'is not', null)
    .where('theirs.user_id', '=', opponent)
    .limit(MOST_A_DAY)
    .execute();
  return found.length;
}

interface Changed {
  readonly before: readonly Skill[];
  readonly after: readonly Skill[];
}

async function rateIn(
  step: Step,
  players: readonly string[],
  outcome: Outcome,
  { ruleset, ended_at }: Shared,
): Promise<Changed> {
  const known = await step
    .selectFrom('ratings')
    .selectAll()
    .where('ruleset', '=', ruleset)
    .where('user_id', 'in', players)
    .execute();
  const rows = players.map(player => known.find(row => row.user_id === player) ?? null);
  const before = rows.map(row => row ?? newSkill()).map(({ mu, sigma }): Skill => ({ mu, sigma }));
  const after = afterGame(before, outcome);
  for (const [seat, player] of players.entries()) {
    const { mu, sigma } = after[seat] ?? newSkill();
    const row = rows[seat] ?? null;
    const next = { mu, sigma, rating: shown({ mu, sigma }), games: (row?.games ?? 0) + 1, updated_at: ended_at };
    if (!(await put(step, { user_id: player, ruleset }, row, next))) throw new Error(CROSSED);
  }
  return { before, after };
}

/** False if the row has changed since it was read. */
async function put(
  step: Step,
  key: Pick<RatingRow, 'user_id' | 'ruleset'>,
  row: RatingRow | null,
  next: Omit<RatingRow, 'user_id' | 'ruleset' | 'opponents'>,
): Promise<boolean> {
  if (row === null) {
    const made = await step
      .insertInto('ratings')
      .values({ ...key, ...next, opponents: 0 })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    return Number(made.numInsertedOrUpdatedRows) === 1;
  }
  const changed = await step
    .updateTable('ratings')
    .set(next)
    .where('user_id', '=', key.user_id)
    .where('ruleset', '=', key.ruleset)
    .where('games', '=', row.games)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows) === 1;
}

async function countMet(step: Step, player: string, ruleset: string): Promise<void> {
  const { met } = await step
    .selectFrom('result_seats as mine')
    .innerJoin('result_seats as theirs', 'theirs.game', 'mine.game')
    .select(({ fn }) => fn.count<number>('theirs.user_id').distinct().as('met'))
    .where('mine.user_id', '=', player)
    .where('mine.ruleset', '=', ruleset)
    .where('mine.mu', 'is not', null)
    .where('theirs.user_id', '!=', player)
    .executeTakeFirstOrThrow();
  await step
    .updateTable('ratings')
    .set({ opponents: met })
    .where('user_id', '=', player)
    .where('ruleset', '=', ruleset)
    .execute();
}
