import { expect, test } from 'vitest';
import { PRINTED } from './pack.ts';
import { validatePack } from './schema.ts';

type Json = { [key: string]: Json } & Json[];

/** What validatePack says of the set after one change to it. */
function spoilt(change: (pack: Json) => void): readonly string[] {
  // Through JSON, because figures that lie in several places must come apart.
  const pack = JSON.parse(JSON.stringify(PRINTED)) as Json;
  change(pack);
  return validatePack(pack);
}

/** Sets the value at a path such as `ships[3].burden`; undefined takes it away. */
function put(path: string, value: unknown): (pack: Json) => void {
  return pack => {
    const keys = path.split(/[.[\]]+/).filter(key => key !== '');
    const last = keys.pop() as string;
    let here = pack;
    for (const key of keys) here = here[key] as Json;
    if (value === undefined) Reflect.deleteProperty(here, last);
    else here[last] = value as Json;
  };
}

test('the set is a valid pack, also after a trip through JSON', () => {
  expect(validatePack(PRINTED)).toEqual([]);
  expect(JSON.parse(JSON.stringify(PRINTED))).toEqual(PRINTED);
});

test('every group bears a note of where it comes from', () => {
  expect(Object.keys(PRINTED.provenance).toSorted()).toEqual(
    Object.keys(PRINTED)
      .filter(group => group !== 'provenance' && group !== 'rulebook')
      .toSorted(),
  );
});

test('a pack may replace a single figure: a burden, an arrow, a whole left-hand card', () => {
  expect(spoilt(put('ships[3].burden', 6))).toEqual([]);
  expect(spoilt(put('decks[3].cards[6].lines[1].green', [5.7, 29, 22.5]))).toEqual([]);
  const left = { from: 'bow', orange: [-2, 19, -18], green: [-5.5, 29, -22.5] };
  expect(spoilt(put('decks[3].cards[8].lines', [left, left, left]))).toEqual([]);
});

test('a thing that is no pack is refused in one sentence', () => {
  for (const value of [null, 7, 'pack', []]) expect(validatePack(value)).toEqual(['must be an object']);
});

const END = { from: 'bow', orange: [0, 1, 0], green: [0, 2, 0] };

