/** Tells the sound about the game: wind, turn, and whether somebody is waited for. */

import { useEffect } from 'react';
import { watch } from '../../sound/ear.ts';
import type { GameState } from '../../client/store.ts';
import type { ShownScene } from './use-shown-scene.ts';

export function useSound({ status, position }: GameState, { scene, moving }: ShownScene): void {
  const turn = position?.standing.turn?.at ?? null;
  const wind = scene?.winds[0]?.force;
  useEffect(() => watch({ status, round: turn, moving, wind }), [status, turn, moving, wind]);
  useEffect(() => () => watch(null), []);
}
