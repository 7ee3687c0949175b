/** Chapter 4, Combat: boarding, prizes, and ships held together by their wreckage. */

import type { Seat, Context } from '@weathergauge/engine';
import { roll, rollPool } from '@weathergauge/engine';
import { ask, call, forEach, procedure, repeat, step, when } from './builders.ts';
import { hullsTouch } from './ch2-courses.ts';
import { afloat } from '../model/conditions.ts';
import { HULL_REACH, NEEDS_SIX } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import { areFouled, foul, unfoul } from './ch4-grapnels.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { enemies, fleet, seatsOf, shipOf, sideOf } from '../model/state.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';
import { MOST_SHIPS } from '../model/vocabulary.ts';

/** 3.5, 4.17, R42, R45 A die for every deck left on both boards; 4.20 a prize fights with her crew at most. */
export function fightingDice(ship: Readonly<Ship>): number {
  const decks = ship.port + ship.starboard;
  return ship.crew < 0 ? decks : Math.min(decks, ship.crew);
}

/** 4.16, 4.18, R41, R47, R78 Enemies whose hulls touch in the combat step are entangled, however they came to touch. */
export function entangle(s: AgeOfSail): void {
  for (let i = 0; i < s.ships.length; i++) {
    const a = s.ships[i] as Ship;
    for (let j = i + 1; j < s.ships.length; j++) {
      const b = s.ships[j] as Ship;
      if (Math.abs(a.x - b.x) > HULL_REACH || Math.abs(a.y - b.y) > HULL_REACH) continue;
      if (enemies(s, a, b) && afloat(a) && afloat(b) && hullsTouch(a, b)) foul(a, b);
    }
  }
}

/**
 * R41, R46 The fights that the active side still has to see through: each ship fights once. R15 Of two crews that are both
 * aloft neither starts one.
 */
function fights(s: Readonly<AgeOfSail>, seat: Seat): AgeOfSailAction[] {
  const offers: AgeOfSailAction[] = [];
  for (const ship of s.ships) {
    if (ship.seat !== seat || ship.fouled === 0 || ship.fought === 1 || !afloat(ship)) continue;
    for (const target of s.ships) {
      if (!areFouled(ship, target) || target.fought === 1 || !enemies(s, ship, target)) continue;
      if (ship.repairing === 1 && target.repairing === 1) continue;
      if (fightingDice(ship) + fightingDice(target) > 0) offers.push({ do: 'board', ship: ship.id, target: target.id });
    }
  }
  return offers;
}

/** 4.16, 5.9 Hand to hand, after the guns. R46 The active player pairs the ships where there is a choice. */
export const boarding = procedure('boarding', { seat: 0, ship: -1, target: -1, declined: 0 }, [
  step('contact', s => {
    entangle(s);
    for (const ship of s.ships) ship.fought = 0;
  }),
  forEach('seat', s => seatsOf(s, s.active), [
    repeat(
      (s, l) => fights(s, l.seat as Seat).length > 0,
      [
        step('only one', (s, l) => {
          const [first, ...others] = fights(s, l.seat as Seat);
          l.declined = 0;
          l.ship = first?.do === 'board' && others.length === 0 ? first.ship : -1;
          l.target = first?.do === 'board' ? first.target : -1;
        }),
        when(
          (_s, l) => l.ship < 0,
          [
            ask('pair', {
              by: (_s, l) => l.seat as Seat,
              clause: 'R46',
              offers: (s, l) => fights(s, l.seat as Seat),
              take: (_s, l, a) => {
                if (a.do !== 'board') return;
                l.ship = a.ship;
                l.target = a.target;
              },
            }),
          ],
        ),
        // R41 Whoever is busy with her masts does not start it: the other side says.
        when(
          (s, l) => shipOf(s, l.ship).repairing === 1,
          [
            ask('answer', {
              by: (s, l) => shipOf(s, l.target).seat,
              clause: 'R41',
              about: (_s, l) => ({ ship: l.ship, target: l.target }),
              offers: () => [{ do: 'fight' }, { do: 'decline' }],
              presumed: () => ({ do: 'fight' }),
              take: (_s, l, a, context) => {
                l.declined = a.do === 'decline' ? 1 : 0;
                if (l.declined === 1) tell(context, { type: 'declined', to: 'all', clause: 'R41', ship: l.target });
              },
            }),
          ],
        ),
        step('fight', (s, l, context) => {
          const ship = shipOf(s, l.ship);
          const target = shipOf(s, l.target);
          ship.fought = 1;
          target.fought = 1;
          if (l.declined === 0) fight(ship, target, context);
        }),
      ],
    ),
  ]),
]);

/** 4.17 The higher total takes the other ship; R43 a tie takes nothing; R44 the winner loses nobody. */
function fight(ship: Ship, target: Ship, context: Context): void {
  const faces = rollPool(context.dice, fightingDice(ship), 6, 'boarding');
  const answer = rollPool(context.dice, fightingDice(target), 6, 'boarding');
  const lead = total(faces) - total(answer);
  const winner = lead === 0 ? -1 : lead > 0 ? ship.id : target.id;
  tell(context, {
    type: 'boarding',
    to: 'all',
    clause: '4.17',
    ship: ship.id,
    target: target.id,
    faces,
    answer,
    winner,
  });
  if (lead > 0) capture(ship, target, context);
  if (lead < 0) capture(target, ship, context);
}

function total(faces: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < faces.length; i++) sum += faces[i] as number;
  return sum;
}