test.each([
  ['ships[3].burden', 0, 'must be a whole number from 1 to 9'],
  ['ships[3].burden', 2.5, 'must be a whole number from 1 to 9'],
  ['ships[3].burden', '5', 'must be a whole number from 1 to 9'],
  ['ships[3].burden', undefined, 'is missing'],
  ['ships[3].keel', 1, 'is not known here'],
  ['ships[0].nation', 'spanish', 'must be one of "british", "french"'],
  ['ships[0].id', 'Courageuse', 'must be lower-case letters and digits joined by hyphens'],
  ['ships[0].name', ' ', 'must not be empty'],
  ['ships[0].year', 1778, 'must be text'],
  ['ships[0].year', 'old', 'must be a year, a year with another in brackets, or empty'],
  ['ships[0].id', 'someone', 'there must be one called "courageuse": a scenario needs it'],
  ['ships[2].track', 'F-Z', 'no track is called "F-Z"'],
  ['ships[2].back', 'genereux', 'no other ship is called "genereux"'],
  ['provenance.decks', undefined, 'is missing'],
  ['tracks', {}, 'must be a list'],
  ['tracks[1].id', 'F-A', '"F-A" is used twice'],
  ['tracks[0].hull[2]', [2, 3], 'must be a list of 3'],
  ['tracks[0].hull[9][2]', 2, 'must not be more than in the box before'],
  ['tracks[0].crew[3]', 3, 'must not be more than in the box before'],
  ['tracks[0].actions[5]', 4, 'must not be more than in the box before'],
  ['tracks[0].actions', [4, 3], 'must have 10 columns, one for each box of the longer track'],
  ['decks[3].cards[4].lines', { mirrorOf: 7 }, 'must name an earlier card'],
  ['decks[3].cards[8].lines', { mirrorOf: 3 }, 'card 3 is not the mirror image of this one'],
  ['decks[3].cards[7].lines', { sameAs: 1 }, 'card 1 is not a copy of this one'],
  ['decks[3].cards[7].lines', {}, 'must be a list of lines, or name one card as "sameAs" or "mirrorOf"'],
  ['decks[3].cards[0].lines', [END], 'a blue card has 3 lines'],
  ['decks[3].cards[0].lines[0].orange[1]', -3, 'must lie ahead'],
  ['decks[3].cards[0].lines[0].green[1]', 20, 'must lie further than orange'],
  ['decks[3].cards[6].lines[0].green[2]', -22.5, 'turns to the wrong side'],
  ['decks[3].cards[6].lines[0].green[2]', 22.505, 'must have at most two decimals'],
  ['decks[3].cards[6].lines[0].from', 'stern', 'must be "bow": only two sandglasses go astern'],
  ['decks[3].cards[6].lines[0].cusp', [1, 1, 1], 'belongs only on a line that goes astern'],
  ['decks[3].cards[19].lines[0].green[0]', 7, 'must be the same as orange: a red line has one arrow'],
  ['decks[3].cards[0].redClass', 'five', 'must be given on a red card and only there'],
  ['decks[3].cards[21].veer', 6, 'must be given on a blue card and only there'],
  ['decks[3].cards[21].masts', 0, 'must be given on a gray card and only there'],
  ['decks[3].cards[2].side', '', 'must be empty on a straight card and only there'],
  ['decks[3].cards[2].veer', 6, 'must be 5 on a straight or a sideslip'],
  ['decks[3].cards[6].veer', 4, 'must be above 5 on a turn to the right and below 5 on a turn to the left'],
  ['decks[3].cards[6].veer', 7, 'there must be two copies of each blue card, not 3'],
  ['decks[3].cards[4].number', 6, 'must be 5: cards are listed in order'],
  ['decks[3].letter', 'C', 'deck C is there twice'],
  ['counters.faces[0].points', 1, 'must be the plain 0'],
  ['counters.faces[1].counts[0]', 21, 'the counts of A add up to 91, not 90'],
  ['counters.faces[6].underlined', false, 'must be set on leaks, rudders and sixes and only there'],
  ['counters.faces[22].counts[1]', 1, 'special damages of A and B bear a number: the Basic game reads only that'],
  ['counters.faces[1].counts[4]', 1, 'E has only the plain 0 and the plain crew: it is the randomizer'],
  ['counters.faces[2].points', 1, 'is the same face as counters.faces[1]'],
  ['counters.markers.fire', -1, 'must be a whole number from 0 to 999'],
  ['bases[1].kind', 'frigate', 'the base of a frigate is there twice'],
  ['bases[0].mast[0]', 1, 'must stand on the middle line of the base'],
  ['bases[0].dots[2]', [8, -36], 'must be on the starboard side of the base'],
  ['arcs.rear', [139, 73], 'must open to starboard, from the bow aft'],
  ['ruler.half', 60, 'width, close, half and full must grow in this order'],
  ['wind.aback', 100, 'aback, beating and reaching must grow in this order'],
  ['batteries[1].dots', [[0, 0]], 'there must be a dot for each arc'],
  ['batteries[1].guns[2]', [3], 'must have a number for each arc'],
  ['batteries[1].guns[7][1]', 2, 'must not be more than in the box before'],
  ['batteries[0].arcs[0]', [45, -45], 'must open clockwise'],
  ['terrain[0].outline', [0, 0, 0, 10, 10, 0], 'must be convex, with its corners anticlockwise'],
  ['terrain[0].outline[8]', 30.01, 'must lie within its size'],
  ['terrain[11].id', 'shoal-9', 'there must be one called "shoal-2": a scenario needs it'],
  ['terrain[0].kind', 'island', 'there must be six reefs'],
  ['terrain[9].kind', 'coast', 'there must be four islands'],
  ['terrain[9].building', undefined, 'an island must have the building'],
  ['terrain[9].building.outline', [60, 50, 80, 50, 80, 60], 'must stand on its island'],
] as const)('%s = %j is refused: %s', (path, value, message) => {
  const problems = spoilt(put(path, value));
  const found = problems.find(problem => problem.endsWith(`: ${message}`));
  expect(found, problems.join('\n')).toBeDefined();
  // The problem lies at the changed figure or at something that holds it, or that it holds.
  const at = (found as string).slice(0, -message.length - 2);
  expect(path.startsWith(at) || at.startsWith(path)).toBe(true);
});

test('a pack has no more of anything than an answer or a ship’s log can name', () => {
  const many = (length: number, one: unknown): unknown => Array.from({ length }, () => one);
  expect(spoilt(put('ships', many(33, PRINTED.ships[0])))).toEqual(['ships: must have 1 to 32 entries']);
  expect(spoilt(put('tracks[0].hull', many(17, [1, 1, 1])))).toEqual(['tracks[0].hull: must have 1 to 16 entries']);
  const faces = many(33, PRINTED.counters.faces[0]);
  expect(spoilt(put('counters.faces', faces))).toEqual(['counters.faces: must have 1 to 32 entries']);
});

test('a deck that lacks a card or a card that lacks its mirror image is refused', () => {
  expect(spoilt(pack => (pack.decks as Json)[1]?.cards?.pop())).toEqual([
    'decks[1].cards: deck B must have 29 cards',
    'decks[1].cards[25]: has no mirror image in the deck',
    'decks[1].cards[26]: has no mirror image in the deck',
    'decks[1].cards[27]: has no mirror image in the deck',
  ]);
});
