/** What is out of the ordinary with a ship, each with its clause. */

import { fastTo } from './mat.ts';
import { BASIC } from './vessels.ts';
import type { SailsView, ShipView } from './view.ts';

type Marks = 'flagship' | 'rawGunners' | 'rawSailors' | 'stopped' | 'grogged' | 'mendedHull' | 'mendedMast';

export interface Note {
  readonly what: Marks | 'aground' | 'wreck' | 'aback' | 'entangled' | 'grappled' | 'automatic';
  readonly clause: string;
  /** How many turns she has been taken aback; else 0. */
  readonly turns: number;
  /** Ships that she is fast to. */
  readonly ships: readonly number[];
}

type Table = Pick<SailsView, 'level' | 'automatic' | 'entangled' | 'grappled'>;

export function notesOf(view: Table, ship: ShipView): readonly Note[] {
  const notes: Note[] = [];
  const note = (what: Note['what'], clause: string, more: Partial<Note> = {}): void => {
    notes.push({ what, clause, turns: 0, ships: [], ...more });
  };
  const mark = (what: Marks, clause: string): void => {
    if (ship[what]) note(what, clause);
  };
  mark('flagship', 'O13.1');
  mark('rawGunners', 'O3.1');
  mark('rawSailors', 'O3.12');
  if (ship.condition === 'aground') note('aground', 'T1.7');
  if (ship.condition === 'wreck') note('wreck', 'O17.3');
  if (ship.aback > 0 && ship.condition === 'afloat')
    note('aback', view.level === BASIC ? 'B2.6' : 'S4.4', { turns: ship.aback });
  mark('stopped', 'A9.5');
  const entangled = fastTo(view.entangled, ship.id);
  const grappled = fastTo(view.grappled, ship.id);
  if (entangled.length > 0) note('entangled', 'O4.4', { ships: entangled });
  if (grappled.length > 0) note('grappled', view.level === BASIC ? 'O10.9' : 'O10.10', { ships: grappled });
  mark('grogged', 'O2.1');
  mark('mendedHull', 'A8.11');
  mark('mendedMast', 'A8.11');
  if (view.automatic === ship.side) note('automatic', 'P1.1');
  return notes;
}
