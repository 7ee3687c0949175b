/** A ship in line, as both sides see her. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  BRITISH,
  CONDITIONS,
  hitOn,
  nations,
  shipName,
  SHIPS,
  SIDES,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { Part, ShipRecord } from '../../record.tsx';
import { LINE_FLAGS } from '../board/flags.ts';
import { LineShip } from './LineShip.tsx';
import { useSay } from './use-say.ts';

export function LineCard({ view, ship }: { readonly view: GloryView; readonly ship: number }) {
  const say = useSay();
  const side = view.battle?.lines.findIndex(line => line.some(each => each.ship === ship)) ?? -1;
  const seen = view.battle?.lines[side]?.find(each => each.ship === ship);
  if (seen === undefined) return null;
  const { guns = 0, nation = 0, defence = 0, defenceDamaged = 0 } = SHIPS[ship] ?? {};
  const { wrecks } = hitOn(view, ship);
  return (
    <ShipRecord
      name={shipName(ship)}
      flag={LINE_FLAGS[nations[nation] ?? 'british']}
      captured={false}
      lines={[
        say('battle.lineOf', { side: SIDES[side] ?? '' }),
        say('battle.shipLine', { guns, condition: CONDITIONS[seen.damage] ?? '' }),
      ]}
    >
      <LineShip ship={ship} damage={seen.damage} tone={side === BRITISH ? 'blue' : 'red'} />
      <Part title={say('battle.points')} clause="18.3">
        <p className="record-state">
          {say(wrecks ? 'battle.defenceLeft' : 'battle.defence', { cost: defence, wreck: defenceDamaged })}
        </p>
      </Part>
    </ShipRecord>
  );
}
