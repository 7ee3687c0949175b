/**
 * Events as motions, beginning at the view before them. What the book does at the same time is shown at the same time: all ships
 * sail together, all guns fire together, and only then are the counters turned up, ship by ship.
 */

import type { SailsEvent, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { cardName, doesHarm, isBattery, isLaid, strengths } from '@weathergauge/rules-sails-of-glory/geometry';
import { bearing, pathLength, turnBetween } from '../../../board/geometry.ts';
import type { Motion, Pose } from '../../../board/scene.ts';
import type { Happening } from '../../../client/protocol.ts';
import { aside, drawn } from './asides.ts';
import { tell } from './board-say.ts';
import { isShip, poseOf } from './units.ts';
import { sailedPath } from './helm.ts';
import { pointName } from './scene.ts';

const MS_A_MM = 15;
const SHORTEST_MS = 700;
const LONGEST_MS = 2400;
const VOLLEY_MS = 1200;
const MUSKETS_MS = 800;
const BURST_MS = 1300;
const BRIEF_MS = 700;
const CAPTION_MS = 900;
/** Captions that explain an automatic ship's move are longer to read. */
const EXPLAIN_MS = 1700;
/** The most shots that are drawn for one volley. */
const MOST_SHOTS = 8;
const WIND_POINT = 45;

type Of<T extends SailsEvent['type']> = Extract<SailsEvent, { type: T }>;

/** What is shown at one moment, gathered until something of another kind happens. */
interface Moment {
  readonly list: Motion[];
  readonly volleys: Motion[];
  /** What befalls each ship, in her own order; ships do not wait for each other. */
  readonly turns: Map<number, (readonly Motion[])[]>;
}

export function motions(before: SailsView, happenings: readonly Happening[]): readonly Motion[] {
  const events = happenings.map(({ event }) => event as SailsEvent);
  const poses = new Map<number, Pose>(before.ships.filter(isLaid).map(ship => [ship.id, poseOf(before, ship)]));
  const moment: Moment = { list: [], volleys: [], turns: new Map() };
  for (const turn of turnsOf(meleed(events))) {
    const first = turn.findIndex(isOfMove);
    const moved = first < 0 ? turn.length : first;
    turn.slice(0, moved).forEach((e, i) => show(moment, e, turn.slice(i + 1), before, poses));
    flush(moment);
    sail(moment.list, turn.slice(moved).filter(isOfMove), before, poses);
    const rest = turn.slice(moved).filter(e => !isOfMove(e));
    rest.forEach((e, i) => show(moment, e, rest.slice(i + 1), before, poses));
    flush(moment);
  }
  return moment.list;
}

/** In a boarding crews draw counters one by one in turn; those that a crew drew in one fight are merged into one event. */
export function meleed(events: readonly SailsEvent[]): readonly SailsEvent[] {
  const told: SailsEvent[] = [];
  let fight = new Map<number, number>();
  for (const e of events) {
    if (e.type === 'drew' && e.cause === 'boarding') {
      const at = fight.get(e.ship) ?? told.length;
      const before = told[at];
      fight.set(e.ship, at);
      told[at] = before?.type === 'drew' ? { ...e, faces: [...before.faces, ...e.faces] } : e;
      continue;
    }
    // A `damaged` event follows each draw and does not end the fight.
    if (e.type !== 'damaged') fight = new Map();
    told.push(e);
  }
  return told;
}

/** In each turn of the game the ships sail once. */
function turnsOf(events: readonly SailsEvent[]): SailsEvent[][] {
  const turns: SailsEvent[][] = [[]];
  for (const e of events) {
    if (e.type === 'turn') turns.push([]);
    turns.at(-1)?.push(e);
  }
  return turns;
}

function show(
  moment: Moment,
  e: SailsEvent,
  later: readonly SailsEvent[],
  before: SailsView,
  poses: ReadonlyMap<number, Pose>,
): void {
  if (e.type === 'fired' || e.type === 'musketry') {
    if (moment.volleys.length === 0) flush(moment);
    fire(moment, e, later, before, poses);
    return;
  }
  if (isForAll(e)) {
    flush(moment);
    moment.list.push(...motionsOf(e, before));
    return;
  }
  if ('ship' in e) befall(moment, e.ship, motionsOf(e, before));
}

/** True for events that concern the whole table: they are shown after all that came before. */
function isForAll(e: SailsEvent): boolean {
  return e.type === 'turn' || e.type === 'wind' || e.type === 'lost';
}

function befall(moment: Moment, ship: number, group: readonly Motion[]): void {
  if (group.length > 0) moment.turns.set(ship, [...(moment.turns.get(ship) ?? []), group]);
}

/** All guns at once; then each ship's next, all ships at once, until all has been shown. */
function flush({ list, volleys, turns }: Moment): void {
  together(list, volleys.splice(0));
  const most = Math.max(0, ...[...turns.values()].map(groups => groups.length));
  for (let round = 0; round < most; round++)
    together(
      list,
      [...turns.values()].flatMap(groups => groups[round] ?? []),
    );
  turns.clear();
}

function together(list: Motion[], group: readonly Motion[]): void {
  group.forEach((motion, i) => {
    const { with: joined, ...alone } = motion;
    list.push(i > 0 ? { ...alone, with: true } : joined === true ? alone : motion);
  });
}

// --- Movement ---

type MoveEvent = Of<'card-drawn' | 'shuffled-back' | 'card-replaced' | 'sailed' | 'lay-still'>;
const OF_MOVE: readonly string[] = [
  'card-drawn',
  'shuffled-back',
  'card-replaced',
  'sailed',
  'lay-still',
] satisfies readonly MoveEvent['type'][];

function isOfMove(e: SailsEvent): e is MoveEvent {
  return OF_MOVE.includes(e.type);
}

/** First what explains the moves, over each ship; then all ships at the same time. */
function sail(list: Motion[], events: readonly MoveEvent[], before: SailsView, poses: Map<number, Pose>): void {
  const told = new Map<number, string[]>();
  const sails: Motion[] = [];
  for (const e of events) {
    const ship = before.ships[e.ship];
    if (ship === undefined) continue;
    if (e.type !== 'sailed') {
      told.set(e.ship, [...(told.get(e.ship) ?? []), explained(e, ship)]);
      continue;
    }
    const path = sailedPath(before, ship, e);
    poses.set(e.ship, path.at(-1) ?? poseOf(before, e));
    sails.push({ kind: 'sail', ship: e.ship, path, ms: sailMs(path) });
  }
  together(
    list,
    [...told].map(([ship, texts]) => caption(texts.join('\n'), ship, EXPLAIN_MS)),
  );
  const ms = Math.max(0, ...sails.map(motion => motion.ms));
  together(
    list,
    sails.map(motion => ({ ...motion, ms })),
  );
}

function explained(e: Exclude<MoveEvent, { type: 'sailed' }>, { deck }: ShipView): string {
  switch (e.type) {
    case 'card-drawn':
      return tell('draws', { card: cardName(deck, e.card), clause: e.clause });
    case 'shuffled-back':
      return tell('shuffled', { count: e.cards.length, clause: e.clause });
    case 'card-replaced':
      return tell(`becomes.${e.why}`, { card: cardName(deck, e.by) });
    case 'lay-still':
      return tell(`still.${e.why}`);
  }
}

function sailMs(path: readonly Pose[]): number {
  return Math.round(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, pathLength(path) * MS_A_MM)));
}

