/** How the game stands, what its events show besides words, and what a forecast counts. */

import type { EventFacts, TallyWords, Seat, Standing } from '@weathergauge/engine';
import type { SailsEvent } from '../model/events.ts';
import type { SailsView } from '../model/view.ts';
import { ended } from './events.ts';
import { sideName, withMinus } from './names.ts';

const SIDES = [0, 1] as const;

export function standing(v: SailsView): Standing {
  return {
    headline: headline(v),
    turn: v.turn === 0 ? null : { at: v.turn, words: `Turn ${v.turn} of ${v.turns}` },
    clock: null,
    sides: SIDES.map(side => ({
      name: sideName(side),
      short: sideName(side),
      seats: v.sides.flatMap((of, seat) => (of === side ? [seat as Seat] : [])),
      score: v.scores[side],
    })),
  };
}

function headline(v: SailsView): string {
  if (v.over !== '') return ended(v, v.over, v.scores);
  if (v.turn === 0) return 'The squadrons are being laid out';
  return `Turn ${v.turn} of ${v.turns}. ${SIDES.map(side => `${sideName(side)} ${withMinus(v.scores[side] ?? 0)}`).join(', ')}`;
}

/** Chance is drawn from bags here, never thrown. */
export function facts(e: SailsEvent): EventFacts {
  return { ship: 'ship' in e ? e.ship : null, dice: [], turn: e.type === 'turn' ? e.turn : null };
}

const GRAVE = /(?:masts lost|fires|leaks|ships lost|ships grappled)$/u;

/** `tally` names what it counts so that they can be read as they are, and counts no scores. */
export function tallyWords(_v: SailsView, name: string): TallyWords {
  return { words: name, isScore: false, isGrave: GRAVE.test(name) };
}
