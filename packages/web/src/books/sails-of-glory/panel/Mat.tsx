/** The ship mat, which is her record: card, ship log, guns, manoeuvre cards, sails, orders and special damage. */

import type { SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import {
  buildingTracks,
  cardOfShip,
  inAction,
  isBattery,
  isBuilding,
  isPresent,
  matParts,
} from '@weathergauge/rules-sails-of-glory/geometry';
import type { ReactNode } from 'react';
import { Flag } from '../../../board/Flag.tsx';
import { FLAGS } from '../board/flags.ts';
import { Clause, Notes } from '../../record.tsx';
import { Broadsides, Damage, Orders, Sails, Spaces } from './MatParts.tsx';
import { noteLines } from './notes.ts';
import type { Say } from '../../../ui/strings/index.ts';
import { say as sayOfBook } from './say.ts';
import { Tracks } from './Tracks.tsx';
import './mat.css';

/** Props of every part of the mat. */
export interface Of {
  readonly view: SailsView;
  readonly ship: ShipView;
  readonly say: Say;
}

export function Mat({ view, ship: id }: { readonly view: SailsView; readonly ship: number }) {
  const ship = view.ships[id];
  if (ship === undefined) return null;
  const of: Of = { view, ship, say: sayOfBook };
  if (isBuilding(ship)) return <BuildingMat {...of} />;
  return (
    <article className="record sog-mat">
      <Head {...of} />
      {!isBattery(ship) && <Figures {...of} />}
      <Notes notes={noteLines(of)} />
      {isPresent(ship) && <Tracks {...of} />}
      {inAction(ship) && (
        <>
          <Broadsides {...of} />
          {!isBattery(ship) && <Spaces {...of} />}
          {matParts(view, ship).sails && <Sails {...of} />}
          <Orders {...of} />
          <Damage {...of} />
        </>
      )}
      <Sources {...of} />
    </article>
  );
}

function Head({ ship, say }: Of) {
  const card = cardOfShip(ship);
  const line =
    card === null
      ? say(isBattery(ship) ? 'mat.battery' : 'mat.building')
      : [say(`kind.${card.kind}`), card.className === '' ? '' : say('mat.class', { name: card.className }), card.year]
          .filter(part => part !== '')
          .join(' · ');
  return (
    <header className="record-head">
      <svg className="record-flag" viewBox="-0.5 -0.5 13 10" aria-hidden="true">
        <Flag flag={FLAGS[ship.side]} captured={ship.fate === 'surrendered'} />
      </svg>
      <div>
        <h3>{ship.name}</h3>
        <p>{line}</p>
        <p className="sog-state">{stateOf(ship, say)}</p>
      </div>
    </header>
  );
}

/** Her condition in one line. */
function stateOf(ship: ShipView, say: Say): ReactNode {
  if (ship.condition === 'gone') return say(`fate.${cardOfShip(ship) === null ? 'silenced' : ship.fate || 'gone'}`);
  if (ship.condition !== 'afloat') return say(`condition.${ship.condition}`);
  if (isBattery(ship) || isBuilding(ship)) return say(`side.${ship.side}`);
  if (ship.anchored) return say('condition.anchored');
  if (ship.wind === '') return say(`side.${ship.side}`);
  return (
    <>
      {say(`side.${ship.side}`)} · <span className={`sog-att sog-att-${ship.wind}`}>{say(`wind.${ship.wind}`)}</span>{' '}
      <Clause id="B2.2" />
    </>
  );
}

const FIGURES = [
  ['burden', 'B4.9'],
  ['veer', 'S3.1'],
  ['guns', 'B1.4'],
  ['crew', 'B1.4'],
  ['points', 'C0.6'],
] as const;

function Figures({ ship, say }: Of) {
  const card = cardOfShip(ship);
  if (card === null) return null;
  return (
    <dl className="sog-figures">
      {FIGURES.map(([name, clause]) => {
        const figure = name === 'veer' ? ship.veer : name === 'burden' ? ship.burden : card[name];
        const less = name === 'veer' && ship.veer < card.veer;
        return (
          <div key={name} title={say(`mat.about.${name}`, { clause })}>
            <dt>{say(`mat.${name}`)}</dt>
            <dd className={less ? 'record-bad' : ''}>{figure}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Where the figures come from, for those who ask. */
function Sources({ ship, say }: Of) {
  const card = cardOfShip(ship);
  if (card === null) return null;
  return (
    <details className="sog-sources">
      <summary>{say('mat.sources')}</summary>
      <p>{say('mat.sourceCard', { source: say(`source.${card.provenance}`) })}</p>
      <p>{say('mat.sourceTrack')}</p>
      <p>{say('mat.product', { product: card.product })}</p>
    </details>
  );
}

function BuildingMat(of: Of) {
  const { ship, say } = of;
  const most = buildingTracks();
  return (
    <article className="record sog-mat">
      <Head {...of} />
      <Notes notes={noteLines(of)} />
      <dl className="record-tracks">
        {(
          [
            ['hull', ship.hull[0] ?? 0, most.hull, 'C4.8'],
            ['crew', ship.crew, most.crew, 'C4.9'],
          ] as const
        ).map(([name, lost, all, clause]) => (
          <div key={name} className="sog-meter">
            <dt>
              {say(`mat.building_${name}`)} <Clause id={clause} />
            </dt>
            <dd>
              <span className="sog-bar" aria-hidden="true">
                <span style={{ width: `${(100 * Math.min(lost, all)) / Math.max(1, all)}%` }} />
              </span>
              <b>{say('mat.lostOf', { lost, of: all })}</b>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