/** R49, R51 She changes hands at once, and has nobody of the winner's aboard until they part. */
function capture(winner: Readonly<Ship>, loser: Ship, context: Context): void {
  loser.seat = winner.seat;
  loser.crew = 0;
  loser.served = 0;
  tell(context, { type: 'captured', to: 'all', clause: '4.17', ship: loser.id, by: winner.id });
}

/** Both ships of an entangled pair in one number. */
const pairCode = (a: number, b: number): number => a * MOST_SHIPS + b;

/** 5.5, R47 Entangled pairs of the active side, its own ship first; of a pair that is all its own, the one with a crew first. */
function pairs(s: Readonly<AgeOfSail>): number[] {
  const codes: number[] = [];
  for (const id of fleet(s, s.active, ship => ship.fouled !== 0)) {
    const ship = shipOf(s, id);
    for (const other of s.ships) {
      if (!areFouled(ship, other)) continue;
      const firstOfTwo = other.crew === 0 || (ship.crew !== 0 && id < other.id);
      if (enemies(s, ship, other) || firstOfTwo) codes.push(pairCode(id, other.id));
    }
  }
  return codes;
}

/** R49, R50, R70 A prize can be cut loose only by someone who can man her; R67 a derelict has nobody to wield the axe. */
function canPart(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, other: Readonly<Ship>): boolean {
  return (
    areFouled(ship, other) &&
    ship.crew !== 0 &&
    sideOf(s, ship.seat) === s.active &&
    (enemies(s, ship, other) || other.crew !== 0 || fightingDice(ship) > 0)
  );
}

/** 4.19, R49 At least one deck's people go over; R68 a captor that is herself a prize sends from her own prize crew. */
const prizeCrew = procedure('prize-crew', { ship: 0, prize: 0, done: 0 }, [
  repeat(
    (s, l) => l.done === 0 && fightingDice(shipOf(s, l.ship)) > 0,
    [
      ask('man', {
        by: (s, l) => shipOf(s, l.ship).seat,
        clause: '4.19',
        about: (s, l) => ({ ship: l.ship, prize: l.prize, crew: shipOf(s, l.prize).crew }),
        offers: (s, l) => manningOffers(shipOf(s, l.ship), shipOf(s, l.prize)),
        whyNot: (_s, _l, a) =>
          a.do === 'manned' ? { reason: 'a prize needs at least one deck’s crew', clause: '4.19' } : null,
        take: (s, l, a, context) => {
          if (a.do === 'manned') l.done = 1;
          if (a.do === 'man') sendCrew(shipOf(s, l.ship), shipOf(s, l.prize), a.deck, context);
        },
      }),
    ],
  ),
]);

/** 4.18, 5.5, R47 The active player may throw one die for each entangled pair; a 6 frees both. */
export const disentangling = procedure('disentangling', { pair: 0, ship: 0, other: 0, free: 0 }, [
  forEach('pair', pairs, [
    step('ships', (_s, l) => {
      l.ship = Math.floor(l.pair / MOST_SHIPS);
      l.other = l.pair % MOST_SHIPS;
      l.free = 0;
    }),
    when(
      (s, l) => canPart(s, shipOf(s, l.ship), shipOf(s, l.other)),
      [
        ask('cut', {
          by: (s, l) => shipOf(s, l.ship).seat,
          clause: '4.18',
          about: (_s, l) => ({ ship: l.ship, other: l.other }),
          offers: (_s, l) => [
            { do: 'cut', ship: l.ship, from: l.other },
            { do: 'hold', ship: l.ship, from: l.other },
          ],
          take: (s, l, a, context) => {
            if (a.do === 'cut') l.free = cutLoose(shipOf(s, l.ship), shipOf(s, l.other), context) ? 1 : 0;
          },
        }),
        when(
          (s, l) => l.free === 1 && shipOf(s, l.other).crew === 0 && !enemies(s, shipOf(s, l.ship), shipOf(s, l.other)),
          [call(prizeCrew, (_s, l) => ({ ship: l.ship, prize: l.other }))],
        ),
      ],
    ),
  ]),
]);

function cutLoose(ship: Ship, other: Ship, context: Context): boolean {
  const face = roll(context.dice, 6, 'cut loose');
  const free = face >= NEEDS_SIX;
  if (free) unfoul(ship, other);
  tell(context, { type: 'cut', to: 'all', clause: '4.18', ship: ship.id, from: other.id, face, free });
  return free;
}

function manningOffers(ship: Readonly<Ship>, prize: Readonly<Ship>): AgeOfSailAction[] {
  const offers: AgeOfSailAction[] = [];
  if (ship.crew > 0) offers.push({ do: 'man', deck: 'crew' });
  if (ship.crew < 0 && ship.port > 0) offers.push({ do: 'man', deck: 'port' });
  if (ship.crew < 0 && ship.starboard > 0) offers.push({ do: 'man', deck: 'starboard' });
  if (prize.crew > 0) offers.push({ do: 'manned' });
  return offers;
}

function sendCrew(ship: Ship, prize: Ship, deck: 'port' | 'starboard' | 'crew', context: Context): void {
  if (deck === 'crew') {
    ship.crew--;
  } else {
    ship[deck]--;
    ship.given++;
    // R66 A deck that has fired in this round's exchange goes before one that has not.
    const fired = deck === 'port' ? 'firedPort' : 'firedStarboard';
    if (ship[fired] > 0) ship[fired]--;
  }
  prize.crew++;
  tell(context, { type: 'manned', to: 'all', clause: '4.19', ship: ship.id, prize: prize.id, crew: prize.crew });
}
