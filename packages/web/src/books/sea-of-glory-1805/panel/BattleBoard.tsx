/**
 * 16–20 The battle board: both forces side by side, what each has signalled, and their lines once they lie open. As at a table the
 * enemy is beyond and one’s own line nearest: everywhere the other side comes first.
 */

import type { GloryAction, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  admiralName,
  ALLIED,
  BATTLE_TYPES,
  BRITISH,
  capital,
  CONDITIONS,
  hitOn,
  placeWords,
  SAILS,
  shipWords,
  SIDES,
  tacticName,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { OfferView } from '../../../client/protocol.ts';
import { sentence } from '../../../ui/sentence.ts';
import type { PanelActs } from '../../book.ts';
import { OfferButton, stepFocus } from '../../OfferButton.tsx';
import type { Say } from '../board/say.ts';
import { LineShip } from './LineShip.tsx';
import { useSay } from './use-say.ts';
import './battle-board.css';

interface Props {
  readonly view: GloryView;
  readonly offers: readonly OfferView[];
  readonly act: PanelActs;
}

type Battle = NonNullable<GloryView['battle']>;

export function BattleBoard({ view, offers, act }: Props) {
  const say = useSay();
  const { battle } = view;
  if (battle === null) return null;
  const onShips = shipOffers(battle, offers);
  const order = view.who === BRITISH ? [ALLIED, BRITISH] : [BRITISH, ALLIED];
  // Whichever ships are to be chosen stand where the eye begins.
  const chosenFrom = order.filter(side => battle.lines[side]?.some(({ ship }) => onShips.has(ship)) ?? false);
  const forces = <Forces battle={battle} order={order} who={view.who} />;
  const line = (side: number) => (
    <Line key={side} view={view} battle={battle} side={side} offers={offers} onShips={onShips} act={act} />
  );
  return (
    <div className="glory-battle forecast-aside" onKeyDown={stepFocus}>
      <header>
        <h2>{say('battle.title', { place: placeWords(battle.place) })}</h2>
        <p>
          {[
            ...(battle.round > 0 ? [say('battle.round', { round: battle.round, rounds: battle.rounds })] : []),
            ...(battle.type >= 0 ? [capital(BATTLE_TYPES[battle.type] ?? '')] : []),
          ].join(' · ')}
        </p>
      </header>
      {chosenFrom.length === 0 ? forces : chosenFrom.map(line)}
      <ul className="glory-choices">
        {offers.map(({ words, text }, at) =>
          [...onShips.values()].includes(at) ? null : (
            <li key={text}>
              <OfferButton className="glory-choice" offer={at} words={words} act={act} plain>
                {sentence(words)}
              </OfferButton>
            </li>
          ),
        )}
      </ul>
      {chosenFrom.length > 0 && forces}
      {order.filter(side => !chosenFrom.includes(side)).map(line)}
    </div>
  );
}

/** 18.3, 20.5 Answers that name a ship in line stand on her: ship to offer. */
function shipOffers(battle: Battle, offers: readonly OfferView[]): ReadonlyMap<number, number> {
  const open = new Set(battle.lines.flatMap(line => line.map(({ ship }) => ship)));
  return new Map(
    offers.flatMap(({ action }, at): [number, number][] => {
      const answer = action as GloryAction;
      return (answer.do === 'hit' || answer.do === 'send-in') && open.has(answer.ship) ? [[answer.ship, at]] : [];
    }),
  );
}

interface ForcesProps {
  readonly battle: Battle;
  readonly order: readonly number[];
  readonly who: GloryView['who'];
}

function Forces({ battle, order, who }: ForcesProps) {
  const say = useSay();
  const { windward, round, gauge, points, lines } = battle;
  const rows: readonly Row[] = [
    [say('battle.commander'), side => commanderOf(battle, side, say)],
    ...(windward < 0 ? [] : [positionRow(battle, say)]),
    ...(windward < 0 && gauge.some(thrown => thrown > 0) ? [countRow(say('battle.gauge'), gauge)] : []),
    ...(round > 0 ? signalRows(battle, say) : []),
    ...(points.some(count => count > 0) ? [countRow(say('battle.points'), points)] : []),
    ...(lines.some(line => line.length > 0)
      ? [[say('battle.line'), (side: number) => inLine(battle, side, say)] as const]
      : []),
  ];
  return (
    <table className="glory-forces">
      <caption className="visually-hidden">{say('battle.forces')}</caption>
      <thead>
        <tr>
          <td />
          {order.map(side => (
            <th key={side} scope="col" className={`tone-${side === BRITISH ? 'blue' : 'red'}`}>
              {capital(SIDES[side] ?? '')}
              {side === who && <small> {say('battle.yours')}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, fact]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {order.map(side => (
              <td key={side}>{fact(side)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = readonly [title: string, fact: (side: number) => string];

function commanderOf({ commanders, shaken }: Battle, side: number, say: Say): string {
  const commander = commanders[side] ?? -1;
  const name = commander < 0 ? say('battle.noCommander') : capital(admiralName(commander));
  return shaken[side] === 1 ? `${name}, ${say('battle.shaken')}` : name;
}

function positionRow({ windward }: Battle, say: Say): Row {
  return [say('battle.position'), side => say(windward === side ? 'battle.windward' : 'battle.leeward')];
}

function countRow(title: string, counts: readonly number[]): Row {
  return [title, side => String(counts[side] ?? 0)];
}

function signalRows({ tactics, sails, windward }: Battle, say: Say): readonly Row[] {
  return [
    [say('battle.tactic'), side => tacticName(tactics[side] ?? 0, windward === side)],
    [say('battle.sail'), side => SAILS[sails[side] ?? 0] ?? ''],
  ];
}

/** A line that is not open yet is not counted. */
function inLine({ lines }: Battle, side: number, say: Say): string {
  const count = lines[side]?.length ?? 0;
  return count === 0 ? say('battle.noLine') : say('ships', { count });
}

interface LineProps extends Props {
  readonly battle: Battle;
  readonly side: number;
  readonly onShips: ReadonlyMap<number, number>;
}

function Line({ view, battle, side, offers, onShips, act }: LineProps) {
  const say = useSay();
  const line = battle.lines[side] ?? [];
  if (line.length === 0) return null;
  return (
    <section
      className={`glory-line ${line.some(({ ship }) => onShips.has(ship)) ? 'is-chosen-from' : ''} tone-${side === BRITISH ? 'blue' : 'red'}`}
    >
      <h3>{say('battle.lineOf', { side: SIDES[side] ?? '' })}</h3>
      <ul>
        {line.map(({ ship, damage }) => {
          const at = onShips.get(ship);
          const condition = CONDITIONS[damage] ?? '';
          const answer = offers[at ?? -1]?.action as GloryAction | undefined;
          const hit = answer?.do === 'hit' ? hitOn(view, ship) : null;
          const given = side === view.who ? 0 : hitOn(view, ship).given;
          const notes = [
            ...(damage === 0 && (hit !== null || given > 0) ? [] : [condition]),
            ...(given > 0 ? [say('battle.given', { count: given })] : []),
            ...(hit === null ? [] : [say(hit.wrecks ? 'battle.wreckFor' : 'battle.hitFor', { cost: hit.cost })]),
          ];
          const body = (
            <>
              <LineShip ship={ship} damage={damage} tone={side === BRITISH ? 'blue' : 'red'} />
              <span>{shipWords(ship)}</span>{' '}
              <small className={damage === 0 && notes[0] === condition ? 'visually-hidden' : ''}>
                {notes.join(', ')}
              </small>
            </>
          );
          return (
            <li key={ship}>
              {at === undefined ? (
                <div className="glory-in-line">{body}</div>
              ) : (
                <OfferButton className="glory-in-line" offer={at} words={offers[at]?.words ?? ''} act={act} tap="takes">
                  {body}
                </OfferButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
