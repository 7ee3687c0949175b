/** 5.10, 5.11 What the Admiralty asks for: tasks, when they are done, and what follows. R50 */

import type { Context } from '@weathergauge/engine';
import { scatter } from './ch07-blocks.ts';
import { spanishDraft } from './ch15-manpower.ts';
import type { Track } from '../model/data/figures.ts';
import { EVENT_NUMBERS, PLACES, TRACKS } from '../model/data/figures.ts';
import {
  BARBARY_COAST,
  COURT_OF_LISBON,
  GOOD_HOPE,
  LEOPARD_CHESAPEAKE,
  NEAPOLITAN_MONARCHY,
  RUSSIAN_RESOLVE,
  SLAVE_REVOLT,
} from '../model/data/numbers-of-battle.ts';
import { tell } from '../model/events.ts';
import { gathering, inPort, inZone, isInPort, isInZone, isOnTrack, onEastward, portOf } from '../model/places.ts';
import type { Block, Campaign, Duty } from '../model/state.ts';
import { blockOf, shipsIn, sideOfBlock } from '../model/state.ts';
import { putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BLOCK_COUNT,
  BRITISH,
  CORFU,
  CRAIG,
  INSHORE,
  JAMAICA,
  LISBON,
  MOORE,
  NAPLES,
  NO_GOAL,
  SOUND,
  TO_EUROPE,
} from '../model/terms.ts';

export const OPEN = 0;
export const DONE = 1;
export const FAILED = 2;

/** 22.1 */
export const ALGIERS_BRITISH = BRITISH + 1;
export const ALGIERS_ALLIED = ALLIED + 1;

/** 15.1, admiralty-russia No Cross Channel Invasion any more. R92 Barges that have sailed go home unharmed. */
export function endInvasionPlans(s: Campaign): void {
  s.marched = 1;
  if (s.barges === 1) s.barges = 0;
}

/** The duty of an event that is neither done nor failed; null for none. */
export function openDuty(s: Readonly<Campaign>, event: number): Duty | null {
  for (let i = 0; i < s.duties.length; i++) {
    const duty = s.duties[i] as Duty;
    if (duty.event === event && duty.state === OPEN) return duty;
  }
  return null;
}

/** admiralty-chesapeake Before the chit is turned there is no duty toward Canada, only a quarrel that nobody knows of. */
function isOpenToBeDone(duty: Readonly<Duty> | null): duty is Duty {
  return duty !== null && (duty.event !== LEOPARD_CHESAPEAKE || duty.shown === 1);
}

/** 5.10 A duty is fulfilled: the chit is shown and leaves play. */
export function fulfil(s: Campaign, duty: Duty, context: Context): void {
  duty.state = DONE;
  duty.shown = 1;
  tell(context, { type: 'duty-done', event: duty.event, clause: '5.10' });
  if (duty.event === RUSSIAN_RESOLVE) endInvasionPlans(s);
  if (duty.event === BARBARY_COAST) {
    s.algiers = ALGIERS_BRITISH;
    tell(context, { type: 'algiers', side: BRITISH, clause: 'admiralty-barbary' });
    spanishDraft(s, 'admiralty-barbary', context);
  }
}

// --- Expeditions (12.3, 7.2, R46, R51) ---

/**
 * 7.2, 12.3 An Expedition has done what it came for: the block returns to Start and its escorts are a new fleet where it was; those from
 * Canada stand in the British box of the track to Europe (R46) without a goal yet. Returns that fleet, -1 for none.
 */
