/**
 * Checks text from outside: names in data packs, logs, saved games and files. It is shown on terminals and pages as it is, so it may hold
 * nothing that moves a cursor, changes the direction of reading or is invisible. It is checked once, where it comes in.
 */

/** Longest name of a ship, side or battle. */
export const LONGEST_NAME = 200;
/** Longest remark: a note in a data pack, a headline. */
export const LONGEST_REMARK = 4_000;

/** Plain ASCII: nearly every text, so checked first. */
const PLAIN = /^[ -~]*$/;
/** Control characters, such as line breaks and the escape sequences of terminals. */
const CONTROL = /\p{Cc}/u;
/** Left-to-right and right-to-left marks, embeddings, overrides and isolates. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const SEPARATOR = /[\u2028\u2029]/u;
/** Other invisible characters. The two joiners are allowed, because several scripts need them. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/u;

/** What is wrong with a text, as the end of a sentence ("has a control character"); null if it can be shown. */
export function textFault(text: string, longest: number = LONGEST_NAME): string | null {
  if (text.length > longest) return `has more than ${longest} characters`;
  if (PLAIN.test(text)) return null;
  if (!text.isWellFormed()) return 'has half a character in it';
  if (CONTROL.test(text)) return 'has a control character in it';
  if (DIRECTION.test(text)) return 'has a character in it that turns the direction of reading';
  if (SEPARATOR.test(text)) return 'has a line separator in it';
  if (UNSEEN.test(text)) return 'has a character in it that cannot be seen';
  return text.normalize('NFC') === text ? null : 'is not written in composed characters (Unicode NFC)';
}

/** Most levels of nesting, more than any data pack has. */
const DEEPEST = 32;

/**
 * The first fault in any text of plain data, including field names, with the path to it; null if there is none. The depth is limited, so
 * that nested lists cannot exhaust the stack.
 */
export function dataTextFault(data: unknown, path = 'data', depth = 0): string | null {
  if (typeof data === 'string') {
    const fault = textFault(data, LONGEST_REMARK);
    return fault === null ? null : `${path}: the text ${fault}`;
  }
  if (typeof data !== 'object' || data === null) return null;
  if (depth === DEEPEST) return `${path}: lies too deep`;
  for (const [name, value] of Object.entries(data)) {
    const fault = textFault(name);
    if (fault !== null) return `${path}: the name of a field ${fault}`;
    const inside = dataTextFault(value, Array.isArray(data) ? `${path}[${name}]` : `${path}.${name}`, depth + 1);
    if (inside !== null) return inside;
  }
  return null;
}
