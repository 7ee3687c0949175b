/** Games that have ended, put into a store as the server would have, without playing them. */

import type { TableSeat } from '@weathergauge/wire';
import { PLAIN_SETTINGS } from '@weathergauge/wire';
import type { Outcome } from '../src/games/outcome.ts';
import type { Database } from '../src/store/schema.ts';

export interface Finished {
  readonly id: string;
  readonly endedAt: number;
  readonly places: readonly TableSeat[];
  readonly ruleset?: string;
  readonly scenario?: string;
  readonly visibility?: 'open' | 'invited';
  readonly spectators?: 'none';
  readonly outcome?: Partial<Outcome>;
}

export const person = (id: string): TableSeat => ({ kind: 'person', person: { id, name: id } });

export async function addPeople(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .insertInto('users')
    .values(ids.map(id => ({ id, name: id, created_at: 0 })))
    .execute();
}

/** The first seat has won, unless `outcome` says otherwise. */
export async function addFinished(db: Database, games: readonly Finished[]): Promise<void> {
  const rows = games.map(({ id, endedAt, places, ...wish }) => {
    const { ruleset = 'convoy', scenario = 'H1', visibility = 'open', spectators = 'welcome', outcome = {} } = wish;
    const whole: Outcome = {
      how: 'rules',
      reason: 'rounds',
      scores: places.map((_, seat) => (seat === 0 ? 1 : 0)),
      results: places.map((_, seat) => (seat === 0 ? 'won' : 'lost')),
      sides: places.map((_, seat) => seat),
      answers: places.map(() => 20),
      ...outcome,
    };
    const organiser = places.flatMap(place => (place.kind === 'person' ? [place.person.id] : []))[0] ?? '';
    return {
      table: {
        id,
        organiser,
        ruleset,
        scenario,
        visibility,
        invite: id,
        edition: 1,
        options: '{}',
        places: JSON.stringify(places),
        status: 'over' as const,
        commitment: '',
        secret: '',
        pledges: '[]',
        shares: '[]',
        created_at: endedAt,
        settings: JSON.stringify({ ...PLAIN_SETTINGS, spectators }),
        ready: '[]',
        named: '[]',
        removed: '[]',
        touched_at: endedAt,
        version: 1,
      },
      game: {
        id,
        ruleset,
        edition: 1,
        head: '',
        started_at: endedAt - 1_000,
        ended_at: endedAt,
        log: 'log',
        outcome: JSON.stringify(whole),
        recorded_at: null,
        clock: null,
        due: null,
      },
    };
  });
  await db
    .insertInto('tables')
    .values(rows.map(({ table }) => table))
    .execute();
  await db
    .insertInto('games')
    .values(rows.map(({ game }) => game))
    .execute();
}
