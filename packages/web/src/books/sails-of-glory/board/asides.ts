/** Short captions over ships for events without a motion; the log has the whole sentence. */

import type { SailsEvent, SailsView } from '@weathergauge/rules-sails-of-glory';
import { faceName, letterName } from '@weathergauge/rules-sails-of-glory/geometry';
import { tell } from './board-say.ts';

/** Counters in a row; more go into a second one. */
const FACES_A_LINE = 7;

/** Counters as they are turned up. */
export function drawn(e: Extract<SailsEvent, { type: 'drew' }>): string {
  const names = e.faces.map(faceName);
  const lines: string[] = [];
  for (let i = 0; i < names.length; i += FACES_A_LINE) lines.push(names.slice(i, i + FACES_A_LINE).join(' · '));
  const faces = lines.length === 0 ? tell('noneLeft') : lines.join('\n');
  const letter = letterName(e.letter);
  if (e.cause === 'artillery') return tell('drew', { letter, faces });
  return tell('drewBy', { cause: tell(`cause.${e.cause}`), letter, faces });
}

/** Null for events that a motion shows, or that belong only in the log. */
export function aside(e: SailsEvent, view: SailsView): string | null {
  switch (e.type) {
    case 'special':
      return tell(`special.${e.what}`);
    case 'burning':
    case 'flooding':
      return tell(e.type, { count: e.boxes });
    case 'magazine-test':
      return e.explodes ? null : tell('magazine');
    case 'founder-test':
      return e.sinks ? null : tell('founders');
    case 'flagship-lost':
      return tell('flagshipLost');
    case 'morale':
      return tell(e.crew > 0 ? 'moraleDown' : 'moraleUp', { count: Math.abs(e.crew) });
    case 'grog':
      return tell('grog');
    case 'fumbled':
      return e.lost ? tell('fumbled', { action: tell(`action.${e.action}`) }) : null;
    case 'sails':
      return tell(`sailsNow.${e.setting}`);
    case 'pumped':
    case 'dousing':
    case 'doused':
      return tell(e.type);
    case 'mended':
      return e.what === 'nothing' ? null : tell(`mended.${e.what}`);
    case 'gale-test':
      return tell(e.torn ? 'torn' : 'holds');
    case 'boarding-choice':
      return tell(e.boards ? 'boards' : 'staysClear');
    case 'grapple-test':
      return tell(e.holds ? 'grapnelsHold' : 'grapnelsSlip');
    case 'grappled':
      return tell('grappledNow', { other: view.ships[e.other]?.name ?? '' });
    case 'boarding-tie':
      return tell('tie', { ship: view.ships[e.yields]?.name ?? '' });
    case 'entangled':
      return tell('entangledNow', { other: view.ships[e.other]?.name ?? '' });
    case 'disentangled':
      return tell('freeNow', { other: view.ships[e.other]?.name ?? '' });
    default:
      return null;
  }
}
