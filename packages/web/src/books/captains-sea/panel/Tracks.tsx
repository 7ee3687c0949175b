/** 3.4, 3.8, 3.9 Morale, rigging and crew as tracks of boxes, the highest first, with the Strike Check box at the end. */

import type { ReactNode } from 'react';
import { morales } from '@weathergauge/rules-captains-sea/geometry';
import { Clause } from '../../record.tsx';
import type { Of } from './DisplayCard.tsx';

export function MoraleTrack({ ship, say }: Of) {
  return (
    <section className="cs-track">
      <h4>
        {say('display.morale.title')} <Clause id="3.4" />
      </h4>
      <ol className="cs-morale">
        {morales
          .map((_, level) => level)
          .toReversed()
          .map(level => (
            <li
              key={level}
              className={level === ship.morale ? 'is-now' : ''}
              {...(level === ship.morale ? { 'aria-current': 'true' as const } : {})}
            >
              {say(`display.morale.${level}`)}
            </li>
          ))}
      </ol>
    </section>
  );
}

export function RiggingTrack({ ship, say }: Of) {
  return (
    <TrackOf
      title={say('display.rigging')}
      clause="3.8"
      label={say('display.riggingLeft', { left: ship.rigging, of: ship.fullRigging, fighting: ship.fightingOnly })}
      left={ship.rigging}
      full={ship.fullRigging}
      strike={say('display.strikeCheck')}
      box={box => ({
        className: box <= ship.fightingOnly ? 'is-fighting' : '',
        title: box <= ship.fightingOnly ? say('display.fightingOnly') : '',
        mark: null,
      })}
    />
  );
}

export function CrewTrack({ ship, say }: Of) {
  return (
    <TrackOf
      title={say('display.crew')}
      clause="3.9"
      label={[
        say('display.crewLeft', { left: ship.crew, of: ship.fullCrew }),
        ...ship.reds
          .filter(([, , entered]) => entered !== 1)
          .map(([box, minus]) => say('display.redBox', { box, minus })),
      ].join('. ')}
      left={ship.crew}
      full={ship.fullCrew}
      strike={say('display.strikeCheck')}
      box={box => {
        const red = ship.reds.find(([at]) => at === box);
        if (red === undefined) return { className: '', title: '', mark: null };
        const [, minus, entered] = red;
        return {
          className: 'is-red',
          title: say(entered === 1 ? 'display.redEntered' : 'display.redBox', { box, minus }),
          mark: <i>{minus}</i>,
        };
      }}
    />
  );
}

interface BoxLook {
  readonly className: string;
  readonly title: string;
  readonly mark: ReactNode;
}

interface TrackProps {
  readonly title: string;
  readonly clause: string;
  /** Read instead of the boxes, of which each would be a stop. */
  readonly label: string;
  readonly left: number;
  readonly full: number;
  readonly strike: string;
  readonly box: (box: number) => BoxLook;
}

function TrackOf({ title, clause, label, left, full, strike, box }: TrackProps) {
  const boxes = Array.from({ length: full }, (_, i) => full - i);
  return (
    <section className="cs-track">
      <h4>
        {title}{' '}
        <b>
          {left}/{full}
        </b>{' '}
        <Clause id={clause} />
      </h4>
      <p className="visually-hidden">{label}.</p>
      <ol className="cs-boxes" aria-hidden="true">
        {boxes.map(at => {
          const look = box(at);
          const state = at > left ? 'is-lost' : at === left ? 'is-now' : '';
          return (
            <li key={at} className={`${state} ${look.className}`} {...(look.title === '' ? {} : { title: look.title })}>
              {at}
              {look.mark}
            </li>
          );
        })}
        <li className={`cs-strike ${left === 0 ? 'is-now' : ''}`} title={strike}>
          0
        </li>
      </ol>
    </section>
  );
}
