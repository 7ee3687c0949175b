/** The two damage tracks with the actions between them, column under column, as the ship log prints them. */

import type { HullBox } from '@weathergauge/rules-sails-of-glory/geometry';
import { coveredHull, damageTracks, isBattery } from '@weathergauge/rules-sails-of-glory/geometry';
import type { Of } from './Mat.tsx';
import { Clause } from '../../record.tsx';
import { SignMark } from './Counters.tsx';
import './tracks.css';

const ROWS_OF_SHIP = ['fore', 'full', 'rear'] as const;

export function Tracks({ view, ship, say }: Of) {
  const { hull, crew, actions } = damageTracks(view, ship);
  const arcs = hull[0]?.guns.length ?? 0;
  const columns = Math.max(hull.length, crew.length);
  const covered = coveredHull(ship);
  const lost = crew.filter(box => box.lost).length;
  return (
    <section className="record-part">
      <table className="sog-ship-log">
        <caption>
          {say(isBattery(ship) ? 'mat.worksTrack' : 'mat.hullTrack')} <Clause id={isBattery(ship) ? 'T5.3' : 'B7.8'} />
          <span className="sog-ship-log-sum">{say('mat.coveredOf', { count: covered, of: hull.length })}</span>
        </caption>
        <tbody>
          {Array.from({ length: arcs }, (_, arc) => (
            // Rows are the arcs, in their order.
            // oxlint-disable-next-line no-array-index-key
            <tr key={arc} className={arc === 1 && !isBattery(ship) ? 'sog-full-row' : ''}>
              <th scope="row">
                {isBattery(ship) ? say('mat.arcNumber', { arc: arc + 1 }) : say(`mat.${ROWS_OF_SHIP[arc] ?? 'full'}`)}
              </th>
              {pad(hull, columns).map(({ box, at }) => (
                <td key={at} className={hullClass(box)}>
                  {box?.guns[arc]}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{say('mat.hits')}</th>
            {pad(hull, columns).map(({ box, at }) => (
              <td
                key={at}
                className={`sog-box ${hullClass(box)}`}
                title={box === null ? '' : boxWords(box, ship.burden, say)}
              >
                {box !== null && <BoxMark box={box} words={boxWords(box, ship.burden, say)} />}
              </td>
            ))}
          </tr>
          {actions.length > 0 && (
            <tr className="sog-actions-row">
              <th scope="row">{say('mat.actions')}</th>
              {pad(actions, columns).map(({ box, at }) => (
                <td key={at} className={box?.isNow === true ? 'is-now' : ''}>
                  {box?.count}
                </td>
              ))}
            </tr>
          )}
          <tr className="sog-crew-row">
            <th scope="row">{say('mat.muskets')}</th>
            {pad(crew, columns).map(({ box, at }) => (
              <td
                key={at}
                className={`sog-box ${box === null ? 'is-none' : box.lost ? 'is-lost' : box.isNow ? 'is-now' : ''}`}
              >
                {box?.lost === true ? <SignMark sign="crew" /> : box?.muskets}
                {box?.lost === true && <span className="visually-hidden">{say('mat.crewGone')}</span>}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="sog-ship-log-foot">
        {say('mat.crewTrack')} <Clause id={isBattery(ship) ? 'T5.4' : 'B7.13'} />
        <span className="sog-ship-log-more">
          {say('mat.muskets')} <Clause id={isBattery(ship) ? 'T5.13' : 'B6.4'} />
        </span>
        <span className="sog-ship-log-sum">{say('mat.coveredOf', { count: lost, of: crew.length })}</span>
      </p>
    </section>
  );
}

/** Both tracks in columns of one table, though one may be shorter. */
function pad<T>(boxes: readonly T[], columns: number): readonly { readonly box: T | null; readonly at: number }[] {
  return Array.from({ length: columns }, (_, at) => ({ box: boxes[at] ?? null, at }));
}

function hullClass(box: HullBox | null): string {
  if (box === null) return 'is-none';
  return `${box.fill === 'empty' ? '' : 'is-covered'} ${box.isNow ? 'is-now' : ''} is-${box.fill}`;
}

function BoxMark({ box, words }: { readonly box: HullBox; readonly words: string }) {
  if (box.fill === 'empty') return null;
  return (
    <>
      <span aria-hidden="true">
        {box.fill === 'burnt' ? (
          <SignMark sign="fire" />
        ) : box.fill === 'flooded' ? (
          <SignMark sign="leak" />
        ) : (
          box.points
        )}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}

function boxWords(box: HullBox, burden: number, say: Of['say']): string {
  if (box.fill === 'burnt' || box.fill === 'flooded') return say(`mat.box.${box.fill}`);
  return box.points === 0 ? say('mat.box.empty') : say('mat.box.points', { points: box.points, burden });
}
