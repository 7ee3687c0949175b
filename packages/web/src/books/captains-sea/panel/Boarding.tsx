/** 12.0, 15.0 Grapnels, boarding and the melee: both crews, what is added to their dice, and how they are divided. */

import type { SeaEvent, ShipView } from '@weathergauge/rules-captains-sea';
import {
  boarderOf,
  BOARDING_NEEDS,
  expectedMeleeHits,
  grappleParts,
  meleeParts,
} from '@weathergauge/rules-captains-sea/geometry';
import { DiceFaces } from '../../../ui/DiceFaces.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { OfferButton } from '../../OfferButton.tsx';
import { BEST_FACE, Choice, Heading, Modifiers, onDie, signed } from './Parts.tsx';
import type { SeaPart } from './part.ts';
import { about, has, nameOf, nthOf } from './part.ts';
import './boarding.css';

export function Grapnels({ view, position, offers, act, say }: SeaPart) {
  const ship = view.ships[about(position, 'ship')];
  if (ship === undefined) return null;
  return (
    <section className="cs-boarding">
      <Heading clause="12.0">{say('boarding.title.grapple')}</Heading>
      {nthOf(offers, 'grapple').map(({ at, action, words }) => {
        const target = view.ships[action.target];
        const parts = target === undefined ? [] : grappleParts(boarderOf(ship), boarderOf(target));
        const needed = parts.reduce((face, { by }) => face - by, BOARDING_NEEDS);
        return (
          <div key={at} className="cs-choices">
            <Choice
              offer={at}
              words={words}
              act={act}
              hint={say('boarding.holds', { die: onDie(needed, say) })}
              main={needed <= BEST_FACE}
            >
              {sentence(words)}
            </Choice>
            <Modifiers title={say('boarding.toTheDie')} parts={parts.filter(({ by }) => by !== 0)} say={say} />
          </div>
        );
      })}
      <Plainly {...{ view, position, offers, act, say }} verbs={['no-grapple']} hasSign />
    </section>
  );
}

/** Offers in their own words. */
function Plainly({
  offers,
  act,
  verbs,
  hasSign = false,
}: SeaPart & { readonly verbs: Parameters<typeof nthOf>[1][]; readonly hasSign?: boolean }) {
  return (
    <div className="cs-choices">
      {nthOf(offers, ...verbs).map(({ at, words }) => (
        <Choice key={at} offer={at} words={words} act={act} hasSign={hasSign}>
          {sentence(words)}
        </Choice>
      ))}
    </div>
  );
}

/** The melee: whoever is asked, the one who boards stands to the left. */
export function Melee(part: SeaPart) {
  const { view, position, offers, act, say } = part;
  const defends = position.prompt?.ask === 'melee.defence';
  const [asked, other] = [view.ships[about(position, 'ship')], view.ships[about(position, 'target')]];
  if (asked === undefined || other === undefined) return null;
  const [attacker, defender] = defends ? [other, asked] : [asked, other];
  const points = about(position, 'points');
  const modifier = modifierOf(asked, defends ? 'defender' : 'attacker');
  const against = about(position, 'against');
  return (
    <section className="cs-boarding" aria-label={say('boarding.title.melee')}>
      <Heading clause="15.0">{say(`boarding.title.${has(offers, 'board') ? 'board' : 'melee'}`)}</Heading>
      <div className="cs-fighters">
        <Fighter ship={attacker} role="attacker" say={say} />
        <Fighter ship={defender} role="defender" say={say} />
      </div>
      {against >= 0 && <p>{say('boarding.against', { count: against })}</p>}
      <div className="cs-fronts">
        {nthOf(offers, 'assault').map(({ at, action, words }) => (
          <OfferButton key={at} className="cs-choice cs-front" offer={at} words={words} act={act} plain>
            <span>
              <b>{say('boarding.front', { count: action.points })}</b>
              {points > action.points && ` ${say('boarding.support', { count: points - action.points })}`}
              <small>
                {say('boarding.expected', {
                  hits: expectedMeleeHits(action.points, points - action.points, modifier).toFixed(1),
                })}
              </small>
            </span>
          </OfferButton>
        ))}
      </div>
      <Plainly {...part} verbs={['board', 'press-on']} />
      <Plainly {...part} verbs={['no-board']} hasSign />
      <Plainly {...part} verbs={['break-off']} />
      {nthOf(offers, 'strike').map(({ at, words }) => (
        <OfferButton key={at} className="cs-choice is-grave" offer={at} words={words} act={act} plain>
          {say('boarding.strike')}
        </OfferButton>
      ))}
      {/* Below all that can be ordered, which must be seen at once on a phone. */}
      <p className="cs-note">
        {say('boarding.hits', { needed: BOARDING_NEEDS })} {has(offers, 'assault') && say('boarding.frontHint')}
      </p>
      <LastRound {...part} />
    </section>
  );
}

