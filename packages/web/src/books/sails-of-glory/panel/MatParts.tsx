/** What lies on the mat below the ship log: broadsides, cards, sails, orders, special damage. */

import { nextStart } from '@weathergauge/rules-sails-of-glory/geometry';
import type { ReactNode } from 'react';
import { CardBack, CardFace } from './CardFace.tsx';
import { ActionDisc, Clause, ShotDisc, SHOTS, SignMark } from './Counters.tsx';
import { useOf } from './fan.ts';
import { gunState, isBattery } from './ship-log.ts';
import type { Of } from './Mat.tsx';
import type { Sign } from './signs.ts';
import { ordersOf } from './Squadron.tsx';

const STANDARD = 1;
const ADVANCED = 2;

function Part({
  title,
  clause,
  children,
}: {
  readonly title: string;
  readonly clause: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="record-part">
      <h4>
        {title} <Clause id={clause} />
      </h4>
      {children}
    </section>
  );
}

export function Broadsides({ view, ship, say }: Of) {
  const clause = isBattery(ship)
    ? 'T5.8'
    : view.level === ADVANCED
      ? 'A6.1'
      : view.level === STANDARD
        ? 'S8.1'
        : 'B9.1';
  return (
    <Part title={say(isBattery(ship) ? 'mat.batteryGuns' : 'mat.broadsides')} clause={clause}>
      <ul className="sog-broadsides">
        {ship.loaded.map((_, side) => {
          const state = gunState(ship, side);
          // Only her own captain knows what is in the guns; in the Basic rules there is nothing but ball.
          const shot = state !== 'loaded' ? 0 : view.level < STANDARD ? 1 : (ship.own?.shot[side] ?? 0);
          const name = SHOTS[shot - 1];
          return (
            // A broadside is known by its side alone.
            // oxlint-disable-next-line no-array-index-key
            <li key={side} className={`is-${state}`}>
              <SignMark sign="gun" mirrored={side === 1} />
              <span className="sog-broadside-words">
                {!isBattery(ship) && <b>{say(`mat.${side === 0 ? 'left' : 'right'}`)}</b>}
                <span>{name !== undefined && view.level >= STANDARD ? say(`shot.${name}`) : say(`gun.${state}`)}</span>
              </span>
              {state === 'loaded' ? <ShotDisc shot={shot} /> : state === 'half' && <ShotDisc shot={1} />}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

export function Spaces({ view, ship, say }: Of) {
  if (ship.anchored || ship.condition !== 'afloat') return null;
  const { own } = ship;
  const basic = view.level < STANDARD;
  // Below the Standard rules there is one space; nobody can tell from outside whether it is filled yet.
  const spaces = basic ? (['first'] as const) : (['first', 'second'] as const);
  const automatic = view.automatic === ship.side;
  return (
    <Part title={say(automatic ? 'mat.pile' : 'mat.cards')} clause={automatic ? 'P1.3' : basic ? 'B2.10' : 'S2.5'}>
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
                  <span>{say(basic ? 'mat.thisTurn' : `mat.space.${space}`)}</span>
                </li>
              );
            })}
      </ul>
      {own === null && !automatic && <p className="record-small">{say('mat.hidden')}</p>}
    </Part>
  );
}

const SETTINGS = ['struck', 'backing', 'battle', 'full'] as const;

export function Sails({ ship, say }: Of) {
  return (
    <Part title={say('mat.sails')} clause="A9.1">
      <ol className="sog-settings">
        {SETTINGS.map((setting, i) => (
          <li
            key={setting}
            className={i === ship.sails ? 'is-now' : ''}
            {...(i === ship.sails ? { 'aria-current': 'true' } : {})}
          >
            {say(`sails.${setting}`)}
          </li>
        ))}
      </ol>
    </Part>
  );
}

const WORKS = ['idle', 'begun', 'atWork'] as const;
const MENDED = ['', 'leak', 'rudder', 'mast'] as const;

export function Orders({ view, ship, say }: Of) {
  if (view.level < ADVANCED) return null;
  const orders = ordersOf(ship.orders);
  const works: (readonly [string, string])[] = [];
  if (ship.dousing > 0) works.push([say(`mat.dousing.${WORKS[ship.dousing] ?? 'begun'}`), 'A7.4']);
  if (ship.mending > 0) {
    const what = MENDED[ship.mendingWhat] ?? '';
    works.push([
      `${say(`mat.mending.${WORKS[ship.mending] ?? 'begun'}`)}${what === '' ? '' : ` (${say(`special.${what}`)})`}`,
      'A8.1',
    ]);
  }
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
      {works.map(([text, clause]) => (
        <p key={clause} className="sog-works">
          <SignMark sign="hourglass" /> {text} <Clause id={clause} />
        </p>
      ))}
    </Part>
  );
}

const SPECIALS = [
  ['fires', 'fire', 'A10.3'],
  ['leaks', 'leak', 'A10.6'],
  ['tornSails', 'sail', 'A10.17'],
  ['rudders', 'rudder', 'A10.22'],
  ['masts', 'mast', 'A10.10'],
] as const;

export function Damage({ view, ship, say }: Of) {
  if (view.level < ADVANCED) return null;
  const found = SPECIALS.filter(([field]) => ship[field] > 0);
  return (
    <Part title={say('mat.special')} clause="A10.1">
      {found.length === 0 && <p className="record-small">{say('mat.noSpecial')}</p>}
      <ul className="sog-specials">
        {found.map(([field, sign, clause]) => (
          <li key={field}>
            <span className="sog-disc is-special">
              <SignMark sign={sign satisfies Sign} />
            </span>
            {say(`mat.${field}`, { count: ship[field] })} <Clause id={clause} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
