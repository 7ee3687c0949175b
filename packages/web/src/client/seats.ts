/** Who sits where, who is next, and through whose eyes the screen looks. */

import type { Seat, Viewer } from '@weathergauge/engine';
import type { Position, SeatPlan } from './protocol.ts';

/** When the screen is covered while the device changes hands: always, only while there is something to hide, or never. */
export type PrivacyScreen = 'sealed-only' | 'always' | 'never';

export function humansOf(seats: readonly SeatPlan[]): Seat[] {
  return seats.flatMap((plan, seat) => (plan.kind === 'human' ? [seat as Seat] : []));
}

/** The only person's eyes; with several or none, nobody's until somebody is asked. */
export function firstViewer(seats: readonly SeatPlan[]): Viewer {
  const [only, ...others] = humansOf(seats);
  return only === undefined || others.length > 0 ? 'spectator' : only;
}

/** Agents first: while orders are sealed, nobody waits for a person who could answer meanwhile. */
export function nextToAnswer(pending: readonly Seat[], seats: readonly SeatPlan[], holder: Seat | null): Seat | null {
  const agent = pending.find(seat => seats[seat]?.kind === 'agent');
  if (agent !== undefined) return agent;
  if (holder !== null && pending.includes(holder)) return holder;
  return pending[0] ?? null;
}

/** Whose last answer would be taken back by consent: the person's who answered last. */
export function revoker({ revocable = [] }: Pick<Position, 'revocable'>, seats: readonly SeatPlan[]): Seat | null {
  return revocable.find(seat => seats[seat]?.kind === 'human') ?? null;
}

/** `holder` had the device last; nobody had, when a game is opened or resumed. */
export function mustHandOver(
  { sealed }: Pick<Position, 'sealed'>,
  seats: readonly SeatPlan[],
  holder: Seat | null,
  next: Seat,
  screen: PrivacyScreen,
): boolean {
  if (humansOf(seats).length < 2 || holder === next || screen === 'never') return false;
  return sealed || screen === 'always';
}
