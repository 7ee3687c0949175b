/** How the battle looked, as a line: values from -1 (lost for the first seat) to 1 (won). */

export interface CurvePath {
  readonly line: string;
  /** The same line closed down to the middle, for a fill. */
  readonly area: string;
}

export function curvePath(values: readonly number[], width: number, height: number): CurvePath {
  if (values.length === 0) return { line: '', area: '' };
  const step = values.length === 1 ? 0 : width / (values.length - 1);
  const points = values.map((value, i) => `${round(i * step)},${round(yOf(value, height))}`);
  if (values.length === 1) points.push(`${round(width)},${round(yOf(values[0] ?? 0, height))}`);
  const line = `M${points.join('L')}`;
  const middle = round(height / 2);
  return { line, area: `${line}L${round(width)},${middle}L0,${middle}Z` };
}

export function yOf(value: number, height: number): number {
  return ((1 - clamped(value)) / 2) * height;
}

/** Chance of the first seat in whole per cent. */
export function chance(value: number): number {
  return Math.round(((clamped(value) + 1) / 2) * 100);
}

export interface CurveFacts {
  readonly start: number;
  readonly end: number;
  readonly best: { readonly at: number; readonly chance: number };
  readonly worst: { readonly at: number; readonly chance: number };
}

/** The line in numbers, for screen readers. */
export function curveFacts(values: readonly number[]): CurveFacts | null {
  const first = values[0];
  if (first === undefined) return null;
  let best = 0;
  let worst = 0;
  for (const [i, value] of values.entries()) {
    if (value > (values[best] ?? 0)) best = i;
    if (value < (values[worst] ?? 0)) worst = i;
  }
  return {
    start: chance(first),
    end: chance(values.at(-1) ?? first),
    best: { at: best, chance: chance(values[best] ?? 0) },
    worst: { at: worst, chance: chance(values[worst] ?? 0) },
  };
}

function clamped(value: number): number {
  return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
