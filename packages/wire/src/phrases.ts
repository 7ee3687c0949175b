/** In a file without checks, so that the page need not load these. */

/** Most characters of a chat line. */
export const LONGEST_SAYING = 300;
/** Ready phrases, sent by name and shown in the reader's language. */
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

/** Most characters of a private note. */
export const LONGEST_NOTE = 1_000;
