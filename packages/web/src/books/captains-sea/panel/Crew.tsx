/** 5.0 Crew assignment: men by tap, by keys or by drag; each placement is made of the offers of the rules. */

import type { ShipView } from '@weathergauge/rules-captains-sea';
import { GUNNERY, HULL_REPAIR } from '@weathergauge/rules-captains-sea/geometry';
import type { CSSProperties } from 'react';
import { useEffect, useRef } from 'react';
import { OfferButton } from '../../OfferButton.tsx';
import { Clause } from '../../record.tsx';
import type { TaskRow } from './crew.ts';
import { dropped, musteredShip, rowsOf, unplaced } from './crew.ts';
import { Choice, Heading } from './Parts.tsx';
import type { SeaPart } from './part.ts';
import { has, nthOf } from './part.ts';
import { OrderWithPlan, StandingOrder } from './StandingOrder.tsx';
import type { Drag } from '../../use-drag.ts';
import { useDrag } from '../../use-drag.ts';
import type { FirstOrder } from './use-first-order.ts';
import type { Placing } from './use-placing.ts';
import { usePlacing } from './use-placing.ts';
import './crew.css';

export function Crew({ order, ...part }: SeaPart & { readonly order: FirstOrder }) {
  const { view, position, offers, act, say } = part;
  const ship = musteredShip(view, position);
  if (ship === undefined) return null;
  return (
    <div className="cs-crew">
      <Heading clause="5.0">{ship.name}</Heading>
      {has(offers, 'plan') ? (
        <>
          <p className="cs-note">{say('crew.plans')}</p>
          <div className="cs-choices is-pair">
            {nthOf(offers, 'plan').map(({ at, action, words }) => (
              <Choice
                key={at}
                offer={at}
                words={words}
                act={act}
                hint={say(`crew.planHint.${view.turn === 1 && action.plan === 'as-before' ? 'first' : action.plan}`)}
              >
                {say(`crew.plan.${action.plan}`)}
              </Choice>
            ))}
          </div>
          <OrderWithPlan order={order} say={say} />
        </>
      ) : (
        <Places {...part} ship={ship} />
      )}
    </div>
  );
}

type PlacesProps = SeaPart & { readonly ship: ShipView };

const GROUPS: readonly { readonly title: string; readonly from: number; readonly to: number }[] = [
  { title: 'aloft', from: 0, to: HULL_REPAIR },
  { title: 'guns', from: GUNNERY, to: GUNNERY + 4 },
  { title: 'mending', from: HULL_REPAIR, to: GUNNERY },
];

function Places({ ship, ...part }: PlacesProps) {
  const { offers, act, say } = part;
  const placing = usePlacing(offers, act);
  const rows = rowsOf(ship, offers);
  const drag = useDrag('data-task', (from, to) => placing.place(...dropped(rows, from, to)));
  const goal =
    drag.dragged !== null &&
    drag.dragged.over !== null &&
    dropped(rows, drag.dragged.from, drag.dragged.over).length > 0
      ? drag.dragged.over
      : null;
  const list = useRef<HTMLDivElement>(null);
  const open = rows.find(({ counts }) => counts.size > 0)?.task ?? -1;
  // The screen has put the focus on the whole list after an answer: it goes to the task that is open, or was last.
  useEffect(() => {
    const task = placing.returnTo(open);
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${task}"]`) ?? null;
    if (row === null) return;
    const button =
      row.querySelector<HTMLElement>('.cs-row-places [data-offer]') ?? row.querySelector<HTMLElement>('[data-offer]');
    queueMicrotask(() => {
      // A finger needs no focus, which would only bring up the forecast of the row.
      if (matchMedia('(pointer: coarse)').matches) row.scrollIntoView({ block: 'center' });
      else button?.focus();
    });
  }, [offers, placing, open]);
  const left = unplaced(ship);
  return (
    <div ref={list} className="cs-places">
      <div className={goal === -1 ? 'cs-pool is-goal' : 'cs-pool'} data-task={-1}>
        <b>
          {say('crew.pool', { count: left })} <Clause id="5.1.6" />
        </b>
        <span className="cs-men" aria-hidden="true">
          {Array.from({ length: left }, (_, i) => (
            // Men have no names and never change their order.
            // oxlint-disable-next-line no-array-index-key
            <Man key={i} nth={i} drag={drag} />
          ))}
        </span>
        <small className="cs-note">
          {say('crew.poolHint')} {say('crew.dragHint')}
        </small>
      </div>
      {GROUPS.map(({ title, from, to }) => {
        const shown = rows.slice(from, to);
        if (shown.every(({ places, now }) => places === 0 && now === 0)) return null;
        return (
          <section key={title} className="cs-group">
            <h3>
              {say(`crew.${title}`)} <Clause id={title === 'aloft' ? '5.1' : (shown[0]?.clause ?? '5.1')} />
              {title !== 'aloft' && <small>{say(`crew.does.${shown[0]?.does ?? 'guns'}`)}</small>}
            </h3>
            {shown.map(row => (
              <Row
                key={row.task}
                row={row}
                ship={ship}
                act={act}
                say={say}
                placing={placing}
                drag={drag}
                isGoal={goal === row.task}
              />
            ))}
          </section>
        );
      })}
      {has(offers, 'standing') && <StandingOrder {...part} />}
      <div className="cs-foot">
        {nthOf(offers, 'done').map(({ at, words }) => (
          <Choice key={at} offer={at} words={words} act={act} main>
            {say('crew.done')}
          </Choice>
        ))}
      </div>
      {/* Not under the thumb like the foot. */}
      {nthOf(offers, 'strike').map(({ at, words }) => (
        <OfferButton key={at} className="cs-choice is-grave" offer={at} words={words} act={act} plain>
          {say('crew.strike')}
        </OfferButton>
      ))}
    </div>
  );
}

