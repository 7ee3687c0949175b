/** The table as text, at most 80 columns wide: what lies open, what is one's own, and what one has been told. */

import type { BoardPart } from '@weathergauge/engine';
import { textLines } from '@weathergauge/engine';
import type { Chit } from '../model/data/figures.ts';
import { CHITS } from '../model/data/figures.ts';
import {
  ALL_WATERS,
  ALLIED,
  BONUS_CHIT,
  BRITISH,
  INITIATIVE_CHIT,
  NORTH_ATLANTIC,
  TRAFALGAR_WATERS,
  WEATHER_CHIT,
  WEST_INDIES,
  WIND_CHIT,
} from '../model/terms.ts';
import type { GloryView } from '../model/view.ts';
import { affairs } from './board-affairs.ts';
import { ownForces } from './board-forces.ts';
import {
  ADJECTIVES,
  AREAS,
  BATTLE_TYPES,
  blankName,
  capital,
  inWords,
  ledgerWords,
  listed,
  placeWords,
  plural,
  SIDES,
  turnName,
  WINDS,
  ZONES,
} from './names.ts';

const NEWEST = 8;

export function board(v: GloryView): readonly BoardPart[] {
  return [
    ...textLines([heading(v)]),
    part('Winds', winds(v)),
    part('Weather', weather(v)),
    part('In the cup', cup(v)),
    ...battle(v),
    ...ownForces(v).map(([title, items]) => part(title, items)),
    ...[BRITISH, ALLIED].flatMap(side => blanks(v, side)),
    ...affairs(v).map(([title, items]) => part(title, items)),
    ...ledger(v),
  ];
}

function heading(v: GloryView): string {
  const left = v.cup.reduce((sum, count) => sum + count, 0);
  const phase = v.over === '' ? `, ${v.drawn.length} of ${v.drawn.length + left} chits drawn` : ', over';
  return `${turnName(v.turn)} of 1805${phase}, initiative with ${SIDES[v.initiative]}`;
}

/** A title and what belongs to it. */
function part(title: string, items: readonly string[]): BoardPart {
  return { kind: 'text', phrases: [`${title}: ${items.join('; ')}`] };
}

/** The sea areas that are in play. */
function areasOf({ waters }: GloryView): readonly number[] {
  if (waters === ALL_WATERS) return AREAS.map((_, area) => area);
  return [waters === TRAFALGAR_WATERS ? NORTH_ATLANTIC : WEST_INDIES];
}

function winds(v: GloryView): string[] {
  return areasOf(v).map(area => `${WINDS[v.winds[area] ?? 0]} in ${AREAS[area]}`);
}

function weather(v: GloryView): string[] {
  const foul = v.weather.flatMap((chits, zone) =>
    chits > 0 ? [`foul in ${ZONES[zone]}${chits > 1 ? ' twice' : ''}`] : [],
  );
  return foul.length === 0 ? ['fair'] : foul;
}

function cup(v: GloryView): string[] {
  const left = CHITS.filter((_, chit) => (v.cup[chit] ?? 0) > 0);
  const of = (kind: number): Chit[] => left.filter(chit => chit.kind === kind);
  const names = [
    ...of(WIND_CHIT).map(({ wind }) => WINDS[wind] ?? ''),
    ...of(BONUS_CHIT).map(({ side, hexes }) => `${ADJECTIVES[side]} bonus of ${hexes}`),
    ...of(INITIATIVE_CHIT).map(() => 'initiative'),
    ...of(WEATHER_CHIT).map(() => 'weather'),
  ];
  return names.length === 0 ? ['nothing'] : [names.join(', ')];
}

function battle({ battle: fought, who }: GloryView): BoardPart[] {
  if (fought === null) return [];
  const windward = fought.windward < 0 ? [] : [`${SIDES[fought.windward]} to windward`];
  const round = fought.round > 0 ? [`round ${fought.round} of ${fought.rounds}`] : [];
  const kind = fought.type < 0 ? [] : [BATTLE_TYPES[fought.type] ?? ''];
  const lines = fought.lines.flatMap((line, side) =>
    line.length === 0 ? [] : [`${SIDES[side]} ${plural(line.length, 'ship')}${side === who ? ' of yours' : ''}`],
  );
  return [part(`Battle ${placeWords(fought.place)}`, [...windward, ...round, ...kind, ...lines])];
}

/** 2.3 Blocks that show only their backs, by place. */
function blanks(v: GloryView, side: number): BoardPart[] {
  const seen = v.blanks.filter(blank => blank.side === side);
  if (seen.length === 0) return v.who === side ? [] : textLines([`${ADJECTIVES[side]} blocks: none in sight`]);
  const places = [...new Set(seen.map(({ place }) => place))];
  const items = places.map(place => {
    const there = seen.filter(blank => blank.place === place);
    const known = there.filter(blank => blank.known > 0).map(blankName);
    const flat = there.some(blank => blank.flat) ? ', on its face' : '';
    return `${inWords(there.length)} ${placeWords(place)}${known.length > 0 ? ` (${listed(known)})` : ''}${flat}`;
  });
  return [part(`${ADJECTIVES[side]} blocks`, items)];
}

/** The newest rows first: older ones may be out of date. */
function ledger(v: GloryView): BoardPart[] {
  const rows = v.ledger.slice(-NEWEST).toReversed();
  return rows.map(row => part('Told', [capital(ledgerWords(v, row))]));
}
