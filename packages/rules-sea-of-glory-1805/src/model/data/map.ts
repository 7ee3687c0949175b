/** Ports (in the order of their numbers in the state), wind roses, tracks and the other marks on the chart. */

import type { PortName, Wind } from './numbers.ts';
import type { DataPack, PackPort } from './schema.ts';

export const PORTS: readonly PackPort[] = [
  port('Bantry Bay', '0204', 'neutral neutral', 10, 0, '', 'hex published; values reconstructed'),
  port('Plymouth', '0905', 'british major', null, 2, 'NE W', 'hex reconstructed; values reconstructed'),
  port(
    'Portsmouth',
    '1104',
    'british major',
    null,
    3,
    'NE W',
    'hex reconstructed; repair published, the rest reconstructed',
  ),
  port(
    'Brest',
    '0807',
    'allied major',
    null,
    1,
    'NE',
    'hex reconstructed; repair and sortie published, the rest reconstructed',
  ),
  port('Rochefort', '1210', 'allied major', null, 1, 'NE SW', 'hex reconstructed; values reconstructed'),
  port('Ferrol', '0614', 'allied major', null, 1, 'NE SW', 'hex reconstructed; values reconstructed'),
  port('Lisbon', '0620', 'neutral neutral', null, 0, '', 'hex published; values reconstructed'),
  port('Cadiz', '1022', 'allied major', null, 1, 'NE SW', 'hex reconstructed; values reconstructed'),
  port('Gibraltar', '1123', 'british major', null, 1, 'Ms Lv', 'hex deduced; values reconstructed'),
  port('Cartagena', '1521', 'allied major', null, 1, 'Ms Lv', 'hex reconstructed; values reconstructed'),
  port('Algiers', '1920', 'neutral neutral', 10, 0, 'Sc Lv', 'hex reconstructed; values reconstructed'),
  port('Toulon', '2113', 'allied major', null, 1, 'Ms Lv', 'hex reconstructed; values reconstructed'),
  port('Madalenas', '2414', 'british minor', null, 0, 'Ms Sc Lv', 'hex deduced; values reconstructed'),
  port('Naples', '2915', 'british minor', 14, 1, 'Ms Lv', 'hex reconstructed; values reconstructed'),
  port('Malta', '3120', 'british major', 17, 1, 'Ms Sc', 'hex reconstructed; values reconstructed'),
  port('Corfu', '3515', 'neutral neutral', null, 0, '', 'hex reconstructed; values reconstructed'),
  port('Alexandria', '4622', 'british minor', 14, 1, 'Sc Lv', 'hex reconstructed; values reconstructed'),
  port('Havana', 'W02', 'allied major', null, 1, 'E', 'hex reconstructed; values reconstructed'),
  port('Jamaica', 'W20', 'british major', 16, 1, 'E', 'hex reconstructed; values reconstructed'),
  port('Santo Domingo', 'W23', 'allied minor', null, 0, 'E', 'hex reconstructed; values reconstructed'),
  port('Antigua', 'W15', 'british minor', 11, 1, 'E', 'hex reconstructed; values reconstructed'),
  port('Guadeloupe', 'W26', 'allied minor', null, 0, 'E', 'hex reconstructed; values reconstructed'),
  port('Martinique', 'W36', 'allied minor', null, 1, 'E', 'hex reconstructed; values reconstructed'),
  port('Barbados', 'W37', 'british minor', 11, 0, 'E', 'hex reconstructed; values reconstructed'),
  port('Trinidad', 'W44', 'british minor', 10, 0, 'E', 'hex reconstructed; values reconstructed'),
  port('North Sea raid', '1501', 'neutral hex', 12, 0, '', 'hex published; values reconstructed'),
];

/** 6.9.3 Where damaged British ships may go from a patrol zone. */
export const RELOCATIONS: DataPack['relocations'] = {
  'Bantry Bay': ['Plymouth'],
  Brest: ['Portsmouth', 'Plymouth'],
  Rochefort: ['Plymouth'],
  Ferrol: ['Plymouth'],
  Cadiz: ['Gibraltar'],
  Cartagena: ['Gibraltar'],
  Toulon: ['Madalenas'],
};

