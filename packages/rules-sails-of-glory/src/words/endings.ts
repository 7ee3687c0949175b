/** C1–C6 What has ended a battle, in the words of its scenario. */

import { BLOCKADE, DUCKS } from '../book/scenarios.ts';
import { BATTERY } from '../model/state.ts';
import type { SailsView } from '../model/view.ts';
import { listed, sideName } from './names.ts';

/** For the end of a sentence: what `over` of the view, or the reason of a result, means in this scenario. */
export function endedBecause(v: SailsView, reason: string): string {
  switch (reason) {
    case 'beaten':
      return beaten(v);
    case 'aground':
      return aground(v);
    case 'escaped':
      return 'the runners are through the blockade';
    case 'silenced':
      return 'the outpost is silenced';
    case 'supplied':
      return 'the supplies are ashore and their ships away';
    case 'turns':
      return 'the agreed turns are over';
    case 'empty':
      return 'nobody is left';
    default:
      return reason;
  }
}

function beaten(v: SailsView): string {
  // C3.7 One runner lost is enough: the others may still be on the table.
  if (v.scenario === BLOCKADE) return 'a runner has not got through the blockade';
  const gone = sidesWithout(v, ['afloat', 'aground']);
  // C6.6 An attack is over when one attacker is lost, whoever else is left.
  if (v.scenario === DUCKS && gone.length === 0) return 'an attacker is lost';
  return `no ${listed(gone)} ship is left in the battle`;
}

function aground(v: SailsView): string {
  if (v.scenario === DUCKS) return 'an attacker is aground'; // C6.6 The others swim.
  if (v.scenario === BLOCKADE) return 'a runner is aground'; // R87
  const stranded = sidesWithout(v, ['afloat']);
  return stranded.length === 1 ? `no ${listed(stranded)} ship is left afloat` : 'all that are left are aground';
}

/** The sides that have no ship of these conditions. */
function sidesWithout(v: SailsView, conditions: readonly string[]): string[] {
  return [0, 1]
    .filter(
      side => !v.ships.some(ship => ship.side === side && ship.base < BATTERY && conditions.includes(ship.condition)),
    )
    .map(sideName);
}
