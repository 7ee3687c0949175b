/** The lobby's list of a person's tables and of open ones, sent again whenever it changes. */

import { setImmediate as breath } from 'node:timers/promises';
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
  /** A table has changed: the lists of those who have to do with it, and of all where it is open. */
  tableChanged(table: string): void;
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
  /** Her own tables as they were last read. */
  mine: readonly MyTable[];
  /** The list as it was last sent, as text. The same list is not sent twice, so the time of a message tells nothing. */
  last: Texts;
}

/** Apart, because the open tables are the same text for nearly everybody. */
interface Texts {
  readonly mine: string;
  readonly open: string;
}

/** The open tables as one round finds them. */
interface Open {
  readonly tables: readonly Table[];
  /** For all who have nothing to do with any of them. */
  readonly views: readonly TableView[];
  readonly text: string;
}

const MOST_OPEN = 50;
const MOST_WAITING = 100;
/** Tables whose people are looked up at once. */
const AT_ONCE = 200;
/** Milliseconds of lists after which others are served: SQLite answers without letting the event loop do so. */
const LONGEST_UNBROKEN = 5;

export function lobby({ db, moves }: LobbyDeps): Lobby {
  const followers = new Set<Follower>();
  /** Their own tables may have changed. */
  let stale = new Set<Follower>();
  let tablesChanged = new Set<string>();
  /** The open tables as they were last sent to all, by ids and versions. */
  let lastOpen = '';

  async function openTables(): Promise<Open> {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'gathering')
      .where('visibility', '=', 'open')
      .orderBy('created_at', 'desc')
      .limit(MOST_OPEN)
      .execute();
    const tables = rows.map(tableOf);
    const views = tables.map(table => viewOf(table, null));
    return { tables, views, text: JSON.stringify(views) };
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

  async function mineOf(person: string | null): Promise<readonly MyTable[]> {
    return person === null ? [] : [...(await playing(person)), ...(await gathering(person))].toSorted(byUrgency);
  }

  function openFor({ tables, views, text }: Open, person: string | null): Pick<Open, 'views' | 'text'> {
    const isOutside = (table: Table): boolean =>
      viewerAt(table, person) === 'spectator' &&
      (person === null || table.organiser !== person) &&
      mayKnow(table, person, undefined);
    if (tables.every(isOutside)) return { views, text };
    const others = views.filter((_, i) => isOutside(tables[i] as Table));
    return { views: others, text: JSON.stringify(others) };
  }

  /** Those at whose list one of these tables stands, or now has to. */
  async function concernedBy(ids: ReadonlySet<string>): Promise<readonly Follower[]> {
    const all = [...ids];
    const people = new Set<string>();
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const rows = await db
        .selectFrom('table_people')
        .select('person')
        .where('game', 'in', all.slice(from, from + AT_ONCE))
        .execute();
      for (const { person } of rows) people.add(person);
    }
    return [...followers].filter(
      ({ person, mine }) => (person !== null && people.has(person)) || mine.some(({ table }) => ids.has(table.id)),
    );
  }

  async function look(own: Set<Follower>, ids: ReadonlySet<string>): Promise<void> {
    for (const follower of await concernedBy(ids)) own.add(follower);
    const open = await openTables();
    const versions = open.tables.map(({ id, version }) => `${id} ${version}`).join();
    const told = versions === lastOpen ? own : new Set([...own, ...followers]);
    let from = performance.now();
    for (const follower of told) {
      if (own.has(follower)) follower.mine = await mineOf(follower.person);
      tellChange(follower, openFor(open, follower.person));
      if (performance.now() - from < LONGEST_UNBROKEN) continue;
      await breath();
      from = performance.now();
    }
    lastOpen = versions;
  }

  function tellChange(follower: Follower, { views, text }: Pick<Open, 'views' | 'text'>): void {
    const { mine, last } = follower;
    const texts: Texts = { mine: JSON.stringify(mine), open: text };
    if ((texts.mine === last.mine && texts.open === last.open) || !followers.has(follower)) return;
    follower.last = texts;
    follower.tell({ mine, open: views });
  }

  return {
    async of(person) {
      return { mine: await mineOf(person), open: openFor(await openTables(), person).views };
    },
    follow(person, tell) {
      const follower: Follower = { person, tell, mine: [], last: { mine: '', open: '' } };
      let isEnded = false;
      async function first(): Promise<LobbyView> {
        const mine = await mineOf(person);
        const { views, text } = openFor(await openTables(), person);
        follower.mine = mine;
        follower.last = { mine: JSON.stringify(mine), open: text };
        return { mine, open: views };
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
    tableChanged: table => void tablesChanged.add(table),
    async round() {
      const [own, ids] = [stale, tablesChanged];
      if (own.size === 0 && ids.size === 0) return;
      stale = new Set();
      tablesChanged = new Set();
      try {
        await look(own, ids);
      } catch (error) {
        // With the next round.
        for (const follower of own) stale.add(follower);
        for (const id of ids) tablesChanged.add(id);
        throw error;
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
