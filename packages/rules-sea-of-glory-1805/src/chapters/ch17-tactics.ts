/** 17.0 Initiating combat and choosing tactics. */

import type { Context, Seat } from '@weathergauge/engine';
import { isHeard } from '@weathergauge/engine';
import { ask, call, forEach, lane, procedure, repeat, step, together, when } from './builders.ts';
import { commanderOf } from './ch08-admirals.ts';
import { firing, leaving } from './ch18-firing.ts';
import { dropAnchor, isAtAnchor, sailOnMatrix, standToSea } from './ch19-anchor.ts';
import {
  battleShips,
  berthsOf,
  commanderCard,
  commandRating,
  countFrom,
  fleetsOf,
  isAllWrecked,
  isCrippled,
  isEncumbered,
  learn,
} from '../model/battle-fleets.ts';
import {
  ADMIRALS_CHOICE,
  BREAK_THE_LINE,
  battleTypes,
  EASY_SAIL,
  FULL_SAIL,
  LEEWARD_WITHDRAWS,
  leewardTactics,
  PELL_MELL,
  windwardTactics,
} from '../model/data/numbers-of-battle.ts';
import type { Choice } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { battleNotes, battleType, daySeason, lowestOfRange, roundsOf } from '../model/lookups.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf, isExpedition, otherSide } from '../model/state.ts';
import {
  ALLIED,
  AT_ANCHOR,
  BRITISH,
  GOLD,
  NORTH_SEA_FLEET,
  SOUND,
  sailStates,
  TRANSPORT,
  WEIGH_ANCHOR,
} from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const DIE = 6;
/** 17.6 A signal is the number of its tactic times this, and its sail state. */
const SAILS = sailStates.length;
/** 17.6 Repeat Same: after the four tactics of a position. */
const REPEAT = 4;

const throwDie = (context: Context, why: string): number => context.dice.draw(DIE, why) + 1;

export function leewardOf(s: Readonly<Campaign>): number {
  return otherSide(s.battle.windward);
}

// --- 17.1, 17.2 Pennants and sizes ---

function tagsOf(s: Readonly<Campaign>, side: number): number[] {
  return fleetsOf(s, side)
    .filter(fleet => fleet !== NORTH_SEA_FLEET)
    .map(fleet => blockOf(s, fleet).tag)
    .toSorted((a, b) => a - b);
}

function announce(s: Campaign, context: Context): void {
  const { battle } = s;
  if (isHeard(context)) {
    tell(context, {
      type: 'battle',
      place: battle.place,
      side: battle.active,
      british: tagsOf(s, BRITISH),
      allied: tagsOf(s, ALLIED),
      northSeaFleet: fleetsOf(s, BRITISH).includes(NORTH_SEA_FLEET) ? 1 : 0,
      clause: '16.0',
    });
  }
  for (const side of [BRITISH, ALLIED]) {
    const admiral = commanderOf(s, side, berthsOf(s, side));
    battle.commanders[side] = admiral;
    tell(context, { type: 'pennant', side, admiral, clause: '17.1' });
  }
  for (const side of [BRITISH, ALLIED]) tellSize(s, side, context);
}

/** 17.2 As after a search, but of the whole battle fleet. */
function tellSize(s: Campaign, side: number, context: Context): void {
  const fleets = fleetsOf(s, side);
  const low = lowestOfRange(countFrom(s, side, SOUND));
  const transports = fleets.some(fleet => isExpedition(fleet) || fleet === TRANSPORT) ? 1 : 0;
  const gold = fleets.includes(GOLD) ? 1 : 0;
  const allWrecked = isAllWrecked(s, side) ? 1 : 0;
  tell(context, { type: 'fleet-size', side, low, transports, gold, allWrecked, clause: '17.2' });
  learn(s, side, 'battle-fleet', low, s.battle.commanders[side] as number, allWrecked, transports + 2 * gold);
}

