/** What must agree between the figures of a pack whose single figures are all of the right type. */

import { isConvexPolygon, pointInPolygon } from '@weathergauge/seamanship';
import { DUCK_POND, FLEET_IDS, RESERVE_IDS, TERRAIN_IDS } from './berths.ts';
import type { CardData, DataPack, DeckData, DeckLetter, LineData } from './schema.ts';

const LETTERS = 'ABCDE';
/** RB: counters with each letter on the back. */
const COUNTERS = [90, 90, 60, 60, 90] as const;
/** RB: cards in each deck. */
const DECK_SIZE: Readonly<Record<DeckLetter, number>> = { A: 37, B: 29, C: 37, D: 29 };

type Tell = (path: string, message: string) => void;

export function crossChecks(pack: DataPack): readonly string[] {
  const problems: string[] = [];
  const tell: Tell = (path, message) => {
    problems.push(`${path}: ${message}`);
  };
  checkShips(pack, tell);
  checkTracks(pack, tell);
  checkDecks(pack, tell);
  checkCounters(pack, tell);
  checkTable(pack, tell);
  checkBatteries(pack, tell);
  checkTerrain(pack, tell);
  return problems;
}

function checkUnique(path: string, ids: readonly string[], tell: Tell): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) !== index) tell(`${path}[${index}].id`, `"${id}" is used twice`);
  });
}

/** What the scenarios call for by name. */
function checkNeeded(
  path: string,
  ids: readonly string[],
  among: readonly { readonly id: string }[],
  tell: Tell,
): void {
  for (const needed of new Set(ids)) {
    if (!among.some(({ id }) => id === needed)) tell(path, `there must be one called "${needed}": a scenario needs it`);
  }
}

function checkShips(pack: DataPack, tell: Tell): void {
  checkUnique(
    'ships',
    pack.ships.map(ship => ship.id),
    tell,
  );
  pack.ships.forEach((ship, index) => {
    const path = `ships[${index}]`;
    if (!pack.tracks.some(track => track.id === ship.track))
      tell(`${path}.track`, `no track is called "${ship.track}"`);
    if (!pack.decks.some(deck => deck.letter === ship.deck)) tell(`${path}.deck`, `there is no deck ${ship.deck}`);
    const back = pack.ships.find(other => other.id === ship.back);
    if (back === undefined || back === ship) tell(`${path}.back`, `no other ship is called "${ship.back}"`);
    else if (back.back !== ship.id) tell(`${path}.back`, `"${back.id}" does not have "${ship.id}" on its back`);
  });
  const sailing = [...Object.values(FLEET_IDS), ...Object.values(RESERVE_IDS)].flat(2);
  checkNeeded('ships', sailing, pack.ships, tell);
}

function checkFalling(path: string, values: readonly number[], tell: Tell): void {
  for (let i = 1; i < values.length; i += 1) {
    if ((values[i] as number) > (values[i - 1] as number))
      tell(`${path}[${i}]`, 'must not be more than in the box before');
  }
}

function checkShipLog(
  path: string,
  hull: readonly (readonly number[])[],
  crew: readonly number[],
  actions: readonly number[],
  hullName: string,
  tell: Tell,
): void {
  const arcs = (hull[0] as readonly number[]).length;
  for (let arc = 0; arc < arcs; arc += 1) {
    for (let i = 1; i < hull.length; i += 1) {
      const before = (hull[i - 1] as readonly number[])[arc] ?? 0;
      const here = (hull[i] as readonly number[])[arc] ?? 0;
      if (here > before) tell(`${path}.${hullName}[${i}][${arc}]`, 'must not be more than in the box before');
    }
  }
  checkFalling(`${path}.crew`, crew, tell);
  checkFalling(`${path}.actions`, actions, tell);
  const columns = Math.max(hull.length, crew.length);
  if (actions.length !== columns)
    tell(`${path}.actions`, `must have ${columns} columns, one for each box of the longer track`);
}

