/** One's ships in a strip: which is up, what each has been given, what is still open. */

import type { SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { isPresent, ordersOf, plannedCard, shotChosen } from '@weathergauge/rules-sails-of-glory/geometry';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFace } from './CardFace.tsx';
import { ActionDisc, ShotDisc } from './Counters.tsx';
import type { TablePart } from './part.ts';
import { OfferButton } from '../../OfferButton.tsx';
import { isShip } from '../board/units.ts';
import { has, nthOf, stageOf } from './offers.ts';
import './squadron.css';

export function Squadron({ view, offers, act }: TablePart) {
  const { t } = useTranslation();
  const mine = view.ships.filter(ship => ship.own !== null && isPresent(ship));
  if (mine.length === 0) return null;
  const takeUp = nthOf(offers, 'take-up');
  return (
    <ul className="sog-squadron" aria-label={t('sails-of-glory.panel.squadron')}>
      {mine.map(ship => {
        const stage = stageOf(view, ship, offers);
        const offer = takeUp.find(({ action }) => action.ship === ship.id);
        const body = <Plan view={view} ship={ship} loading={has(offers, 'load') || has(offers, 'reload')} />;
        const head = (
          <>
            <span className="sog-plan-name">{ship.name}</span>
            <span className="sog-plan-stage">{t(`sails-of-glory.panel.stage.${stage}`)}</span>
          </>
        );
        return (
          <li key={ship.id} className={`sog-plan is-${stage}`} {...(stage === 'up' ? { 'aria-current': 'step' } : {})}>
            {offer === undefined ? (
              <button type="button" className="sog-plan-body" onClick={() => act.onShip(ship.id)}>
                {head}
                {body}
              </button>
            ) : (
              <OfferButton className="sog-plan-body has-sign" offer={offer.at} words={offer.words} act={act} plain>
                {head}
                {body}
              </OfferButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Plan({
  view,
  ship,
  loading,
}: {
  readonly view: SailsView;
  readonly ship: ShipView;
  readonly loading: boolean;
}) {
  const { t } = useTranslation();
  const card = plannedCard(view, ship.own);
  const orders = ordersOf(ship);
  const parts: ReactNode[] = [];
  if (isShip(ship) && card > 0)
    parts.push(<CardFace key="card" deck={ship.deck} card={card} base={ship.base} use={null} />);
  for (const action of orders) parts.push(<ActionDisc key={action} action={action} />);
  if (loading || view.turn === 0)
    for (const [side, shot] of shotChosen(view, ship).entries())
      if (shot !== null)
        // A broadside has no other name than its side.
        // oxlint-disable-next-line no-array-index-key
        parts.push(<ShotDisc key={`shot ${side}`} shot={shot} />);
  if (parts.length === 0) return null;
  const things = orders.map(action => t(`sails-of-glory.action.${action}`));
  if (card > 0) things.unshift(t('sails-of-glory.panel.herCard'));
  return (
    <span className="sog-plan-things">
      {parts}
      {things.length > 0 && (
        <span className="visually-hidden">{t('sails-of-glory.panel.hers', { things: things.join(', ') })}</span>
      )}
    </span>
  );
}
