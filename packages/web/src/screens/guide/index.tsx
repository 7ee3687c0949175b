/** The guided first battle: a game like any other, with a coach beside it. */

import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Looking } from '../play/PlayScreen.tsx';
import PlayScreen from '../play/PlayScreen.tsx';
import { goTo, LOBBY } from '../../ui/route.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { gameStore, saves } from '../../client/use-game.ts';
import { Coach } from './Coach.tsx';
import type { Tutorial } from '../../books/tutorial.ts';
import { tutorialOf } from './entry.ts';
import { readKept, writeKept } from './keep.ts';
import type { Progress } from './machine.ts';
import { beginning } from './machine.ts';
import strings from './strings.ts';
import './guide.css';

addStrings('guide', strings);

/** Goes on with the tutorial's game if it is open or saved; otherwise starts it anew. */
async function takeUp(tutorial: Tutorial): Promise<Progress> {
  const kept = readKept(tutorial);
  const { id, status, resume, resumePlay } = gameStore.getState();
  if (kept !== null && id === kept.id && status !== 'over') {
    // The game is shown in replay: go back to its present.
    if (status === 'replaying') void resumePlay();
    return kept.progress;
  }
  const saved = kept === null ? null : await saves.load(kept.id);
  if (kept !== null && saved !== null && !saved.over) {
    void resume(kept.id);
    return kept.progress;
  }
  void gameStore.getState().open(tutorial.battle, tutorial.seed);
  return beginning;
}

interface Begun {
  readonly tutorial: Tutorial;
  readonly progress: Progress;
  readonly battle: number;
}

export default function Guide({ book }: { readonly book: string }) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<Begun | null>(null);

  // The playing screen is rendered only after the tutorial's game is open: otherwise it would show the game before first.
  useEffect(() => {
    let wanted = true;
    void tutorialOf(book).then(async tutorial => {
      const progress = wanted ? await takeUp(tutorial) : null;
      if (wanted && progress !== null) setBegun({ tutorial, progress, battle: 0 });
    });
    return () => {
      wanted = false;
    };
  }, [book]);

  const again = useCallback(() => {
    if (begun === null) return;
    const { tutorial, battle } = begun;
    writeKept(tutorial, null);
    void gameStore.getState().open(tutorial.battle, tutorial.seed);
    setBegun({ tutorial, progress: beginning, battle: battle + 1 });
  }, [begun]);
  const leave = useCallback(() => {
    gameStore.getState().leave();
    goTo(LOBBY);
  }, []);

  if (begun === null) return <p className="shell-loading">{t('guide.opening')}</p>;
  return (
    <div className="guide">
      <PlayScreen
        key={begun.battle}
        aside={(looking: Looking) => (
          <Coach tutorial={begun.tutorial} from={begun.progress} looking={looking} onAgain={again} onLeave={leave} />
        )}
      />
    </div>
  );
}
