/** Logistic regression by Newton's method, with a prior. */

export interface Sample {
  readonly x: ArrayLike<number>;
  /** 1 for a victory, 0 for a defeat, a half for a draw. */
  readonly won: number;
}

const STEPS = 20;
/** In logits: the iteration ends when no weight changes by more. */
const SMALL = 1e-5;
const SHORTEST = 1 / 64;
/**
 * Of the weights with the wrong sign, those at least this share of the worst are removed at once; the others may become right without
 * them.
 */
const NEARLY_WORST = 0.5;

/** Weights that fit the samples. A prior pulls like `held` samples that have its feature at its usual size. */
export function fitted(samples: readonly Sample[], prior: readonly number[], held: number): number[] {
  return fittedFrom(samples, prior, held, prior, new Set());
}

/** `start`: the first weights; weights in `out` stay at 0. */
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
  let weights = start.map((w, i) => (out.has(i) ? 0 : w));
  const n = free.length;
  const lossOf = (at: readonly number[]): number =>
    free.reduce(
      (sum, i, k) => {
        const off = (at[i] as number) - (prior[i] as number);
        return sum + (held * (sizes[k] as number) * off * off) / 8;
      },
      surpriseOf(samples, free, at),
    );
  let loss = lossOf(weights);
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
    if (change.every(by => Math.abs(by) < SMALL)) break;
    // A full step from far away may overshoot.
    let stride = 1;
    let next = stepped(weights, free, change, stride);
    while (stride > SHORTEST && lossOf(next) > loss) {
      stride /= 2;
      next = stepped(weights, free, change, stride);
    }
    weights = next;
    loss = lossOf(weights);
  }
  return weights;
}

function stepped(
  weights: readonly number[],
  free: readonly number[],
  change: readonly number[],
  stride: number,
): number[] {
  const next = weights.slice();
  for (const [at, i] of free.entries()) next[i] = (next[i] as number) + stride * (change[at] as number);
  return next;
}

/** The negative log-likelihood. */
function surpriseOf(samples: readonly Sample[], free: readonly number[], weights: readonly number[]): number {
  let loss = 0;
  for (const { x, won } of samples) {
    let sum = 0;
    for (const i of free) sum += (x[i] as number) * (weights[i] as number);
    // log(1 + e^sum), without overflow.
    loss += Math.max(0, sum) + Math.log1p(Math.exp(-Math.abs(sum))) - won * sum;
  }
  return loss;
}

/** The same, without features whose weight would have another sign than its prior: they then stand for something else. */
export function fittedWithSigns(samples: readonly Sample[], prior: readonly number[], held: number): number[] {
  const out = new Set<number>();
  let weights: readonly number[] = prior;
  for (;;) {
    const found = fittedFrom(samples, prior, held, weights, out);
    const against = found.map((w, i) => (w * (prior[i] as number) < 0 ? Math.abs(w / (prior[i] as number)) : 0));
    const most = Math.max(...against);
    if (most === 0) return found;
    for (const [i, by] of against.entries()) if (by > most * NEARLY_WORST) out.add(i);
    weights = found;
  }
}

/** Gaussian elimination with partial pivoting. */
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
