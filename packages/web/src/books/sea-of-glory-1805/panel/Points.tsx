/** 23.1, 24.3 How the points came about, for the report of a campaign: by source and side; of Trafalgar which objectives were reached. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { capital, OBJECTIVE_AREAS, SIDES, TRAFALGAR_WATERS } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { Clause } from '../../record.tsx';
import { useSay } from './use-say.ts';

interface Props {
  readonly view: GloryView;
}

export function Points({ view }: Props) {
  return view.waters === TRAFALGAR_WATERS ? <Goals view={view} /> : <Accounts view={view} />;
}

function Accounts({ view }: Props) {
  const say = useSay();
  return (
    <table className="play-table">
      <caption>
        {say('account.title')} <Clause id="23.1" />
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('account.what')}</th>
          {SIDES.map(side => (
            <th key={side} scope="col" className="play-number">
              {capital(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.account.map(({ from, points, areas }) => (
          <tr key={from}>
            <th scope="row">
              {say(`account.from.${from}`)}
              {areas.length > 0 && (
                <small className="play-quiet"> ({areas.map(area => OBJECTIVE_AREAS[area] ?? '').join(', ')})</small>
              )}
            </th>
            {points.map((count, side) => (
              <td key={SIDES[side]} className="play-number">
                {count === 0 ? '' : count}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <b>{say('account.total')}</b>
          </th>
          {view.scores?.map((count, side) => (
            <td key={SIDES[side]} className="play-number">
              <b>{count}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Goals({ view }: Props) {
  const say = useSay();
  return (
    <table className="play-table">
      <caption>
        {say('account.goals')} <Clause id="24.3" />
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('account.goal')}</th>
          <th scope="col">{say('account.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {view.trafalgar.map((taken, goal) => (
          <tr key={say(`staff.goal.${goal}`)}>
            <th scope="row">{capital(say(`staff.goal.${goal}`))}</th>
            <td>{say(taken === 1 ? 'account.reached' : 'account.missed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
