/** 2.0, 11.7 What goes into a section's guns, with when it will be ready; and the sails she begins under. */

import { reloadTime, sections, SPECIAL, whenDue, IMPULSES } from '@weathergauge/rules-captains-sea/geometry';
import { Choice, Heading } from './Parts.tsx';
import type { SeaPart } from './part.ts';
import { about, nthOf } from './part.ts';

export function LoadChoice({ view, position, offers, act, say }: SeaPart) {
  const loads = nthOf(offers, 'load');
  const [first] = loads;
  const ship = view.ships[first?.action.ship ?? -1];
  if (first === undefined || ship === undefined) return null;
  const ready = (special: number): string => {
    if (position.prompt?.ask !== 'choosing-loads.load') return '';
    const due = view.turn * IMPULSES + view.impulse + reloadTime(ship) + special;
    return say('loads.ready', whenDue(due));
  };
  const section = say(`display.section.${sections.indexOf(first.action.section)}`);
  return (
    <section className="cs-loads">
      <Heading clause={view.turn === 0 ? '2.0' : '11.7'}>{say('loads.title', { section })}</Heading>
      <div className="cs-choices">
        {loads.map(({ at, action, words }) => (
          <Choice
            key={at}
            offer={at}
            words={words}
            act={act}
            hint={[say(`loads.does.${action.shot}`), ready(action.shot === 'round' ? 0 : SPECIAL)]
              .filter(line => line !== '')
              .join(' · ')}
          >
            {say(`loads.shot.${action.shot}`)}
          </Choice>
        ))}
      </div>
      <p className="cs-note">{say('loads.faceDown')}</p>
    </section>
  );
}

export function SailChoice({ view, position, offers, act, say }: SeaPart) {
  const ship = view.ships[about(position, 'ship')];
  return (
    <section className="cs-loads">
      <Heading clause="3.6">{ship?.name}</Heading>
      <div className="cs-choices">
        {nthOf(offers, 'set-sails').map(({ at, action, words }) => (
          <Choice key={at} offer={at} words={words} act={act} hint={say(`loads.sails.${action.sails}`)}>
            {words}
          </Choice>
        ))}
      </div>
    </section>
  );
}
