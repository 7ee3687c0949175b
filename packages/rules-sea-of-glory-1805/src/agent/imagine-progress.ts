/**
 * How far the enemy has got where it alone gives orders under seal, one lane after the other, and nothing is heard between them. The
 * other side cannot know which lane it is: it imagines the first of them.
 */

import { sidesHit } from '../chapters/ch06-damage.ts';
import type { Campaign } from '../model/state.ts';

/**
 * The procedure at whose first lanes such a stretch begins; null where a side is in none, or is known to be at its first lanes. To be
 * asked before anything is dealt.
 */
export function quietSince(s: Readonly<Campaign>, side: number): 'half' | 'foul-weather' | 'barbary' | null {
  const top = s.stack[s.stack.length - 1];
  if (top === undefined || !top.lanes.some(({ seat }) => seat === side)) return null;
  switch (top.proc) {
    // 9.0, 7.5 Orders may be carried out unseen, and that no more will be given is not told; nor that fleets are to join.
    case 'half':
    case 'rendezvous':
      return 'half';
    // 6.9 Only her owner hears which ship was hurt. A frigate that is driven away is missed, and who was hit too has heard the end of it.
    case 'take-shelter':
      return s.gale.frigates.length === 0 && sidesHit(s).length === 1 ? 'foul-weather' : null;
    // admiralty-barbary That no envoy goes to the Dey is not told: the troops may be asked for next, or the envoy still be.
    case 'barbary':
      return top.vars['heard'] === 0 ? 'barbary' : null;
    default:
      return null;
  }
}
