/** Below the orders of a game on a server: what one is asked again and again can be answered once for the turn, or for the battle. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingAnswer } from '@weathergauge/wire/types';
import { endStanding, readStanding, setStanding } from '../../client/online/standing.ts';
import { useGame } from '../../client/use-game.ts';
import { sentence } from '../../ui/sentence.ts';
import { addStrings } from '../../ui/strings/index.ts';
import './standing-answers.css';

addStrings('standing', {
  title: 'Standing answers',
  hint: 'The server answers for you when you are asked this again and the answer is on offer. Nobody else learns of it.',
  when: 'When asked: {{asked}}',
  answer: 'always answer',
  turn: 'in this turn',
  battle: 'in this battle',
  set: 'Let it stand',
  mine: 'What you have let stand',
  again: 'Withdraw',
  refused: 'Not done: {{why}}',
});

const UNTIL = ['turn', 'battle'] as const;

export default function StandingAnswers() {
  const { t } = useTranslation();
  const id = useId();
  const table = useGame(game => game.table?.id ?? null);
  const prompt = useGame(game => game.position?.prompt ?? null);
  const offers = useGame(game => game.position?.offers ?? null);
  const [standing, setStandingAnswers] = useState<readonly StandingAnswer[]>([]);
  const [answer, setAnswer] = useState('');
  const [refused, setRefused] = useState<string | null>(null);

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
  }, [table, prompt]);

  if (table === null || prompt === null || offers === null) return null;
  const chosen = offers.some(({ text }) => text === answer) ? answer : (offers[0]?.text ?? '');
  return (
    <details className="play-standing">
      <summary>
        {t('standing.title')}
        {standing.length > 0 && ` (${standing.length})`}
      </summary>
      <p className="play-quiet">{t('standing.hint')}</p>
      <p>{t('standing.when', { asked: sentence(prompt.words) })}</p>
      <label htmlFor={`${id}-answer`}>{t('standing.answer')}</label>
      <select id={`${id}-answer`} value={chosen} onChange={event => setAnswer(event.target.value)}>
        {offers.map(({ text, words }) => (
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
            onClick={() => void setStanding(table, { on: prompt.ask, answer: chosen, until }).then(take)}
          >
            {t('standing.set')} {t(`standing.${until}`)}
          </button>
        ))}
      </p>
      <p role="status">{refused !== null && t('standing.refused', { why: sentence(refused) })}</p>
      {standing.length > 0 && (
        <ul aria-label={t('standing.mine')}>
          {standing.map(each => (
            <li key={each.on}>
              <span>
                {offers.find(({ text }) => text === each.answer)?.words ?? each.answer} {t(`standing.${each.until}`)}
              </span>
              <button
                type="button"
                className="btn play-small"
                onClick={() => void endStanding(table, each.on).then(take)}
              >
                {t('standing.again')}
                <span className="visually-hidden"> {each.answer}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
