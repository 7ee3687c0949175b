/** 9.1 The control panel: the five blocks with their costs, when each would be made and where it leads. */

import type { SeaAction, SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import {
  costOf,
  freeTurns,
  madeIn,
  manoeuvres,
  onMap,
  strainFace,
  tackedTo,
  tackFace,
  windLetters,
  windPosition,
  wornTo,
} from '@weathergauge/rules-captains-sea/geometry';
import type { Nth } from '../../nth.ts';
import { OfferButton } from '../../OfferButton.tsx';
import { degrees } from '../board/units.ts';
import { aheadOf } from '../board/ways.ts';
import { Choice, Heading, onDie } from './Parts.tsx';
import type { SeaPart } from './part.ts';
import { about, nthOf } from './part.ts';
import type { Say } from './use-say.ts';
import './control-panel.css';

const BLOCKS = [1, 2, 3, 4, 5] as const;

export function ControlPanel({ view, position, offers, act, say }: SeaPart) {
  const ship = view.ships[about(position, 'ship')];
  if (ship === undefined) return null;
  const selects = nthOf(offers, 'select');
  return (
    <section className="cs-helm">
      <Heading clause="9.1">{say('helm.title', { letter: windLetters[ship.wind] ?? '' })}</Heading>
      <ol className="cs-blocks">
        {BLOCKS.map(block => (
          <Block
            key={block}
            block={block}
            ship={ship}
            view={view}
            offer={selects.find(({ action }) => action.manoeuvre === manoeuvres[block])}
            act={act}
            say={say}
          />
        ))}
      </ol>
      <p className="cs-note play-for-touch">{say('tap')}</p>
    </section>
  );
}

interface BlockProps extends Pick<SeaPart, 'view' | 'act' | 'say'> {
  readonly block: (typeof BLOCKS)[number];
  readonly ship: ShipView;
  readonly offer: Nth<Extract<SeaAction, { do: 'select' }>> | undefined;
}

function Block({ block, ship, view, offer, act, say }: BlockProps) {
  const name = say(`helm.block.${manoeuvres[block] ?? ''}`);
  const cost = ship.own?.panel[block - 1] ?? 0;
  if (offer === undefined)
    return (
      <li className="cs-block is-off">
        <Tile block={block} ship={ship} view={view} />
        <span>
          <b>{name}</b> <small className="cs-block-nr">{say('helm.nr', { block })}</small>
          <small>{say(costOf(block, ship.heading, view.windTo) === 0 ? 'helm.no' : 'helm.barred')}</small>
        </span>
      </li>
    );
  const made = madeIn(ship, view.impulse, cost);
  return (
    <li>
      <OfferButton className="cs-block has-sign" offer={offer.at} words={offer.words} act={act} plain tap="looks">
        <Tile block={block} ship={ship} view={view} />
        <span>
          <b>{name}</b> <small className="cs-block-nr">{say('helm.nr', { block })}</small>
          <small>{leadsTo(block, ship, view, say)}</small>
          <small className={made === 0 ? 'cs-carries' : ''}>
            {made === 0 ? say('helm.carries') : say('helm.made', { impulse: made })}
          </small>
        </span>
        <span className="cs-cost" title={say('helm.cost', { count: cost })}>
          <span className="visually-hidden">{say('helm.cost', { count: cost })}</span>
          <span aria-hidden="true">{'●'.repeat(cost)}</span>
        </span>
      </OfferButton>
    </li>
  );
}

/**
 * The wooden block, with her way as it lies on the map: from where she comes up to her middle, and on from there. Its printed
 * number would be taken for the key that orders it and the mark on the board.
 */
function Tile({ block, ship, view }: Pick<BlockProps, 'block' | 'ship' | 'view'>) {
  const stays = manoeuvres[block] === 'back-sail';
  const after = headingAfter(block, ship, view);
  // A turn that there is none of at this wind position is not to look like an advance.
  const turnsNot = !stays && manoeuvres[block] !== 'advance' && after === ship.heading;
  return (
    <svg className="cs-tile" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={stays ? 'M0 8V-3M-6 -3H6' : 'M0 9V0'} transform={`rotate(${degrees(ship.heading)})`} />
      {!stays && !turnsNot && <path d="M0 0V-9M-4 -5L0 -9.5L4 -5" transform={`rotate(${degrees(after)})`} />}
      {turnsNot && <path d="M-4 -8L4 0M4 -8L-4 0" transform={`rotate(${degrees(ship.heading)})`} />}
    </svg>
  );
}

function headingAfter(block: number, { heading }: ShipView, { windTo }: SeaView): number {
  switch (manoeuvres[block]) {
    case 'wear-down':
    case 'wear-up':
      return wornTo(block, heading, windTo);
    case 'tack':
      return tackedTo(heading, windTo);
    default:
      return heading;
  }
}

/** Where a block brings her, by the rules' own geometry. */
function leadsTo(block: number, ship: ShipView, view: SeaView, say: Say): string {
  const heading = (to: number): string => say(`helm.headings.${to}`);
  const either = (headings: readonly number[]): string => {
    const [one = 0, two] = headings;
    return two === undefined ? heading(one) : say('helm.or', { one: heading(one), two: heading(two) });
  };
  switch (manoeuvres[block]) {
    case 'advance': {
      if (!onMap(aheadOf(ship))) return say('helm.leads.off');
      const turns = freeTurns(ship.heading, view.windTo);
      const to = say('helm.leads.advance', { heading: heading(ship.heading) });
      return turns.length === 0 ? to : `${to}${say('helm.leads.turn', { headings: either(turns) })}`;
    }
    case 'wear-down':
    case 'wear-up': {
      const to = wornTo(block, ship.heading, view.windTo);
      return say('helm.leads.wear', { heading: heading(to), letter: windLetters[windPosition(to, view.windTo)] ?? '' });
    }
    case 'tack':
      return say('helm.leads.tack', {
        heading: heading(tackedTo(ship.heading, view.windTo)),
        die: onDie(tackFace(ship, view.ships), say),
      });
    default:
      return say('helm.leads.back-sail');
  }
}

/** 9.1.5, 16.0 A straining block, beside a manoeuvre that carries over or for a bonus move. */
export function StrainChoice({ view, position, offers, act, say }: SeaPart) {
  const ship = view.ships[about(position, 'ship')];
  const strains = nthOf(offers, 'strain');
  if (strains.length === 0 || ship === undefined) return null;
  const optional = strains.some(({ action }) => action.value === 0);
  return (
    <section className="cs-helm">
      <Heading clause={optional ? '16.0' : '9.1.5'}>{say('helm.bonus')}</Heading>
      <div className="cs-choices">
        {strains.map(({ at, action, words }) => (
          <Choice
            key={at}
            offer={at}
            words={words}
            act={act}
            hasSign={optional && action.value > 0}
            {...(action.value === 0
              ? {}
              : {
                  hint: say('helm.strainHint', {
                    value: action.value,
                    die: onDie(strainFace(ship, action.value), say),
                  }),
                })}
          >
            {action.value === 0 ? say('helm.noStrain') : say('helm.strain', { value: action.value })}
          </Choice>
        ))}
      </div>
      {!optional && <p className="cs-note">{say('helm.strainNote')}</p>}
    </section>
  );
}
