/** What a broadside that has been promised, or hits that are not yet marked off, will come to. Nothing here is a rule. */

import { abeam8 } from '@weathergauge/seamanship';
import { bandOf, bearing, rakesFrom } from '../chapters/ch4-bearing.ts';
import { damage } from '../chapters/ch4-damage.ts';
import { decksToFire, volley } from '../chapters/ch4-gunnery.ts';
import { isTaken } from '../model/record.ts';
import { BANDS } from '../model/data/tables.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import { aims } from '../model/vocabulary.ts';

const FACES = 6;
/** What a deck, or a unit of hull, and a mast take from a ship beyond the point that they score. */
const DECK = 0.35;
const MAST = 0.25;
/** So much of a shot counts as soon as its target is named: enough to tell targets from each other, and less than the shot itself. */
const NAMED = 0.1;
/** What a deck that fires gives up, in hits that it might have had. */
const SPENT = 0.8;

/** R54 A prize has scored all she had when she was taken. */
function point(s: Readonly<AgeOfSail>, target: Readonly<Ship>): number {
  return isTaken(s.articles, target) ? 0 : 1;
}

/** 4.6, 4.9, R26, R27 Cells that hits on her hull could still mark off; from dead ahead her owner presents the emptier side. */
export function cellsToHit(ship: Readonly<Ship>, target: Readonly<Ship>): number {
  const { port, starboard, hull } = target;
  if (rakesFrom(ship, target)) return port + starboard + hull;
  const abeam = abeam8(target.heading, ship.x - target.x, ship.y - target.y);
  return hull + (abeam === 0 ? Math.min(port, starboard) : abeam > 0 ? starboard : port);
}

/** What has been begun and not yet told, for the side that fires. */
export function pendingShot(s: Readonly<AgeOfSail>): { readonly by: Readonly<Ship>; readonly worth: number } | null {
  const frame = s.stack.at(-1);
  if (frame === undefined) return null;
  const { proc, vars } = frame;
  if (proc === volley.name && vars['decks'] === 0) {
    const by = shipOf(s, vars['ship'] as number);
    return { by, worth: NAMED * gainOf(s, by, shipOf(s, vars['target'] as number)) };
  }
  if (proc === damage.name) {
    const each = aims[vars['aim'] as number] === 'masts' ? MAST : DECK;
    const target = shipOf(s, vars['target'] as number);
    return { by: shipOf(s, vars['ship'] as number), worth: (vars['hits'] as number) * (point(s, target) + each) };
  }
  return null;
}

/** What her guns would gain on average at the better of the two aims, less what the decks are worth unfired. */
function gainOf(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, target: Readonly<Ship>): number {
  const band = BANDS[bandOf(target.x - ship.x, target.y - ship.y)];
  if (band === undefined) return 0;
  const decks = decksToFire(ship, bearing(ship, target));
  const [hull, masts] = [band.hull, band.masts].map(needed => (decks * (FACES + 1 - needed)) / FACES) as [
    number,
    number,
  ];
  const cells = Math.min(hull * (rakesFrom(ship, target) ? 2 : 1), cellsToHit(ship, target));
  const fallen = Math.min(masts, target.fore + target.main + target.mizzen);
  const points = point(s, target);
  return Math.max(cells * (points + DECK), fallen * (points + MAST)) - hull * SPENT;
}
