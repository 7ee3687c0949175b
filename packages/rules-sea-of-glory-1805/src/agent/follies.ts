/** What a flag officer would be laughed at for. Nothing here is a rule. */

import type { Decision, FollyBook } from '@weathergauge/engine';
import { isSortieSensible, isWatched } from './sorties.ts';
import { isPoorAttempt } from './staff.ts';
import { isPoorSignal } from './tactics.ts';
import { NORTH_SEA } from '../model/terms.ts';
import type { GloryEvent } from '../model/events.ts';
import { portOf, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockRange, countShips, isBlockading } from '../model/state.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import { ALLIED, BRITISH } from '../model/vocabulary.ts';

type Made = Decision<Campaign, GloryAction, GloryEvent>;

export const follyBook: FollyBook<Campaign, GloryAction, GloryEvent> = {
  names: {
    'raid not made': 'lets an activation end with a raid on offer that would count',
    'ran from the weaker': 'denies battle to a fleet that is much weaker, or breaks off with the stronger line',
    'idle in port': 'leaves an Allied squadron that could raid in a port that nobody watches',
    'blockade left': 'sails the last ships away from before a port in which an Allied squadron lies ready',
  },
  find: decision => [...answered(decision), ...idle(decision), ...unwatched(decision)],
};

function answered({ before, seat, offers, answer }: Made): string[] {
  switch (answer.do) {
    case 'done': {
      const isLeft = offers.some(offer => offer.do === 'raid' && !isPoorAttempt(before, offer));
      return isLeft ? ['raid not made'] : [];
    }
    case 'battle':
      return answer.choice === 'deny' && isPoorSignal(before, seat, answer) ? ['ran from the weaker'] : [];
    case 'break-off':
      return isPoorSignal(before, seat, answer) ? ['ran from the weaker'] : [];
    default:
      return [];
  }
}

function idle({ before, seat, offers, answer }: Made): string[] {
  const isEnd = answer.do === 'done' || answer.do === 'done-and-join' || answer.do === 'stand-by';
  if (seat !== ALLIED || !isEnd) return [];
  return offers.flatMap(offer => {
    if (offer.do !== 'sortie' || !isSortieSensible(before, seat, offer.port)) return [];
    return isWatched(before, offer.port) ? [] : ['idle in port'];
  });
}

/** Fewer ships than this are let out gladly. */
const SQUADRON = 4;

/** Ships that the weather, a battle or a chase has taken away have not been ordered away. */
function unwatched({ before, after, seat, events }: Made): string[] {
  if (seat !== BRITISH || !events.some(({ type }) => type === 'moved')) return [];
  if (events.some(({ type }) => type === 'weather' || type === 'battle' || type === 'sighted')) return [];
  const [from, to] = blockRange(BRITISH);
  const left: string[] = [];
  for (let port = 0; port < NORTH_SEA; port++) {
    const blockades = before.blocks
      .slice(from, to)
      .some(block => isBlockading(before, block) && portOf(block.place) === port);
    if (blockades && !isWatched(after, port) && countShips(before, readyIn(port)) >= SQUADRON)
      left.push('blockade left');
  }
  return left;
}
