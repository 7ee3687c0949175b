/**
 * A fast check, with the bounds of the contract, of the one message that comes thousands of times a second: an answer. A message that does
 * not pass here is not refused but checked by the contract (`askIn`), which gives the usual error.
 */

import { textFault } from '@weathergauge/engine';
import type { Ask } from './contract.ts';
import { ask, HIGHEST_PLACE, ID, LONGEST_ANSWER, LONGEST_ROW } from './contract.ts';

/** The message in a frame; null if it is not one of the contract. */
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