interface RowProps extends Pick<SeaPart, 'act' | 'say'> {
  readonly row: TaskRow;
  readonly ship: ShipView;
  readonly placing: Placing;
  readonly drag: Drag;
  /** A man is held over it who can be dropped here. */
  readonly isGoal: boolean;
}

function Row({ row, ship, act, say, placing, drag, isGoal }: RowProps) {
  const { task, name, now, places, most, offer, counts } = row;
  if (places === 0 && now === 0) return null;
  const label = say('crew.row', { task: say(`task.${name}`), count: now, of: places });
  const open = counts.size > 0;
  const zero = counts.get(0);
  return (
    <div
      className={`cs-row ${open ? 'is-open' : ''} ${isGoal ? 'is-goal' : ''} ${task < GUNNERY ? 'is-short' : ''}`}
      data-row={task}
      data-task={task}
    >
      <span className="cs-row-name">
        {offer >= 0 ? (
          <OfferButton className="cs-row-button" offer={offer} words={label} act={act} plain>
            {say(`task.${name}`)}
          </OfferButton>
        ) : (
          <b>{say(`task.${name}`)}</b>
        )}
        {task < HULL_REPAIR && (
          <small>
            {doesWords(row, ship, say)} <Clause id={row.clause} />
          </small>
        )}
        {task >= GUNNERY && <small>{doesWords(row, ship, say)}</small>}
      </span>
      <span className="cs-row-places" role="group" aria-label={label}>
        {zero !== undefined && (
          <OfferButton
            className="cs-place is-none"
            offer={zero}
            words={say('crew.place', { task: say(`task.${name}`), count: 0 })}
            act={act}
            plain
          >
            0
          </OfferButton>
        )}
        {Array.from({ length: places }, (_, i) => {
          const points = i + 1;
          const count = counts.get(points);
          const words = say('crew.place', { task: say(`task.${name}`), count: points });
          const held = heldBy(drag, task, points);
          const className = `cs-place ${points <= now ? 'is-full' : ''} ${points === now ? 'is-last' : ''} ${held === null ? '' : 'is-dragged'}`;
          if (count !== undefined)
            return (
              <OfferButton key={points} className={className} offer={count} words={words} act={act} plain>
                {points <= now ? <ManMark /> : points}
              </OfferButton>
            );
          return (
            <button
              key={points}
              type="button"
              className={className}
              disabled={offer < 0 || points > most}
              aria-label={words}
              aria-pressed={points <= now}
              // The last man there again: he leaves.
              onClick={() => placing.place({ task, points: points === now ? now - 1 : points })}
              style={held ?? {}}
              {...(points <= now ? drag.handlers(task, points) : {})}
            >
              {points <= now ? <ManMark /> : points}
            </button>
          );
        })}
      </span>
    </div>
  );
}

/** What the men there do, by the guns that they man. */
function doesWords({ task, does, now }: TaskRow, ship: ShipView, say: SeaPart['say']): string {
  if (task < GUNNERY) return say(`crew.does.${does}`);
  const [long, carronades] = ship.boxes[now - 1] ?? [0, 0];
  return now === 0 ? say('crew.noGuns') : say('crew.dice', { long, carronades });
}

/** How far a man is from his place while he is dragged; null for all others. */
function heldBy({ dragged }: Drag, from: number, nth: number): CSSProperties | null {
  if (dragged === null || dragged.from !== from || dragged.nth !== nth) return null;
  return { '--dx': `${dragged.dx}px`, '--dy': `${dragged.dy}px` } as CSSProperties;
}

/** One of those at no task. */
function Man({ nth, drag }: { readonly nth: number; readonly drag: Drag }) {
  const held = heldBy(drag, -1, nth);
  return (
    <span className={held === null ? 'cs-man' : 'cs-man is-dragged'} style={held ?? {}} {...drag.handlers(-1, nth)}>
      <ManMark />
    </span>
  );
}

function ManMark() {
  return (
    <svg className="cs-man-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 2.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8ZM3.4 13.6c0-3.2 1.8-5.2 4.6-5.2s4.6 2 4.6 5.2Z" />
    </svg>
  );
}
