/** Downloads the log of the game as a file, or as much of it as may leave the table; and says how much that is. */

import { useEffect, useState } from 'react';
import { downloadText, fileNameOf } from '../../client/files.ts';
import type { GameState } from '../../client/store.ts';
import { sentence } from '../../ui/sentence.ts';

export async function downloadLog({ exportLog, position }: Pick<GameState, 'exportLog' | 'position'>): Promise<void> {
  const { log } = await exportLog();
  downloadText(fileNameOf(position?.ruleset ?? 'game', position?.scenario ?? 'battle', new Date(), 'log'), log);
}

/** What a download would hold, or why there can be none: a sentence. Empty until that is known. */
export function useLogHolds(exportLog: GameState['exportLog']): string {
  const [holds, setHolds] = useState('');
  useEffect(() => {
    let wanted = true;
    exportLog().then(
      log => wanted && setHolds(log.holds),
      (error: unknown) => wanted && setHolds(reasonOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [exportLog]);
  return holds;
}

export function reasonOf(error: unknown): string {
  return sentence(error instanceof Error ? error.message : String(error));
}
