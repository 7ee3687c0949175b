/** Fire orders, ship by ship and broadside by broadside, with the counters that the target would draw. */

import type { Broadside, SailsAction, SailsView, ShipView, Shot } from '@weathergauge/rules-sails-of-glory';
import type { FireOrdered } from '@weathergauge/rules-sails-of-glory/geometry';
import {
  arcs,
  broadsides,
  choosesShot,
  fireOrdered,
  gunsShown,
  worthOf,
} from '@weathergauge/rules-sails-of-glory/geometry';
import { useTranslation } from 'react-i18next';
import { CounterStack, ShotDisc, SignMark } from './Counters.tsx';
import type { TablePart } from './part.ts';
import { OfferButton } from '../../OfferButton.tsx';
import type { Battery } from './offers.ts';
import { isShip } from '../board/units.ts';
import { firingShips, nthOf } from './offers.ts';
import './fire-orders.css';

export function FireOrders({ view, offers, act }: TablePart) {
  const { t } = useTranslation();
  const given = view.ships.flatMap(ship => fireOrdered(ship).map(order => ({ ship, ...order })));
  return (
    <div className="sog-fire">
      {firingShips(offers).map(({ ship, batteries }) => (
        <section key={ship} className="sog-fire-ship">
          <h2>{view.ships[ship]?.name}</h2>
          {batteries.map(battery => (
            <BatteryOrders key={battery.gun} view={view} ship={ship} battery={battery} act={act} />
          ))}
        </section>
      ))}
      {given.length > 0 && (
        <section className="sog-fire-given">
          <h2>{t('sails-of-glory.panel.ordered')}</h2>
          <ul>
            {given.map(order => (
              <li key={`${order.ship.id} ${order.gun}`}>
                {t(`sails-of-glory.panel.given.${givenAs(order.ship, order)}`, {
                  ship: order.ship.name,
                  side: t(`sails-of-glory.panel.side.${order.gun}`),
                  target: view.ships[order.target ?? -1]?.name,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {nthOf(offers, 'cease').map(({ at, words }) => (
        <div key="cease" className="sog-seal">
          <OfferButton
            className={`btn ${given.length > 0 ? 'btn-main' : ''} sog-seal-button`}
            offer={at}
            words={words}
            act={act}
            plain
          >
            {t(`sails-of-glory.panel.${given.length > 0 ? 'openFire' : 'holdFire'}`)}
          </OfferButton>
        </div>
      ))}
    </div>
  );
}

/** A battery has guns, and no sides. */
function givenAs(ship: ShipView, { gun, target }: FireOrdered): string {
  const ashore = !isShip(ship) && gun !== 'muskets';
  if (target === null) return ashore ? 'dischargeBattery' : 'discharge';
  return ashore ? 'battery' : gun;
}

interface BatteryProps extends Omit<TablePart, 'offers'> {
  readonly ship: number;
  readonly battery: Battery;
}

function BatteryOrders({ view, ship: id, battery, act }: BatteryProps) {
  const { t } = useTranslation();
  const ship = view.ships[id];
  const guns = battery.gun !== 'muskets';
  const shot = ship === undefined || battery.gun === 'muskets' ? null : shotIn(view, ship, battery.gun);
  const title = guns && ship !== undefined && !isShip(ship) ? 'battery' : battery.gun;
  return (
    <div className="sog-fire-battery">
      <h3>
        <SignMark sign={guns ? 'gun' : 'musket'} mirrored={battery.gun === 'right'} />
        {t(`sails-of-glory.panel.guns.${title}`)}
        {shot !== null && <ShotDisc shot={shot} />}
      </h3>
      <div className="sog-targets">
        {battery.offers.map(({ at, action, words }) => (
          <OfferButton
            key={at}
            className={action.do === 'discharge' ? 'sog-target is-quiet' : 'sog-target has-sign'}
            offer={at}
            words={words}
            act={act}
            plain
          >
            {action.do === 'discharge' ? (
              <span>{t('sails-of-glory.panel.discharge')}</span>
            ) : (
              <Target view={view} action={action} />
            )}
          </OfferButton>
        ))}
      </div>
    </div>
  );
}

function Target({
  view,
  action,
}: {
  readonly view: SailsView;
  readonly action: Extract<SailsAction, { do: 'fire' | 'muskets' }>;
}) {
  const { t } = useTranslation();
  const { counters, letters, rake, distance } = worthOf(view, action);
  const ship = view.ships[action.ship];
  const notes: string[] = [];
  if (action.do === 'fire') {
    if (ship !== undefined && isShip(ship)) notes.push(t(`sails-of-glory.arc.${action.arc}`));
    else notes.push(t('sails-of-glory.arc.number', { arc: arcs.indexOf(action.arc) + 1 }));
    if (distance !== null) notes.push(t(`sails-of-glory.panel.band.${distance}`));
    if (choosesShot(view, action)) notes.push(t(`sails-of-glory.shot.${action.shot}`));
    if (action.aim === 'high') notes.push(t('sails-of-glory.panel.high'));
    if (rake !== null) notes.push(t(`sails-of-glory.panel.rake.${rake}`));
  }
  return (
    <>
      <span className="sog-target-name">{view.ships[action.target]?.name}</span>
      <CounterStack letter={letters} count={counters} />
      {notes.length > 0 && <span className="sog-target-notes">{notes.join(' · ')}</span>}
    </>
  );
}

function shotIn(view: SailsView, ship: ShipView, side: Broadside): Shot | null {
  return gunsShown(view, ship)[broadsides.indexOf(side)]?.shot ?? null;
}
