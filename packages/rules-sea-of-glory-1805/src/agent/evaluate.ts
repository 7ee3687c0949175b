/** How a position looks to an agent. Nothing here is a rule. The figures are guesses of a first player, not fitted to games. */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { campaignLead } from './campaign.ts';
import type { Forces } from './forces.ts';
import { forcesOf } from './forces.ts';
import { trafalgarChance } from './trafalgar.ts';
import { battleFirepower } from '../model/battle-fleets.ts';
import type { GloryEvent } from '../model/events.ts';
import { odds } from './hopes.ts';
import { objectivesScored, result, scores } from '../chapters/ch23-victory.ts';
import { SUNK, TAKEN } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { sideOfShip } from '../model/state.ts';
import { ALLIED, BRITISH, SOUND, WRECKED } from '../model/terms.ts';

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
    'British ships lost': lost[BRITISH] as number,
    'Allied ships lost': lost[ALLIED] as number,
    'own ships damaged': damaged,
    ...pointsKnown(s, seat),
  };
}

/**
 * What dice bring that no state keeps for a seat to see: once a battle is over the enemy's ships are hidden again (20.5), and whether a raid
 * has succeeded is the raider's secret (R87).
 */
export function tallied(event: GloryEvent, seat: Seat): Readonly<Record<string, number>> | null {
  switch (event.type) {
    case 'battle':
      return { battle: 1 };
    case 'gauge-thrown':
      return event.side === seat ? { gauge: 1 } : null;
    case 'search':
      return event.side === seat && event.spotted ? { sighted: 1 } : null;
    case 'command':
      return event.side === seat && event.passed === 1 ? { obeyed: 1 } : null;
    case 'ship-hit': {
      const side = event.side === BRITISH ? 'British' : 'Allied';
      return { [`${side} hits taken`]: 1, ...(event.damage === WRECKED && { [`${side} ships wrecked`]: 1 }) };
    }
    case 'raid-outcome':
      return event.success ? { success: 1 } : null;
    case 'rockets':
      return { rockets: event.ships };
    case 'envoy':
    case 'algiers-invaded':
      return event.done ? { success: 1 } : null;
    case 'channel':
      return event.outcome === 2 ? { crossed: 1 } : null;
    default:
      return null;
  }
}

/** 24.3 The Allied player alone knows what hidden raids have scored. 23.1 In a campaign nobody knows the other side's points. */
function pointsKnown(s: Readonly<Campaign>, seat: Seat): Readonly<Record<string, number>> {
  if (s.articles.trafalgar) return seat === ALLIED ? { allied: objectivesScored(s) } : {};
  return s.over === '' ? {} : { british: scores(s)[0], allied: scores(s)[1] };
}
