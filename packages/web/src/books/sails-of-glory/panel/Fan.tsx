/** The hand of manoeuvre cards: gentle ones above, hard turns below, port to the left and starboard to the right. */

import { nextStart, turnOf } from '@weathergauge/rules-sails-of-glory/geometry';
import type { CSSProperties } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { CardFace } from './CardFace.tsx';
import { rowsOf, useOf } from './fan.ts';
import type { TablePart } from './part.ts';
import { OfferButton } from '../../OfferButton.tsx';
import { nthOf } from './offers.ts';
import './fan.css';

export function Fan({ view, offers, act }: TablePart) {
  const helms = useMemo(() => nthOf(offers, 'helm'), [offers]);
  const ship = view.ships[helms[0]?.action.ship ?? -1];
  // On a phone the cards are one long row: it is scrolled to its middle, the straight card.
  const hand = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = hand.current;
    if (row === null) return;
    // Called once at first, and when the width changes.
    const observer = new ResizeObserver(() => {
      row.scrollLeft = (row.scrollWidth - row.clientWidth) / 2;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [helms]);
  if (ship === undefined) return null;
  const way = nextStart(view, ship);
  const rows = rowsOf(
    ship.deck,
    helms.map(({ action }) => action.card),
  );
  return (
    <div ref={hand} className="sog-fan">
      {rows.map(row => (
        <div className="sog-fan-row" key={row[0]}>
          {row.map((card, i) => {
            const helm = helms.find(({ action }) => action.card === card);
            if (helm === undefined) return null;
            const off = i - (row.length - 1) / 2;
            return (
              <OfferButton
                key={card}
                className={view.byEye ? 'sog-fan-card' : 'sog-fan-card has-sign'}
                offer={helm.at}
                words={helm.words}
                act={act}
                style={{ '--off': off, order: Math.round(turnOf(ship.deck, card) * 100) } as CSSProperties}
              >
                <CardFace
                  deck={ship.deck}
                  card={card}
                  base={ship.base}
                  // S2.7 Nor is it said which of its lines she will sail.
                  use={ship.wind === '' ? null : useOf(view, ship, card, way)}
                />
              </OfferButton>
            );
          })}
        </div>
      ))}
    </div>
  );
}
