/**
 * What is drawn while an order is given or a block is looked at: what can be reached and at what cost, how likely one is seen on
 * the way, and where a fleet is bound. The figures are those of the rules.
 */

import type { GloryAction, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import type { Prospect, Underway } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import {
  destinationName,
  DESTINATIONS,
  hitOn,
  neighbour,
  prospectOf,
  reachable,
  shipName,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Overlay, OverlayCell, Spot } from '../../../board/scene.ts';
import type { OfferView, Position } from '../../../client/protocol.ts';
import type { Battle } from './battle-sea.ts';
import { joinedIn, pieceOfShip, posesOf } from './battle-sea.ts';
import { chartOf, hexOutline, hexSpot } from './chart.ts';
import { SIZE } from './layout.ts';
import { aboutOf, placeOf, portHere, startOf } from './marks.ts';
import { spotOf } from './places.ts';
import { say } from './say.ts';

const NOTHING: Overlay = { arcs: [], rings: [], lines: [] };
const COURSE = 'giving.course';

export function overlay(position: Position, offer: OfferView | null, selected: number | null): Overlay {
  const view = position.view as GloryView;
  const battle = joinedIn(view);
  if (battle !== null) return inLine(view, battle, offer);
  const under = underway(position);
  const ground = { ...NOTHING, ...within(position, view, under) };
  if (offer === null) return selected === null ? ground : { ...ground, ...bound(view, selected) };
  const action = offer.action as GloryAction;
  if (action.do === 'sail') return { ...ground, ...bound(view, action.block) };
  const prospect = prospectOf(view, under, action);
  const words = prospect === null ? '' : oddsWords(prospect, under);
  const place = placeOf(position, offer);
  if (action.do === 'make-for') {
    const from = startOf(chartOf(view.waters), view, under.block);
    return from === null || place?.kind !== 'spot' ? ground : { ...ground, ...line(from, place, words) };
  }
  if (words === '' || place === null) return ground;
  const at = action.do === 'steer' ? hexSpot(neighbour(under.hex, action.direction, view.waters)) : place;
  return 'x' in at ? { ...ground, rings: [{ x: at.x, y: at.y - SIZE * 1.1, radius: 0, label: words }] } : ground;
}

/** 18.3 The ship of the enemy's line that would be hit, and what it costs. */
function inLine(view: GloryView, battle: Battle, offer: OfferView | null): Overlay {
  const action = offer?.action as GloryAction | undefined;
  if (action?.do !== 'hit') return NOTHING;
  const at = posesOf(view, battle).get(pieceOfShip(action.ship));
  if (at === undefined) return NOTHING;
  const { cost, wrecks } = hitOn(view, action.ship);
  const label = [shipName(action.ship), say(wrecks ? 'battle.wreckFor' : 'battle.hitFor', { cost })].join(', ');
  return { ...NOTHING, rings: [{ x: at.x, y: at.y, radius: SIZE, label }] };
}

export function underway(position: Position): Underway {
  const about = aboutOf(position);
  return { ...about, port: portHere(position.view as GloryView, about), left: position.prompt?.about['left'] ?? 0 };
}

/** 9.4 What the block that is being ordered can reach. */
function within(position: Position, view: GloryView, under: Underway): Pick<Overlay, 'cells'> {
  const maySail = position.offers.some(({ action }) => {
    const { do: verb, to } = action as { do: string; to?: string };
    return verb === 'steer' || (verb === 'put-out' && to === 'sea');
  });
  if (position.prompt?.ask !== COURSE || !maySail) return {};
  const cells = reachable(view, under).map(
    ({ hex, cost }): OverlayCell => ({ outline: hexOutline(hex), label: String(cost) }),
  );
  return cells.length === 0 ? {} : { cells };
}

/** `costs 2 of 5, seen 42 %`. */
export function oddsWords({ cost, seen }: Prospect, { left }: Underway): string {
  return [
    ...(cost < 0 ? [] : [say('costs', { points: cost, left })]),
    ...(seen < 0 ? [] : [say('seen', { percent: Math.round(seen * 100) })]),
  ].join(' · ');
}

function line(from: Spot, to: Spot, label: string): Pick<Overlay, 'lines'> {
  return { lines: [{ x1: from.x, y1: from.y, x2: to.x, y2: to.y, label }] };
}

/** 9.3 Where a fleet of one’s own is bound. */
function bound(view: GloryView, piece: number): Partial<Overlay> {
  const block = view.blocks.find(({ id }) => id === piece);
  const goal = block === undefined ? undefined : DESTINATIONS[block.goal];
  const from = block === undefined ? null : spotOf(chartOf(view.waters), block.place);
  if (goal === undefined || from === null) return {};
  return line(from, hexSpot(goal.hex), say('boundFor', { goal: destinationName(block?.goal ?? -1) }));
}
