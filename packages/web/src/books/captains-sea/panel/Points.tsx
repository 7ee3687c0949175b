/** 19.0 How the victory points came about, for the report of a duel. */

import type { SeaView } from '@weathergauge/rules-captains-sea';
import { Clause } from '../../record.tsx';
import { nameOfSide } from '../board/asides.ts';
import { useSay } from './use-say.ts';

interface Reckoning {
  readonly side: number;
  readonly names: string;
  readonly hits: number;
  readonly multiplier: number;
  readonly prizes: number;
  readonly bonus: number;
  readonly granted: number;
  readonly points: number;
}

/** By side; the view counts multipliers in halves. */
export function reckon(view: SeaView): readonly Reckoning[] {
  return view.scores.map((points, side) => {
    const enemies = view.ships.filter(ship => ship.side !== side);
    const hits = enemies.reduce((sum, ship) => sum + ship.hits, 0);
    return {
      side,
      names: nameOfSide(view, side),
      hits,
      multiplier: (view.multipliers[side] ?? 0) / 2,
      prizes: view.prizes[side] ?? 0,
      bonus: view.bonuses[side] ?? 0,
      granted: view.granted[side] ?? 0,
      points,
    };
  });
}

export function Points({ view }: { readonly view: SeaView }) {
  const say = useSay();
  const rows = reckon(view);
  const columns = (['prizes', 'bonus', 'granted'] as const).filter(column => rows.some(row => row[column] !== 0));
  return (
    <table className="play-table">
      <caption>
        {say('points.title')} <Clause id="19.0" />
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('points.captain')}</th>
          {(['hits', ...columns, 'points'] as const).map(column => (
            <th key={column} scope="col" className="play-number">
              {say(`points.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.side}>
            <th scope="row">{row.names}</th>
            <td className="play-number">
              {row.hits} × {row.multiplier}
            </td>
            {columns.map(column => (
              <td key={column} className="play-number">
                + {row[column]}
              </td>
            ))}
            <td className="play-number">
              <b>{row.points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
