/** 22.1 What Allied fleets sail for: raid sites, and what each is worth to the side that looks. */

import { isUntouched } from '../chapters/ch21-objectives.ts';
import type { Destination, Port } from '../model/data/figures.ts';
import { DESTINATIONS, DIRECTIVES, OBJECTIVE_OF_PORT, PORTS } from '../model/data/figures.ts';
import type { Campaign } from '../model/state.ts';
import { SHOWN_RAID, TRUE_RAID, watersOf } from '../model/state.ts';
import { IN_HAVANA, NORTH_SEA } from '../model/terms.ts';

/** Whether a raid there would still score, as far as the Allied player knows. */
export function isTarget(s: Readonly<Campaign>, port: number): boolean {
  if (
    port < 0 ||
    port > NORTH_SEA ||
    s.raids[port] === SHOWN_RAID ||
    s.raids[port] === TRUE_RAID ||
    s.invaded[port] === 1
  )
    return false;
  const area = OBJECTIVE_OF_PORT[port] as number;
  if (area < 0 || area === IN_HAVANA) return false;
  return watersOf(s).open[(PORTS[port] as Port).hex] === 1;
}

/** The same by what lies open: the British do not know of raids under a marker. */
export function isExposed(s: Readonly<Campaign>, port: number): boolean {
  if (port < 0 || port > NORTH_SEA || s.raids[port] === SHOWN_RAID || s.invaded[port] === 1) return false;
  const area = OBJECTIVE_OF_PORT[port] as number;
  return area >= 0 && area !== IN_HAVANA && watersOf(s).open[(PORTS[port] as Port).hex] === 1;
}

/** 21.1, 21.4 What a raid there changes in the eyes of the Allied player; Pitt's markers are his enemy's and count alike. */
export function stakeOf(s: Readonly<Campaign>, port: number): number {
  if (!isTarget(s, port)) return 0;
  const area = OBJECTIVE_OF_PORT[port] as number;
  const napoleon = s.napoleonTaken[area] === 1 ? 0 : (s.napoleon[area] as number);
  const directive = s.directive >= 0 && DIRECTIVES.areas[s.directive] === area ? DIRECTIVES.points : 0;
  const pitt = isUntouched(s, area) ? AVERAGE_PITT : 0;
  // Weakly held ports are the better ones.
  return (napoleon + directive + pitt) / (PORTS[port] as Port).defence;
}

const AVERAGE_PITT = 4.5;

/** Destinations that are targets, by sea area, the best first. */
export function targetsBySea(s: Readonly<Campaign>): readonly (readonly number[])[] {
  const seas: number[][] = [[], [], []];
  for (let i = 0; i < DESTINATIONS.length; i++) {
    const { port, area } = DESTINATIONS[i] as Destination;
    if (stakeOf(s, port) > 0) (seas[area] as number[]).push(i);
  }
  const worth = (i: number): number => stakeOf(s, (DESTINATIONS[i] as Destination).port);
  for (const sea of seas) sea.sort((a, b) => worth(b) - worth(a));
  return seas;
}
