/** The audio graph that all sounds go through, with compressor, volume and limiter. */

import { NOISE_SECONDS, type Bench } from './voices.ts';
import { whiteNoise } from './noise.ts';

export interface Mixer extends Bench {
  /** How loud all of it is. */
  readonly master: AudioParam;
}

/** Curves of this many points are smooth. */
const POINTS = 1025;
/** Up to this level the limiter changes nothing. */
const STRAIGHT = 0.7;
/** The loudest input the limiter is made for; 1 is full scale. */
const HEADROOM = 3;

/** In order: sounds, compressor, volume, and a soft limiter where the signal would clip. */
export function layOut(context: BaseAudioContext): Mixer {
  const press = context.createDynamicsCompressor();
  press.threshold.value = -14;
  press.knee.value = 12;
  press.ratio.value = 8;
  press.attack.value = 0.004;
  press.release.value = 0.22;
  const volume = context.createGain();
  volume.gain.value = 0;
  const bend = context.createWaveShaper();
  bend.curve = Float32Array.from({ length: POINTS }, (_, i) => bent(HEADROOM * ((2 * i) / (POINTS - 1) - 1)));
  // A WaveShaper takes inputs from -1 to 1 only.
  const room = context.createGain();
  room.gain.value = 1 / HEADROOM;
  press.connect(volume).connect(room).connect(bend).connect(context.destination);

  const length = NOISE_SECONDS * context.sampleRate;
  const noise = context.createBuffer(1, length, context.sampleRate);
  noise.copyToChannel(whiteNoise(length, 1), 0);
  return { context, out: press, noise, master: volume.gain };
}

/** The limiter's curve: x up to `STRAIGHT`, then flatter and flatter, always below 1. */
export function bent(x: number): number {
  const size = Math.abs(x);
  if (size <= STRAIGHT) return x;
  const room = 1 - STRAIGHT;
  return Math.sign(x) * (STRAIGHT + room * Math.tanh((size - STRAIGHT) / room));
}

/** From the slider to a gain, so that the middle of the slider sounds half as loud. */
export function gainOf(volume: number): number {
  return volume ** 1.5;
}
