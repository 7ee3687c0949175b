/**
 * Tables, where players meet before a game. The host commits to the game and to its secret when a table is made. When all seats are taken,
 * each player pledges a share of the dice, then reveals it, and the game begins (docs/logs.md).
 */

import type { Refusal, Seat } from '@weathergauge/engine';
import { configure, isRefusal, keyFromHex, openMatch, pledge as pledgeOf, refusal } from '@weathergauge/engine';
import type { Library } from '@weathergauge/host';
import type { Person, TableSeat, TableWish } from '@weathergauge/wire';
import { drawnPlaces, PLAIN_SETTINGS } from '@weathergauge/wire';
import type { Games } from '../games/games.ts';
import { gameRow } from '../games/games.ts';
import type { Receipts } from '../receipts/receipts.ts';
import { newId } from '../people/sessions.ts';
import type { Database } from '../store/schema.ts';
import { EXPIRING, tableStore } from './table-store.ts';
import type { Changed } from './table-store.ts';
import type { Table } from './places.ts';
import { hasGame, isBefore, mayKnow, planOf, viewerAt } from './places.ts';
import { boundTo, movedOn, placesKept, placesOf, reseated, settingsFor, statusOf } from './seating.ts';

export interface Tables {
  create(wish: TableWish, organiser: Person): Promise<Table | Refusal>;
  /** Null if there is no such table, or this person may not see it. */
  find(id: string, person: string | null, invite?: string): Promise<Table | null>;
  /** Open tables that wait for players, newest first; and those at which this person sits or has a seat reserved. */
  list(person: string | null): Promise<readonly Table[]>;
  /** People whom this person has met at a table: whom she can name for a private one. */
  companions(person: string): Promise<readonly Person[]>;
  sit(id: string, person: Person, seat: Seat, invite?: string): Promise<Table | Refusal>;
  /** Leaves the table before the game has begun. */
  stand(id: string, person: Person): Promise<Table | Refusal>;
  ready(id: string, person: Person, isReady: boolean): Promise<Table | Refusal>;
  pledge(id: string, person: Person, pledge: string): Promise<Table | Refusal>;
  share(id: string, person: Person, share: string): Promise<Table | Refusal>;
  /** Changes game or settings before the game begins; people keep their seats. For its organiser, as are the next two. */
  change(id: string, person: Person, wish: TableWish): Promise<Table | Refusal>;
  /** Removes the person at a seat: she cannot come back to this table. */
  remove(id: string, person: Person, seat: Seat): Promise<Table | Refusal>;
  close(id: string, person: Person): Promise<Table | Refusal>;
  /** The table of a rematch with sides swapped: made by the first player who asks, and the same for all. */
  rematch(id: string, person: Person): Promise<Table | Refusal>;
  /** Closes idle tables. */
  expire(): Promise<void>;
}

export interface TablesDeps {
  readonly db: Database;
  readonly library: Library;
  readonly games: Pick<Games, 'adopt'>;
  readonly receipts: Pick<Receipts, 'sign'>;
  now(): number;
  /** Called when a table has changed, to tell those who watch it. */
  onChange(table: Table): void;
}

const NONE = refusal('bad-config', 'there is no such table, or it is not open to you');
const BEGUN = refusal('bad-config', 'the game has begun: resign if you cannot go on');
/** Most tables of one organiser that wait for players. */
const MOST_WAITING = 30;
/** Most running games at tables of one organiser: as many as her list shows. */
const MOST_ON = 200;

