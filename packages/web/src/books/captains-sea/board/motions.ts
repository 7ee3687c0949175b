/**
 * Events as motions, beginning at the view before them. Each event starts where the one before has left the ships, and where
 * one moves, those that share a square with her make room.
 */

import type { SeaEvent, SeaView } from '@weathergauge/rules-captains-sea';
import type { Contact, Firer } from '@weathergauge/rules-captains-sea/geometry';
import {
  BOW,
  BOW_RAKE,
  CROSSING,
  NO_RAKE,
  PORT,
  STARBOARD,
  STERN_RAKE,
} from '@weathergauge/rules-captains-sea/geometry';
import type { Motion, Pose } from '../../../board/scene.ts';
import type { Happening } from '../../../client/protocol.ts';
import { pushLeg, sailMs } from '../../legs.ts';
import { asideOf } from './asides.ts';
import { posesOf } from './lying.ts';
import { say } from './say.ts';
import { SIZE, windFrom } from './units.ts';

const PACE = { msAUnit: 11, shortestMs: 380, longestMs: 2000 } as const;
const VOLLEY_MS = 1250;
const CHASER_MS = 850;
const BURST_MS = 900;
const DRIFT_MS = 900;
const BRIEF_MS = 700;
const CAPTION_MS = 700;
/** The most shots that are drawn for one volley. */
const MOST_SHOTS = 10;

/** What moves on the map while events are told. */
interface Table {
  ships: readonly Firer[];
  contacts: readonly Contact[];
}

type Poses = ReadonlyMap<number, Pose>;
type Of<T extends SeaEvent['type']> = Extract<SeaEvent, { type: T }>;

export function motions(before: SeaView, happenings: readonly Happening[]): readonly Motion[] {
  const table: Table = {
    ships: before.ships.map(({ id, col, row, heading }) => ({ id, col, row, heading })),
    contacts: before.contacts,
  };
  let poses = posesOf(table.ships, table.contacts);
  const list: Motion[] = [];
  const events = oneLoss(happenings.map(({ event }) => event as SeaEvent));
  events.forEach((e, i) => {
    shift(table, e);
    const next = posesOf(table.ships, table.contacts);
    if (e.type === 'recentred') list.push(...recentred(poses, next, e));
    else for (const motion of moves(poses, next)) pushLeg(list, motion, PACE);
    poses = next;
    list.push(...effects(before, e, events.slice(0, i), events.slice(i + 1)));
  });
  return list;
}

/** What one shot costs a ship is told in one: rigging, men and hull come one after the other. */
function oneLoss(events: readonly SeaEvent[]): readonly SeaEvent[] {
  const list: SeaEvent[] = [];
  for (const e of events) {
    const last = list.at(-1);
    if (e.type !== 'harm' || last?.type !== 'harm' || last.ship !== e.ship) {
      list.push(e);
      continue;
    }
    const hull = e.hull.map((boxes, section) => boxes + (last.hull[section] ?? 0));
    list[list.length - 1] = { ...e, hull, rigging: e.rigging + last.rigging, crew: e.crew + last.crew };
  }
  return list;
}

/** Changes the table by an event. */
function shift(table: Table, e: SeaEvent): void {
  const lay = (id: number, to: Partial<Firer>): void => {
    table.ships = table.ships.map(ship => (ship.id === id ? { ...ship, ...to } : ship));
    // R35 How she lay to others is over.
    forget(table, id);
  };
  switch (e.type) {
    case 'moved':
      return lay(e.ship, { col: e.col, row: e.row });
    case 'turned':
    case 'fell-off':
      return lay(e.ship, { heading: e.heading });
    case 'recentred':
      table.ships = table.ships.map(ship => ({ ...ship, col: ship.col + e.columns, row: ship.row + e.rows }));
      return;
    case 'grapple':
      if (e.holds) {
        forget(table, e.ship);
        forget(table, e.target);
      }
      return;
    case 'contact':
      table.contacts = [...table.contacts, contactOf(e)];
      return;
    default:
  }
}

function forget(table: Table, ship: number): void {
  table.contacts = table.contacts.filter(({ a, b }) => a !== ship && b !== ship);
}

function contactOf({ ship, other, kind, sides: [aSide = -1, bSide = -1], raker }: Of<'contact'>): Contact {
  const rake = kind !== CROSSING ? NO_RAKE : raker === ship ? STERN_RAKE : BOW_RAKE;
  return { a: ship, b: other, kind, aSide, bSide, raker, rake };
}

