/** 1.4, 7.0, 10.0 The impulse track: where ships activate, and where loads come up that everybody sees. */

import type { SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import { IMPULSES, pointsLeft, whenDue } from '@weathergauge/rules-captains-sea/geometry';
import { Clause } from '../../record.tsx';
import { readyWhen } from './SectionBox.tsx';
import type { Say } from './use-say.ts';
import './impulse-track.css';

const ALL = Array.from({ length: IMPULSES }, (_, i) => i + 1);

export function ImpulseTrack({ view, say }: { readonly view: SeaView; readonly say: Say }) {
  if (view.turn === 0) return null;
  return (
    <section className="cs-impulses">
      <h2>
        {say('impulses.title')} <Clause id="1.4" />
      </h2>
      <ol className="cs-impulse-row" aria-hidden="true">
        {ALL.map(impulse => (
          <li key={impulse} className={impulse === view.impulse ? 'is-now' : impulse < view.impulse ? 'is-past' : ''}>
            {impulse}
          </li>
        ))}
      </ol>
      {view.ships
        .filter(ship => ship.fate === '')
        .map(ship => {
          const loads = loadsIn(view, ship.id);
          return (
            <div key={ship.id} className={`cs-impulse-ship side-${ship.side}`}>
              <span className="cs-impulse-name">
                <b>{ship.name}</b> {say('impulses.speed', { speed: ship.speed })},{' '}
                {say('impulses.left', { count: pointsLeft(ship, view.impulse) })}
              </span>
              {ship.activations.length > 0 && (
                <p className="visually-hidden">{say('impulses.when', { impulses: ship.activations.join(', ') })}</p>
              )}
              <ol className="cs-impulse-row" aria-hidden="true">
                {ALL.map(impulse => {
                  const moves = ship.activations.includes(impulse);
                  const sections = loads.get(impulse) ?? [];
                  const words = [
                    ...(moves ? [say('impulses.moves', { ship: ship.name })] : []),
                    ...sections.map(section =>
                      say('impulses.loads', { ship: ship.name, section: say(`display.section.${section}`) }),
                    ),
                  ];
                  const past = impulse <= view.impulse ? 'is-past' : '';
                  return (
                    <li key={impulse} className={past} title={words.join('; ')}>
                      {moves && <i className="cs-activates" />}
                      {sections.length > 0 && <i className="cs-comes-up">{sections.length}</i>}
                    </li>
                  );
                })}
              </ol>
              <Reloading ship={ship} turn={view.turn} say={say} />
            </div>
          );
        })}
    </section>
  );
}

/** 10.0, 11.9 The reload track: what is being loaded, and when it comes up. */
function Reloading({ ship, turn, say }: { readonly ship: ShipView; readonly turn: number; readonly say: Say }) {
  const markers = [
    ...ship.due.map((due, section) => ({ due, what: say(`display.section.${section}`) })),
    ...ship.chasers.map((due, end) => ({ due, what: say(`display.chasers.${end}`) })),
  ].filter(({ due }) => due > 0);
  if (markers.length === 0) return null;
  return (
    <p className="cs-reloading">
      {say('impulses.reloading')} <Clause id="10.0" />{' '}
      {markers.map(({ due, what }) => `${what}, ${readyWhen(due, turn, say)}`).join('; ')}
    </p>
  );
}

/** By impulse of this turn: sections of a ship whose load markers come up. */
function loadsIn(view: SeaView, id: number): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [section, due] of (view.ships[id]?.due ?? []).entries()) {
    if (due === 0) continue;
    const { turn, impulse } = whenDue(due);
    if (turn === view.turn) found.set(impulse, [...(found.get(impulse) ?? []), section]);
  }
  return found;
}
