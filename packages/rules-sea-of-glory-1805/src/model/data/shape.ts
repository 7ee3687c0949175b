/** The form that a data pack must have, part by part, with the bounds of its figures. */

import type { Check } from './checks.ts';
import { byWord, degrees, exactly, int, isRecord, list, orNull, parts, text, word, yesOrNo } from './checks.ts';
import { setupCodes } from './derive-pieces.ts';
import {
  areas,
  automaticEvents,
  chitKinds,
  directions,
  MOST_HEXES,
  MOST_POINTS,
  nations,
  objectiveAreas,
  portClasses,
  portNames,
  seasons,
  sides,
  weatherChits,
  winds,
  zones,
} from './numbers.ts';
import {
  abilities,
  admiraltyEvents,
  battleTypes,
  blockKinds,
  blockStarts,
  outcomes,
  randomEvents,
  sails,
  shipStarts,
} from './numbers-of-battle.ts';

const notes: Check = (x, path, say) => {
  if (!isRecord(x) || !Object.values(x).every(note => typeof note === 'string')) say(`${path} is no record of notes`);
};

const relocations: Check = (x, path, say) => {
  if (!isRecord(x)) return say(`${path} is not an object`);
  for (const [from, to] of Object.entries(x)) {
    word(portNames)(from, `${path}: “${from}”`, say);
    list(word(portNames), 1, 4)(to, `${path}.${from}`, say);
  }
};

const CELL = new RegExp(`^(${battleTypes.join('|')})( [1-6])*$`);

const cell: Check = (x, path, say) => {
  if (typeof x !== 'string' || !CELL.test(x))
    say(`${path} is not one of ${battleTypes.join(', ')} with the numbers of its notes after it`);
};

const hex = parts({
  id: text,
  col: int(1, 60),
  row: int(1, 60),
  zone: word(zones),
  lat: orNull(degrees(90)),
  lon: orNull(degrees(180)),
});

const port = parts({
  name: word(portNames),
  hex: text,
  side: word([...sides, 'neutral']),
  class: word(portClasses),
  defence: orNull(int(1, 60)),
  repair: int(0, 9),
  sortie: list(word(winds), 0, winds.length),
  source: text,
});

const track = parts({
  boxes: list(parts({ die: orNull(int(1, 6)) }, { entry: word(sides) }), 4, 12),
  fast: int(1, 7),
});

const turn = parts({
  name: text,
  season: word(seasons),
  hurricanes: yesOrNo,
  provisions: int(0, 9),
  ensign: yesOrNo,
  event: word(automaticEvents),
});

const chit = parts(
  { kind: word(chitKinds) },
  { wind: word(winds), side: word(sides), hexes: int(1, MOST_POINTS), weather: word(weatherChits) },
);

const markers = parts({ areas: list(word(objectiveAreas), 6), values: list(int(0, 30), 6) });

const factor = int(0, 20);

const ship = parts({
  name: text,
  fullName: text,
  nation: word(nations),
  guns: int(20, 150),
  attack: factor,
  defence: int(1, 20),
  attackDamaged: factor,
  defenceDamaged: int(1, 20),
  sunk: factor,
  prize: factor,
  code: word(setupCodes),
  start: word(shipStarts),
  damaged: yesOrNo,
  arrives: orNull(text),
  trafalgar: yesOrNo,
});

const admiral = parts({
  name: text,
  nation: word(nations),
  seniority: orNull(int(1, 20)),
  seamanship: int(0, 6),
  command: int(0, 6),
  squadron: yesOrNo,
  ability: word(abilities),
  code: text,
  trafalgar: yesOrNo,
});

const block = parts(
  { name: text, side: word(sides), kind: word(blockKinds), start: word(blockStarts) },
  { port: word(portNames) },
);

const scenarioFleet = parts({
  block: text,
  nations: list(word(nations), 1, 2),
  start: word(['zone', 'port', 'track']),
  port: orNull(word(portNames)),
  arrives: orNull(text),
  admirals: list(text, 0, 9),
  ships: list(text, 1, 60),
});

const modifier = int(-9, 9);
const dice = int(1, 6);
const eventText = { name: text, effect: text, source: text };

const SHIPS_AT_MOST = 250;

