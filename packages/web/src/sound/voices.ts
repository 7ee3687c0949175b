/**
 * The sounds themselves, out of noise and plain tones. Each begins and ends in silence, so that nothing clicks, and all
 * that it is made of stops by itself.
 */

import type { Cue } from './cues.ts';
import { chance } from './noise.ts';

/** Where sounds are made. */
export interface Bench {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** White, at least `NOISE_SECONDS` long. */
  readonly noise: AudioBuffer;
}

export const NOISE_SECONDS = 3;

interface Swell {
  readonly at: number;
  readonly peak: number;
  /** Seconds up, and down to a thousandth. */
  readonly rise: number;
  readonly fall: number;
}

interface Hiss extends Swell {
  readonly type: 'lowpass' | 'bandpass' | 'highpass';
  /** Hertz, at the beginning and at the end of the fall. */
  readonly from: number;
  readonly to: number;
  readonly q?: number;
}

interface Tone extends Swell {
  readonly from: number;
  readonly to: number;
  /** Seconds from one to the other. */
  readonly glide: number;
}

/** Seconds of the final fade to 0. */
const LAST = 0.02;
const THOUSANDTH = 0.001;
/** Exponential ramps cannot reach 0: they end at this value. */
const FAINTEST = 1e-6;

export function sound(bench: Bench, cue: Cue, now: number): void {
  const pan = bench.context.createStereoPanner();
  // Panned by less than the full width, so that every sound is in both ears.
  pan.pan.value = cue.across * 0.7;
  pan.connect(bench.out);
  const here = { ...bench, out: pan };
  const at = now + cue.at;
  const random = chance(cue.seed);
  switch (cue.kind) {
    case 'gun':
      gun(here, cue, at, random);
      break;
    case 'blast':
      blast(here, cue, at, random);
      break;
    case 'musket':
      musket(here, cue, at, random);
      break;
    case 'crack':
      crack(here, cue, at, random);
      break;
    case 'pipe':
      pipe(here, cue, at, random);
      break;
    case 'cheer':
      cheer(here, cue, at, random);
      break;
    case 'clash':
      clash(here, cue, at, random);
      break;
    case 'founder':
      founder(here, cue, at, random);
      break;
  }
}

type Random = () => number;

/** A random number within `share` of `middle`. */
function about(middle: number, share: number, random: Random): number {
  return middle * (1 + share * (2 * random() - 1));
}

const between = (near: number, distant: number, far: number): number => near * (distant / near) ** far;

/** A thump, the blast of the charge, a crack that only those nearby hear, and its roll over the water. */
function gun(bench: Bench, { loud, far }: Cue, at: number, random: Random): void {
  const level = loud * (1 - 0.62 * far);
  const low = about(104, 0.18, random);
  tone(bench, { at, peak: 0.42 * level, rise: 0.004 + 0.02 * far, fall: 0.34, from: low, to: low * 0.4, glide: 0.12 });
  const blare = between(about(2400, 0.2, random), 420, far);
  hiss(bench, random, {
    type: 'lowpass',
    at,
    peak: 0.66 * level,
    rise: 0.003 + 0.03 * far,
    fall: about(0.36, 0.15, random),
    from: blare,
    to: 150,
  });
  const edge = 0.3 * level * (1 - far) ** 2;
  hiss(bench, random, { type: 'highpass', at, peak: edge, rise: 0.001, fall: 0.05, from: 1500, to: 2600 });
  hiss(bench, random, {
    type: 'lowpass',
    at: at + 0.03,
    peak: 0.38 * level,
    rise: 0.12 + 0.12 * far,
    fall: about(2.3, 0.15, random),
    from: between(420, 230, far),
    to: 110,
  });
}

/** An exploding magazine: the deepest sound, and debris that falls afterwards. */
function blast(bench: Bench, cue: Cue, at: number, random: Random): void {
  const level = cue.loud * (1 - 0.45 * cue.far);
  tone(bench, { at, peak: 0.6 * level, rise: 0.006, fall: 1.2, from: 92, to: 27, glide: 0.5 });
  const blare = between(1700, 500, cue.far);
  hiss(bench, random, { type: 'lowpass', at, peak: 0.8 * level, rise: 0.005, fall: 1.5, from: blare, to: 85 });
  const roll = { type: 'lowpass', from: 260, to: 60 } as const;
  hiss(bench, random, { ...roll, at: at + 0.05, peak: 0.5 * level, rise: 0.25, fall: 3 });
  for (let i = 0; i < 7; i++)
    splinter(bench, random, at + 0.45 + i * about(0.16, 0.5, random), 0.1 * level * (1 - cue.far));
}

