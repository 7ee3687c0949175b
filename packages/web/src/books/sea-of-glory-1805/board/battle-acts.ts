/**
 * A battle as it is told: the lines come into view when they have formed, a ship is seen damaged when the shots have landed, and when it is
 * over the chart lies there again.
 */

import type { GloryEvent, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { ALLIED, SHIPS } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Happening } from '../../../client/protocol.ts';
import type { Battle } from './battle-sea.ts';
import { joinedIn } from './battle-sea.ts';

export interface GloryAct {
  readonly view: GloryView;
  readonly happenings: readonly Happening[];
}

type ShipView = Battle['lines'][number][number];

type Of<T extends GloryEvent['type']> = Extract<GloryEvent, { type: T }>;

/** What may be told of ships in line after the last shot; with anything else the battle is left behind. */
const IN_THE_LINES: ReadonlySet<GloryEvent['type']> = new Set([
  'revealed',
  'round',
  'command',
  'battle-type',
  'lines-formed',
  'broadside',
  'ship-hit',
  'left-battle',
  'battle-over',
  'fate',
  'ship-lost',
  'ship-wrecked',
  'admiral-fate',
  'admiral-captured',
  'admiral-gone',
  'cargo-lost',
]);

/** Each begins at a view of its own. */
export function acts(before: GloryView, happenings: readonly Happening[]): readonly GloryAct[] {
  const list: { view: GloryView; happenings: Happening[] }[] = [{ view: before, happenings: [] }];
  let view = before;
  let last: GloryEvent['type'] | null = null;
  for (const happening of happenings) {
    const event = happening.event as GloryEvent;
    const isLeft = joinedIn(view) !== null && !IN_THE_LINES.has(event.type);
    if (isLeft) view = onChart(view);
    if (event.type === 'lines-formed') view = formed(view, event);
    const hasLanded = last === 'ship-hit' && event.type !== 'ship-hit';
    if (isLeft || hasLanded || event.type === 'lines-formed') list.push({ view, happenings: [] });
    list.at(-1)?.happenings.push(happening);
    view = after(view, event);
    last = event.type;
  }
  return list;
}

function changed(view: GloryView, change: (battle: Battle) => Partial<Battle>): GloryView {
  const { battle } = view;
  return battle === null ? view : { ...view, battle: { ...battle, ...change(battle) } };
}

/** Who is not of one's own line is of the other: there may be prizes in either. */
function formed(view: GloryView, { ships, damage }: Of<'lines-formed'>): GloryView {
  const seen = ships.map((ship, i): ShipView => ({ ship, damage: damage[i] ?? 0, berth: -1 }));
  return changed(view, ({ lines }) => {
    const known = new Set(lines.flat().map(({ ship }) => ship));
    if (known.size === 0) return { lines: twoLines(seen) };
    return { lines: lines.map(own => (own.length > 0 ? own : seen.filter(({ ship }) => !known.has(ship)))) };
  });
}

/** Both are told by their numbers, one after the other: a smaller one begins the second. */
function twoLines(seen: readonly ShipView[]): readonly (readonly ShipView[])[] {
  const second = seen.findIndex(({ ship }, i) => ship < (seen[i - 1]?.ship ?? -1));
  const from = second < 0 ? seen.findIndex(({ ship }) => SHIPS[ship]?.side === ALLIED) : second;
  return [seen.slice(0, from), seen.slice(from)];
}

function onChart(view: GloryView): GloryView {
  return changed(view, ({ lines }) => ({ lines: lines.map(() => []) }));
}

function of<T>(list: readonly T[], at: number, value: T): readonly T[] {
  return list.map((one, i) => (i === at ? value : one));
}

/** What the battle board shows when this has been told. */
function after(view: GloryView, e: GloryEvent): GloryView {
  switch (e.type) {
    case 'windward':
      return changed(view, () => ({ windward: e.side }));
    case 'round':
      return changed(view, () => ({ round: e.round, rounds: e.rounds, points: [0, 0] }));
    case 'command':
      return changed(view, ({ sails }) => ({ sails: e.sail < 0 ? sails : of(sails, e.side, e.sail) }));
    case 'battle-type':
      return changed(view, () => ({ type: e.kind, notes: e.notes }));
    case 'broadside':
      return changed(view, ({ points }) => ({ points: of(points, e.side, e.points) }));
    case 'ship-hit':
      return changed(view, ({ lines }) => ({
        lines: lines.map(line => line.map(one => (one.ship === e.ship ? { ...one, damage: e.damage } : one))),
      }));
    default:
      return view;
  }
}
