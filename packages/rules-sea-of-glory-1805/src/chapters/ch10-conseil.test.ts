import { expect, test } from 'vitest';
import { conseilGoals, goalDistance, isAtGoal, newGoals } from './ch10-conseil.ts';
import { half } from './ch09-movement.ts';
import { DESTINATIONS } from '../model/data/figures.ts';
import { inZone, isInZone, portOf, readyIn } from '../model/places.ts';
import { ALLIED, CLOSEST_PORT, DAMAGED, LOOSE, MEDITERRANEAN, NORTH_ATLANTIC, WEST_INDIES } from '../model/terms.ts';
import { at, bonus, bound, campaign, commission, drill, fleet, goalNamed, port, wind } from '../test/drill.fixture.ts';

const NE = 0;
const W = 1;
const SW = 2;

test('9.3 a fleet ends its move closer to its goal, or stays where it is', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = bound(s, 'Brest', at('0409'), goalNamed('Cadiz'));
  const from = goalDistance(s, block.goal, block.place);
  const d = drill(half, { side: ALLIED }, s).say('sail block=23');
  expect(d.offers()).toContain('heave-to');
  d.say('steer direction=0');
  expect(d.offers()).not.toContain('heave-to');
  while (!d.ended()) {
    const offers = d.offers();
    d.say(offers.find(offer => offer === 'heave-to') ?? offers.find(offer => offer.startsWith('steer')) ?? 'done');
  }
  expect(goalDistance(s, block.goal, block.place)).toBeLessThan(from);
});

test('9.3 a fleet that can reach its goal must, and is offered nothing that would keep it away', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = bound(s, 'Brest', at('0519'), goalNamed('Lisbon'));
  const d = drill(half, { side: ALLIED }, s).say('sail block=23');
  expect(d.offers()).not.toContain('heave-to');
  expect(d.offers()).toContain('make-for goal=6 part=inshore');
  expect(d.offers()).not.toContain('make-for goal=6 part=port');
  while (!isInZone(block.place) && !d.ended()) {
    const offers = d.offers();
    d.say(offers.find(offer => offer.startsWith('steer')) ?? (offers[0] as string));
  }
  expect(block.place).toBe(inZone(port('Lisbon'), LOOSE));
});

test('R36 a fleet that could reach its goal and was not ordered goes there, and stops on Loose Blockade', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  const block = bound(s, 'Brest', at('0519'), goalNamed('Lisbon'));
  drill(half, { side: ALLIED }, s).say('done');
  expect(block.place).toBe(inZone(port('Lisbon'), LOOSE));
});

test('9.3 a fleet enters no port or zone but that of its goal', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  bound(s, 'Brest', at('0614'), goalNamed('Cadiz'));
  const d = drill(half, { side: ALLIED }, s).say('sail block=23');
  expect(d.offers().some(offer => offer.startsWith('enter'))).toBe(false);
});

test('9.3 a fleet does not arrive and leave in one activation; in a later one it leaves with another goal', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  s.conseil = [goalNamed('Cadiz'), goalNamed('Lisbon'), goalNamed('Martinique'), goalNamed('Toulon')];
  const block = bound(s, 'Brest', at('0519'), goalNamed('Lisbon'));
  drill(half, { side: ALLIED }, s).say('sail block=23', 'make-for goal=6 part=inshore', 'done');
  expect(block.arrived).toBe(0);
  const d = drill(half, { side: ALLIED }, s).say('sail block=23', 'put-out to=sea');
  expect(d.offers()).toEqual(
    [goalNamed('Cadiz'), goalNamed('Martinique'), goalNamed('Toulon'), CLOSEST_PORT].map(
      to => `goal destination=${to}`,
    ),
  );
  d.say(`goal destination=${goalNamed('Martinique')}`);
  while (!d.ended())
    d.say(d.offers().at(-1)?.startsWith('steer') ? (d.offers().at(-1) as string) : (d.offers()[0] as string));
  expect(block.goal).toBe(goalNamed('Martinique'));
});

test('10.3 on its way a fleet does not change its goal', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  s.conseil = [goalNamed('Cadiz'), goalNamed('Lisbon'), -1, -1];
  bound(s, 'Brest', at('0409'), goalNamed('Cadiz'));
  const d = drill(half, { side: ALLIED }, s).say('sail block=23');
  expect(d.offers().some(offer => offer.startsWith('goal'))).toBe(false);
});

test('10.3, R117 a fleet without a sound ship may be given another goal when it is activated', () => {
  const s = wind(NORTH_ATLANTIC, NE);
  s.conseil = [goalNamed('Cadiz'), -1, -1, -1];
  const block = fleet(s, 'Brest', at('0409'), 2, DAMAGED);
  block.goal = goalNamed('Cadiz');
  const d = drill(half, { side: ALLIED }, s).say('sail block=23');
  expect(d.offers()).toContain(`goal destination=${CLOSEST_PORT}`);
});

