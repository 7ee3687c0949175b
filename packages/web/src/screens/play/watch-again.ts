/** A battle on a server is not kept in this browser: it is watched again as a log. */

import { isRefusal } from '@weathergauge/engine';
import { keepLog } from '../../client/kept-log.ts';
import type { GameState } from '../../client/store.ts';
import { goTo } from '../../ui/route.ts';

export async function watchAgain({ exportLog, read }: Pick<GameState, 'exportLog' | 'read'>): Promise<void> {
  const open = await exportLog();
  if (isRefusal(open)) return;
  keepLog(open.log);
  goTo({ screen: 'replay', id: null, entry: null });
  await read(open.log);
}
