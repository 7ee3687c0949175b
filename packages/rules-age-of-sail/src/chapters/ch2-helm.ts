/** Chapter 2, Movement: one ship's move, as a string of small orders to the helm. */

import type { Context } from '@weathergauge/engine';
import { turnPoints } from '@weathergauge/seamanship';
import { ask, call, procedure, repeat, step, when } from './builders.ts';
import { turned } from './ch2-courses.ts';
import { adrift, allowance, closeHauled, crippled, drifts, intoWind } from './ch2-sailing.ts';
import { followLeader, leadersOf, mark } from './ch2-squadrons.ts';
import { drift, runAhead, turnPoint, wasHalted } from './ch2-track.ts';
import { isPirate } from './ch3-ships.ts';
import { canEngage, engagements, volley, whyNotEngage } from './ch4-gunnery.ts';
import { LEAST_RUN_MM, STROKES, TACK_MM, TURN_MM } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import type { AgeOfSailAction, Board } from '../model/vocabulary.ts';

/** No run is longer: the fastest ship in the hardest wind makes 32 cm. */
const NO_RUN_YET = 999;

const RUN: readonly AgeOfSailAction[] = Array.from({ length: NO_RUN_YET + 1 }, (_, mm) => ({ do: 'run', mm }));
const TURN: Readonly<Record<Board, AgeOfSailAction>> = {
  port: { do: 'turn', to: 'port' },
  starboard: { do: 'turn', to: 'starboard' },
};
const TACK: Readonly<Record<Board, AgeOfSailAction>> = {
  port: { do: 'tack', to: 'port' },
  starboard: { do: 'tack', to: 'starboard' },
};
const PIVOT: Readonly<Record<Board, AgeOfSailAction>> = {
  port: { do: 'pivot', to: 'port' },
  starboard: { do: 'pivot', to: 'starboard' },
};
const ANCHOR: AgeOfSailAction = { do: 'anchor' };
const END: AgeOfSailAction = { do: 'end' };

export interface Helm {
  [local: string]: number;
  ship: number;
  /** Path used, in mm. */
  used: number;
  /** The last stroke of the straight run under way. */
  stroke: number;
  /** 1 when her move is at an end. */
  over: number;
  /** Whom her guns are to fire at before she goes on; -1 nobody. */
  target: number;
}

export const FRESH_HELM: Helm = { ship: 0, used: 0, stroke: NO_RUN_YET, over: 0, target: -1 };

export const helm = procedure('helm', FRESH_HELM, [
  repeat(
    (_s, l) => l.over === 0,
    [
      ask('order', {
        by: (s, l) => shipOf(s, l.ship).seat,
        clause: '2.2',
        about: (s, l) => ({
          ship: l.ship,
          used: l.used,
          allowance: allowance(s, shipOf(s, l.ship), shipOf(s, l.ship).heading),
        }),
        offers: helmOffers,
        isOffered: isHelmOffered,
        whyNot: whyNotThatHelm,
        take: takeHelm,
      }),
      when(
        (_s, l) => l.target >= 0,
        [
          call(volley, (_s, l) => ({ ship: l.ship, target: l.target })),
          step('guns served', (_s, l) => {
            l.target = -1;
            l.stroke = NO_RUN_YET;
          }),
        ],
      ),
    ],
  ),
  step('moved', (s, l, context) => {
    const ship = shipOf(s, l.ship);
    ship.moved = 1;
    ship.sailed = l.used;
    if (drifts(ship)) drift(s, ship, context); // 2.8, R13
  }),
]);

export function helmOffers(s: Readonly<AgeOfSail>, l: Readonly<Helm>): readonly AgeOfSailAction[] {
  const ship = shipOf(s, l.ship);
  const offers: AgeOfSailAction[] = [];
  if (adrift(ship)) {
    // R13, R16, R77 With no sail to set she may let go an anchor; the end of her move is her drift.
    offers.push(END, ANCHOR);
  } else if (intoWind(s, ship.heading)) {
    // R12 A shift has put her in irons: she loses the move but for a point and a centimetre.
    offers.push(PIVOT.port, PIVOT.starboard, ANCHOR);
  } else {
    sailingOffers(s, ship, l, offers);
  }
  engagements(s, ship, offers);
  return offers;
}

