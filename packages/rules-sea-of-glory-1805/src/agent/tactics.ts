/** What no admiral signals: a strong fleet does not run, and a weak one does not seek what it can decline. */

import type { Seat } from '@weathergauge/engine';
import { isPoorTactic } from './signals.ts';
import { battleFirepower, countFrom } from '../model/battle-fleets.ts';
import { lowestOfRange } from '../model/lookups.ts';
import type { Campaign } from '../model/state.ts';
import { otherSide } from '../model/state.ts';
import { ALLIED, BRITISH, SOUND, type GloryAction } from '../model/vocabulary.ts';

/** Guns of a ship of which nothing is known but her flag. */
const BRITISH_GUNS = 4;
const ALLIED_GUNS = 1.8;
const MIDDLE_OF_RANGE = 2;

/** The enemy's firepower, as far as it is known: before the lines have formed only sizes were announced (17.2). */
function knownFirepower(s: Readonly<Campaign>, enemy: number): number {
  if (s.battle.formed === 1) return battleFirepower(s, enemy);
  const ships = lowestOfRange(countFrom(s, enemy, SOUND)) + MIDDLE_OF_RANGE;
  return ships * (enemy === BRITISH ? BRITISH_GUNS : ALLIED_GUNS);
}

/** Own firepower for each point of the enemy's. */
function ratio(s: Readonly<Campaign>, seat: Seat): number {
  return battleFirepower(s, seat) / Math.max(1, knownFirepower(s, otherSide(seat)));
}

const STRONG = 0.8;
const OVERWHELMING = 1.25;
const WEAK = 0.45;

export function isPoorSignal(
  s: Readonly<Campaign>,
  seat: Seat,
  answer: Extract<GloryAction, { do: 'gauge' | 'battle' | 'day' | 'signal' | 'break-off' | 'choose-battle' }>,
): boolean {
  if (s.battle.on === 0) return false;
  switch (answer.do) {
    // Who is to windward may fight or leave it: an Allied fleet is mostly out for something else.
    case 'gauge':
      return answer.position === 'leeward' && (seat === ALLIED || ratio(s, seat) >= STRONG);
    case 'battle':
      if (answer.choice === 'deny') return ratio(s, seat) >= OVERWHELMING;
      return ratio(s, seat) < (seat === ALLIED ? STRONG : WEAK);
    // 17.5 A long day is for the stronger: rounds are what he beats the other in.
    case 'day':
      if (ratio(s, seat) >= OVERWHELMING) return answer.by !== 'add';
      return ratio(s, seat) >= STRONG && answer.by === 'subtract';
    case 'signal':
      return isPoorTactic(s, seat, answer, knownFirepower(s, otherSide(seat)));
    // 17.8.6 Who may choose how it is fought takes what gives him more dice than the other.
    case 'choose-battle':
      return seat === s.battle.windward ? answer.type !== 'BTL' && answer.type !== 'PM' : answer.type !== 'WF';
    case 'break-off':
      return answer.choice === 'yes' && ratio(s, seat) >= STRONG;
  }
}
