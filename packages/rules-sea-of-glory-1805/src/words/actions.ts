/** What an answer does, short enough for a button. */

import { NO_ACTIVATION } from '../model/activation.ts';
import { berthPort, isWestward } from '../model/places.ts';
import { battleTypes } from '../model/data/numbers-of-battle.ts';
import type { GloryView } from '../model/view.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import { ALLIED, DAMAGED, NO_GOAL, NORTH_SEA, sailStates, TO_EUROPE, TO_WEST_INDIES } from '../model/vocabulary.ts';
import {
  admiralName,
  arrivalName,
  BATTLE_TYPES,
  blankAt,
  blockAt,
  blockName,
  capital,
  CONDITIONS,
  destinationName,
  DIRECTIONS,
  dutyName,
  goalName,
  hitOn,
  placeWords,
  portName,
  SAILS,
  shipWords,
  TACTICS,
  ZONES,
} from './names.ts';

export function answer(v: GloryView, a: GloryAction): string {
  switch (a.do) {
    case 'station-block':
      return `${blockName(a.block)}: ${a.part === 'inshore' ? 'inshore' : 'on loose blockade'}`;
    case 'station-frigate':
      return `${blockName(a.block)} ${STATIONS[a.part]} ${portName(a.port)}`;
    case 'frigate-to-sea':
      return `${blockName(a.block)} at sea in ${ZONES[a.zone]}`;
    case 'frigate-at':
      return `${blockName(a.block)}: ${placeWords(a.hex)}`;
    case 'crew':
      return `Crew ${shipIn(v, a.ship)}`;
    case 'repair':
      return `Repair ${shipIn(v, a.ship)}`;
    case 'administer':
      return `Cornwallis repairs ${shipWords(a.ship)}`;
    case 'gather':
      return `${blockName(a.block)}: one space on`;
    case 'gather-at':
      return `${blockName(a.block)} gathers in ${portName(a.port)}`;
    case 'return-frigate':
      return `${blockName(a.block)} to ${portName(a.port)}`;
    case 'leave-to-staff':
      return 'Leave it to the staff';
    case 'business-done':
      return 'No more to do';
    case 'provision':
      return `${portName(a.port)}: ${a.chit === 'may-sortie' ? 'May Sortie' : 'May Not Sortie'}`;
    case 'conseil':
      return `Box ${a.box.toUpperCase()}: ${destinationName(a.destination)}`;
    case 'conseil-stands':
      return 'The Conseil stands';
    case 'sail':
      return `Sail ${blockAt(v, a.block)}`;
    case 'sortie':
      return `Sortie from ${portName(a.port)}`;
    case 'split':
      return `Split ${blockAt(v, a.block)}`;
    case 'masts':
      return a.from === 'zone' ? `Count masts in ${portName(a.port)}` : `Count masts off ${portName(a.port)}`;
    case 'relocate':
      return `${blockName(a.block)}: damaged ships to ${portName(a.port)}`;
    case 'along-coast':
      return `Ships along the coast from ${portName(a.port)}`;
    case 'lift-fog':
      return `Take off ${blockAt(v, a.block)}`;
    case 'north-sea':
      return 'The North Sea Fleet looks around';
    case 'done':
      return done(v);
    case 'done-and-join':
      return 'Done, then join fleets';
    case 'stand-by':
      return 'Done for this turn, unless something happens';
    case 'standing':
      return `${blockName(a.block)}: ${STANDING[a.order]}`;
    case 'search-orders':
      return SEARCHING[a.order];
    case 'goal':
      return `Bound for ${destinationName(a.destination)}`;
    case 'carry':
      return `Sail as ${blockName(a.block)}`;
    case 'muster':
      return MUSTERS[a.plan];
    case 'take':
      return `Take ${shipNow(v, a.ship)}`;
    case 'leave':
      return `Leave ${shipNow(v, a.ship)}`;
    case 'embark':
      return `${capital(admiralName(a.admiral))} goes along`;
    case 'disembark':
      return `${capital(admiralName(a.admiral))} ${v.draft?.kind === 'picks' ? 'goes ashore' : 'stays behind'}`;
    case 'formed':
      return 'That is the fleet';
    case 'steer':
      return `Steer ${DIRECTIONS[a.direction]}`;
    case 'make-for':
      return makeFor(a.goal, a.part);
    case 'heave-to':
      return 'Heave to: go no farther';
    case 'enter':
      return ENTERING[a.part];
    case 'put-out':
      return PUTTING_OUT[a.to];
    case 'fog':
      return a.make === 'yes' ? 'With a Fog of War block' : 'Without Fog of War';
    case 'join':
      return `${blockName(a.block)} joins ${blockName(a.into)}`;
    case 'joined-up':
      return 'No more to join';
    case 'arrive':
      return `${blockName(a.block)}: ${arrival(v, a.block)}${a.part === 'port' ? 'into port' : a.part}`;
    case 'bound-for':
      return `Bound for ${arrivalName(a.number, wayOf(v))}`;
    case 'search':
      return a.choice === 'yes' ? 'Search' : 'Let them pass';
    case 'sweep':
      return `Look ${placeWords(a.hex)}`;
    case 'suffer':
      return `${shipNow(v, a.ship)} suffers`;
    case 'lose-frigate':
      return blockAt(v, a.block);
    case 'remove':
      return `${shipWords(a.ship)} goes`;
    case 'gauge':
      return a.position === 'windward' ? 'Take the weather gauge' : 'Take the leeward position';
    case 'battle':
      return a.choice === 'accept' ? 'Give battle' : 'Deny battle';
    case 'day':
      return DAYS[a.by];
    case 'signal':
      return `${TACTICS[a.tactic]}, ${SAILS[sailStates.indexOf(a.sail)]}`;
    case 'choose-battle':
      return `${BATTLE_TYPES[battleTypes.indexOf(a.type)] ?? ''}: ${BATTLE_DICE[a.type]}`;
    case 'extra-die':
      return a.choice === 'yes' ? 'Take the die' : 'Do not take the die';
    case 'hit':
      return hit(v, a.ship);
    case 'cease-fire':
      return 'No more hits';
    case 'break-off':
      return a.choice === 'yes' ? 'Break off' : 'Fight on';
    case 'prize-to':
      return `${shipWords(a.ship)} to ${blockName(a.block)}`;
    case 'send-in':
      return `Send in ${shipNow(v, a.ship)}`;
    case 'sent-in':
      return 'No more to send in';
    case 'new-goal':
      return `${blockName(a.block)}: bound for ${destinationName(a.destination)}`;
    case 'keep-goal':
      return `${blockName(a.block)}: as before`;
    case 'release':
      return `${blockName(a.block)} goes to sea`;
    case 'keep-station':
      return `${blockName(a.block)} keeps its station`;
    case 'raid':
      return `Raid with ${blockAt(v, a.block)}`;
    case 'invade':
      return `Invade with ${blockAt(v, a.block)}`;
    case 'cross-channel':
      return a.choice === 'yes' ? 'Launch the invasion' : 'Not now';
    case 'flee':
      return a.part === 'inshore' ? 'Flee inshore' : 'Flee to loose blockade';
    case 'spy':
      return spyOn(v, a.on, a.which);
    case 'declare-done':
      return `Declare done: ${dutyName(a.duty)}`;
    case 'envoy':
      return `Send ${admiralName(a.admiral)}`;
    case 'no-mission':
      return 'Nobody now';
    case 'rockets':
      return `Fire rockets into ${portName(a.port)}`;
    case 'no-rockets':
      return 'No rockets';
    case 'no-frigate':
      return 'No frigate to send';
    case 'appoint-at':
      return `At ${portName(a.port)}`;
  }
}

