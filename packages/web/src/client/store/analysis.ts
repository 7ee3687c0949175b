/** Has the finished game looked through, in a worker of its own, for what the people here decided best and worst. */

import { humansOf } from '../seats.ts';
import type { GameState } from '../store.ts';
import type { Core } from './core.ts';
import { ignore } from './core.ts';

export type AnalysisPart = Pick<GameState, 'analyse' | 'stopAnalysis'>;

export function createAnalysis({ inside, session, get, set }: Core): AnalysisPart {
  async function analyse(): Promise<void> {
    const { id, pack, seats, analysis } = get();
    const people = humansOf(seats);
    if (inside.mode !== 'record' || people.length === 0 || analysis?.how === 'under-way') return;
    set({ analysis: { how: 'under-way', share: 0, found: null } });
    const isWanted = (): boolean => get().id === id && get().analysis?.how === 'under-way';
    const onProgress = (share: number): void => {
      if (isWanted()) set({ analysis: { how: 'under-way', share, found: null } });
    };
    try {
      const found = await session.analyse(people, pack?.data ?? null, onProgress);
      if (isWanted()) set({ analysis: { how: 'done', share: 1, found } });
    } catch (error) {
      if (!isWanted()) return;
      console.error(error);
      set({ analysis: { how: 'stopped', share: 0, found: null } });
    }
  }

  function stopAnalysis(): void {
    if (get().analysis?.how !== 'under-way') return;
    set({ analysis: { how: 'stopped', share: 0, found: null } });
    session.stopAnalysis().catch(ignore);
  }

  return { analyse, stopAnalysis };
}
