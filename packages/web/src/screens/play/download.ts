/** Downloads the log of the game as a file. */

import { downloadText, fileNameOf } from '../../client/files.ts';
import type { GameState } from '../../client/store.ts';

export async function downloadLog({ exportLog, position }: Pick<GameState, 'exportLog' | 'position'>): Promise<void> {
  const log = await exportLog();
  downloadText(fileNameOf(position?.ruleset ?? 'game', position?.scenario ?? 'battle', new Date()), log);
}
