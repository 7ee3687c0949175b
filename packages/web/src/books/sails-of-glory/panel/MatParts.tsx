/** What lies on the mat below the ship log: broadsides, cards, sails, orders, special damage. */

import {
  gunsShown,
  isBattery,
  matParts,
  nextStart,
  ordersOf,
  settingOf,
  settings,
  specialsOf,
  worksOf,
} from '@weathergauge/rules-sails-of-glory/geometry';
import { Clause, Part } from '../../record.tsx';
import { CardBack, CardFace } from './CardFace.tsx';
import { ActionDisc, ShotDisc, SignMark } from './Counters.tsx';
import { useOf } from './fan.ts';
import type { Of } from './Mat.tsx';
import './mat-parts.css';

export function Broadsides({ view, ship, say }: Of) {
  return (
    <Part title={say(isBattery(ship) ? 'mat.batteryGuns' : 'mat.broadsides')} clause={matParts(view, ship).loading}>
      <ul className="sog-broadsides">
        {gunsShown(view, ship).map(({ state, shot, counter }, side) => (
          // A broadside is known by its side alone.
          // oxlint-disable-next-line no-array-index-key
          <li key={side} className={`is-${state}`}>
            <SignMark sign="gun" mirrored={side === 1} />
            <span className="sog-broadside-words">
              {!isBattery(ship) && <b>{say(`mat.${side === 0 ? 'left' : 'right'}`)}</b>}
              <span>{shot === null ? say(`gun.${state}`) : say(`shot.${shot}`)}</span>
            </span>
            {counter !== null && <ShotDisc shot={counter} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Spaces({ view, ship, say }: Of) {
  const { own } = ship;
  // Of other seats' ships the view does not tell whether a space is filled yet.
  const { spaces, planning } = matParts(view, ship);
  if (spaces.length === 0) return null;
  const automatic = view.automatic === ship.side;
  return (
    <Part title={say(automatic ? 'mat.pile' : 'mat.cards')} clause={planning}>
      <ul className="sog-spaces">
        {ship.sailed > 0 && (
          <li>
            <CardFace deck={ship.deck} card={ship.sailed} base={ship.base} use={null} />
            <span>{say('mat.sailed')}</span>
          </li>
        )}
        {automatic
          ? ship.pile.map(card => (
              <li key={card}>
                <CardFace deck={ship.deck} card={card} base={ship.base} use={null} />
              </li>
            ))
          : spaces.map(space => {
              const card = own?.[space] ?? 0;
              const way = space === 'second' ? nextStart(view, ship) : ship;
              return (
                <li key={space} className={own !== null && card === 0 ? 'is-free' : ''}>
                  {own === null ? (
                    <CardBack />
                  ) : card > 0 ? (
                    <CardFace
                      deck={ship.deck}
                      card={card}
                      base={ship.base}
                      use={ship.wind === '' ? null : useOf(view, ship, card, way)}
                    />
                  ) : (
                    <span className="sog-space" />
                  )}
                  <span>{say(spaces.length === 1 ? 'mat.thisTurn' : `mat.space.${space}`)}</span>
                </li>
              );
            })}
      </ul>
      {own === null && !automatic && <p className="record-small">{say('mat.hidden')}</p>}
    </Part>
  );
}

export function Sails({ view, ship, say }: Of) {
  const now = settingOf(view, ship);
  return (
    <Part title={say('mat.sails')} clause="A9.1">
      <ol className="sog-settings">
        {settings.map(setting => (
          <li
            key={setting}
            className={setting === now ? 'is-now' : ''}
            {...(setting === now ? { 'aria-current': 'true' } : {})}
          >
            {say(`sails.${setting}`)}
          </li>
        ))}
      </ol>
    </Part>
  );
}

export function Orders({ view, ship, say }: Of) {
  if (!matParts(view, ship).orders) return null;
  const orders = ordersOf(ship);
  const works = worksOf(ship);
  return (
    <Part title={say('mat.orders', { count: ship.actions })} clause="A2.3">
      {orders.length === 0 && works.length === 0 && (
        <p className="record-small">{say(ship.own === null ? 'mat.ordersHidden' : 'mat.noOrders')}</p>
      )}
      <ul className="sog-orders">
        {orders.map(action => (
          <li key={action}>
            <ActionDisc action={action} />
            {say(`action.${action}`)}
          </li>
        ))}
      </ul>
      {works.map(({ what, stage, at, clause }) => (
        <p key={what} className="sog-works">
          <SignMark sign="hourglass" /> {say(`mat.${what}.${stage}`)}
          {at !== null && ` (${say(`special.${at}`)})`} <Clause id={clause} />
        </p>
      ))}
    </Part>
  );
}

export function Damage({ view, ship, say }: Of) {
  if (!matParts(view, ship).special) return null;
  const found = specialsOf(ship);
  return (
    <Part title={say('mat.special')} clause="A10.1">
      {found.length === 0 && <p className="record-small">{say('mat.noSpecial')}</p>}
      <ul className="sog-specials">
        {found.map(({ what, symbol, count, clause }) => (
          <li key={what}>
            <span className="sog-disc is-special">
              <SignMark sign={symbol} />
            </span>
            {say(`mat.${what}`, { count })} <Clause id={clause} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
