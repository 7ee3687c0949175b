/** 1.7 Bridge cards in hand: what each does, when it may be played, and what can be done with it now. */

import {
  BRISK_GUN_CREWS,
  cardFace,
  MOMENTS,
  moments,
  sections,
  standingOrders,
  SURE_HAND,
} from '@weathergauge/rules-captains-sea/geometry';
import type { ReactNode } from 'react';
import { OfferButton } from '../../OfferButton.tsx';
import { Clause } from '../../record.tsx';
import { StandingOrder } from './StandingOrder.tsx';
import { Choice, Heading } from './Parts.tsx';
import type { SeaPart } from './part.ts';
import { about, has, nameOf, nthOf } from './part.ts';
import './hand.css';

/** Whether the decision is about cards: then the hand is open on the table, otherwise folded. */
export function asksForCards(part: Pick<SeaPart, 'offers'>): boolean {
  return has(part.offers, 'pass', 'throw-away');
}

/** The hand with the standing order, folded: nothing is asked about it. */
export function Hand(part: SeaPart) {
  const { view, offers, say } = part;
  if (view.who === 'spectator') return null;
  return (
    <details className="cs-details" open={has(offers, 'sure-hand')}>
      <summary>
        <h2>
          {say('cards.title')} ({view.hand.length})
        </h2>
      </summary>
      <Cards {...part} />
      {!has(offers, 'standing') && <StandingOrder {...part} />}
    </details>
  );
}

export function Cards(part: SeaPart) {
  const { view, say } = part;
  // Those that say something about this moment come first.
  const kinds = [...new Set(view.hand)].toSorted((a, b) => Number(isTimely(part, b)) - Number(isTimely(part, a)));
  return (
    <>
      {kinds.length === 0 ? (
        <p className="cs-note">{say('cards.none')}</p>
      ) : (
        <ul className="cs-hand" aria-label={say('cards.title')}>
          {kinds.map(kind => (
            <BridgeCard key={kind} {...part} kind={kind} count={view.hand.filter(card => card === kind).length} />
          ))}
        </ul>
      )}
      <Others {...part} />
    </>
  );
}

/** Whether the card can be played now for what it says, and not only spent on a die. */
function isTimely({ offers }: Pick<SeaPart, 'offers'>, kind: number): boolean {
  if (kind === SURE_HAND && has(offers, 'sure-hand')) return true;
  if (kind === BRISK_GUN_CREWS && has(offers, 'hasten')) return true;
  return nthOf(offers, 'play').some(({ action }) => action.card === kind);
}

/** The moment, who throws what, and the word to play nothing, which is always at hand. */
export function CardWindow({ view, position, offers, act, say }: SeaPart) {
  if (has(offers, 'throw-away')) return <Heading clause="1.7.2">{say('cards.tooMany')}</Heading>;
  const moment = moments[about(position, 'moment')] ?? 'initiative';
  const dice = about(position, 'dice');
  const words = sentenceCase(say(`cards.moment.${moment}`));
  const key = dice <= 0 ? 'windowOpen' : MOMENTS[about(position, 'moment')]?.who === 'all' ? 'windowAll' : 'window';
  const ship = nameOf(view, about(position, 'roller'));
  return (
    <section className="cs-window">
      <h2 className="cs-window-words">
        {say(`cards.${key}`, { moment: words, ship, count: dice })} <Clause id="1.7.4" />
      </h2>
      <div className="cs-choices">
        {nthOf(offers, 'pass').map(({ at, words: pass }) => (
          <Choice
            key={at}
            offer={at}
            words={pass}
            act={act}
            main
            {...(offers.length === 1 ? { hint: say('cards.leftAlone') } : {})}
          >
            {say('cards.pass')}
          </Choice>
        ))}
      </div>
      <p className="cs-note">
        {say('cards.order', { order: say(`standing.${standingOrders[view.order] ?? 'nothing'}`) })} <Clause id="R26" />
      </p>
    </section>
  );
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type CardProps = SeaPart & { readonly kind: number; readonly count: number };

function BridgeCard(props: CardProps) {
  const { kind, count, say } = props;
  const { id, name, effect, moments: when } = cardFace(kind);
  const uses = usesOf(props);
  const played = kind === SURE_HAND ? [say('cards.withBlock')] : when.map(moment => say(`cards.moment.${moment}`));
  return (
    <li className={isTimely(props, kind) ? 'cs-card is-usable' : 'cs-card'}>
      <h3>
        {name} {count > 1 && <small>{say('cards.twice', { count })}</small>} <Clause id={id} />
      </h3>
      <p>{effect}</p>
      <p className="cs-note">{say('cards.when', { moments: played.join(', ') })}</p>
      {uses.length > 0 && <div className="cs-card-uses">{uses}</div>}
    </li>
  );
}

/** All that the rules offer to do with this card now. */
function usesOf({ view, offers, act, say, kind }: CardProps): readonly ReactNode[] {
  const ships = new Set(
    nthOf(offers, 'play', 'discard').flatMap(({ action }) => (action.card === kind ? [action.ship] : [])),
  );
  const many = ships.size > 1;
  const button = (at: number, words: string, face: string, look = ''): ReactNode => (
    <OfferButton key={at} className={`cs-use ${look}`} offer={at} words={words} act={act} plain>
      {face}
    </OfferButton>
  );
  return [
    ...nthOf(offers, 'play')
      .filter(({ action }) => action.card === kind)
      .map(({ at, action, words }) =>
        button(at, words, many ? say('cards.playFor', { ship: nameOf(view, action.ship) }) : say('cards.play')),
      ),
    ...(kind === SURE_HAND ? nthOf(offers, 'sure-hand') : []).map(({ at, words }) =>
      button(at, words, say('cards.play')),
    ),
    ...(kind === BRISK_GUN_CREWS ? nthOf(offers, 'hasten') : []).map(({ at, action, words }) =>
      button(at, words, say('cards.hasten', { section: say(`display.section.${sections.indexOf(action.section)}`) })),
    ),
    ...nthOf(offers, 'discard')
      .filter(({ action }) => action.card === kind)
      .map(({ at, action, words }) =>
        button(
          at,
          words,
          action.die === 'coloured'
            ? say('cards.plusColoured')
            : many
              ? say('cards.plusFor', { ship: nameOf(view, action.ship) })
              : say('cards.plus'),
          'is-quiet',
        ),
      ),
    ...nthOf(offers, 'throw-away')
      .filter(({ action }) => action.card === kind)
      .map(({ at, words }) => button(at, words, say('cards.throwAway'))),
  ];
}

/** How many cards the others hold, which lies open, and how many are left. */
function Others({ view, position, say }: SeaPart) {
  return (
    <p className="cs-note">
      {[
        ...view.handSizes.flatMap((count, seat) =>
          seat === view.who ? [] : [say('cards.held', { ship: position.seatNames[seat] ?? '', count })],
        ),
        say('cards.deck', { count: view.deck }),
      ].join(' · ')}
    </p>
  );
}
