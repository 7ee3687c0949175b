/** 5.12, 5.13 Provisions and the Grand Conseil: the Allied player's own, under seal (R48, R49). */

import type { Context } from '@weathergauge/engine';
import { drawFromBag } from '@weathergauge/engine';
import { ask, lane, procedure, repeat, step, together, when } from './builders.ts';
import { DESTINATIONS, PORTS, PROVISIONS } from '../model/data/figures.ts';
import type { Council } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { turnAt } from '../model/lookups.ts';
import { isInPort, NOWHERE, readyIn } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { countShips, isFleet, isFriendly, isWestIndian, sideOfBlock } from '../model/state.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import { ALLIED, NORTH_SEA, TRAFALGAR_WATERS, WEST_INDIES_WATERS } from '../model/terms.ts';

export const MAY_SORTIE = 1;
export const MAY_NOT = 2;
const boxes = ['a', 'b', 'c', 'd'] as const;

/** 5.12 Two or three chits of five, by the turn track. */
function drawProvisions(s: Campaign, context: Context): void {
  const cup = [PROVISIONS.may, PROVISIONS.mayNot];
  s.supplies = [0, 0];
  // R101 Ports of the West Indies need none.
  if (s.articles.waters === WEST_INDIES_WATERS) return;
  for (let i = 0; i < turnAt(s.turn).provisions; i++) {
    const chit = drawFromBag(cup, context.dice, 'provisions');
    s.supplies[chit] = (s.supplies[chit] as number) + 1;
  }
  const { provisions } = turnAt(s.turn);
  tell(context, { type: 'provisions-drawn', chits: provisions, clause: '5.12' });
}

/** R48 Friendly European ports without a chit yet. */
function portsFor(s: Readonly<Campaign>, draft: Readonly<Council>): number[] {
  const ports: number[] = [];
  for (let port = 0; port < PORTS.length; port++) {
    if (port === NORTH_SEA || isWestIndian(port) || draft.provisions[port] !== 0) continue;
    if (isFriendly(s, port, ALLIED) && isOpenPort(s, port)) ports.push(port);
  }
  return ports;
}

/** 24.1 Trafalgar is played in the Atlantic. */
function isOpenPort(s: Readonly<Campaign>, port: number): boolean {
  return s.articles.waters !== TRAFALGAR_WATERS || PORTS[port]?.area === 0;
}

function placed(draft: Readonly<Council>, chit: number): number {
  return draft.provisions.filter(each => each === chit).length;
}

/** The chit to be placed next: those that allow a sortie first; 0 when all lie. */
function nextChit(s: Readonly<Campaign>, draft: Readonly<Council>): number {
  if (placed(draft, MAY_SORTIE) < (s.supplies[0] as number)) return MAY_SORTIE;
  return placed(draft, MAY_NOT) < (s.supplies[1] as number) ? MAY_NOT : 0;
}

/** 5.13, R49 A marker is fixed while a fleet outside port has its letter. */
function isFixed(s: Readonly<Campaign>, destination: number): boolean {
  for (let i = 0; i < s.blocks.length; i++) {
    const { id, goal, place } = s.blocks[i] as Block;
    if (goal === destination && sideOfBlock(id) === ALLIED && isFleet(id) && place !== NOWHERE && !isInPort(place))
      return true;
  }
  return false;
}

function provisionOffers(s: Readonly<Campaign>, draft: Readonly<Council>): GloryAction[] {
  const chit = nextChit(s, draft) === MAY_SORTIE ? 'may-sortie' : 'may-not';
  return portsFor(s, draft).map(port => ({ do: 'provision' as const, port, chit }));
}

function conseilOffers(s: Readonly<Campaign>, draft: Readonly<Council>, changes: number): GloryAction[] {
  const offers: GloryAction[] = [];
  if (!draft.conseil.includes(-1)) offers.push({ do: 'conseil-stands' });
  if (changes >= MOST_CHANGES && offers.length > 0) return offers;
  for (const [i, box] of boxes.entries()) {
    const now = draft.conseil[i] as number;
    if (now >= 0 && isFixed(s, now)) continue;
    // The first empty box is filled first: the list stays short.
    if (draft.conseil.includes(-1) && draft.conseil.indexOf(-1) !== i) continue;
    for (let destination = 0; destination < DESTINATIONS.length; destination++) {
      if (!draft.conseil.includes(destination)) offers.push({ do: 'conseil', box, destination });
    }
  }
  return offers;
}

const MOST_CHANGES = 8;

/** May Sortie where most ships lie ready, the others where the next most do; the Conseil as it stands. */
function leaveToStaff(s: Readonly<Campaign>, draft: Council): void {
  for (let chit = nextChit(s, draft); chit !== 0; chit = nextChit(s, draft)) {
    const ports = portsFor(s, draft);
    let best = ports[0] as number;
    for (const port of ports) if (countShips(s, readyIn(port)) > countShips(s, readyIn(best))) best = port;
    draft.provisions[best] = chit;
  }
}

const COUNCIL = { seat: 0, busy: 1, changes: 0 };

const council = lane(
  'council',
  COUNCIL,
  {
    draft: (s: Readonly<Campaign>): Council => ({
      kind: 'council',
      provisions: PORTS.map(() => 0),
      conseil: s.conseil.slice(),
    }),
    join(s: Campaign, _seat, draft: Council) {
      s.provisions = draft.provisions.slice();
      s.conseil = draft.conseil.slice();
      s.supplies = [0, 0];
    },
  },
  [
    repeat(
      (s, l, draft) => l.busy === 1 && nextChit(s, draft) !== 0,
      [
        ask('provisions', {
          by: () => ALLIED,
          offers(s, _l, draft) {
            const offers = provisionOffers(s, draft);
            return draft.conseil.includes(-1) && !s.articles.trafalgar ? offers : [{ do: 'leave-to-staff' }, ...offers];
          },
          take(s, l, answer, _context, draft) {
            if (answer.do === 'provision') draft.provisions[answer.port] = nextChit(s, draft);
            if (answer.do === 'leave-to-staff') {
              leaveToStaff(s, draft);
              l.busy = 0;
            }
          },
          clause: '5.12',
          hides: 'provisions',
        }),
      ],
    ),
    // 24.2 Trafalgar has no Conseil.
    when(
      s => !s.articles.trafalgar,
      [
        repeat(
          (_s, l) => l.busy === 1,
          [
            ask('conseil', {
              by: () => ALLIED,
              offers: (s, l, draft) => conseilOffers(s, draft, l.changes),
              take(_s, l, answer, _context, draft) {
                if (answer.do === 'conseil-stands') l.busy = 0;
                if (answer.do !== 'conseil') return;
                draft.conseil[boxes.indexOf(answer.box)] = answer.destination;
                l.changes++;
              },
              clause: '5.13',
              hides: 'the Grand Conseil',
            }),
          ],
        ),
      ],
    ),
  ],
);

export const grandConseil = procedure('grand-conseil', {}, [
  step('draw', (s, _l, context) => drawProvisions(s, context)),
  together(() => [ALLIED], council),
]);
