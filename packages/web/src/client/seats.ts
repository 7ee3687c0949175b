/** Who sits at this screen, and when it must be covered while the device changes hands. */

import type { Seat, Viewer } from '@weathergauge/engine';
import type { Position, SeatPlan, Sitting } from './protocol.ts';

/** When the screen is covered while the device changes hands: always, only if there is something to hide, or never. */
export type PrivacyScreen = 'sealed-only' | 'always' | 'never';

/** The people at this screen. */
export function humansOf(seats: readonly Sitting[]): Seat[] {
  return seats.flatMap((plan, seat) => (plan.kind === 'human' ? [seat as Seat] : []));
}

/** The viewer at the start: the only person at this screen, or a spectator if there are several or none. */
export function firstViewer(seats: readonly Sitting[]): Viewer {
  const [only, ...others] = humansOf(seats);
  return only === undefined || others.length > 0 ? 'spectator' : only;
}

/** The same seats at one screen. */
export function allHere(seats: readonly Sitting[]): readonly SeatPlan[] {
  return seats.map(seat => (seat.kind === 'away' ? { kind: 'human' } : seat));
}

/** `holder` had the device last; null when a game is opened or resumed. */
export function mustHandOver(
  { sealed }: Pick<Position, 'sealed'>,
  seats: readonly Sitting[],
  holder: Seat | null,
  next: Seat,
  screen: PrivacyScreen,
): boolean {
  if (humansOf(seats).length < 2 || holder === next || screen === 'never') return false;
  return sealed || screen === 'always';
}
