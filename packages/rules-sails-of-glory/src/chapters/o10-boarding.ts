/** O10, O11 Boarding: grapnels thrown before the ships move, and the fight hand to hand after the guns. */

import type { Seat, Context } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { applyNow, checkSurrender, crewBoxes, drawRandomizer } from './b7-damage.ts';
import { E } from '../model/terms.ts';
import { isOverwhelmed } from './b7-ship-log.ts';
import { ask, forEach, lane, procedure, repeat, step, together } from './builders.ts';
import type { Draft } from '../model/drafts.ts';
import { joinDraft, newBoardings, recordOf } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { areGrappled, firstToSpeak, knots, opponentsOf, touchedBy } from './o10-grapnels.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, everySeat, NOBODY, ordered, ownerOf, pairOf, shipOf } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';
import { MOST_VESSELS } from '../model/vocabulary.ts';

const BLANK = 1;
const BOARDING = 2;

const CHOICES: readonly (readonly SailsAction[])[] = Array.from({ length: MOST_VESSELS }, (_, ship) => [
  { do: 'board', ship },
  { do: 'blank', ship },
]);

/** O10.2 The sealed choice of one seat: a counter for each of its ships alongside an enemy. */
const choosing = lane('boarding-choice', { seat: 0, ship: 0 }, { draft: newBoardings, join: joinDraft }, [
  forEach('ship', (s, l) => choosers(s, l.seat as Seat), [
    ask('choose', {
      by: (s, l) => ownerOf(s, l.ship),
      clause: 'O10.2',
      about: (_s, l) => ({ ship: l.ship }),
      offers: (_s, l) => CHOICES[l.ship] as readonly SailsAction[],
      // The grapnels of one ship are told as if nobody else threw any.
      presumed: (s, l, _boardings, asker) =>
        hasChosen(draftOf(s, asker)) ? ((CHOICES[l.ship] as readonly SailsAction[])[1] as SailsAction) : null,
      take: (_s, l, answer, _context, boardings) => {
        recordOf(boardings, l.ship).parley = answer.do === 'board' ? BOARDING : BLANK;
      },
    }),
  ]),
]);

function hasChosen(draft: Readonly<Draft> | null): boolean {
  return draft?.kind === 'boardings' && draft.ships.some(ship => ship !== null && ship.parley !== 0);
}

/** O10.21 One counter for all she touches; O11.3 in the Advanced rules only a ship with the action has one to choose. */
function choosers(s: Readonly<Sails>, seat: Seat): number[] {
  const ships: number[] = [];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.seat === seat && mayBoard(s, ship) && touchedBy(s, ship).length > 0) ships.push(i);
  }
  return ships;
}

/** R42 Ships that sail by themselves never board: the book gives them no such action (P3). */
function mayBoard(s: Readonly<Sails>, ship: Readonly<Ship>): boolean {
  return ship.seat !== NOBODY && (s.articles.level < ADVANCED || ordered(ship, 'boarding'));
}

/** O10.1–O10.8, O10.19–O10.27 Who is grappled this turn. Those that were are asked anew with the others. */
export const declareBoarding = procedure('declare-boarding', { ship: 0 }, () => [
  step('cast off', castOff),
  together(everySeat, choosing),
  step('show', show),
  repeat(
    s => undeclared(s).length > 0,
    [
      step('next', (s, l, context) => {
        l.ship = firstToSpeak(s, undeclared(s), context);
      }),
      ask('grapple', {
        by: (s, l) => ownerOf(s, l.ship),
        clause: 'O10.22',
        about: (_s, l) => ({ ship: l.ship }),
        offers: (s, l) => touchedBy(s, shipOf(s, l.ship)).map(target => ({ do: 'grapple', ship: l.ship, target })),
        presumed: (s, l) => ({ do: 'grapple', ship: l.ship, target: touchedBy(s, shipOf(s, l.ship))[0] as number }),
        take: (s, l, answer, context) => {
          if (answer.do === 'grapple') declare(shipOf(s, l.ship), answer.target, context);
        },
      }),
    ],
  ),
  step('throw grapnels', throwGrapnels),
]);

/** O10.19 What was chosen and held before counts no more. */
function castOff(s: Sails): void {
  s.grappled = [];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    ship.parley = 0;
    ship.grapple = -1;
  }
}

