/** 14.0 One search: who looks, their dice, what a Spotted result reveals, and whom it brings to battle. */

import type { Context, Modifier } from '@weathergauge/engine';
import { isHeard, roll } from '@weathergauge/engine';
import { ask, call, lane, procedure, step, together, when } from './builders.ts';
import { reportOn } from './ch13-blockades.ts';
import { engage, fightBattle } from './ch16-battle.ts';
import { isNarrows } from '../model/chart.ts';
import { ARRIVAL, BONUS_MOVE, WIND_MOVE } from '../model/activation.ts';
import { MOVEMENT, PLACES, SEARCH } from '../model/data/figures.ts';
import type { Choice } from '../model/drafts.ts';
import { only, tell } from '../model/events.ts';
import { enterRow } from '../model/ledger.ts';
import { lowestOfRange, searchSeason } from '../model/lookups.ts';
import { inZone, isAtSea, isInZone, NOWHERE, partOf, portOf } from '../model/places.ts';
import { ACTIVE, FROM_THE_BOX, IN_NARROWS } from '../model/search.ts';
import type { Block, Campaign } from '../model/state.ts';
import { CONVOY_SEEN, FLEET_SEEN, FRIGATE_SEEN } from '../model/state.ts';
import { blockOf, blocksAt, isConvoy, isFleet, isFog, isFrigate, otherSide, zoneOf } from '../model/state.ts';
import { putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BRITISH,
  INSHORE,
  LOOSE,
  NORTH_SEA_FLEET,
  OFF_STATION,
  SEARCH_ALWAYS,
  SEARCH_NEVER,
} from '../model/terms.ts';

const D6 = 6;

/**
 * `place` is where those who search stand, `target` the block they look for (-1: everybody there), `mode` as in model/search.ts. `at` is
 * where the target stands: a battle may put it elsewhere.
 */
const ATTEMPT = { side: 0, place: 0, target: 0, mode: 0, at: 0 };
type Attempt = typeof ATTEMPT;

/**
 * 14.0 Fleets and frigates search, Fog of War never. An active block searches once in an activation. They throw in the order of their
 * tags: by their numbers, whoever throws after a frigate would be known to be no fleet.
 */
function searchers(s: Readonly<Campaign>, l: Readonly<Attempt>): number[] {
  if (l.mode === FROM_THE_BOX) return [NORTH_SEA_FLEET];
  const able = blocksAt(s, l.place, l.side).filter(
    id => !isFog(id) && (l.mode !== ACTIVE || isUnspent(blockOf(s, id))),
  );
  return able.length < 2 ? able : able.toSorted((a, b) => blockOf(s, a).tag - blockOf(s, b).tag);
}

function isUnspent({ active }: Readonly<Block>): boolean {
  return active === 1 || active === 2;
}

/** Everything of a side where a search looks: a hex at sea, or a whole patrol zone. */
function blocksNear(s: Readonly<Campaign>, place: number, side: number): number[] {
  if (isAtSea(place)) return blocksAt(s, place, side);
  const port = portOf(place);
  return [INSHORE, LOOSE, OFF_STATION].flatMap(part => blocksAt(s, inZone(port, part), side));
}

/** 14.0 Whether there is somebody to look, and somebody to look for: both are seen by all. */
function canSearch(s: Readonly<Campaign>, l: Readonly<Attempt>): boolean {
  if (l.target >= 0 && blockOf(s, l.target).place === NOWHERE) return false;
  return l.mode === FROM_THE_BOX || blocksAt(s, l.place, l.side).length > 0;
}

/** 14.0, R70 The Allied player is asked once for a place, whatever stands there: Fog of War alone cannot search. */
const alliedSearch = lane(
  'allied-search',
  { seat: 0 },
  {
    draft: (): Choice => ({ kind: 'choice', chosen: 0 }),
    join(s: Campaign, _seat, draft: Choice) {
      s.search.agreed = draft.chosen;
    },
  },
  [
    ask('search', {
      by: () => ALLIED,
      offers(s) {
        const real = blocksAt(s, s.search.place, ALLIED).some(id => !isFog(id));
        if (!real || s.searchOrder === SEARCH_NEVER) return [{ do: 'search' as const, choice: 'no' as const }];
        if (s.searchOrder === SEARCH_ALWAYS) return [{ do: 'search' as const, choice: 'yes' as const }];
        return [
          { do: 'search' as const, choice: 'yes' as const },
          { do: 'search' as const, choice: 'no' as const },
        ];
      },
      take(_s, _l, answer, _context, draft) {
        if (answer.do === 'search') draft.chosen = answer.choice === 'yes' ? 1 : 0;
      },
      clause: '14.0',
      about: s => ({ place: s.search.place }),
      unasked(s) {
        if (s.searchOrder !== 0) return 'ordered';
        return blocksAt(s, s.search.place, ALLIED).some(id => !isFog(id)) ? null : 'nothing-else';
      },
    }),
  ],
);

