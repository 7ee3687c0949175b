/** 20.5 Fleets reform: blocks without ships go, prizes find a fleet, and damaged ships may go into port. */

import type { Context, Seat } from '@weathergauge/engine';
import { ask, forEach, lane, procedure, repeat, step, together, when } from './builders.ts';
import { relocationPorts } from './ch06-relocation.ts';
import { disband } from './ch07-blocks.ts';
import { seniorIn } from './ch08-admirals.ts';
import { moorShip } from './ch11-mooring.ts';
import { isRetaken } from './ch20-fate.ts';
import { battleShips, berthOf, byTag, fleetsOf, learn } from '../model/battle-fleets.ts';
import type { Pairs, Picks } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { isInZone, NOWHERE, portOf, readyIn, TAKEN } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { admiralsIn, countShips, isConvoy, isFriendly, otherSide, shipsIn } from '../model/state.ts';
import { ALLIED, BRITISH, DAMAGED, NORTH_SEA_FLEET, SOUND, WRECKED } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const BOTH: readonly (0 | 1)[] = [BRITISH, ALLIED];

// --- 20.5 Reforming ---

/** 20.5, 7.1, R35 Blocks without ships go; standing orders have lapsed. */
function reform(s: Campaign, context: Context): void {
  for (const side of BOTH) {
    const fleets = fleetsOf(s, side);
    for (const block of byTag(s, fleets)) {
      block.order = 0;
      block.station = NOWHERE;
      if (countShips(s, block.id) > 0) continue;
      fleets.splice(fleets.indexOf(block.id), 1);
      disband(s, block, context);
    }
  }
}

/** R76 Prizes that the North Sea Fleet takes are scored at once; nothing ever comes into its box. */
function takePrize(s: Campaign, captor: number, ship: number, fleet: number, context: Context): void {
  s.damage[ship] = WRECKED;
  const isScored = fleet === NORTH_SEA_FLEET && !isRetaken(ship, captor);
  s.berths[ship] = isScored ? TAKEN : berthOf(fleet);
  if (isScored) tell(context, { type: 'prize-scored', side: captor, ship, clause: 'R76' });
}

/** 20.1 Both have heard which ships were taken: the ledger has it before it is settled which fleet is to have them. */
function notePrizes(s: Campaign): void {
  for (const captor of BOTH) {
    const fleets = fleetsOf(s, captor);
    const isOnlyBox = fleets.length === 1 && fleets[0] === NORTH_SEA_FLEET;
    if (fleets.length === 0) continue;
    for (const ship of s.battle.prizes[captor])
      if (!isOnlyBox || isRetaken(ship, captor)) learn(s, captor, 'ship', ship, WRECKED);
  }
}

/** 20.5 Where there is no choice; without a fleet prizes founder, and are scored as sunk already. */
function takePrizes(s: Campaign, context: Context): void {
  for (const captor of BOTH) {
    const fleets = fleetsOf(s, captor);
    const prizes = s.battle.prizes[captor];
    if (fleets.length > 1 && prizes.length > 0) continue;
    const fleet = fleets[0];
    for (const ship of prizes) {
      if (fleet === undefined)
        tell(context, { type: 'ship-lost', side: otherSide(captor), ship, taken: 0, clause: '20.5' });
      else takePrize(s, captor, ship, fleet, context);
    }
    s.battle.prizes[captor] = [];
  }
}

const captors = (s: Readonly<Campaign>): Seat[] => BOTH.filter(side => s.battle.prizes[side].length > 0);

/** 20.5 Which fleet of several takes a prize in tow is its owner's secret. */
const towing = lane(
  'towing',
  { seat: 0, ship: 0 },
  {
    draft: (): Pairs => ({ kind: 'pairs', pairs: [] }),
    join(s, seat, draft) {
      s.battle.tows[seat as 0 | 1] = draft.pairs.slice();
    },
  },
  [
    forEach('ship', (s, l) => s.battle.prizes[l.seat as 0 | 1], [
      ask('prize', {
        by: (_s, l) => l.seat as Seat,
        offers: (s, l) => fleetsOf(s, l.seat).map((block): GloryAction => ({ do: 'prize-to', ship: l.ship, block })),
        take(_s, l, answer, _context, draft) {
          if (answer.do === 'prize-to') draft.pairs.push(l.ship, answer.block);
        },
        clause: '20.5',
        about: (_s, l) => ({ ship: l.ship }),
        hides: 'the fleet that takes a prize',
      }),
    ]),
  ],
);