export const packShape: Check = parts({
  rulebook: exactly('sea-of-glory-1805'),
  provenance: notes,
  hexes: list(hex, 100, MOST_HEXES),
  narrows: list(text, 1, 12),
  northSeaZone: list(text, 1, 20),
  toWestIndies: list(text, 1, 60),
  arrivals: parts({ westIndies: list(word(portNames), 4), europe: list(text, 4) }),
  movement: parts({
    points: int(1, MOST_POINTS),
    leavingZone: int(0, MOST_POINTS),
    straits: int(1, MOST_POINTS),
    searchLimit: int(0, MOST_POINTS),
  }),
  ports: list(port, portNames.length),
  relocations,
  roses: byWord(winds, byWord(directions, int(1, 9))),
  tracks: parts({ toWestIndies: track, toEurope: track }),
  turns: list(turn, 36),
  chits: list(chit, 19),
  lastWinds: parts({ 'north-atlantic': word(winds), mediterranean: word(winds) }),
  provisions: parts({ may: int(0, 9), mayNot: int(0, 9) }),
  objectives: parts({ napoleon: markers, pitt: markers, algiers: int(0, 30) }),
  directives: parts({ areas: list(word(objectiveAreas), 5), points: int(0, 30) }),
  destinations: list(parts({ name: text, starred: yesOrNo }, { port: word(portNames), hex: text }), 23),
  manpower: byWord(nations, list(parts({ box: text, points: int(0, 40) }), 2, 9)),
  expedition: parts({
    boxes: list(text, 3, 12),
    start: text,
    transportStart: text,
    british: int(0, 20),
    britishAfterBantry: int(0, 40),
    french: int(0, 20),
  }),
  tension: parts({ boxes: list(text, 2, 9), start: text }),
  weather: parts({
    dice: list(list(word(zones), 1, zones.length), 6),
    modifiers: byWord(seasons, byWord(areas, modifier)),
    hurricaneModifier: modifier,
    severity: list(word(['squall', 'gale', 'storm']), 9),
    hurricaneFrom: int(1, 10),
    frigateAfterHurricane: int(1, 36),
  }),
  firepower: parts({
    rows: list(list(int(0, 250), 20), 24),
    over: list(int(1, 999), 0, 12),
    wreckFrom: int(1, 99),
    prizesFrom: int(1, 99),
    channel: int(1, 250),
  }),
  search: parts({
    spotted: int(2, 12),
    inshore: modifier,
    loose: modifier,
    narrows: modifier,
    offStation: modifier,
    far: modifier,
    weatherChit: modifier,
    convoy: modifier,
    frigate: modifier,
    seasonal: byWord(seasons, list(modifier, zones.length)),
  }),
  dayOfBattle: parts({ bands: list(int(1, 99), 1, 9), seasonal: byWord(seasons, modifier) }),
  matrix: byWord(sails, byWord(sails, list(list(cell, 4), 4))),
  fate: parts({ dice: byWord(nations, byWord(outcomes, dice)), nelson: modifier }),
  admiralsFate: parts({ killedOn: int(0, 12), spared: modifier, pellMell: modifier, nelson: modifier }),
  randomEvents: list(list(word(randomEvents), 1, 2), 11),
  randomEventTexts: byWord(randomEvents, parts(eventText)),
  admiraltyEvents: byWord(admiraltyEvents, parts({ ...eventText, fullTerm: yesOrNo, failure: int(0, 30) })),
  eventNumbers: parts({
    turnsAhead: int(1, 36),
    feverEndsFrom: int(1, 6),
    frenchSpiesTo: int(0, 6),
    barbary: int(0, 12),
    rocketsFrom: int(1, 6),
    lisbonShips: int(1, 60),
    capeShips: int(1, 60),
    capeRemoved: int(0, 60),
    capeHex: text,
    lastNeapolitanTurn: text,
  }),
  raid: parts({
    inshore: dice,
    loose: dice,
    northSea: dice,
    invasion: dice,
    channel: dice,
    lastChannelTurn: text,
  }),
  ships: list(ship, 1, SHIPS_AT_MOST),
  admirals: list(admiral, 17),
  fatalisticCommand: int(0, 6),
  blocks: list(block, 44),
  trafalgar: parts({
    first: text,
    last: text,
    frigates: int(0, 9),
    fleets: list(scenarioFleet, 1, 20),
    ships: int(1, 99),
    brestBefore: text,
    hexAfter: text,
    objectives: int(1, 4),
  }),
});
