/** Shot to load and sails to begin with, as counters to choose from. */

import { useTranslation } from 'react-i18next';
import { ShotDisc, SignMark } from './Counters.tsx';
import { isShip } from '../board/units.ts';
import type { PanelPart } from '../../OfferButton.tsx';
import { OfferButton } from '../../OfferButton.tsx';
import type { TablePart } from './part.ts';
import { nthOf } from './offers.ts';
import './loading.css';

export function ShotChoice({ view, offers, act }: TablePart) {
  const { t } = useTranslation();
  const loads = nthOf(offers, 'load', 'reload');
  const empty = nthOf(offers, 'leave-empty');
  const [first] = loads;
  const ship = first === undefined ? undefined : view.ships[first.action.ship];
  return (
    <div className="sog-load">
      {first !== undefined && (
        <h2>
          <SignMark sign="gun" mirrored={first.action.side === 'right'} />
          {t(`sails-of-glory.panel.loadSide.${ship === undefined || isShip(ship) ? first.action.side : 'battery'}`)}
        </h2>
      )}
      <div className="sog-counters">
        {loads.map(({ at, action, words }) => (
          <OfferButton key={action.shot} className="sog-counter" offer={at} words={words} act={act} plain>
            <ShotDisc shot={action.shot} />
            <span>
              {t(`sails-of-glory.shot.${action.shot}`)}
              <small>{t(`sails-of-glory.panel.shotHint.${action.shot}`)}</small>
            </span>
          </OfferButton>
        ))}
      </div>
      {empty.map(({ at, words }) => (
        <OfferButton key="empty" className="btn" offer={at} words={words} act={act} plain>
          {t('sails-of-glory.panel.leaveEmpty')}
        </OfferButton>
      ))}
    </div>
  );
}

export function SailChoice({ offers, act }: PanelPart) {
  const { t } = useTranslation();
  return (
    <div className="sog-choices">
      {nthOf(offers, 'set-sails').map(({ at, action, words }) => (
        <OfferButton key={action.setting} className="sog-choice" offer={at} words={words} act={act} plain>
          {t(`sails-of-glory.sails.${action.setting}`)}
        </OfferButton>
      ))}
    </div>
  );
}