function checkTracks(pack: DataPack, tell: Tell): void {
  checkUnique(
    'tracks',
    pack.tracks.map(track => track.id),
    tell,
  );
  pack.tracks.forEach(({ hull, crew, actions }, index) =>
    checkShipLog(`tracks[${index}]`, hull, crew, actions, 'hull', tell),
  );
}

function checkDecks(pack: DataPack, tell: Tell): void {
  pack.decks.forEach((deck, index) => {
    const path = `decks[${index}]`;
    if (pack.decks.findIndex(other => other.letter === deck.letter) !== index) {
      tell(`${path}.letter`, `deck ${deck.letter} is there twice`);
    }
    checkDeck(deck, path, tell);
  });
}

function checkDeck(deck: DeckData, path: string, tell: Tell): void {
  const size = DECK_SIZE[deck.letter];
  if (deck.cards.length !== size) tell(`${path}.cards`, `deck ${deck.letter} must have ${size} cards`);
  deck.cards.forEach((card, index) => {
    const at = `${path}.cards[${index}]`;
    if (card.number !== index + 1) tell(`${at}.number`, `must be ${index + 1}: cards are listed in order`);
    checkCard(card, at, tell);
    checkLines(deck, card, at, tell);
    const same = deck.cards.filter(other => signature(other) === signature(card)).length;
    if (card.kind === 'blue' && same !== 2) tell(at, `there must be two copies of each blue card, not ${same}`);
    if (card.kind === 'red' && same !== 1) tell(at, `there must be one red card of a class, not ${same}`);
    const mirrored = deck.cards.filter(other => signature(other) === signature(mirrorImage(card))).length;
    if (mirrored !== same) tell(at, 'has no mirror image in the deck');
  });
  const straights = deck.cards.filter(card => card.kind === 'blue' && card.shape === 'straight').length;
  if (straights === 0) tell(`${path}.cards`, 'there must be a blue straight');
  for (const redClass of ['under', 'five', 'over'] as const) {
    if (!deck.cards.some(card => card.redClass === redClass))
      tell(`${path}.cards`, `there must be a red card "${redClass}"`);
  }
  for (const masts of [1, 2]) {
    if (!deck.cards.some(card => card.masts === masts))
      tell(`${path}.cards`, `there must be a gray card of ${masts} masts`);
  }
}

function signature(card: CardData): string {
  return [card.kind, card.shape, card.side, card.veer, card.redClass, card.masts].join(' ');
}

function mirrorImage(card: CardData): CardData {
  return {
    ...card,
    side: card.side === 'left' ? 'right' : card.side === 'right' ? 'left' : '',
    veer: card.veer < 0 ? card.veer : 10 - card.veer,
    redClass: card.redClass === 'over' ? 'under' : card.redClass === 'under' ? 'over' : card.redClass,
  };
}

function checkCard(card: CardData, path: string, tell: Tell): void {
  if ((card.side === '') !== (card.shape === 'straight'))
    tell(`${path}.side`, 'must be empty on a straight card and only there');
  if ((card.redClass !== '') !== (card.kind === 'red'))
    tell(`${path}.redClass`, 'must be given on a red card and only there');
  if (card.masts > 0 !== (card.kind === 'gray')) tell(`${path}.masts`, 'must be given on a gray card and only there');
  if (card.veer >= 0 !== (card.kind === 'blue')) tell(`${path}.veer`, 'must be given on a blue card and only there');
  if (card.kind !== 'blue') return;
  if (card.shape !== 'turn' && card.veer !== 5) tell(`${path}.veer`, 'must be 5 on a straight or a sideslip');
  if (card.shape === 'turn' && (card.side === 'right' ? card.veer <= 5 : card.veer >= 5)) {
    tell(`${path}.veer`, 'must be above 5 on a turn to the right and below 5 on a turn to the left');
  }
}

const LINES_OF = { blue: 3, red: 2, gray: 1 } as const;