/** Whoever lies otherwise than before goes there; the first of them leads, the others make room as she comes. */
function moves(before: Poses, after: Poses, ms?: number): readonly Motion[] {
  const list: Motion[] = [];
  for (const [ship, pose] of after) {
    const from = before.get(ship);
    if (from === undefined || isSame(from, pose)) continue;
    list.push({ kind: 'sail', ship, path: [from, pose], ms: ms ?? sailMs([from, pose], PACE) });
  }
  return list.map((motion, i) => (i === 0 ? motion : { ...motion, with: true }));
}

/** 9.3 Ships and smoke go the same way at the same pace. */
function recentred(before: Poses, after: Poses, { columns, rows }: Of<'recentred'>): readonly Motion[] {
  const by = { x: columns * SIZE, y: rows * SIZE };
  return [...moves(before, after, DRIFT_MS), { kind: 'drift', by, ms: DRIFT_MS, with: true }];
}

function isSame(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.heading === b.heading;
}

/** What is seen and read besides ships that move. */
function effects(
  view: SeaView,
  e: SeaEvent,
  earlier: readonly SeaEvent[],
  later: readonly SeaEvent[],
): readonly Motion[] {
  switch (e.type) {
    case 'to-hit':
      return [
        broadside(view, e, earlier, later),
        caption(say('toHit', { faces: e.faces.join(' '), count: e.hits }), e.target),
      ];
    case 'chasers':
      return [
        {
          kind: 'volley',
          ship: e.ship,
          target: e.target,
          side: e.end === BOW ? 'ahead' : 'astern',
          guns: e.faces.length,
          hits: e.hits,
          ms: CHASER_MS,
        },
        caption(say('chasers', { faces: e.faces.join(' '), count: e.hits }), e.target),
      ];
    case 'marksmen':
      return [
        {
          kind: 'volley',
          ship: e.ship,
          target: e.target,
          side: 'port',
          guns: 1,
          hits: e.hit ? 1 : 0,
          arms: 'muskets',
          ms: CHASER_MS,
        },
      ];
    case 'fire-check':
      return e.caught ? burst(e.ship, 'fire', say('catchesFire')) : [];
    case 'struck':
      return burst(e.ship, 'strike', say(e.willing ? 'haulsDown' : 'strikes'));
    case 'captured':
      return burst(e.ship, 'captured', say('taken'));
    case 'melee':
      return [
        { kind: 'burst', ship: e.target, what: 'boarding', ms: BURST_MS },
        { ...caption(asideOf(view, e)?.text ?? '', e.target), with: true },
      ];
    case 'wind':
      return [
        { kind: 'wind', from: windFrom(e.to8), ms: BRIEF_MS },
        { kind: 'caption', text: say('windNow', { to: say(`point.${e.to8}`) }), ship: null, ms: CAPTION_MS },
      ];
    default: {
      const aside = asideOf(view, e);
      return aside === null ? [] : [{ kind: 'caption', ms: CAPTION_MS, ...aside }];
    }
  }
}

/** The guns speak as their dice are thrown: cards come between the order and that. Hits that are cancelled at once are misses. */
function broadside(view: SeaView, e: Of<'to-hit'>, earlier: readonly SeaEvent[], later: readonly SeaEvent[]): Motion {
  const left = later.find(told => told.type === 'defence' && told.by === e.ship);
  const guns = Math.min(MOST_SHOTS, Math.max(1, e.faces.length));
  const hits = left?.type === 'defence' ? left.hits : e.hits;
  return {
    kind: 'volley',
    ship: e.ship,
    target: e.target,
    side: sideOf(view, e, earlier) === PORT ? 'port' : 'starboard',
    guns,
    hits: Math.min(guns, hits),
    tally: hits,
    ms: VOLLEY_MS,
  };
}

/** The broadside that was ordered, just now or before. */
function sideOf(view: SeaView, { ship, target }: Of<'to-hit'>, earlier: readonly SeaEvent[]): number {
  const order = earlier.findLast(told => told.type === 'fire' && told.ship === ship);
  if (order?.type === 'fire') return (order.sections & 0b11) === 0 ? STARBOARD : PORT;
  return view.attacks.find(attack => attack.ship === ship && attack.target === target)?.from ?? STARBOARD;
}

function burst(ship: number, what: Extract<Motion, { kind: 'burst' }>['what'], text: string): Motion[] {
  return [{ kind: 'burst', ship, what, ms: BURST_MS }, caption(text, ship)];
}

function caption(text: string, ship: number): Motion {
  return { kind: 'caption', text, ship, ms: CAPTION_MS };
}
