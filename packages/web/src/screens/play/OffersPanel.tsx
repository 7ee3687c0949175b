/** The orders that can be given, as buttons: the same list that is marked on the board and numbered on the keys. */

import type { ReactNode, RefObject } from 'react';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForecastView, OfferView } from '../../client/protocol.ts';
import { useGame } from '../../client/use-game.ts';
import { ForecastBox } from './ForecastBox.tsx';
import { HandPanel } from './HandPanel.tsx';
import { keyOfOffer } from './keys.ts';
import { goesToOffer, hovers } from '../../ui/hovers.ts';
import { sentence } from '../../ui/sentence.ts';
import { useSettings } from '../../ui/settings.ts';
import type { Steering } from './use-hand.ts';
import './offers-panel.css';

const StandingAnswers = lazy(() => import('./StandingAnswers.tsx'));

interface Props {
  readonly offers: readonly OfferView[];
  /** Nothing will be asked any more. */
  readonly isOver: boolean;
  readonly active: number | null;
  readonly onActive: (offer: number | null) => void;
  readonly onTake: (offer: number) => void;
  readonly canUndo: boolean;
  /** Something can be taken back if everybody agrees. */
  readonly canAskUndo: boolean;
  readonly onUndo: () => void;
  readonly forecast: { readonly offer: number; readonly forecast: ForecastView } | null;
  /** The offers that are marked on the board with their numbers. */
  readonly marked: ReadonlySet<number>;
  /** Whether what is looked at brings a ship somewhere else. */
  readonly moves: boolean;
  readonly listRef: RefObject<HTMLElement | null>;
  /** The book's own panel for this decision; the list is then folded below it. */
  readonly panel?: ReactNode;
  /** Asks for a hint; null where nobody is advised. */
  readonly onHint: (() => void) | null;
  /** The hint that is thought over or has been given. */
  readonly hint: ReactNode;
  /** Leaves the rest of the set-up, or of what comes every turn, to an agent; null where the player alone decides. */
  readonly onSensibly: (() => void) | null;
  /** What is left so, as the strings name it. */
  readonly sensibly: 'berth' | 'orders';
  /** The ship in the player's hand. */
  readonly steering: Steering;
  /** Offers that the hand gives in its own way. */
  readonly covered: ReadonlySet<number>;
  /** A pupil is shown every order for itself, whatever is set. */
  readonly isTaught: boolean;
}

