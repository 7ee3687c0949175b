/** 18.0 Firing, damage, and the ends of a battle. */

import type { Context, Seat } from '@weathergauge/engine';
import { ask, lane, procedure, repeat, step, together, when } from './builders.ts';
import { anchorDice } from './ch19-anchor.ts';
import { battleFirepower, battleShips, isAllWrecked, isCrippled } from '../model/battle-fleets.ts';
import { FIREPOWER, SHIP_DEFENCE } from '../model/data/figures.ts';
import {
  BREAK_THE_LINE,
  EASY_SAIL,
  FULL_SAIL,
  HOT_ACTION,
  PELL_MELL,
  RUNNING_BATTLE,
  WITHERING_FIRE,
} from '../model/data/numbers-of-battle.ts';
import type { Choice, Picks } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { firepowerResult, overHundred } from '../model/lookups.ts';
import type { Campaign } from '../model/state.ts';
import { otherSide } from '../model/state.ts';
import { ALLIED, BRITISH, DAMAGED, SOUND, WRECKED } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const DIE = 6;
/** 18.1 Dice of every broadside. */
const DICE = 2;
/** 17.8.3 The round from which a Hot Action is hot. */
const HOT_FROM = 3;

const BOTH: readonly (0 | 1)[] = [BRITISH, ALLIED];

// --- 18.1, 18.2 Dice and damage points ---

/** 17.8.1, 17.8.2, 17.8.3 with matrix-1, 17.8.4, 17.8.5 Dice of the type of battle. */
function typeDice(s: Readonly<Campaign>, side: number): number {
  const isWindward = s.battle.windward === side;
  switch (s.battle.type) {
    case RUNNING_BATTLE:
      return 1;
    case BREAK_THE_LINE:
      return isWindward ? 1 : 0;
    case HOT_ACTION:
      return s.battle.round >= HOT_FROM ? 1 : 0;
    case WITHERING_FIRE:
      return isWindward ? 0 : 1;
    case PELL_MELL:
      return isWindward ? 2 : 1;
    default:
      return 0;
  }
}

/** 17.7 Those whose target is at Full Sail; 19.2 not a fleet that weighs, which has two dice and no more. */
function mayTakeDie(s: Readonly<Campaign>): Seat[] {
  const { sails, anchored } = s.battle;
  return BOTH.filter(side => sails[otherSide(side)] === FULL_SAIL && anchored[side] !== 2);
}

/** 17.7, R80 Taken or left under seal. */
const fullSailDie = lane(
  'full-sail-die',
  { seat: 0 },
  {
    draft: (): Choice => ({ kind: 'choice', chosen: 0 }),
    join(s, seat, draft) {
      s.battle.extra[seat as 0 | 1] = draft.chosen;
    },
  },
  [
    ask('extra-die', {
      by: (_s, l) => l.seat as Seat,
      offers: () => [
        { do: 'extra-die', choice: 'no' },
        { do: 'extra-die', choice: 'yes' },
      ],
      presumed: () => ({ do: 'extra-die', choice: 'no' }),
      take(_s, _l, answer, _context, draft) {
        if (answer.do === 'extra-die') draft.chosen = answer.choice === 'yes' ? 1 : 0;
      },
      clause: '17.7',
      about: s => ({ round: s.battle.round, type: s.battle.type }),
    }),
  ],
);

/** 18.1 Face-up attack of the line, halved in a Running Battle. */
export function lineFirepower(s: Readonly<Campaign>, side: number): number {
  const firepower = battleFirepower(s, side);
  return s.battle.type === RUNNING_BATTLE ? Math.ceil(firepower / 2) : firepower;
}

/** 18.1, 19.2 */
export function diceOf(s: Readonly<Campaign>, side: 0 | 1): number {
  if (s.battle.anchored[side] === 2) return DICE;
  return DICE + typeDice(s, side) + s.battle.extra[side] + anchorDice(s, side);
}

