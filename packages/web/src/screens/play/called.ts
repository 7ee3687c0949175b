/** What a seat is called at a table on a server: as the rulebook calls it, and by the name of whoever sits there. */

import type { Seat } from '@weathergauge/engine';
import type { TFunction } from 'i18next';
import type { TableView } from '../../client/protocol.ts';
import { shownName } from '../../ui/person.ts';
import { addStrings } from '../../ui/strings/index.ts';

addStrings('play', { seated: '{{seat}} ({{name}})' });

type Table = Pick<TableView, 'seats' | 'you'>;

/** At one screen, and of one's own seat, the name of the seat is enough. */
export function calledAt(table: Table | null, seatNames: readonly string[], seat: Seat, t: TFunction): string {
  const name = seatNames[seat] ?? '';
  const place = table?.seats[seat];
  if (place?.kind !== 'person' || table?.you === seat) return name;
  return t('play.seated', { seat: name, name: shownName(place.person, t) });
}

/** Whether a game on a server is only looked at. */
export const isWatching = (table: Pick<TableView, 'you'> | null): boolean => table?.you === 'spectator';
