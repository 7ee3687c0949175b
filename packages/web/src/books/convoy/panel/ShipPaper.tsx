/** The ship's paper: her markers with the lost ones crossed out, what she can do, and what the wind gives her. */

import type { ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import { hexesOn, isAfloat, markers, paperOf, qualities, REAR_QUARTER } from '@weathergauge/rules-convoy/geometry';
import { Cell, Clause, cells, Notes, Part, Row, ShipRecord, Track } from '../../record.tsx';
import type { Say } from '../../../ui/strings/index.ts';
import { say as sayOfBook } from '../board/say.ts';
import { flagOf } from '../board/flags.ts';
import { facingName, kindOf, nameOfSide, shipLetter, statesOf } from '../board/scene.ts';

interface Of {
  readonly ship: ShipView;
  readonly paper: ReturnType<typeof paperOf>;
  readonly say: Say;
}

const FULL = { crew: 'fullCrew', gun: 'fullGun', sail: 'fullSail' } as const;
const MARKER_CLAUSE = { crew: '4.1', gun: '4.2', sail: '4.3' } as const;

export function ShipPaper({ view, ship: id }: { readonly view: ConvoyView; readonly ship: number }) {
  const ship = view.ships[id];
  if (ship === undefined) return null;
  const say: Say = sayOfBook;
  const paper = paperOf(view, ship);
  const of: Of = { ship, paper, say };
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
      <Notes notes={paper.notes.map(([note, clause]) => [say(`paper.${note}`), clause])} />
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

/** Rows of the movement table, from worst to best. */
const TABLE = Array.from({ length: REAR_QUARTER + 1 }, (_, row) => row);

/** Hexes by attitude to the wind; how she lies now is marked. */
function Movement({ ship, paper: { extraHex }, say }: Of) {
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
        {extraHex.figure === null ? say('paper.noSail') : say('paper.extraHex', { face: extraHex.figure })}{' '}
        <Clause id={extraHex.clause} />
      </p>
    </Part>
  );
}

function Abilities({ ship, paper, say }: Of) {
  const { turns, broadsides, chasers, fired, recovery, soundings, worth } = paper;
  const { exit, prize } = worth.figure;
  return (
    <dl className="record-tracks record-part">
      <Track title={say('paper.quality')} clause="R53">
        <b>{say(`quality.${qualities[ship.quality] ?? 'ordinary'}`)}</b>
      </Track>
      <Track title={say('paper.turns')} clause={turns.clause}>
        <b>{turns.figure === null ? say('paper.everyHex') : say('paper.times', { count: turns.figure })}</b>
      </Track>
      <Track title={say('paper.broadsides')} clause={broadsides.clause}>
        <b>{say('hexes', { count: broadsides.figure })}</b>
      </Track>
      <Track title={say('paper.chasers')} clause={chasers.clause}>
        <b>{say('hexes', { count: chasers.figure })}</b>
      </Track>
      <Track title={say('paper.fired')} clause={fired.clause}>
        <b>{fired.figure.map(battery => say(`paper.short.${battery}`)).join(', ') || say('paper.none')}</b>
      </Track>
      <Track title={say('paper.recovery')} clause={recovery.clause}>
        <b>{say('paper.dice', { count: recovery.figure })}</b>
      </Track>
      <Track title={say('paper.soundings')} clause={soundings.clause}>
        <b>{soundings.figure === 0 ? say('paper.never') : say('paper.dice', { count: soundings.figure })}</b>
      </Track>
      <Track title={say('paper.worth')} clause={worth.clause}>
        <b>{exit === null ? prize : say('paper.worthBoth', { exit, prize })}</b>
      </Track>
    </dl>
  );
}
