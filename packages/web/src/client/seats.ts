/** Who sits at this screen, and when it must be covered while the device changes hands. */

import type { Seat, Viewer } from '@weathergauge/engine';
import type { Position, SeatPlan } from './protocol.ts';

/** When the screen is covered while the device changes hands: always, only while there is something to hide, or never. */
export type PrivacyScreen = 'sealed-only' | 'always' | 'never';

export function humansOf(seats: readonly SeatPlan[]): Seat[] {
  return seats.flatMap((plan, seat) => (plan.kind === 'human' ? [seat as Seat] : []));
}

/** The viewer at the start: the only person, or a spectator where several or no people play. */
export function firstViewer(seats: readonly SeatPlan[]): Viewer {
  const [only, ...others] = humansOf(seats);
  return only === undefined || others.length > 0 ? 'spectator' : only;
}

/** `holder` had the device last; null when a game is opened or resumed. */
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
