/** The Ship Display Card: her ratings, tracks with what is lost, the four broadside sections round the hull, and her crew. */

import type { SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import { IN_IRONS, tasks, windLetters } from '@weathergauge/rules-captains-sea/geometry';
import { Clause, Notes, ShipRecord } from '../../record.tsx';
import { flagOf } from '../board/flags.ts';
import { unplaced } from './crew.ts';
import { notesOf } from './notes.ts';
import { CrewTrack, MoraleTrack, RiggingTrack } from './Tracks.tsx';
import { ChaserBox, SectionBox } from './SectionBox.tsx';
import type { Say } from './use-say.ts';
import { useSay } from './use-say.ts';
import './display-card.css';

/** Props of every part of the display. */
export interface Of {
  readonly view: SeaView;
  readonly ship: ShipView;
  readonly say: Say;
}

export function DisplayCard({ view, ship: id }: { readonly view: SeaView; readonly ship: number }) {
  const say = useSay();
  const ship = view.ships[id];
  if (ship === undefined) return null;
  const of: Of = { view, ship, say };
  return (
    <ShipRecord
      name={`${ship.name}, ${ship.year}`}
      flag={flagOf(ship.nation)}
      captured={ship.fate === 'captured'}
      lines={[
        say('display.line', {
          hull: say(`display.hull.${ship.hull}`),
          strength: say(`display.strength.${ship.strength}`),
          quality: say(`display.quality.${ship.quality}`),
        }),
        ...(ship.fate === '' ? [windLine(of)] : [say(`display.fate.${ship.fate}`)]),
      ]}
    >
      <Notes notes={notesOf(of)} />
      <Figures {...of} />
      <MoraleTrack {...of} />
      <Plan {...of} />
      <RiggingTrack {...of} />
      <CrewTrack {...of} />
      <Tasks {...of} />
    </ShipRecord>
  );
}

function windLine({ ship, say }: Of): string {
  const letter = windLetters[ship.wind] ?? 'H';
  return say('display.wind', { letter, point: say(`display.points.${letter}`) });
}

const FIGURES = ['speed', 'melee', 'hits'] as const;

/** One's own crew as it is being placed. */
function Figures({ view, ship, say }: Of) {
  return (
    <dl className="cs-figures">
      <div title={say('display.sails')}>
        <dt>
          {say('display.sails')} <Clause id="3.6" />
        </dt>
        <dd>{say(`display.sail.${ship.sails}`)}</dd>
      </div>
      {FIGURES.map(name => (
        <div key={name} title={say(`display.about.${name}`)}>
          <dt>{say(`display.${name}`)}</dt>
          <dd className={name === 'speed' && ship.wind === IN_IRONS ? 'record-bad' : ''}>
            {name === 'melee' && view.who === ship.seat ? Math.max(0, unplaced(ship)) : ship[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Bow up, as the display lies before its captain: port to the left, starboard to the right. */
function Plan(of: Of) {
  return (
    <div className="cs-plan">
      <ChaserBox {...of} end={0} />
      <SectionBox {...of} section={0} />
      <Hull ship={of.ship} />
      <SectionBox {...of} section={2} />
      <SectionBox {...of} section={1} />
      <SectionBox {...of} section={3} />
      <ChaserBox {...of} end={1} />
      <p className="cs-legend">
        {of.say('display.legend')} <Clause id="3.10" />
      </p>
    </div>
  );
}

/** The hull with a hole for each box that is gone. */
function Hull({ ship }: { readonly ship: ShipView }) {
  const holes = ship.guns.flatMap((left, section) =>
    Array.from({ length: ship.boxes.length - left }, (_, i) => ({ section, i })),
  );
  return (
    <svg className="cs-hull" viewBox="0 0 40 150" aria-hidden="true">
      <path d="M20 2C31 16 36 40 36 70V122C36 138 31 147 20 148C9 147 4 138 4 122V70C4 40 9 16 20 2Z" />
      <path className="cs-deck" d="M20 14V138M9 48H31M7 84H33M9 118H31" />
      {holes.map(({ section, i }) => (
        <circle
          key={`${section} ${i}`}
          cx={(section < 2 ? 8 : 32) + (section < 2 ? 1 : -1) * (i % 2) * 5}
          cy={(section % 2 === 0 ? 36 : 88) + i * 6}
          r="2.4"
        />
      ))}
    </svg>
  );
}

/** Who is at what, with the clause; the guns have their own marks. */
function Tasks({ ship, say }: Of) {
  const placed = ship.own?.tasks ?? ship.tasks;
  const some = tasks.flatMap((task, i) => {
    const points = placed[i] ?? 0;
    return points > 0 && !task.startsWith('guns') ? [{ task, points }] : [];
  });
  return (
    <section className="record-part">
      <h4>
        {say('display.tasks')} <Clause id="5.1" />
      </h4>
      {some.length === 0 ? (
        <p className="record-small">{say('display.nobody')}</p>
      ) : (
        <ul className="cs-tasks">
          {some.map(({ task, points }) => (
            <li key={task}>
              {task.startsWith('repair') ? `${say('crew.mending')}, ${say(`task.${task}`)}` : say(`task.${task}`)}{' '}
              <b>{points}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