/** O10.3 All counters are turned up. A boarder with one enemy alongside has nothing to declare. */
function show(s: Sails, _l: object, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.parley === 0) continue;
    const boards = ship.parley === BOARDING;
    tell(context, { type: 'boarding-choice', to: 'all', clause: 'O10.3', ship: i, boards });
    const enemies = boards ? touchedBy(s, ship) : [];
    if (enemies.length === 1) declare(ship, enemies[0] as number, context);
  }
}

function declare(ship: Ship, target: number, context: Context): void {
  ship.grapple = target;
  tell(context, { type: 'grapple-declared', to: 'all', clause: 'O10.22', ship: ship.id, target });
}

function undeclared(s: Readonly<Sails>): number[] {
  const ships: number[] = [];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.parley === BOARDING && ship.grapple < 0) ships.push(i);
  }
  return ships;
}

/** O10.20 Each pair by itself. */
function throwGrapnels(s: Sails, _l: object, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    for (let j = i + 1; j < s.ships.length; j++) {
      const ship = s.ships[i] as Ship;
      const other = s.ships[j] as Ship;
      // O10.4, O10.26 Where neither means the other nothing happens.
      if (ship.grapple === j && other.grapple === i) grapple(s, i, j, 'O10.24', context);
      else if (ship.grapple === j) tryToGrapple(s, ship, other, context);
      else if (other.grapple === i) tryToGrapple(s, other, ship, context);
    }
  }
}

/** O10.6–O10.8 Two ships alone shuffle their two counters; O10.25 where more lie alongside an E counter decides. */
function tryToGrapple(s: Sails, ship: Readonly<Ship>, target: Readonly<Ship>, context: Context): void {
  const alone = touchedBy(s, ship).length === 1 && touchedBy(s, target).length === 1;
  const holds = alone ? context.dice.draw(2, 'boarding or blank') === 1 : drawRandomizer(s, context, 'grapnels');
  const clause = alone ? 'O10.6' : 'O10.25';
  tell(context, { type: 'grapple-test', to: 'all', clause, ship: ship.id, target: target.id, holds });
  if (holds) grapple(s, ship.id, target.id, alone ? 'O10.8' : 'O10.25', context);
}

/** O10.5, O10.8, O10.24 They stay so until they are asked again (O10.18), and meanwhile b3-movement.ts holds them. */
function grapple(s: Sails, ship: number, other: number, clause: string, context: Context): void {
  s.grappled.push(pairOf(ship, other)); // O10.27
  tell(context, { type: 'grappled', to: 'all', clause, ship, other });
}

/** O10.11 The fight, knot by knot; whoever surrendered to the guns has left it. */
export const boardingAttacks = procedure('boarding-attacks', { knot: 0, round: 0, ship: 0 }, () => [
  step('surprise', surprise), // O11.5
  forEach('knot', knots, [
    step('first counter', (_s, l) => {
      l.round = 0;
    }),
    repeat(
      (s, l) => goesOn(s, l.knot, l.round),
      [
        step('next counter', (s, l) => {
          l.round++;
          faceAbout(s, l.knot, l.round);
        }),
        repeat(
          (s, l) => undecided(s, l.knot, l.round).length > 0,
          [
            step('next', (s, l, context) => {
              l.ship = firstToSpeak(s, undecided(s, l.knot, l.round), context);
            }),
            ask('assault', {
              by: (s, l) => ownerOf(s, l.ship),
              clause: 'O10.29',
              about: (_s, l) => ({ ship: l.ship, round: l.round }),
              offers: (s, l) => opponentsOf(s, l.ship).map(target => ({ do: 'assault', ship: l.ship, target })),
              presumed: (s, l) => ({ do: 'assault', ship: l.ship, target: opponentsOf(s, l.ship)[0] as number }),
              take: (s, l, answer) => {
                if (answer.do === 'assault') shipOf(s, l.ship).grapple = answer.target;
              },
            }),
          ],
        ),
        step('strike', (s, l, context) => {
          strike(s, l.knot, context);
        }),
      ],
    ),
  ]),
]);

/** O11.4 In the Advanced rules a boarder has the advantage of one who has not planned for it. */
function hasAdvantage(s: Readonly<Sails>, ship: Readonly<Ship>, other: Readonly<Ship>): boolean {
  return s.articles.level === ADVANCED && ordered(ship, 'boarding') && !ordered(other, 'boarding');
}

