/** Decisions as in the box game: the player's ships with what is planned, and below them cards, counters or targets. */

import type { SailsView } from '@weathergauge/rules-sails-of-glory';
import { useTranslation } from 'react-i18next';
import type { OfferView, Position } from '../../../client/protocol.ts';
import type { PanelActs } from '../../book.ts';
import { Fan } from './Fan.tsx';
import { FireOrders } from './FireOrders.tsx';
import type { PanelPart } from '../../OfferButton.tsx';
import { OfferButton, stepFocus } from '../../OfferButton.tsx';
import { has, nthOf } from './offers.ts';
import { SailChoice, ShotChoice } from './Loading.tsx';
import { Squadron } from './Squadron.tsx';
import { ActionTray } from './ActionTray.tsx';
import './panel.css';

/** Verbs that this panel shows; all others are left to the plain list. */
const DRAWN = new Set([
  'take-up',
  'helm',
  'order',
  'orders-done',
  'grog',
  'no-grog',
  'seal',
  'fire',
  'discharge',
  'muskets',
  'cease',
  'load',
  'reload',
  'leave-empty',
  'set-sails',
]);

export function isDrawn(offers: readonly OfferView[]): boolean {
  return offers.length > 0 && offers.every(({ action }) => DRAWN.has(action.do));
}

interface Props {
  readonly position: Position;
  readonly act: PanelActs;
}

export function Panel({ position, act }: Props) {
  const { offers } = position;
  const view = position.view as SailsView;
  return (
    <div className="sog-panel" onKeyDown={stepFocus}>
      {!has(offers, 'cease') && <Squadron view={view} offers={offers} act={act} />}
      {has(offers, 'helm') && <Fan view={view} offers={offers} act={act} />}
      {(has(offers, 'order') || has(offers, 'orders-done')) && <ActionTray view={view} offers={offers} act={act} />}
      {has(offers, 'cease') && <FireOrders view={view} offers={offers} act={act} />}
      {(has(offers, 'load') || has(offers, 'reload')) && <ShotChoice view={view} offers={offers} act={act} />}
      {has(offers, 'set-sails') && <SailChoice offers={offers} act={act} />}
      {has(offers, 'grog') && <GrogChoice offers={offers} act={act} />}
      {has(offers, 'seal') && <Seal offers={offers} act={act} />}
      <Caption byEye={view.byEye} offers={offers} act={act} />
    </div>
  );
}

function GrogChoice({ offers, act }: PanelPart) {
  return (
    <div className="sog-choices">
      {nthOf(offers, 'grog', 'no-grog').map(({ at, action, words }) => (
        <OfferButton key={action.do} className="sog-choice" offer={at} words={words} act={act} plain>
          {words}
        </OfferButton>
      ))}
    </div>
  );
}

function Seal({ offers, act }: PanelPart) {
  const { t } = useTranslation();
  return nthOf(offers, 'seal').map(({ at, words }) => (
    <div key="seal" className="sog-seal">
      <OfferButton className="btn btn-main sog-seal-button" offer={at} words={words} act={act} plain>
        {t('sails-of-glory.panel.seal')}
      </OfferButton>
      <p className="play-quiet">{t('sails-of-glory.panel.sealHint')}</p>
    </div>
  ));
}

/** The words of the active offer: cards and counters show none. */
function Caption({ byEye, offers, act }: PanelPart & { readonly byEye: boolean }) {
  const { t } = useTranslation();
  if (!(has(offers, 'helm') || has(offers, 'order'))) return null;
  const words = act.active === null ? undefined : offers[act.active]?.words;
  return (
    <div className="sog-caption" aria-hidden="true">
      {words === undefined ? (
        <span className="play-quiet">
          {has(offers, 'helm') ? (
            <>
              <span className="play-for-mouse">{t(`sails-of-glory.panel.${byEye ? 'byEye' : 'fanHint'}`)}</span>
              <span className="play-for-touch">{t(`sails-of-glory.panel.${byEye ? 'byEye' : 'fanTouch'}`)}</span>
            </>
          ) : (
            t('sails-of-glory.panel.trayHint')
          )}
        </span>
      ) : (
        <>
          <b>{words}</b>
          <span className="play-for-touch play-quiet">{t('sails-of-glory.panel.again')}</span>
        </>
      )}
    </div>
  );
}
