/** From any number to a share: for chances that every machine must find alike. */

/** Beyond this what is left to 1 falls as the inverse of the distance, so that no two chances are the same. */
const STEEP = 3.6;
const LEFT = 0.00023;

/** The hyperbolic tangent to two places or three, by what every machine computes alike. Of half a logit it is a chance from -1 to 1. */
export function squashed(x: number): number {
  if (x > STEEP) return 1 - (LEFT * STEEP) / x;
  if (x < -STEEP) return -1 - (LEFT * STEEP) / x;
  const x2 = x * x;
  return (x * (945 + x2 * (105 + x2))) / (945 + x2 * (420 + 15 * x2));
}
