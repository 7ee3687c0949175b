/** Who reads what is said at a table. Spectators could tell secrets, so those who play read nothing of theirs before the end. */

import type { Channel } from '@weathergauge/wire';
import { CHANNELS } from '@weathergauge/wire';
import type { Table } from '../tables/places.ts';
import { isBefore, viewerAt } from '../tables/places.ts';

type Seated = Pick<Table, 'places' | 'status'>;

/** Where somebody speaks. Before the game there are no secrets, and whoever has come to the table sits or may sit down. */
export function channelOf(table: Seated, person: string | null): Channel {
  return isBefore(table) || viewerAt(table, person) !== 'spectator' ? 'players' : 'spectators';
}

/** What somebody reads who may know the table. */
export function readableBy(table: Seated, person: string | null): readonly Channel[] {
  return table.status === 'over' ? CHANNELS : [channelOf(table, person)];
}
