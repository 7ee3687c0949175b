/** 11.0 Fire choices by target, guns and height, and what the one that is looked at comes to: every die and modifier. */

import type { SeaEvent } from '@weathergauge/rules-captains-sea';
import type { OfferView } from '../../../client/protocol.ts';
import { sentence } from '../../../ui/sentence.ts';
import { OfferButton } from '../../OfferButton.tsx';
import { Clause } from '../../record.tsx';
import { Choice, Modifiers } from './Parts.tsx';
import type { SeaPart } from './part.ts';
import { about, nameOf, nthOf, sectionNames } from './part.ts';
import type { Say } from './use-say.ts';
import './firing.css';

type Announced = Extract<SeaEvent, { type: 'announced' }>;

/** What the rules say would be announced. */
export function announcedBy(offer: OfferView | undefined): Announced | undefined {
  return (offer?.preview as readonly SeaEvent[] | undefined)?.find(event => event.type === 'announced');
}

const dice = (told: Announced | undefined): number =>
  told?.attacks.flatMap(attack => attack.dice).reduce((sum, { by }) => sum + by, 0) ?? 0;

const GUNS = ['both', 'fore', 'aft'] as const;

export function Firing({ view, position, offers, act, say }: SeaPart) {
  const fires = nthOf(offers, 'fire', 'chase');
  const targets = [...new Set(fires.map(({ action }) => action.target))];
  const ship = about(position, 'ship');
  const given = view.attacks.filter(attack => attack.ship === ship);
  const looked = act.active === null ? undefined : announcedBy(offers[act.active]);
  return (
    <section className="cs-firing">
      {targets.map(target => {
        const at = fires.filter(({ action }) => action.target === target);
        const told = announcedBy(offers[at[0]?.at ?? -1]);
        return (
          <div key={target} className="cs-target">
            <h2 className="cs-heading">
              {nameOf(view, target)} <Clause id="11.0" />
            </h2>
            {told !== undefined && (
              <p className="cs-note">
                {say('fire.range', { range: told.range })} <Clause id="11.2" />
                {told.rake > 0 && (
                  <>
                    {' · '}
                    <b className="cs-rake">{say(`fire.rake.${told.rake}`)}</b> <Clause id="11.8" />
                  </>
                )}
              </p>
            )}
            <div className="cs-shots">
              {GUNS.map(guns => {
                const row = at.filter(({ action }) => action.do === 'fire' && action.guns === guns);
                if (row.length === 0) return null;
                // As on the board, where single sections have no mark beside the whole broadside.
                const sign = guns === 'both' || at.every(({ action }) => action.do !== 'fire' || action.guns === guns);
                return (
                  <div key={guns} className="cs-shot-row" role="group" aria-label={say(`fire.guns.${guns}`)}>
                    <span>
                      <b>{say(`fire.guns.${guns}`)}</b>
                      <small>{shotWords(announcedBy(offers[row[0]?.at ?? -1]), say)}</small>
                    </span>
                    {row.map(shot => (
                      <OfferButton
                        key={shot.at}
                        className={sign ? 'cs-choice cs-shot has-sign' : 'cs-choice cs-shot'}
                        offer={shot.at}
                        words={shot.words}
                        act={act}
                        plain
                        tap="looks"
                      >
                        <span>
                          <b>{say(`fire.aim.${shot.action.do === 'fire' ? shot.action.aim : 'chase'}`)}</b>
                          <small>{say('fire.dice', { count: dice(announcedBy(offers[shot.at])) })}</small>
                        </span>
                      </OfferButton>
                    ))}
                  </div>
                );
              })}
              {at
                .filter(({ action }) => action.do === 'chase')
                .map(chase => (
                  <Choice
                    key={chase.at}
                    offer={chase.at}
                    words={chase.words}
                    act={act}
                    hint={`${say('fire.aim.chase')}, ${say('fire.dice', { count: dice(announcedBy(offers[chase.at])) })}`}
                  >
                    {say('fire.guns.chasers')}
                  </Choice>
                ))}
            </div>
          </div>
        );
      })}
      {given.length > 0 && (
        <div className="cs-prospect">
          <b>{say('fire.given')}</b>
          {given.map(({ mask, aim, shot }) => (
            <span key={`${mask} ${aim}`}>
              {say(`fire.announced.${aim}`, { sections: sectionNames(mask, say), shot: say(`fire.shot.${shot}`) })}
            </span>
          ))}
        </div>
      )}
      <div className="cs-foot">
        {nthOf(offers, 'cease').map(({ at, words }) => (
          <Choice key={at} offer={at} words={words} act={act} main={given.length > 0} hasSign>
            {say(given.length > 0 ? 'fire.enough' : 'fire.cease')}
          </Choice>
        ))}
      </div>
      {/* Below all that can be pressed: what comes and goes with the pointer must not move it away. */}
      {looked === undefined ? (
        <p className="cs-note">
          <span className="play-for-mouse">{say('fire.hint')}</span>
          <span className="play-for-touch">{say('tap')}</span>
        </p>
      ) : (
        looked.attacks.map(attack => (
          <div key={`${attack.sections} ${attack.shot}`} className="cs-prospect" aria-live="polite">
            {looked.attacks.length > 1 && <b>{sentence(say(`fire.shot.${attack.shot}`))}</b>}
            <Modifiers title={say('fire.throws')} parts={attack.dice} dice say={say} />
            <Modifiers title={say('fire.needs', { needed: attack.needed })} parts={attack.toHit} say={say} />
            {attack.sections > 0 && (
              <>
                <Modifiers
                  title={say('fire.defence')}
                  parts={attack.defence.filter(({ by }) => by !== 0)}
                  dice
                  say={say}
                />
                <p>{say('fire.cancels', { needed: attack.cancels })}</p>
                <Modifiers title={say('fire.damage')} parts={attack.damage} say={say} />
              </>
            )}
          </div>
        ))
      )}
    </section>
  );
}

function shotWords(told: Announced | undefined, say: Say): string {
  const shots = [...new Set(told?.shots)];
  return shots.map(shot => say(`fire.shot.${shot}`)).join(', ');
}