function musket(bench: Bench, { loud, far }: Cue, at: number, random: Random): void {
  const level = loud * (1 - 0.7 * far);
  const pitch = between(about(1900, 0.25, random), 800, far);
  const snap = { type: 'bandpass', from: pitch, to: pitch * 0.45, q: 0.8 } as const;
  hiss(bench, random, { ...snap, at, peak: 0.85 * level, rise: 0.001 + 0.004 * far, fall: about(0.09, 0.3, random) });
  const roll = { type: 'lowpass', from: 700, to: 240 } as const;
  hiss(bench, random, { ...roll, at: at + 0.01, peak: 0.26 * level, rise: 0.02, fall: 0.4 });
}

/** Timber: a knock, and splinters after it. */
function crack(bench: Bench, { loud, far }: Cue, at: number, random: Random): void {
  const level = loud * (1 - 0.6 * far);
  const low = about(205, 0.2, random);
  tone(bench, { at, peak: 0.4 * level, rise: 0.002, fall: 0.13, from: low, to: low * 0.6, glide: 0.07 });
  const knock = { type: 'bandpass', from: between(520, 300, far), to: 260, q: 1.4 } as const;
  hiss(bench, random, { ...knock, at, peak: 0.9 * level, rise: 0.002, fall: 0.16 });
  for (let i = 0; i < 5; i++)
    splinter(bench, random, at + 0.012 + i * about(0.038, 0.6, random), level * (0.85 - 0.13 * i) * (1 - 0.6 * far));
}

function splinter(bench: Bench, random: Random, at: number, peak: number): void {
  const pitch = 700 + 1700 * random();
  const snap = { type: 'bandpass', from: pitch, to: pitch * 0.8, q: 5 } as const;
  hiss(bench, random, { ...snap, at, peak, rise: 0.001, fall: about(0.06, 0.5, random) });
}

/** The boatswain's call as the colours come down: a high note, then a long fall. */
function pipe(bench: Bench, { loud, far }: Cue, at: number, random: Random): void {
  const level = 0.1 * loud * (1 - 0.6 * far);
  const high = about(2350, 0.03, random);
  tone(bench, { at, peak: level, rise: 0.03, fall: 0.4, from: high, to: high, glide: 0.3 });
  tone(bench, { at: at + 0.3, peak: level, rise: 0.04, fall: 0.9, from: high, to: high * 0.62, glide: 0.7 });
  const breath = { type: 'bandpass', from: high, to: high * 0.7, q: 3 } as const;
  hiss(bench, random, { ...breath, at, peak: 0.5 * level, rise: 0.04, fall: 1 });
}

/** Many men at once, over the water: three times, as it is done. */
function cheer(bench: Bench, { loud, far }: Cue, at: number, random: Random): void {
  const level = loud * (1 - 0.6 * far);
  for (let i = 0; i < 3; i++) {
    const when = at + i * 0.42;
    for (const pitch of [420, 760, 1150]) {
      const voice = about(pitch, 0.08, random);
      const vowel = { type: 'bandpass', from: voice, to: voice * 0.82, q: 4 } as const;
      hiss(bench, random, { ...vowel, at: when, peak: 0.34 * level, rise: 0.09, fall: 0.34 });
    }
  }
}

/** Steel on steel: short, high, and no two alike. */
function clash(bench: Bench, { loud, far }: Cue, at: number, random: Random): void {
  const level = loud * (1 - 0.75 * far);
  const pitch = about(2900, 0.3, random);
  for (const ratio of [1, 1.47, 2.09]) {
    const ring = pitch * ratio;
    const shape = { at, peak: (0.07 * level) / ratio, rise: 0.001, fall: about(0.2, 0.3, random) };
    tone(bench, { ...shape, from: ring, to: ring * 0.985, glide: 0.2 });
  }
  hiss(bench, random, { type: 'highpass', at, peak: 0.2 * level, rise: 0.001, fall: 0.03, from: 2600, to: 3400 });
}

