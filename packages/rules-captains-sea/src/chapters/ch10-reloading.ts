/** 10.0 Load markers that come up, and 11.7 choosing the next load. */

import type { Context, Seat } from '@weathergauge/engine';
import { ask, call, forEach, lane, procedure, step, together, when } from './builders.ts';
import { loadOffers } from './ch10-loads.ts';
import type { Loads } from '../model/drafts.ts';
import { recordOf } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { reloadTime, SPECIAL } from '../model/loading.ts';
import type { Sea, Ship } from '../model/state.ts';
import { afloat, clockOf, initiativeFirst, isAfloat, mannedBox, shipOf, TO_CHOOSE } from '../model/state.ts';
import { ROUND, shots } from '../model/vocabulary.ts';

/** 10.0, R10 A section's marker comes up; that of a special load is put on once. */
function comeUp(s: Sea, ship: Ship, section: number, context: Context): void {
  const about = { ship: ship.id, section };
  if (mannedBox(ship, section) > 0) {
    if (ship.load[section] !== ROUND && ship.late[section] === 0) {
      const due = clockOf(s) + SPECIAL;
      ship.due[section] = due;
      ship.late[section] = 1;
      ship.known[section] = 2;
      return tell(context, { type: 'load-late', ...about, due, clause: '10.0' });
    }
    ship.due[section] = 0;
    ship.known[section] = ship.late[section] === 1 ? 2 : 1;
    ship.late[section] = 0;
    return tell(context, { type: 'loaded', ...about, clause: '10.0' });
  }
  tell(context, { type: 'reload-lost', ...about, clause: '10.0' });
  ship.late[section] = 0;
  // R44 Where no box is left there is nothing to choose: the same load is tried again.
  ship.due[section] = ship.guns[section] === 0 ? clockOf(s) + reloadTime(ship) : TO_CHOOSE;
  if (ship.guns[section] !== 0) ship.known[section] = 0;
}

function reload(s: Sea, context: Context): void {
  const now = clockOf(s);
  for (const id of initiativeFirst(s)) {
    const ship = shipOf(s, id);
    for (let section = 0; section < 4; section++) if (ship.due[section] === now) comeUp(s, ship, section, context);
    for (let end = 0; end < 2; end++) {
      if (ship.chasers[end] !== now) continue;
      ship.chasers[end] = 0;
      tell(context, { type: 'chaser-loaded', ship: id, end, clause: '11.9' });
    }
  }
}

function wanted(ship: Readonly<Ship>): number[] {
  return [0, 1, 2, 3].filter(section => ship.due[section] === TO_CHOOSE);
}

function choosers(s: Readonly<Sea>): Seat[] {
  const seats: Seat[] = [];
  for (const id of afloat(s)) {
    const ship = shipOf(s, id);
    if (ship.due.includes(TO_CHOOSE) && !seats.includes(ship.seat)) seats.push(ship.seat);
  }
  return seats.toSorted((a, b) => a - b);
}

/** 11.7 Face down, ahead of the impulse, always where round shot would come up. */
export const choosingLoads = lane(
  'choosing-loads',
  { seat: 0, ship: 0, section: 0 },
  {
    draft: (s: Readonly<Sea>, seat: Seat): Loads => ({
      kind: 'loads',
      ships: s.ships.map(ship => (ship.seat === seat && isAfloat(ship) ? [0, 0, 0, 0] : null)),
    }),
    join(s: Sea, _seat, draft: Loads) {
      for (let i = 0; i < draft.ships.length; i++) {
        const loads = draft.ships[i];
        if (!loads) continue;
        for (let section = 0; section < 4; section++) {
          const load = loads[section] as number;
          if (load > 0) shipOf(s, i).load[section] = load;
        }
      }
    },
  },
  [
    forEach(
      'ship',
      (s, l) => afloat(s).filter(id => shipOf(s, id).seat === l.seat && shipOf(s, id).due.includes(TO_CHOOSE)),
      [
        forEach('section', (s, l) => wanted(shipOf(s, l.ship)), [
          ask('load', {
            by: (_s, l) => l.seat as Seat,
            offers: (_s, l) => loadOffers(l.ship, l.section),
            take(_s, l, answer, _context, draft) {
              if (answer.do === 'load') recordOf(draft, l.ship)[l.section] = shots.indexOf(answer.shot);
            },
            clause: '11.7',
            about: (_s, l) => ({ ship: l.ship, section: l.section }),
            hides: 'the load',
          }),
        ]),
      ],
    ),
  ],
);

export const chooseLoads = procedure('choose-loads', {}, [
  when(
    s => choosers(s).length > 0,
    [
      together(choosers, choosingLoads),
      step('lay', (s, _l, context) => {
        for (const id of afloat(s)) {
          const ship = shipOf(s, id);
          for (const section of wanted(ship)) {
            const due = clockOf(s) + reloadTime(ship);
            ship.due[section] = due;
            ship.late[section] = 0;
            ship.known[section] = 0;
            tell(context, { type: 'load-laid', ship: id, section, due, clause: '11.7' });
          }
        }
      }),
    ],
  ),
]);

/** 8.0 Step 2. */
export const reloading = procedure('reloading', {}, [
  step('come-up', (s, _l, context) => reload(s, context)),
  call(chooseLoads),
]);
