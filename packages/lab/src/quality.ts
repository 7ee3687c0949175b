/** Measures how good displayed chances were, once it is known how the games ended. */

export interface Told {
  /** The displayed chance, from 0 to 1. */
  readonly told: number;
  /** 1 for a victory, 0 for a defeat, a half for a draw. */
  readonly won: number;
}

/** A class of chances of similar size. */
export interface Decile {
  readonly told: number;
  readonly won: number;
  readonly positions: number;
}

export interface Quality {
  readonly positions: number;
  /** Mean squared error (Brier score): of the chances, and of always showing the base rate. */
  readonly brier: number;
  readonly base: number;
  /** The share of the base rate's error that the chances remove. */
  readonly skill: number;
  /** Mean distance between chances and results over the deciles, weighted by their size. */
  readonly gap: number;
  /** The largest distance of a decile with at least `MANY` positions. */
  readonly worst: number;
  /** Ten classes of equal width, without empty ones. */
  readonly deciles: readonly Decile[];
}

const CLASSES = 10;
/** A decile with fewer positions proves nothing. */
export const MANY = 200;

export function quality(said: readonly Told[]): Quality {
  const mean = meanOf(said, ({ won }) => won);
  const brier = meanOf(said, ({ told, won }) => (told - won) * (told - won));
  const base = meanOf(said, ({ won }) => (mean - won) * (mean - won));
  const deciles: Decile[] = [];
  for (let i = 0; i < CLASSES; i++) {
    const inside = said.filter(({ told }) => Math.min(CLASSES - 1, Math.floor(told * CLASSES)) === i);
    if (inside.length === 0) continue;
    const [told, won] = [meanOf(inside, one => one.told), meanOf(inside, one => one.won)];
    deciles.push({ told: round(told), won: round(won), positions: inside.length });
  }
  const off = ({ told, won }: Decile): number => Math.abs(told - won);
  const gap = deciles.reduce((sum, decile) => sum + off(decile) * decile.positions, 0) / Math.max(1, said.length);
  const worst = Math.max(0, ...deciles.filter(({ positions }) => positions >= MANY).map(off));
  return {
    positions: said.length,
    brier: round(brier),
    base: round(base),
    skill: base === 0 ? 0 : round(1 - brier / base),
    gap: round(gap),
    worst: round(worst),
    deciles,
  };
}

function meanOf<T>(all: readonly T[], measure: (one: T) => number): number {
  let sum = 0;
  for (const one of all) sum += measure(one);
  return sum / Math.max(1, all.length);
}

function round(x: number): number {
  return Math.round(x * 1000) / 1000;
}

/** Steps of progress, and the least skill at which a figure is worth showing. */
const STEPS = 10;
const TELLING = 0.1;
const VAGUE_AT_MOST = 500;

/** The early part of games (by decisions) that is judged as a whole, and the share of its positions that the vague time then covers. */
const EARLY = 0.25;
const MOST_OF_IT = 0.9;

interface ToldAt extends Told {
  readonly progress: number;
  readonly share: number;
  readonly setup: number;
}

/**
 * Up to which progress of a game, in thousandths, the chances tell hardly more than the base rate of their set-up. If that is so in the
 * first quarter of games as a whole, at least up to the progress that includes most positions of that quarter.
 */
export function vagueUntil(said: readonly ToldAt[]): number {
  const rates = new Map<number, number>();
  for (const setup of new Set(said.map(one => one.setup)))
    rates.set(
      setup,
      meanOf(
        said.filter(one => one.setup === setup),
        ({ won }) => won,
      ),
    );
  const isTelling = (inside: readonly ToldAt[]): boolean => {
    const brier = meanOf(inside, ({ told, won }) => (told - won) * (told - won));
    const base = meanOf(inside, ({ won, setup }) => (won - (rates.get(setup) ?? 0)) * (won - (rates.get(setup) ?? 0)));
    return inside.length >= MANY && brier < (1 - TELLING) * base;
  };
  const early = said.filter(({ share }) => share < EARLY);
  const reached = early.map(({ progress }) => progress).toSorted((a, b) => a - b);
  const most = reached[Math.floor(MOST_OF_IT * reached.length)] ?? 0;
  let step = early.length < MANY || isTelling(early) ? 0 : Math.ceil(most * STEPS);
  for (; (step * 1000) / STEPS < VAGUE_AT_MOST; step++)
    if (isTelling(said.filter(({ progress }) => Math.floor(progress * STEPS) === step))) return (step * 1000) / STEPS;
  return VAGUE_AT_MOST;
}