function checkLines(deck: DeckData, card: CardData, path: string, tell: Tell): void {
  const lines = card.lines;
  if ('length' in lines) {
    const due = LINES_OF[card.kind];
    if (lines.length !== due) tell(`${path}.lines`, `a ${card.kind} card has ${due} lines`);
    lines.forEach((line, index) => checkLine(line, card, index, `${path}.lines[${index}]`, tell));
    return;
  }
  const same = 'sameAs' in lines ? lines.sameAs : 0;
  const mirror = 'mirrorOf' in lines ? lines.mirrorOf : 0;
  if (same > 0 === mirror > 0) {
    tell(`${path}.lines`, 'must be a list of lines, or name one card as "sameAs" or "mirrorOf"');
    return;
  }
  const source = deck.cards.find(other => other.number === Math.max(same, mirror));
  const wanted = signature(same > 0 ? card : mirrorImage(card));
  if (source === undefined || source.number >= card.number) tell(`${path}.lines`, 'must name an earlier card');
  else if (signature(source) !== wanted) {
    tell(`${path}.lines`, `card ${source.number} is not ${same > 0 ? 'a copy' : 'the mirror image'} of this one`);
  }
}

function checkLine(line: LineData, card: CardData, index: number, path: string, tell: Tell): void {
  const astern = card.kind === 'red' && index === 1;
  if (line.from !== (astern ? 'stern' : 'bow')) {
    tell(`${path}.from`, `must be "${astern ? 'stern' : 'bow'}": only two sandglasses go astern`);
  }
  if (card.kind === 'red' && line.orange.some((value, i) => value !== line.green[i])) {
    tell(`${path}.green`, 'must be the same as orange: a red line has one arrow');
  }
  if (line.cusp !== undefined && !astern) tell(`${path}.cusp`, 'belongs only on a line that goes astern');
  if (astern ? line.orange[1] >= 0 : line.orange[1] <= 0) {
    tell(`${path}.orange[1]`, `must lie ${astern ? 'astern' : 'ahead'}`);
  }
  if (card.kind !== 'red' && line.green[1] <= line.orange[1]) tell(`${path}.green[1]`, 'must lie further than orange');
  for (const arrow of ['orange', 'green'] as const) {
    const drawnTo = Math.sign(line[arrow][2]);
    const due = card.side === 'right' ? 1 : card.side === 'left' ? -1 : 0;
    if (drawnTo !== due && drawnTo !== 0) tell(`${path}.${arrow}[2]`, 'turns to the wrong side');
  }
}

function checkCounters(pack: DataPack, tell: Tell): void {
  const { faces } = pack.counters;
  const zero = faces[0];
  if (zero === undefined || zero.points > 0 || zero.crew > 0 || zero.special !== '') {
    tell('counters.faces[0]', 'must be the plain 0');
  }
  COUNTERS.forEach((due, letter) => {
    const sum = faces.reduce((total, face) => total + (face.counts[letter] as number), 0);
    if (sum !== due) tell('counters.faces', `the counts of ${LETTERS[letter]} add up to ${sum}, not ${due}`);
  });
  faces.forEach((face, index) => {
    const path = `counters.faces[${index}]`;
    const twin = faces.findIndex(
      other => other.points === face.points && other.crew === face.crew && other.special === face.special,
    );
    if (twin !== index) tell(path, `is the same face as counters.faces[${twin}]`);
    const underlined = face.special === 'leak' || face.special === 'rudder' || face.points === 6;
    if (face.underlined !== underlined)
      tell(`${path}.underlined`, 'must be set on leaks, rudders and sixes and only there');
    if (face.counts[4] > 0 && (face.points > 0 || face.special !== '')) {
      tell(`${path}.counts[4]`, 'E has only the plain 0 and the plain crew: it is the randomizer');
    }
    for (const letter of [0, 1] as const) {
      if (face.counts[letter] > 0 && face.special !== '' && face.points === 0) {
        tell(`${path}.counts[${letter}]`, 'special damages of A and B bear a number: the Basic game reads only that');
      }
    }
  });
}