/** 14.6 Inactive blocks are stationary; an active one is if it has neither sortied nor entered a hex nor spent points. */
function stationary(s: Readonly<Campaign>, searcher: number, mode: number): number {
  if (mode !== ACTIVE) return mode;
  const { place, under } = blockOf(s, searcher);
  if (under === 1) return 0;
  return isAtSea(place) ? (isNarrows(place) ? IN_NARROWS : 0) : partOf(place);
}

const STATIONARY = [
  { what: '', by: () => 0 },
  { what: 'inshore', by: () => SEARCH.inshore },
  { what: 'loose', by: () => SEARCH.loose },
  { what: 'off-station', by: () => SEARCH.offStation },
  { what: 'narrows', by: () => SEARCH.narrows },
  { what: '', by: () => 0 },
] as const;

/** 14.4 A long way into a patrol zone, or one across the Atlantic. */
function cameFar(s: Readonly<Campaign>, searcher: number, mode: number): boolean {
  if (mode !== ACTIVE) return false;
  const { place, spent } = blockOf(s, searcher);
  const { kind } = s.activation;
  return isInZone(place) && (kind === ARRIVAL || (kind === WIND_MOVE && spent > MOVEMENT.searchLimit));
}

/** Search Attempt table: a Transport, an Expedition, the Gold or the Invasion Barges are easier to find. */
function isEasyToFind(s: Readonly<Campaign>, l: Readonly<Attempt>): boolean {
  const targets = l.target >= 0 ? [l.target] : blocksNear(s, l.place, otherSide(l.side));
  if (targets.some(isConvoy)) return true;
  return l.side === BRITISH && s.barges === 1 && targets.some(id => blockOf(s, id).place === PLACES.channel);
}

/** What is added to the two dice of a searcher. The list is only made for those who read it. */
function modifier(s: Readonly<Campaign>, l: Readonly<Attempt>, searcher: number, list: Modifier[] | null): number {
  let sum = 0;
  const add = (what: string, by: number, clause: string): void => {
    if (by === 0) return;
    sum += by;
    list?.push({ what, by, clause });
  };
  const zone = zoneOf(s, l.place);
  const { what, by } = STATIONARY[stationary(s, searcher, l.mode)] as (typeof STATIONARY)[number];
  add(what, by(), '14.6');
  if (isFrigate(searcher)) add('frigate', SEARCH.frigate, '14.0');
  if (searcher !== NORTH_SEA_FLEET && cameFar(s, searcher, l.mode)) add('far', SEARCH.far, '14.4');
  // R13 Each chit that lies in the zone, or all together.
  const chits = s.weather[zone] as number;
  add('weather', SEARCH.weatherChit * (s.articles.oneChitCounts ? Math.min(1, chits) : chits), 'R13');
  add('season', searchSeason(s.turn, zone), '14.0');
  return sum;
}

/** 14.0, R14 All who stand together throw before any result counts. */
function throwAll(s: Campaign, l: Readonly<Attempt>, context: Context): void {
  const easy = isEasyToFind(s, l) ? SEARCH.convoy : 0;
  for (const searcher of searchers(s, l)) {
    const list: Modifier[] | null = isHeard(context) ? [] : null;
    const sum = modifier(s, l, searcher, list);
    const faces = [roll(context.dice, D6, 'search'), roll(context.dice, D6, 'search')] as const;
    const seen = faces[0] + faces[1] + sum + easy >= SEARCH.spotted;
    if (seen) s.search.spotters.push(searcher);
    if (searcher !== NORTH_SEA_FLEET && l.mode === ACTIVE) blockOf(s, searcher).active = 3;
    if (list === null) continue;
    const throwing = { side: l.side, place: l.place, faces, spotted: seen, clause: '14.0' };
    tell(context, { type: 'search', ...throwing });
    // R72 A sum would tell that a frigate looks. What the other side hides is no part of it.
    const total = faces[0] + faces[1] + sum;
    tell(context, { type: 'search-total', ...throwing, total, modifiers: list }, only(l.side));
  }
}

