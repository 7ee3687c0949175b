/** Logistic regression by Newton's method, held towards a prior. */

export interface Sample {
  readonly x: ArrayLike<number>;
  /** 1 for a victory, 0 for a defeat, a half for a draw. */
  readonly won: number;
}

const STEPS = 12;
/** In logits: a step that changes no weight by more is the last. */
const SMALL = 1e-5;

/** Weights that fit the samples. Each is drawn to its prior as by `held` samples that have its feature at its usual size. */
export function fitted(samples: readonly Sample[], prior: readonly number[], held: number): number[] {
  return fittedFrom(samples, prior, held, prior, new Set());
}

/** `start` is where the search begins, and those `out` stay at 0. */
function fittedFrom(
  samples: readonly Sample[],
  prior: readonly number[],
  held: number,
  start: readonly number[],
  out: ReadonlySet<number>,
): number[] {
  const free = prior.map((_, i) => i).filter(i => !out.has(i));
  const sizes = free.map(i => {
    let squares = 0;
    for (const { x } of samples) squares += (x[i] as number) * (x[i] as number);
    return squares / Math.max(1, samples.length) + 1e-6;
  });
  const weights = start.map((w, i) => (out.has(i) ? 0 : w));
  const n = free.length;
  const row = new Float64Array(n);
  for (let step = 0; step < STEPS; step++) {
    const gradient = free.map(
      (i, at) => (held * (sizes[at] as number) * ((prior[i] as number) - (weights[i] as number))) / 4,
    );
    const curvature = new Float64Array(n * n);
    for (const { x, won } of samples) {
      let sum = 0;
      for (let at = 0; at < n; at++) {
        const i = free[at] as number;
        row[at] = x[i] as number;
        sum += (row[at] as number) * (weights[i] as number);
      }
      const p = 1 / (1 + Math.exp(-sum));
      const spread = Math.max(1e-6, p * (1 - p));
      for (let i = 0; i < n; i++) {
        const f = row[i] as number;
        if (f === 0) continue;
        gradient[i] = (gradient[i] as number) + (won - p) * f;
        const weighed = spread * f;
        for (let j = i; j < n; j++)
          curvature[i * n + j] = (curvature[i * n + j] as number) + weighed * (row[j] as number);
      }
    }
    const matrix = free.map((_, i) =>
      free.map((_other, j) => {
        const both = curvature[Math.min(i, j) * n + Math.max(i, j)] as number;
        return i === j ? both + (held * (sizes[i] as number)) / 4 : both;
      }),
    );
    const change = solved(matrix, gradient);
    for (const [at, i] of free.entries()) weights[i] = (weights[i] as number) + (change[at] as number);
    if (change.every(by => Math.abs(by) < SMALL)) break;
  }
  return weights;
}

/** The same, without those whose weight would have another sign than its prior: they stand for something else. */
export function fittedWithSigns(samples: readonly Sample[], prior: readonly number[], held: number): number[] {
  const out = new Set<number>();
  let weights: readonly number[] = prior;
  for (;;) {
    const found = fittedFrom(samples, prior, held, weights, out);
    const against = found.map((w, i) => (w * (prior[i] as number) < 0 ? Math.abs(w / (prior[i] as number)) : 0));
    const most = Math.max(...against);
    if (most === 0) return found;
    out.add(against.indexOf(most));
    weights = found;
  }
}

/** Gauss with the largest pivot. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  const n = rows.length;
  for (let at = 0; at < n; at++) {
    let pivot = at;
    for (let i = at + 1; i < n; i++) if (Math.abs(cell(rows, i, at)) > Math.abs(cell(rows, pivot, at))) pivot = i;
    const top = rows[pivot] as number[];
    rows[pivot] = rows[at] as number[];
    rows[at] = top;
    for (let i = 0; i < n; i++) {
      if (i === at) continue;
      const row = rows[i] as number[];
      const share = (row[at] as number) / (top[at] as number);
      for (let j = at; j <= n; j++) row[j] = (row[j] as number) - share * (top[j] as number);
    }
  }
  return rows.map((row, i) => (row[n] as number) / (row[i] as number));
}

function cell(rows: readonly (readonly number[])[], i: number, j: number): number {
  return (rows[i] as readonly number[])[j] as number;
}
