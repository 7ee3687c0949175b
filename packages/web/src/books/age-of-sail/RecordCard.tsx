/** Her record as the box game's card would show it: cells crossed off, masts, what she makes on each point of sail. */

import '../card.css';
import type { AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flag } from '../../board/Flag.tsx';
import { decksOf, HIGH_SEAS, HULL_CELLS, speedOn } from './figures.ts';
import { centimetres } from './say.ts';
import { isAfloat, isTaken, pointName, shipLetter } from './scene.ts';

const MASTS = ['fore', 'main', 'mizzen'] as const;
const POINTS_OFF = [1, 2, 3, 4] as const;
const COMPASS = 8;

export function RecordCard({ view, ship: id }: { readonly view: AgeOfSailView; readonly ship: number }) {
  const { t } = useTranslation();
  const ship = view.ships[id];
  if (ship === undefined) return null;
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    t(`age-of-sail.${key}`, values);
  const decks = decksOf(ship.navy);
  return (
    <article className="record">
      <header className="record-head">
        <svg className="record-flag" viewBox="-0.5 -0.5 13 10" aria-hidden="true">
          <Flag nation={ship.navy} captured={isTaken(view, ship)} />
        </svg>
        <div>
          <h3>{ship.name}</h3>
          <p>
            {say('card.line', { letter: shipLetter(view, ship), navy: say(`navy.${ship.navy}`) })}
            {' · '}
            {say(`condition.${ship.condition}`)}
            {isAfloat(ship) && ` · ${say('heading', { point: pointName(ship.heading) })}`}
          </p>
        </div>
      </header>
      <Notes view={view} ship={ship} say={say} />
      <dl className="record-tracks">
        <Track title={say('card.masts')} clause="2.7">
          {MASTS.map(mast => (
            <Cell
              key={mast}
              lost={ship[mast] === 0}
              label={say(ship[mast] === 0 ? 'card.mastGone' : 'card.mastStands', { mast: say(`mast.${mast}`) })}
            >
              {say(`mastLetter.${mast}`)}
            </Cell>
          ))}
        </Track>
        {(['port', 'starboard'] as const).map(side => (
          <Track key={side} title={say(`card.${side}`)} clause="4.2">
            {cells(decks, ship[side]).map(({ at, lost }) => {
              const fired = !lost && at < (side === 'port' ? ship.firedPort : ship.firedStarboard);
              return (
                <Cell
                  key={at}
                  lost={lost}
                  fired={fired}
                  label={say(lost ? 'card.deckGone' : fired ? 'card.deckFired' : 'card.deckReady', {
                    side: say(`side.${side}`),
                  })}
                />
              );
            })}
          </Track>
        ))}
        <Track title={say('card.hull')} clause="3.2">
          {cells(HULL_CELLS, ship.hull).map(({ at, lost }) => (
            <Cell key={at} lost={lost} label={say(lost ? 'card.hullGone' : 'card.hullSound')} />
          ))}
        </Track>
        {ship.crew >= 0 && (
          <Track title={say('card.crew')} clause="4.19">
            <b className="record-figure">{ship.crew}</b>
          </Track>
        )}
        {ship.fire > 0 && (
          <Track title={say('card.fire')} clause={ship.fire === 1 ? '4.11' : '4.12'}>
            <b className="record-figure record-bad">{say(`fire.${ship.fire}`)}</b>
          </Track>
        )}
      </dl>
      {isAfloat(ship) &&
        (isAdrift(ship) ? (
          <p className="record-bad">
            {say('card.adrift')} <Clause id="2.8" />
          </p>
        ) : (
          <Speeds view={view} ship={ship} say={say} />
        ))}
    </article>
  );
}

/** 2.8 Bare poles, or nobody aboard. */
function isAdrift(ship: ShipView): boolean {
  return ship.crew === 0 || ship.fore + ship.main + ship.mizzen === 0;
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

function Notes({ view, ship, say }: { readonly view: AgeOfSailView; readonly ship: ShipView; readonly say: Say }) {
  const fast = view.ships.filter(other => (ship.fouled & (1 << other.id)) !== 0).map(other => other.name);
  const notes: ReactNode[] = [];
  if (isTaken(view, ship))
    notes.push(
      <Note
        key="prize"
        clause="4.17"
        text={say('card.prize', { navy: say(`navy.${view.navies[ship.side] ?? 'england'}`) })}
      />,
    );
  if (fast.length > 0)
    notes.push(<Note key="fast" clause="4.18" text={say('card.entangled', { ships: fast.join(', ') })} />);
  if (ship.repairing) notes.push(<Note key="repairing" clause="R15" text={say('card.repairing')} />);
  if (ship.moved) notes.push(<Note key="moved" clause="5.8" text={say('card.moved')} />);
  if (ship.hull === 0 && view.windSpeed >= HIGH_SEAS)
    notes.push(<Note key="seas" clause="4.15" text={say('card.highSeas')} />);
  return notes.length === 0 ? null : <ul className="record-notes">{notes}</ul>;
}

function Note({ text, clause }: { readonly text: string; readonly clause: string }) {
  return (
    <li>
      {text} <Clause id={clause} />
    </li>
  );
}

/** A small link; whoever shows the card listens for `data-clause`. */
function Clause({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="record-clause" data-clause={id} aria-label={t('age-of-sail.card.clause', { id })}>
      {id}
    </button>
  );
}

function Track({
  title,
  clause,
  children,
}: {
  readonly title: string;
  readonly clause: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="record-track">
      <dt>
        {title} <Clause id={clause} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function cells(of: number, left: number): { readonly at: number; readonly lost: boolean }[] {
  return Array.from({ length: of }, (_, at) => ({ at, lost: at >= left }));
}

function Cell(props: {
  readonly lost: boolean;
  readonly fired?: boolean;
  readonly label: string;
  readonly children?: ReactNode;
}) {
  const state = props.lost ? 'is-lost' : props.fired === true ? 'is-fired' : '';
  return (
    <span className={`record-cell ${state}`} role="img" aria-label={props.label} title={props.label}>
      {props.children}
    </span>
  );
}

/** 2.3 With the wind as it is and the masts she has; the point she is on now is marked. */
function Speeds({ view, ship, say }: { readonly view: AgeOfSailView; readonly ship: ShipView; readonly say: Say }) {
  const turn = Math.abs(view.windFrom - ship.heading);
  const now = Math.min(turn, COMPASS - turn);
  return (
    <section className="record-part">
      <h4>
        {say('card.speed')} <Clause id="2.3" />
      </h4>
      <ul className="record-rows record-pairs">
        {POINTS_OFF.map(points => (
          <li
            key={points}
            className={points === now ? 'is-now' : ''}
            aria-current={points === now ? 'true' : undefined}
          >
            <span>{say(`pointOfSail.${points}`)}</span>
            <b>{say('cm', { length: centimetres(speedOn(points, ship, view.windSpeed) ?? 0) })}</b>
          </li>
        ))}
      </ul>
      {now === 0 && <p className="record-bad">{say('card.irons')}</p>}
    </section>
  );
}