export const announcing = procedure('announcing', {}, [step('announce', (s, _l, context) => announce(s, context))]);

// --- 17.3, 17.4, 17.5 Weather gauge, denial, day of battle ---

/** 17.3 The side that may choose. */
function throwForGauge(s: Campaign, context: Context): number {
  const faces: [number, number] = [throwDie(context, 'weather gauge'), throwDie(context, 'weather gauge')];
  s.battle.gauge = faces;
  const total = (side: number): number =>
    (faces[side] as number) + commanderCard(s, side).seamanship + (isEncumbered(s, otherSide(side)) ? 1 : 0);
  const totals = [total(BRITISH), total(ALLIED)] as const;
  const side = totals[BRITISH] >= totals[ALLIED] ? BRITISH : ALLIED;
  tell(context, { type: 'gauge-thrown', faces, totals, side, clause: '17.3' });
  return side;
}

function takeGauge(s: Campaign, windward: number, context: Context): void {
  s.battle.windward = windward;
  const anchored = dropAnchor(s, otherSide(windward));
  tell(context, { type: 'windward', side: windward, anchored, clause: anchored === 1 ? '19.0' : '17.3' });
}

function setDay(s: Campaign, total: number, context: Context): void {
  s.battle.rounds = roundsOf(total);
  tell(context, { type: 'day-of-battle', total, rounds: s.battle.rounds, clause: '17.5' });
}

export const weatherGauge = procedure('weather-gauge', { side: 0, total: 0 }, [
  step('throw', (s, l, context) => {
    l.side = throwForGauge(s, context);
  }),
  ask('gauge', {
    by: (_s, l) => l.side as Seat,
    offers: () => [
      { do: 'gauge', position: 'windward' },
      { do: 'gauge', position: 'leeward' },
    ],
    take(s, l, answer, context) {
      if (answer.do !== 'gauge') return;
      takeGauge(s, answer.position === 'windward' ? l.side : otherSide(l.side), context);
    },
    clause: '17.3',
  }),
  ask('battle', {
    by: s => s.battle.windward as Seat,
    offers: () => [
      { do: 'battle', choice: 'accept' },
      { do: 'battle', choice: 'deny' },
    ],
    take(s, _l, answer, context) {
      if (answer.do !== 'battle' || answer.choice === 'accept') return;
      s.battle.denied = 1;
      tell(context, { type: 'denied', side: s.battle.windward, clause: '17.4' });
    },
    clause: '17.4',
  }),
  when(
    s => s.battle.denied === 0,
    [
      step('bare-dice', (s, l) => {
        l.total = s.battle.gauge[0] + s.battle.gauge[1];
      }),
      // R78 Windward first, openly.
      forEach('side', s => [s.battle.windward, leewardOf(s)], [
        when(
          (s, l) => commanderCard(s, l.side).seamanship > 0,
          [
            ask('day', {
              by: (_s, l) => l.side as Seat,
              offers: () => [
                { do: 'day', by: 'add' },
                { do: 'day', by: 'subtract' },
                { do: 'day', by: 'leave' },
              ],
              take(s, l, answer) {
                if (answer.do !== 'day' || answer.by === 'leave') return;
                const { seamanship } = commanderCard(s, l.side);
                l.total += answer.by === 'add' ? seamanship : -seamanship;
              },
              clause: '17.5',
              about: (s, l) => ({
                total: l.total,
                season: daySeason(s.turn),
                seamanship: commanderCard(s, l.side).seamanship,
              }),
            }),
          ],
        ),
      ]),
      step('length', (s, l, context) => setDay(s, l.total + daySeason(s.turn), context)),
    ],
  ),
]);

// --- 17.6, 17.7 Tactics and sail states ---

/** All signals there are, by position (windward first), tactic and sail state. */
const SIGNALS: readonly (readonly (readonly GloryAction[])[])[] = [windwardTactics, leewardTactics].map(list =>
  [...list, 'repeat' as const].map(tactic => sailStates.map(sail => ({ do: 'signal', tactic, sail }))),
);

