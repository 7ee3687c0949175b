/** The answer that a sensible commodore would give. It is advice only: what is allowed is in the offers. */

import type { ConvoyAction, ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import { batteries, distance, facings, isChaser } from '@weathergauge/rules-convoy/geometry';
import type { Position } from '../../../client/protocol.ts';
import { helmOrder, wantsMore } from './helm.ts';
import { actions, isCharge, isUnderSail, viewOf } from './questions.ts';
import { voyages } from './voyages.ts';

const FACES = 6;
/** Turns that a new wind must save the merchants together before dice are spent on it, and how many dice that takes. */
const WORTH_A_WIND = 1.2;
const TO_TURN_IT = 4;
/** Dice more than the mover has successes with which a bad wind is answered. */
const TO_ANSWER = 2;
/** Hexes at which a broadside is not kept for a better moment. */
const CLOSE = 2;
/** Crew by which a boarder must be the stronger. */
const STRONGER_BY = 2;
const SLOW_CLOCK = 3;
/** What she can least do without, the first loss last. */
const KEEP: Readonly<Record<string, readonly string[]>> = {
  merchant: ['gun', 'sail', 'crew'],
  warship: ['sail', 'gun', 'crew'],
};

/** The best answer to whatever is asked, as a place in the list. */
export function advise(position: Position): readonly number[] {
  const all = actions(position);
  if (all.length === 0) return [];
  const wanted = wantedOf(position, all);
  const at = all.findIndex(wanted);
  return [Math.max(0, at)];
}

type Wanted = (action: ConvoyAction) => boolean;

function wantedOf(position: Position, all: readonly ConvoyAction[]): Wanted {
  const view = viewOf(position);
  const about = position.prompt?.about ?? {};
  const ship = view.ships[about['ship'] ?? -1];
  const target = view.ships[about['target'] ?? -1];
  switch (position.prompt?.ask) {
    case 'wind-change.dice':
      return dice(all, 'whistle', bestWind(view).saved >= WORTH_A_WIND ? TO_TURN_IT : 0);
    case 'wind-change.answer':
      return dice(all, 'counter', worstWind(view) >= WORTH_A_WIND ? (about['successes'] ?? 0) + TO_ANSWER : 0);
    case 'wind-change.shift':
      return action => action.do === 'shift' && facings.indexOf(action.to) === bestWind(view).to;
    case 'activations.next':
      return nextShip(view, all);
    case 'recovery.mend':
      return action => action.do === 'mend' && action.marker === toMend(all, ship);
    case 'sail.order':
      return order(position, all, ship);
    case 'opportunity.fire':
    case 'shoot.return':
      return action => action.do === 'open-fire';
    case 'placing.first':
      return action => action.do === 'hit' && action.marker === spared(all, target);
    case 'placing.other':
      return action => action.do === 'hit' && action.marker === 'crew';
    case 'boarding.storm':
      return action => action.do === 'storm';
    case 'player-turn.clock':
      return action => action.do === 'clock' && action.spaces === SLOW_CLOCK;
    default:
      return () => true;
  }
}

/** The most dice of those offered that are not more than so many. */
function dice(all: readonly ConvoyAction[], verb: 'whistle' | 'counter', wished: number): Wanted {
  const offered = all.flatMap(action => (action.do === verb && action.dice <= wished ? [action.dice] : []));
  const most = Math.max(0, ...offered);
  return action => action.do === verb && action.dice === most;
}

/** Turns to the exit of all merchants together. */
function way(view: ConvoyView, windTo: number): number {
  let turns = 0;
  for (const ship of view.ships)
    if (isCharge(ship)) turns += voyages(view.chart, windTo, ship).turns(ship.at, ship.facing);
  return turns;
}

/** The neighbouring wind that brings the merchants home soonest, and the turns it saves. */
function bestWind(view: ConvoyView): { readonly to: number; readonly saved: number } {
  const [port, starboard] = [(view.windTo + 1) % FACES, (view.windTo + FACES - 1) % FACES];
  const now = way(view, view.windTo);
  const saved = [now - way(view, port), now - way(view, starboard)] as const;
  return saved[0] >= saved[1] ? { to: port, saved: saved[0] } : { to: starboard, saved: saved[1] };
}

/** Turns that the merchants would lose by the wind that the raiders would like. */
function worstWind(view: ConvoyView): number {
  const now = way(view, view.windTo);
  return Math.max(way(view, (view.windTo + 1) % FACES) - now, way(view, (view.windTo + FACES - 1) % FACES) - now);
}

/** The escort first, to clear the way; then the merchant that is nearest to the exit, so that nobody lies in another’s way. */
function nextShip(view: ConvoyView, all: readonly ConvoyAction[]): Wanted {
  const turn = (ship: ShipView): number =>
    isCharge(ship) ? voyages(view.chart, view.windTo, ship).turns(ship.at, ship.facing) : -1;
  const [first] = all
    .flatMap(action => (action.do === 'activate' ? (view.ships[action.ship] ?? []) : []))
    .toSorted((a, b) => turn(a) - turn(b));
  return action => action.do === 'activate' && action.ship === first?.id;
}

function order(position: Position, all: readonly ConvoyAction[], ship: ShipView | undefined): Wanted {
  const view = viewOf(position);
  const boards = all.find(action => action.do === 'board' && isBeaten(ship, view.ships[action.target]));
  if (boards !== undefined) return action => action === boards;
  const best = helmOrder(position);
  const shot = bestShot(view, all, ship, best === 'stop' ? Number.POSITIVE_INFINITY : CLOSE);
  if (shot !== undefined) return action => action === shot;
  if (best === 'stop' && all.some(({ do: verb }) => verb === 'press') && wantsMore(position))
    return action => action.do === 'press';
  return action => action.do === best || ((action.do === 'turn' || action.do === 'spin') && action.to === best);
}

/** One that has struck, or whose crew is so thin that a fight is likely to be won. */
function isBeaten(ship: ShipView | undefined, target: ShipView | undefined): boolean {
  if (ship === undefined || target === undefined) return false;
  if (target.condition === 'struck') return true;
  return ship.kind === 'warship' && isUnderSail(target) && ship.crew - target.crew >= STRONGER_BY;
}

/** Chasers at once, broadsides close by or where she ends her move. */
function bestShot(
  view: ConvoyView,
  all: readonly ConvoyAction[],
  ship: ShipView | undefined,
  within: number,
): ConvoyAction | undefined {
  if (ship === undefined) return undefined;
  const far = (target: number): number => distance(ship.at, view.ships[target]?.at ?? ship.at);
  const shots = all.flatMap(action =>
    action.do === 'fire' && (isChaser(batteries.indexOf(action.battery)) || far(action.target) <= within)
      ? [action]
      : [],
  );
  return shots.toSorted((a, b) => far(a.target) - far(b.target))[0];
}

/** The first of the markers in this order of which she has more than one, else the first that is offered. */
function spared(all: readonly ConvoyAction[], ship: ShipView | undefined): string {
  const offered: string[] = all.flatMap(action => (action.do === 'hit' ? [action.marker] : []));
  const willing = (KEEP[ship?.kind ?? 'warship'] ?? []).filter(marker => offered.includes(marker));
  const left: Readonly<Record<string, number>> = { crew: ship?.crew ?? 0, gun: ship?.gun ?? 0, sail: ship?.sail ?? 0 };
  return willing.find(marker => (left[marker] ?? 0) > 1) ?? willing[0] ?? '';
}

function toMend(all: readonly ConvoyAction[], ship: ShipView | undefined): string {
  const offered: string[] = all.flatMap(action => (action.do === 'mend' ? [action.marker] : []));
  return (KEEP[ship?.kind ?? 'warship'] ?? []).toReversed().find(marker => offered.includes(marker)) ?? '';
}
