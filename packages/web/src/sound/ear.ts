/**
 * The part of the sound that is loaded with the page; `player.ts` is fetched on first use. That is when sound has been
 * switched on and the page was clicked or touched since, because browsers allow no audio before a gesture.
 */

import type { Hear } from '../board/props.ts';
import { useSettings } from '../ui/settings.ts';
import type { Moment } from './bell.ts';
import type { Player } from './player.ts';

let context: AudioContext | null = null;
let player: Player | null = null;
let moment: Moment | null = null;

function volumeNow(): number {
  const { sound, volume } = useSettings.getState();
  return sound ? volume : 0;
}

/** Call once. */
export function followSound(): void {
  const atFirst = volumeNow();
  const attend = (): void => {
    player?.setVolume(volumeNow());
    if (context !== null || volumeNow() === 0 || !navigator.userActivation.isActive) return;
    // Created within the gesture: after the fetch the browser may no longer count it as one.
    const opened = new AudioContext();
    context = opened;
    import('./player.ts').then(
      ({ createPlayer }) => {
        player = createPlayer(opened, atFirst);
        player.watch(moment);
        player.setVolume(volumeNow());
      },
      () => {
        // The fetch failed, perhaps without a network: the next gesture tries again.
        context = null;
        void opened.close();
      },
    );
  };
  useSettings.subscribe(attend);
  addEventListener('click', attend, true);
  addEventListener('keydown', attend, true);
}

export const hear: Hear = (...what) => player?.hear(...what);

/** The game at this moment; null when it is left. */
export function watch(now: Moment | null): void {
  moment = now;
  player?.watch(now);
}