function modifierOf(ship: ShipView, role: FighterProps['role']): number {
  return meleeParts(boarderOf(ship), role).reduce((sum, { by }) => sum + by, 0);
}

/** The most hits that her men can hope for in a round, however they are divided. */
function bestOf(ship: ShipView, role: FighterProps['role']): number {
  const modifier = modifierOf(ship, role);
  const divided = Array.from({ length: ship.melee }, (_, i) => expectedMeleeHits(i + 1, ship.melee - i - 1, modifier));
  return Math.max(0, ...divided);
}

interface FighterProps extends Pick<SeaPart, 'say'> {
  readonly ship: ShipView;
  readonly role: 'attacker' | 'defender';
}

function Fighter({ ship, role, say }: FighterProps) {
  const parts = meleeParts(boarderOf(ship), role).filter(({ by }) => by !== 0);
  return (
    <div className={`cs-fighter side-${ship.side}`}>
      <b>{ship.name}</b> <small>{say(`boarding.${role}`)}</small>
      <p>
        <b>{say('boarding.men', { count: ship.melee })}</b>{' '}
        <small>{say('boarding.best', { hits: bestOf(ship, role).toFixed(1) })}</small>
      </p>
      {parts.length > 0 && <Modifiers title={say('boarding.modifiers')} parts={parts} say={say} />}
    </div>
  );
}

/** 15.0 Step 7: whoever made fewer hits loses the difference. */
function fallen(view: SeaPart['view'], event: Extract<SeaEvent, { type: 'melee' }>, say: SeaPart['say']): string {
  const lead = event.hits - event.answerHits;
  if (lead === 0) return say('boarding.even');
  return say('boarding.loses', { ship: nameOf(view, lead > 0 ? event.target : event.ship), count: Math.abs(lead) });
}

/** 1.7.4 Cards are asked for before the dice of a melee: who fights whom, and how it went so far. */
export function MeleeSoFar(part: SeaPart) {
  const { view, act, say } = part;
  const begun = act.told.findLast(({ event }) => event.type === 'boarding')?.event as SeaEvent | undefined;
  if (begun?.type !== 'boarding') return null;
  const [attacker, defender] = [view.ships[begun.ship], view.ships[begun.target]];
  if (attacker === undefined || defender === undefined) return null;
  return (
    <section className="cs-boarding" aria-label={say('boarding.title.melee')}>
      <div className="cs-fighters">
        <Fighter ship={attacker} role="attacker" say={say} />
        <Fighter ship={defender} role="defender" say={say} />
      </div>
      <LastRound {...part} />
    </section>
  );
}

/** How the round before went, for whoever decides whether to go on. */
function LastRound({ view, act, say }: SeaPart) {
  const last = act.told.findLast(({ event }) => event.type === 'melee' || event.type === 'boarding');
  const event = last?.event as SeaEvent | undefined;
  if (last === undefined || event?.type !== 'melee') return null;
  return (
    <div className="cs-round">
      <h3>{say('boarding.last')}</h3>
      {[
        { ship: event.ship, faces: event.faces, hits: event.hits, by: event.modifier, support: event.support },
        {
          ship: event.target,
          faces: event.answer,
          hits: event.answerHits,
          by: event.answerModifier,
          support: event.answerSupport,
        },
      ].map(({ ship, faces, hits, by, support }) => (
        <div key={ship}>
          <span>{say('boarding.round', { ship: nameOf(view, ship), count: hits })}</span>
          <span className="visually-hidden">{say('volley.faces', { faces: faces.join(' ') })}</span>
          <DiceFaces groups={[{ faces, needed: null }]} />
          {by !== 0 && <small>{say('boarding.each', { by: signed(by) })}</small>}
          {support > 0 && <small>{say('boarding.support', { count: support })}</small>}
        </div>
      ))}
      <p>{fallen(view, event, say)}</p>
    </div>
  );
}
