/** Where all sounds come together: the bench they are made on, and what keeps them from ever being too loud. */

import { NOISE_SECONDS, type Bench } from './voices.ts';
import { whiteNoise } from './noise.ts';

export interface Mixer extends Bench {
  /** How loud all of it is. */
  readonly master: AudioParam;
}

/** Curves of this many points are smooth. */
const POINTS = 1025;
/** Up to here the last stage changes nothing. */
const STRAIGHT = 0.7;
/** As loud as it is prepared for; 1 is what a loudspeaker can do. */
const HEADROOM = 3;

/** Sounds, compressor, volume, and at last a bend where it would else be cut off. */
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
  // A curve knows no more than -1 to 1.
  const room = context.createGain();
  room.gain.value = 1 / HEADROOM;
  press.connect(volume).connect(room).connect(bend).connect(context.destination);

  const length = NOISE_SECONDS * context.sampleRate;
  const noise = context.createBuffer(1, length, context.sampleRate);
  noise.copyToChannel(whiteNoise(length, 1), 0);
  return { context, out: press, noise, master: volume.gain };
}

/** The same up to `STRAIGHT`, and beyond it ever less, never as much as 1. */
export function bent(x: number): number {
  const size = Math.abs(x);
  if (size <= STRAIGHT) return x;
  const room = 1 - STRAIGHT;
  return Math.sign(x) * (STRAIGHT + room * Math.tanh((size - STRAIGHT) / room));
}

/** Half the way of a slider should seem half as loud. */
export function gainOf(volume: number): number {
  return volume ** 1.5;
}
