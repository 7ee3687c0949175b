/** The guided first battle: a game like any other, with a coach beside it. */

import './guide.css';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Looking } from '../play/PlayScreen.tsx';
import PlayScreen from '../play/PlayScreen.tsx';
import { goTo } from '../route.ts';
import { saves, table } from '../store/use-table.ts';
import { BATTLE, SEED } from './battle.ts';
import { Coach } from './Coach.tsx';
import { readKept, writeKept } from './keep.ts';
import type { Progress } from './machine.ts';
import { beginning } from './machine.ts';

/** Goes on where it was left, on the table or among the saved games; otherwise lays the table anew. */
async function takeUp(): Promise<Progress> {
  const kept = readKept();
  const { id, status, resume, resumePlay } = table.getState();
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
  void table.getState().open(BATTLE, SEED);
  return beginning;
}

export default function Guide() {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<{ readonly progress: Progress; readonly battle: number } | null>(null);

  // The table is another one from here on: the playing screen must not see the old one first.
  useEffect(() => {
    let wanted = true;
    void Promise.resolve()
      .then(() => (wanted ? takeUp() : null))
      .then(progress => {
        if (wanted && progress !== null) setBegun({ progress, battle: 0 });
      });
    return () => {
      wanted = false;
    };
  }, []);

  const again = useCallback(() => {
    writeKept(null);
    void table.getState().open(BATTLE, SEED);
    setBegun(now => ({ progress: beginning, battle: (now?.battle ?? 0) + 1 }));
  }, []);
  const leave = useCallback(() => {
    table.getState().leave();
    goTo('lobby');
  }, []);

  if (begun === null) return <p className="shell-loading">{t('guide.opening')}</p>;
  return (
    <div className="guide">
      <PlayScreen
        key={begun.battle}
        aside={(looking: Looking) => <Coach from={begun.progress} looking={looking} onAgain={again} onLeave={leave} />}
      />
    </div>
  );
}
