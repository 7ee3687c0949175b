// Integer helpers whose answers stay exact where plain floating arithmetic would round.

/** Floor of the square root, for 0 <= n < 2^53. */
export function isqrt(n: number): number {
  const root = Math.floor(Math.sqrt(n));
  // Math.sqrt rounds correctly, so above 2^52 it can reach the next integer, but never falls below a whole root.
  return root * root > n ? root - 1 : root;
}

/**
 * Sign of a*b - c*d, exact although the products may pass 2^53. Factors are integers of 0 to 2^53, products below 2^83.
 *
 * Rounding is monotone, so unequal rounded products already decide. Equal ones differ by less than 2^31,
 * and then the low 32 bits that Math.imul gives carry the whole difference.
 */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  if (left !== right) return left < right ? -1 : 1;
  return Math.sign((Math.imul(a, b) - Math.imul(c, d)) | 0) + 0;
}

/** Floor of a*b/d, exact under the limits of compareProducts and for quotients below 2^50. */
export function floorOfProduct(a: number, b: number, d: number): number {
  let quotient = Math.floor((a / d) * b);
  while (compareProducts(quotient, d, a, b) > 0) quotient -= 1;
  while (compareProducts(quotient + 1, d, a, b) <= 0) quotient += 1;
  return quotient;
}

/** Nearest integer to n/d for d > 0, halves away from zero, so that negation commutes with it. Never -0. */
export function divideRounded(n: number, d: number): number {
  return n < 0 ? 0 - Math.floor((d / 2 - n) / d) : Math.floor((n + d / 2) / d);
}

/** Remainder of 0 to m - 1 for any sign of n. */
export function modulo(n: number, m: number): number {
  const rest = n % m;
  return rest < 0 ? rest + m : rest + 0;
}
