/** Who sits where: you, someone else at this screen, or an agent. Plain data, turned into the session's plan at the end. */

import type { Level, SeatPlan } from '../../client/protocol.ts';

export type Sitter = 'you' | 'guest' | Level;

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

export function planOf(seats: readonly Sitter[]): readonly SeatPlan[] {
  return seats.map(sitter =>
    sitter === 'you' || sitter === 'guest' ? { kind: 'human' } : { kind: 'agent', level: sitter },
  );
}

export function people(seats: readonly Sitter[]): number {
  return seats.filter(sitter => sitter === 'you' || sitter === 'guest').length;
}