/** A ship goes down: timbers groan, and the water closes over her. */
function founder(bench: Bench, { loud, far }: Cue, at: number, random: Random): void {
  const level = loud * (1 - 0.5 * far);
  const groan = about(96, 0.12, random);
  tone(bench, { at, peak: 0.22 * level, rise: 0.25, fall: 1.3, from: groan, to: groan * 0.62, glide: 1.3 });
  tone(bench, {
    at: at + 0.2,
    peak: 0.1 * level,
    rise: 0.3,
    fall: 1.1,
    from: groan * 1.52,
    to: groan * 0.9,
    glide: 1.2,
  });
  const rush = { type: 'lowpass', from: between(900, 400, far), to: 190 } as const;
  hiss(bench, random, { ...rush, at: at + 0.15, peak: 0.42 * level, rise: 0.7, fall: 1.9 });
  for (let i = 0; i < 6; i++) {
    const low = about(210, 0.4, random);
    const when = at + 0.8 + i * about(0.2, 0.3, random);
    tone(bench, { at: when, peak: 0.07 * level, rise: 0.02, fall: 0.12, from: low, to: low * 1.7, glide: 0.1 });
  }
}

// --- The bell ---

const STRIKE_NOTE = 1175;
export const BETWEEN_STROKES = 0.46;

/** Partials of a bronze bell: inharmonic but for the octaves, and the high ones decay first. */
export const PARTIALS: readonly { readonly ratio: number; readonly share: number; readonly seconds: number }[] = [
  { ratio: 0.5, share: 0.16, seconds: 2.9 },
  { ratio: 1, share: 1, seconds: 2.8 },
  // The same tone twice, slightly apart: it beats, as that of a real bell does.
  { ratio: 1.0014, share: 0.25, seconds: 2.8 },
  { ratio: 1.183, share: 0.55, seconds: 2.1 },
  { ratio: 1.506, share: 0.3, seconds: 1.5 },
  { ratio: 2, share: 0.6, seconds: 1.6 },
  { ratio: 2.514, share: 0.3, seconds: 1 },
  { ratio: 2.662, share: 0.22, seconds: 0.7 },
  { ratio: 3.011, share: 0.2, seconds: 0.55 },
  { ratio: 4.166, share: 0.13, seconds: 0.34 },
  { ratio: 5.433, share: 0.07, seconds: 0.22 },
];

export function bell(bench: Bench, strokes: 1 | 2, now: number): void {
  for (let stroke = 0; stroke < strokes; stroke++) {
    const at = now + stroke * BETWEEN_STROKES;
    const random = chance(stroke + 1);
    for (const { ratio, share, seconds } of PARTIALS) {
      const pitch = STRIKE_NOTE * ratio;
      tone(bench, { at, peak: 0.045 * share, rise: 0.003, fall: seconds, from: pitch, to: pitch, glide: seconds });
    }
    hiss(bench, random, { type: 'highpass', at, peak: 0.04, rise: 0.001, fall: 0.014, from: 3200, to: 3200 });
  }
}

// --- What they are made of ---

function swell({ context, out }: Bench, { at, peak, rise, fall }: Swell): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(peak, at + rise);
  node.gain.exponentialRampToValueAtTime(Math.max(peak * THOUSANDTH, FAINTEST), at + rise + fall);
  node.gain.linearRampToValueAtTime(0, at + rise + fall + LAST);
  node.connect(out);
  return node;
}

function hiss(bench: Bench, random: Random, shape: Hiss): void {
  const { context, noise } = bench;
  const end = shape.at + shape.rise + shape.fall;
  const filter = context.createBiquadFilter();
  filter.type = shape.type;
  if (shape.q !== undefined) filter.Q.value = shape.q;
  filter.frequency.setValueAtTime(shape.from, shape.at);
  filter.frequency.exponentialRampToValueAtTime(shape.to, end);
  filter.connect(swell(bench, shape));
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  source.connect(filter);
  source.start(shape.at, random() * NOISE_SECONDS);
  source.stop(end + LAST);
}

function tone(bench: Bench, shape: Tone): void {
  const source = bench.context.createOscillator();
  source.frequency.setValueAtTime(shape.from, shape.at);
  source.frequency.exponentialRampToValueAtTime(shape.to, shape.at + shape.glide);
  source.connect(swell(bench, shape));
  source.start(shape.at);
  source.stop(shape.at + shape.rise + shape.fall + LAST);
}
