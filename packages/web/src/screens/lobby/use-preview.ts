/** The preview of a scenario's opening, for thumbnails. */

import { isRefusal } from '@weathergauge/engine';
import { useEffect, useState } from 'react';
import type { Scene } from '../../board/scene.ts';
import type { Force } from '../../books/forces.ts';
import type { NewGame } from '../../client/protocol.ts';
import type { LobbyBook } from './actions.ts';
import { previews } from './actions.ts';
import { planOf, seated } from './seats.ts';

export interface ShownPreview {
  readonly scene: Scene | null;
  readonly forces: readonly Force[];
  readonly seatNames: readonly string[];
  /** Why the game cannot be set up so. */
  readonly refused: string | null;
}

/** `not-yet` requests nothing, and shows the preview only if it is cached. */
export type When = 'at-once' | 'in-turn' | 'not-yet';

const NOTHING: ShownPreview = { scene: null, forces: [], seatNames: [], refused: null };
/** Sliders and steppers send many changes at once. */
const PATIENCE_MS = 120;

/** The table of a scenario as it stands, or of a whole game that is being set up. */
export function usePreview(book: LobbyBook, scenario: string, when: When, game?: NewGame): ShownPreview {
  const [preview, setPreview] = useState<ShownPreview>(NOTHING);
  const asked = JSON.stringify(game ?? plain(book, scenario));
  useEffect(() => {
    if (when === 'not-yet' && !previews.has(asked)) return;
    let gone = false;
    const ask = async (): Promise<void> => {
      const found = await previews.ask(asked, when === 'at-once');
      if (gone || found === null) return;
      if (isRefusal(found)) setPreview(before => ({ ...before, refused: found.reason }));
      else setPreview({ ...found, refused: null });
    };
    const timer = setTimeout(
      // The lobby works without the thumbnail.
      () => void ask().catch((error: unknown) => console.warn(error)),
      game === undefined ? 0 : PATIENCE_MS,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked, when, game === undefined]);
  return preview;
}

function plain({ summary, card }: LobbyBook, id: string): NewGame {
  const seats = summary.scenarios.find(scenario => scenario.id === id)?.seats ?? 2;
  return { ruleset: summary.id, scenario: id, seats: planOf(seated(seats)), options: card.shownWith ?? {} };
}
