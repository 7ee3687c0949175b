/** How a game ended for those who played it here, and how they could play it again. */

import { isDefeat } from '@weathergauge/engine';
import type { Position, Sitting } from '../../client/protocol.ts';

export interface Outcome {
  readonly how: 'won' | 'lost' | 'drawn';
  /** The points of their side and of the best other; null where the rulebook keeps none, or they did not decide it. */
  readonly points: readonly [number, number] | null;
}

type Ended = Pick<Position, 'result' | 'standing'>;

/** Null where the people here were on several sides, or on none: then nobody is “you”. */
export function outcomeFor({ result, standing: { sides } }: Ended, plans: readonly Sitting[]): Outcome | null {
  const mine = sides.filter(({ seats }) => seats.some(seat => plans[seat]?.kind === 'human'));
  const [own] = mine;
  if (result === null || own === undefined || mine.length > 1) return null;
  const how = result.winners.some(seat => own.seats.includes(seat))
    ? 'won'
    : result.winners.length > 0 || isDefeat(result)
      ? 'lost'
      : 'drawn';
  const others = sides.flatMap(side => (side === own || side.score === null ? [] : [side.score]));
  if (own.score === null || others.length === 0) return { how, points: null };
  const best = Math.max(...others);
  // A battle can be won besides the points, as when the other side gives up: then they would be misread.
  const byPoints = own.score > best ? 'won' : own.score < best ? 'lost' : 'drawn';
  return { how, points: byPoints === how ? [own.score, best] : null };
}

/** The seat whose chances a report tells: of the only side on which people sat here, else the first. */
export function toldFor({ sides }: Position['standing'], plans: readonly Sitting[]): number {
  const played = sides.filter(({ seats }) => seats.length > 0);
  const mine = played.filter(({ seats }) => seats.some(seat => plans[seat]?.kind === 'human'));
  return played.length === 2 && mine.length === 1 ? (mine[0]?.seats[0] ?? 0) : 0;
}

/** The same players with the sides changed; null where the sides have not the same number of seats, or it would be the same game. */
export function swapped(plans: readonly Sitting[], { sides }: Position['standing']): readonly Sitting[] | null {
  const [one, two, ...more] = sides.filter(({ seats }) => seats.length > 0);
  if (one === undefined || two === undefined || more.length > 0 || one.seats.length !== two.seats.length) return null;
  const changed = plans.map((plan, seat) => {
    const [from, to] = one.seats.some(each => each === seat) ? [one, two] : [two, one];
    return plans[to.seats[from.seats.findIndex(each => each === seat)] ?? seat] ?? plan;
  });
  return JSON.stringify(changed) === JSON.stringify(plans) ? null : changed;
}