export function tables(deps: TablesDeps): Tables {
  const { library, now } = deps;
  const store = tableStore(deps);
  const { change } = store;

  /** A change by the organiser before the game. For everybody else the table does not exist. */
  const asOrganiser = (id: string, person: Person, work: (table: Table) => Promise<Changed | Refusal>) =>
    change(id, async table => {
      if (table.organiser !== person.id) return NONE;
      return isBefore(table) ? work(table) : BEGUN;
    });

  /** Checks a request for a table, for a new one and for a change alike. */
  async function laid(wish: TableWish, organiser: Person): Promise<Laid | Refusal> {
    const ruleset = await library.open(wish.ruleset);
    if (isRefusal(ruleset)) return ruleset;
    const { scenario, options, visibility, settings = PLAIN_SETTINGS } = wish;
    const config = configure(ruleset, { scenario, seats: wish.seats.length, options });
    if (isRefusal(config)) return config;
    const places = placesOf(wish, organiser);
    if (isRefusal(places)) return places;
    const met = visibility === 'private' ? await store.companions(organiser.id) : [];
    const named = met.filter(({ id }) => wish.named?.includes(id) === true);
    if (visibility === 'private' && named.length !== new Set(wish.named).size)
      return refusal('bad-config', 'only people whom you have met at a table can be named');
    return { ...boundTo(ruleset, config), places, visibility, settings, named };
  }

  function newTable(by: Laid, organiser: string): Table {
    const at = now();
    return reseated({
      id: newId(),
      invite: newId(),
      organiser,
      ...by,
      status: 'gathering',
      ready: [],
      pledges: [],
      shares: [],
      removed: [],
      drawn: null,
      next: null,
      created_at: at,
      touched_at: at,
      version: 1,
    });
  }

  /** Why somebody cannot make another table; null if she can. */
  async function tooMany(organiser: string): Promise<Refusal | null> {
    if ((await store.waiting(organiser)) >= MOST_WAITING)
      return refusal('over-budget', `${MOST_WAITING} tables of yours wait for players: close some of them`);
    if (await store.plays(organiser, MOST_ON))
      return refusal('over-budget', `${MOST_ON} games are on at tables of yours: end some of them`);
    return null;
  }

  return {
    async create(wish, organiser) {
      const not = await tooMany(organiser.id);
      if (not !== null) return not;
      const by = await laid(wish, organiser);
      if (isRefusal(by)) return by;
      const table = newTable(by, organiser.id);
      await store.insert(table);
      return table;
    },
    async find(id, person, invite) {
      const table = await store.load(id);
      return table !== null && mayKnow(table, person, invite) ? table : null;
    },
    list: store.list,
    companions: store.companions,
    sit: (id, person, seat, invite) =>
      change(id, async table => {
        if (!mayKnow(table, person.id, invite)) return NONE;
        if (table.status !== 'gathering')
          return refusal('bad-config', table.status === 'closed' ? 'this table is closed' : 'this table is full');
        if (viewerAt(table, person.id) !== 'spectator') return refusal('bad-config', 'you sit at this table already');
        const place = table.places[seat];
        if (place?.kind !== 'open') return refusal('bad-config', 'this seat is taken');
        if (place.for !== undefined && place.for.id !== person.id)
          return refusal('bad-config', `this seat is kept for ${place.for.name}`);
        return { table: seated(table, seat, person) };
      }),
    stand: (id, person) =>
      change(id, async table => {
        const seat = viewerAt(table, person.id);
        if (seat === 'spectator') return NONE;
        if (hasGame(table)) return BEGUN;
        if (!isBefore(table)) return { table: {} };
        return { table: reseated({ ...table, places: table.places.with(seat, { kind: 'open' }) }) };
      }),
    ready: (id, person, isReady) =>
      change(id, async table => {
        const seat = viewerAt(table, person.id);
        if (seat === 'spectator') return NONE;
        if (table.ready[seat] === isReady) return { table: {} };
        if (table.status !== 'readying') return refusal('bad-config', 'nobody is asked now whether she is ready');
        const ready = table.ready.with(seat, isReady);
        return { table: { ready, status: statusOf({ ...table, ready }) } };
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
        // The same share sent again after seats were drawn: shares stay with the places before the draw.
        if (table.shares[table.drawn?.[seat] ?? seat] === share) return { table: {} };
        if (table.status !== 'sharing') return refusal('bad-config', 'shares are not told now');
        if (key === null || pledgeOf(table.commitment, seat, key) !== table.pledges[seat])
          return refusal('bad-config', 'this is not the share that you have pledged');
        const shares = table.shares.with(seat, share);
        if (shares.includes(null)) return { table: { shares } };
        return begun({ ...table, shares });
      }),
    change: (id, person, wish) =>
      asOrganiser(id, person, async table => {
        const by = await laid(wish, person);
        if (isRefusal(by)) return by;
        const places = placesKept(by.places, table);
        if (isRefusal(places)) return places;
        const settings = settingsFor(by.settings, places, person.id);
        return { table: reseated({ ...table, ...by, settings, places }) };
      }),
    remove: (id, person, seat) =>
      asOrganiser(id, person, async table => {
        const place = table.places[seat];
        if (place === undefined || place.kind === 'agent') return refusal('bad-config', 'nobody sits there');
        const away = place.kind === 'person' ? place.person : place.for;
        if (away === undefined) return refusal('bad-config', 'nobody sits there');
        if (away.id === person.id) return refusal('bad-config', 'this is your own seat: stand up, or close the table');
        const places = table.places.with(seat, { kind: 'open' });
        const named = table.named.filter(({ id: each }) => each !== away.id);
        return { table: reseated({ ...table, places, named, removed: [...table.removed, away.id] }) };
      }),
    close: (id, person) => asOrganiser(id, person, async () => ({ table: { status: 'closed' } })),
    async rematch(id, person) {
      const made = await change(id, async table => {
        if (viewerAt(table, person.id) === 'spectator') return NONE;
        if (table.status !== 'over') return refusal('bad-config', 'the game is still on');
        const next = table.next === null ? null : await store.load(table.next);
        if (next !== null && next.status !== 'closed') return { table: {} };
        return again(table, person);
      });
      if (isRefusal(made) || made.next === null) return made;
      return joined(made.next, person);
    },
    async expire() {
      for (const id of await store.idle(now())) {
        await change(id, async table => (isBefore(table) ? { table: { status: 'closed' } } : EXPIRING));
      }
    },
  };

  /** Makes the table of a rematch. */
  async function again(table: Table, person: Person): Promise<Changed | Refusal> {
    const not = await tooMany(person.id);
    if (not !== null) return not;
    const ruleset = await library.open(table.ruleset);
    if (isRefusal(ruleset)) return ruleset;
    const { scenario, options, places } = table;
    const config = configure(ruleset, { scenario, seats: places.length, options });
    if (isRefusal(config)) return config;
    const next = newTable(
      {
        ...boundTo(ruleset, config),
        places: movedOn(table, person.id),
        visibility: 'private',
        // Coming to a rematch means being ready, and seats are swapped, so neither is asked again.
        settings: { ...table.settings, start: 'at-once', seating: 'chosen' },
        named: places.flatMap(place => (place.kind === 'person' ? [place.person] : [])),
      },
      person.id,
    );
    return { table: { next: next.id }, made: next };
  }

  /** Takes the seat that is reserved for this person. */
  function joined(id: string, person: Person): Promise<Table | Refusal> {
    return change(id, async table => {
      if (viewerAt(table, person.id) !== 'spectator') return { table: {} };
      const seat = table.places.findIndex(place => place.kind === 'open' && place.for?.id === person.id);
      if (seat < 0 || table.status !== 'gathering') return NONE;
      return { table: seated(table, seat, person) };
    });
  }

  /** All shares have been revealed: opens the game. */
  async function begun(table: Table): Promise<Changed | Refusal> {
    const ruleset = await library.open(table.ruleset);
    if (isRefusal(ruleset)) return ruleset;
    const { scenario, options, id } = table;
    const config = configure(ruleset, { scenario, seats: table.places.length, options });
    if (isRefusal(config)) return config;
    const shares = table.shares.map(share => share ?? '');
    const match = openMatch(ruleset, config, { secret: bytes(table.secret), shares: shares.map(bytes) });
    if (match.record.commitment !== table.commitment)
      return refusal('bad-config', 'the rulebook has changed since this table was made: make another');
    // Shares stay with the places; the draw only decides who sits there.
    const drawn = table.settings.seating === 'drawn' ? drawnPlaces(table.commitment, shares) : null;
    const places = drawn === null ? table.places : drawn.map(place => table.places[place] as TableSeat);
    const plan = planOf({ ...table, places });
    const game = gameRow(id, match, plan, now(), deps.receipts);
    return {
      table: { shares: table.shares, places, drawn, status: 'playing' },
      game,
      afterwards: () => deps.games.adopt(game, match, plan),
    };
  }
}

type Laid = Pick<
  Table,
  | 'ruleset'
  | 'edition'
  | 'scenario'
  | 'options'
  | 'commitment'
  | 'secret'
  | 'places'
  | 'visibility'
  | 'settings'
  | 'named'
>;

function seated(table: Table, seat: number, person: Person): Partial<Table> {
  const places = table.places.with(seat, { kind: 'person', person });
  return { places, status: statusOf({ ...table, places }) };
}

function bytes(hex: string): Uint8Array {
  const key = keyFromHex(hex);
  if (key === null) throw new Error('a key or a share in the store is none');
  return key;
}
