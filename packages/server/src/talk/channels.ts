/** Who reads which chat. Spectators could tell secrets, so players cannot read their channel before the game is over. */

import type { Channel } from '@weathergauge/wire';
import { CHANNELS } from '@weathergauge/wire';
import type { Table } from '../tables/places.ts';
import { isBefore, viewerAt } from '../tables/places.ts';

type Seated = Pick<Table, 'places' | 'status'>;

/** The channel in which a person writes. Before the game there are no secrets, so everybody at the table uses the players' channel. */
export function channelOf(table: Seated, person: string | null): Channel {
  return isBefore(table) || viewerAt(table, person) !== 'spectator' ? 'players' : 'spectators';
}

/** The channels that a person may read, if she may see the table. */
export function readableBy(table: Seated, person: string | null): readonly Channel[] {
  return table.status === 'over' ? CHANNELS : [channelOf(table, person)];
}
