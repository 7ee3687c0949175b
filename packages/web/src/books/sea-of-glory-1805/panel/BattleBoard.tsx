/** 16–20 The battle board: both forces side by side, what each has signalled, and their lines once they lie open. */

import type { GloryAction, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  admiralName,
  ALLIED,
  BATTLE_TYPES,
  BRITISH,
  capital,
  CONDITIONS,
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
  return (
    <div className="glory-battle" onKeyDown={stepFocus}>
      <header>
        <h2>{say('battle.title', { place: placeWords(battle.place) })}</h2>
        <p>
          {[
            ...(battle.round > 0 ? [say('battle.round', { round: battle.round, rounds: battle.rounds })] : []),
            ...(battle.type >= 0 ? [capital(BATTLE_TYPES[battle.type] ?? '')] : []),
          ].join(' · ')}
        </p>
      </header>
      <div className="glory-forces">
        {[BRITISH, ALLIED].map(side => (
          <ForceCard key={side} battle={battle} side={side} own={side === view.who} />
        ))}
      </div>
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
      {[ALLIED, BRITISH].map(side => (
        <Line key={side} battle={battle} side={side} offers={offers} onShips={onShips} act={act} />
      ))}
    </div>
  );
}

/** 18.3, 20.5 Answers that name a ship in line stand on her: ship to offer. */
function shipOffers(battle: Battle, offers: readonly OfferView[]): ReadonlyMap<number, number> {
  const inLine = new Set(battle.lines.flatMap(line => line.map(({ ship }) => ship)));
  return new Map(
    offers.flatMap(({ action }, at): [number, number][] => {
      const answer = action as GloryAction;
      return (answer.do === 'hit' || answer.do === 'send-in') && inLine.has(answer.ship) ? [[answer.ship, at]] : [];
    }),
  );
}

function ForceCard({ battle, side, own }: { readonly battle: Battle; readonly side: number; readonly own: boolean }) {
  const say = useSay();
  const { commanders, windward, tactics, sails, points, lines, shaken, gauge } = battle;
  const commander = commanders[side] ?? -1;
  const line = lines[side] ?? [];
  const facts: readonly (readonly [string, string])[] = [
    ...(windward < 0
      ? []
      : [[say('battle.position'), say(windward === side ? 'battle.windward' : 'battle.leeward')] as const]),
    ...((gauge[side] ?? 0) > 0 && windward < 0 ? [[say('battle.gauge'), String(gauge[side])] as const] : []),
    ...(battle.round > 0
      ? ([
          [say('battle.tactic'), tacticName(tactics[side] ?? 0, windward === side)],
          [say('battle.sail'), SAILS[sails[side] ?? 0] ?? ''],
        ] as const)
      : []),
    ...((points[side] ?? 0) > 0 ? [[say('battle.points'), String(points[side])] as const] : []),
    ...(line.length > 0 ? [[say('battle.line'), say('ships', { count: line.length })] as const] : []),
  ];
  return (
    <section className={`glory-force tone-${side === BRITISH ? 'blue' : 'red'}`}>
      <h3>
        {capital(SIDES[side] ?? '')}
        {own && <small> {say('battle.yours')}</small>}
      </h3>
      <p>
        {commander < 0 ? say('battle.noCommander') : capital(admiralName(commander))}
        {shaken[side] === 1 && <small> {say('battle.shaken')}</small>}
      </p>
      <dl>
        {facts.map(([title, fact]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface LineProps extends Omit<Props, 'view'> {
  readonly battle: Battle;
  readonly side: number;
  readonly onShips: ReadonlyMap<number, number>;
}

function Line({ battle, side, offers, onShips, act }: LineProps) {
  const say = useSay();
  const line = battle.lines[side] ?? [];
  if (line.length === 0) return null;
  return (
    <section className={`glory-line tone-${side === BRITISH ? 'blue' : 'red'}`}>
      <h3>{say('battle.lineOf', { side: SIDES[side] ?? '' })}</h3>
      <ul>
        {line.map(({ ship, damage }) => {
          const at = onShips.get(ship);
          const condition = CONDITIONS[damage] ?? '';
          const body = (
            <>
              <i className={`glory-hull is-${condition}`} aria-hidden="true" />
              <span>{shipWords(ship)}</span>
              <small>{condition}</small>
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
