/**
 * Questions that all players must agree to: first the person who has the device confirms, then the other people at this screen
 * are asked one after another, on the cover screen where they may not see the board.
 */

import type { Seat } from '@weathergauge/engine';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentQuestion, GameState } from '../../client/store.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { humansOf } from '../../client/seats.ts';
import { addStrings } from '../../ui/strings/index.ts';
import { calledAt } from './called.ts';
import { Cover } from './Cover.tsx';
import strings from './consent-strings.ts';

addStrings('play', { consent: strings });

type Game = Pick<GameState, 'question' | 'position' | 'seats' | 'table' | 'answerQuestion'>;

export function ConsentSheet({ game }: { readonly game: Game }) {
  const { question } = game;
  const title = useConsentTitle(game);
  if (question === null) return null;
  return (
    // A new key for each person remounts the dialog, so that the focus is on its first button again.
    <Sheet key={question.asked} title={title} onClose={() => void game.answerQuestion(false)}>
      <Question game={game} question={question} />
    </Sheet>
  );
}

/** Nothing of the position is in the page meanwhile, not even hidden by CSS. */
export function ConsentCover({ game }: { readonly game: Game }) {
  const { question } = game;
  const title = useConsentTitle(game);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [question?.asked]);
  if (question === null) return null;
  return (
    <Cover>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Question game={game} question={question} />
    </Cover>
  );
}

/** Those who are asked sit at another screen. */
const isAskedElsewhere = ({ question, seats }: Game): boolean =>
  question !== null && !humansOf(seats).includes(question.asked);

function useConsentTitle(game: Game): string {
  const { question, position } = game;
  const { t } = useTranslation();
  if (isAskedElsewhere(game)) return t('play.consent.away.title');
  if (question === null || question.asked === question.by)
    return t(question?.kind === 'draw' ? 'play.consent.draw.mine' : 'play.consent.mine');
  return t('play.consent.hers', { seat: position?.seatNames[question.asked] ?? '' });
}

function Question({ game, question }: { readonly game: Game; readonly question: ConsentQuestion }) {
  const { t } = useTranslation();
  const name = (seat: Seat): string => calledAt(game.table, game.position?.seatNames ?? [], seat, t);
  const { by, of, asked, others } = question;
  if (isAskedElsewhere(game))
    return (
      <>
        <p>{t('play.consent.away.text', { names: [asked, ...others].map(name) })}</p>
        <div className="play-consent-answers">
          <button type="button" className="btn" onClick={() => void game.answerQuestion(false)}>
            {t('play.consent.away.withdraw')}
          </button>
        </div>
      </>
    );
  const isMine = asked === by;
  const isDraw = question.kind === 'draw';
  const isUndo = question.kind === 'undo';
  const undone = isMine
    ? t(of === by ? 'play.consent.wish' : 'play.consent.wishOf', { seat: name(of) })
    : t(`play.consent.${of === by ? 'asksOwn' : of === asked ? 'asksYours' : 'asks'}`, {
        seat: name(by),
        of: name(of),
      });
  const drawn = t(isMine ? 'play.consent.draw.wish' : 'play.consent.draw.asks', { seat: name(by) });
  const agree = isMine
    ? t(isDraw ? 'play.consent.draw.ask' : others.length > 0 ? 'play.consent.ask' : 'play.consent.take')
    : t('play.consent.agree');
  return (
    <>
      <p>{isUndo ? undone : isDraw ? drawn : t('play.consent.pause', { seat: name(by) })}</p>
      {isUndo && <p>{t('play.consent.dice')}</p>}
      {others.length > 0 && <p>{t('play.consent.others', { names: others.map(name) })}</p>}
      {isMine && game.seats.some(({ kind }) => kind === 'agent') && (
        <p>{t(isDraw ? 'play.consent.draw.agents' : 'play.consent.agents')}</p>
      )}
      <div className="play-consent-answers">
        <button type="button" className="btn btn-main" onClick={() => void game.answerQuestion(true)}>
          {agree}
        </button>
        <button type="button" className="btn" onClick={() => void game.answerQuestion(false)}>
          {t(isMine ? 'play.consent.keep' : 'play.consent.decline')}
        </button>
      </div>
    </>
  );
}
