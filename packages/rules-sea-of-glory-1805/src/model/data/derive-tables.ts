/** From the tables of a pack: numbers instead of words, and bits instead of lists. */

import {
  AREA_OF_WIND,
  areas,
  automaticEvents,
  chitKinds,
  nations,
  objectiveAreas,
  portNames,
  seasons,
  severities,
  sides,
  weatherChits,
  winds,
  zones,
} from './numbers.ts';
import {
  admiraltyEvents,
  battleTypes,
  leewardTactics,
  outcomes,
  randomEvents,
  sails,
  windwardTactics,
} from './numbers-of-battle.ts';
import type { DataPack, PackChit, PackEventText, PackTurn } from './schema.ts';

export interface Turn {
  readonly name: string;
  readonly season: number;
  readonly hurricanes: 0 | 1;
  readonly provisions: number;
  readonly ensign: 0 | 1;
  /** 15.1, 0: none. */
  readonly event: number;
}

export interface Chit {
  readonly kind: number;
  /** Of a Wind Chit, else −1. */
  readonly area: number;
  readonly wind: number;
  /** Of a Bonus Move Chit, else −1 and 0. */
  readonly side: number;
  readonly hexes: number;
  /** Of a Weather Chit, else −1. */
  readonly weather: number;
}

export interface AdmiraltyText extends PackEventText {
  readonly id: string;
  readonly fullTerm: 0 | 1;
  /** Victory points of the Allies if the British fail. */
  readonly failure: number;
}

export interface TableFigures {
  /** By turn 1 to 36; the first entry is that of turn 1 too. */
  readonly turns: readonly Turn[];
  readonly chits: readonly Chit[];
  /** By area. */
  readonly lastWinds: readonly [number, number, number];
  readonly provisions: DataPack['provisions'];
  readonly objectives: {
    readonly napoleon: { readonly areas: readonly number[]; readonly values: readonly number[] };
    readonly pitt: { readonly areas: readonly number[]; readonly values: readonly number[] };
    readonly algiers: number;
  };
  /** By port: the objective area that it lies in, −1: none. */
  readonly objectiveOfPort: readonly number[];
  readonly directives: { readonly areas: readonly number[]; readonly points: number };
  /** By nation, then by box. */
  readonly manpower: readonly (readonly number[])[];
  readonly manpowerBoxes: readonly (readonly string[])[];
  readonly expedition: {
    readonly boxes: readonly string[];
    readonly start: number;
    readonly transportStart: number;
    readonly ready: number;
    readonly british: number;
    readonly britishAfterBantry: number;
    readonly french: number;
  };
  readonly tension: { readonly boxes: readonly string[]; readonly start: number; readonly war: number };
  readonly weather: {
    /** By die 1 to 6 (index 0 is not used): bit z is set if zone z is hit. */
    readonly zonesOfDie: readonly number[];
    /** By season × 3 + area. */
    readonly modifiers: readonly number[];
    readonly hurricaneModifier: number;
    /** By result 0 to 9. */
    readonly severity: readonly number[];
    readonly hurricaneFrom: number;
    readonly frigateAfterHurricane: number;
  };
  readonly firepower: {
    /** By row × columns + column. */
    readonly cells: Uint8Array;
    readonly columns: number;
    readonly rows: number;
    readonly over: readonly number[];
    readonly wreckFrom: number;
    readonly prizesFrom: number;
    readonly channel: number;
  };
  /** Seasonal: by season × 6 + zone. */
  readonly search: Omit<DataPack['search'], 'seasonal'> & { readonly seasonal: readonly number[] };
  /** Seasonal: by season. */
  readonly dayOfBattle: { readonly bands: readonly number[]; readonly seasonal: readonly number[] };
  /** By (windward tactic × 2 + sail) × 8 + leeward tactic × 2 + sail: type of battle, and its notes (bit n: note n). */
  readonly matrix: Uint8Array;
  readonly matrixNotes: Uint8Array;
  /** Dice by nation × 7 + outcome. */
  readonly fate: { readonly dice: readonly number[]; readonly nelson: number };
  readonly admiralsFate: DataPack['admiralsFate'];
  /** By total of two dice, 0 to 12: events, the second if the first has been. */
  readonly randomEvents: readonly (readonly number[])[];
  /** By event. */
  readonly randomEventTexts: readonly (PackEventText & { readonly id: string })[];
  readonly admiraltyEvents: readonly AdmiraltyText[];
  readonly eventNumbers: Omit<DataPack['eventNumbers'], 'capeHex' | 'lastNeapolitanTurn'> & {
    readonly lastNeapolitanTurn: number;
  };
  readonly raid: Omit<DataPack['raid'], 'lastChannelTurn'> & { readonly lastChannelTurn: number };
}

/** Bantry Bay, Naples, Malta, Alexandria, the West Indies (British ports there), Havana, North Sea. */
const OBJECTIVE_PORTS: readonly (readonly (typeof portNames)[number][])[] = [
  ['Bantry Bay'],
  ['Naples'],
  ['Malta'],
  ['Alexandria'],
  ['Jamaica', 'Antigua', 'Barbados', 'Trinidad'],
  ['Havana'],
  ['North Sea raid'],
];

