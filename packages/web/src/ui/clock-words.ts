/** Time that is left, as a clock shows it and as it is said. */

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const two = (count: number): string => String(count).padStart(2, '0');

/** As on the face of a clock. A second that has begun is still there: 0:00 means that nothing is left. */
export function face(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** The two largest units, in words of the reader's language: “1 day, 5 hours”. */
export function spanWords(milliseconds: number, language: string): string {
  const all = Math.max(0, Math.ceil(milliseconds / SECOND));
  const parts = [
    ['day', Math.floor(all / 86_400)],
    ['hour', Math.floor(all / 3_600) % 24],
    ['minute', Math.floor(all / 60) % 60],
    ['second', all % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  const told = (first < 0 ? parts.slice(-1) : parts.slice(first, first + 2)).filter(
    ([, count], i) => i === 0 || count > 0,
  );
  const words = told.map(([unit, count]) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(words);
}

/** A moment to come by this device's clock: the hour today, the day as well within a week, the date after that. */
export function momentWords(at: number, now: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions =
    at - now < 6 * DAY ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : day),
  }).format(at);
}
