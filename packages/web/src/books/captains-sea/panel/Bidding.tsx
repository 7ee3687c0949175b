/** 19.0 The bid: which ship, and for how many points. */

import type { SeaEvent } from '@weathergauge/rules-captains-sea';
import { OfferButton } from '../../OfferButton.tsx';
import { nameOfSide } from '../board/asides.ts';
import { Choice, Heading } from './Parts.tsx';
import type { SeaPart } from './part.ts';
import { nthOf } from './part.ts';

export function Bidding(part: SeaPart) {
  const { view, offers, act, say } = part;
  const standing = standingBid(part);
  const bids = nthOf(offers, 'bid');
  const sides = [...new Set(bids.map(({ action }) => action.side))];
  return (
    <section className="cs-boarding">
      <p className="cs-note">{say('bid.hint')}</p>
      {standing !== undefined && (
        <p>
          <b>{say('bid.standing', { ship: nameOfSide(view, standing.side), count: standing.points })}</b>
        </p>
      )}
      {nthOf(offers, 'take-other').map(({ at, words }) => (
        <Choice
          key={at}
          offer={at}
          words={words}
          act={act}
          hint={
            standing === undefined
              ? ''
              : say('bid.other', { ship: nameOfSide(view, 1 - standing.side), count: standing.points })
          }
          main
        >
          {words}
        </Choice>
      ))}
      {sides.map(side => {
        return (
          <div key={side} className="cs-choices">
            <Heading clause="19.0">{say('bid.title', { ship: nameOfSide(view, side) })}</Heading>
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
    </section>
  );
}

/** What the other captain has bid aloud; undefined where nothing has been bid, or in secret. */
function standingBid({ act, offers }: SeaPart): Extract<SeaEvent, { type: 'bid' }> | undefined {
  if (nthOf(offers, 'take-other').length === 0) return undefined;
  return act.told.map(({ event }) => event as SeaEvent).findLast(event => event.type === 'bid');
}
