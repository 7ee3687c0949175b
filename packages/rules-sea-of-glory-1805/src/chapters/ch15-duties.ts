import type { Context } from '@weathergauge/engine';
import { scatter } from './ch07-blocks.ts';
import type { Block, Campaign } from '../model/state.ts';
export function expeditionReached(s: Campaign, block: Block, context: Context): number {
  scatter(s, block, context);
  return -1;
}