export function deriveTables(pack: DataPack): TableFigures {
  const turns = pack.turns.map(turnOf);
  const { napoleon, pitt, algiers } = pack.objectives;
  const { capeHex: _, lastNeapolitanTurn, ...eventNumbers } = pack.eventNumbers;
  const { lastChannelTurn, ...raid } = pack.raid;
  const { seasonal: searchSeasons, ...search } = pack.search;
  const { boxes, start, transportStart, ...costs } = pack.expedition;
  return {
    turns: [turns[0] as Turn, ...turns],
    chits: pack.chits.map(chitOf),
    lastWinds: [
      winds.indexOf(pack.lastWinds['north-atlantic']),
      winds.indexOf(pack.lastWinds.mediterranean),
      winds.indexOf('E'),
    ],
    provisions: pack.provisions,
    objectives: {
      napoleon: { areas: napoleon.areas.map(area => objectiveAreas.indexOf(area)), values: napoleon.values },
      pitt: { areas: pitt.areas.map(area => objectiveAreas.indexOf(area)), values: pitt.values },
      algiers,
    },
    objectiveOfPort: portNames.map(name => OBJECTIVE_PORTS.findIndex(ports => ports.includes(name))),
    directives: {
      areas: pack.directives.areas.map(area => objectiveAreas.indexOf(area)),
      points: pack.directives.points,
    },
    manpower: nations.map(nation => pack.manpower[nation].map(({ points }) => points)),
    manpowerBoxes: nations.map(nation => pack.manpower[nation].map(({ box }) => box)),
    expedition: {
      boxes,
      start: boxes.indexOf(start),
      transportStart: boxes.indexOf(transportStart),
      ready: boxes.length - 1,
      ...costs,
    },
    tension: {
      boxes: pack.tension.boxes,
      start: pack.tension.boxes.indexOf(pack.tension.start),
      war: pack.tension.boxes.length - 1,
    },
    weather: weatherOf(pack.weather),
    firepower: firepowerOf(pack.firepower),
    search: { ...search, seasonal: seasons.flatMap(season => searchSeasons[season]) },
    dayOfBattle: {
      bands: pack.dayOfBattle.bands,
      seasonal: seasons.map(season => pack.dayOfBattle.seasonal[season]),
    },
    matrix: cells(pack.matrix, cell => battleTypes.findIndex(type => type === cell.split(' ')[0])),
    matrixNotes: cells(pack.matrix, cell =>
      cell
        .split(' ')
        .slice(1)
        .reduce((bits, note) => bits | (1 << Number(note)), 0),
    ),
    fate: {
      dice: nations.flatMap(nation => outcomes.map(outcome => pack.fate.dice[nation][outcome])),
      nelson: pack.fate.nelson,
    },
    admiralsFate: pack.admiralsFate,
    randomEvents: [[], [], ...pack.randomEvents.map(events => events.map(event => randomEvents.indexOf(event)))],
    randomEventTexts: randomEvents.map(id => ({ id, ...pack.randomEventTexts[id] })),
    admiraltyEvents: admiraltyEvents.map(id => {
      const { fullTerm, ...text } = pack.admiraltyEvents[id];
      return { id, ...text, fullTerm: fullTerm ? 1 : 0 };
    }),
    eventNumbers: { ...eventNumbers, lastNeapolitanTurn: turnNamed(pack, lastNeapolitanTurn) },
    raid: { ...raid, lastChannelTurn: turnNamed(pack, lastChannelTurn) },
  };
}

/** 0 where there is no such turn. */
export function turnNamed({ turns }: DataPack, name: string | null): number {
  return turns.findIndex(turn => turn.name === name) + 1;
}

function turnOf({ name, season, hurricanes, provisions, ensign, event }: PackTurn): Turn {
  return {
    name,
    season: seasons.indexOf(season),
    hurricanes: hurricanes ? 1 : 0,
    provisions,
    ensign: ensign ? 1 : 0,
    event: automaticEvents.indexOf(event),
  };
}

function chitOf({ kind, wind: name, side, hexes, weather }: PackChit): Chit {
  const wind = name === undefined ? -1 : winds.indexOf(name);
  return {
    kind: chitKinds.indexOf(kind),
    area: AREA_OF_WIND[wind] ?? -1,
    wind,
    side: side === undefined ? -1 : sides.indexOf(side),
    hexes: hexes ?? 0,
    weather: weather === undefined ? -1 : weatherChits.indexOf(weather),
  };
}

function weatherOf(weather: DataPack['weather']): TableFigures['weather'] {
  const { hurricaneModifier, hurricaneFrom, frigateAfterHurricane } = weather;
  const severity = weather.severity.map(word => severities.indexOf(word));
  return {
    zonesOfDie: [0, ...weather.dice.map(hit => hit.reduce((bits, zone) => bits | (1 << zones.indexOf(zone)), 0))],
    modifiers: seasons.flatMap(season => areas.map(area => weather.modifiers[season][area])),
    hurricaneModifier,
    severity: [severity[0] as number, ...severity],
    hurricaneFrom,
    frigateAfterHurricane,
  };
}

function firepowerOf({ rows, over, wreckFrom, prizesFrom, channel }: DataPack['firepower']): TableFigures['firepower'] {
  const columns = (rows[0] ?? []).length;
  // Row 0: no dice, no result.
  const cellsOf = Uint8Array.from([...Array.from({ length: columns }, () => 0), ...rows.flat()]);
  return { cells: cellsOf, columns, rows: rows.length, over, wreckFrom, prizesFrom, channel };
}

function cells(matrix: DataPack['matrix'], value: (cell: string) => number): Uint8Array {
  const rows = windwardTactics.flatMap((_, w) => sails.map(sail => ({ w, sail })));
  const columns = leewardTactics.flatMap((_, l) => sails.map(sail => ({ l, sail })));
  return Uint8Array.from(
    rows.flatMap(row => columns.map(column => value(matrix[row.sail][column.sail]?.[row.w]?.[column.l] ?? ''))),
  );
}