type Word<D extends GloryAction['do'], K extends string> =
  Extract<GloryAction, { do: D }> extends Readonly<Record<K, infer W>> ? W : never;
type Words<D extends GloryAction['do'], K extends string> = Readonly<Record<Word<D, K> & string, string>>;

const STATIONS: Words<'station-frigate', 'part'> = {
  port: 'in',
  inshore: 'inshore off',
  loose: 'on loose blockade off',
};
const STANDING: Words<'standing', 'order'> = {
  none: 'no standing order',
  station: 'back to its station after weather',
  course: 'hold its course',
};
const SEARCHING: Words<'search-orders', 'order'> = {
  ask: 'Searches: ask me',
  always: 'Searches: always',
  never: 'Searches: never',
};
const MUSTERS: Words<'muster', 'plan'> = {
  all: 'All ships',
  sound: 'All undamaged ships',
  half: 'Half the ships',
  none: 'Ship by ship',
};
const ENTERING: Words<'enter', 'part'> = {
  port: 'Into the port',
  inshore: 'Stand inshore',
  loose: 'On loose blockade',
};
const PUTTING_OUT: Words<'put-out', 'to'> = {
  inshore: 'Come out and stay inshore',
  loose: 'Stand out to loose blockade',
  sea: 'Put to sea',
};
/** 17.8.1–17.8.5 */
const BATTLE_DICE: Words<'choose-battle', 'type'> = {
  RB: 'half the firepower and a die more for both',
  BTL: 'a die more to windward',
  HA: 'a die more for both from the third round on',
  WF: 'a die more to leeward',
  PM: 'two dice more to windward, one to leeward',
  AC: 'an admiral chooses',
  LFW: 'leeward gets away',
};
const DAYS: Words<'day', 'by'> = { add: 'Lengthen the day', subtract: 'Shorten the day', leave: 'Leave it' };

