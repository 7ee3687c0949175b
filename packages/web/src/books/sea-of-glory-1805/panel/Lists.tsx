/** Ships and admirals, line by line. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  admiralName,
  ADMIRALS,
  capital,
  CONDITIONS,
  nations,
  shipName,
  SHIPS,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { useSay } from './use-say.ts';
import './lists.css';

type ShipView = GloryView['ships'][number];

/** The heaviest first. */
export function ShipList({ ships }: { readonly ships: readonly ShipView[] }) {
  const say = useSay();
  const sorted = ships.toSorted((a, b) => (SHIPS[b.ship]?.guns ?? 0) - (SHIPS[a.ship]?.guns ?? 0));
  return (
    <ul className="glory-ships">
      {sorted.map(({ ship, damage }) => {
        const { guns = 0, nation = 0 } = SHIPS[ship] ?? {};
        const condition = CONDITIONS[damage] ?? 'sound';
        return (
          <li key={ship} className={`is-${condition}`}>
            <span>{shipName(ship)}</span>
            <span className="glory-guns">{say(`panel.guns.${nations[nation] ?? ''}`, { guns })}</span>
            <span className="glory-condition">{condition}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function AdmiralList({ admirals }: { readonly admirals: readonly number[] }) {
  const say = useSay();
  return (
    <ul className="glory-ships glory-admirals">
      {admirals.map(admiral => {
        const { seamanship = 0, command = 0 } = ADMIRALS[admiral] ?? {};
        return (
          <li key={admiral}>
            <span>{capital(admiralName(admiral))}</span>
            <span className="glory-guns">{say('panel.ratings', { seamanship, command })}</span>
          </li>
        );
      })}
    </ul>
  );
}
