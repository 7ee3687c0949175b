/** What is out of the ordinary with her, a line each with its clause. */

import { fastTo, matParts } from '@weathergauge/rules-sails-of-glory/geometry';
import type { Of } from './Mat.tsx';

export function notesOf({ view, ship, say }: Of): readonly (readonly [text: string, clause: string])[] {
  const notes: (readonly [string, string])[] = [];
  const names = (ids: readonly number[]): string => ids.map(id => view.ships[id]?.name ?? '').join(', ');
  const fouled = fastTo(view.entangled, ship.id);
  const grappled = fastTo(view.grappled, ship.id);
  if (ship.flagship) notes.push([say('note.flagship'), 'O13.1']);
  if (ship.rawGunners) notes.push([say('note.rawGunners'), 'O3.1']);
  if (ship.rawSailors) notes.push([say('note.rawSailors'), 'O3.12']);
  if (ship.condition === 'aground') notes.push([say('note.aground'), 'T1.7']);
  if (ship.condition === 'wreck') notes.push([say('note.wreck'), 'O17.3']);
  if (ship.aback > 0 && ship.condition === 'afloat')
    notes.push([say('note.aback', { count: ship.aback }), matParts(view, ship).aback]);
  if (ship.stopped) notes.push([say('note.stopped'), 'A9.5']);
  if (fouled.length > 0) notes.push([say('note.entangled', { ships: names(fouled) }), 'O4.4']);
  if (grappled.length > 0) notes.push([say('note.grappled', { ships: names(grappled) }), 'O10.9']);
  if (ship.grogged) notes.push([say('note.grogged'), 'O2.1']);
  if (ship.mendedHull) notes.push([say('note.mendedHull'), 'A8.11']);
  if (ship.mendedMast) notes.push([say('note.mendedMast'), 'A8.11']);
  if (view.automatic === ship.side) notes.push([say('note.automatic'), 'P1.1']);
  return notes;
}
