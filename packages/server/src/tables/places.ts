/** A table as the store has it, and as a person may see it. */

import type { Seat, Viewer } from '@weathergauge/engine';
import type { SeatPlan } from '@weathergauge/host';
import type { Person, Settings, TableSeat, TableView } from '@weathergauge/wire';
import { PLAIN_SETTINGS } from '@weathergauge/wire';
import type { GamePlan } from '../games/games.ts';
import type { TableRow } from '../store/schema.ts';

export interface Table extends Omit<TableRow, keyof Lists>, Lists {}

/** Columns that the store keeps as JSON. */
interface Lists {
  readonly options: TableView['options'];
  /** Seats, each with the name that its player had when she sat down. */
  readonly places: readonly TableSeat[];
  readonly pledges: readonly (string | null)[];
  readonly shares: readonly (string | null)[];
  readonly settings: Settings;
  readonly ready: readonly boolean[];
  readonly named: readonly Person[];
  readonly removed: readonly string[];
  readonly drawn: readonly number[] | null;
}

export function tableOf(row: TableRow): Table {
  return {
    ...row,
    options: JSON.parse(row.options) as Lists['options'],
    places: JSON.parse(row.places) as Lists['places'],
    pledges: JSON.parse(row.pledges) as Lists['pledges'],
    shares: JSON.parse(row.shares) as Lists['shares'],
    // Tables of earlier versions lack some settings.
    settings: { ...PLAIN_SETTINGS, ...(JSON.parse(row.settings) as Partial<Settings>) },
    ready: JSON.parse(row.ready) as Lists['ready'],
    named: JSON.parse(row.named) as Lists['named'],
    removed: JSON.parse(row.removed) as Lists['removed'],
    drawn: JSON.parse(row.drawn ?? 'null') as Lists['drawn'],
  };
}

export function rowOf(table: Table): TableRow {
  return {
    ...table,
    options: JSON.stringify(table.options),
    places: JSON.stringify(table.places),
    pledges: JSON.stringify(table.pledges),
    shares: JSON.stringify(table.shares),
    settings: JSON.stringify(table.settings),
    ready: JSON.stringify(table.ready),
    named: JSON.stringify(table.named),
    removed: JSON.stringify(table.removed),
    drawn: table.drawn === null ? null : JSON.stringify(table.drawn),
  };
}

/** The seat of a person, or `spectator`. */
export function viewerAt({ places }: Pick<Table, 'places'>, person: string | null): Viewer {
  const seat = places.findIndex(place => place.kind === 'person' && place.person.id === person);
  return seat < 0 ? 'spectator' : (seat as Seat);
}

const MINUTE = 60_000;

/** The seats as the host needs them: people and agents. */
export function planOf({ places, organiser, settings }: Table): GamePlan {
  const seats = places.map(
    (place): SeatPlan => (place.kind === 'agent' ? { kind: 'agent', level: place.level } : { kind: 'human' }),
  );
  const { time, delay } = settings;
  return { seats, organiser, control: time.kind === 'none' ? null : time, delay: delay * MINUTE };
}

/** Who may see a table: of one by invitation only those who sit at it or have its link. */
export function mayKnow(table: Table, person: string | null, invite: string | undefined): boolean {
  if (viewerAt(table, person) !== 'spectator' || (person !== null && table.organiser === person)) return true;
  // Once the game is on, whoever does not play is a spectator.
  if (hasGame(table) && table.settings.spectators === 'none') return false;
  return mayEnter(table, person, invite);
}

function mayEnter(
  { visibility, named, removed, ...table }: Table,
  person: string | null,
  invite: string | undefined,
): boolean {
  if (person !== null && removed.includes(person)) return false;
  switch (visibility) {
    case 'open':
      return true;
    case 'invited':
      return invite === table.invite;
    case 'private':
      return named.some(({ id }) => id === person);
  }
}

export const hasGame = ({ status }: Pick<Table, 'status'>): boolean => status === 'playing' || status === 'over';

/** Whether the game has not begun, and still can. */
export const isBefore = ({ status }: Pick<Table, 'status'>): boolean => !hasGame({ status }) && status !== 'closed';

export function viewOf(table: Table, person: string | null): TableView {
  const you = viewerAt(table, person);
  const yours = person !== null && table.organiser === person;
  const isInside = you !== 'spectator' || yours;
  const organiser = table.places.find(place => place.kind === 'person' && place.person.id === table.organiser);
  const isTold = table.pledges.every(pledge => pledge !== null);
  return {
    id: table.id,
    ruleset: table.ruleset,
    edition: table.edition,
    scenario: table.scenario,
    options: table.options,
    visibility: table.visibility,
    named: isInside ? table.named : [],
    settings: table.settings,
    status: table.status,
    organiser: organiser?.kind === 'person' ? organiser.person : { id: table.organiser, name: '' },
    seats: table.places,
    you,
    yours,
    ready: table.ready,
    commitment: table.commitment,
    pledges: table.pledges,
    // Shares are shown only when all have pledged: a player who knows a share early could choose her own after it.
    shares: table.shares.map(share => (isTold ? share : null)),
    drawn: table.drawn,
    invite: isInside && table.visibility !== 'private' ? table.invite : null,
    next: isInside ? table.next : null,
  };
}
