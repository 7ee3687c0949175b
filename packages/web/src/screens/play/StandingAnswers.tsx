/**
 * Below the orders of a game on a server: what one is asked again and again can be answered once for the turn, or for the battle. What
 * stands is shown, and can be withdrawn, also while nothing is asked.
 */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingAnswer } from '@weathergauge/wire/types';
import { endStanding, readStanding, setStanding } from '../../client/online/standing.ts';
import { useGame } from '../../client/use-game.ts';
import { sentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { noteAsked, useMet } from './questions-met.ts';
import './standing-answers.css';

addStrings('standing', {
  title: 'Standing answers',
  hint: 'The server answers for you when you are asked this again and the answer is on offer. Nobody else learns of it.',
  when: 'When asked',
  answer: 'always answer',
  turn: 'in this turn',
  battle: 'in this battle',
  set: 'Let it stand',
  mine: 'What you have let stand',
  stands: '{{asked}} {{answer}}, {{until}}.',
  again: 'Withdraw',
  refused: 'Not done: {{why}}',
});

const NO_QUESTIONS = [] as const;
const UNTIL = ['turn', 'battle'] as const;

export default function StandingAnswers() {
  const { t } = useTranslation();
  const id = useId();
  const table = useGame(game => game.table?.id ?? null);
  const position = useGame(game => game.position);
  const prompt = position?.prompt ?? null;
  const turn = position?.standing.turn?.words ?? null;
  const [standing, setStandingAnswers] = useState<readonly StandingAnswer[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ readonly ask: string; readonly answer: string } | null>(null);

  const met = useMet(known => (known.table === table ? known.met : NO_QUESTIONS));

  useEffect(() => {
    if (table === null || position === null) return;
    noteAsked(table, position);
    // What is asked now is what she most likely means.
    if (position.prompt !== null) setChosen(null);
  }, [table, position]);

  const take = (found: readonly StandingAnswer[] | Refusal): void => {
    setRefused(isRefusal(found) ? found.reason : null);
    if (!isRefusal(found)) setStandingAnswers(found);
  };

  useEffect(() => {
    let gone = false;
    if (table !== null)
      void readStanding(table).then(found => {
        if (!gone && !isRefusal(found)) setStandingAnswers(found);
      });
    return () => {
      gone = true;
    };
    // What stood for a turn is gone with it.
  }, [table, prompt, turn]);

  if (table === null || (met.length === 0 && standing.length === 0)) return null;
  const question = met.find(({ ask }) => ask === chosen?.ask) ?? met[0];
  const answer = question?.answers.find(({ text }) => text === chosen?.answer) ?? question?.answers[0];
  return (
    <details className="play-standing">
      <summary>
        {t('standing.title')}
        {standing.length > 0 && ` (${standing.length})`}
      </summary>
      <p className="play-quiet">{t('standing.hint')}</p>
      {question !== undefined && answer !== undefined && (
        <>
          <label htmlFor={`${id}-question`}>{t('standing.when')}</label>
          <select
            id={`${id}-question`}
            value={question.ask}
            onChange={({ target: { value } }) => setChosen({ ask: value, answer: '' })}
          >
            {met.map(({ ask, words }) => (
              <option key={ask} value={ask}>
                {words}
              </option>
            ))}
          </select>
          <label htmlFor={`${id}-answer`}>{t('standing.answer')}</label>
          <select
            id={`${id}-answer`}
            value={answer.text}
            onChange={({ target: { value } }) => setChosen({ ask: question.ask, answer: value })}
          >
            {question.answers.map(({ text, words }) => (
              <option key={text} value={text}>
                {words}
              </option>
            ))}
          </select>
          <p className="play-buttons">
            {UNTIL.map(until => (
              <button
                key={until}
                type="button"
                className="btn play-small"
                onClick={() => void setStanding(table, { on: question.ask, answer: answer.text, until }).then(take)}
              >
                {t('standing.set')} {t(`standing.${until}`)}
              </button>
            ))}
          </p>
        </>
      )}
      <p role="status">{refused !== null && t('standing.refused', { why: sentence(refused) })}</p>
      {standing.length > 0 && (
        <ul aria-label={t('standing.mine')}>
          {standing.map(each => {
            const { words = '', answers = [] } = met.find(({ ask }) => ask === each.on) ?? {};
            const given = answers.find(({ text }) => text === each.answer)?.words ?? each.answer;
            return (
              <li key={each.on}>
                <span>
                  {t('standing.stands', {
                    asked: words,
                    answer: sentence(given),
                    until: t(`standing.${each.until}`),
                  }).trim()}
                </span>
                <button
                  type="button"
                  className="btn play-small"
                  onClick={() => void endStanding(table, each.on).then(take)}
                >
                  {t('standing.again')}
                  <span className="visually-hidden"> {given}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
