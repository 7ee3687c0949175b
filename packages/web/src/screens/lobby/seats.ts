/** Who sits where: you, someone else at this screen, or an agent. Plain data, turned into the session's plan at the end. */

import type { TableWish } from '@weathergauge/wire/types';
import type { Level, Officer, SeatPlan, Temper } from '../../client/protocol.ts';
import { officerOf, readOfficer } from '../../client/protocol.ts';

export type Sitter = 'you' | 'guest' | Officer;

const USUAL_AGENT: Level = 'lieutenant';

/** You in the first seat, agents in the others; what was chosen before is kept where the seats still exist. */
export function seated(count: number, before: readonly Sitter[] = []): readonly Sitter[] {
  const seats: Sitter[] = [];
  for (let i = 0; i < count; i++) seats.push(before[i] ?? (i === 0 ? 'you' : USUAL_AGENT));
  return seats;
}

/** One change at a seat. “You” is one person: taking another seat swaps with whoever had it. */
export function reseat(seats: readonly Sitter[], at: number, sitter: Sitter): readonly Sitter[] {
  const displaced = seats[at];
  if (displaced === undefined) return seats;
  const yours = sitter === 'you' ? seats.indexOf('you') : -1;
  return seats.map((old, i) => {
    if (i === at) return sitter;
    return i === yours ? displaced : old;
  });
}

/** The level of an agent; null for people. */
export function levelOf(sitter: Sitter): Level | null {
  return readOfficer(sitter)?.level ?? null;
}

/** How the agents at this table fight, all alike; null where there are none. */
export function temperOf(seats: readonly Sitter[]): Temper | null {
  for (const sitter of seats) {
    const officer = readOfficer(sitter);
    if (officer !== null) return officer.temper;
  }
  return null;
}

export function withTemper(seats: readonly Sitter[], temper: Temper): readonly Sitter[] {
  return seats.map(sitter => {
    const level = levelOf(sitter);
    return level === null ? sitter : officerOf(level, temper);
  });
}

export function planOf(seats: readonly Sitter[]): readonly SeatPlan[] {
  return seats.map(sitter =>
    sitter === 'you' || sitter === 'guest' ? { kind: 'human' } : { kind: 'agent', level: sitter },
  );
}

export function people(seats: readonly Sitter[]): number {
  return seats.filter(sitter => sitter === 'you' || sitter === 'guest').length;
}

/**
 * The same for a table on a server: others at this screen become seats for whoever comes. Where nobody but agents would sit opposite,
 * the first of them makes room.
 */
export function wishedSeats(seats: readonly Sitter[]): TableWish['seats'] {
  const mine = Math.max(0, seats.indexOf('you'));
  const others = seats.flatMap((_, i) => (i === mine ? [] : [i]));
  const open = others.filter(i => seats[i] === 'guest' || seats[i] === 'you');
  const free = new Set(open.length > 0 ? open : others.slice(0, 1));
  return seats.map((sitter, i) => {
    if (i === mine) return { kind: 'mine' };
    return free.has(i) || sitter === 'you' || sitter === 'guest' ? { kind: 'open' } : { kind: 'agent', level: sitter };
  });
}
