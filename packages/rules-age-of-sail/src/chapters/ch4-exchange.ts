/** Chapter 4, Combat: the fire of the combat step, one side's or (R22c) both sides' at once. */

import type { Seat, Context } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { ask, call, forEach, lane, procedure, repeat, step, together, when } from './builders.ts';
import { damage } from './ch4-damage.ts';
import { bearing } from './ch4-bearing.ts';
import {
  bearsOnAnyone,
  decksToFire,
  engagements,
  fireVolley,
  volley,
  volleyOffers,
  whyNotEngage,
} from './ch4-gunnery.ts';
import { decksReady } from '../model/record.ts';
import type { AgeOfSail, GunsLaid, Ship } from '../model/state.ts';
import { seatsOf, shipOf } from '../model/state.ts';
import type { AgeOfSailAction, Aim, Board } from '../model/vocabulary.ts';
import { aims } from '../model/vocabulary.ts';

const CEASE: AgeOfSailAction = { do: 'cease-fire' };

/** 5.9, R22, R23 Whatever of the active side has not fired yet may fire now, seat by seat (R71). */
export const lastShots = procedure('last-shots', { seat: 0, ship: 0, target: 0, done: 0 }, [
  forEach('seat', s => seatsOf(s, s.active), [
    step('next seat', (_s, l) => {
      l.done = 0;
    }),
    repeat(
      (s, l) => l.done === 0 && anyEngagement(s, l.seat as Seat),
      [
        ask('engage', {
          by: (_s, l) => l.seat as Seat,
          clause: '5.9',
          offers: (s, l) => [...seatEngagements(s, l.seat as Seat), CEASE],
          whyNot: (s, _l, a) => whyNotEngage(s, a),
          take: (_s, l, a) => {
            if (a.do === 'cease-fire') l.done = 1;
            if (a.do !== 'engage') return;
            l.ship = a.ship;
            l.target = a.target;
          },
        }),
        when((_s, l) => l.done === 0, [call(volley, (_s, l) => ({ ship: l.ship, target: l.target }))]),
      ],
    ),
  ]),
]);

function seatEngagements(s: Readonly<AgeOfSail>, seat: Seat): AgeOfSailAction[] {
  const offers: AgeOfSailAction[] = [];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat === seat) engagements(s, ship, offers);
  }
  return offers;
}

function anyEngagement(s: Readonly<AgeOfSail>, seat: Seat): boolean {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat === seat && ship.port + ship.starboard > 0 && bearsOnAnyone(s, ship)) return true;
  }
  return false;
}

/** One seat's sealed orders: volley after volley, each written down and none fired. */
const layGuns = lane(
  'lay-guns',
  { seat: 0, ship: -1, target: -1, done: 0 },
  {
    draft: (): GunsLaid => ({ volleys: [] }),
    join: (s, seat, { volleys }) => {
      s.sealed[seat] = volleys;
    },
  },
  [
    repeat(
      (s, l, laid) => l.done === 0 && unsealed(s, l.seat as Seat, laid).length > 0,
      [
        ask('engage', {
          by: (_s, l) => l.seat as Seat,
          clause: 'R22',
          offers: (s, l, laid) => [...unsealed(s, l.seat as Seat, laid), CEASE],
          // What has been laid is fired when nobody lays any more; what others lay meanwhile does not change it.
          presumed: (s, _l, _laid, asker) => (hasLaid(s, asker) ? CEASE : null),
          take: (_s, l, a) => {
            if (a.do === 'cease-fire') l.done = 1;
            if (a.do !== 'engage') return;
            l.ship = a.ship;
            l.target = a.target;
          },
        }),
        when(
          (_s, l) => l.done === 0,
          [
            ask('aim', {
              by: (_s, l) => l.seat as Seat,
              clause: '4.4',
              about: (_s, l) => ({ ship: l.ship, target: l.target }),
              offers: (s, l, laid) => aimOffers(s, laid, l.ship, l.target),
              presumed: (s, l, laid) => aimOffers(s, laid, l.ship, l.target)[0] ?? null,
              take: (_s, l, a, _context, { volleys }) => {
                if (a.do === 'volley') volleys.push(l.ship, l.target, aims.indexOf(a.aim), a.decks);
              },
            }),
          ],
        ),
      ],
    ),
  ],
);

