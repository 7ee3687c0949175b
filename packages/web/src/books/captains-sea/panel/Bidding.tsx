/** 19.0 The bid: which ship, and for how many points. */

import { OfferButton } from '../../OfferButton.tsx';
import { Choice, Heading } from './Parts.tsx';
import type { SeaPart } from './part.ts';
import { nthOf } from './part.ts';

export function Bidding({ view, offers, act, say }: SeaPart) {
  const bids = nthOf(offers, 'bid');
  const sides = [...new Set(bids.map(({ action }) => action.side))];
  return (
    <section className="cs-boarding">
      <p className="cs-note">{say('bid.hint')}</p>
      {sides.map(side => {
        const names = view.ships.filter(ship => ship.side === side).map(({ name }) => name);
        return (
          <div key={side} className="cs-choices">
            <Heading clause="19.0">{say('bid.title', { ship: names.join(', ') })}</Heading>
            <div className="cs-fronts">
              {bids
                .filter(({ action }) => action.side === side)
                .map(({ at, action, words }) => (
                  <OfferButton key={at} className="cs-choice cs-front" offer={at} words={words} act={act} plain>
                    <span className="visually-hidden">{words}</span>
                    <b aria-hidden="true">{action.points}</b>
                  </OfferButton>
                ))}
            </div>
          </div>
        );
      })}
      {nthOf(offers, 'take-other').map(({ at, words }) => (
        <Choice key={at} offer={at} words={words} act={act} main>
          {words}
        </Choice>
      ))}
    </section>
  );
}
