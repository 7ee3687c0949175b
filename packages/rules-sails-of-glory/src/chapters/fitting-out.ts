/**
 * Before the first turn: guns loaded (S1.4), sails set (A1.4) and a first card chosen (S1.5, S2.2), all sealed. R15 The first
 * planning phase adds the second card.
 */

import type { Seat } from '@weathergauge/engine';
import { manoeuvres } from '../model/cards.ts';
import { helmOffers, SEAL } from './b2-planning.ts';
import { ask, forEach, lane, when } from './builders.ts';
import { joinDraft, newOutfits, recordOf } from '../model/drafts.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, BUILDING, inAction, isShip, ownerOf, STANDARD, shipOf } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { broadsides, MOST_VESSELS, settings, shots } from '../model/vocabulary.ts';

const ids = Array.from({ length: MOST_VESSELS }, (_, ship) => ship);
/** By ship and side, for each has a store of its own (S1.3): all kinds of shot, and those without double shot (S1.2, O8.1). */
const LOADS: readonly (readonly (readonly SailsAction[])[])[] = ids.map(ship =>
  broadsides.map(side => shots.map(shot => ({ do: 'load', ship, side, shot }))),
);
const PLAIN_LOADS = LOADS.map(sides => sides.map(loads => loads.slice(0, shots.indexOf('double'))));
/** A1.4 Not struck. */
const SET_SAILS: readonly (readonly SailsAction[])[] = ids.map(ship =>
  settings.slice(1).map(setting => ({ do: 'set-sails', ship, setting })),
);

/** The sealed lane of one seat. */
export const fittingOut = lane('fitting-out', { seat: 0, ship: 0, side: 0 }, { draft: newOutfits, join: joinDraft }, [
  when(
    (s, l) => s.articles.level >= STANDARD && vesselsOf(s, l.seat).length > 0,
    [
      forEach('ship', (s, l) => vesselsOf(s, l.seat), [
        forEach('side', (s, l) => shipOf(s, l.ship).shot.map((_, side) => side), [
          ask('load', {
            by: (s, l) => ownerOf(s, l.ship),
            clause: 'S1.4',
            hides: 'S1.4 the shot in her guns, until it is fired',
            about: (_s, l) => ({ ship: l.ship, side: l.side }),
            offers: (s, l) => (s.articles.doubleShot ? LOADS : PLAIN_LOADS)[l.ship]?.[l.side] as readonly SailsAction[],
            take: (_s, l, a, _context, outfits) => {
              if (a.do === 'load') recordOf(outfits, l.ship).shot[l.side] = shots.indexOf(a.shot) + 1;
            },
          }),
        ]),
        when(
          (s, l) => sails(shipOf(s, l.ship)),
          [
            when(
              s => s.articles.level === ADVANCED,
              [
                ask('sails', {
                  by: (s, l) => ownerOf(s, l.ship),
                  clause: 'A1.4',
                  about: (_s, l) => ({ ship: l.ship }),
                  offers: (_s, l) => SET_SAILS[l.ship] as readonly SailsAction[],
                  take: (_s, l, a, _context, outfits) => {
                    if (a.do === 'set-sails') recordOf(outfits, l.ship).sails = settings.indexOf(a.setting);
                  },
                }),
              ],
            ),
            ask('first', {
              by: (s, l) => ownerOf(s, l.ship),
              clause: 'S1.5',
              hides: 'S1.5 the card in her first space, until she moves by it',
              about: (_s, l) => ({ ship: l.ship }),
              offers: (s, l) => helmOffers(l.ship, manoeuvres(shipOf(s, l.ship).deck)),
              take: (_s, l, a, _context, outfits) => {
                if (a.do === 'helm') recordOf(outfits, l.ship).first = a.card;
              },
            }),
          ],
        ),
      ]),
      ask('seal', { by: (_s, l) => l.seat as Seat, clause: 'R30', offers: () => SEAL, take: () => {} }),
    ],
  ),
]);

/** Ships and batteries; a building has no guns to load. */
function vesselsOf(s: Readonly<Sails>, seat: number): readonly number[] {
  return s.ships.filter(ship => ship.seat === seat && inAction(ship) && ship.base !== BUILDING).map(ship => ship.id);
}

function sails(ship: Readonly<Ship>): boolean {
  return isShip(ship) && ship.anchored === 0;
}
