/** Her record as the box game's card would show it: cells crossed off, masts, what she makes on each point of sail. */

import type { AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import {
  adrift,
  decksOf,
  decksReady,
  entangledWith,
  fireClause,
  HULL_UNITS,
  intoWind,
  isTaken,
  masts,
  mayFounder,
  onTable,
  shipLetter,
  speedsOf,
} from '@weathergauge/rules-age-of-sail/geometry';
import { useTranslation } from 'react-i18next';
import { Cell, Clause, cells, Notes, Part, Row, ShipRecord, Track } from '../../record.tsx';
import { FLAGS } from '../board/flags.ts';
import { centimetres } from '../board/say.ts';
import { pointName } from '../board/scene.ts';

export function RecordCard({ view, ship: id }: { readonly view: AgeOfSailView; readonly ship: number }) {
  const { t } = useTranslation();
  const ship = view.ships[id];
  if (ship === undefined) return null;
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    t(`age-of-sail.${key}`, values);
  const decks = decksOf(ship);
  const states = [
    say('card.line', { letter: shipLetter(view, ship), navy: say(`navy.${ship.navy}`) }),
    say(`condition.${ship.condition}`),
    ...(onTable(ship) ? [say('heading', { point: pointName(ship.heading) })] : []),
  ];
  return (
    <ShipRecord name={ship.name} flag={FLAGS[ship.navy]} captured={isTaken(view, ship)} lines={[states.join(' · ')]}>
      <Notes notes={notesOf(view, ship, say)} />
      <dl className="record-tracks">
        <Track title={say('card.masts')} clause="2.7">
          {masts.map(mast => (
            <Cell
              key={mast}
              lost={ship[mast] === 0}
              label={say(ship[mast] === 0 ? 'card.mastGone' : 'card.mastStands', { mast: say(`mast.${mast}`) })}
            >
              {say(`mastLetter.${mast}`)}
            </Cell>
          ))}
        </Track>
        {(['port', 'starboard'] as const).map(side => (
          <Track key={side} title={say(`card.${side}`)} clause="4.2">
            {cells(decks, ship[side]).map(({ at, lost }) => {
              const fired = !lost && at < ship[side] - decksReady(ship, side);
              return (
                <Cell
                  key={at}
                  lost={lost}
                  fired={fired}
                  label={say(lost ? 'card.deckGone' : fired ? 'card.deckFired' : 'card.deckReady', {
                    side: say(`side.${side}`),
                  })}
                />
              );
            })}
          </Track>
        ))}
        <Track title={say('card.hull')} clause="3.2">
          {cells(HULL_UNITS, ship.hull).map(({ at, lost }) => (
            <Cell key={at} lost={lost} label={say(lost ? 'card.hullGone' : 'card.hullSound')} />
          ))}
        </Track>
        {ship.crew >= 0 && (
          <Track title={say('card.crew')} clause="4.19">
            <b className="record-number">{ship.crew}</b>
          </Track>
        )}
        {ship.fire > 0 && (
          <Track title={say('card.fire')} clause={fireClause(ship)}>
            <b className="record-number record-bad">{say(`fire.${ship.fire}`)}</b>
          </Track>
        )}
      </dl>
      {onTable(ship) &&
        (adrift(ship) ? (
          <p className="record-bad">
            {say('card.adrift')} <Clause id="2.8" />
          </p>
        ) : (
          <Speeds view={view} ship={ship} say={say} />
        ))}
    </ShipRecord>
  );
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

function notesOf(view: AgeOfSailView, ship: ShipView, say: Say): (readonly [text: string, clause: string])[] {
  const fast = entangledWith(view, ship).map(other => other.name);
  const notes: (readonly [text: string, clause: string])[] = [];
  if (isTaken(view, ship))
    notes.push([say('card.prize', { navy: say(`navy.${view.navies[ship.side] ?? 'england'}`) }), '4.17']);
  if (fast.length > 0) notes.push([say('card.entangled', { ships: fast.join(', ') }), '4.18']);
  if (ship.repairing) notes.push([say('card.repairing'), 'R15']);
  if (ship.moved) notes.push([say('card.moved'), '5.8']);
  if (mayFounder(view, ship)) notes.push([say('card.highSeas'), '4.15']);
  return notes;
}

function Speeds({ view, ship, say }: { readonly view: AgeOfSailView; readonly ship: ShipView; readonly say: Say }) {
  return (
    <Part title={say('card.speed')} clause="2.3">
      <ul className="record-rows record-pairs">
        {speedsOf(view, ship).map(({ points, mm, now }) => (
          <Row key={points} now={now} title={say(`pointOfSail.${points}`)}>
            {say('cm', { length: centimetres(mm) })}
          </Row>
        ))}
      </ul>
      {intoWind(view, ship.heading) && <p className="record-bad">{say('card.irons')}</p>}
    </Part>
  );
}
