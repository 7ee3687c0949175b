/** A2 The crew's action counters in a tray, and the slots that her tracks still leave her. */

import { ordersOf } from '@weathergauge/rules-sails-of-glory/geometry';
import { useTranslation } from 'react-i18next';
import { Clause } from '../../record.tsx';
import { ActionDisc } from './Counters.tsx';
import type { TablePart } from './part.ts';
import { OfferButton } from '../../OfferButton.tsx';
import { nthOf } from './offers.ts';
import './action-tray.css';

export function ActionTray({ view, offers, act }: TablePart) {
  const { t } = useTranslation();
  const orders = nthOf(offers, 'order');
  const done = nthOf(offers, 'orders-done');
  const ship = view.ships[(orders[0] ?? done[0])?.action.ship ?? -1];
  if (ship === undefined) return null;
  const planned = ordersOf(ship);
  const slots = Math.max(ship.own?.slots ?? 0, planned.length);
  return (
    <div className="sog-tray">
      <p className="sog-tray-head">
        {t('sails-of-glory.panel.slots', { count: slots - planned.length, of: slots })} <Clause id="A2.3" />
      </p>
      <ol className="sog-slots" aria-label={t('sails-of-glory.panel.slotsLabel')}>
        {Array.from({ length: slots }, (_, i) => {
          const action = planned[i];
          return (
            // Slots have no ids and never change their order.
            // oxlint-disable-next-line no-array-index-key
            <li key={i} className={action === undefined ? 'sog-slot' : 'sog-slot is-full'}>
              {action !== undefined && (
                <>
                  <ActionDisc action={action} />
                  <span>{t(`sails-of-glory.action.${action}`)}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <div className="sog-counters">
        {orders.map(({ at, action, words }) => (
          <OfferButton key={action.action} className="sog-counter" offer={at} words={words} act={act} plain>
            <ActionDisc action={action.action} />
            <span>{t(`sails-of-glory.action.${action.action}`)}</span>
          </OfferButton>
        ))}
      </div>
      {done.map(({ at, words }) => (
        <OfferButton key="done" className="btn" offer={at} words={words} act={act} plain>
          {t('sails-of-glory.panel.ordersDone')}
        </OfferButton>
      ))}
    </div>
  );
}