export function expeditionReached(s: Campaign, block: Block, context: Context): number {
  const escort = shipsIn(s, block.id)[0] ?? -1;
  const isCanada = isOnTrack(block.place);
  if (isCanada) {
    const { entry } = TRACKS[TO_EUROPE] as Track;
    putBlock(s, block, onEastward(entry[BRITISH]), context.dice);
    const duty = openDuty(s, LEOPARD_CHESAPEAKE);
    if (isOpenToBeDone(duty)) fulfil(s, duty, context);
  }
  // R42 Ships and admirals of a block in port belong to the port.
  if (isInPort(block.place)) putBlock(s, block, gathering(0), context.dice);
  else scatter(s, block, context);
  const berth = escort < 0 ? -1 : (s.berths[escort] as number);
  if (berth < 0 || berth >= BLOCK_COUNT || sideOfBlock(berth) !== BRITISH) return -1;
  if (isCanada) blockOf(s, berth).goal = NO_GOAL;
  return berth;
}

/**
 * Which event's task an Expedition fulfils where it stands; -1 for none: admiralty-naples, admiralty-jamaica (R51: in the port),
 * admiralty-russia. Canada is reached by leaving the track, Algiers by arms.
 */
function taskAt(place: number): number {
  if (place === inZone(NAPLES, INSHORE)) return NEAPOLITAN_MONARCHY;
  if (place === inPort(JAMAICA)) return SLAVE_REVOLT;
  return isInZone(place) && portOf(place) === CORFU ? RUSSIAN_RESOLVE : -1;
}

/**
 * R50 Expeditions that have done a task, all combat over: it counts at once. Called when a half, the arrivals off the tracks, or the
 * drawing of a chit has ended. 12.3, R125 In Jamaica one has reached its destination whatever the Admiralty wanted.
 */
export function expeditionsReport(s: Campaign, context: Context): void {
  for (const id of [CRAIG, MOORE]) {
    const block = blockOf(s, id);
    const event = taskAt(block.place);
    if (event < 0) continue;
    const duty = openDuty(s, event);
    if (duty === null && event !== SLAVE_REVOLT) continue;
    if (duty !== null) fulfil(s, duty, context);
    expeditionReached(s, block, context);
  }
}

// --- Tasks of fleets (R50) ---

/** 5.10 Nothing counts before all combat of the activation in which the block came is over. */
function isUnderWay({ active, under }: Readonly<Block>): boolean {
  return active === 2 || (active === 1 && under === 1);
}

/** Undamaged ships of British fleets that stand where `isThere` says. */
function soundShips(s: Readonly<Campaign>, isThere: (place: number) => boolean): number {
  let count = 0;
  for (let ship = 0; ship < s.berths.length; ship++) {
    const berth = s.berths[ship] as number;
    if (berth >= BLOCK_COUNT || s.damage[ship] !== SOUND || sideOfBlock(berth) !== BRITISH) continue;
    const block = blockOf(s, berth);
    if (isThere(block.place) && !isUnderWay(block)) count++;
  }
  return count;
}

const offLisbon = (place: number): boolean => isInZone(place) && portOf(place) === LISBON;
const onTheWayToTheCape = (place: number): boolean => place === PLACES.cape;

/** Whether fleets fulfil the task of an event just now: admiralty-lisbon, admiralty-cape. */
export function isFulfilled(s: Readonly<Campaign>, event: number): boolean {
  if (event === COURT_OF_LISBON) return soundShips(s, offLisbon) >= EVENT_NUMBERS.lisbonShips;
  return event === GOOD_HOPE && soundShips(s, onTheWayToTheCape) >= EVENT_NUMBERS.capeShips;
}

/** R50 Events whose duties the British player may declare done now. */
export function declarable(s: Readonly<Campaign>): number[] {
  const events: number[] = [];
  for (let i = 0; i < s.duties.length; i++) {
    const { event, state } = s.duties[i] as Duty;
    if (state === OPEN && isFulfilled(s, event)) events.push(event);
  }
  return events;
}

/** R50 The British player declares a duty done, by its event. `detachment` must follow: the Cape costs ships. */
export function declare(s: Campaign, event: number, context: Context): void {
  const duty = openDuty(s, event);
  if (duty === null || !isFulfilled(s, event)) return;
  fulfil(s, duty, context);
  if (event === GOOD_HOPE) s.detached = EVENT_NUMBERS.capeRemoved;
}
