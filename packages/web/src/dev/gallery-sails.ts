/** A real position of Sails of Glory for the gallery: ?book=sails-of-glory&scenario=…&level=advanced&until=gunnery.fire. */

import type { Options, Seat } from '@weathergauge/engine';
import type { Sails, SailsAction } from '@weathergauge/rules-sails-of-glory';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { nextStart } from '@weathergauge/rules-sails-of-glory/geometry';
import { wayOf } from '../books/sails-of-glory/board/helm.ts';
import type { Shown } from './gallery-game.ts';
import { playUntil } from './gallery-game.ts';

export function sailsBattle(query: URLSearchParams): Shown {
  const level = query.get('level');
  const seats = query.get('seats');
  return playUntil(ruleset, query, {
    wish: {
      scenario: query.get('scenario') ?? 'enemy-in-sight',
      ...(seats === null ? {} : { seats: Number(seats) }),
      options: { ...(level === null ? {} : { level }), ...optionsOf(query.get('options') ?? '') },
    },
    atLeast: 0,
    atMost: 3000,
    worthOf: (s, seat, offer, _after, rng) => eagerness(s, seat, offer) + rng.below(100) / 1000,
  });
}

/** Such as `boarding,grog:false,points:300`. */
function optionsOf(text: string): Options {
  return Object.fromEntries(
    text
      .split(',')
      .filter(part => part !== '')
      .map(part => {
        const [name = '', value = 'true'] = part.split(':');
        return [
          name,
          value === 'true' ? true : value === 'false' ? false : /^\d+$/.test(value) ? Number(value) : value,
        ];
      }),
  );
}

/** Towards the enemy rather than off the table, and guns before silence. */
function eagerness(s: Readonly<Sails>, seat: Seat, offer: SailsAction): number {
  switch (offer.do) {
    case 'fire':
    case 'board':
    case 'grapple':
      return 2;
    case 'discharge':
      return -3;
    case 'helm': {
      const now = ruleset.view(s, seat);
      const ship = now.ships[offer.ship];
      if (ship === undefined || ship.condition === 'unplaced') return 0;
      const { end } = wayOf(now, ship, offer.card, nextStart(now, ship));
      const enemies = now.ships.filter(other => other.side !== ship.side && other.condition === 'afloat');
      const off = Math.min(...enemies.map(other => Math.hypot(other.x - end.x, other.y - end.y)));
      return -Math.abs(off - 11_000) / 20_000;
    }
    default:
      return 0;
  }
}
