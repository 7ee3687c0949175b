/** What a broadside promises: hits to be expected after the defence dice. Rough on purpose; the forecast has the exact figures. */

import type { SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import type { Firer } from '@weathergauge/rules-captains-sea/geometry';
import {
  broadsideDice,
  broadsideTo,
  defenceDiceAt,
  FARTHEST,
  lineAt,
  moraleModifier,
  NEEDED,
  NO_RAKE,
  rakeOf,
  range,
  smokeOnLine,
  STERN_RAKE,
  STERN_RAKED,
} from '@weathergauge/rules-captains-sea/geometry';

const FACES = 6;
const HITTING_FACES = FACES + 1 - NEEDED;
const CANCELS = HITTING_FACES / FACES;
/** Impulses within which guns that are being loaded are as good as loaded, or half as good. */
const SOON = 4;
const LATER = 10;
const NOT_YET = 0.2;

/** `soon`: guns that are being loaded count by how soon they are ready; `loaded`: not at all. */
export function prospects(view: SeaView, ship: ShipView, at: Firer, target: Firer, guns: 'loaded' | 'soon'): number {
  const far = range(at, target);
  if (far > FARTHEST) return 0;
  const isHere = at.col === ship.col && at.row === ship.row && at.heading === ship.heading;
  const line = far === 0 && isHere ? lineAt(view.contacts, FARTHEST, ship, target) : null;
  const side = line === null ? sideTo(ship, at, target) : line.from;
  if (side < 0) return 0;
  const dice = (['fore', 'aft'] as const).reduce(
    (sum, end, i) => sum + broadsideDice(ship, side, far, end) * readiness(view, ship, side * 2 + i, guns),
    0,
  );
  const hits = (dice * (HITTING_FACES + moraleModifier(ship.morale))) / FACES;
  const against = defenceDiceAt(far, smokeOnLine(view.smoke, at, target), 0) * CANCELS;
  const rake = far === 0 ? NO_RAKE : rakeOf(at, target);
  return Math.max(0, hits - against) * (rake === STERN_RAKE ? STERN_RAKED : 1);
}

/** In one square it is not settled yet how they will lie: the better side. */
function sideTo(ship: ShipView, at: Firer, target: Firer): number {
  if (range(at, target) > 0) return broadsideTo(at, target);
  return broadsideDice(ship, 0, 0) >= broadsideDice(ship, 1, 0) ? 0 : 1;
}

function readiness(view: SeaView, ship: ShipView, section: number, guns: 'loaded' | 'soon'): number {
  const due = ship.due[section] ?? 0;
  if (due === 0) return ship.loaded[section] === false && guns === 'loaded' ? 0 : 1;
  if (guns === 'loaded') return 0;
  const wait = due - (view.turn * 12 + view.impulse);
  return wait <= SOON ? 1 : wait <= LATER ? 0.5 : NOT_YET;
}
