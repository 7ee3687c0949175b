/** Who sits where, who is next, and through whose eyes the screen looks. */

import type { Seat, Viewer } from '@weathergauge/engine';
import type { Position, SeatPlan } from '../session/protocol.ts';

/** When the screen is covered while the device changes hands: always, or only while there is something to hide. */
export type PrivacyScreen = 'sealed-only' | 'always';

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

/** `holder` had the device last; nobody had, when a game is opened or resumed. */
export function mustHandOver(
  { sealed }: Pick<Position, 'sealed'>,
  seats: readonly SeatPlan[],
  holder: Seat | null,
  next: Seat,
  screen: PrivacyScreen,
): boolean {
  return humansOf(seats).length > 1 && holder !== next && (sealed || screen === 'always');
}