/** 14.0 Revealed: all Fog of War there goes; then, if any Allied block is left, both sides say what they have, part by part. */
function reveal(s: Campaign, place: number, context: Context): void {
  // Part by part: each that goes is followed by a shuffle of those that stay there.
  const fog = blocksNear(s, place, ALLIED)
    .filter(isFog)
    .toSorted((a, b) => blockOf(s, a).place - blockOf(s, b).place);
  const where = isAtSea(place) ? place : inZone(portOf(place), LOOSE);
  for (const id of fog) putBlock(s, blockOf(s, id), NOWHERE, context.dice);
  if (fog.length > 0) {
    tell(context, { type: 'fog-lifted', place: where, blocks: fog.length, clause: '7.8' });
    enterRow(s, BRITISH, 'fog', where, [fog.length, 0, 0, 0]);
  }
  if (blocksNear(s, place, ALLIED).length === 0) return;
  const parts = isAtSea(place) ? [place] : [INSHORE, LOOSE, OFF_STATION].map(part => inZone(portOf(place), part));
  for (const part of parts) {
    for (const side of [BRITISH, ALLIED]) if (blocksAt(s, part, side).length > 0) sight(s, side, part, context);
  }
}

function sight(s: Campaign, side: number, place: number, context: Context): void {
  const { ships, frigates, convoys, gold } = reportOn(s, place, side);
  const low = lowestOfRange(ships);
  tell(context, { type: 'sighted', side, place, ships: low, frigates, convoys, gold, clause: '14.0' });
  enterRow(s, otherSide(side), 'revealed', place, [low, frigates ? 1 : 0, convoys ? 1 : 0, gold ? 1 : 0]);
  const there = blocksAt(s, place, side);
  if (there.length !== 1) return;
  const block = blockOf(s, there[0] as number);
  block.known = frigates ? FRIGATE_SEEN : convoys || gold ? CONVOY_SEEN : FLEET_SEEN;
  block.low = low;
}

/** 14.0 Engaged: fleets that have spotted and fleets that were spotted; nobody Off Station, and no frigates (R73). */
function canFight(s: Readonly<Campaign>, id: number): boolean {
  return id === NORTH_SEA_FLEET || (isFleet(id) && partOf(blockOf(s, id).place) !== OFF_STATION);
}

function fightersOf(s: Readonly<Campaign>, l: Readonly<Attempt>): { readonly own: number[]; readonly enemy: number[] } {
  const spotted = l.target >= 0 ? [l.target] : blocksNear(s, l.place, otherSide(l.side));
  return {
    own: s.search.spotters.filter(id => canFight(s, id)),
    enemy: spotted.filter(id => blockOf(s, id).place !== NOWHERE && canFight(s, id)),
  };
}

function isEngaged(s: Readonly<Campaign>, l: Readonly<Attempt>): boolean {
  if (s.search.spotters.length === 0) return false;
  const { own, enemy } = fightersOf(s, l);
  return own.length > 0 && enemy.length > 0;
}

/** R85 After a battle a block that moves by a chit is ordered anew; one off a track, or in flight, goes on as it was meant to. */
function isOrdered(s: Readonly<Campaign>): boolean {
  const { kind } = s.activation;
  return kind === WIND_MOVE || kind === BONUS_MOVE;
}

export const searchNow = procedure('search-now', ATTEMPT, [
  when(canSearch, [
    step('begin', (s, l) => {
      s.search.place = l.place;
      s.search.side = l.side;
      s.search.target = l.target;
      s.search.spotters = [];
      s.search.agreed = l.side === BRITISH ? 1 : 0;
      l.at = l.target >= 0 ? blockOf(s, l.target).place : NOWHERE;
    }),
    when((_s, l) => l.side === ALLIED, [together(() => [ALLIED], alliedSearch)]),
    when(
      s => s.search.agreed === 1,
      [
        step('throw', throwAll),
        when(
          s => s.search.spotters.length > 0,
          [
            step('reveal', (s, l, context) => {
              s.search.spotted = 1;
              reveal(s, l.place, context);
            }),
            when(isEngaged, [
              step('engage', (s, l) => {
                const { own, enemy } = fightersOf(s, l);
                const [british, allied] = l.side === BRITISH ? [own, enemy] : [enemy, own];
                engage(s, l.place, s.activation.side, british, allied);
                if (l.target >= 0 && isOrdered(s)) s.search.halted = 1;
              }),
              call(fightBattle),
            ]),
            step('halted', (s, l) => {
              if (l.target >= 0 && blockOf(s, l.target).place !== l.at) s.search.halted = 1;
            }),
          ],
        ),
      ],
    ),
  ]),
]);