function tow(s: Campaign, context: Context): void {
  for (const captor of BOTH) {
    const pairs = s.battle.tows[captor];
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      takePrize(s, captor, pairs[i] as number, pairs[i + 1] as number, context);
    }
    s.battle.tows[captor] = [];
    s.battle.prizes[captor] = [];
  }
}

// --- 20.5, 6.9.3 Ships that go into port ---

/** 20.5 Their own port, if the battle was off it; 6.9.3 and for the British those near some others. */
export function havens(s: Readonly<Campaign>): number[] {
  const { place } = s.battle;
  if (!isInZone(place)) return [];
  const port = portOf(place);
  const isHome = BOTH.some(side => isFriendly(s, port, side) && fleetsOf(s, side).length > 0);
  const near = fleetsOf(s, BRITISH).length > 0 ? relocationPorts(s, place) : [];
  return isHome ? [port, ...near] : near;
}

const havenSide = (s: Readonly<Campaign>): 0 | 1 => (isFriendly(s, s.battle.haven, BRITISH) ? BRITISH : ALLIED);

/** 20.5 Damaged and wrecked ships and prizes go into the port they are off; 6.9.3 to another only damaged ones. */
function maySendIn(s: Readonly<Campaign>, ship: number): boolean {
  const damage = s.damage[ship];
  return s.battle.haven === portOf(s.battle.place) ? damage !== SOUND : damage === DAMAGED;
}

/** R112 A convoy keeps its last ship. */
function isLastOfConvoy(s: Readonly<Campaign>, fleet: number, sent: readonly number[]): boolean {
  return isConvoy(fleet) && shipsIn(s, fleet).filter(ship => !sent.includes(ship)).length === 1;
}

export function sendable(s: Readonly<Campaign>, side: number, sent: readonly number[]): number[] {
  const found: number[] = [];
  for (const ship of battleShips(s, side)) {
    if (!maySendIn(s, ship) || sent.includes(ship) || isLastOfConvoy(s, s.berths[ship] as number, sent)) continue;
    found.push(ship);
  }
  return found;
}

function sendAll(s: Readonly<Campaign>, side: number, sent: number[]): void {
  for (let next = sendable(s, side, sent); next.length > 0; next = sendable(s, side, sent))
    sent.push(next[0] as number);
}

/** 20.5 How many ships of a fleet go, less how many stay. */
function balance(s: Readonly<Campaign>, fleet: number, sent: readonly number[]): number {
  let more = 0;
  for (const ship of shipsIn(s, fleet)) more += sent.includes(ship) ? 1 : -1;
  return more;
}

const isEmptied = (s: Readonly<Campaign>, fleet: number, sent: readonly number[]): boolean =>
  balance(s, fleet, sent) === countShips(s, fleet);

/** 20.5 Admirals who may go along: of fleets that send ships, and the senior one not away from the larger part. */
function mayGoAshore(s: Readonly<Campaign>, side: number, picks: Readonly<Picks>): number[] {
  const found: number[] = [];
  for (const fleet of fleetsOf(s, side)) {
    const more = balance(s, fleet, picks.ships);
    if (more === -countShips(s, fleet) || isEmptied(s, fleet, picks.ships)) continue;
    const senior = more === 0 ? -1 : seniorIn(s, side, fleet);
    for (const admiral of admiralsIn(s, fleet)) {
      if (admiral !== senior && !picks.admirals.includes(admiral)) found.push(admiral);
    }
  }
  return found;
}

/** 20.5 Those who have no choice: all of a fleet that goes in whole, and the senior one where the larger part goes. */
function mustGoAshore(s: Readonly<Campaign>, side: number, sent: readonly number[]): number[] {
  const found: number[] = [];
  for (const fleet of fleetsOf(s, side)) {
    if (isEmptied(s, fleet, sent)) found.push(...admiralsIn(s, fleet));
    else if (balance(s, fleet, sent) > 0) {
      const senior = seniorIn(s, side, fleet);
      if (senior >= 0) found.push(senior);
    }
  }
  return found;
}

