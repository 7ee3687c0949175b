/** The wind: always there, hardly noticed. It comes in slow gusts, and sings higher the harder it blows. */

import { deepNoise } from './noise.ts';
import type { Bench } from './voices.ts';

export interface Wind {
  /** 0 is calm, 1 a storm; null is silence. */
  blow(force: number | null): void;
}

/** Long enough that nobody hears it come round. */
const LOOP_SECONDS = 9;
const OVERLAP_SECONDS = 1;
/** Seconds in which it rises or dies down by most of the way. */
const CHANGE = 1.2;
/** Gusts: how often a second, and by what share of the whole they come and go. Two that never meet seem to have no rhythm. */
const GUSTS = [
  { often: 0.071, share: 0.28 },
  { often: 0.113, share: 0.2 },
] as const;

export function windBed({ context, out }: Bench): Wind {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, LOOP_SECONDS * rate, rate);
  buffer.copyToChannel(deepNoise(LOOP_SECONDS * rate, OVERLAP_SECONDS * rate, 7), 0);
  const level = context.createGain();
  level.gain.value = 0;
  const gusty = context.createGain();
  level.connect(gusty).connect(out);

  /** Each from a place of its own in the noise: filters of one and the same would blot each other out where they meet. */
  function breath(type: 'lowpass' | 'bandpass', from: number): BiquadFilterNode {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = type;
    source.connect(filter).connect(level);
    source.start(0, from);
    return filter;
  }
  const sea = breath('lowpass', 0);
  const rigging = breath('bandpass', LOOP_SECONDS / 2);
  rigging.Q.value = 2.4;

  for (const { often, share } of GUSTS) {
    const gust = context.createOscillator();
    gust.frequency.value = often;
    // A gust is louder and higher at once.
    for (const [param, depth] of [
      [gusty.gain, share],
      [rigging.detune, share * 900],
      [sea.detune, share * 700],
    ] as const) {
      const by = context.createGain();
      by.gain.value = depth;
      gust.connect(by).connect(param);
    }
    gust.start();
  }

  return {
    blow(force) {
      const now = context.currentTime;
      level.gain.setTargetAtTime(force === null ? 0 : loudness(force), now, CHANGE);
      if (force === null) return;
      sea.frequency.setTargetAtTime(260 + 420 * force, now, CHANGE);
      rigging.frequency.setTargetAtTime(520 + 560 * force, now, CHANGE);
    },
  };
}

export function loudness(force: number): number {
  return 0.02 + 0.075 * force ** 1.5;
}
