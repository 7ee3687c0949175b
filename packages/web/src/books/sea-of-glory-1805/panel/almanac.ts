/** The tracks beside the map: turns with what is due in them, chits left in the cup, manpower. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  ALL_WATERS,
  areas,
  automaticEvents,
  BONUS_CHIT,
  BRITISH,
  capital,
  CHITS,
  dutyName,
  INITIATIVE_CHIT,
  MANPOWER,
  NATIONS,
  seasons,
  turnName,
  TURNS,
  TRAFALGAR_WATERS,
  WIND_CHIT,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { sentence } from '../../../ui/sentence.ts';
import type { Say } from '../board/say.ts';

export interface TurnBox {
  readonly turn: number;
  readonly name: string;
  readonly season: (typeof seasons)[number];
  readonly when: 'past' | 'now' | 'to-come';
  /** What falls due in it, in words. */
  readonly due: readonly string[];
}

export function turnBoxes(view: GloryView, say: Say): readonly TurnBox[] {
  const due = dueIn(view, say);
  const turns = Array.from({ length: view.lastTurn - view.firstTurn + 1 }, (_, i) => view.firstTurn + i);
  return turns.map(turn => ({
    turn,
    name: turnName(turn),
    season: seasons[TURNS[turn]?.season ?? 0] ?? 'winter',
    when: turn < view.turn ? 'past' : turn === view.turn ? 'now' : 'to-come',
    due: due.get(turn) ?? [],
  }));
}

/** 15.1, 5.11, 5.3 Events of the calendar, Admiralty orders, frigates that come back: from this turn on. */
function dueIn(view: GloryView, say: Say): ReadonlyMap<number, readonly string[]> {
  const due = new Map<number, string[]>();
  const add = (turn: number, words: string): void => {
    if (turn < view.turn) return;
    const known = due.get(turn) ?? [];
    if (!known.includes(words)) due.set(turn, [...known, words]);
  };
  // 24.2 The Trafalgar scenario has none.
  if (view.waters === ALL_WATERS)
    TURNS.forEach(({ event }, turn) => {
      if (turn > 0 && event > 0) add(turn, say(`almanac.event.${automaticEvents[event] ?? ''}`));
    });
  for (const { event, due: by, state } of view.duties)
    if (state === 0) add(by, event < 0 ? say('almanac.duty') : capital(dutyName(event)));
  for (const turn of view.frigatesBack) add(turn, say('almanac.frigate'));
  return due;
}

export interface DueRow {
  readonly turn: number;
  readonly name: string;
  /** All of it, as one sentence. */
  readonly words: string;
}

export function dueRows(boxes: readonly TurnBox[]): readonly DueRow[] {
  return boxes.flatMap(({ turn, name, due }) =>
    due.length === 0 ? [] : [{ turn, name, words: sentence(due.join(', ')) }],
  );
}

export interface CupRow {
  readonly key: string;
  readonly name: string;
  /** In the cup, and of how many. */
  readonly left: number;
  readonly of: number;
}

/** 6.0 Chits left, by what they do. Everybody may look: drawn ones lie on the table. */
export function cupRows(view: GloryView, say: Say): readonly CupRow[] {
  const rows = new Map<string, CupRow>();
  view.cup.forEach((left, number) => {
    const chit = CHITS[number];
    const of = left + view.drawn.filter(drawn => drawn === number).length;
    if (chit === undefined || of === 0) return;
    const [key, name] =
      chit.kind === WIND_CHIT
        ? [`wind-${chit.area}`, say('almanac.wind', { area: say(`area.${areas[chit.area] ?? ''}`) })]
        : chit.kind === BONUS_CHIT
          ? [`bonus-${chit.side}`, say(chit.side === BRITISH ? 'almanac.bonusBritish' : 'almanac.bonusAllied')]
          : chit.kind === INITIATIVE_CHIT
            ? ['initiative', say('almanac.initiative')]
            : ['weather', say('almanac.weather')];
    const before = rows.get(key) ?? { key, name, left: 0, of: 0 };
    rows.set(key, { ...before, left: before.left + left, of: before.of + of });
  });
  return [...rows.values()];
}

export interface ManpowerTrack {
  readonly nation: string;
  /** Points a turn, box by box; the marker stands in one of them. */
  readonly boxes: readonly number[];
  readonly at: number;
}

/** 5.2.1 */
export function manpowerTracks(view: GloryView): readonly ManpowerTrack[] {
  if (view.waters === TRAFALGAR_WATERS) return [];
  return view.manpower.map((at, nation) => ({
    nation: NATIONS[nation] ?? '',
    boxes: MANPOWER[nation] ?? [],
    at,
  }));
}
