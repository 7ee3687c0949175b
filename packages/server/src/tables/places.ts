/** Who sits where, as the store keeps it, and a table as somebody may know it. */

import type { Seat, Viewer } from '@weathergauge/engine';
import type { SeatPlan } from '@weathergauge/host';
import type { TableSeat, TableView } from '@weathergauge/wire';
import type { TableRow } from '../store/schema.ts';

export interface Table extends Omit<TableRow, 'options' | 'places' | 'pledges' | 'shares'> {
  readonly options: TableView['options'];
  /** A name is kept with the seat: it is that under which somebody sat down. */
  readonly places: readonly TableSeat[];
  readonly pledges: readonly (string | null)[];
  readonly shares: readonly (string | null)[];
}

export function tableOf(row: TableRow): Table {
  return {
    ...row,
    options: JSON.parse(row.options) as Table['options'],
    places: JSON.parse(row.places) as Table['places'],
    pledges: JSON.parse(row.pledges) as Table['pledges'],
    shares: JSON.parse(row.shares) as Table['shares'],
  };
}

export function rowOf(table: Table): TableRow {
  return {
    ...table,
    options: JSON.stringify(table.options),
    places: JSON.stringify(table.places),
    pledges: JSON.stringify(table.pledges),
    shares: JSON.stringify(table.shares),
  };
}

/** The seat of somebody; a spectator has none. */
export function viewerAt({ places }: Table, person: string | null): Viewer {
  const seat = places.findIndex(place => place.kind === 'person' && place.person.id === person);
  return seat < 0 ? 'spectator' : (seat as Seat);
}

/** As the host knows seats: whoever is not an agent is a person. */
export function plansOf({ places }: Table): SeatPlan[] {
  return places.map(place => (place.kind === 'agent' ? { kind: 'agent', level: place.level } : { kind: 'human' }));
}

/** Who may know that there is such a table: of one by invitation only those who sit at it or have its link. */
export function mayKnow(table: Table, person: string | null, invite: string | undefined): boolean {
  if (table.visibility === 'open' || viewerAt(table, person) !== 'spectator') return true;
  return invite === table.invite || (person !== null && table.organiser === person);
}

export function viewOf(table: Table, person: string | null): TableView {
  const you = viewerAt(table, person);
  const organiser = table.places.find(place => place.kind === 'person' && place.person.id === table.organiser);
  const isTold = table.pledges.every(pledge => pledge !== null);
  return {
    id: table.id,
    ruleset: table.ruleset,
    edition: table.edition,
    scenario: table.scenario,
    options: table.options,
    visibility: table.visibility,
    status: table.status,
    organiser: organiser?.kind === 'person' ? organiser.person : { id: table.organiser, name: '' },
    seats: table.places,
    you,
    commitment: table.commitment,
    pledges: table.pledges,
    // A share that was told before all have pledged could be answered by another pledge.
    shares: table.shares.map(share => (isTold ? share : null)),
    invite: you !== 'spectator' || table.organiser === person ? table.invite : null,
  };
}
