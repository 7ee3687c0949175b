/** Downloads the log of the game as a file, or as much of it as may leave the table; and finds out how much that is. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { useEffect, useState } from 'react';
import { downloadText, fileNameOf } from '../../client/files.ts';
import type { OpenLog } from '../../client/protocol.ts';
import type { GameState } from '../../client/store.ts';
import { sentence } from '../../ui/sentence.ts';

export async function downloadLog({ exportLog, position }: Pick<GameState, 'exportLog' | 'position'>): Promise<void> {
  const open = await exportLog();
  if (isRefusal(open)) throw new Error(open.reason);
  const name = fileNameOf(position?.ruleset ?? 'game', position?.scenario ?? 'battle', new Date(), 'log');
  downloadText(name, open.log);
}

/** What may leave the table now, or why nothing may. Null until that is known. */
export function useOpenLog(exportLog: GameState['exportLog']): OpenLog | Refusal | null {
  const [open, setOpen] = useState<OpenLog | Refusal | null>(null);
  useEffect(() => {
    let wanted = true;
    exportLog().then(log => wanted && setOpen(log), console.error);
    return () => {
      wanted = false;
    };
  }, [exportLog]);
  return open;
}

export function reasonOf(error: unknown): string {
  return sentence(error instanceof Error ? error.message : String(error));
}
