/**
 * Tables: where players meet. The host commits to the game and to its secret when the table is made; when all seats are taken each
 * player pledges a share of the dice, then tells it, and the game begins (docs/logs.md).
 */

import { readOfficer } from '@weathergauge/agents/levels';
import type { Refusal, Seat } from '@weathergauge/engine';
import {
  boundGame,
  commitmentTo,
  configure,
  isRefusal,
  keyFromHex,
  keyHex,
  newKey,
  openMatch,
  pledge as pledgeOf,
  refusal,
} from '@weathergauge/engine';
import type { Library } from '@weathergauge/host';
import type { Person, TableSeat, TableWish } from '@weathergauge/wire';
import type { Games } from '../games/games.ts';
import { gameRow } from '../games/games.ts';
import { newId } from '../people/sessions.ts';
import type { Database } from '../store/schema.ts';
import type { Table } from './places.ts';
import { mayKnow, plansOf, rowOf, tableOf, viewerAt } from './places.ts';

export interface Tables {
  create(wish: TableWish, organiser: Person): Promise<Table | Refusal>;
  /** Null where there is none that this person may know of. */
  find(id: string, person: string | null, invite?: string): Promise<Table | null>;
  /** Open tables that wait for players, the newest first; and those at which this person sits. */
  list(person: string | null): Promise<readonly Table[]>;
  sit(id: string, person: Person, seat: Seat, invite?: string): Promise<Table | Refusal>;
  /** Leaves the table before the game has begun. */
  stand(id: string, person: Person): Promise<Table | Refusal>;
  pledge(id: string, person: Person, pledge: string): Promise<Table | Refusal>;
  share(id: string, person: Person, share: string): Promise<Table | Refusal>;
}

export interface TablesDeps {
  readonly db: Database;
  readonly library: Library;
  readonly games: Pick<Games, 'adopt'>;
  now(): number;
  /** A table has changed: for those who look at it. */
  onChange(table: Table): void;
}

const NONE = refusal('bad-config', 'there is no such table, or it is not open to you');
const MOST_LISTED = 100;
/** How often a change is tried again that another has come before. */
const TRIES = 5;