/** 18.1, 18.2 Both throw before either is hit. */
function fire(s: Campaign, side: 0 | 1, context: Context): void {
  const { battle } = s;
  const firepower = lineFirepower(s, side);
  const faces: number[] = [];
  let total = overHundred(firepower);
  for (let dice = diceOf(s, side); dice > 0; dice--) {
    const face = context.dice.draw(DIE, 'broadside') + 1;
    faces.push(face);
    total += face;
  }
  const points = firepowerResult(firepower, total);
  battle.throws[side] = total;
  battle.points[side] = points;
  tell(context, {
    type: 'broadside',
    side,
    firepower,
    faces,
    total,
    points,
    extra: battle.extra[side],
    clause: '18.2',
  });
}

// --- 18.3 Allocation ---

/** What becomes of a ship by hits that are not carried out yet. */
function damageAfter(s: Readonly<Campaign>, ship: number, hits: readonly number[]): number {
  let damage = s.damage[ship] as number;
  for (let i = 0; i < hits.length; i++) if (hits[i] === ship) damage++;
  return damage;
}

/** 18.3 Face-up defence: what it costs to damage, or to wreck, a ship. */
const costOf = (ship: number, damage: number): number => SHIP_DEFENCE[ship * 2 + damage] as number;

function pointsLeft(s: Readonly<Campaign>, side: number, hits: readonly number[]): number {
  let left = s.battle.points[side] as number;
  for (let i = 0; i < hits.length; i++) {
    const ship = hits[i] as number;
    left -= costOf(ship, damageAfter(s, ship, hits.slice(0, i)));
  }
  return left;
}

/** 18.3 Ships that a side may still damage or wreck with what it has left. */
export function targetsOf(s: Readonly<Campaign>, side: number, hits: readonly number[]): number[] {
  const { battle } = s;
  const left = pointsLeft(s, side, hits);
  const line: number[] = [];
  const damage: number[] = [];
  let isAllDamaged = true;
  for (const ship of battleShips(s, otherSide(side))) {
    const after = damageAfter(s, ship, hits);
    if (after === WRECKED) continue;
    line.push(ship);
    damage.push(after);
    if (after === SOUND) isAllDamaged = false;
  }
  const mayWreck = battle.extra[side] === 0 && ((battle.throws[side] as number) >= FIREPOWER.wreckFrom || isAllDamaged);
  return line.filter((ship, i) => {
    const state = damage[i] as number;
    return (state === SOUND || (state === DAMAGED && mayWreck)) && costOf(ship, state) <= left;
  });
}

const gunners = (s: Readonly<Campaign>): Seat[] => BOTH.filter(side => targetsOf(s, side, []).length > 0);

const CEASE_FIRE: GloryAction = { do: 'cease-fire' };

/** 18.3, R80 Both give out damage at once, each by what the lines were before the round. Points may be left unused. */
const gunnery = lane(
  'gunnery',
  { seat: 0, isDone: 0 },
  {
    draft: (): Picks => ({ kind: 'picks', ships: [], admirals: [], blocks: [] }),
    join(s, seat, draft) {
      s.battle.hits[seat as 0 | 1] = draft.ships.slice();
    },
  },
  [
    repeat(
      (s, l, draft) => l.isDone === 0 && targetsOf(s, l.seat, draft.ships).length > 0,
      [
        ask('hit', {
          by: (_s, l) => l.seat as Seat,
          offers: (s, l, draft) => {
            const offers = targetsOf(s, l.seat, draft.ships).map((ship): GloryAction => ({ do: 'hit', ship }));
            offers.push(CEASE_FIRE);
            return offers;
          },
          presumed: (s, l, draft) => ({ do: 'hit', ship: targetsOf(s, l.seat, draft.ships)[0] as number }),
          take(_s, l, answer, _context, draft) {
            if (answer.do === 'hit') draft.ships.push(answer.ship);
            else l.isDone = 1;
          },
          clause: '18.3',
          about: (s, l, draft) => ({ points: pointsLeft(s, l.seat, draft.ships) }),
        }),
      ],
    ),
  ],
);

