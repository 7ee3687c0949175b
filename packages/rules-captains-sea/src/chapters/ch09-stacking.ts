/** 9.2 Ships in one square, and 9.3 the edge of the map. */

import type { Context } from '@weathergauge/engine';
import { ask, forEach, procedure, step, when } from './builders.ts';
import { flagship } from './ch01-playing.ts';
import { endGame } from './ch18-ending.ts';
import { tell } from '../model/events.ts';
import { COLUMNS, contactOf, onMap, ROWS, sideTowards, turned } from '../model/geometry-core.ts';
import type { Contact, Sea, Ship } from '../model/state.ts';
import { aheadOf, enemiesOf, isAfloat, sameSquare, shipOf, squareOf } from '../model/state.ts';
import { BOW_RAKE, broadsides, CROSSING, NO_RAKE, PARALLEL, STARBOARD, STERN_RAKE } from '../model/vocabulary.ts';

/** R35 How ships lie to each other holds until one of them moves or turns. */
export function forgetContacts(s: Sea, ship: number): void {
  if (s.contacts.length === 0) return;
  s.contacts = s.contacts.filter(({ a, b }) => a !== ship && b !== ship);
}

/**
 * The mover lies on `side` of the other: which side of hers faces back follows from both headings. 9.2.1 and 9.2.3 differ only in
 * who says on which side she passes.
 */
export function alongside(kind: number, mover: Readonly<Ship>, other: Readonly<Ship>, side: number): Contact {
  const out = turned(other.heading, side === STARBOARD ? 2 : -2);
  return {
    a: mover.id,
    b: other.id,
    kind,
    aSide: sideTowards(mover.heading, turned(out, 4)),
    bSide: side,
    raker: -1,
    rake: NO_RAKE,
  };
}

/** 9.2.2, R19 The initiative ship rakes: across the stern of the other if she moves, across the bow of the mover if she does not. */
export function crossing(s: Readonly<Sea>, mover: Readonly<Ship>, other: Readonly<Ship>): Contact {
  const leads = mover.side === s.initiative;
  return {
    a: mover.id,
    b: other.id,
    kind: CROSSING,
    aSide: leads ? sideTowards(mover.heading, other.heading) : -1,
    bSide: leads ? -1 : sideTowards(other.heading, turned(mover.heading, 4)),
    raker: leads ? mover.id : other.id,
    rake: leads ? STERN_RAKE : BOW_RAKE,
  };
}

export function enter(s: Sea, contact: Contact, context: Context): void {
  s.contacts.push(contact);
  tell(context, {
    type: 'contact',
    ship: contact.a,
    other: contact.b,
    kind: contact.kind,
    sides: [contact.aSide, contact.bSide],
    raker: contact.raker,
    clause: ['9.2.1', '9.2.2', '9.2.3'][contact.kind] as string,
  });
}

/** 9.2, R65 How the mover lies to every enemy in her square. */
export const stacking = procedure('stacking', { ship: 0, other: 0, kind: 0 }, [
  step('begin', (s, l) => forgetContacts(s, l.ship)),
  forEach(
    'other',
    (s, l) => enemiesOf(s, shipOf(s, l.ship)).filter(id => sameSquare(shipOf(s, l.ship), shipOf(s, id))),
    [
      step('kind', (s, l, context) => {
        const [mover, other] = [shipOf(s, l.ship), shipOf(s, l.other)];
        l.kind = contactOf(mover.heading, other.heading);
        if (l.kind === CROSSING) enter(s, crossing(s, mover, other), context);
        // 9.2.3 On the side nearest to where she came in.
        else if (l.kind !== PARALLEL)
          enter(s, alongside(l.kind, mover, other, sideTowards(other.heading, turned(mover.heading, 4))), context);
      }),
      when(
        (_s, l) => l.kind === PARALLEL,
        [
          ask('side', {
            by: s => shipOf(s, flagship(s, s.initiative)).seat,
            offers: (_s, l) => broadsides.map(side => ({ do: 'pass-on' as const, ship: l.ship, side })),
            take(s, l, answer, context) {
              if (answer.do !== 'pass-on') return;
              const side = broadsides.indexOf(answer.side);
              enter(s, alongside(PARALLEL, shipOf(s, l.ship), shipOf(s, l.other), side), context);
            },
            clause: '9.2.1',
            about: (_s, l) => ({ ship: l.ship, target: l.other }),
          }),
        ],
      ),
    ],
  ),
]);

/** 9.1.1, 9.3, 16.0 One square straight ahead; the whole battle is moved towards the centre where the map would end. */
export function sailAhead(s: Sea, ship: Ship, context: Context, clause: string): void {
  forgetContacts(s, ship.id);
  if (!onMap(aheadOf(ship))) recentre(s, ship, context);
  if (s.over !== '') return;
  const [fromCol, fromRow] = [ship.col, ship.row];
  const { col, row } = aheadOf(ship);
  ship.col = col;
  ship.row = row;
  ship.wore = 0;
  tell(context, { type: 'moved', ship: ship.id, fromCol, fromRow, col, row, heading: ship.heading, clause });
}

type Afloat = Pick<Readonly<Ship>, 'col' | 'row' | 'heading' | 'fate'>;

/** 9.3 The rows and columns of all ships in the fight, the mover in her new square. */
function spread(ships: readonly Afloat[], mover: Afloat): readonly [number, number, number, number] {
  const next = aheadOf(mover);
  let [west, east, north, south] = [next.col, next.col, next.row, next.row];
  for (const ship of ships) {
    if (!isAfloat(ship)) continue;
    [west, east] = [Math.min(west, ship.col), Math.max(east, ship.col)];
    [north, south] = [Math.min(north, ship.row), Math.max(south, ship.row)];
  }
  return [west, east, north, south];
}

/** 9.3, R12 Whether the map has no room for all of them if she goes ahead: that ends the battle. */
export function leavesMap(ships: readonly Afloat[], mover: Afloat): boolean {
  if (onMap(aheadOf(mover))) return false;
  const [west, east, north, south] = spread(ships, mover);
  return east - west >= COLUMNS || south - north >= ROWS;
}

/** 9.3, R45 So that all ships, the mover in her new square, lie about the centre. Smoke goes with them. */
function recentre(s: Sea, mover: Readonly<Ship>, context: Context): void {
  if (leavesMap(s.ships, mover)) return endGame(s, 'map-edge', context);
  const [west, east, north, south] = spread(s.ships, mover);
  const columns = Math.floor((COLUMNS + 1 - west - east) / 2);
  const rows = Math.floor((ROWS + 1 - north - south) / 2);
  for (const ship of s.ships) {
    ship.col += columns;
    ship.row += rows;
  }
  s.smoke = movedSmoke(s.smoke, columns, rows);
  tell(context, { type: 'recentred', columns, rows, clause: '9.3' });
}

/** Smoke that leaves the map is gone. */
export function movedSmoke(smoke: readonly number[], columns: number, rows: number): number[] {
  const moved: number[] = [];
  for (const mark of smoke) {
    const square = Math.floor(mark / 10_000);
    const [col, row] = [(square & 31) + columns, (square >> 5) + rows];
    if (onMap({ col, row })) moved.push(squareOf(col, row) * 10_000 + (mark % 10_000));
  }
  return moved;
}
