/** The staff’s returns: fleets and ports, what has been reported, and what is wanted. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  berthPort,
  blockName,
  capital,
  isOrdinary,
  isReady,
  NOWHERE,
  placeWords,
  portName,
  PORTS,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { ReactNode } from 'react';
import { leaderOf, shipsIn } from '../board/blocks.ts';
import { affairsOf } from './affairs.ts';
import { AdmiralList, ShipList } from './Lists.tsx';
import { Tidings } from './Tidings.tsx';
import { useSay } from './use-say.ts';
import './staff.css';

interface Props {
  readonly view: GloryView;
  readonly onBlock: (piece: number | null) => void;
}

/** Older reports are of little use, and the log has them. */
const NEWEST = 60;

export function Staff({ view, onBlock }: Props) {
  const say = useSay();
  if (view.who === 'spectator') return <p className="glory-quiet">{say('staff.spectator')}</p>;
  const reports = view.ledger.toReversed().slice(0, NEWEST);
  return (
    <div className="glory-staff">
      <Chapter title={say('staff.reports', { count: view.ledger.length })} open>
        {reports.length === 0 ? (
          <p className="glory-quiet">{say('staff.noReports')}</p>
        ) : (
          <Tidings view={view} rows={reports} />
        )}
      </Chapter>
      <Fleets view={view} onBlock={onBlock} />
      <Ports view={view} />
      <Affairs view={view} />
    </div>
  );
}

function Chapter(props: { readonly title: string; readonly open?: boolean; readonly children: ReactNode }) {
  return (
    <details className="glory-chapter" open={props.open ?? false}>
      <summary>{props.title}</summary>
      {props.children}
    </details>
  );
}

function Fleets({ view, onBlock }: Props) {
  const say = useSay();
  const blocks = view.blocks.filter(({ place }) => place !== NOWHERE);
  return (
    <Chapter title={say('staff.fleets', { count: blocks.length })}>
      <ul className="glory-fleets">
        {blocks.map(({ id, place }) => {
          const count = shipsIn(view, id).length;
          const leader = leaderOf(view, id);
          return (
            <li key={id}>
              <button type="button" onClick={() => onBlock(id)}>
                <b>{blockName(id)}</b>
                <span>
                  {[
                    ...(blockName(id).startsWith(leader) ? [] : [leader]),
                    ...(count > 0 ? [say('ships', { count })] : []),
                    placeWords(place),
                  ].join(', ')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Chapter>
  );
}

function Ports({ view }: Pick<Props, 'view'>) {
  const say = useSay();
  const ports = PORTS.flatMap((_, port) => {
    const lying = view.ships.filter(({ berth }) => berthPort(berth) === port);
    const admirals = view.admirals.flatMap((berth, admiral) =>
      berthPort(berth) === port && berth >= 0 ? [admiral] : [],
    );
    return lying.length === 0 && admirals.length === 0 ? [] : [{ port, lying, admirals }];
  });
  if (ports.length === 0) return null;
  return (
    <Chapter title={say('staff.ports', { count: ports.length })}>
      {ports.map(({ port, lying, admirals }) => {
        const ready = lying.filter(({ berth }) => isReady(berth));
        const ordinary = lying.filter(({ berth }) => isOrdinary(berth));
        return (
          <details key={port} className="glory-port">
            <summary>
              <b>{capital(portName(port))}</b>
              <span>{say('staff.inPort', { ready: ready.length, ordinary: ordinary.length })}</span>
            </summary>
            {admirals.length > 0 && <AdmiralList admirals={admirals} />}
            {ready.length > 0 && <ShipList ships={ready} />}
            {ordinary.length > 0 && (
              <>
                <h4>{say('staff.ordinary')}</h4>
                <ShipList ships={ordinary} />
              </>
            )}
          </details>
        );
      })}
    </Chapter>
  );
}

function Affairs({ view }: Pick<Props, 'view'>) {
  const say = useSay();
  const affairs = affairsOf(view, say);
  if (affairs.length === 0) return null;
  return (
    <Chapter title={say('staff.affairs')}>
      <dl className="glory-affairs">
        {affairs.map(({ title, lines }) => (
          <div key={title}>
            <dt>{title}</dt>
            {lines.map(line => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
