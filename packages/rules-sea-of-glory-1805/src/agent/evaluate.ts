/** How a position looks to an agent. Nothing here is a rule. The figures are guesses of a first player, not fitted to games. */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { campaignLead } from './campaign.ts';
import type { Forces } from './forces.ts';
import { forcesOf } from './forces.ts';
import { trafalgarChance } from './trafalgar.ts';
import { battleFirepower, fleetsOf, isOfFleets } from '../model/battle-fleets.ts';
import { odds } from './hopes.ts';
import { objectivesScored, result, scores } from '../chapters/ch23-victory.ts';
import { SUNK, TAKEN } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { sideOfShip } from '../model/state.ts';
import { ALLIED, BRITISH, SOUND } from '../model/terms.ts';

/** Only a campaign that is over is won or lost for certain. */
const CERTAIN = 0.995;
/** Points of lead at which a campaign is about three quarters won. */
const SPREAD = 60;

/** The chance of this side to win, from -1 to 1. What is sealed and not yet opened counts as far as it has been said. */
export function evaluate(s: Readonly<Campaign>, seat: Seat): number {
  const ended = result(s);
  if (ended !== null) return ended.winners.length === 0 ? 0 : ended.winners.includes(seat) ? 1 : -1;
  const draft = draftOf(s, seat);
  const forces = forcesOf(s, draft);
  const british = s.articles.trafalgar
    ? 1 - 2 * trafalgarChance(s, forces) + materiel(s, forces)
    : curve(campaignLead(s, forces, draft) + BATTLE_POINTS * materiel(s, forces));
  const own = seat === BRITISH ? british : -british;
  return Math.max(-CERTAIN, Math.min(CERTAIN, own));
}

function curve(lead: number): number {
  return lead / (SPREAD + Math.abs(lead));
}

/** What a decided battle is worth in points, when `materiel` is in tenths. */
const BATTLE_POINTS = 60;
const FLEETS = 0.08;
const BATTLE = 0.1;

/** Guns afloat and ready, and the battle that is being fought: small beside what they are for. */
function materiel(s: Readonly<Campaign>, { british, allied }: Forces): number {
  let [ours, theirs] = [0, 0];
  for (let i = 0; i < british.length; i++) ours += british[i]?.firepower ?? 0;
  for (let i = 0; i < allied.length; i++) theirs += allied[i]?.firepower ?? 0;
  let sum = FLEETS * odds(ours, theirs);
  if (s.battle.on === 1) sum += BATTLE * odds(battleFirepower(s, BRITISH), battleFirepower(s, ALLIED));
  return sum;
}

/** Counts whose change a forecast reports: of the enemy only what lies open. */
export function tally(s: Readonly<Campaign>, seat: Seat): Readonly<Record<string, number>> {
  const lost = [0, 0];
  let damaged = 0;
  for (let ship = 0; ship < s.berths.length; ship++) {
    const side = sideOfShip(ship);
    const berth = s.berths[ship];
    if (berth === SUNK || berth === TAKEN) lost[side] = (lost[side] as number) + 1;
    else if (side === seat && s.damage[ship] !== SOUND) damaged++;
  }
  return {
    turn: s.turn,
    battle: s.battle.on,
    [seat === BRITISH ? 'British hits taken' : 'Allied hits taken']: hitsTaken(s, seat),
    'British ships lost': lost[BRITISH] as number,
    'Allied ships lost': lost[ALLIED] as number,
    'own ships damaged': damaged,
    ...pointsKnown(s, seat),
  };
}

/**
 * 18.3 By a seat's own ships in the battle: which of the enemy's took those that he was dealt, and what they had suffered before, is
 * hidden, and other ships are imagined in their place.
 */
function hitsTaken(s: Readonly<Campaign>, seat: Seat): number {
  if (s.battle.on === 0) return 0;
  const { before } = s.battle;
  const own = fleetsOf(s, seat);
  let hits = 0;
  for (let i = 0; i < before.length; i += 3) {
    const ship = before[i] as number;
    if (isOfFleets(own, before[i + 1] as number))
      hits += Math.max(0, (s.damage[ship] as number) - (before[i + 2] as number));
  }
  return hits;
}

/** 24.3 The Allied player alone knows what hidden raids have scored. 23.1 In a campaign nobody knows the other side's points. */
function pointsKnown(s: Readonly<Campaign>, seat: Seat): Readonly<Record<string, number>> {
  if (s.articles.trafalgar) return seat === ALLIED ? { allied: objectivesScored(s) } : {};
  return s.over === '' ? {} : { british: scores(s)[0], allied: scores(s)[1] };
}