// --- Fire ---

function fire(
  moment: Moment,
  e: Of<'fired' | 'musketry'>,
  later: readonly SailsEvent[],
  before: SailsView,
  poses: ReadonlyMap<number, Pose>,
): void {
  if (e.target < 0) {
    befall(moment, e.ship, [caption(tell('emptied'), e.ship)]);
    return;
  }
  const guns = Math.max(1, Math.min(MOST_SHOTS, e.counters));
  const hits = hitsOf(before, e, later);
  moment.volleys.push({
    kind: 'volley',
    ship: e.ship,
    target: e.target,
    side: sideOf(e, before.ships[e.ship], poses),
    guns,
    hits: Math.min(guns, hits),
    tally: hits,
    ...(e.type === 'fired' ? { ms: VOLLEY_MS } : { ms: MUSKETS_MS, arms: 'muskets' }),
  });
  const raked = e.modifiers?.find(part => part.what.startsWith('rake'));
  if (raked !== undefined) befall(moment, e.target, [caption(tell(`raked.${raked.what}`), e.target)]);
}

/** Counters of this fire that do harm: they are drawn right after it. */
function hitsOf({ level }: SailsView, e: Of<'fired' | 'musketry'>, later: readonly SailsEvent[]): number {
  const next = later.findIndex(other => other.type === 'fired' || other.type === 'musketry');
  return later
    .slice(0, next < 0 ? undefined : next)
    .flatMap(other => (other.type === 'drew' && other.by === e.ship && other.ship === e.target ? other.faces : []))
    .filter(face => doesHarm(level, face)).length;
}