function hasLaid(s: Readonly<AgeOfSail>, seat: Seat): boolean {
  return (draftOf(s, seat)?.volleys.length ?? 0) > 0;
}

/** What the seat may still add to its sealed volleys. */
function unsealed(s: Readonly<AgeOfSail>, seat: Seat, laid: Readonly<GunsLaid>): AgeOfSailAction[] {
  return seatEngagements(s, seat).filter(
    a => a.do === 'engage' && decksLeft(s, laid, shipOf(s, a.ship), shipOf(s, a.target)) > 0,
  );
}

function aimOffers(
  s: Readonly<AgeOfSail>,
  laid: Readonly<GunsLaid>,
  shipId: number,
  targetId: number,
): AgeOfSailAction[] {
  const target = shipOf(s, targetId);
  return volleyOffers(target, decksLeft(s, laid, shipOf(s, shipId), target));
}

/** 4.2 Decks of the board that bears which no volley laid so far has spoken for; R69 a prize's crew serves so many on either board. */
function decksLeft(
  s: Readonly<AgeOfSail>,
  { volleys }: Readonly<GunsLaid>,
  ship: Readonly<Ship>,
  target: Readonly<Ship>,
): number {
  const board: Board | null = bearing(ship, target);
  let onBoard = 0;
  let inAll = 0;
  for (let i = 0; i < volleys.length; i += 4) {
    if (volleys[i] !== ship.id) continue;
    const decks = volleys[i + 3] as number;
    inAll += decks;
    if (bearing(ship, shipOf(s, volleys[i + 1] as number)) === board) onBoard += decks;
  }
  if (ship.crew < 0) return decksToFire(ship, board) - onBoard;
  if (s.articles.crewOverBoth !== true) return decksToFire(ship, board) - inAll;
  return board === null ? 0 : Math.min(decksReady(ship, board) - onBoard, ship.crew - ship.served - inAll);
}

/** R22c, R73 Both sides seal what their unfired decks shall do; then all of it is fired before any of it is marked off. */
export const exchange = procedure('exchange', { volley: 0, ship: 0, target: 0, aim: 0, hits: 0, sixes: 0 }, [
  together(s => s.articles.sides.map((_side, seat) => seat as Seat), layGuns),
  step('fire', fireSealed),
  forEach('volley', s => Array.from({ length: s.volleys.length / 5 }, (_, i) => i), [
    step('next', (s, l) => {
      l.ship = s.volleys[l.volley * 5] as number;
      l.target = s.volleys[l.volley * 5 + 1] as number;
      l.aim = s.volleys[l.volley * 5 + 2] as number;
      l.hits = s.volleys[l.volley * 5 + 3] as number;
      l.sixes = s.volleys[l.volley * 5 + 4] as number;
    }),
    call(damage, (_s, l) => ({ ship: l.ship, target: l.target, aim: l.aim, hits: l.hits, sixes: l.sixes })),
  ]),
  step('done', s => {
    s.volleys = [];
  }),
]);

function fireSealed(s: AgeOfSail, _l: object, context: Context): void {
  for (const sealed of s.sealed) {
    for (let i = 0; i < sealed.length; i += 4) {
      const [ship = 0, target = 0, aim = 0, decks = 0] = sealed.slice(i, i + 4);
      const { hits, sixes } = fireVolley(shipOf(s, ship), shipOf(s, target), aims[aim] as Aim, decks, context);
      s.volleys.push(ship, target, aim, hits, sixes);
    }
  }
  s.sealed = s.sealed.map(() => []);
}
