/** B9, S8, A6, O3, O8 Reloading: in secret from the Standard rules on, by itself in the Basic ones (R31). */

import type { Seat, Context } from '@weathergauge/engine';
import { BALL, DOUBLE } from './b5-laying.ts';
import { ask, lane, repeat } from './builders.ts';
import type { Loadings } from '../model/drafts.ts';
import { joinDraft, newLoadings, recordOf } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, AT_WORK, IDLE, inAction, LEFT, NOBODY, ordered, STANDARD } from '../model/state.ts';
import type { Broadside, SailsAction } from '../model/vocabulary.ts';
import { broadsides, MOST_VESSELS, shots } from '../model/vocabulary.ts';

/** What a broadside has been given in this phase. */
const UNDECIDED = 0;
const LEFT_EMPTY = -1;

/** By vessel and broadside: leave it empty, then the shots in their order. The last one is double shot (O8.1). */
const OFFERS: readonly (readonly (readonly SailsAction[])[])[] = Array.from({ length: MOST_VESSELS }, (_, ship) =>
  broadsides.map(side => [
    { do: 'leave-empty', ship, side },
    ...shots.map((shot): SailsAction => ({ do: 'reload', ship, side, shot })),
  ]),
);
const SINGLE: typeof OFFERS = OFFERS.map(ship => ship.map(offers => offers.slice(0, -1)));

/** S8.1 Sealed lane of one seat: every broadside that may be loaded, one after the other. */
export const reloading = lane('reloading', { seat: 0 }, { draft: newLoadings, join: joinDraft }, [
  repeat(
    (s, _l, loadings) => nextToLoad(s, loadings) >= 0,
    [
      ask('load', {
        by: (_s, l) => l.seat as Seat,
        clause: 'S8.1',
        hides: 'S8.1 the shot in her guns, until it is fired',
        about: (s, _l, loadings) => {
          const next = nextToLoad(s, loadings);
          return { ship: next >> 1, side: next & 1 };
        },
        offers: (s, _l, loadings) => {
          const next = nextToLoad(s, loadings);
          const all = s.articles.doubleShot ? OFFERS : SINGLE;
          return (all[next >> 1] as (typeof OFFERS)[number])[next & 1] as readonly SailsAction[];
        },
        take: (_s, _l, answer, _context, loadings) => {
          if (answer.do !== 'reload' && answer.do !== 'leave-empty') return;
          const chosen = answer.do === 'reload' ? shots.indexOf(answer.shot) + 1 : LEFT_EMPTY;
          recordOf(loadings, answer.ship).loads[broadsides.indexOf(answer.side)] = chosen;
        },
      }),
    ],
  ),
]);

/** Twice the ship's number, plus the broadside; -1 when this seat has decided on all. */
function nextToLoad(s: Readonly<Sails>, loadings: Readonly<Loadings>): number {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    const chosen = loadings.ships[i];
    if (!chosen || !inAction(ship)) continue;
    for (let side = 0; side < ship.shot.length; side++) {
      if (chosen.loads[side] === UNDECIDED && ship.doubling[side] === 0 && mayLoad(s, ship, side)) return i * 2 + side;
    }
  }
  return -1;
}

/**
 * B9.1, B9.2, B9.4, O5.2 Empty (A6.2, S8.4), and not fired in this turn, each side for itself; A6.1, O3.10 with the action, if
 * actions are in use.
 */
export function mayLoad(s: Readonly<Sails>, ship: Readonly<Ship>, side: number): boolean {
  if (ship.shot[side] !== 0 || ship.spent[side] !== 0 || ship.wait[side] !== 0) return false;
  if (s.articles.level < ADVANCED) return true;
  if (ship.rawGunners === 1) return ship.loading[side] === AT_WORK; // O3.11
  return ordered(ship, side === LEFT ? 'reload-left' : 'reload-right');
}

/** B9.2, then B9.3: B9.5, S8.6 what is fired in one turn is stored, loaded in the next, and fires in the third. */
export function reloadGuns(s: Sails, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (!inAction(ship)) continue;
    for (let side = 0; side < ship.shot.length; side++) {
      if (mayLoad(s, ship, side)) load(s, ship, side, context);
      else if ((ship.wait[side] as number) > 0) swab(s, ship, side, context);
      if (ship.spent[side] !== 0) store(s, ship, side);
      if (ship.loading[side] === AT_WORK) ship.loading[side] = IDLE; // O3.11
      ship.loads[side] = UNDECIDED;
    }
  }
}

/** B9.2, R31, S8.2, A6.3 */
function load(s: Readonly<Sails>, ship: Ship, side: number, context: Context): void {
  if (ship.doubling[side] === 1) {
    // O8.3, R37 The second turn of a double shot.
    ship.doubling[side] = 0;
    ship.shot[side] = DOUBLE;
    return tellReloading(ship, side, true, 'O8.3', context);
  }
  // P2.2 Nobody chooses for a ship that sails by herself, and she never waits: what she fires depends on the range.
  const shot = s.articles.level < STANDARD || ship.seat === NOBODY ? BALL : (ship.loads[side] as number);
  if (shot === LEFT_EMPTY) return;
  if (shot === DOUBLE) {
    ship.doubling[side] = 1; // O8.2
    return tellReloading(ship, side, false, 'O8.3', context);
  }
  ship.shot[side] = shot;
  tellReloading(ship, side, true, RELOADED[s.articles.level] as string, context);
}

const RELOADED = ['B9.2', 'S8.2', 'A6.3'] as const;

/** O3.4, O3.6, O3.7 The phase that raw gunners lose; O3.8 in the next they load. */
function swab(s: Readonly<Sails>, ship: Ship, side: number, context: Context): void {
  if (ship.spent[side] !== 0) return;
  ship.wait[side] = (ship.wait[side] as number) - 1;
  tellReloading(ship, side, false, s.articles.level === STANDARD ? 'O3.7' : 'O3.6', context);
}

/** B9.3, S8.3 The shot goes back to its store; O3.5, R73 raw gunners need a phase more, from the last fire on. */
function store(s: Readonly<Sails>, ship: Ship, side: number): void {
  ship.spent[side] = 0;
  ship.shot[side] = 0;
  ship.wait[side] = ship.rawGunners === 1 && s.articles.level < ADVANCED ? 1 : 0;
}

function tellReloading(ship: Readonly<Ship>, side: number, ready: boolean, clause: string, context: Context): void {
  tell(context, {
    type: 'reloading',
    to: 'all',
    clause,
    ship: ship.id,
    side: broadsides[side] as Broadside,
    ready,
  });
}
