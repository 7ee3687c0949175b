/** B: manoeuvre cards: what is printed on them, and the true curve of every line. */

import type { Card, Deck, Track } from './data/drawing.ts';
import { linesOf } from './data/drawing.ts';
import { DECKS } from './data/figures.ts';

export type { Card, Track } from './data/drawing.ts';

/** S3.2 The veer of a card that does not turn her; those below it turn to port, those above to starboard. */
const STRAIGHT = 5;
/** 22.5 degrees, which a card one step off the straight turns her. */
const STEP = 4096;
const HALF_TURN = 32_768;

export function cardOf(deck: number, number: number): Card {
  const card = DECKS[deck]?.cards[number];
  if (card === undefined) throw new RangeError(`deck ${deck} has no card ${number}`);
  return card;
}

/** Line of a blue card: 0 full, 1 battle, 2 backing sails; of a red one: 0 one sandglass, 1 two; of a gray one: 0. */
export function trackOf(deck: number, card: number, line: number): Track {
  const drawn = at(deck);
  const track = (drawn.tracks[card] ?? linesOf(drawn, card))[line];
  if (track === undefined) throw new RangeError(`card ${card} of deck ${deck} has no line ${line}`);
  return track;
}

/** All lines of a card, in the order of `trackOf`. */
export function tracksOf(deck: number, card: number): readonly Track[] {
  return linesOf(at(deck), card);
}

/** First copy of the straight. */
export function straightOf(deck: number): number {
  return at(deck).straight;
}

/** S4.4, S4.5 The red card that replaces a card of this veer: 4 or less, exactly 5, 6 or more. */
export function redFor(deck: number, veer: number): number {
  if (veer < 0) throw new RangeError('a card without a veer has no red card of its own');
  const { redUnder, redFive, redOver } = at(deck);
  return veer < STRAIGHT ? redUnder : veer === STRAIGHT ? redFive : redOver;
}

export function blueCards(deck: number): readonly number[] {
  return at(deck).blue;
}

/** All manoeuvres of a deck that blue cards give, by their first copies. */
export function manoeuvres(deck: number): readonly number[] {
  return at(deck).manoeuvres;
}

export function redCards(deck: number): readonly number[] {
  return at(deck).red;
}

/** A10.10, A10.14 With one mast gone the cards of one and of two masts, with two gone only those of two. */
export function grayCards(deck: number, brokenMasts: number): readonly number[] {
  const cards = at(deck).gray[brokenMasts];
  if (cards === undefined) throw new RangeError(`there are no gray cards for ${brokenMasts} broken masts`);
  return cards;
}

/** The number of the first copy: the same for all copies of one manoeuvre. */
export function kindOf(deck: number, number: number): number {
  const kind = at(deck).kinds[number];
  if (kind === undefined || kind === 0) throw new RangeError(`deck ${deck} has no card ${number}`);
  return kind;
}

export function copiesOf(deck: number, number: number): readonly number[] {
  return at(deck).copies[kindOf(deck, number)] as readonly number[];
}

/** The same copy of the same manoeuvre to the other side; a straight is its own. */
export function mirrorOf(deck: number, number: number): number {
  kindOf(deck, number);
  return at(deck).mirrors[number] as number;
}

/**
 * Which way a card takes her and how hard, in steps of the veer: 0 straight, below it to port, above it to starboard. A
 * sideslip is half a step. Gray cards have no veer (R3): theirs is where the line ends, and a hair to the side it lies on.
 */
export function turnOf(deck: number, number: number): number {
  const { kind, veer, shape, side, redClass } = cardOf(deck, number);
  if (kind === 'red') return redClass === 'under' ? -1 : redClass === 'over' ? 1 : 0;
  if (kind === 'blue' && shape === 'slip') return side === 'left' ? -0.5 : 0.5;
  if (kind === 'blue') return veer - STRAIGHT;
  const { heading, x } = trackOf(deck, number, 0);
  const end = heading.at(-1) ?? 0;
  return (end > HALF_TURN ? end - 2 * HALF_TURN : end) / STEP + Math.sign(x.at(-1) ?? 0) / 100;
}

/** The blue straight; the red card that goes straight astern is none. */
export function isStraight(deck: number, number: number): boolean {
  const card = cardOf(deck, number);
  return card.kind === 'blue' && card.shape === 'straight';
}

export function isSlip(deck: number, number: number): boolean {
  return cardOf(deck, number).shape === 'slip';
}

function at(deck: number): Deck {
  const found = DECKS[deck];
  if (found === undefined) throw new RangeError(`there is no deck ${deck}`);
  return found;
}
