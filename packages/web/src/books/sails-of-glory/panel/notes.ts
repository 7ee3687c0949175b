/** What is out of the ordinary with her, a line each with its clause. */

import { notesOf } from '@weathergauge/rules-sails-of-glory/geometry';
import type { Of } from './Mat.tsx';

export function noteLines({ view, ship, say }: Of): readonly (readonly [text: string, clause: string])[] {
  return notesOf(view, ship).map(({ what, clause, turns, ships }) => {
    const names = ships.map(id => view.ships[id]?.name ?? '').join(', ');
    return [say(`note.${what}`, { count: turns, ships: names }), clause];
  });
}
