/** The ship's paper: her markers with the lost ones crossed out, what she can do, and what the wind gives her. */

import type { ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import {
  batteries,
  EVERY_HEX,
  EXITED,
  extraHexOn,
  hasFired,
  hexesOn,
  markers,
  prizeOf,
  qualities,
  rangeOf,
  recoveryDice,
  REAR_QUARTER,
  soundingDice,
  turnsOf,
} from '@weathergauge/rules-convoy/geometry';
import { useTranslation } from 'react-i18next';
import { Cell, Clause, cells, Notes, Part, Row, ShipRecord, Track } from '../../record.tsx';
import type { Say } from '../board/say.ts';
import { flagOf } from '../board/flags.ts';
import { facingName, isAfloat, kindOf, nameOfSide, shipLetter, statesOf } from '../board/scene.ts';

interface Of {
  readonly view: ConvoyView;
  readonly ship: ShipView;
  readonly say: Say;
}

const FULL = { crew: 'fullCrew', gun: 'fullGun', sail: 'fullSail' } as const;
const MARKER_CLAUSE = { crew: '4.1', gun: '4.2', sail: '4.3' } as const;

export function ShipPaper({ view, ship: id }: { readonly view: ConvoyView; readonly ship: number }) {
  const { t } = useTranslation();
  const ship = view.ships[id];
  if (ship === undefined) return null;
  const say: Say = (key, values = {}) => t(`convoy.${key}`, values);
  const of: Of = { view, ship, say };
  return (
    <ShipRecord
      name={ship.name}
      flag={flagOf(ship.side)}
      captured={ship.captured}
      lines={[say('paper.line', { letter: shipLetter(view, ship), side: nameOfSide(view, ship.side) }), kindOf(ship)]}
    >
      <p className="record-state">
        {[...statesOf(ship), ...(isAfloat(ship) ? [say('heading', { facing: facingName(ship.facing) })] : [])].join(
          ' · ',
        )}
      </p>
      <Notes notes={notesOf(of)} />
      <dl className="record-tracks">
        {markers.map(marker => (
          <Track key={marker} title={say(`paper.${marker}`)} clause={MARKER_CLAUSE[marker]}>
            {/* She may have more markers than are printed, as with a prize crew: then there are more cells. */}
            {cells(Math.max(ship[FULL[marker]], ship[marker]), ship[marker]).map(({ at, lost }) => (
              <Cell
                key={at}
                round
                lost={lost}
                label={say(lost ? 'paper.markerLost' : 'paper.markerStands', { marker: say(`marker.${marker}`) })}
              >
                <MarkerSign marker={marker} />
              </Cell>
            ))}
          </Track>
        ))}
      </dl>
      {ship.condition === 'sailing' && (
        <>
          <Movement {...of} />
          <Abilities {...of} />
        </>
      )}
    </ShipRecord>
  );
}

const SIGNS = {
  crew: 'M8 3.2a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6ZM3.6 13.4c0-3 1.8-4.8 4.4-4.8s4.4 1.8 4.4 4.8Z',
  gun: 'M2.4 9.4 12 5l1.4 2.6-9 4.6a2 2 0 0 1-2-2.8ZM6.2 10.4a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z',
  sail: 'M3 3h10c1.2 3.4 1.2 6.6 0 9.4H3c1-2.8 1-6 0-9.4Z',
} as const;

function MarkerSign({ marker }: { readonly marker: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={SIGNS[marker]} />
    </svg>
  );
}

function notesOf({ view, ship, say }: Of): (readonly [text: string, clause: string])[] {
  const notes: (readonly [text: string, clause: string])[] = [];
  if (ship.condition === 'struck') notes.push([say('paper.struck'), '10.5']);
  if (ship.condition === 'burnt') notes.push([say('paper.burnt'), '7.2']);
  if (ship.captured) notes.push([say('paper.prize'), '9.3']);
  if (ship.aground) notes.push([say('paper.aground'), '12.4']);
  if (ship.paused) notes.push([say('paper.paused'), 'R42']);
  if (view.fog.includes(ship.at) && isAfloat(ship)) notes.push([say('paper.fog'), '11.2']);
  if (ship.moved && view.active === ship.side) notes.push([say('paper.moved'), '5.2']);
  return notes;
}

/** Rows of the movement table, from worst to best. */
const TABLE = Array.from({ length: REAR_QUARTER + 1 }, (_, row) => row);
const PORT = batteries.indexOf('port');
const BOW = batteries.indexOf('bow');

/** Hexes by attitude to the wind; how she lies now is marked. */
function Movement({ ship, say }: Of) {
  return (
    <Part title={say('paper.movement')} clause="R4">
      <ul className="record-rows">
        {TABLE.map(row => {
          const { least, most } = hexesOn(ship, row);
          return (
            <Row key={row} now={row === ship.row} title={say(`row.${row}`)}>
              {say(most > least ? 'paper.hexesDice' : 'paper.hexes', { hexes: least, dice: most - least })}
            </Row>
          );
        })}
      </ul>
      <p className="record-small">
        {ship.sail > 0 ? (
          <>
            {say('paper.extraHex', { face: extraHexOn(ship) })} <Clause id={ship.quality === 0 ? '1.10' : '1.9'} />
          </>
        ) : (
          <>
            {say('paper.noSail')} <Clause id="1.16" />
          </>
        )}
      </p>
    </Part>
  );
}

function Abilities({ view, ship, say }: Of) {
  const turns = turnsOf(ship);
  const merchant = ship.kind === 'merchant';
  const prize = prizeOf(ship);
  return (
    <dl className="record-tracks record-part">
      <Track title={say('paper.quality')} clause="R53">
        <b>{say(`quality.${qualities[ship.quality] ?? 'ordinary'}`)}</b>
      </Track>
      <Track
        title={say('paper.turns')}
        clause={merchant || ship.size === 2 ? '1.12' : ship.size === 0 ? '1.13' : '1.14'}
      >
        <b>{turns >= EVERY_HEX ? say('paper.everyHex') : say('paper.times', { count: turns })}</b>
      </Track>
      <Track title={say('paper.broadsides')} clause={merchant ? '2.2' : '2.1'}>
        <b>{say('hexes', { count: rangeOf(ship, PORT) })}</b>
      </Track>
      <Track title={say('paper.chasers')} clause="2.3">
        <b>{say('hexes', { count: rangeOf(ship, BOW) })}</b>
      </Track>
      <Track title={say('paper.fired')} clause="R25">
        <b>{firedBy(view, ship, say)}</b>
      </Track>
      <Track title={say('paper.recovery')} clause={ship.captured ? '9.1' : '8.1'}>
        <b>{say('paper.dice', { count: recoveryDice(ship) })}</b>
      </Track>
      <Track title={say('paper.soundings')} clause={ship.quality === 2 ? '12.2' : '12.1'}>
        <b>{soundingDice(ship) === 0 ? say('paper.never') : say('paper.dice', { count: soundingDice(ship) })}</b>
      </Track>
      <Track title={say('paper.worth')} clause="R55">
        <b>{merchant && ship.flag === 0 ? say('paper.worthBoth', { exit: EXITED[ship.size] ?? 0, prize }) : prize}</b>
      </Track>
    </dl>
  );
}

function firedBy(view: ConvoyView, ship: ShipView, say: Say): string {
  const fired = batteries.filter((_, i) => hasFired(view, ship, i));
  return fired.length === 0 ? say('paper.none') : fired.map(battery => say(`paper.short.${battery}`)).join(', ');
}
