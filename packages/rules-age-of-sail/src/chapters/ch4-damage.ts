/** Chapter 4, Combat: marking off what a volley hit, and whether it set her alight. */

import type { Context } from '@weathergauge/engine';
import { abeam8, quarter8 } from '@weathergauge/seamanship';
import { ask, procedure, repeat, step, when } from './builders.ts';
import { rakesFrom } from './ch4-bearing.ts';
import { afloat } from '../model/conditions.ts';
import { FIRE_SIXES } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import type { AgeOfSailAction, Board, Mast } from '../model/vocabulary.ts';
import { aims, boards, masts } from '../model/vocabulary.ts';

interface Damage {
  [local: string]: number;
  ship: number;
  target: number;
  aim: number;
  hits: number;
  sixes: number;
  /** Board struck, as an index; -1 until known. */
  board: number;
}
const volleyHits: Damage = { ship: 0, target: 0, aim: 0, hits: 0, sixes: 0, board: -1 };

const HULL = aims.indexOf('hull');

const LOSE_MAST: Readonly<Record<Mast, AgeOfSailAction>> = {
  fore: { do: 'lose-mast', mast: 'fore' },
  main: { do: 'lose-mast', mast: 'main' },
  mizzen: { do: 'lose-mast', mast: 'mizzen' },
};
const PRESENT: readonly AgeOfSailAction[] = boards.map(side => ({ do: 'present-side', side }));

export const damage = procedure('damage', volleyHits, [
  when(
    (_s, l) => l.aim === HULL && l.hits > 0,
    [
      when(
        (s, l) => deadAhead(shipOf(s, l.target), shipOf(s, l.ship)),
        [
          // R27 From dead ahead either board may take it: her owner says which.
          ask('side', {
            by: (s, l) => shipOf(s, l.target).seat,
            clause: 'R27',
            about: (_s, l) => ({ ship: l.ship, target: l.target, hits: l.hits }),
            offers: () => PRESENT,
            presumed: () => PRESENT[0] ?? null,
            take: (_s, l, a) => {
              if (a.do === 'present-side') l.board = boards.indexOf(a.side);
            },
          }),
        ],
      ),
      step('decks', markHull),
    ],
  ),
  when(
    (_s, l) => l.aim !== HULL && l.hits > 0,
    [
      step('masts in order', markMastsInOrder),
      repeat(
        (s, l) => l.hits > 0 && standing(shipOf(s, l.target)).length > l.hits,
        [
          // 4.7, R30 Struck on the beam: her owner chooses, mast by mast.
          ask('mast', {
            by: (s, l) => shipOf(s, l.target).seat,
            clause: '4.7',
            about: (_s, l) => ({ ship: l.target, hits: l.hits }),
            offers: (s, l) => standing(shipOf(s, l.target)).map(mast => LOSE_MAST[mast]),
            presumed: (s, l) => LOSE_MAST[standing(shipOf(s, l.target))[0] as Mast],
            take: (s, l, a, context) => {
              if (a.do !== 'lose-mast') return;
              l.hits--;
              loseMast(shipOf(s, l.target), a.mast, '4.7', context);
            },
          }),
        ],
      ),
      step('the rest', (s, l, context) => {
        const target = shipOf(s, l.target);
        if (l.hits > 0) for (const mast of standing(target)) loseMast(target, mast, '4.7', context);
      }),
    ],
  ),
  step('fire', (s, l, context) => {
    if (l.sixes >= FIRE_SIXES) catchFire(shipOf(s, l.target), '4.10', context);
  }),
]);

function deadAhead(target: Readonly<Ship>, ship: Readonly<Ship>): boolean {
  return abeam8(target.heading, ship.x - target.x, ship.y - target.y) === 0 && !rakesFrom(ship, target);
}

/** 4.6, R27 Hits fall on the board towards the shooter; 4.9, R28 from right astern on both at once. */
function markHull(s: AgeOfSail, l: Damage, context: Context): void {
  const ship = shipOf(s, l.ship);
  const target = shipOf(s, l.target);
  if (rakesFrom(ship, target)) {
    for (let hit = 0; hit < l.hits; hit++) {
      strike(target, 'port', context);
      strike(target, 'starboard', context);
    }
    return;
  }
  const abeam = abeam8(target.heading, ship.x - target.x, ship.y - target.y);
  const board: Board = l.board >= 0 ? (boards[l.board] as Board) : abeam > 0 ? 'starboard' : 'port';
  for (let hit = 0; hit < l.hits; hit++) strike(target, board, context);
}

/**
 * 4.6, 4.21, R26 One hit on a board: a deck, or where none is left a unit of hull, or nothing more. R66 Of decks that
 * have fired and decks that have not, her owner would lose the one that has.
 */
function strike(target: Ship, board: Board, context: Context): void {
  const decks = board === 'port' ? target.port : target.starboard;
  if (decks > 0 && board === 'port') {
    target.port--;
    if (target.firedPort > 0) target.firedPort--;
  } else if (decks > 0) {
    target.starboard--;
    if (target.firedStarboard > 0) target.firedStarboard--;
  } else if (target.hull > 0) {
    target.hull--;
    tell(context, { type: 'hull-lost', to: 'all', clause: 'R26', ship: target.id, board });
    return;
  } else {
    return;
  }
  tell(context, { type: 'deck-lost', to: 'all', clause: '4.6', ship: target.id, board });
}

function standing(ship: Readonly<Ship>): Mast[] {
  return masts.filter(mast => ship[mast] === 1);
}

/** 4.8, R30 From ahead the masts go from the fore mast aft, from astern from the mizzen forward. */
function markMastsInOrder(s: AgeOfSail, l: Damage, context: Context): void {
  const ship = shipOf(s, l.ship);
  const target = shipOf(s, l.target);
  const quarter = quarter8(target.heading, ship.x - target.x, ship.y - target.y);
  if (quarter !== 'bow' && quarter !== 'stern') return;
  const order = quarter === 'bow' ? standing(target) : standing(target).toReversed();
  for (const mast of order.slice(0, l.hits)) loseMast(target, mast, '4.8', context);
  l.hits = 0;
}

function loseMast(ship: Ship, mast: Mast, clause: string, context: Context): void {
  ship[mast] = 0;
  tell(context, { type: 'mast-lost', to: 'all', clause, ship: ship.id, mast });
}

/** 4.10, R34, R35 Two sixes in one volley set her alight; burning already, she burns no worse. */
export function catchFire(ship: Ship, clause: '4.10' | '4.14', context: Context): void {
  if (ship.fire > 0 || !afloat(ship)) return;
  ship.fire = 1;
  tell(context, { type: 'on-fire', to: 'all', clause, ship: ship.id });
}
