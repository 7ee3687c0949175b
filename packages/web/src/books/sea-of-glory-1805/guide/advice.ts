/** Which answer a sensible admiral would give. It is advice only: what is allowed is in the offers. */

import type { GloryAction, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  COURSE,
  DAMAGED,
  DESTINATIONS,
  FERROL,
  isAtSea,
  isInZone,
  neighbour,
  NORTH_SEA,
  partOf,
  parts,
  portOf,
  PORTS,
  ROCHEFORT,
  seaDistance,
  SHIPS,
  TRAFALGAR,
  WRECKED,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Position } from '../../../client/protocol.ts';
import { shipsIn } from '../board/blocks.ts';
import { HERS, MINE } from './battle.ts';
import type { Target } from './plan.ts';
import { firepowerOf, guessed, hexOf, isFogBlock, readyShips, targetOf, targetOfBlock, watchOff } from './plan.ts';
import { actions, viewOf } from './questions.ts';

/** How much weaker a fleet may be and still come out, or fight. */
const BOLD = 0.9;
/** Hexes within which a fleet under a standing order is taken in hand again, to go where exactly it should. */
const NEAR = 5;
const OUT_OF_THE_QUESTION = 1000;

/** The best answer to whatever is asked, as a place in the list. */
export function advise(position: Position): readonly number[] {
  if (position.offers.length === 0) return [];
  const view = viewOf(position);
  const about = position.prompt?.about ?? {};
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, action] of actions(position).entries()) {
    const cost = costOf(view, action, about['block'] ?? -1, about['hex'] ?? -1);
    if (cost >= least) continue;
    least = cost;
    best = i;
  }
  return [best];
}

/** Lower is better; what no rule here knows costs nothing, so that the first on the list is taken. */
function costOf(view: GloryView, action: GloryAction, block: number, hex: number): number {
  switch (action.do) {
    case 'goal':
      return DESTINATIONS[action.destination]?.port === FERROL ? -1 : 0;
    case 'provision':
      // May Sortie where it is of most use; the other chits go where the staff likes.
      return action.chit === 'may-sortie' ? -1 - worthProvisioning(view, action.port) : OUT_OF_THE_QUESTION;
    case 'leave-to-staff':
      return -1;
    case 'arrive':
      return -ENTRY[action.part];
    case 'sortie':
      return isWorthSortie(view, action.port) ? -3 : 1;
    case 'carry':
      return 0;
    case 'muster':
      return action.plan === 'all' ? -1 : 0;
    case 'take':
    case 'leave':
    case 'disembark':
    case 'split':
    case 'masts':
    case 'lift-fog':
    case 'search-orders':
    case 'stand-by':
      return 1;
    case 'standing':
      return action.order === 'station' && isWhereItShould(view, action.block) ? -4 : 1;
    case 'embark':
      return -2;
    case 'formed':
      return -1;
    case 'sail':
      return wantsToSail(view, action.block) ? (isFogBlock(action.block) ? -1 : -2) : 1;
    case 'done':
    case 'done-and-join':
      return action.do === 'done-and-join' ? -0.5 : 0;
    case 'fog':
      return action.make === 'yes' ? -1 : 0;
    case 'join':
      return shipsIn(view, action.into).length >= shipsIn(view, action.block).length ? -2 : -1;
    case 'put-out':
      return action.to === 'sea' && staysOut(view, block) ? -1 : 0;
    case 'make-for':
      return makingFor(targetOfBlock(view, block), action.goal, action.part);
    case 'enter':
      return entering(view, block, hex, action.part);
    case 'steer':
      return steering(view, block, hex, action.direction);
    case 'raid':
      return -1;
    default:
      return battleCost(view, action);
  }
}

const ENTRY = { port: 2, inshore: 0, loose: 1 } as const;

function battleCost(view: GloryView, action: GloryAction): number {
  const strong = isStronger(view);
  switch (action.do) {
    case 'search':
      return action.choice === 'no' ? -1 : 0;
    case 'gauge':
      return action.position === 'windward' ? -1 : 0;
    case 'battle':
      return (action.choice === 'accept') === strong ? -1 : 0;
    case 'day':
      return action.by === (strong ? 'leave' : 'subtract') ? -1 : 0;
    case 'signal':
      return signalCost(view, action, strong);
    case 'extra-die':
      return action.choice === 'yes' ? -1 : 0;
    case 'hit':
      return -bitten(view, action.ship);
    case 'cease-fire':
      return 1;
    case 'break-off':
      return (action.choice === 'no') === strong ? -1 : 0;
    case 'send-in':
      return isWreck(view, action.ship) ? -3 : 1;
    case 'sent-in':
      // Damaged ships still count for thirty, and fire.
      return -2;
    case 'suffer':
      return SHIPS[action.ship]?.attack ?? 0;
    default:
      return 0;
  }
}