function sailingOffers(
  s: Readonly<AgeOfSail>,
  ship: Readonly<Ship>,
  l: Readonly<Helm>,
  offers: AgeOfSailAction[],
): void {
  const left = allowance(s, ship, ship.heading) - l.used;
  // R6, R61
  if (left <= l.stroke) offers.push(RUN[left] as AgeOfSailAction);
  for (let i = 0; i < STROKES.length; i++) {
    const mm = STROKES[i] as number;
    if (mm < left && mm <= l.stroke) offers.push(RUN[mm] as AgeOfSailAction);
  }
  const port = wayRound(s, ship, l, left, 'port');
  if (port !== null) offers.push(port);
  const starboard = wayRound(s, ship, l, left, 'starboard');
  if (starboard !== null) offers.push(starboard);
  if (l.used === 0) for (const leader of leadersOf(s, ship)) offers.push({ do: 'follow', leader }); // 2.12
  offers.push(ANCHOR); // 2.14, R16
  if (l.used >= LEAST_RUN_MM) offers.push(END); // 2.6, R7
}

/** How she could come round to that hand with so much of her speed left, if she can. */
function wayRound(
  s: Readonly<AgeOfSail>,
  ship: Readonly<Ship>,
  l: Readonly<Helm>,
  left: number,
  to: Board,
): AgeOfSailAction | null {
  if (intoWind(s, turned(ship.heading, to))) return left >= TACK_MM ? TACK[to] : null; // R11
  if (left >= TURN_MM) return TURN[to]; // 2.11, R9
  return l.used === 0 && crippled(s, ship) ? PIVOT[to] : null; // R10
}

/** Most answers of a game are given here, and most of the list is about guns and leaders. */
function isHelmOffered(s: Readonly<AgeOfSail>, l: Readonly<Helm>, a: AgeOfSailAction): boolean {
  const ship = shipOf(s, l.ship);
  if (a.do === 'anchor') return true;
  if (a.do === 'engage')
    return a.ship === l.ship && a.target < s.ships.length && canEngage(s, ship, shipOf(s, a.target));
  if (adrift(ship)) return a.do === 'end';
  if (intoWind(s, ship.heading)) return a.do === 'pivot';
  const left = allowance(s, ship, ship.heading) - l.used;
  switch (a.do) {
    case 'run':
      return a.mm <= l.stroke && (a.mm === left || (a.mm < left && STROKES.some(mm => mm === a.mm)));
    case 'turn':
    case 'tack':
    case 'pivot':
      return wayRound(s, ship, l, left, a.to)?.do === a.do;
    case 'follow':
      return l.used === 0 && leadersOf(s, ship).includes(a.leader);
    case 'end':
      return l.used >= LEAST_RUN_MM;
    default:
      return false;
  }
}

function takeHelm(s: AgeOfSail, l: Helm, a: AgeOfSailAction, context: Context): void {
  const ship = shipOf(s, l.ship);
  switch (a.do) {
    case 'run':
      straight(s, ship, l, a.mm, context);
      l.stroke = a.mm;
      break;
    case 'turn':
      bend(s, ship, l, a.to, 1, context);
      break;
    case 'tack':
      bend(s, ship, l, a.to, 2, context);
      break;
    case 'pivot':
      // R10, R12 A point on the spot, then the least run.
      ship.heading = turned(ship.heading, a.to);
      l.used = runAhead(s, ship, LEAST_RUN_MM, context);
      l.over = 1;
      break;
    case 'follow':
      followLeader(ship, shipOf(s, a.leader), {
        left: () => allowance(s, ship, ship.heading) - l.used,
        over: () => l.over === 1,
        closed: points => intoWind(s, turnPoints(ship.heading, points, 8)),
        straight: mm => straight(s, ship, l, mm, context),
        bend: (to, points) => bend(s, ship, l, to, points, context),
      });
      // 2.6 However short her leader stopped.
      if (l.over === 0 && l.used < LEAST_RUN_MM) straight(s, ship, l, LEAST_RUN_MM - l.used, context);
      l.over = 1;
      break;
    case 'anchor':
      ship.condition = 'anchored';
      l.over = 1;
      tell(context, { type: 'anchored', to: 'all', clause: '2.14', ship: ship.id });
      break;
    case 'engage':
      l.target = a.target;
      break;
    default: // 'end'
      l.over = 1;
  }
}

