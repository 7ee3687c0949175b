/** The tables of the reference cards and tracks. What is published of them, and what is reconstructed, is said in `pack.ts`. */

import type { AutomaticEvent, Season } from './numbers.ts';
import type { DataPack, PackTurn } from './schema.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];
const ENSIGNS = ['Feb I', 'Apr II', 'Jun III', 'Sep I'];
const CALENDAR: Readonly<Record<string, AutomaticEvent>> = {
  'Apr III': 'lord-barham',
  'Aug III': 'napoleon-marches',
  'Sep III': 'spanish-draft',
  'Nov I': 'rosily-mesros',
};

/** December with winter, three Provisions Chits from March to August, hurricanes from July to October. */
export const TURNS: readonly PackTurn[] = MONTHS.flatMap((month, m) =>
  ['I', 'II', 'III'].map((third): PackTurn => {
    const name = `${month} ${third}`;
    return {
      name,
      season: SEASONS[Math.floor(((m + 1) % 12) / 3)] ?? 'winter',
      hurricanes: m >= 6 && m <= 9,
      provisions: m >= 2 && m <= 7 ? 3 : 2,
      ensign: ENSIGNS.includes(name),
      event: CALENDAR[name] ?? 'none',
    };
  }),
);

/** 6.2 to 6.6 */
export const CHITS: DataPack['chits'] = [
  { kind: 'wind', wind: 'NE' },
  { kind: 'wind', wind: 'W' },
  { kind: 'wind', wind: 'SW' },
  { kind: 'wind', wind: 'Ms' },
  { kind: 'wind', wind: 'Sc' },
  { kind: 'wind', wind: 'Lv' },
  { kind: 'wind', wind: 'E' },
  { kind: 'wind', wind: 'E' },
  { kind: 'wind', wind: 'E' },
  { kind: 'bonus', side: 'british', hexes: 2 },
  { kind: 'bonus', side: 'british', hexes: 3 },
  { kind: 'bonus', side: 'allied', hexes: 3 },
  { kind: 'bonus', side: 'allied', hexes: 4 },
  { kind: 'initiative' },
  { kind: 'initiative' },
  { kind: 'weather', weather: 'random' },
  { kind: 'weather', weather: 'random' },
  { kind: 'weather', weather: 'zone-1' },
  { kind: 'weather', weather: 'zone-6' },
];

export const OBJECTIVES: DataPack['objectives'] = {
  napoleon: {
    areas: ['bantry-bay', 'havana', 'west-indies', 'naples', 'malta', 'alexandria'],
    values: [1, 2, 3, 4, 5, 6],
  },
  pitt: {
    areas: ['bantry-bay', 'north-sea', 'west-indies', 'naples', 'malta', 'alexandria'],
    values: [4, 5, 6, 7, 8, 9],
  },
  algiers: 3,
};

export const DIRECTIVES: DataPack['directives'] = {
  areas: ['bantry-bay', 'naples', 'malta', 'alexandria', 'west-indies'],
  points: 6,
};

export const MANPOWER: DataPack['manpower'] = {
  british: [
    { box: 'Start', points: 4 },
    { box: 'Lord Barham', points: 7 },
    { box: 'Barham and Fencibles', points: 9 },
  ],
  french: [
    { box: 'Start', points: 4 },
    { box: 'Manpower Surge', points: 6 },
    { box: 'Dutch crews', points: 8 },
  ],
  spanish: [
    { box: 'Start', points: 3 },
    { box: 'Manpower Surge', points: 4 },
    { box: 'Manpower Draft', points: 6 },
  ],
};

export const EXPEDITION: DataPack['expedition'] = {
  boxes: ['Start', '1', 'S', '3', 'Ready'],
  start: 'Start',
  transportStart: 'S',
  british: 2,
  britishAfterBantry: 4,
  french: 2,
};

export const TENSION: DataPack['tension'] = { boxes: ['Cordial', 'Uneasy', 'Strained', 'War!'], start: 'Strained' };

export const WEATHER: DataPack['weather'] = {
  dice: [
    ['western-approaches', 'bay-of-biscay'],
    ['bay-of-biscay'],
    ['the-capes'],
    ['western-med'],
    ['eastern-med'],
    ['west-indies'],
  ],
  modifiers: {
    winter: { 'north-atlantic': 2, mediterranean: 1, 'west-indies': 0 },
    spring: { 'north-atlantic': 1, mediterranean: 0, 'west-indies': 0 },
    summer: { 'north-atlantic': 0, mediterranean: 0, 'west-indies': 0 },
    autumn: { 'north-atlantic': 1, mediterranean: 1, 'west-indies': 0 },
  },
  hurricaneModifier: 3,
  severity: ['squall', 'squall', 'squall', 'gale', 'gale', 'storm', 'storm', 'storm', 'storm'],
  hurricaneFrom: 7,
  frigateAfterHurricane: 9,
};

