/** Her display in plain tracks: guns by section, rigging, crew and morale, and what she can do this turn. */

import type { SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import { hulls, qualities, sections, shots, strengths } from '@weathergauge/rules-captains-sea/geometry';
import { useTranslation } from 'react-i18next';
import { Cell, cells, Notes, Part, Row, ShipRecord, Track } from '../../record.tsx';
import { flagOf } from '../board/flags.ts';
import type { Say } from '../board/say.ts';
import { headingName, statesOf, taskName, windName } from '../board/scene.ts';

interface Of {
  readonly ship: ShipView;
  readonly say: Say;
}

export function Display({ view, ship: id }: { readonly view: SeaView; readonly ship: number }) {
  const { t } = useTranslation();
  const ship = view.ships[id];
  if (ship === undefined) return null;
  const say: Say = (key, values = {}) => t(`captains-sea.${key}`, values);
  const line = say('display.line', { nation: say(`nation.${ship.nation}`), year: ship.year });
  const afloat = ship.fate === '';
  const lie = afloat ? [say('headingOf', { point: headingName(ship.heading) }), windName(ship.wind)] : [];
  return (
    <ShipRecord name={ship.name} flag={flagOf(ship.nation)} captured={ship.fate === 'captured'} lines={[line]}>
      <p className="record-state">{[...statesOf(ship), ...lie].join(' · ')}</p>
      <Notes notes={notesOf({ ship, say })} />
      <Ratings ship={ship} say={say} />
      <Tracks ship={ship} say={say} />
      {afloat && <Sections ship={ship} say={say} />}
      {afloat && <Tasks ship={ship} say={say} />}
    </ShipRecord>
  );
}

function notesOf({ ship, say }: Of): (readonly [text: string, clause: string])[] {
  if (ship.fate !== '') return [];
  const notes: (readonly [text: string, clause: string])[] = [];
  if (ship.noWear) notes.push([say('display.noWear'), '9.1']);
  if (ship.hasBlock) notes.push([say('display.block', { count: ship.spent }), '9.1']);
  if (ship.straining) notes.push([say('display.strains'), '9.1.5']);
  if (ship.rigging <= ship.fightingOnly) notes.push([say('display.fightingOnly'), '3.8']);
  if (ship.onFire) notes.push([say('display.burns'), '11.5']);
  return notes;
}

function Ratings({ ship, say }: Of) {
  return (
    <dl className="record-tracks">
      <Track title={say('display.hullType')} clause="3.1">
        <b>{say(`hullType.${hulls[ship.hull] ?? 'average'}`)}</b>
      </Track>
      <Track title={say('display.strength')} clause="3.2">
        <b>{say(`strength.${strengths[ship.strength] ?? 'average'}`)}</b>
      </Track>
      <Track title={say('display.quality')} clause="3.3">
        <b>{say(`quality.${qualities[ship.quality + 1] ?? 'average'}`)}</b>
      </Track>
      <Track title={say('display.morale')} clause="3.4">
        <b>{say(`morale.${ship.morale}`)}</b>
      </Track>
      <Track title={say('display.speed')} clause="7.0">
        <b>{ship.speed}</b>
      </Track>
    </dl>
  );
}

function Tracks({ ship, say }: Of) {
  return (
    <dl className="record-tracks">
      {sections.map((section, i) => (
        <Track key={section} title={say(`section.${section}`)} clause="3.10.1">
          {cells(ship.boxes.length, ship.guns[i] ?? 0).map(({ at, lost }) => {
            const [long = 0, carronades = 0] = ship.boxes[at] ?? [];
            const label = say(lost ? 'display.boxLost' : 'display.box', { box: at + 1, long, carronades });
            return <Cell key={at} lost={lost} label={label} />;
          })}
        </Track>
      ))}
      <Track title={say('display.rigging')} clause="3.8">
        {cells(ship.fullRigging, ship.rigging).map(({ at, lost }) => (
          <Cell
            key={at}
            lost={lost}
            label={say(lost ? 'display.riggingLost' : 'display.riggingBox', { box: at + 1 })}
          />
        ))}
      </Track>
      <Track title={say('display.crew')} clause="3.9">
        {cells(ship.fullCrew, ship.crew).map(({ at, lost }) => (
          <Cell
            key={at}
            round
            lost={lost}
            label={say(lost ? 'display.crewLost' : 'display.crewPoint', { box: at + 1 })}
          />
        ))}
      </Track>
    </dl>
  );
}

/** What is in the guns, as far as the viewer knows. */
function Sections({ ship, say }: Of) {
  const loadOf = (i: number): string => {
    if ((ship.due[i] ?? 0) > 0) return say('display.loading');
    if (ship.loaded[i] !== true) return say('display.empty');
    const shot = ship.own?.load[i] ?? (ship.known[i] === 1 ? 1 : 0);
    return shot === 0 ? say('display.loaded') : say(`shot.${shots[shot] ?? 'none'}`);
  };
  return (
    <Part title={say('display.loads')} clause="3.10.2">
      <ul className="record-rows record-pairs">
        {sections.map((section, i) => (
          <Row key={section} now={false} title={say(`section.${section}`)}>
            {loadOf(i)}
          </Row>
        ))}
      </ul>
    </Part>
  );
}

function Tasks({ ship, say }: Of) {
  const placed = ship.own?.tasks ?? ship.tasks;
  return (
    <Part title={say('display.tasks')} clause="5.1">
      <ul className="record-rows record-pairs">
        {placed.flatMap((points, task) =>
          points === 0
            ? []
            : [
                <Row key={taskName(task)} now={false} title={taskName(task)}>
                  {points}
                </Row>,
              ],
        )}
        <Row now={false} title={say('task.melee')}>
          {Math.max(
            0,
            placed.reduce((left, points) => left - points, ship.crew),
          )}
        </Row>
      </ul>
    </Part>
  );
}