export function tables(deps: TablesDeps): Tables {
  const { db, library, now } = deps;

  async function load(id: string): Promise<Table | null> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : tableOf(row);
  }

  /** Changes a table, whole or not at all; from the start again where somebody else was quicker. */
  async function change(id: string, work: (table: Table) => Promise<Changed | Refusal>): Promise<Table | Refusal> {
    for (let tried = 0; tried < TRIES; tried++) {
      const table = await load(id);
      if (table === null) return NONE;
      const made = await work(table);
      if (isRefusal(made)) return made;
      const next = { ...table, ...made.table, version: table.version + 1 };
      if (!(await replace(table, next, made.game ?? null))) continue;
      made.afterwards?.();
      deps.onChange(next);
      return next;
    }
    return refusal('stale', 'others are changing this table at the same time: try again');
  }

  function replace(before: Table, next: Table, game: ReturnType<typeof gameRow> | null): Promise<boolean> {
    return db.transaction().execute(async step => {
      const done = await step
        .updateTable('tables')
        .set(rowOf(next))
        .where('id', '=', before.id)
        .where('version', '=', before.version)
        .executeTakeFirst();
      if (Number(done.numUpdatedRows) !== 1) return false;
      if (game !== null) await step.insertInto('games').values(game).execute();
      return true;
    });
  }

  return {
    async create(wish, organiser) {
      const ruleset = await library.open(wish.ruleset);
      if (isRefusal(ruleset)) return ruleset;
      const { scenario, options } = wish;
      const config = configure(ruleset, { scenario, seats: wish.seats.length, options });
      if (isRefusal(config)) return config;
      const places = placesOf(wish, organiser);
      if (isRefusal(places)) return places;
      const secret = newKey();
      const bound = boundGame(ruleset, config);
      const table: Table = {
        id: newId(),
        invite: newId(),
        organiser: organiser.id,
        ruleset: ruleset.id,
        edition: bound.edition,
        scenario,
        options: config.options,
        places,
        visibility: wish.visibility,
        status: statusOf(places),
        commitment: commitmentTo(bound, secret, 'players'),
        secret: keyHex(secret),
        pledges: places.map(() => null),
        shares: places.map(() => null),
        created_at: now(),
        version: 1,
      };
      const opened = withAgentsShares(table);
      await db.insertInto('tables').values(rowOf(opened)).execute();
      return opened;
    },
    async find(id, person, invite) {
      const table = await load(id);
      return table !== null && mayKnow(table, person, invite) ? table : null;
    },
    async list(person) {
      const open = await db
        .selectFrom('tables')
        .selectAll()
        .where('status', '=', 'gathering')
        .where('visibility', '=', 'open')
        .orderBy('created_at', 'desc')
        .limit(MOST_LISTED)
        .execute();
      if (person === null) return open.map(tableOf);
      const mine = await db
        .selectFrom('tables')
        .selectAll()
        .where('places', 'like', `%"${person}"%`)
        .orderBy('created_at', 'desc')
        .limit(MOST_LISTED)
        .execute();
      const seen = new Set(mine.map(({ id }) => id));
      return [...mine, ...open.filter(({ id }) => !seen.has(id))].map(tableOf);
    },
    sit: (id, person, seat, invite) =>
      change(id, async table => {
        if (!mayKnow(table, person.id, invite)) return NONE;
        if (table.status !== 'gathering') return refusal('bad-config', 'this table is full');
        if (viewerAt(table, person.id) !== 'spectator') return refusal('bad-config', 'you sit at this table already');
        if (table.places[seat]?.kind !== 'open') return refusal('bad-config', 'this seat is taken');
        const places = table.places.with(seat, { kind: 'person', person });
        return { table: { places, status: statusOf(places) } };
      }),
    stand: (id, person) =>
      change(id, async table => {
        const seat = viewerAt(table, person.id);
        if (seat === 'spectator') return NONE;
        if (table.status === 'playing' || table.status === 'over')
          return refusal('bad-config', 'the game has begun: resign if you cannot go on');
        const places = table.places.with(seat, { kind: 'open' });
        // Whoever sits down next pledges a share of her own, and all others anew.
        const fresh = withAgentsShares({
          ...table,
          pledges: places.map(() => null),
          shares: places.map(() => null),
          places,
        });
        return { table: { ...fresh, status: 'gathering' } };
      }),
    pledge: (id, person, pledge) =>
      change(id, async table => {
        const seat = viewerAt(table, person.id);
        if (seat === 'spectator') return NONE;
        if (table.pledges[seat] === pledge) return { table: {} };
        if (table.status !== 'pledging') return refusal('bad-config', 'shares are not pledged now');
        if (table.pledges[seat] !== null) return refusal('bad-config', 'you have pledged your share already');
        const pledges = table.pledges.with(seat, pledge);
        return { table: { pledges, status: pledges.includes(null) ? 'pledging' : 'sharing' } };
      }),
    share: (id, person, share) =>
      change(id, async table => {
        const seat = viewerAt(table, person.id);
        const key = keyFromHex(share);
        if (seat === 'spectator') return NONE;
        if (table.shares[seat] === share) return { table: {} };
        if (table.status !== 'sharing') return refusal('bad-config', 'shares are not told now');
        if (key === null || pledgeOf(table.commitment, seat, key) !== table.pledges[seat])
          return refusal('bad-config', 'this is not the share that you have pledged');
        const shares = table.shares.with(seat, share);
        if (shares.includes(null)) return { table: { shares } };
        return begun({ ...table, shares });
      }),
  };

  /** All shares are there: opens the game. */
  async function begun(table: Table): Promise<Changed | Refusal> {
    const ruleset = await library.open(table.ruleset);
    if (isRefusal(ruleset)) return ruleset;
    const { scenario, options, id } = table;
    const config = configure(ruleset, { scenario, seats: table.places.length, options });
    if (isRefusal(config)) return config;
    const shares = table.shares.map(share => bytes(share ?? ''));
    const match = openMatch(ruleset, config, { secret: bytes(table.secret), shares });
    if (match.record.commitment !== table.commitment)
      return refusal('bad-config', 'the rulebook has changed since this table was made: make another');
    const playing: Partial<Table> = { shares: table.shares, status: 'playing' };
    return {
      table: playing,
      game: gameRow(id, match, now()),
      afterwards: () => void deps.games.adopt(id, match, plansOf(table)),
    };
  }
}

interface Changed {
  readonly table: Partial<Table>;
  /** Kept in the same step. */
  readonly game?: ReturnType<typeof gameRow>;
  afterwards?(): void;
}

function placesOf(wish: TableWish, organiser: Person): TableSeat[] | Refusal {
  if (wish.seats.filter(({ kind }) => kind === 'mine').length > 1)
    return refusal('bad-config', 'you can take one seat: leave the others open, or to agents');
  // Only the ranks: other agents could be told to think for hours.
  const unknown = wish.seats.find(seat => seat.kind === 'agent' && readOfficer(seat.level) === null);
  if (unknown?.kind === 'agent') return refusal('bad-config', `there is no agent ${JSON.stringify(unknown.level)}`);
  return wish.seats.map((seat): TableSeat => (seat.kind === 'mine' ? { kind: 'person', person: organiser } : seat));
}

function statusOf(places: readonly TableSeat[]): Table['status'] {
  return places.some(({ kind }) => kind === 'open') ? 'gathering' : 'pledging';
}

/** The host pledges for its agents before anybody else does: one share of a player is enough to make the dice nobody's. */
function withAgentsShares(table: Table): Table {
  const own = table.places.map(({ kind }, seat) => {
    if (kind !== 'agent') return null;
    const share = newKey();
    return { share: keyHex(share), pledge: pledgeOf(table.commitment, seat as Seat, share) };
  });
  return {
    ...table,
    pledges: own.map(each => each?.pledge ?? null),
    shares: own.map(each => each?.share ?? null),
  };
}

function bytes(hex: string): Uint8Array {
  const key = keyFromHex(hex);
  if (key === null) throw new Error('a key or a share in the store is none');
  return key;
}