function takeHits(s: Campaign, context: Context): void {
  const { battle } = s;
  for (const side of BOTH) {
    for (const ship of battle.hits[side]) {
      const damage = (s.damage[ship] as number) + 1;
      s.damage[ship] = damage;
      tell(context, { type: 'ship-hit', side: otherSide(side), ship, damage, clause: '18.3' });
    }
  }
  battle.hits = [[], []];
  battle.fired++;
  shortenSail(s);
}

/** 17.7 From the moment when more than half are damaged or wrecked. */
function shortenSail(s: Campaign): void {
  for (const side of BOTH)
    if (s.battle.sails[side] === FULL_SAIL && isCrippled(s, side)) s.battle.sails[side] = EASY_SAIL;
}

export const firing = procedure('firing', {}, [
  when(s => mayTakeDie(s).length > 0, [together(mayTakeDie, fullSailDie)]),
  step('fire', (s, _l, context) => {
    fire(s, BRITISH, context);
    fire(s, ALLIED, context);
  }),
  when(s => gunners(s).length > 0, [together(gunners, gunnery)]),
  step('damage', (s, _l, context) => takeHits(s, context)),
]);

// --- 18.4 Ends ---

const NOTE_2 = 1 << 2;
const NOTE_5 = 1 << 5;

/** 18.4 Rounds over, or no ship of a side left that is not wrecked. */
function judge(s: Campaign): void {
  const { battle } = s;
  if (battle.round >= battle.rounds || isAllWrecked(s, BRITISH) || isAllWrecked(s, ALLIED)) battle.ended = 1;
}

/** matrix-2, matrix-5, R81 Who may leave after this round. */
export function leavers(s: Readonly<Campaign>): Seat[] {
  const { notes, windward, round } = s.battle;
  return BOTH.filter(side => (side === windward ? (notes & NOTE_2) !== 0 : (notes & NOTE_5) !== 0 && round >= 2));
}

/** matrix-2 Windward breaks off from a fleet at Easy Sail and flees from one at Full Sail; matrix-5 leeward always flees. */
function mannerOf(s: Readonly<Campaign>, side: number): number {
  const { windward, sails } = s.battle;
  return side === windward && sails[otherSide(side)] !== FULL_SAIL ? 1 : 2;
}

const breakingOff = lane(
  'breaking-off',
  { seat: 0 },
  {
    draft: (): Choice => ({ kind: 'choice', chosen: 0 }),
    join(s, seat, draft) {
      s.battle.left[seat as 0 | 1] = draft.chosen;
    },
  },
  [
    ask('break-off', {
      by: (_s, l) => l.seat as Seat,
      offers: () => [
        { do: 'break-off', choice: 'no' },
        { do: 'break-off', choice: 'yes' },
      ],
      presumed: (_s, l, _draft, asker) => (asker === l.seat ? null : { do: 'break-off', choice: 'no' }),
      take(s, l, answer, _context, draft) {
        if (answer.do === 'break-off' && answer.choice === 'yes') draft.chosen = mannerOf(s, l.seat);
      },
      clause: '18.4',
      about: (s, l) => ({ precipitous: mannerOf(s, l.seat) - 1, round: s.battle.round, rounds: s.battle.rounds }),
    }),
  ],
);

function leave(s: Campaign, context: Context): void {
  const { battle } = s;
  for (const side of BOTH) {
    if (battle.left[side] === 0) continue;
    battle.ended = 1;
    const clause = side === battle.windward ? 'matrix-2' : 'matrix-5';
    tell(context, { type: 'left-battle', side, precipitous: battle.left[side] - 1, clause });
  }
}

export const leaving = procedure('leaving', {}, [
  step('judge', judge),
  when(
    s => s.battle.ended === 0 && leavers(s).length > 0,
    [together(leavers, breakingOff), step('leave', (s, _l, context) => leave(s, context))],
  ),
]);
