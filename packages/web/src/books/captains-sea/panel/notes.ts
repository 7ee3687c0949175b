/** What is to be said of a ship besides her tracks, each with its clause. */

import { BACK_SAIL, IN_IRONS } from '@weathergauge/rules-captains-sea/geometry';
import type { Of } from './DisplayCard.tsx';
import { nameOf } from './part.ts';

export function notesOf({ view, ship, say }: Of): (readonly [text: string, clause: string])[] {
  if (ship.fate !== '') return [];
  const note = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    say(`display.notes.${key}`, values);
  const notes: (readonly [text: string, clause: string])[] = [];
  if (ship.onFire) notes.push([note('onFire'), '17.1']);
  if (ship.grappled >= 0) notes.push([note('grappled', { ship: nameOf(view, ship.grappled) }), '12.0']);
  if (ship.dismasted) notes.push([note('dismasted'), '3.8']);
  if (ship.wind === IN_IRONS) notes.push([note('inIrons'), '9.1.4']);
  if (ship.freed === view.turn && view.turn > 0) notes.push([note('freed'), '17.5']);
  if (ship.hasBlock) notes.push([note('block', { count: ship.spent }), '9.1']);
  if (ship.straining) notes.push([note('straining'), '9.1.5']);
  if (ship.noWear) notes.push([note('noWear'), '9.1']);
  if (ship.last === BACK_SAIL) notes.push([note('noBackSail'), '9.1']);
  return notes;
}
