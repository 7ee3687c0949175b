/**
 * The one message that comes thousands of times a second, an answer, checked by hand and from the same bounds as the contract. What is
 * not plainly right here is not refused: the contract decides on it (`askIn`), and says what it says of everything else.
 */

import { textFault } from '@weathergauge/engine';
import type { Ask } from './contract.ts';
import { ask, HIGHEST_PLACE, ID, LONGEST_ANSWER, LONGEST_ROW } from './contract.ts';

/** What a frame asks for; null where it is no message of the contract. */
export function askIn(text: string): Ask | null {
  try {
    const message: unknown = JSON.parse(text);
    return isPlainAnswer(message) ? message : (ask.safeParse(message).data ?? null);
  } catch {
    return null;
  }
}

const FIELDS = 5;

export function isPlainAnswer(message: unknown): message is Extract<Ask, { ask: 'answer' }> {
  if (typeof message !== 'object' || message === null) return false;
  const { ask: kind, id, table, place, answers } = message as Readonly<Record<string, unknown>>;
  if (kind !== 'answer' || !isId(id) || !isId(table)) return false;
  if (typeof place !== 'number' || !Number.isInteger(place) || place < 0 || place > HIGHEST_PLACE) return false;
  if (!Array.isArray(answers) || answers.length === 0 || answers.length > LONGEST_ROW) return false;
  for (const text of answers as readonly unknown[])
    if (typeof text !== 'string' || textFault(text, LONGEST_ANSWER) !== null) return false;
  return Object.keys(message).length === FIELDS;
}

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
