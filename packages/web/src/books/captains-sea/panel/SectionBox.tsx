/** 3.10 A broadside section: its gunnery track, shot box and repair party; and the chasers (3.5). */

import type { ShipView } from '@weathergauge/rules-captains-sea';
import { GUNNERY, HULL_REPAIR, mannedBox, shots, whenDue } from '@weathergauge/rules-captains-sea/geometry';
import { Clause } from '../../record.tsx';
import type { Of } from './DisplayCard.tsx';
import type { Say } from './use-say.ts';

interface SectionProps extends Of {
  readonly section: number;
}

export function SectionBox({ view, ship, section, say }: SectionProps) {
  const left = ship.guns[section] ?? 0;
  const placed = ship.own?.tasks ?? ship.tasks;
  const manned = mannedBox({ guns: ship.guns, tasks: placed }, section);
  const repairing = placed[HULL_REPAIR + section] ?? 0;
  const load = loadWords(ship, section, view.turn, say);
  return (
    <section
      className={`cs-section cs-section-${section}`}
      aria-label={say('display.sectionLabel', {
        section: say(`display.section.${section}`),
        left,
        of: ship.boxes.length,
        crew: placed[GUNNERY + section] ?? 0,
        load,
      })}
    >
      <h4>{say(`display.section.${section}`)}</h4>
      {left > 0 && (
        <p className="visually-hidden">
          {say('display.boxDice', {
            dice: ship.boxes
              .slice(0, left)
              .map(([long, carronades]) => `${long}+${carronades}`)
              .join(', '),
          })}
        </p>
      )}
      <ol className="cs-guns" aria-hidden="true">
        {ship.boxes.map(([long, carronades], i) => {
          const box = i + 1;
          const state = box > left ? 'is-lost' : box <= manned ? 'is-manned' : '';
          const label = say(`display.${box > left ? 'boxLost' : box <= manned ? 'boxManned' : 'box'}`, {
            box,
            long,
            carronades,
          });
          return (
            // Boxes have no other name than their number.
            <li key={box} className={`cs-gun ${state} ${box === manned ? 'is-firing' : ''}`} title={label}>
              {long}
              <i>{carronades}</i>
            </li>
          );
        })}
      </ol>
      <p className={`cs-load ${ship.loaded[section] === true ? 'is-loaded' : ''}`}>{load}</p>
      {repairing > 0 && <p className="cs-repair">{say('display.repairing', { count: repairing })}</p>}
    </section>
  );
}

/** What may be known of a load: all of one's own, of another's that there is one, and what has been seen of it. */
export function loadWords(ship: ShipView, section: number, turn: number, say: Say): string {
  const due = ship.due[section] ?? 0;
  const own = shots[ship.own?.load[section] ?? 0] ?? 'none';
  const what = own !== 'none' ? own : (['', 'round', 'special'] as const)[ship.known[section] ?? 0];
  const shot = what === undefined || what === '' ? '' : say(`display.load.${what}`);
  if (ship.loaded[section] === true) return shot === '' ? say('display.load.loaded') : shot;
  if (due === 0) return say(`display.load.${own === 'none' ? 'none' : 'choosing'}`);
  const when = readyWhen(due, turn, say);
  return shot === '' ? when : `${shot}, ${when}`;
}

/** In this turn or a later one. */
export function readyWhen(due: number, now: number, say: Say): string {
  const { turn, impulse } = whenDue(due);
  return say(`display.load.${turn === now ? 'thisTurn' : 'later'}`, { turn, impulse });
}

export function ChaserBox({ view, ship, end, say }: Of & { readonly end: 0 | 1 }) {
  const due = ship.chasers[end] ?? 0;
  return (
    <p className={`cs-chaser cs-chaser-${end}`}>
      {say(`display.chasers.${end}`)}: {due === 0 ? say('display.load.loaded') : readyWhen(due, view.turn, say)}{' '}
      <Clause id="11.9" />
    </p>
  );
}
