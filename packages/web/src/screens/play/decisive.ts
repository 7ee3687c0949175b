/** The events that decided a game, for the report. */

import type { Motion } from '../../board/scene.ts';
import type { ExchangePart } from '../../books/book.ts';
import type { Happening } from '../../client/protocol.ts';

export interface Told {
  readonly happening: Happening;
  /** Its place in the log. */
  readonly key: number;
  /** What was said with it: of guns that speak at the same time, what all of them did. */
  readonly words: string;
  /** How the first seat stood before and after it, from -1 to 1, where it turned the battle. */
  readonly swing: readonly [number, number] | null;
}

/**
 * What the board shows as a burst (a ship afire, struck, taken, sunk), the last that was heard of each ship that is no
 * longer on the table, and the ending where it was not the rules'.
 */
export function decisiveOf(
  happenings: readonly Happening[],
  gone: readonly number[],
  isBurst: (happening: Happening) => boolean,
): readonly Told[] {
  const last = new Set(gone.map(ship => happenings.findLastIndex(({ facts }) => facts.ship === ship)));
  return happenings.flatMap((happening, key) =>
    last.has(key) || happening.event.type === 'ended' || isBurst(happening)
      ? [{ happening, key, words: happening.words, swing: null }]
      : [],
  );
}

/** Ten per cent of the chances: less is the ordinary course of a battle. */
const LEAST_SWING = 0.2;
const MOST_SWINGS = 3;

/** How the report reads a book's events. */
export interface Reading {
  readonly partOf: (happening: Happening) => ExchangePart;
  /** Whether a ship was lost by it, which can end a battle. */
  readonly isLoss: (happening: Happening) => boolean;
  /** The ships between which it passed, where the board shows them. */
  readonly between: (happening: Happening) => readonly number[];
}

/** Where a book does not say it: gunfire, or men who go over the side, as the board shows them, are an exchange each. */
export function partShown(motions: readonly Motion[]): ExchangePart {
  const isFight = motions.some(
    motion => motion.kind === 'volley' || (motion.kind === 'burst' && motion.what === 'boarding'),
  );
  return isFight ? 'whole' : motions.some(({ kind }) => kind === 'sail') ? 'after' : null;
}

/** Who fired and who was fired at, as the board shows it. */
export function betweenShown(motions: readonly Motion[]): readonly number[] {
  return motions.flatMap(motion => (motion.kind === 'volley' ? [motion.ship, motion.target] : []));
}

/**
 * The exchanges of fire after which the battle looked most different. An exchange goes on until the next begins, a ship sails
 * on, one is lost that had no part in it, or the turn ends; what was ordered before any dice fell belongs to the same one. The last point of the curve is the result: it is put
 * down to the last exchange only if a ship was lost in it, and not if the battle merely ended on points or by agreement.
 */
export function turningPoints(
  happenings: readonly Happening[],
  curve: readonly number[],
  { partOf, isLoss, between }: Reading,
): readonly Told[] {
  const before = ({ at }: Happening): number => curve[Math.max(0, at - 1)] ?? 0;
  const all: Told[] = [];
  let open: {
    readonly key: number;
    readonly happening: Happening;
    words: string;
    rolled: boolean;
    lost: boolean;
  } | null = null;
  const close = (now: number): void => {
    if (open === null) return;
    const { key, happening, words } = open;
    all.push({ key, happening, words: words.trim() || happening.words, swing: [before(happening), now] });
    open = null;
  };
  const isOfOthers = (happening: Happening): boolean => {
    const ships = open === null || !isLoss(happening) ? [] : between(open.happening);
    return ships.length > 0 && happening.facts.ship !== null && !ships.includes(happening.facts.ship);
  };
  for (const [key, happening] of happenings.entries()) {
    if (happening.facts.turn !== null) close(before(happening));
    const part = partOf(happening);
    if (part === 'after' || isOfOthers(happening)) close(before(happening));
    if (part === 'whole' || (part === 'ordered' && open?.rolled !== false)) {
      close(before(happening));
      open = { key, happening, words: '', rolled: false, lost: false };
    }
    if (open !== null && (part === 'whole' || part === 'told')) open.words += ` ${happening.words}`;
    if (open !== null && happening.facts.dice.length > 0) open.rolled = true;
    if (open !== null && isLoss(happening)) open.lost = true;
  }
  const unended = curve.at(-2) ?? 0;
  close(open?.lost === true ? (curve.at(-1) ?? 0) : unended);
  return all
    .filter(told => sizeOf(told) >= LEAST_SWING)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST_SWINGS);
}

function sizeOf({ swing }: Told): number {
  return swing === null ? 0 : Math.abs(swing[1] - swing[0]);
}

/** Both lists in the order of the log; what turned the battle and decided it is told once. */
export function inOrder(decisive: readonly Told[], turning: readonly Told[]): readonly Told[] {
  const once = decisive.filter(({ key }) => turning.every(other => other.key !== key));
  return [...once, ...turning].toSorted((a, b) => a.key - b.key);
}