const positionOf = (s: Readonly<Campaign>, side: number): number => (s.battle.windward === side ? 0 : 1);

/** 17.6, 17.7, 19.2 A tactic that lies face up already is ordered by Repeat Same. */
export function signalOffers(s: Readonly<Campaign>, side: number): GloryAction[] {
  const table = SIGNALS[positionOf(s, side)] as readonly (readonly GloryAction[])[];
  const offers: GloryAction[] = [];
  const add = (tactic: number, sail: number): void => {
    offers.push((table[tactic] as readonly GloryAction[])[sail] as GloryAction);
  };
  if (isAtAnchor(s, side)) {
    add(REPEAT, AT_ANCHOR);
    add(REPEAT, WEIGH_ANCHOR);
    return offers;
  }
  const topSail = isCrippled(s, side) ? EASY_SAIL : FULL_SAIL;
  for (let sail = EASY_SAIL; sail <= topSail; sail++) {
    add(REPEAT, sail);
    for (let tactic = 0; tactic < REPEAT; tactic++) if (tactic !== s.battle.tactics[side]) add(tactic, sail);
  }
  return offers;
}

/** 17.6 Face down until the command roll: both at once. */
const signalling = lane(
  'signalling',
  { seat: 0 },
  {
    draft: (): Choice => ({ kind: 'choice', chosen: -1 }),
    join(s, seat, draft) {
      s.battle.signals[seat as 0 | 1] = draft.chosen;
    },
  },
  [
    ask('signal', {
      by: (_s, l) => l.seat as Seat,
      offers: (s, l) => signalOffers(s, l.seat),
      // What the enemy signals is his secret: a forecast takes it that he goes on as he does.
      presumed: (s, l, _draft, asker) => (asker === l.seat ? null : (signalOffers(s, l.seat)[0] ?? null)),
      take(s, l, answer, _context, draft) {
        if (answer.do !== 'signal') return;
        const list: readonly string[] = l.seat === s.battle.windward ? windwardTactics : leewardTactics;
        const tactic = answer.tactic === 'repeat' ? REPEAT : list.indexOf(answer.tactic);
        draft.chosen = tactic * SAILS + sailStates.indexOf(answer.sail);
      },
      clause: '17.6',
      about: (s, l) => ({
        round: s.battle.round,
        rounds: s.battle.rounds,
        tactic: s.battle.tactics[l.seat] as number,
        sail: s.battle.sails[l.seat] as number,
        rating: commandRating(s, l.seat),
      }),
    }),
  ],
);

/** 17.6, R79 Always rolled; only an order that is obeyed is ever seen. */
function rollCommand(s: Campaign, side: 0 | 1, context: Context): void {
  const { battle } = s;
  const signal = battle.signals[side];
  const rating = commandRating(s, side);
  const face = throwDie(context, 'command');
  const passed = face <= rating ? 1 : 0;
  const tactic = passed === 1 ? Math.floor(signal / SAILS) : -1;
  const sail = passed === 1 ? signal % SAILS : -1;
  battle.signals[side] = -1;
  if (passed === 1) {
    if (tactic !== REPEAT) battle.tactics[side] = tactic;
    battle.sails[side] = sail;
    if (sail === WEIGH_ANCHOR) battle.anchored[side] = 2;
  }
  const windward = side === battle.windward ? 1 : 0;
  tell(context, { type: 'command', side, face, rating, passed, windward, tactic, sail, clause: '17.6' });
}

// --- 17.8 Type of battle ---

/** 17.8, matrix-1 to matrix-6 */
function readMatrix(s: Campaign, context: Context): void {
  const { battle } = s;
  const { tactics, windward } = battle;
  const leeward = leewardOf(s);
  const cell = [
    tactics[windward] as number,
    sailOnMatrix(s, windward),
    tactics[leeward] as number,
    sailOnMatrix(s, leeward),
  ] as const;
  battle.type = battleType(...cell);
  battle.notes = battleNotes(...cell);
  tell(context, { type: 'battle-type', kind: battle.type, notes: battle.notes, clause: '17.8' });
}

