/** Noise, of which guns and wind are made. The same seed gives the same noise, so that tests can compare it. */

/** Numbers from 0 up to 1 (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** White noise from -1 to 1. */
export function whiteNoise(length: number, seed: number): Float32Array<ArrayBuffer> {
  const random = chance(seed);
  const noise = new Float32Array(length);
  for (let i = 0; i < length; i++) noise[i] = random() * 2 - 1;
  return noise;
}

/** Coefficient of the low-pass filter that makes noise deep. */
const INERTIA = 0.95;

/** Deep noise that can be played round and round: its end runs into its beginning. */
export function deepNoise(length: number, overlap: number, seed: number): Float32Array<ArrayBuffer> {
  const rough = whiteNoise(length + overlap, seed);
  let level = 0;
  const deep = rough.map(sample => (level = level * INERTIA + sample * (1 - INERTIA)));
  const loop = deep.slice(overlap);
  // The last stretch fades into what came before the first sample. Equal power, as the two have nothing to do with each other.
  for (let i = 0; i < overlap; i++) {
    const t = ((i + 1) / overlap) * (Math.PI / 2);
    const at = length - overlap + i;
    loop[at] = (loop[at] ?? 0) * Math.cos(t) + (deep[i] ?? 0) * Math.sin(t);
  }
  const peak = loop.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return loop.map(sample => sample / peak);
}