const SENT_IN: GloryAction = { do: 'sent-in' };
const SEND_ALL: GloryAction = { do: 'muster', plan: 'all' };

const sendingIn = lane(
  'sending-in',
  { seat: 0, isDone: 0 },
  {
    draft: (): Picks => ({ kind: 'picks', ships: [], admirals: [], blocks: [] }),
    join(s, seat, draft) {
      s.battle.sent = draft.ships.slice();
      s.battle.ashore = [...mustGoAshore(s, seat, draft.ships), ...draft.admirals];
    },
  },
  [
    // Asked once in any case: whether a fleet has ships to send may be hidden.
    repeat(
      (s, l, draft) => l.isDone === 0 && (draft.ships.length === 0 || sendable(s, l.seat, draft.ships).length > 0),
      [
        ask('ships', {
          by: (_s, l) => l.seat as Seat,
          offers: (s, l, draft) => {
            const ships = sendable(s, l.seat, draft.ships);
            const offers: GloryAction[] = [SENT_IN];
            if (ships.length > 1) offers.push(SEND_ALL);
            for (const ship of ships) offers.push({ do: 'send-in', ship });
            return offers;
          },
          take(s, l, answer, _context, draft) {
            if (answer.do === 'send-in') draft.ships.push(answer.ship);
            else if (answer.do === 'muster') sendAll(s, l.seat, draft.ships);
            else l.isDone = 1;
          },
          clause: '20.5',
          about: s => ({ port: s.battle.haven }),
          unasked: (s, l, draft) => (sendable(s, l.seat, draft.ships).length === 0 ? 'nothing-else' : null),
          hides: 'ships that go into port',
        }),
      ],
    ),
    repeat(
      (s, l, draft) => l.isDone < 2 && mayGoAshore(s, l.seat, draft).length > 0,
      [
        ask('admirals', {
          by: (_s, l) => l.seat as Seat,
          offers: (s, l, draft) => [
            SENT_IN,
            ...mayGoAshore(s, l.seat, draft).map((admiral): GloryAction => ({ do: 'disembark', admiral })),
          ],
          take(_s, l, answer, _context, draft) {
            if (answer.do === 'disembark') draft.admirals.push(answer.admiral);
            else l.isDone = 2;
          },
          clause: '20.5',
          about: s => ({ port: s.battle.haven }),
          hides: 'admirals who go into port',
        }),
      ],
    ),
  ],
);

function goIn(s: Campaign, context: Context): void {
  const { battle } = s;
  const side = havenSide(s);
  for (const ship of battle.sent) {
    moorShip(s, ship, battle.haven);
    if (s.berths[ship] === TAKEN) tell(context, { type: 'prize-scored', side, ship, clause: '20.1' });
  }
  for (const admiral of battle.ashore) s.admirals[admiral] = readyIn(battle.haven);
  if (battle.sent.length > 0) {
    tell(context, { type: 'sent-in', side, port: battle.haven, clause: '20.5' }, [side]);
  }
  battle.sent = [];
  battle.ashore = [];
  battle.haven = -1;
  reform(s, context);
}

/** 20.5 Prizes to several fleets, then port by port who goes in. */
export const reforming = procedure('reforming', { port: 0 }, [
  step('reform', (s, _l, context) => {
    reform(s, context);
    notePrizes(s);
    takePrizes(s, context);
  }),
  when(
    s => captors(s).length > 0,
    [
      step('prizes', (_s, _l, context) =>
        tell(context, { type: 'after-battle', what: 'prizes', port: -1, clause: '20.5' }),
      ),
      together(captors, towing),
      step('tow', (s, _l, context) => tow(s, context)),
    ],
  ),
  forEach('port', havens, [
    step('haven', (s, l) => {
      s.battle.haven = l.port;
    }),
    when(
      s => fleetsOf(s, havenSide(s)).length > 0,
      [
        // Said aloud, so that all know how far it has got: who sends which ships remains a secret.
        step('said', (_s, l, context) =>
          tell(context, { type: 'after-battle', what: 'port', port: l.port, clause: '20.5' }),
        ),
        together(s => [havenSide(s)], sendingIn),
        step('go-in', (s, _l, context) => goIn(s, context)),
      ],
    ),
  ]),
]);
