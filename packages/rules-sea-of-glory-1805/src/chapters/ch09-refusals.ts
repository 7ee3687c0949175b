/** Why an order is not among those that a side may give: words and clauses for refusals, and no rule of their own. */

import type { Refused } from '@weathergauge/engine';
import { isWindFair } from './ch11-ports.ts';
import { mayLeaveZone } from './ch13-leaving.ts';
import { WIND_MOVE } from '../model/activation.ts';
import { isInPort, portOf } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf, blockRange, isFriendly } from '../model/state.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const WIND: Refused = { reason: 'the wind lets nobody out of that port', clause: '11.1' };

/** Orders whose clause says all of it. */
const BY_VERB: Readonly<Partial<Record<GloryAction['do'], Refused>>> = {
  split: { reason: 'that fleet may not be split now', clause: '7.6' },
  relocate: { reason: 'no damaged ship of that fleet may go to that port', clause: '6.9.3' },
  masts: { reason: 'nobody of yours stands where these masts can be counted now', clause: '13.5' },
  'lift-fog': { reason: 'there is no such Fog of War on the map', clause: '7.8' },
  'along-coast': { reason: 'no ship is ready there to go along the coast', clause: '9.7' },
  'north-sea': { reason: 'the North Sea Fleet has nobody to meet', clause: '14.7' },
  steer: { reason: 'that hex is closed to it, or beyond the points it has left', clause: '9.2' },
  'make-for': { reason: 'that is no place it may make for', clause: '9.3' },
  enter: { reason: 'it may not go in there', clause: '11.2' },
  'heave-to': { reason: 'a fleet with a goal goes on while it can come closer', clause: '9.3' },
};

/** 9.0 Of an order to a side's blocks and ports. */
export function whyNotThatOrder(s: Readonly<Campaign>, side: number, answer: GloryAction): Refused | null {
  if (answer.do === 'sail') return whyNotSail(s, side, answer.block);
  if (answer.do !== 'sortie') return BY_VERB[answer.do] ?? null;
  if (!isFriendly(s, answer.port, side)) return { reason: 'that port is not yours', clause: '11.1' };
  return isWindFair(s, answer.port) ? { reason: 'nothing in that port is ready to put out', clause: '11.1' } : WIND;
}

function whyNotSail(s: Readonly<Campaign>, side: number, id: number): Refused {
  const [from, to] = blockRange(side);
  if (id < from || id >= to) return { reason: 'that block is not yours', clause: '9.0' };
  const block = blockOf(s, id);
  if (block.active !== 1) return { reason: 'that block has moved, or was not activated', clause: '9.0' };
  if (isInPort(block.place) && s.activation.kind === WIND_MOVE && !isWindFair(s, portOf(block.place))) return WIND;
  return { reason: 'a bonus move is for one block', clause: 'R103' };
}

/** 9.1 Of the course of a block. */
export function whyNotThatCourse(s: Readonly<Campaign>, id: number, answer: GloryAction): Refused | null {
  if (answer.do !== 'put-out' || id < 0) return BY_VERB[answer.do] ?? null;
  const block = blockOf(s, id);
  if (isInPort(block.place) && !isWindFair(s, portOf(block.place))) return WIND;
  if (answer.to === 'sea' && !mayLeaveZone(s, block))
    return { reason: 'too few sound ships would stay to keep the blockade', clause: '13.3' };
  return { reason: 'it has left that part already, or has no points for it', clause: '9.1' };
}
