/** Over the chart: the turn track and the cup in one line; opened, what is due, chits left, manpower and objectives. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { affairsOf } from './affairs.ts';
import type { TurnBox } from './almanac.ts';
import { cupRows, dueRows, manpowerTracks, turnBoxes } from './almanac.ts';
import { useSay } from './use-say.ts';
import './almanac.css';

/** Affairs that are objectives. */
const WANTED: readonly string[] = ['napoleon', 'pitt', 'directive', 'trafalgar', 'conseil'];

export function Almanac({ view }: { readonly view: GloryView }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [zones, setZones] = useState(false);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const screen = root.current?.closest<HTMLElement>('.play');
    if (screen === null || screen === undefined) return;
    screen.dataset['zones'] = zones ? 'on' : 'off';
    return () => {
      delete screen.dataset['zones'];
    };
  }, [zones]);
  const boxes = turnBoxes(view, say);
  const rows = cupRows(view, say);
  const left = rows.reduce((sum, row) => sum + row.left, 0);
  return (
    <section ref={root} className="panel glory-almanac" aria-label={say('almanac.title')}>
      <div className="glory-almanac-line">
        <TurnTrack boxes={boxes} />
        <span className="glory-cup-left">{say('almanac.left', { count: left })}</span>
        <button
          type="button"
          className="glory-almanac-open"
          aria-pressed={zones}
          title={say('almanac.zonesHint')}
          onClick={() => setZones(!zones)}
        >
          {say('almanac.zones')}
        </button>
        <button type="button" className="glory-almanac-open" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say(open ? 'almanac.close' : 'almanac.open')}
        </button>
      </div>
      {open && <Opened view={view} boxes={boxes} />}
    </section>
  );
}

function TurnTrack({ boxes }: { readonly boxes: readonly TurnBox[] }) {
  const say = useSay();
  const now = boxes.find(({ when }) => when === 'now');
  const next = boxes.find(({ due, when }) => when !== 'past' && due.length > 0);
  const label = [
    ...(now === undefined
      ? []
      : [
          say('almanac.now', {
            turn: now.name,
            season: say(`almanac.season.${now.season}`),
            last: boxes.at(-1)?.name ?? '',
          }),
        ]),
    ...(next === undefined ? [] : [say('almanac.next', { turn: next.name, due: next.due.join(', ') })]),
  ].join(' ');
  return (
    <div className="glory-turns" role="img" aria-label={label} style={{ '--turns': boxes.length } as CSSProperties}>
      {boxes.map(({ turn, name, season, when, due }, i) => (
        <i
          key={turn}
          className={`is-${when} season-${season}${due.length > 0 ? ' has-due' : ''}`}
          title={[`${name}, ${say(`almanac.season.${season}`)}`, ...due].join(': ')}
        >
          {(i === 0 || turn % 3 === 1) && <span>{name.charAt(0)}</span>}
        </i>
      ))}
    </div>
  );
}

function Opened({ view, boxes }: { readonly view: GloryView; readonly boxes: readonly TurnBox[] }) {
  const say = useSay();
  const due = dueRows(boxes);
  const tracks = manpowerTracks(view);
  const wanted = affairsOf(view, say).filter(({ key }) => WANTED.includes(key));
  return (
    <div className="glory-almanac-body">
      <div className="glory-almanac-columns">
        <section>
          <h3>{say('almanac.cup')}</h3>
          <ul className="glory-cup">
            {cupRows(view, say).map(({ key, name, left, of }) => (
              <li key={key} className={left === 0 ? 'is-spent' : ''}>
                <span>{name}</span>
                <b>{say('almanac.of', { left, of })}</b>
              </li>
            ))}
          </ul>
        </section>
        {tracks.length > 0 && (
          <section>
            <h3>{say('staff.affair.manpower')}</h3>
            {tracks.map(({ nation, boxes: points, at }) => (
              <p
                key={nation}
                className="glory-manpower"
                role="img"
                aria-label={say('staff.points', { nation, count: points[at] ?? 0 })}
              >
                <span>{nation}</span>
                {points.map((count, box) => (
                  <i key={count} className={box === at ? 'is-now' : ''}>
                    {count}
                  </i>
                ))}
              </p>
            ))}
          </section>
        )}
        {due.length > 0 && (
          <section>
            <h3>{say('almanac.due')}</h3>
            <dl className="glory-due">
              {due.map(({ turn, name, words }) => (
                <div key={turn}>
                  <dt>{name}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {wanted.map(({ key, title, lines }) => (
          <section key={key}>
            <h3>{title}</h3>
            <ul className="glory-wanted">
              {lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
