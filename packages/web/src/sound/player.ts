/** Plays the sounds. Fetched when sound is first switched on; suspended while the page is hidden. */

import type { Moment, Watch } from './bell.ts';
import { bellAt } from './bell.ts';
import type { ScreenPlaceOf } from './cues.ts';
import { admitted, cuesOf, WINDOW } from './cues.ts';
import { gainOf, layOut } from './mixer.ts';
import type { Motion } from '../board/scene.ts';
import { bell, sound, type Bench } from './voices.ts';
import { windBed } from './wind.ts';

export interface Player {
  /** Motions begin. */
  hear(group: readonly Motion[], speed: number, placeOnScreen: ScreenPlaceOf): void;
  /** The game at this moment; null when there is none. */
  watch(moment: Moment | null): void;
  /** 0 is silence, 1 full volume. */
  setVolume(volume: number): void;
}

/** Where a book does not tell how hard it blows. */
const SOME_WIND = 0.4;
/** Least seconds between two strokes, so that dragging the volume slider does not ring all the time. */
const BELL_REST = 0.7;
/** Seconds in which everything fades by most of the way, and milliseconds after which nothing is left. */
const FADE = 0.04;
const FADED_MS = 300;
/** Sounds are scheduled this many seconds ahead, so that the first sample is not late. */
const LEAD = 0.01;

export function createPlayer(context: AudioContext, begun: number): Player {
  const mixer = layOut(context);
  const wind = windBed(mixer);
  let volume = begun;
  let watching: Watch | null = null;
  let starts: readonly number[] = [];
  let seed = 1;
  let lastBell = -BELL_REST;
  /** All sounds but the wind go through this node. It is replaced when the page is hidden, so that none goes on later. */
  let passing = newPassing();

  function newPassing(): { readonly bench: Bench; readonly out: GainNode } {
    const out = context.createGain();
    out.connect(mixer.out);
    return { bench: { ...mixer, out }, out };
  }

  const isHeard = (): boolean => volume > 0 && !document.hidden;

  function follow(): void {
    mixer.master.setTargetAtTime(isHeard() ? gainOf(volume) : 0, context.currentTime, FADE);
    if (isHeard()) {
      void context.resume().catch(ignore);
      return;
    }
    setTimeout(() => {
      if (isHeard()) return;
      passing.out.disconnect();
      passing = newPassing();
      starts = [];
      // A suspended context uses no processor time.
      void context.suspend().catch(ignore);
    }, FADED_MS);
  }

  function ring(strokes: 0 | 1 | 2): void {
    const now = context.currentTime + LEAD;
    if (strokes === 0 || !isHeard() || now - lastBell < BELL_REST) return;
    lastBell = now;
    bell(passing.bench, strokes, now);
  }

  document.addEventListener('visibilitychange', follow);
  follow();

  return {
    hear(group, speed, placeOnScreen) {
      if (!isHeard()) return;
      const now = context.currentTime + LEAD;
      seed += 1009;
      const cues = admitted(cuesOf(group, speed, placeOnScreen, seed), starts, now);
      starts = [...starts.filter(at => at > now - WINDOW), ...cues.map(cue => now + cue.at)];
      for (const cue of cues) sound(passing.bench, cue, now);
    },
    watch(moment) {
      wind.blow(moment === null ? null : (moment.wind ?? SOME_WIND));
      if (moment === null) {
        watching = null;
        return;
      }
      const next = bellAt(watching, moment, performance.now() / 1000);
      watching = next.watch;
      ring(next.strokes);
    },
    setVolume(next) {
      if (next === volume) return;
      volume = next;
      follow();
      // A stroke of the bell, to judge the volume by.
      ring(1);
    },
  };
}

function ignore(): void {}