/** Where thirty wait; then 11.1 Rochefort, which has no fleet before it; then where most ships are. */
function worthProvisioning(view: GloryView, port: number): number {
  const ships = readyShips(view, port);
  if (ships.length === 0) return 0;
  const isStrong = firepowerOf(ships) > watchOff(view, port) * BOLD;
  const urgency = ships.length >= TRAFALGAR.ships ? 4 : port === ROCHEFORT ? 2 : 1;
  return urgency * (isStrong ? 100 : 10) + ships.length;
}

function isWorthSortie(view: GloryView, port: number): boolean {
  const ships = readyShips(view, port);
  const { goal } = targetOf(view, ships.length, firepowerOf(ships), PORTS[port]?.hex ?? -1);
  return ships.length > 0 && goal !== port && firepowerOf(ships) >= watchOff(view, port) * BOLD;
}

/** Beyond reach only its patrol zone is offered, and the order stands until she is there (R37). */
function makingFor(target: Target, goal: number, part: Target['part']): number {
  if (target.goal !== goal) return 2;
  return target.part === part ? -3 : -2;
}

/** Not what lies where it should, nor what is on its way by a standing order. */
function wantsToSail(view: GloryView, id: number): boolean {
  const block = view.blocks.find(one => one.id === id);
  if (block === undefined) return false;
  const target = targetOfBlock(view, id);
  // R37 A course that was set for another part of the zone would take her there.
  if (isWhereItShould(view, id)) return block.order === COURSE && block.station !== block.place;
  if (isInZone(block.place) && portOf(block.place) === target.goal) return true;
  const far = seaDistance(target.goal, hexOf(block.place));
  if (isFogBlock(id)) return block.order === 0 && far > 0;
  const isThere = far === 0 && target.goal >= NORTH_SEA;
  return !isThere && (block.order !== COURSE || isAtSea(block.station) || far <= NEAR);
}

function isWhereItShould(view: GloryView, id: number): boolean {
  const place = view.blocks.find(one => one.id === id)?.place ?? -1;
  const target = targetOfBlock(view, id);
  return isInZone(place) && portOf(place) === target.goal && parts[partOf(place)] === target.part;
}

function staysOut(view: GloryView, block: number): boolean {
  if (block < 0) return true;
  const found = view.blocks.find(({ id }) => id === block);
  return found === undefined || portOf(found.place) !== targetOfBlock(view, block).goal;
}

function entering(view: GloryView, block: number, hex: number, part: Target['part']): number {
  const target = targetOfBlock(view, block);
  const place = view.blocks.find(({ id }) => id === block)?.place ?? -1;
  const here = hex >= 0 ? PORTS.findIndex(port => port.hex === hex) : portOf(place);
  return here === target.goal && part === target.part ? -2 : 1;
}

function steering(view: GloryView, block: number, hex: number, direction: number): number {
  const target = targetOfBlock(view, block);
  const next = hex < 0 ? -1 : neighbour(hex, direction, view.waters);
  if (next < 0) return OUT_OF_THE_QUESTION;
  return seaDistance(target.goal, next) < seaDistance(target.goal, hex) ? -1 : OUT_OF_THE_QUESTION;
}

// --- Battle ---

/** 17.2 By the numbers that were announced. */
function isStronger(view: GloryView): boolean {
  const { battle } = view;
  if (battle === null) return false;
  const mine = firepowerOf(battle.lines[MINE] ?? []);
  const [line = []] = battle.lines;
  const tags = battle.engaged[HERS] ?? [];
  const hers =
    line.length > 0 ? firepowerOf(line) : sumOf(view.blanks.filter(({ tag }) => tags.includes(tag)).map(guessed));
  return mine >= hers * BOLD;
}

function isWreck(view: GloryView, ship: number): boolean {
  return view.ships.find(one => one.ship === ship)?.damage === WRECKED;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** 17.8 To windward one breaks the line; to leeward one keeps it, or gets away. */
function signalCost(
  view: GloryView,
  { tactic, sail }: Extract<GloryAction, { do: 'signal' }>,
  strong: boolean,
): number {
  const isWindward = view.battle?.windward === MINE;
  const wanted = isWindward ? (strong ? 'break-line' : 'admirals-wake') : strong ? 'form-line' : 'general-withdrawal';
  const wantedSail = strong ? (isWindward ? 'full' : 'easy') : isWindward ? 'easy' : 'full';
  const isSame = tactic === 'repeat' && !OTHER_WORDS.has(wanted) ? 0.5 : 1;
  return (tactic === wanted ? 0 : isSame) + (sail === wantedSail ? 0 : 0.2);
}

/** Tactics that are not the first one. */
const OTHER_WORDS = new Set(['break-line', 'admirals-wake', 'general-withdrawal']);

/** 18.3 Firepower that a hit takes away, for each point that it costs. */
function bitten(view: GloryView, ship: number): number {
  const found = SHIPS[ship];
  if (found === undefined) return 0;
  const damage = view.battle?.lines.flat().find(one => one.ship === ship)?.damage ?? 0;
  const isHit = damage >= DAMAGED || (view.draft?.kind === 'picks' && view.draft.ships.includes(ship));
  return isHit
    ? 0.1 + found.attackDamaged / found.defenceDamaged
    : 0.1 + (found.attack - found.attackDamaged) / found.defence;
}
