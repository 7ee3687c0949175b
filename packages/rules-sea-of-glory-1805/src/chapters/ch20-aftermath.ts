/** 20.5 to 20.8 Who leaves the station, chooses a new goal, is released from the blockade or must go back into port. */

import type { Context, Seat } from '@weathergauge/engine';
import { ask, call, forEach, lane, procedure, step, together, when } from './builders.ts';
import { newGoals } from './ch10-conseil.ts';
import { enterPort } from './ch11-mooring.ts';
import { fateOfAdmirals, fateOfCargoes, fateOfShips, judgeStatus, noteDamage, throwsForFate } from './ch20-fate.ts';
import { reforming } from './ch20-reforming.ts';
import { byTag, fleetsOf, learn } from '../model/battle-fleets.ts';
import { GANTEAUME, MAJORITY_WRECKED, VICTORIOUS, VILLENEUVE, WITHDREW } from '../model/data/numbers-of-battle.ts';
import type { Pairs, Picks } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { inZone, isInZone, portOf } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, hexOf, isExpedition, isFriendly, otherSide } from '../model/state.ts';
import { putBlock } from '../model/tags.ts';
import { ALGIERS, ALLIED, BANTRY_BAY, BRITISH, OFF_STATION } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const BOTH: readonly (0 | 1)[] = [BRITISH, ALLIED];
/** `Block.active` of one that moves and searches no more in this activation. */
const FINISHED = 3;

// --- 20.5 Off Station ---

/** Moves a block openly, and enters in the other side's ledger where it went. */
function shift(s: Campaign, side: number, block: Block, to: number, context: Context, clause: string): void {
  const from = block.place;
  if (from === to) return;
  putBlock(s, block, to, context.dice);
  learn(s, side, 'sailed', block.tag, from);
  tell(context, { type: 'moved', side, tag: block.tag, from, place: to, path: [], clause });
}

/** 20.5, R126 Off an enemy port, off Bantry Bay for those who would raid it, and off Algiers for an Expedition that would invade it. */
function isIntruder(s: Readonly<Campaign>, side: number, fleet: number, port: number): boolean {
  if (isFriendly(s, port, otherSide(side))) return true;
  return side === ALLIED ? port === BANTRY_BAY : port === ALGIERS && isExpedition(fleet);
}

/** 20.5, 17.4 Fleets that must leave the station. R140 Without a battle there is no status that would drive anybody off. */
function isDrivenOff(s: Readonly<Campaign>, side: 0 | 1, fleet: number): boolean {
  const { battle } = s;
  const isShy = battle.windward === side && (battle.denied === 1 || battle.left[side] === 1);
  if (isShy && side !== battle.active) return true;
  return battle.status[side] >= WITHDREW && isIntruder(s, side, fleet, portOf(battle.place));
}

/** R84 An active block that is driven off has done for this activation. */
function driveOff(s: Campaign, context: Context): void {
  if (!isInZone(s.battle.place)) return;
  const to = inZone(portOf(s.battle.place), OFF_STATION);
  for (const side of BOTH) {
    for (const block of byTag(s, fleetsOf(s, side))) {
      if (!isDrivenOff(s, side, block.id)) continue;
      if (block.active > 0) block.active = FINISHED;
      shift(s, side, block, to, context, '20.5');
    }
  }
}

// --- 20.6 Goals and release ---

/** 20.6.1, R86 Each Allied fleet once. */
const newBearings = lane(
  'new-bearings',
  { seat: 0, block: 0 },
  {
    draft: (): Pairs => ({ kind: 'pairs', pairs: [] }),
    join(s, _seat, draft) {
      for (let i = 0; i + 1 < draft.pairs.length; i += 2) {
        const block = blockOf(s, draft.pairs[i] as number);
        block.goal = draft.pairs[i + 1] as number;
        block.arrived = 0;
      }
    },
  },
  [
    forEach('block', s => fleetsOf(s, ALLIED), [
      ask('goal', {
        by: (_s, l) => l.seat as Seat,
        offers: (s, l) => [
          { do: 'keep-goal', block: l.block },
          ...newGoals(s, blockOf(s, l.block)).map(
            (destination): GloryAction => ({ do: 'new-goal', block: l.block, destination }),
          ),
        ],
        take(_s, l, answer, _context, draft) {
          if (answer.do === 'new-goal') draft.pairs.push(l.block, answer.destination);
        },
        clause: '20.6.1',
        about: (_s, l) => ({ block: l.block }),
        unasked: (s, l) => (newGoals(s, blockOf(s, l.block)).length === 0 ? 'nothing-else' : null),
        hides: 'the goal of a fleet after a battle',
      }),
    ]),
  ],
);

