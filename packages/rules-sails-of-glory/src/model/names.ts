/** What is said of cards and counters instead of showing them. */

import { cardOf } from './cards.ts';
import { letters } from './data/figures.ts';
import { faceOf } from './faces.ts';

const DECKS = 'ABCD';

/** The number printed on a card, such as A•7. */
export function cardNumber(deck: number, card: number): string {
  return `${DECKS[deck] ?? '?'}•${card}`;
}

/** What a card does, for somebody who does not see it. */
export function cardName(deck: number, number: number): string {
  const card = cardOf(deck, number);
  if (card.kind === 'red') {
    if (card.redClass === 'five') return 'taken aback, straight';
    return card.redClass === 'over' ? 'taken aback, to starboard' : 'taken aback, to port';
  }
  const side = card.side === 'left' ? 'port' : 'starboard';
  if (card.kind === 'gray') return `jury rig (${card.masts} ${card.masts === 1 ? 'mast' : 'masts'} gone), to ${side}`;
  if (card.shape === 'straight') return 'straight ahead';
  if (card.shape === 'slip') return `sideslip to ${side}`;
  return `${TURNS[Math.abs(card.veer - STRAIGHT)] ?? 'turn'} to ${side}, veer ${card.veer}`;
}

/** S3.2 The veer of a card that does not turn her, and how those so many steps off it are called. */
const STRAIGHT = 5;
const TURNS: readonly string[] = ['turn', 'very shallow turn', 'shallow turn', 'turn', 'tight turn', 'very tight turn'];

/** A counter as it is read aloud. */
export function faceName(face: number): string {
  const { points, symbol } = faceOf(face);
  if (symbol === '') return String(points);
  return points === 0 ? symbol : `${points}+${symbol}`;
}

export function letterName(letter: number): string {
  return letters[letter] ?? '?';
}
