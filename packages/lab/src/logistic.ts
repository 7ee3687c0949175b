/** Logistic regression by Newton's method, held towards a prior; and how good a stated chance is. */

export interface Sample {
  readonly x: readonly number[];
  /** 1 for a victory, 0 for a defeat, a half for a draw. */
  readonly won: number;
}

const STEPS = 12;

/** Weights that fit the samples. Each is drawn to its prior as by `held` samples that have its feature at its usual size. */
export function fitted(samples: readonly Sample[], prior: readonly number[], held: number): number[] {
  const n = prior.length;
  const sizes = prior.map((_, i) => {
    let squares = 0;
    for (const { x } of samples) squares += (x[i] as number) * (x[i] as number);
    return squares / Math.max(1, samples.length) + 1e-6;
  });
  const weights = prior.slice();
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((w, i) => (held * (sizes[i] as number) * ((prior[i] as number) - w)) / 4);
    const curvature = weights.map((_, i) => weights.map((_w, j) => (i === j ? (held * (sizes[i] as number)) / 4 : 0)));
    for (const { x, won } of samples) {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += (x[i] as number) * (weights[i] as number);
      const p = 1 / (1 + Math.exp(-sum));
      const spread = Math.max(1e-6, p * (1 - p));
      for (let i = 0; i < n; i++) {
        const f = x[i] as number;
        gradient[i] = (gradient[i] as number) + (won - p) * f;
        const row = curvature[i] as number[];
        for (let j = 0; j < n; j++) row[j] = (row[j] as number) + spread * f * (x[j] as number);
      }
    }
    const change = solved(curvature, gradient);
    for (let i = 0; i < n; i++) weights[i] = (weights[i] as number) + (change[i] as number);
  }
  return weights;
}

/** The same, without those whose weight would have another sign than its prior: they stand for something else. */
export function fittedWithSigns(samples: readonly Sample[], prior: readonly number[], held: number): number[] {
  const left = prior.map(() => 1);
  for (;;) {
    const masked = samples.map(({ x, won }) => ({ x: x.map((f, i) => f * (left[i] as number)), won }));
    const weights = fitted(masked, prior, held);
    const against = weights.map((w, i) =>
      left[i] === 1 && w * (prior[i] as number) < 0 ? Math.abs(w / (prior[i] as number)) : 0,
    );
    const most = Math.max(...against);
    const wrong = against.indexOf(most);
    if (most === 0) return weights.map((w, i) => (left[i] === 1 ? w : 0));
    left[wrong] = 0;
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

export interface Quality {
  /** Mean square of what was said less what came: of the chances, and of the base rate said every time. */
  readonly brier: number;
  readonly base: number;
  /** What part of the base rate's error the chances take away. */
  readonly skill: number;
  /** Mean distance between chances and what came, over ten classes of equal width, weighted by their size. */
  readonly gap: number;
  readonly samples: number;
  /** By class: mean chance, mean of what came, samples. */
  readonly classes: readonly (readonly [number, number, number])[];
}

const CLASSES = 10;

export function quality(said: readonly { readonly value: number; readonly won: number }[]): Quality {
  const samples = said.length;
  const mean = said.reduce((sum, { won }) => sum + won, 0) / samples;
  const brier = said.reduce((sum, { value, won }) => sum + (value - won) * (value - won), 0) / samples;
  const base = said.reduce((sum, { won }) => sum + (mean - won) * (mean - won), 0) / samples;
  const classes: [number, number, number][] = [];
  let gap = 0;
  for (let i = 0; i < CLASSES; i++) {
    const inside = said.filter(({ value }) => Math.min(CLASSES - 1, Math.floor(value * CLASSES)) === i);
    if (inside.length === 0) continue;
    const chance = inside.reduce((sum, { value }) => sum + value, 0) / inside.length;
    const came = inside.reduce((sum, { won }) => sum + won, 0) / inside.length;
    gap += (Math.abs(chance - came) * inside.length) / samples;
    classes.push([round(chance), round(came), inside.length]);
  }
  return { brier: round(brier), base: round(base), skill: round(1 - brier / base), gap: round(gap), samples, classes };
}

function round(x: number): number {
  return Math.round(x * 1000) / 1000;
}
