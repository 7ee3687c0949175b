/** Requests the analysis of the finished game: the best and worst decisions of the people at this screen. */

import type { Analysis, Judged } from '../protocol.ts';
import { humansOf } from '../seats.ts';
import type { GameState } from '../store.ts';
import type { Core } from './core.ts';
import { ignore } from './core.ts';

export type AnalysisPart = Pick<GameState, 'analyse' | 'stopAnalysis' | 'lineOf'>;

export function createAnalysis({ inside, session, get, set }: Core): AnalysisPart {
  /** The analysis of the last game, so that its report can be opened again without waiting. */
  let kept: { readonly id: string | null; readonly found: Analysis } | null = null;

  async function analyse(): Promise<void> {
    const { id, pack, seats, analysis } = get();
    const people = humansOf(seats);
    if (inside.mode !== 'record' || people.length === 0 || analysis?.how === 'under-way') return;
    if (kept !== null && kept.id === id) return set({ analysis: { how: 'done', share: 1, found: kept.found } });
    set({ analysis: { how: 'under-way', share: 0, found: null } });
    const isWanted = (): boolean => get().id === id && get().analysis?.how === 'under-way';
    const onProgress = (share: number): void => {
      if (isWanted()) set({ analysis: { how: 'under-way', share, found: null } });
    };
    try {
      const found = await session.analyse(people, pack?.data ?? null, onProgress);
      if (!isWanted()) return;
      kept = { id, found };
      set({ analysis: { how: 'done', share: 1, found } });
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

  async function lineOf(judged: Judged): Promise<string | null> {
    if (inside.mode !== 'record') return null;
    try {
      return await session.lineOf(judged, get().pack?.data ?? null);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  return { analyse, stopAnalysis, lineOf };
}
