/**
 * The little of sound that comes with every page. Nothing is fetched or opened until somebody has switched sound on and
 * touched the page since; browsers allow none before.
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
    // Within the gesture: after a fetch it might count no more.
    const opened = new AudioContext();
    context = opened;
    import('./player.ts').then(
      ({ createPlayer }) => {
        player = createPlayer(opened, atFirst);
        player.watch(moment);
        player.setVolume(volumeNow());
      },
      () => {
        // Without a network; the next touch tries again.
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

/** What the table looks like now; null when it is left. */
export function watch(now: Moment | null): void {
  moment = now;
  player?.watch(now);
}
