/** 2.0 Setting up: sails, first loads and first cards. The map, displays and crews are laid out by ch20-design. */

import type { Seat } from '@weathergauge/engine';
import { returnToBag } from '@weathergauge/engine';
import { ask, forEach, lane, procedure, step, together } from './builders.ts';
import { drawCard, takeUp } from './ch01-cards.ts';
import { loadOffers } from './ch10-loads.ts';
import type { Outfits } from '../model/drafts.ts';
import { recordOf } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { reloadTime } from '../model/loading.ts';
import type { Sea } from '../model/state.ts';
import { fightingSailOnly, FIGHTING, MEDIUM, seatsOf, shipOf, TO_CHOOSE } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { FIRST_HOLD, shots } from '../model/vocabulary.ts';

const ownShips = (s: Readonly<Sea>, seat: number): number[] =>
  s.ships.filter(ship => ship.seat === seat && ship.fate === '').map(({ id }) => id);

/** 2.0 Sails as each captain likes; a load for each section, face down. */
export const fittingOut = lane(
  'fitting-out',
  { seat: 0, ship: 0, section: 0 },
  {
    draft: (s: Readonly<Sea>, seat: Seat): Outfits => ({
      kind: 'outfits',
      ships: s.ships.map(ship => (ship.seat === seat ? { sails: ship.sails, load: ship.load.slice() } : null)),
    }),
    join(s: Sea, _seat, draft: Outfits) {
      for (let i = 0; i < draft.ships.length; i++) {
        const outfit = draft.ships[i];
        if (!outfit) continue;
        shipOf(s, i).sails = outfit.sails;
        shipOf(s, i).load = outfit.load.slice();
      }
    },
  },
  [
    forEach('ship', (s, l) => ownShips(s, l.seat), [
      ask('sails', {
        by: (_s, l) => l.seat as Seat,
        offers: (s, l) => {
          const fighting: SeaAction = { do: 'set-sails', ship: l.ship, sails: 'fighting' };
          if (fightingSailOnly(shipOf(s, l.ship))) return [fighting];
          return [{ do: 'set-sails', ship: l.ship, sails: 'medium' }, fighting];
        },
        take(_s, l, answer, _context, draft) {
          if (answer.do === 'set-sails') recordOf(draft, l.ship).sails = answer.sails === 'medium' ? MEDIUM : FIGHTING;
        },
        clause: '2.0',
        about: (_s, l) => ({ ship: l.ship }),
      }),
      forEach('section', () => [0, 1, 2, 3], [
        ask('load', {
          by: (_s, l) => l.seat as Seat,
          offers: (_s, l) => loadOffers(l.ship, l.section),
          take(_s, l, answer, _context, draft) {
            if (answer.do === 'load') recordOf(draft, l.ship).load[l.section] = shots.indexOf(answer.shot);
          },
          clause: '2.0',
          about: (_s, l) => ({ ship: l.ship, section: l.section }),
          hides: 'the shot in the guns',
        }),
      ]),
    ]),
  ],
);

/** 2.0 Of the first cards, Play Now cards are laid aside without effect and replaced. */
function dealFirstCards(s: Sea, context: Parameters<typeof takeUp>[3]): void {
  for (const seat of seatsOf(s)) {
    const wanted = s.articles.cards[s.sides[seat] as 0 | 1];
    // A deck without Hold cards cannot fill a hand.
    for (let tries = 0; tries < 99 && (s.hands[seat] as number[]).length < wanted; tries++) {
      const card = drawCard(s, context.dice);
      if (card < 0) break;
      if (card >= FIRST_HOLD) {
        takeUp(s, seat, card, context);
      } else {
        returnToBag(s.discards, card);
        tell(context, { type: 'card-set-aside', seat, card, clause: '2.0' });
      }
    }
  }
}

export const settingUp = procedure('setting-up', {}, [
  together(seatsOf, fittingOut),
  step('fitted-out', (s, _l, context) => {
    for (const ship of s.ships) {
      tell(context, { type: 'fitted-out', ship: ship.id, sails: ship.sails, clause: '2.0' });
      // R48 Guns that are not loaded when it begins: as though they had fired at the end of the first turn.
      for (let section = 0; section < 4; section++)
        if (ship.due[section] === TO_CHOOSE) ship.due[section] = 24 + reloadTime(ship);
    }
  }),
  step('first-cards', (s, _l, context) => dealFirstCards(s, context)),
]);
