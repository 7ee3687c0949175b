/** The player's worst and best decisions, each beside the order that would have been better, or the next best. */

import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Judged } from '../../client/protocol.ts';
import { humansOf } from '../../client/seats.ts';
import type { GameState } from '../../client/store.ts';
import { ended, wholeSentence } from '../../ui/sentence.ts';
import { chance } from './curve.ts';
import type { TurnMark } from './log-groups.ts';
import { turnAt } from './log-groups.ts';
import { LineWords } from './LineWords.tsx';
import './decisions.css';

interface Props {
  readonly game: Pick<GameState, 'analysis' | 'analyse' | 'stopAnalysis' | 'seats'>;
  readonly seatNames: readonly string[];
  readonly turns: readonly TurnMark[];
  readonly onLook: (entry: number) => void;
  readonly onBranch: (entry: number) => void;
  /** Plays the other order on the board. */
  readonly onShow: (judged: Judged) => void;
}

/** Who closes the report at once need not have the game looked through. */
const LINGERED_MS = 700;

export function Decisions({ game, seatNames, turns, onLook, onBranch, onShow }: Props) {
  const { t } = useTranslation();
  const { analysis, analyse, stopAnalysis, seats } = game;
  const isUntouched = analysis === null;
  useEffect(() => {
    if (!isUntouched) return;
    const timer = setTimeout(() => void analyse(), LINGERED_MS);
    return () => clearTimeout(timer);
  }, [isUntouched, analyse]);

  const people = humansOf(seats);
  if (people.length === 0) return null;
  const nameOf = (judged: Judged): string => (people.length > 1 ? `${seatNames[judged.seat] ?? ''}: ` : '');
  const list = (which: 'worst' | 'best', all: readonly Judged[]) =>
    all.length > 0 && (
      <>
        <h4>{t(`play.report.${which}`)}</h4>
        <ol className="play-timeline">
          {all.map(judged => (
            <Line
              key={judged.entry}
              judged={judged}
              name={nameOf(judged)}
              when={turnAt(turns, judged.entry)?.heading ?? t('play.report.setUp')}
              words={t(which === 'worst' ? 'play.report.better' : 'play.report.nextBest', {
                words: ended(judged.other),
              })}
              onLook={onLook}
              onBranch={onBranch}
              onShow={onShow}
            />
          ))}
        </ol>
      </>
    );
  return (
    <section className="play-decisions" aria-label={t('play.report.decisions')}>
      <h3>{t('play.report.decisions')}</h3>
      {analysis?.how === 'stopped' ? (
        <p>
          <button type="button" className="btn play-small" onClick={() => void analyse()}>
            {t('play.report.lookFor')}
          </button>
        </p>
      ) : (
        analysis?.found == null && (
          <p className="play-looking">
            <span className="play-quiet">{t('play.report.looking')}</span>
            <progress max={1} value={analysis?.share ?? 0} aria-label={t('play.report.lookingShare')} />
            <button type="button" className="btn play-small" onClick={stopAnalysis} disabled={isUntouched}>
              {t('play.report.stopLooking')}
            </button>
          </p>
        )
      )}
      {analysis?.found != null && (
        <>
          {list('worst', analysis.found.worst)}
          {list('best', analysis.found.best)}
          <p className="play-quiet" role="status">
            {footnote(analysis.found, t)}
          </p>
        </>
      )}
    </section>
  );
}

function footnote({ worst, best }: NonNullable<NonNullable<GameState['analysis']>['found']>, t: TFunction): string {
  return t(worst.length + best.length === 0 ? 'play.report.noDecisions' : 'play.report.howJudged');
}

interface LineProps extends Pick<Props, 'onLook' | 'onBranch' | 'onShow'> {
  readonly judged: Judged;
  /** Whose it was, where several people played. */
  readonly name: string;
  readonly when: string;
  /** The other order. */
  readonly words: string;
}

function Line({ judged, name, when, words, onLook, onBranch, onShow }: LineProps) {
  const { branch, asked, ordered, own, others } = judged;
  const { t } = useTranslation();
  const figures = { own: chance(own), other: chance(others) };
  return (
    <li className="play-decision">
      <LineWords decisive onLook={() => onLook(branch)}>
        <span className="play-when">{when}</span>
        <span>
          <small className="play-swing">{asked}</small>
          {name}
          {wholeSentence(ordered)}
          <span className="play-other">{words}</span>
          <small className="play-swing">{t('play.report.judged', figures)}</small>
        </span>
      </LineWords>
      <button
        type="button"
        className="btn play-small"
        title={t('play.report.showMeHint', { words: judged.other })}
        onClick={() => onShow(judged)}
      >
        {t('play.report.showMe')}
      </button>
      <button
        type="button"
        className="btn play-small"
        title={t('play.report.otherwiseHint', { words: ordered })}
        onClick={() => onBranch(branch)}
      >
        {t('play.report.otherwise')}
      </button>
    </li>
  );
}
