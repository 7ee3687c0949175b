/** Fire orders, ship by ship and broadside by broadside, with the counters that the target would draw. */

import type { SailsAction, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { arcs, broadsides, volleyTarget, worthOf } from '@weathergauge/rules-sails-of-glory/geometry';
import { useTranslation } from 'react-i18next';
import type { OfferView } from '../../../client/protocol.ts';
import type { PanelActs } from '../../book.ts';
import { CounterStack, ShotDisc, SHOTS, SignMark } from './Counters.tsx';
import { OfferButton } from './OfferButton.tsx';
import type { Battery } from './offers.ts';
import { isShip } from '../board/units.ts';
import { firingShips, nthOf } from './offers.ts';

/** The yellow half of the ruler. */
const LONG = 2;

interface Props {
  readonly view: SailsView;
  readonly offers: readonly OfferView[];
  readonly act: PanelActs;
}

export function FireOrders({ view, offers, act }: Props) {
  const { t } = useTranslation();
  const given = view.ships.flatMap(ship => ordersGiven(ship));
  return (
    <div className="sog-fire">
      {firingShips(offers).map(({ ship, batteries }) => (
        <section key={ship} className="sog-fire-ship">
          <h2>{view.ships[ship]?.name}</h2>
          {batteries.map(battery => (
            <BatteryOrders key={battery.gun} view={view} ship={ship} battery={battery} offers={offers} act={act} />
          ))}
        </section>
      ))}
      {given.length > 0 && (
        <section className="sog-fire-given">
          <h2>{t('sails-of-glory.panel.ordered')}</h2>
          <ul>
            {given.map(order => (
              <li key={`${order.ship} ${order.gun}`}>
                {t(`sails-of-glory.panel.given.${givenAs(view.ships[order.ship], order)}`, {
                  ship: view.ships[order.ship]?.name,
                  side: order.gun,
                  target: view.ships[order.target]?.name,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {nthOf(offers, 'cease').map(({ at }) => (
        <div key="cease" className="sog-seal">
          <OfferButton
            className={`btn ${given.length > 0 ? 'btn-main' : ''} sog-seal-button`}
            offer={at}
            words={offers[at]?.words ?? ''}
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

interface Given {
  readonly ship: number;
  readonly gun: 'left' | 'right' | 'muskets';
  readonly target: number;
}

function ordersGiven(ship: ShipView): readonly Given[] {
  if (ship.own === null) return [];
  const guns = ship.own.volley.flatMap((code, side): Given[] => {
    return code === 0 ? [] : [{ ship: ship.id, gun: broadsides[side] ?? 'left', target: volleyTarget(code) }];
  });
  return ship.own.muskets < 0 ? guns : [...guns, { ship: ship.id, gun: 'muskets', target: ship.own.muskets }];
}

/** A battery has guns, and no sides. */
function givenAs(ship: ShipView | undefined, { gun, target }: Given): string {
  const ashore = ship !== undefined && !isShip(ship) && gun !== 'muskets';
  if (target < 0) return ashore ? 'dischargeBattery' : 'discharge';
  return ashore ? 'battery' : gun;
}

interface BatteryProps extends Props {
  readonly ship: number;
  readonly battery: Battery;
}

function BatteryOrders({ view, ship: id, battery, offers, act }: BatteryProps) {
  const { t } = useTranslation();
  const ship = view.ships[id];
  const side = battery.gun === 'right' ? 1 : 0;
  const guns = battery.gun !== 'muskets';
  const title = guns && ship !== undefined && !isShip(ship) ? 'battery' : battery.gun;
  return (
    <div className="sog-fire-battery">
      <h3>
        <SignMark sign={guns ? 'gun' : 'musket'} mirrored={battery.gun === 'right'} />
        {t(`sails-of-glory.panel.guns.${title}`)}
        {guns && view.level > 0 && ship?.loaded[side] === true && <ShotDisc shot={ship.own?.shot[side] ?? 0} />}
      </h3>
      <div className="sog-targets">
        {battery.offers.map(({ at, action }) => (
          <OfferButton
            key={at}
            className={action.do === 'discharge' ? 'sog-target is-quiet' : 'sog-target'}
            offer={at}
            words={offers[at]?.words ?? ''}
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
  const { counters, letters, rake, band } = worthOf(view, action);
  const ship = view.ships[action.ship];
  const notes: string[] = [];
  if (action.do === 'fire') {
    if (ship !== undefined && isShip(ship)) notes.push(t(`sails-of-glory.arc.${action.arc}`));
    else notes.push(t('sails-of-glory.arc.number', { arc: arcs.indexOf(action.arc) + 1 }));
    if (band >= 0) notes.push(t(`sails-of-glory.panel.band.${band === LONG ? 'long' : 'short'}`));
    if (view.level > 0 && !isLoadedWith(ship, action)) notes.push(t(`sails-of-glory.shot.${action.shot}`));
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

/** The shot is named only where it is a choice, as with guns that fire on without being loaded. */
function isLoadedWith(ship: ShipView | undefined, action: Extract<SailsAction, { do: 'fire' }>): boolean {
  return ship?.own?.shot[action.side === 'right' ? 1 : 0] === SHOTS.indexOf(action.shot) + 1;
}