function straight(s: AgeOfSail, ship: Ship, l: Helm, mm: number, context: Context): void {
  l.used += runAhead(s, ship, mm, context);
  if (wasHalted()) l.over = 1;
  stopWhenSpent(s, ship, l);
}

/** R5 The heading she comes to judges the path she has used; R11 a tack does not stop on the heading between. */
function bend(s: AgeOfSail, ship: Ship, l: Helm, to: Board, points: number, context: Context): void {
  const fromX = ship.x;
  const fromY = ship.y;
  const before = ship.heading;
  for (let point = 0; point < points && l.over === 0; point++) {
    l.used += turnPoint(s, ship, to, context);
    if (wasHalted()) l.over = 1;
  }
  mark(ship, fromX, fromY, before, to === 'port' ? -points : points);
  l.stroke = NO_RUN_YET;
  stopWhenSpent(s, ship, l);
}

/** Gone, aground or entangled: whatever is left of her move is lost. */
function held(ship: Readonly<Ship>): boolean {
  return ship.condition !== 'sailing' || ship.fouled !== 0;
}

function stopWhenSpent(s: Readonly<AgeOfSail>, ship: Readonly<Ship>, l: Helm): void {
  if (held(ship) || l.used >= allowance(s, ship, ship.heading)) l.over = 1;
}

function whyNotThatHelm(
  s: Readonly<AgeOfSail>,
  l: Readonly<Helm>,
  a: AgeOfSailAction,
): { reason: string; clause: string } | null {
  const ship = shipOf(s, l.ship);
  if (a.do !== 'engage' && adrift(ship)) return { reason: 'with no mast standing she only drifts', clause: '2.8' };
  const left = allowance(s, ship, ship.heading) - l.used;
  switch (a.do) {
    case 'run':
      if (intoWind(s, ship.heading)) return { reason: 'she lies dead into the wind', clause: '2.10' };
      if (a.mm > left) return { reason: `only ${left} mm of her speed are left`, clause: '2.2' };
      return { reason: 'a straight run is made in ever shorter strokes', clause: 'R6' };
    case 'turn':
      if (intoWind(s, ship.heading))
        return { reason: 'in irons she comes round on the spot, and no farther than a point', clause: 'R12' };
      if (intoWind(s, turned(ship.heading, a.to)))
        return { reason: 'that heading lies dead into the wind', clause: '2.10' };
      return { reason: `a point takes ${TURN_MM} mm and ${left} are left`, clause: '2.11' };
    case 'tack':
      if (!closeHauled(s, ship.heading)) return { reason: 'she must be close hauled to tack', clause: '2.10' };
      if (!intoWind(s, turned(ship.heading, a.to)))
        return { reason: 'on that hand she does not come through the wind', clause: 'R11' };
      return { reason: `a tack through the wind takes ${TACK_MM} mm and ${left} are left`, clause: 'R11' };
    case 'pivot':
      return { reason: 'only a ship too slow to turn, or in irons, turns on the spot', clause: 'R10' };
    case 'end':
      return { reason: 'every free ship makes at least a centimetre', clause: '2.6' };
    case 'follow':
      if (isPirate(ship)) return { reason: 'pirates sail alone', clause: '2.13' };
      return { reason: 'she does not lie in that ship’s wake', clause: '2.12' };
    case 'engage':
      if (a.ship !== l.ship) return { reason: 'in a move only the ship that moves may fire', clause: 'R60' };
      return whyNotEngage(s, a);
    default:
      return null;
  }
}