/** The top of the column times 0.025 × row − 0.01, rounded: three cells of row 6 are published, and this fits them. */
export const FIREPOWER: DataPack['firepower'] = {
  rows: [
    [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
    [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4],
    [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7],
    [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9],
    [1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 12],
    [1, 1, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 11, 11, 12, 13, 13, 14],
    [1, 2, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
    [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22],
    [1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 22, 23, 24],
    [1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23, 24, 25, 27],
    [1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29],
    [2, 3, 5, 6, 8, 9, 11, 13, 14, 16, 17, 19, 20, 22, 24, 25, 27, 28, 30, 32],
    [2, 3, 5, 7, 9, 10, 12, 14, 15, 17, 19, 20, 22, 24, 26, 27, 29, 31, 32, 34],
    [2, 4, 5, 7, 9, 11, 13, 15, 16, 18, 20, 22, 24, 26, 27, 29, 31, 33, 35, 37],
    [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39],
    [2, 4, 6, 8, 10, 12, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 42],
    [2, 4, 7, 9, 11, 13, 15, 18, 20, 22, 24, 26, 29, 31, 33, 35, 37, 40, 42, 44],
    [2, 5, 7, 9, 12, 14, 16, 19, 21, 23, 26, 28, 30, 33, 35, 37, 40, 42, 44, 47],
    [2, 5, 7, 10, 12, 15, 17, 20, 22, 25, 27, 29, 32, 34, 37, 39, 42, 44, 47, 49],
    [3, 5, 8, 10, 13, 15, 18, 21, 23, 26, 28, 31, 33, 36, 39, 41, 44, 46, 49, 52],
    [3, 5, 8, 11, 14, 16, 19, 22, 24, 27, 30, 32, 35, 38, 41, 43, 46, 49, 51, 54],
    [3, 6, 8, 11, 14, 17, 20, 23, 25, 28, 31, 34, 37, 40, 42, 45, 48, 51, 54, 57],
    [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 32, 35, 38, 41, 44, 47, 50, 53, 56, 59],
  ],
  over: [100, 120, 140, 160, 180],
  wreckFrom: 13,
  prizesFrom: 13,
  channel: 30,
};

export const SEARCH: DataPack['search'] = {
  spotted: 8,
  inshore: 3,
  loose: 1,
  narrows: 1,
  offStation: -1,
  far: -1,
  weatherChit: -1,
  convoy: 1,
  frigate: 1,
  seasonal: {
    winter: [-1, 0, 0, 1, 1, 1],
    spring: [0, 0, 0, 1, 1, 1],
    summer: [0, 0, 1, 1, 1, 0],
    autumn: [-1, -1, 0, 0, 0, 0],
  },
};

export const DAY_OF_BATTLE: DataPack['dayOfBattle'] = {
  bands: [3, 6, 9, 12, 15],
  seasonal: { winter: -1, spring: 0, summer: 1, autumn: 0 },
};

export const MATRIX: DataPack['matrix'] = {
  easy: {
    easy: [
      ['HA 1', 'HA 1', 'RB', 'RB 5'],
      ['WF', 'HA 1', 'PM', 'RB 5'],
      ['AC 3', 'PM', 'BTL', 'BTL 5'],
      ['RB 2', 'HA 1 2', 'RB 2', 'RB 2 5'],
    ],
    full: [
      ['RB', 'WF', 'RB', 'LFW 4'],
      ['WF', 'HA 1', 'RB', 'LFW 4'],
      ['WF', 'AC 3', 'BTL', 'LFW 4'],
      ['RB 2', 'WF 2', 'RB 2', 'LFW 4'],
    ],
  },
  full: {
    easy: [
      ['HA 1', 'HA 1', 'RB', 'RB'],
      ['AC 3', 'PM', 'BTL', 'BTL'],
      ['BTL', 'PM', 'PM', 'PM'],
      ['RB 2', 'RB 2', 'RB 2', 'RB 2'],
    ],
    full: [
      ['RB', 'HA 1', 'RB', 'LFW 4'],
      ['HA 1', 'PM', 'BTL', 'RB'],
      ['BTL', 'PM', 'PM', 'RB'],
      ['RB 2', 'RB 2', 'RB 2', 'RB 2'],
    ],
  },
};

export const FATE: DataPack['fate'] = {
  dice: {
    british: {
      victorious: 1,
      draw: 1,
      withdrew: 2,
      'majority-wrecked': 2,
      precipitous: 3,
      'all-wrecked': 3,
      'neither-victorious': 2,
    },
    french: {
      victorious: 1,
      draw: 2,
      withdrew: 2,
      'majority-wrecked': 3,
      precipitous: 3,
      'all-wrecked': 4,
      'neither-victorious': 3,
    },
    spanish: {
      victorious: 2,
      draw: 2,
      withdrew: 3,
      'majority-wrecked': 3,
      precipitous: 4,
      'all-wrecked': 4,
      'neither-victorious': 3,
    },
  },
  nelson: 5,
};

export const ADMIRALS_FATE: DataPack['admiralsFate'] = { killedOn: 2, spared: 3, pellMell: -1, nelson: -1 };

export const RAID: DataPack['raid'] = {
  inshore: 3,
  loose: 2,
  northSea: 2,
  invasion: 3,
  channel: 2,
  lastChannelTurn: 'Aug II',
};
