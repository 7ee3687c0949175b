/** What counts in a position, as numbers: for the British where they are positive. `fitted` says how much. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { campaignLead } from './campaign.ts';
import type { Force, Forces } from './forces.ts';
import { forcesOf } from './forces.ts';
import { odds } from './hopes.ts';
import { trafalgarChance } from './trafalgar.ts';
import { CAMPAIGN_FROM, ROWS, SCENARIOS_FROM } from './odds-rows.ts';
import { initiativesDrawn } from '../chapters/ch06-activation.ts';
import { objectivesScored, scores } from '../chapters/ch23-victory.ts';
import { UNDER_SAIL } from '../chapters/ch22-channel.ts';
import { ENTER_BREST } from '../chapters/ch24-trafalgar.ts';
import { battleFirepower } from '../model/battle-fleets.ts';
import type { Draft } from '../model/drafts.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, BRITISH, WEST_INDIES_WATERS } from '../model/terms.ts';

/** Guns that are counted as one. */
const MANY_GUNS = 100;

/** By what the state says and `seat` has ordered under seal. */
export function features(s: Readonly<Campaign>, seat: Seat): number[] {
  const found = Array.from({ length: ROWS.length }, () => 0);
  const draft = draftOf(s, seat);
  const forces = forcesOf(s, draft);
  if (s.articles.trafalgar) addTrafalgar(s, forces, found);
  else addCampaign(s, forces, draft, found);
  return found;
}

/** 6.1 Rather more than are drawn in most turns. */
const CHITS_A_TURN = 20;

/** Turns to come, and what is left of this one. 5.7 In administration the chits of the last still lie there. */
export function turnsLeft(s: Readonly<Campaign>): number {
  const over = initiativesDrawn(s) < 2 ? s.drawn.length / CHITS_A_TURN : 0;
  return s.articles.lastTurn - s.turn + 1 - over;
}

function gunsOf(side: readonly Force[]): number {
  let guns = 0;
  for (let i = 0; i < side.length; i++) guns += (side[i] as Force).firepower;
  return guns;
}

function battle(s: Readonly<Campaign>): number {
  return s.battle.on === 1 ? odds(battleFirepower(s, BRITISH), battleFirepower(s, ALLIED)) : 0;
}

function addTrafalgar(s: Readonly<Campaign>, forces: Forces, found: number[]): void {
  const left = turnsLeft(s) / (s.articles.lastTurn - s.articles.firstTurn + 1);
  const allied = gunsOf(forces.allied);
  found[0] = 1;
  found[1] = left;
  found[2] = trafalgarChance(s, forces);
  found[3] = objectivesScored(s);
  found[4] = s.trafalgar[ENTER_BREST] as number;
  found[5] = (left * allied) / MANY_GUNS;
  found[6] = odds(gunsOf(forces.british), allied);
  found[7] = battle(s);
}

/** 23.1 A lead of some points says the more the fewer turns are left in which it may be lost: about as the root of their number. */
function addCampaign(s: Readonly<Campaign>, forces: Forces, draft: Readonly<Draft> | null, found: number[]): void {
  const left = turnsLeft(s);
  const astray = Math.sqrt(left + 1);
  const [british, allied] = scores(s);
  const lead = british - allied;
  const at = CAMPAIGN_FROM;
  const inWestIndies = s.articles.waters === WEST_INDIES_WATERS;
  found[at] = lead / astray;
  found[at + 1] = (campaignLead(s, forces, draft) - lead) / astray;
  found[at + 2] = inWestIndies ? 0 : left / astray;
  found[at + 3] = (left * gunsOf(forces.allied)) / MANY_GUNS / astray;
  found[at + 4] = (left * gunsOf(forces.british)) / MANY_GUNS / astray;
  found[at + 5] = battle(s) / astray;
  found[at + 6] = s.barges === UNDER_SAIL ? 1 : 0;
  const scenario = ROWS.findIndex(([name], row) => row >= SCENARIOS_FROM && name === s.articles.scenario);
  if (scenario >= 0) found[scenario] = 1 / astray;
  if (inWestIndies) found[ROWS.length - 1] = left / astray;
}
