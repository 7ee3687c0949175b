/** The guided first battle: a game like any other, with a coach beside it. */

import './guide.css';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Looking } from '../play/PlayScreen.tsx';
import PlayScreen from '../play/PlayScreen.tsx';
import { goTo } from '../../ui/route.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { gameStore, saves } from '../../client/use-game.ts';
import { Coach } from './Coach.tsx';
import type { Course } from '../../books/course.ts';
import { courseOf } from './entry.ts';
import { readKept, writeKept } from './keep.ts';
import type { Progress } from './machine.ts';
import { beginning } from './machine.ts';
import strings from './strings.ts';

addStrings('guide', strings);

/** Goes on where it was left, on the table or among the saved games; otherwise lays the table anew. */
async function takeUp(course: Course): Promise<Progress> {
  const kept = readKept(course);
  const { id, status, resume, resumePlay } = gameStore.getState();
  if (kept !== null && id === kept.id && status !== 'over') {
    // Back from its replay, where it may have ended already.
    if (status === 'replaying') void resumePlay();
    return kept.progress;
  }
  const saved = kept === null ? null : await saves.load(kept.id);
  if (kept !== null && saved !== null && !saved.over) {
    void resume(kept.id);
    return kept.progress;
  }
  void gameStore.getState().open(course.battle, course.seed);
  return beginning;
}

interface Begun {
  readonly course: Course;
  readonly progress: Progress;
  readonly battle: number;
}

export default function Guide({ book }: { readonly book: string }) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<Begun | null>(null);

  // The table is another one from here on: the playing screen must not see the old one first.
  useEffect(() => {
    let wanted = true;
    void courseOf(book).then(async course => {
      const progress = wanted ? await takeUp(course) : null;
      if (wanted && progress !== null) setBegun({ course, progress, battle: 0 });
    });
    return () => {
      wanted = false;
    };
  }, [book]);

  const again = useCallback(() => {
    if (begun === null) return;
    const { course, battle } = begun;
    writeKept(course, null);
    void gameStore.getState().open(course.battle, course.seed);
    setBegun({ course, progress: beginning, battle: battle + 1 });
  }, [begun]);
  const leave = useCallback(() => {
    gameStore.getState().leave();
    goTo('lobby');
  }, []);

  if (begun === null) return <p className="shell-loading">{t('guide.opening')}</p>;
  return (
    <div className="guide">
      <PlayScreen
        key={begun.battle}
        aside={(looking: Looking) => (
          <Coach course={begun.course} from={begun.progress} looking={looking} onAgain={again} onLeave={leave} />
        )}
      />
    </div>
  );
}
