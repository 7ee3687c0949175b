import { describe, expect, test } from 'vitest';
import { half } from './ch09-movement.ts';
import { inZone, NOWHERE } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BREST,
  BRITISH,
  CADIZ,
  CLOSEST_PORT,
  COURSE,
  DAMAGED,
  INSHORE,
  LOOSE,
  NORTH_ATLANTIC,
  OFF_STATION,
  PLYMOUTH,
  STATION,
} from '../model/terms.ts';
import { at, bonus, bound, drill, fleet, goalNamed, happened, wind } from '../test/drill.fixture.ts';
import type { Drill } from '../test/drill.fixture.ts';

const NE = 0;

function british(s: Campaign, ...answers: readonly string[]): Drill {
  return drill(half, { side: BRITISH }, wind(NORTH_ATLANTIC, NE, s)).say(...answers);
}

/** The Channel Fleet on a course for Loose Blockade off Cadiz, one wind from it. */
function offCadiz(): { readonly s: Campaign; readonly block: Block } {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = fleet(s, 'Channel', at('0509'), 3);
  british(s, 'sail block=0', `make-for goal=${CADIZ} part=loose`, 'done');
  expect(block).toMatchObject({ order: COURSE, station: inZone(CADIZ, LOOSE) });
  putBlock(s, block, at('0822'), NO_DICE);
  return { s, block };
}

test('R32 everybody is told that a block is laid on its face, whatever it does then', () => {
  const turned = (...answers: readonly string[]): unknown => {
    const s = wind(NORTH_ATLANTIC, NE);
    const { id, tag, place } = fleet(s, 'Brest', at('0509'), 2, DAMAGED);
    blockOf(s, id).goal = goalNamed('Cadiz');
    const told = happened(drill(half, { side: ALLIED }, s).say(`sail block=${id}`, ...answers), 'turned');
    return told.map(event => [event.to, event.tag === tag, event.place === place, event.flat]);
  };
  expect(turned(`goal destination=${CLOSEST_PORT}`, 'make-for goal=3 part=loose')).toEqual([['all', true, true, true]]);
  expect(turned('make-for goal=7 part=loose')).toEqual([]);
});

describe('R137 orders by hand', () => {
  test('R137 who is sent Inshore by hand is not taken back to Loose by the course that was ordered before', () => {
    const { s, block } = offCadiz();
    british(s, 'sail block=0', `make-for goal=${CADIZ} part=inshore`, 'done');
    expect(block).toMatchObject({ place: inZone(CADIZ, INSHORE), order: STATION, station: inZone(CADIZ, INSHORE) });
    british(s, 'done');
    expect(block.place).toBe(inZone(CADIZ, INSHORE));
  });

  test('R137 a station that a block is moved away from within its zone is kept where it was moved to', () => {
    const s = wind(NORTH_ATLANTIC, NE);
    const block = fleet(s, 'Channel', inZone(BREST, INSHORE), 3);
    Object.assign(block, { order: STATION, station: inZone(BREST, INSHORE) });
    british(s, 'sail block=0', 'put-out to=loose', 'done');
    putBlock(s, block, inZone(BREST, OFF_STATION), NO_DICE);
    british(s, 'done');
    expect(block).toMatchObject({ place: inZone(BREST, LOOSE), order: STATION });
  });

  test('R137 a course ends when the block is steered elsewhere, and goes on when it has only hove to', () => {
    const steered = offCadiz();
    british(steered.s, 'sail block=0', 'steer direction=5', 'heave-to', 'done');
    expect(steered.block).toMatchObject({ order: 0, station: NOWHERE });
    british(steered.s, 'done');
    expect(steered.block.place).toBe(at('0722'));
    const waiting = offCadiz();
    british(waiting.s, 'sail block=0', 'heave-to', 'done');
    expect(waiting.block.place).toBe(at('0822'));
    british(waiting.s, 'done');
    expect(waiting.block.place).toBe(inZone(CADIZ, LOOSE));
  });

  test('R137 a new course takes the place of the old one', () => {
    const { s, block } = offCadiz();
    british(s, 'sail block=0', `make-for goal=${PLYMOUTH} part=loose`, 'done');
    expect(block).toMatchObject({ order: COURSE, station: inZone(PLYMOUTH, LOOSE) });
  });

  test('R137, 9.3 an Allied fleet under orders that is steered by hand still makes for its goal', () => {
    const s = wind(NORTH_ATLANTIC, NE);
    const block = bound(s, 'Brest', at('0509'), goalNamed('Cadiz'));
    block.order = COURSE;
    drill(half, { side: ALLIED }, s).say(`sail block=${block.id}`, 'steer direction=3', 'heave-to', 'done');
    expect(block).toMatchObject({ place: at('0510'), order: COURSE });
    drill(half, { side: ALLIED }, wind(NORTH_ATLANTIC, NE, s)).say('done');
    expect(block.place).not.toBe(at('0510'));
  });
});

test('R35, 9.3 an Allied fleet under orders that comes home goes into its port, and one without stops on Loose Blockade', () => {
  const ends = (order: number): number => {
    const s = wind(NORTH_ATLANTIC, NE);
    const block = bound(s, 'Brest', at('0822'), goalNamed('Cadiz'));
    block.order = order;
    drill(half, { side: ALLIED }, s).say('done');
    return block.place;
  };
  // By the option of 3.0 a block that has come into port leaves the map.
  expect([ends(0), ends(COURSE)]).toEqual([inZone(CADIZ, LOOSE), NOWHERE]);
});

describe('R139 one block on a bonus move', () => {
  /** Two fleets and an enemy in one hex. */
  function together(...answers: readonly string[]): Drill {
    const s = bonus(2);
    for (const name of ['Channel', 'Irish']) fleet(s, name, at('0509'), 3);
    bound(s, 'Brest', at('0509'), goalNamed('Cadiz'));
    return drill(half, { side: BRITISH }, s, 1, 1).say(...answers);
  }

  test('6.4, R139 left unused it activates nobody: nobody looks around, and nobody may want to join', () => {
    expect(together().offers()).not.toContain('done-and-join');
    const d = together('done');
    expect([d.ended(), happened(d, 'search'), d.left()]).toEqual([true, [], 2]);
  });

  test('6.4, R139 who is told to lie where it is looks around, and the fleet beside it does not', () => {
    const d = together('sail block=2', 'heave-to');
    expect(d.offers()).toContain('done-and-join');
    d.say('done');
    expect(happened(d, 'search')).toHaveLength(1);
  });

  test('6.4, 13.5, R139 of two that could have counted masts only one moves', () => {
    const s = bonus(2);
    for (const name of ['Channel', 'Irish']) fleet(s, name, inZone(BREST, LOOSE), 3);
    const d = drill(half, { side: BRITISH }, s).say(`masts port=${BREST} from=zone`);
    expect(d.offers()).toEqual(expect.arrayContaining(['sail block=0', 'sail block=2']));
    d.say('sail block=2', 'enter part=inshore');
    expect(d.offers()).toEqual(['done']);
  });

  test('6.4, 13.5, R139 of two that have counted masts and lie still one looks around', () => {
    const s = bonus(2);
    for (const name of ['Channel', 'Irish']) fleet(s, name, inZone(BREST, LOOSE), 3);
    bound(s, 'Brest', inZone(BREST, OFF_STATION), goalNamed('Cadiz'));
    const d = drill(half, { side: BRITISH }, s, 1, 1).say(`masts port=${BREST} from=zone`, 'done');
    expect(happened(d, 'search')).toHaveLength(1);
  });
});
