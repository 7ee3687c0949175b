/** All of it in a page: fetched when somebody has switched sound on, silent while nobody looks at the page. */

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
  /** What the table looks like now; null without one. */
  watch(moment: Moment | null): void;
  /** 0 is silence, 1 full volume. */
  setVolume(volume: number): void;
}

/** Where a book does not tell how hard it blows. */
const SOME_WIND = 0.4;
/** Somebody who drags a slider hears a stroke now and then. */
const BELL_REST = 0.7;
/** Seconds in which everything fades by most of the way, and milliseconds after which nothing is left. */
const FADE = 0.04;
const FADED_MS = 300;
/** A moment's lead, so that the first sample is not late. */
const LEAD = 0.01;

export function createPlayer(context: AudioContext, begun: number): Player {
  const mixer = layOut(context);
  const wind = windBed(mixer);
  let volume = begun;
  let watching: Watch | null = null;
  let starts: readonly number[] = [];
  let seed = 1;
  let lastBell = -BELL_REST;
  /** Everything that passes goes through here: what has not ended when the page is hidden is not heard out later. */
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
      // Costs nothing while it is not heard.
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
      // How loud that is.
      ring(1);
    },
  };
}

function ignore(): void {}
