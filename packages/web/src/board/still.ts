/** Whoever sits here has asked for as little motion as possible. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
