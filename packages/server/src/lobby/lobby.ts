/** The lobby's list of a person's tables and of open ones, sent again whenever it changes. */

import type { LobbyView, MyTable, TableView } from '@weathergauge/wire';
import type { Moves } from '../moves/moves.ts';
import type { Database, MoveRow } from '../store/schema.ts';
import { tablesOf } from '../tables/people.ts';
import type { Table } from '../tables/places.ts';
import { mayKnow, tableOf, viewerAt, viewOf } from '../tables/places.ts';

export interface Lobby {
  of(person: string | null): Promise<LobbyView>;
  /** Tells the present list, then every change. */
  follow(person: string | null, tell: (lobby: LobbyView) => void): Following;
  /** The lists of these people, or of all, may have changed. */
  changed(persons: readonly string[] | 'all'): void;
  /** Sends the lists that have changed since the last round. */
  round(): Promise<void>;
}

export interface Following {
  readonly now: Promise<LobbyView>;
  end(): void;
}

export interface LobbyDeps {
  readonly db: Database;
  readonly moves: Pick<Moves, 'of'>;
}

interface Follower {
  readonly person: string | null;
  tell(lobby: LobbyView): void;
  /** The list as it was last sent, as text. The same list is not sent twice, so the time of a message tells nothing. */
  last: string;
}

const MOST_OPEN = 50;
const MOST_WAITING = 100;

export function lobby({ db, moves }: LobbyDeps): Lobby {
  const followers = new Set<Follower>();
  let stale = new Set<Follower>();

  async function openTables(): Promise<readonly Table[]> {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'gathering')
      .where('visibility', '=', 'open')
      .orderBy('created_at', 'desc')
      .limit(MOST_OPEN)
      .execute();
    return rows.map(tableOf);
  }

  /** Tables whose game has not begun. */
  async function gathering(person: string): Promise<readonly MyTable[]> {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('status', 'in', ['gathering', 'readying', 'pledging', 'sharing'])
      .where('id', 'in', tablesOf(db, person, ['seat', 'organiser']))
      .orderBy('touched_at', 'desc')
      .limit(MOST_WAITING)
      .execute();
    return rows.map(row => beforeGame(viewOf(tableOf(row), person), row.touched_at));
  }

  async function playing(person: string): Promise<readonly MyTable[]> {
    const stands = await moves.of(person);
    if (stands.length === 0) return [];
    const ids = stands.map(({ game }) => game);
    const rows = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
    const views = new Map(rows.map(row => [row.id, viewOf(tableOf(row), person)]));
    return stands.flatMap(stand => {
      const table = views.get(stand.game);
      return table === undefined ? [] : [inGame(table, stand)];
    });
  }

  async function made(person: string | null, open: readonly Table[]): Promise<LobbyView> {
    const mine = person === null ? [] : [...(await playing(person)), ...(await gathering(person))];
    return {
      mine: mine.toSorted(byUrgency),
      open: open
        .filter(table => viewerAt(table, person) === 'spectator' && (person === null || table.organiser !== person))
        .filter(table => mayKnow(table, person, undefined))
        .map(table => viewOf(table, person)),
    };
  }

  return {
    of: async person => made(person, await openTables()),
    follow(person, tell) {
      const follower: Follower = { person, tell, last: '' };
      let isEnded = false;
      async function first(): Promise<LobbyView> {
        const view = await made(person, await openTables());
        follower.last = JSON.stringify(view);
        return view;
      }
      // The first list must be sent before any change of it; changes meanwhile are sent in the next round.
      const now = first().finally(() => {
        stale.add(follower);
        if (!isEnded) followers.add(follower);
      });
      return {
        now,
        end() {
          isEnded = true;
          followers.delete(follower);
        },
      };
    },
    changed(persons) {
      for (const follower of followers)
        if (persons === 'all' || (follower.person !== null && persons.includes(follower.person))) stale.add(follower);
    },
    async round() {
      const told = stale;
      stale = new Set();
      if (told.size === 0) return;
      const open = await openTables();
      for (const follower of told) {
        const view = await made(follower.person, open);
        const text = JSON.stringify(view);
        if (text === follower.last || !followers.has(follower)) continue;
        follower.last = text;
        follower.tell(view);
      }
    },
  };
}

/** A table before its game, as an entry of the list: it waits for people who are not ready or have not sent their share of the dice. */
function beforeGame(table: TableView, since: number): MyTable {
  const { you, seats } = table;
  const given = givenAt(table);
  const waitsFor = seats.flatMap((_, seat) => (given[seat] === false ? [seat] : [])) as MyTable['waitsFor'];
  return { table, isYourMove: you !== 'spectator' && waitsFor.includes(you), waitsFor, turn: null, since };
}

/** For each seat, whether it has done what is needed at this stage. */
function givenAt({ status, ready, pledges, shares }: TableView): readonly boolean[] {
  switch (status) {
    case 'readying':
      return ready;
    case 'pledging':
      return pledges.map(pledge => pledge !== null);
    case 'sharing':
      return shares.map(share => share !== null);
    default:
      return [];
  }
}

function inGame(table: TableView, { asked_at, pending, pending_since, turn, ended_at }: MoveRow): MyTable {
  return {
    table,
    isYourMove: asked_at !== null,
    waitsFor: JSON.parse(pending) as MyTable['waitsFor'],
    turn,
    since: ended_at ?? asked_at ?? pending_since,
  };
}

const ranks = ({ isYourMove, table }: MyTable): number => (isYourMove ? 0 : table.status === 'over' ? 2 : 1);

function byUrgency(one: MyTable, other: MyTable): number {
  const rank = ranks(one) - ranks(other);
  if (rank !== 0) return rank;
  return one.isYourMove ? one.since - other.since : other.since - one.since;
}
