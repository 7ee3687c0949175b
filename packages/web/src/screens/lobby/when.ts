/** How long ago, in words of the reader's language. */

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function whenWords(then: number, now: number, language: string): string {
  const past = now - then;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, ms] of UNITS) {
    if (past >= ms) return words.format(-Math.floor(past / ms), unit);
  }
  return words.format(0, 'minute');
}
