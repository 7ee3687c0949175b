/** 5.11 What the Admiralty wants done with an Expedition, and where. */

import {
  BARBARY_COAST,
  LEOPARD_CHESAPEAKE,
  NEAPOLITAN_MONARCHY,
  RUSSIAN_RESOLVE,
  SLAVE_REVOLT,
} from '../model/data/numbers-of-battle.ts';
import type { Campaign, Duty } from '../model/state.ts';
import { ALGIERS, CORFU, JAMAICA, NAPLES, TO_CANADA } from '../model/terms.ts';

export interface Mission {
  /** The port to make for; -1 for Canada. */
  readonly port: number;
  /** 12.3 The number of its destination over the Atlantic; 0 for none. */
  readonly overseas: number;
}

const MISSIONS: Readonly<Record<number, Mission>> = {
  [NEAPOLITAN_MONARCHY]: { port: NAPLES, overseas: 0 },
  [RUSSIAN_RESOLVE]: { port: CORFU, overseas: 0 },
  [SLAVE_REVOLT]: { port: JAMAICA, overseas: 1 },
  [BARBARY_COAST]: { port: ALGIERS, overseas: 0 },
  [LEOPARD_CHESAPEAKE]: { port: -1, overseas: TO_CANADA },
};

/** The open duty that asks for an Expedition and falls due first. */
export function missionOf(s: Readonly<Campaign>): Mission | null {
  let first: Duty | null = null;
  for (let i = 0; i < s.duties.length; i++) {
    const duty = s.duties[i] as Duty;
    if (duty.state !== 0 || MISSIONS[duty.event] === undefined) continue;
    if (duty.event === LEOPARD_CHESAPEAKE && duty.shown === 0) continue;
    if (first === null || duty.due < first.due) first = duty;
  }
  return first === null ? null : (MISSIONS[first.event] as Mission);
}
