/** Apart from the checks, so that a page needs nothing of them. */

/** Characters of a line, as it is shown. */
export const LONGEST_SAYING = 300;
/** Sent by these names, and told in the reader's own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'yes',
  'no',
  'thinking',
  'oneMoment',
  'back',
  'mustGo',
  'goodGame',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Characters of a note to oneself. */
export const LONGEST_NOTE = 1_000;