/** O11.5, R65 A counter for each boarder she did not expect, before the fight. */
function surprise(s: Sails, _l: object, context: Context): void {
  for (let i = 0; i < s.grappled.length; i++) {
    const pair = s.grappled[i] as number;
    const ship = shipOf(s, pair >> 5);
    const other = shipOf(s, pair & 31);
    if (hasAdvantage(s, ship, other)) applyNow(s, other, ship.id, 'surprise', E, context);
    if (hasAdvantage(s, other, ship)) applyNow(s, ship, other.id, 'surprise', E, context);
  }
  checkSurrender(s, context);
}

/** O10.12, O10.14, O10.16 She has a counter to deal out for each point of her burden, as long as someone hangs on her. */
function deals(s: Readonly<Sails>, knot: number, ship: Readonly<Ship>, round: number): boolean {
  return (knot & (1 << ship.id)) !== 0 && round <= ship.burden && opponentsOf(s, ship.id).length > 0;
}

/** O10.15, R64 Pairs end with the surrender of one; those who still hang on another fight on. */
function goesOn(s: Readonly<Sails>, knot: number, round: number): boolean {
  for (let i = 0; i < s.ships.length; i++) if (deals(s, knot, s.ships[i] as Ship, round + 1)) return true;
  return false;
}

/** O10.29 Whoever has one opponent only strikes at that one. */
function faceAbout(s: Sails, knot: number, round: number): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if ((knot & (1 << i)) === 0) continue;
    const opponents = opponentsOf(s, i);
    ship.grapple = -1;
    if (!deals(s, knot, ship, round)) continue;
    if (opponents.length === 1) ship.grapple = opponents[0] as number;
    else if (ship.seat === NOBODY) ship.grapple = weakest(s, opponents);
  }
}

/** R42 A ship without a player strikes at the crew that has least left. */
function weakest(s: Readonly<Sails>, opponents: readonly number[]): number {
  let best = opponents[0] as number;
  for (let i = 1; i < opponents.length; i++) {
    const other = opponents[i] as number;
    if (crewLeft(shipOf(s, other)) < crewLeft(shipOf(s, best))) best = other;
  }
  return best;
}

function crewLeft(ship: Readonly<Ship>): number {
  return crewBoxes(ship) - ship.crew;
}

function undecided(s: Readonly<Sails>, knot: number, round: number): number[] {
  const ships: number[] = [];
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.grapple < 0 && deals(s, knot, ship, round)) ships.push(i);
  }
  return ships;
}

/** O10.13 One counter from every ship, all at once; O11.6, O11.7 but those of a boarder with the advantage before the others. */
function strike(s: Sails, knot: number, context: Context): void {
  blows(s, knot, FIRST, context);
  blows(s, knot, THEN, context);
}
const FIRST = true;
const THEN = false;

function blows(s: Sails, knot: number, first: boolean, context: Context): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if ((knot & (1 << i)) === 0 || ship.grapple < 0 || !areGrappled(s, i, ship.grapple)) continue;
    const target = shipOf(s, ship.grapple);
    if (hasAdvantage(s, ship, target) === first) applyNow(s, target, i, 'boarding', E, context);
  }
  spareOne(s, context);
  checkSurrender(s, context);
}

/**
 * O10.17, R63 Of two that would both surrender to each other chance picks one; the last man of the other lives on. Where
 * others struck one of them down they do not end each other, and both are lost.
 */
function spareOne(s: Sails, context: Context): void {
  for (let i = 0; i < s.grappled.length; i++) {
    const pair = s.grappled[i] as number;
    const ship = shipOf(s, pair >> 5);
    const other = shipOf(s, pair & 31);
    if (ship.grapple !== other.id || other.grapple !== ship.id) continue;
    if (!isOverwhelmed(ship) || !isOverwhelmed(other)) continue;
    const yields = context.dice.draw(2, 'who surrenders') === 0 ? ship : other;
    const spared = yields === ship ? other : ship;
    spared.crew = crewBoxes(spared) - 1;
    tell(context, {
      type: 'boarding-tie',
      to: 'all',
      clause: 'O10.17',
      ship: ship.id,
      other: other.id,
      yields: yields.id,
    });
  }
}