test('10.3.1, R5 for the Closest Friendly Port any that can be reached will do; else the way leads to the nearest', () => {
  const s = wind(NORTH_ATLANTIC, W);
  const block = bound(s, 'Brest', at('0810'), CLOSEST_PORT);
  const near = drill(half, { side: ALLIED }, s).say('sail block=23');
  expect(near.offers()).toEqual(
    expect.arrayContaining(['make-for goal=3 part=port', 'make-for goal=4 part=port', 'make-for goal=5 part=port']),
  );
  expect(near.offers()).not.toContain('heave-to');
  block.place = at('0107');
  const far = drill(half, { side: ALLIED }, bonus(3, s)).say('sail block=23', 'fog make=no');
  expect(far.offers().filter(offer => offer.startsWith('make-for'))).toEqual(['make-for goal=3 part=loose']);
});

test('10.3.1 in the patrol zone of a friendly port the closest one is that', () => {
  const s = campaign();
  s.conseil = [goalNamed('Cadiz'), -1, -1, -1];
  const block = bound(s, 'Brest', inZone(port('Brest'), LOOSE), goalNamed('Brest'));
  expect(newGoals(s, block)).toEqual([goalNamed('Cadiz')]);
  block.goal = CLOSEST_PORT;
  expect(isAtGoal(s, block)).toBe(true);
});

test('R3 to a goal across the Atlantic it is as far as to the track that leads there', () => {
  const s = campaign();
  expect(goalDistance(s, goalNamed('Martinique'), at('0425'))).toBe(0);
  expect(goalDistance(s, goalNamed('Martinique'), at('0524'))).toBeLessThan(3);
  expect(goalDistance(s, goalNamed('Cadiz'), at('E01'))).toBe(0);
});

test('R4 1403 is reached by entering the hex, and left in a later activation with another goal', () => {
  const s = wind(NORTH_ATLANTIC, W);
  s.conseil = [goalNamed('Brest'), -1, -1, -1];
  const channel = DESTINATIONS.findIndex(({ port: number }) => number < 0);
  const block = bound(s, 'Brest', at('1204'), channel);
  drill(half, { side: ALLIED }, s).say('sail block=23', 'make-for goal=26 part=loose', 'done');
  expect(block.place).toBe(at('1403'));
  const d = drill(half, { side: ALLIED }, s).say('sail block=23');
  expect(d.offers()).toEqual([
    'heave-to',
    `goal destination=${goalNamed('Brest')}`,
    `goal destination=${CLOSEST_PORT}`,
    'standing block=23 order=course',
  ]);
});

test('11.1 goals with a star are not for fleets in the West Indies, nor the West Indies for the Transport, nor France for the Gold', () => {
  const s = campaign();
  s.conseil = [goalNamed('Toulon'), goalNamed('Cadiz'), goalNamed('Martinique'), goalNamed('Brest')];
  expect(conseilGoals(s, 23, at('W23'))).toEqual([goalNamed('Cadiz'), goalNamed('Martinique'), goalNamed('Brest')]);
  expect(conseilGoals(s, 35, at('0807'))).toEqual([goalNamed('Toulon'), goalNamed('Cadiz'), goalNamed('Brest')]);
  expect(conseilGoals(s, 34, at('W02'))).toEqual([goalNamed('Cadiz')]);
});

test('24.2, R95 in Trafalgar goals bind nobody', () => {
  const s = wind(NORTH_ATLANTIC, SW, campaign({ articles: { trafalgar: true, waters: 1 } }));
  bound(s, 'Brest', at('0519'), goalNamed('Cadiz'));
  const d = drill(half, { side: ALLIED }, s).say('sail block=23');
  expect(d.offers()).toEqual(expect.arrayContaining(['heave-to', 'make-for goal=6 part=loose']));
});

test('9.3 Fog of War has no goal', () => {
  const s = wind(MEDITERRANEAN, 3);
  fleet(s, 'Fog of War 1', at('2117'), 0);
  const d = drill(half, { side: ALLIED }, s).say('sail block=36', 'steer direction=3', 'heave-to');
  expect(portOf(s.blocks[36]?.place ?? 0)).toBe(-1);
  expect(d.offers()).toContain('lift-fog block=36');
});

test('9.3 a sortie in the West Indies to a goal there arrives the same day if it can', () => {
  const s = wind(WEST_INDIES, 6);
  s.conseil = [goalNamed('Guadeloupe'), -1, -1, -1];
  commission(s, readyIn(port('Martinique')), ALLIED, 3);
  const d = drill(half, { side: ALLIED }, s).say(
    'sortie port=22',
    `goal destination=${goalNamed('Guadeloupe')}`,
    'muster plan=all',
    'formed',
  );
  expect(d.offers()).toEqual(['put-out to=sea']);
});