export const ROSES: DataPack['roses'] = {
  NE: { N: 2, NE: 2, SE: 1, S: 1, SW: 1, NW: 1 },
  W: { N: 1, NE: 1, SE: 1, S: 1, SW: 2, NW: 2 },
  SW: { N: 1, NE: 1, SE: 1, S: 2, SW: 2, NW: 1 },
  Ms: { N: 2, NE: 1, SE: 1, S: 1, SW: 1, NW: 2 },
  Sc: { N: 1, NE: 1, SE: 2, S: 2, SW: 1, NW: 1 },
  Lv: { N: 1, NE: 2, SE: 2, S: 1, SW: 1, NW: 1 },
  E: { N: 1, NE: 2, SE: 2, S: 1, SW: 1, NW: 1 },
};

export const TRACKS: DataPack['tracks'] = {
  toWestIndies: {
    boxes: [{ die: 3, entry: 'allied' }, { die: null, entry: 'british' }, { die: 6 }, { die: 6 }, { die: 6 }],
    fast: 4,
  },
  toEurope: {
    boxes: [
      { die: 6, entry: 'allied' },
      { die: 6, entry: 'british' },
      { die: null },
      { die: 3 },
      { die: 1 },
      { die: null },
    ],
    fast: 5,
  },
};

export const NARROWS: DataPack['narrows'] = ['1403', '1123', '2414', '3117'];
export const NORTH_SEA_ZONE: DataPack['northSeaZone'] = ['1401', '1402', '1501', '1502', '1601'];
export const TO_WEST_INDIES_HEXES: DataPack['toWestIndies'] = [
  '0125',
  '0126',
  '0127',
  '0225',
  '0226',
  '0227',
  '0325',
  '0326',
  '0327',
  '0425',
  '0426',
  '0427',
];

export const ARRIVALS: DataPack['arrivals'] = {
  westIndies: ['Jamaica', 'Antigua', 'Barbados', 'Trinidad'],
  europe: ['1501', '0107', '0115', '0123'],
};

export const MOVEMENT: DataPack['movement'] = { points: 9, leavingZone: 3, straits: 3, searchLimit: 5 };

/** 5.13 Markers of the Grand Conseil. The count of 23 is published; which they are is deduced from it. */
export const DESTINATIONS: DataPack['destinations'] = [
  { name: 'Brest', port: 'Brest', starred: false },
  { name: 'Rochefort', port: 'Rochefort', starred: false },
  { name: 'Ferrol', port: 'Ferrol', starred: false },
  { name: 'Cadiz', port: 'Cadiz', starred: false },
  { name: 'Cartagena', port: 'Cartagena', starred: false },
  { name: 'Toulon', port: 'Toulon', starred: true },
  { name: 'Martinique', port: 'Martinique', starred: false },
  { name: 'Guadeloupe', port: 'Guadeloupe', starred: false },
  { name: 'Santo Domingo', port: 'Santo Domingo', starred: false },
  { name: 'Havana', port: 'Havana', starred: false },
  { name: 'Bantry Bay', port: 'Bantry Bay', starred: false },
  { name: 'North Sea', port: 'North Sea raid', starred: false },
  { name: 'Channel', hex: '1403', starred: false },
  { name: 'Naples', port: 'Naples', starred: true },
  { name: 'Malta', port: 'Malta', starred: true },
  { name: 'Alexandria', port: 'Alexandria', starred: true },
  { name: 'Jamaica', port: 'Jamaica', starred: false },
  { name: 'Antigua', port: 'Antigua', starred: false },
  { name: 'Barbados', port: 'Barbados', starred: false },
  { name: 'Trinidad', port: 'Trinidad', starred: false },
  { name: 'Algiers', port: 'Algiers', starred: true },
  { name: 'Corfu', port: 'Corfu', starred: true },
  { name: 'Lisbon', port: 'Lisbon', starred: false },
];

function port(
  name: PortName,
  hex: string,
  what: string,
  defence: number | null,
  repair: number,
  winds: string,
  source: string,
): PackPort {
  const [side, kind] = what.split(' ') as [PackPort['side'], PackPort['class']];
  const sortie = (winds === '' ? [] : winds.split(' ')) as Wind[];
  return { name, hex, side, class: kind, defence, repair, sortie, source };
}
