/** R26 Before what this captain wants to be asked for cards. It is changed while crews are assigned, and is secret. */

import { standingOrders } from '@weathergauge/rules-captains-sea/geometry';
import { OfferButton } from '../../OfferButton.tsx';
import { Clause } from '../../record.tsx';
import type { SeaPart } from './part.ts';
import { nthOf } from './part.ts';
import type { FirstOrder } from './use-first-order.ts';

export function StandingOrder({ view, offers, act, say }: SeaPart) {
  const changes = nthOf(offers, 'standing');
  return (
    <section className="cs-standing">
      <h3>
        {say('standing.title')} <Clause id="R26" />
      </h3>
      <ul className="cs-standing-list">
        {standingOrders.map((order, i) => {
          const change = changes.find(({ action }) => action.order === order);
          return (
            <li key={order}>
              {change === undefined ? (
                <span
                  className={i === view.order ? 'cs-use is-now' : 'cs-use is-off'}
                  {...(i === view.order ? { 'aria-current': 'true' } : {})}
                >
                  {say(`standing.${order}`)}
                </span>
              ) : (
                <OfferButton className="cs-use" offer={change.at} words={change.words} act={act} plain>
                  {say(`standing.${order}`)}
                </OfferButton>
              )}
            </li>
          );
        })}
      </ul>
      <p className="cs-note">{say('standing.now')}</p>
    </section>
  );
}

/** The order that is given together with the plan, in plain words; with a sensible one chosen at first. */
export function OrderWithPlan({ order, say }: Pick<SeaPart, 'say'> & { readonly order: FirstOrder }) {
  return (
    <section className="cs-standing">
      <h3 id="cs-with-plan">
        {say('standing.ask')} <Clause id="R26" />
      </h3>
      <ul className="cs-orders" aria-labelledby="cs-with-plan">
        {standingOrders.map((name, i) => (
          <li key={name}>
            <button
              type="button"
              className={i === order.chosen ? 'cs-order is-now' : 'cs-order'}
              aria-pressed={i === order.chosen}
              onClick={() => order.choose(i)}
            >
              <b>{say(`standing.plain.${name}`)}</b>
              <small>{say(`standing.means.${name}`)}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className="cs-note">{say('standing.withPlan')}</p>
    </section>
  );
}
