/** Requests that need everybody's consent. Plain data and functions; `chair.ts` carries them out. */

import type { Refusal, Seat } from '@weathergauge/engine';
import { refusal } from '@weathergauge/engine';
import type { ConsentRequest, SeatPlan } from './protocol.ts';

/** Agents reply at once (`willing`); the first that refuses ends the request. */
export function newRequest(
  { kind, by, of }: Pick<ConsentRequest, 'kind' | 'by' | 'of'>,
  seats: readonly SeatPlan[],
  willing: (agent: Seat) => boolean,
): ConsentRequest {
  const others = seats.map((_, seat) => seat as Seat).filter(seat => seat !== by);
  const agents = others.filter(seat => seats[seat]?.kind === 'agent');
  const declined = agents.find(seat => !willing(seat)) ?? null;
  const waiting = declined === null ? others.filter(seat => seats[seat]?.kind === 'human') : [];
  return { kind, by, of, agreed: [by, ...agents.filter(willing)], waiting, declined };
}

export function isGranted({ waiting, declined }: ConsentRequest): boolean {
  return declined === null && waiting.length === 0;
}

export function isOpen(request: ConsentRequest | null): request is ConsentRequest {
  return request !== null && request.declined === null && request.waiting.length > 0;
}

/** The request after `seat` has replied. The seat that asked can withdraw it by declining. */
export function replied(
  request: ConsentRequest | null,
  seat: Seat,
  reply: 'agree' | 'decline',
): ConsentRequest | Refusal {
  if (!isOpen(request)) return refusal('not-pending', 'nobody has asked for consent');
  const isAsked = request.waiting.includes(seat);
  if (reply === 'decline' && (isAsked || request.by === seat)) return { ...request, waiting: [], declined: seat };
  if (!isAsked) return refusal('not-pending', 'it is not for this seat to agree now');
  return {
    ...request,
    agreed: [...request.agreed, seat],
    waiting: request.waiting.filter(other => other !== seat),
  };
}
