/** The confidence interval of a measured share. */

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964;

/** Wilson's score interval for a share of n trials. */
export function wilson(rate: number, n: number): { readonly low: number; readonly high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const spread = (Z * Z) / n;
  const centre = (rate + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / n + spread / (4 * n));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