/** 20.6.2 Each British fleet of a battle in a patrol zone. */
const releasing = lane(
  'releasing',
  { seat: 0, block: 0 },
  {
    draft: (): Picks => ({ kind: 'picks', ships: [], admirals: [], blocks: [] }),
    join(s, _seat, draft) {
      s.battle.sent = draft.blocks.slice();
    },
  },
  [
    forEach('block', s => fleetsOf(s, BRITISH), [
      ask('release', {
        by: (_s, l) => l.seat as Seat,
        offers: (_s, l) => [
          { do: 'keep-station', block: l.block },
          { do: 'release', block: l.block },
        ],
        take(_s, l, answer, _context, draft) {
          if (answer.do === 'release') draft.blocks.push(l.block);
        },
        clause: '20.6.2',
        about: (_s, l) => ({ block: l.block }),
      }),
    ]),
  ],
);

/** 20.6.2, R113 Without movement points and without being searched for. */
function release(s: Campaign, context: Context): void {
  for (const block of byTag(s, s.battle.sent)) {
    if (block.active > 0) block.under = 1;
    shift(s, BRITISH, block, hexOf(block.place), context, '20.6.2');
  }
  s.battle.sent = [];
}

const hasRelease = (s: Readonly<Campaign>): boolean => isInZone(s.battle.place) && fleetsOf(s, BRITISH).length > 0;

/** 20.6 Leeward first; R128 where nobody has the gauge (17.2) the inactive side. */
function order(s: Readonly<Campaign>): number[] {
  const { windward, active } = s.battle;
  const last = windward >= 0 ? windward : active;
  return [otherSide(last), last];
}

const orders = procedure('orders-after-battle', { side: 0 }, [
  forEach('side', order, [
    when(
      (s, l) => l.side === ALLIED && !s.articles.trafalgar && fleetsOf(s, ALLIED).length > 0,
      [
        step('goals', (_s, _l, context) =>
          tell(context, { type: 'after-battle', what: 'goals', port: -1, clause: '20.6.1' }),
        ),
        together(() => [ALLIED], newBearings),
      ],
    ),
    when(
      (s, l) => l.side === BRITISH && hasRelease(s),
      [
        step('said', (_s, _l, context) =>
          tell(context, { type: 'after-battle', what: 'release', port: -1, clause: '20.6.2' }),
        ),
        together(() => [BRITISH], releasing),
        step('release', (s, _l, context) => release(s, context)),
      ],
    ),
  ]),
]);

// --- 20.7, 20.8 ---

/** 20.7 */
function turnMarker(s: Campaign, context: Context): void {
  const admiral = s.battle.commanders[ALLIED];
  if (s.battle.status[ALLIED] !== VICTORIOUS || (admiral !== VILLENEUVE && admiral !== GANTEAUME)) return;
  s.victor = admiral === VILLENEUVE ? 1 : 0;
  tell(context, { type: 'victor-marker', admiral, clause: '20.7' });
}

/** 20.8, fate-3 Only in the patrol zone of the port that it came out of; 22.3.1 nobody goes back into one that is lost. */
function mustGoBack(s: Readonly<Campaign>): boolean {
  const { battle, activation } = s;
  const side = battle.active as 0 | 1;
  const { moving } = activation;
  if (!isInZone(battle.place) || moving < 0 || !fleetsOf(s, side).includes(moving)) return false;
  const { sortied, began } = blockOf(s, moving);
  const port = portOf(battle.place);
  if (sortied === 0 || portOf(began) !== port || !isFriendly(s, port, side)) return false;
  return battle.status[side] >= MAJORITY_WRECKED;
}

function goBack(s: Campaign, context: Context): void {
  const { battle, activation } = s;
  if (!mustGoBack(s)) return;
  battle.back = 1;
  const fleets = fleetsOf(s, battle.active);
  fleets.splice(fleets.indexOf(activation.moving), 1);
  enterPort(s, blockOf(s, activation.moving), portOf(battle.place), context);
}

/** 20.0 Steps 14 to 18 of a battle. */
export const aftermath = procedure('aftermath', {}, [
  step('status', (s, _l, context) => judgeStatus(s, context)),
  step('ships', (s, _l, context) => {
    const sides = BOTH.filter(side => throwsForFate(s, side));
    for (const side of sides) fateOfShips(s, side, context);
    noteDamage(s);
  }),
  step('admirals', (s, _l, context) => {
    fateOfAdmirals(s, context);
    turnMarker(s, context);
  }),
  // After the admirals, whose fleets are those of before the battle.
  step('cargoes', (s, _l, context) => fateOfCargoes(s, context)),
  call(reforming),
  step('stations', (s, _l, context) => {
    goBack(s, context);
    driveOff(s, context);
  }),
  call(orders),
  step('end', (s, _l, context) => {
    s.battle.on = 0;
    s.battle.haven = -1;
    // What came before may have been settled under seal: whoever looks on learns by this that the board is cleared.
    tell(context, { type: 'after-battle', what: 'end', port: -1, clause: '20.6' });
  }),
]);