function checkTable(pack: DataPack, tell: Tell): void {
  const kinds = pack.bases.map(base => base.kind);
  if (kinds[0] === kinds[1]) tell('bases[1].kind', `the base of a ${kinds[0]} is there twice`);
  pack.bases.forEach((base, index) => {
    const inside = (point: readonly [number, number]): boolean =>
      Math.abs(point[0]) <= base.halfWidth && Math.abs(point[1]) <= base.halfLength;
    if (base.mast[0] !== 0 || !inside(base.mast))
      tell(`bases[${index}].mast`, 'must stand on the middle line of the base');
    base.dots.forEach((dot, i) => {
      if (dot[0] <= 0 || !inside(dot)) tell(`bases[${index}].dots[${i}]`, 'must be on the starboard side of the base');
    });
  });
  for (const name of ['forward', 'central', 'rear'] as const) {
    const [from, to] = pack.arcs[name];
    if (!(from > 0 && from < to && to < 180)) tell(`arcs.${name}`, 'must open to starboard, from the bow aft');
  }
  const { width, close, half, full } = pack.ruler;
  if (!(width < close && close < half && half < full))
    tell('ruler', 'width, close, half and full must grow in this order');
  const { aback, beating, reaching } = pack.wind;
  if (!(aback < beating && beating < reaching)) tell('wind', 'aback, beating and reaching must grow in this order');
}

function checkBatteries(pack: DataPack, tell: Tell): void {
  checkUnique(
    'batteries',
    pack.batteries.map(battery => battery.id),
    tell,
  );
  pack.batteries.forEach((battery, index) => {
    const path = `batteries[${index}]`;
    const arcs = battery.arcs.length;
    if (battery.dots.length !== arcs) tell(`${path}.dots`, 'there must be a dot for each arc');
    battery.guns.forEach((box, i) => {
      if (box.length !== arcs) tell(`${path}.guns[${i}]`, 'must have a number for each arc');
    });
    battery.arcs.forEach(([from, to], i) => {
      if (from >= to) tell(`${path}.arcs[${i}]`, 'must open clockwise');
    });
    checkShipLog(path, battery.guns, battery.crew, battery.actions, 'guns', tell);
  });
}

function checkTerrain(pack: DataPack, tell: Tell): void {
  checkUnique(
    'terrain',
    pack.terrain.map(terrain => terrain.id),
    tell,
  );
  pack.terrain.forEach(({ size, outline, building }, index) => {
    const path = `terrain[${index}]`;
    const coast = outline.map(value => Math.round(value * 100));
    if (!isConvexPolygon(coast)) tell(`${path}.outline`, 'must be convex, with its corners anticlockwise');
    const reach = (axis: number): number =>
      Math.max(...outline.map((value, i) => (i % 2 === axis ? Math.abs(value) : 0)));
    if (reach(0) > size[0] / 2 || reach(1) > size[1] / 2) tell(`${path}.outline`, 'must lie within its size');
    if (building === undefined) return;
    const walls = building.outline.map(value => Math.round(value * 100));
    if (!isConvexPolygon(walls)) tell(`${path}.building.outline`, 'must be convex, with its corners anticlockwise');
    for (let i = 0; i + 1 < walls.length; i += 2) {
      if (!pointInPolygon(walls[i] as number, walls[i + 1] as number, coast)) {
        tell(`${path}.building.outline[${i}]`, 'must stand on its island');
      }
    }
  });
  const placed = [...Object.values(TERRAIN_IDS).flat(), ...DUCK_POND.map(({ terrain }) => terrain)];
  checkNeeded('terrain', placed, pack.terrain, tell);
  const reefs = pack.terrain.filter(terrain => terrain.kind === 'reef').length;
  const islands = pack.terrain.filter(terrain => terrain.kind === 'island');
  // RB: scenarios place up to six reefs and two islands, one of them with the building.
  if (reefs < 6) tell('terrain', 'there must be six reefs');
  if (islands.length < 4) tell('terrain', 'there must be four islands');
  if (!islands.some(island => island.building !== undefined)) tell('terrain', 'an island must have the building');
}
