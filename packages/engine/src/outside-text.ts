/**
 * Text from outside: names in data packs, logs, saved games and files. It is shown on terminals and pages as it is, so it may
 * hold nothing that moves a cursor, turns the direction of reading or cannot be seen. Checked where it comes in, once.
 */

/** Longest name of a ship, side or battle. */
export const LONGEST_NAME = 200;
/** Longest remark: a note in a data pack, a headline. */
export const LONGEST_REMARK = 4_000;

/** What nearly every text is made of: told at a glance. */
const PLAIN = /^[ -~]*$/;
/** Control characters: line breaks and the escape sequences of terminals among them. */
const CONTROL = /\p{Cc}/u;
/** Left-to-right and right-to-left marks, embeddings, overrides and isolates. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const SEPARATOR = /[\u2028\u2029]/u;
/** Other signs that nobody sees. The two joiners, which several scripts need, may stay. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/u;

/** What is wrong with a text, to be said after its name ("has a control character"); null when it can be shown. */
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

/** Deeper than any data pack. */
const DEEPEST = 32;

/**
 * The first fault in any text of plain data, names of fields too, with the path to it; null when there is none. Goes no
 * deeper than data packs do, so that nested lists cannot exhaust the stack.
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
