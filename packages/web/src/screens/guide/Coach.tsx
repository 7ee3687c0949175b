/** The coach of a tutorial: says what to try and notices when it is done. It never blocks an answer. */

import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcer } from '../../ui/Announcer.tsx';
import { ClauseLink } from '../play/ClauseLink.tsx';
import { FoldButton } from '../play/FoldButton.tsx';
import { keyOfOffer } from '../play/keys.ts';
import type { Looking } from '../play/PlayScreen.tsx';
import { goTo } from '../../ui/route.ts';
import type { GameState } from '../../client/store.ts';
import { useGame } from '../../client/use-game.ts';
import { useScreenSize } from '../../ui/use-screen-size.ts';
import type { Tutorial } from '../../books/tutorial.ts';
import { useHighlight } from './highlight.ts';
import { writeKept } from './keep.ts';
import type { Progress } from './machine.ts';
import { machineOf } from './machine.ts';
import './coach.css';

interface Props {
  readonly tutorial: Tutorial;
  readonly from: Progress;
  readonly looking: Looking;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

const everything = (state: GameState): GameState => state;
const NONE: readonly number[] = [];

export function Coach({ tutorial, from, looking, onAgain, onLeave }: Props) {
  const { t } = useTranslation();
  const game = useGame(everything);
  const { lessons } = tutorial;
  const { isOver, lessonOf, next, watch } = useMemo(() => machineOf(lessons), [lessons]);
  const { status, position, happenings, id } = game;
  const { ship, paper, opened, show } = looking;
  const [progress, setProgress] = useState(from);
  const [folded, setFolded] = useState(false);
  // Where there is no room for both beside the board, the coach gives way to the orders, and comes back with the next lesson.
  const givesWay = useScreenSize() === 'phone';
  const [seenOpened, setSeenOpened] = useState(opened);
  if (seenOpened !== opened) {
    setSeenOpened(opened);
    if (givesWay && paper === 'orders') setFolded(true);
  }

  // The coach waits until motions have ended, so that nothing is praised before it was shown.
  const still = status === 'asking' || status === 'thinking' || status === 'over';
  if (still && position !== null) {
    const seen = watch(progress, { position, happenings, ship, paper });
    if (seen !== progress) {
      setProgress(seen);
      if (seen.at !== progress.at) setFolded(false);
    }
  }

  useEffect(() => {
    if (id !== null) writeKept(tutorial, { id, progress });
  }, [tutorial, id, progress]);

  const aside = position === null || position.result !== null ? null : (tutorial.aside?.(position) ?? null);
  const lesson = aside ?? lessonOf(progress);
  const asked = status === 'asking' && position !== null;
  const suggested = asked ? lesson.suggest(position) : NONE;
  useHighlight(suggested);

  if (position === null) return null;
  const words = tutorial.words(t, lesson.id, position, asked && !game.canUndo ? 'first' : 'goal');
  // No praise beside a defeat.
  const isPraised = progress.praise !== null && aside === null && tutorial.isGlad(position);
  const praise = isPraised ? tutorial.praise(t, progress.praise ?? '') : '';
  const [best] = suggested;
  const warning = asked ? tutorial.warning(t, position) : null;
  const offer = best === undefined ? undefined : position.offers[best];
  const over = isOver(progress) && position.result !== null;
  const states = folded ? ['is-folded'] : lesson.isTold === true && !over ? ['is-told'] : [];
  const goal = status === 'thinking' && !over ? t('guide.wait') : words.goal;
  const step = t('guide.step', { at: progress.at + 1, of: lessons.length });
  return (
    <section className={['panel guide-coach', ...states].join(' ')} aria-label={t('guide.label')}>
      <header className="guide-head">
        <span className="guide-step" role="img" aria-label={step} title={step}>
          {lessons.map(({ id: key }, i) => (
            <i key={key} className={i < progress.at ? 'is-done' : i === progress.at ? 'is-now' : ''} />
          ))}
        </span>
        <div className="guide-title">
          <h2>{words.title}</h2>
          {praise !== '' && <b className="guide-praise">{praise}</b>}
          {folded && <p className="guide-goal">{goal}</p>}
        </div>
        <FoldButton
          folded={folded}
          onFold={setFolded}
          label={t(folded ? 'guide.unfold' : 'guide.fold')}
          className="guide-fold"
          to="bottom"
        />
      </header>
      <div className="guide-body" hidden={folded}>
        <p className="guide-text">
          {words.text} {over && t('guide.after')}{' '}
          {lesson.clauses.map(clause => (
            <ClauseLink key={clause} id={clause} />
          ))}
        </p>
        {warning !== null && (
          <p className="guide-edge">
            {warning.words} <ClauseLink id={warning.clause} />
          </p>
        )}
        <div className="guide-act">
          <p className="guide-goal">
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
              <path d="M5 18V2M5 3h10l-3 3.5 3 3.5H5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
            <span>
              <span className="visually-hidden">{t('guide.goal')}: </span>
              {goal}
            </span>
          </p>
          <div className="guide-foot">
            {offer !== undefined && best !== undefined && (
              <button
                type="button"
                className="guide-try"
                title={t('guide.tryHint')}
                onClick={() => {
                  show(best);
                  if (givesWay) setFolded(true);
                }}
              >
                {t('guide.try')} <kbd aria-hidden="true">{keyOfOffer(best)}</kbd> <span>{offer.words}</span>
              </button>
            )}
            <span className="guide-buttons">
              {over ? (
                <>
                  <button type="button" className="btn play-small" onClick={onAgain}>
                    {t('guide.again')}
                  </button>
                  <button
                    type="button"
                    className="btn play-small"
                    onClick={() => {
                      void game.goTo(0);
                      goTo({ screen: 'replay', id, entry: null });
                    }}
                  >
                    {t('guide.replay')}
                  </button>
                  <button type="button" className="btn btn-main play-small" onClick={onLeave}>
                    {t('guide.lobby')}
                  </button>
                </>
              ) : (
                !isOver(progress) &&
                aside === null && (
                  // One button for both, so that the focus stays where it is from lesson to lesson.
                  <button
                    type="button"
                    className={lesson.isTold === true ? 'btn btn-main play-small' : 'btn btn-quiet play-small'}
                    onClick={() => setProgress(next(progress))}
                  >
                    {t(lesson.isTold === true ? 'guide.aye' : 'guide.skip')}
                  </button>
                )
              )}
              {givesWay && !over && lesson.isTold !== true && asked && offer === undefined && (
                <button type="button" className="btn btn-main play-small" onClick={() => setFolded(true)}>
                  {t('guide.orders')}
                </button>
              )}
            </span>
          </div>
        </div>
      </div>
      <Announcer text={`${praise} ${words.title}. ${words.text} ${words.goal} ${warning?.words ?? ''}`} />
    </section>
  );
}