function sideOf(
  e: Of<'fired' | 'musketry'>,
  ship: ShipView | undefined,
  poses: ReadonlyMap<number, Pose>,
): Extract<Motion, { kind: 'volley' }>['side'] {
  if (ship !== undefined && isBattery(ship)) return 'ahead';
  if (e.type === 'fired') return e.side === 'left' ? 'port' : 'starboard';
  const from = poses.get(e.ship);
  const to = poses.get(e.target);
  if (from === undefined || to === undefined) return 'starboard';
  return turnBetween(from.heading, bearing(from, to)) < 0 ? 'port' : 'starboard';
}

// --- All else ---

function motionsOf(e: SailsEvent, before: SailsView): readonly Motion[] {
  switch (e.type) {
    case 'turn':
      return [banner(tell('turn', { turn: e.turn }))];
    case 'wind': {
      const strength = tell(`strength.${strengths[e.strength] ?? 'medium'}`).toLowerCase();
      if (e.from === before.windFrom && e.strength === before.windStrength) return [];
      return [
        { kind: 'wind', from: e.from * WIND_POINT, ms: BRIEF_MS },
        { ...banner(tell('windNow', { from: pointName(e.from), strength })), with: true },
      ];
    }
    case 'automaton':
    case 'orders': {
      if (e.actions.length === 0) return [];
      const actions = e.actions.map(action => tell(`action.${action}`)).join(', ');
      if (e.type === 'orders') return [caption(actions, e.ship)];
      return [caption(tell('automaton', { actions, clause: e.clause }), e.ship, EXPLAIN_MS)];
    }
    case 'drew':
      return e.cause === 'boarding'
        ? [
            { kind: 'burst', ship: e.ship, what: 'boarding', ms: BURST_MS },
            { ...caption(drawn(e), e.ship, CAPTION_MS + 350), with: true },
          ]
        : [caption(drawn(e), e.ship, CAPTION_MS + 350)];
    case 'collided':
      return [caption(tell('collided', { other: before.ships[e.other]?.name ?? '' }), e.ship)];
    case 'struck-ground':
      return [
        { kind: 'burst', ship: e.ship, what: 'aground', ms: BRIEF_MS },
        { ...caption(tell(`ground.${e.what}`), e.ship), with: true },
      ];
    case 'aground':
    case 'exited':
      return [caption(tell(e.type), e.ship)];
    case 'special':
      return e.what === 'fire'
        ? [{ kind: 'burst', ship: e.ship, what: 'fire', ms: BRIEF_MS }, said(e, before)]
        : [said(e, before)];
    case 'burning':
      return [{ kind: 'burst', ship: e.ship, what: 'fire', ms: BRIEF_MS }, said(e, before)];
    case 'lost':
      return lost(e, before.ships[e.ship]);
    default: {
      const text = aside(e, before);
      return text === null || !('ship' in e) ? [] : [caption(text, e.ship)];
    }
  }
}

function said(e: SailsEvent, before: SailsView): Motion {
  return { ...caption(aside(e, before) ?? '', 'ship' in e ? e.ship : 0), with: true };
}

function lost(e: Of<'lost'>, ship: ShipView | undefined): readonly Motion[] {
  const fate = ship === undefined || isShip(ship) ? e.fate : 'silenced';
  const text = { ...caption(tell(`fate.${fate}`), e.ship), with: true } as const;
  switch (e.fate) {
    case 'surrendered':
      return [{ kind: 'burst', ship: e.ship, what: 'strike', ms: BURST_MS }, text];
    case 'exploded':
      return [{ kind: 'burst', ship: e.ship, what: 'explosion', ms: BURST_MS + BRIEF_MS }, text];
    case 'sunk':
      return [{ kind: 'burst', ship: e.ship, what: 'sink', ms: BURST_MS + BRIEF_MS }, text];
    default:
      return [];
  }
}

function caption(text: string, ship: number, ms = CAPTION_MS): Motion {
  return { kind: 'caption', text, ship, ms };
}

function banner(text: string): Motion {
  return { kind: 'caption', text, ship: null, ms: CAPTION_MS };
}