/** Said of the orders of a chit, of raids (22.2), of ships that shelter (6.9.3), and where the weather leaves nothing to choose. */
function done(v: GloryView): string {
  if (v.activation.kind !== NO_ACTIVATION) return 'Done with this chit';
  if (v.draft?.kind === 'shelter') return 'Done: no more go into port';
  return v.draft?.kind === 'choice' ? 'Done: no raid, or no more' : 'Go on';
}

function makeFor(goal: number, part: 'port' | 'inshore' | 'loose'): string {
  if (goal >= NORTH_SEA) return `Make for ${goalName(goal)}`;
  return `Make for ${goalName(goal)}, ${part === 'port' ? 'into port' : part}`;
}

/** 12.3 The track that the moving block, or the escorts on their way home, stand on. */
function wayOf(v: GloryView): number {
  const moving = v.blocks.find(block => block.tag === v.activation.moving && block.tag > 0);
  return moving !== undefined && !isWestward(moving.place) ? TO_EUROPE : TO_WEST_INDIES;
}

/** 12.5 Where a block comes in: its goal, or the one that was just chosen for a Fog of War. */
function arrival(v: GloryView, id: number): string {
  const block = v.blocks.find(each => each.id === id);
  if (block === undefined) return '';
  const chosen = v.draft?.kind === 'orders' && v.draft.order.block === id ? v.draft.order.goal : NO_GOAL;
  const goal = chosen === NO_GOAL ? block.goal : chosen;
  if (goal === NO_GOAL) return '';
  const way = isWestward(block.place) ? TO_WEST_INDIES : TO_EUROPE;
  return `${v.who === ALLIED ? destinationName(goal) : arrivalName(goal, way)}, `;
}

/** A ship of one's own, with what is wrong with her. */
function shipNow(v: GloryView, ship: number): string {
  const damage = v.ships.find(each => each.ship === ship)?.damage ?? 0;
  return damage >= DAMAGED ? shipWords(ship).replace(')', `, ${CONDITIONS[damage]})`) : shipWords(ship);
}

function shipIn(v: GloryView, ship: number): string {
  const berth = v.ships.find(each => each.ship === ship)?.berth ?? -1;
  const port = berthPort(berth);
  return port < 0 ? shipNow(v, ship) : `${shipNow(v, ship)}, at ${portName(port)}`;
}

/** A ship of the enemy's line: hit once she is damaged, hit again she is a wreck. */
function hit(v: GloryView, ship: number): string {
  const { cost, wrecks } = hitOn(v, ship);
  return `${wrecks ? 'Wreck' : 'Damage'} ${shipWords(ship)} for ${cost}`;
}

function spyOn(v: GloryView, on: 'fleet' | 'port' | 'provisions' | 'raids', which: number): string {
  if (on === 'provisions') return 'The Provisions Chits';
  if (on === 'raids') return 'What the raids have done';
  if (on === 'port') return `The ships in ${portName(which)}`;
  const blank = v.blanks.find(each => each.tag === which && each.side === 0);
  return blank === undefined ? 'A British block' : capital(blankAt(blank));
}
