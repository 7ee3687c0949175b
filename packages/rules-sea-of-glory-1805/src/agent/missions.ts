/** 5.11 Where an Expedition should be: what the Admiralty wants done, and before that where it can be done from. */

import {
  BARBARY_COAST,
  LEOPARD_CHESAPEAKE,
  NEAPOLITAN_MONARCHY,
  RUSSIAN_RESOLVE,
  SLAVE_REVOLT,
} from '../model/data/numbers-of-battle.ts';
import { inPort, inZone, isAtSea, isInPort, isInZone } from '../model/places.ts';
import type { Block, Campaign, Duty } from '../model/state.ts';
import { areaOf } from '../model/state.ts';
import {
  ALGIERS,
  CORFU,
  CRAIG,
  INSHORE,
  JAMAICA,
  MALTA,
  MEDITERRANEAN,
  MOORE,
  NAPLES,
  TO_CANADA,
  WEST_INDIES,
} from '../model/terms.ts';

export interface Mission {
  /** The port to make for; -1 for Canada. */
  readonly port: number;
  /** 12.3 The number of its destination over the Atlantic; 0 for none. */
  readonly overseas: number;
  /** The part of the patrol zone in which the task is done, or the port itself. */
  readonly part: 'port' | 'inshore' | 'loose';
}

const MISSIONS: Readonly<Record<number, Mission>> = {
  [NEAPOLITAN_MONARCHY]: { port: NAPLES, overseas: 0, part: 'inshore' },
  [RUSSIAN_RESOLVE]: { port: CORFU, overseas: 0, part: 'loose' },
  [SLAVE_REVOLT]: { port: JAMAICA, overseas: 1, part: 'port' },
  [BARBARY_COAST]: { port: ALGIERS, overseas: 0, part: 'inshore' },
  [LEOPARD_CHESAPEAKE]: { port: -1, overseas: TO_CANADA, part: 'port' },
};

/** St. Cyr threatens Naples in most years, and from England nobody is there in time: Craig's troops wait at Malta, as they did. */
const WAIT: Mission = { port: MALTA, overseas: 0, part: 'port' };
/** R125 Troops that came too late are free again in Jamaica. */
const DISBAND: Mission = { port: JAMAICA, overseas: 0, part: 'port' };
/** Troops that would come after this many turns before the end serve nobody. */
const TOO_LATE = 8;

/** What an Expedition is to do: the duty for it that falls due first; null for nothing. */
export function missionOf(s: Readonly<Campaign>, id: number): Mission | null {
  const isSouth = isInMediterranean(s, id);
  const isOtherSouth = isInMediterranean(s, id === CRAIG ? MOORE : CRAIG);
  let first: Duty | null = null;
  for (let i = 0; i < s.duties.length; i++) {
    const duty = s.duties[i] as Duty;
    const mission = MISSIONS[duty.event];
    if (duty.state !== 0 || mission === undefined) continue;
    if (duty.event === LEOPARD_CHESAPEAKE && duty.shown === 0) continue;
    // Each in its own sea: troops at Malta do not cross the Atlantic, and do not wait for those from England.
    if (mission.overseas > 0 ? isSouth : isOtherSouth && !isSouth) continue;
    // The Dey costs nothing at once, and St. Cyr a kingdom.
    if (first === null || first.event === BARBARY_COAST || (duty.event !== BARBARY_COAST && duty.due < first.due))
      first = duty;
  }
  if (first !== null) return MISSIONS[first.event] as Mission;
  if (areaOf(s, (s.blocks[id] as Block).place) === WEST_INDIES) return DISBAND;
  return id === CRAIG && isToWait(s) ? WAIT : null;
}

function isToWait(s: Readonly<Campaign>): boolean {
  const { place } = s.blocks[CRAIG] as Block;
  return place !== inPort(MALTA) && s.invaded[MALTA] === 0 && s.turn <= s.articles.lastTurn - TOO_LATE;
}

function isInMediterranean(s: Readonly<Campaign>, id: number): boolean {
  const { place } = s.blocks[id] as Block;
  return (isAtSea(place) || isInZone(place) || isInPort(place)) && areaOf(s, place) === MEDITERRANEAN;
}

/** Whether an Expedition stands where its task is done: at Algiers it tries again (R132). */
export function isOnTheSpot(s: Readonly<Campaign>, id: number): boolean {
  const mission = missionOf(s, id);
  const { place } = s.blocks[id] as Block;
  return mission !== null && mission.part === 'inshore' && place === inZone(mission.port, INSHORE);
}

/** The Expedition in a port that has something to do; -1 for none. */
export function troopsToSail(s: Readonly<Campaign>, port: number): number {
  for (const id of [CRAIG, MOORE])
    if ((s.blocks[id] as Block).place === inPort(port) && missionOf(s, id) !== null) return id;
  return -1;
}

/** Whether troops wait in a port: their escort stays with them. */
export function troopsWait(s: Readonly<Campaign>, port: number): boolean {
  return port === MALTA && [CRAIG, MOORE].some(id => (s.blocks[id] as Block).place === inPort(port));
}
