/** The changes that a forecast tells of, as numbers that a sentence can be made of. The sentence itself is in the strings. */

import type { ForecastView } from '../../client/protocol.ts';

type ChangeView = ForecastView['changes'][number];

export interface ChangeChances {
  readonly words: string;
  /** Which sentence says it. */
  readonly kind: 'certain' | 'likely' | 'chance' | 'spread' | 'deed';
  readonly falls: boolean;
  /** Whole per cent that it changes at all (in the direction of the mean), with its error where it was sampled. */
  readonly percent: string;
  /** Mean change without its sign. */
  readonly about: string;
  readonly bars: readonly Bar[];
}

export interface Bar {
  readonly change: number;
  readonly probability: number;
  /** Share of the highest bar, 0 to 1. */
  readonly height: number;
}

/** The most bars of a chart: beyond it the tails are summed up in the outermost bars. */
const MOST_BARS = 9;
const NOTHING = 0.0005;
/** What came about in every trial is not certain for that: it is written as more than 99 %. */
const MOST_SAMPLED = 0.999;
/** Below it an error would be written as 0. */
const SMALL_ERROR = 0.05;
/** No line ends within a figure and its error. */
const PLUS_MINUS = '\u00a0±\u00a0';

/** The changes worth reading: what the dice are for, then the greatest; scores last, since they only sum up the others. */
export function forecastWords(forecast: ForecastView, most: number): readonly ChangeChances[] {
  return byWeight(forecast)
    .slice(0, most)
    .map(change => chancesOf(change, forecast));
}

/** What is grave and found no room among them, however unlikely. */
export function graveWords(forecast: ForecastView, most: number): readonly ChangeChances[] {
  return byWeight(forecast)
    .slice(most)
    .filter(({ isGrave }) => isGrave === true)
    .map(change => chancesOf(change, forecast));
}

function byWeight(forecast: ForecastView): readonly ChangeView[] {
  return forecast.changes
    .filter(({ distribution }) => distribution.some(({ change, probability }) => change !== 0 && probability > NOTHING))
    .toSorted((a, b) => weight(b) - weight(a));
}

/** Of the throw that an order leads to: what is thrown, how many, and how likely it is that anything comes of it. */
export interface ThrowWords {
  readonly what: NonNullable<ForecastView['thrown']>['what'];
  /** `4`, or `2 to 4` where earlier dice decide it. */
  readonly many: string;
  readonly count: number;
  readonly percent: string;
}

/** Null where nothing is thrown, or where nothing can come of it. */
export function throwWords({
  thrown,
  any,
  anyError,
  exact,
}: Pick<ForecastView, 'thrown' | 'any' | 'anyError' | 'exact'>): ThrowWords | null {
  if (thrown === null || any <= NOTHING) return null;
  const { least, most, what } = thrown;
  const many = least === most ? String(most) : `${least} to ${most}`;
  return { what, many, count: most, percent: withError(any, anyError, exact) };
}

function weight(change: ChangeView): number {
  return Math.abs(change.mean) + (change.isDeed === true ? 1000 : 0) - (change.isScore ? 1000 : 0);
}

function chancesOf(
  { words, mean, error, distribution, chanceError, isDeed }: ChangeView,
  { exact, presumes }: Pick<ForecastView, 'exact' | 'presumes'>,
): ChangeChances {
  const falls = mean < 0;
  const happens = distribution.filter(({ change }) => (falls ? change < 0 : change > 0));
  const share = happens.reduce((sum, { probability }) => sum + probability, 0);
  const steps = happens.every(({ change }) => Math.abs(change) === 1);
  const sure = presumes ? 'likely' : 'certain';
  const kind = isDeed === true ? 'deed' : distribution.length === 1 && exact ? sure : steps ? 'chance' : 'spread';
  return {
    words,
    kind,
    falls,
    percent: withError(share, chanceError, exact),
    about: error < SMALL_ERROR ? amount(mean) : `${amount(mean)}${PLUS_MINUS}${error.toFixed(1)}`,
    bars: barsOf(distribution),
  };
}

/**
 * What is said of an order that changes no count before the next decision. One that asks on, such as choosing whom to
 * fire at, only leads to that question; grapnels that can only fall short are thrown before it. Of one that is warned of, “nothing happens yet” would be false comfort.
 */
export function quietKind(
  { outcomes, thrown, asksOn }: Pick<ForecastView, 'outcomes' | 'thrown' | 'asksOn'>,
  moves: boolean,
  warning: string,
): 'nothing' | 'chancesChange' | 'thrown' | 'asksOn' | 'afterwards' {
  if (asksOn !== null && warning !== '') return 'afterwards';
  if (thrown !== null) return 'thrown';
  if (asksOn !== null) return 'asksOn';
  return outcomes > 1 || !moves ? 'chancesChange' : 'nothing';
}

/** `62 ± 2`: the error in whole per cent, where it is one. */
function withError(share: number, error: number, exact: boolean): string {
  const points = Math.round(error * 100);
  return points === 0
    ? percent(exact ? share : Math.min(share, MOST_SAMPLED))
    : `${percent(share)}${PLUS_MINUS}${points}`;
}

/** Never 0 for what can happen, never 100 for what can fail. */
export function percent(probability: number): string {
  if (probability <= 0) return '0';
  if (probability >= 1 - 1e-9) return '100';
  if (probability < 0.01) return '<1';
  if (probability > 0.99) return '>99';
  // Sums of the same chances differ in their last digits: 7 of 8 must not be 87 here and 88 there.
  return String(Math.round(Math.round(probability * 1e8) / 1e6));
}

export function amount(mean: number): string {
  // A mean of many chances is a whole number but for its last digits.
  const size = Math.round(Math.abs(mean) * 1e6) / 1e6;
  return Number.isInteger(size) ? String(size) : size < 0.05 ? '<0.1' : size.toFixed(1);
}

export function barsOf(distribution: ChangeView['distribution']): readonly Bar[] {
  const sorted = distribution.toSorted((a, b) => a.change - b.change);
  const kept: { change: number; probability: number }[] = sorted.map(point => ({ ...point }));
  while (kept.length > MOST_BARS) {
    const [first, second] = kept;
    const last = kept.at(-1);
    const beforeLast = kept.at(-2);
    if (first === undefined || second === undefined || last === undefined || beforeLast === undefined) break;
    if (first.probability < last.probability) {
      second.probability += first.probability;
      kept.shift();
    } else {
      beforeLast.probability += last.probability;
      kept.pop();
    }
  }
  const highest = Math.max(...kept.map(({ probability }) => probability), Number.MIN_VALUE);
  return kept.map(bar => ({ ...bar, height: bar.probability / highest }));
}
