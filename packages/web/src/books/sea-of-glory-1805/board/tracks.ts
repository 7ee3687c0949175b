/** The ways of blocks through a campaign, made out from where they stood before and after and what everybody saw to move. */

import type { GloryChronicle, GloryEvent } from '@weathergauge/rules-sea-of-glory-1805';
import { isInPort, NOWHERE } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { sideOfBlock } from './blocks.ts';

type Moved = Extract<GloryEvent, { type: 'moved' }>;

/** Places that a block came through, the first and the last included. */
export interface Leg {
  readonly block: number;
  readonly places: readonly number[];
}

export function legsBetween(before: GloryChronicle, after: GloryChronicle, events: readonly GloryEvent[]): Leg[] {
  const moved = events.filter((event): event is Moved => event.type === 'moved');
  return after.places.flatMap((to, block): Leg[] => {
    const from = before.places[block] ?? NOWHERE;
    if (from === to) return [];
    const seen = moved.filter(({ side }) => side === sideOfBlock(block));
    const way = wayOf(from, to, seen);
    // What nobody saw to move did not sail: a frigate that comes back, a fleet that is laid up.
    if (way === null) return [];
    const places = way.flatMap((event, i) => (i === 0 ? [event.from, ...onto(event)] : onto(event)));
    const known = places.filter(place => place !== NOWHERE);
    return known.length < 2 ? [] : [{ block, places: known }];
  });
}

function onto({ path, place }: Moved): readonly number[] {
  return path.at(-1) === place ? path : [...path, place];
}

/** Moves one after the other that lead from one place to the other. In port a block may stand off the map. */
function wayOf(from: number, to: number, moves: readonly Moved[]): readonly Moved[] | null {
  const starts = moves.filter(move => (from === NOWHERE ? isInPort(move.from) : move.from === from));
  for (const start of starts) {
    const rest = onwards(start.place, to, moves.slice(moves.indexOf(start) + 1));
    if (rest !== null) return [start, ...rest];
  }
  return null;
}

function onwards(at: number, to: number, moves: readonly Moved[]): readonly Moved[] | null {
  if (at === to || (to === NOWHERE && isInPort(at))) return [];
  const next = moves.findIndex(({ from }) => from === at);
  if (next < 0) return null;
  const move = moves[next] as Moved;
  const rest = onwards(move.place, to, moves.slice(next + 1));
  return rest === null ? onwards(at, to, moves.slice(next + 1)) : [move, ...rest];
}
