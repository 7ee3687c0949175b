/** 11.1 Who comes out of port, and under which block. */

import type { Seat } from '@weathergauge/engine';
import { firepowerIn, soundIn } from './clerks.ts';
import { success } from './hopes.ts';
import { isToBeLeft, wayHome } from './hurricanes.ts';
import { troopsToSail, troopsWait } from './missions.ts';
import { stakeOf } from './targets.ts';
import { maySortie, readyByPort } from '../chapters/ch11-ports.ts';
import { WIND_MOVE } from '../model/activation.ts';
import { DESTINATIONS, TRAFALGAR } from '../model/data/figures.ts';
import type { Draft } from '../model/drafts.ts';
import { isInZone, portOf, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockRange, countShips, isConvoy } from '../model/state.ts';
import { BANTRY_BAY, BRITISH, NORTH_SEA, TRANSPORT } from '../model/terms.ts';

/** Fewer do not sail by themselves. */
const SQUADRON = 4;
/** 24.3 Nor do those who could not raid when they came there. */
const FAIR = 0.3;

export function isSortieSensible(s: Readonly<Campaign>, seat: Seat, port: number): boolean {
  const sound = soundIn(s, port);
  if (seat === BRITISH)
    return mustSortie(s, seat, port) || sound >= (troopsWait(s, port) ? LEAVES_ESCORT * SQUADRON : SQUADRON);
  if (s.articles.trafalgar) return sound >= TRAFALGAR.ships || success(firepowerIn(s, port), BANTRY_BAY) >= FAIR;
  return sound >= SQUADRON || mustSortie(s, seat, port);
}

/** Of a squadron that lies with troops half may go. */
const LEAVES_ESCORT = 2;

/** Ships that do not wait for anything better: out of the way of hurricanes, and British ones with troops that are wanted. */
export function mustSortie(s: Readonly<Campaign>, seat: Seat, port: number): boolean {
  if (isToBeLeft(s, port))
    return countShips(s, readyIn(port)) > 0 && (seat === BRITISH || s.conseil.includes(wayHome(s)));
  return seat === BRITISH && soundIn(s, port) > 0 && troopsToSail(s, port) >= 0;
}

export function anyToSortie(s: Readonly<Campaign>, seat: Seat): boolean {
  if (s.activation.kind !== WIND_MOVE || s.articles.trafalgar) return false;
  const ready = readyByPort(s);
  for (let port = 0; port < NORTH_SEA; port++)
    if ((ready[port] as number) > 0 && mustSortie(s, seat, port) && maySortie(s, port, seat, ready)) return true;
  return false;
}

/** 11.1 Whether an Allied squadron that could sail lies in a port before which no British block stands: the chance seldom comes again. */
export function anyUnwatched(s: Readonly<Campaign>, seat: Seat): boolean {
  if (seat === BRITISH || s.activation.kind !== WIND_MOVE) return false;
  const ready = readyByPort(s);
  for (let port = 0; port < NORTH_SEA; port++) {
    if ((ready[port] as number) === 0 || isWatched(s, port)) continue;
    if (isSortieSensible(s, seat, port) && maySortie(s, port, seat, ready)) return true;
  }
  return false;
}

export function isWatched(s: Readonly<Campaign>, port: number): boolean {
  const [from, to] = blockRange(BRITISH);
  return s.blocks.slice(from, to).some(({ place }) => isInZone(place) && portOf(place) === port);
}

export function isPoorCarrier(
  s: Readonly<Campaign>,
  seat: Seat,
  block: number,
  draft: Readonly<Draft> | null,
): boolean {
  if (draft?.kind !== 'orders') return false;
  if (seat === BRITISH) {
    const troops = troopsToSail(s, draft.order.port);
    return troops >= 0 ? block !== troops : isConvoy(block);
  }
  // 7.3, 22.3 The Transport goes where there is something to invade; the Gold goes home.
  return block === TRANSPORT ? stakeOf(s, DESTINATIONS[draft.order.goal]?.port ?? -1) === 0 : false;
}
