/** An approximate tanh, for chances that must be the same on every machine. */

/** Beyond this the rest to 1 falls as the inverse of the distance, so that different numbers stay different. */
const STEEP = 3.6;
const LEFT = 0.00023;

/** tanh to two or three places, from operations that are the same on every machine. Of half a logit it is a chance from -1 to 1. */
export function squashed(x: number): number {
  if (x > STEEP) return 1 - (LEFT * STEEP) / x;
  if (x < -STEEP) return -1 - (LEFT * STEEP) / x;
  const x2 = x * x;
  return (x * (945 + x2 * (105 + x2))) / (945 + x2 * (420 + 15 * x2));
}