/** 17.8.6 */
export function chooser(s: Readonly<Campaign>): number {
  const worth = (side: number): number => commanderCard(s, side).seamanship + commandRating(s, side);
  const leeward = leewardOf(s);
  return worth(leeward) > worth(s.battle.windward) ? leeward : s.battle.windward;
}

/** matrix-3 */
const CHOICES: readonly GloryAction[] = battleTypes
  .filter((_, type) => type !== ADMIRALS_CHOICE && type !== LEEWARD_WITHDRAWS)
  .map(type => ({ do: 'choose-battle', type }));

/** 17.8.2, 17.8.5 Commands fall once in a battle. matrix-4, R111 The order to withdraw was the choice: leeward is gone before firing. */
function takeEffect(s: Campaign, context: Context): void {
  const { battle } = s;
  const leeward = leewardOf(s) as 0 | 1;
  if (battle.type === BREAK_THE_LINE) battle.shaken[leeward] = 1;
  if (battle.type === PELL_MELL) {
    battle.shaken = [1, 1];
    battle.pellMell = 1;
  }
  if (battle.type !== LEEWARD_WITHDRAWS) return;
  battle.left[leeward] = 1;
  battle.ended = 1;
  tell(context, { type: 'left-battle', side: leeward, precipitous: 0, clause: 'matrix-4' });
}

/** 17.9, R77 Both lines, and the wrecks behind them, lie open from now on. */
function formLines(s: Campaign, context: Context): void {
  s.battle.formed = 1;
  const ships: number[] = [];
  for (const side of [BRITISH, ALLIED]) {
    for (const ship of battleShips(s, side)) {
      ships.push(ship);
      learn(s, side, 'ship', ship, s.damage[ship] as number);
    }
  }
  tell(context, { type: 'lines-formed', ships, damage: ships.map(ship => s.damage[ship] as number), clause: '17.9' });
}

function beginRound(s: Campaign, context: Context): void {
  const { battle } = s;
  standToSea(s);
  battle.round++;
  battle.extra = [0, 0];
  battle.points = [0, 0];
  tell(context, { type: 'round', round: battle.round, rounds: battle.rounds, clause: '16.0' });
}

/** 16.0 Steps 7 to 13, round after round. */
export const combat = procedure('combat', {}, [
  repeat(
    s => s.battle.ended === 0,
    [
      step('round', (s, _l, context) => beginRound(s, context)),
      together(() => [BRITISH, ALLIED], signalling),
      step('command', (s, _l, context) => {
        rollCommand(s, BRITISH, context);
        rollCommand(s, ALLIED, context);
      }),
      step('type', (s, _l, context) => readMatrix(s, context)),
      when(
        s => s.battle.type === ADMIRALS_CHOICE,
        [
          ask('choose-battle', {
            by: s => chooser(s) as Seat,
            offers: () => CHOICES,
            presumed: (s, _l, _draft, asker) => (asker === chooser(s) ? null : (CHOICES[0] ?? null)),
            take(s, _l, answer, context) {
              if (answer.do !== 'choose-battle') return;
              s.battle.type = battleTypes.indexOf(answer.type);
              tell(context, { type: 'battle-type', kind: s.battle.type, notes: s.battle.notes, clause: '17.8.6' });
            },
            clause: '17.8.6',
            about: s => ({ round: s.battle.round }),
          }),
        ],
      ),
      step('effect', (s, _l, context) => takeEffect(s, context)),
      when(
        s => s.battle.ended === 0,
        [
          when(s => s.battle.formed === 0, [step('lines', (s, _l, context) => formLines(s, context))]),
          call(firing),
          call(leaving),
        ],
      ),
    ],
  ),
]);