export function OffersPanel(props: Props) {
  const { offers, active, onActive, onTake, canUndo, canAskUndo, onUndo, forecast, marked, moves, listRef, panel } =
    props;
  const { steering, covered, onSensibly, sensibly, onHint, hint, isOver, isTaught } = props;
  const isByStrokes = useSettings(settings => settings.strokes);
  const isSeated = useGame(({ table }) => table !== null && table.you !== 'spectator');
  const shown = offers.length - covered.size;
  const { t } = useTranslation();

  // Scrolls to the button of an offer that became active on the board.
  useEffect(() => {
    if (active === null) return;
    listRef.current?.querySelector(`[data-offer="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listRef]);

  const lines = offers.map((offer, i) => (
    <OfferLine
      key={offer.text}
      offer={offer}
      at={i}
      active={i === active}
      marked={marked.has(i)}
      onActive={onActive}
      onTake={onTake}
    />
  ));

  return (
    <div className="play-orders">
      <div className="play-orders-head">
        <span className="play-quiet">{shown > 0 ? t('play.orders.count', { count: shown }) : ''}</span>
        {onHint !== null && (
          <button
            type="button"
            className="btn play-small play-ask-hint"
            onClick={onHint}
            title={t('play.orders.hintHint')}
            aria-keyshortcuts="H"
          >
            <span className="play-hint-sign" aria-hidden="true">
              ?
            </span>
            <span className="play-hint-words">{t('play.orders.hint')}</span> <kbd>H</kbd>
          </button>
        )}
        <button
          type="button"
          className="btn play-small play-undo"
          disabled={!canUndo && !canAskUndo}
          onClick={onUndo}
          title={t(`play.orders.${canUndo ? 'undoHint' : canAskUndo ? 'askUndoHint' : 'noUndo'}`)}
          aria-keyshortcuts="U"
        >
          <svg className="play-undo-sign" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M8 4 4 8l4 4M4 8h7a4.500 4.500 0 0 1 0 9H7" />
          </svg>
          <span className="play-undo-words">{t(canAskUndo ? 'play.orders.askUndo' : 'play.orders.undo')}</span>{' '}
          <kbd>U</kbd>
        </button>
      </div>
      {onSensibly !== null && (
        <button
          type="button"
          className="btn play-sensibly"
          title={t(`play.${sensibly}.sensiblyHint`)}
          onClick={onSensibly}
        >
          {t(`play.${sensibly}.sensibly`)}
        </button>
      )}
      {panel !== undefined && panel !== null ? (
        <BookOffers ref={listRef} label={t('play.orders.title')}>
          {offers.length === 0 && <p className="play-quiet">{t('play.orders.none')}</p>}
          {panel}
          {offers.length > 0 && (
            <details className="play-as-list">
              <summary>{t('play.orders.asList')}</summary>
              <ol>{lines}</ol>
            </details>
          )}
        </BookOffers>
      ) : steering.hand !== null ? (
        <section ref={listRef} className="play-offers" tabIndex={-1}>
          <HandPanel steering={steering} />
          <ol aria-label={t('play.orders.title')}>{lines.filter((_, i) => !covered.has(i))}</ol>
          {!isTaught && (
            <button
              type="button"
              className="btn play-small play-strokes"
              aria-pressed={isByStrokes}
              onClick={() => useSettings.getState().set({ strokes: !isByStrokes })}
            >
              {t('play.orders.strokes')}
            </button>
          )}
        </section>
      ) : (
        <ol
          ref={listRef as RefObject<HTMLOListElement | null>}
          className="play-offers"
          tabIndex={-1}
          aria-label={t('play.orders.title')}
        >
          {offers.length === 0 && <li className="play-quiet play-offers-none">{t('play.orders.none')}</li>}
          {lines}
        </ol>
      )}
      {hint}
      {isSeated && !isOver && (
        <Suspense fallback={null}>
          <StandingAnswers />
        </Suspense>
      )}
      {(shown > 0 || (offers.length === 0 && !isOver)) && (
        <ForecastBox
          offer={active}
          isAsked={offers.length > 0}
          warning={active === null ? '' : (offers[active]?.warning ?? '')}
          forecast={forecast !== null && forecast.offer === active ? forecast.forecast : null}
          moves={moves}
        />
      )}
    </div>
  );
}

interface BookOffersProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: RefObject<HTMLElement | null>;
}

/** What a book shows in place of the list: its own panel. */
export function BookOffers({ label, children, ref }: BookOffersProps) {
  return (
    <section
      className="play-offers play-offers-book"
      aria-label={label}
      {...(ref === undefined ? {} : { ref, tabIndex: -1 })}
    >
      {children}
    </section>
  );
}

interface LineProps {
  readonly offer: OfferView;
  readonly at: number;
  readonly active: boolean;
  readonly marked: boolean;
  readonly onActive: (offer: number | null) => void;
  readonly onTake: (offer: number) => void;
}

const OfferLine = memo(function OfferLine({ offer, at, active, marked, onActive, onTake }: LineProps) {
  const { t } = useTranslation();
  const key = keyOfOffer(at);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className={active ? 'play-offer play-offer-active' : 'play-offer'}>
      <button
        ref={button}
        type="button"
        className="play-offer-take"
        data-offer={at}
        {...(key.length === 1 ? { 'aria-keyshortcuts': key } : {})}
        onPointerEnter={event => {
          if (hovers(event)) onActive(at);
        }}
        // A new question may put another order under a pointer that rests there, which enters nothing.
        onPointerMove={event => {
          if (hovers(event) && !active) onActive(at);
        }}
        onPointerLeave={event => {
          if (hovers(event) && document.activeElement !== button.current) onActive(null);
        }}
        // A tap focuses too: the forecast would move the list between finger and click, and the tap would be lost.
        onFocus={event => event.currentTarget.matches(':focus-visible') && onActive(at)}
        onBlur={event => goesToOffer(event) || onActive(null)}
        onClick={() => onTake(at)}
      >
        <kbd aria-hidden="true" className={marked ? 'play-offer-sign' : ''}>
          {key}
        </kbd>
        <span>
          {sentence(offer.words)}
          {offer.warning !== '' && <strong className="play-warning">{sentence(offer.warning)}</strong>}
        </span>
      </button>
      <button
        type="button"
        className="play-peek"
        tabIndex={-1}
        aria-label={t('play.orders.preview', { words: offer.words })}
        onClick={() => onActive(at)}
      >
        {t('play.orders.peek')}
      </button>
    </li>
  );
});
