import { expect, test } from 'vitest';
import { add, drill, duel, laidOut, sea } from '../test/drill.fixture.ts';
import { bidding } from './ch19-bidding.ts';
import { loseBox, loseRigging } from './ch11-harm.ts';
import { hitsOn, leader, prizesOf, result, scores } from './ch19-victory.ts';
import { strike, surrender } from './ch18-ending.ts';
import { bonuses, multipliers } from './ch20-design.ts';
import { CARDS } from '../book/scenario-cards.ts';
import { QUIET } from '../test/drill.fixture.ts';
import { windPosition } from '../model/geometry-core.ts';
import type { Ship } from '../model/state.ts';
import { windLetters } from '../model/vocabulary.ts';

test('19.0, 1.9 hits on hull, rigging and crew count times the multiplier, rounded up; repairs take them away', () => {
  const { s, them } = duel({ articles: { multipliers: [3, 2], bonuses: [0, 11] } });
  Object.assign(them, { crew: 19, rigging: 14, guns: [5, 7, 7, 7] });
  expect(hitsOn(them)).toBe(2 + 1 + 2);
  expect(scores(s)).toEqual([8, 11]);
  them.rigging = 15;
  expect(scores(s)).toEqual([6, 11]);
});

test('19.0, R61 a gun that bursts and rigging that is strained count for the enemy, what was gone at the start does not', () => {
  const { s, us } = duel();
  loseBox(s, us, 0, QUIET, '11.4.9');
  loseRigging(us, 2, QUIET, '16.0');
  expect(scores(s)).toEqual([0, 3]);
  expect(hitsOn(laidOut('president-endymion').ships[0] as Ship)).toBe(0);
});

test('19.0 five points for a ship that struck, ten for one captured; a lead of five is a draw', () => {
  const { s, them } = duel();
  them.fate = 'struck';
  expect([prizesOf(s, 0), scores(s)]).toEqual([5, [5, 0]]);
  them.fate = 'captured';
  expect([prizesOf(s, 0), scores(s)]).toEqual([10, [10, 0]]);
  expect([leader([10, 5]), leader([11, 5]), leader([0, 6])]).toEqual([-1, 0, 1]);
});

test('18.0 the game ends when the only ship of a side strikes', () => {
  const { s, them } = duel();
  strike(s, them, QUIET);
  expect(result(s)).toMatchObject({ reason: 'struck', winners: [], scores: [5, 0] });
});

test('21.3, 18.0, R62 a side of several fights on with those that are left', () => {
  const s = sea();
  add(s, 0, 'constitution', 5, 5, 3);
  const [cyane, levant] = ['cyane', 'levant'].map(name => add(s, 1, name, 9, 5, 3));
  if (!cyane || !levant) throw new Error('no ships');
  surrender(s, [cyane], QUIET);
  expect(s.over).toBe('');
  surrender(s, [levant], QUIET);
  expect(s.over).toBe('struck');
});

test('18.0 captains who haul down their colours at the same moment have both struck', () => {
  const { s, us, them } = duel();
  surrender(s, [us, them], QUIET);
  expect(result(s)).toMatchObject({ reason: 'struck', winners: [], scores: [5, 5] });
});

test('20.1 Constitution, firepower 4, against Java, 2, with equal crews: x1 and x3', () => {
  const constitution = { firepower: 4, crew: 2, capacity: 75 };
  const java = { firepower: 2, crew: 2, capacity: 64 };
  // Java has the weather gauge and lost: half a point each cancels out.
  expect(multipliers(constitution, java, 0, 1)).toEqual([2, 6]);
  expect(bonuses(constitution, java)).toEqual([0, 11]);
});

test('20.0, 20.1, 21.3 multipliers and bonuses of all twelve cards', () => {
  const told = CARDS.map(({ id }) => {
    const { multipliers: twice, bonuses: bonus } = laidOut(id).articles;
    return `${id} ${twice[0] / 2}/${twice[1] / 2} ${bonus.join('/')}`;
  });
  expect(told.slice(0, 12)).toEqual([
    'constellation-insurgente 1/4.5 0/0',
    'constellation-vengeance 1/2 2/0',
    'president-belvidera 1/4 0/23',
    'constitution-guerriere 1/4 0/19',
    'united-states-macedonian 1/5 0/17',
    'congress-galatea 1/1 0/9',
    'constitution-java 1/3 0/11',
    'congress-curlew 1/3 0/34',
    'chesapeake-shannon 3/1 0/3',
    'president-endymion 1/1.5 0/12',
    'chesapeake-leopard 4/1 1/0',
    'constitution-cyane-levant 1/4 0/7',
  ]);
});

test('20.0 wind positions as the cards have them', () => {
  const letters = CARDS.slice(0, 12).map(({ stations, windTo }) =>
    stations.map(({ heading }) => windLetters[windPosition(heading, windTo)]).join(''),
  );
  expect(letters).toEqual(['DD', 'AA', 'BB', 'CG', 'EA', 'DD', 'DB', 'AA', 'BE', 'AA', 'BB', 'AGG']);
});

test('20.0 special rules of the cards', () => {
  expect(laidOut('constellation-insurgente').ships[1]).toMatchObject({ rigging: 11, fullRigging: 11 });
  expect(laidOut('president-endymion').ships[0]).toMatchObject({ hull: 0, rigging: 14, col: 15 });
  expect(laidOut('chesapeake-shannon').articles.cards).toEqual([1, 4]);
  expect(laidOut('chesapeake-leopard').ships).toMatchObject([{ morale: 2 }, { col: 17, row: 13 }]);
  expect(laidOut('constellation-vengeance').articles.night).toBe(1);
});

test('21.4, R14 President and Congress against Belvidera, with a captain for each ship if wanted', () => {
  const s = laidOut('president-squadron', {}, 3);
  expect(s.ships.map(({ name, side, seat, col, row }) => [name, side, seat, col, row])).toEqual([
    ['President', 0, 0, 10, 10],
    ['Belvidera', 1, 1, 15, 10],
    ['Congress', 0, 2, 6, 10],
  ]);
  expect(s.sides).toEqual([0, 1, 0]);
  expect(laidOut('president-squadron').ships.map(({ seat }) => seat)).toEqual([0, 1, 0]);
  expect(CARDS.find(({ id }) => id === 'president-belvidera')?.date).toBe('23 June 1812');
});

test('20.1, R47 a pairing of one’s own: squares, consort, and who is without the weather gauge', () => {
  const meeting = laidOut('free', { first: 'congress', second: 'shannon', wind: 4, loser: 'first' });
  // The wind blows to the south-east: the second ship lies to leeward. Crack against average.
  expect(meeting.articles.multipliers).toEqual([2 + 2, 2]);
  expect(meeting.ships.map(({ col, row }) => [col, row])).toEqual([
    [8, 8],
    [18, 12],
  ]);
  const chase = laidOut('free', { engagement: 'chase', headingFirst: 3, consort: 'levant' });
  expect(chase.ships.map(({ col, row, heading }) => [col, row, heading])).toEqual([
    [10, 10, 3],
    [15, 10, 3],
    [13, 10, 3],
  ]);
});

test('R53 a pairing of one’s own may begin side by side', () => {
  const close = laidOut('free', { engagement: 'close', wind: 5 });
  expect(close.ships.map(({ col, row }) => [col, row])).toEqual([
    [12, 10],
    [13, 11],
  ]);
});

test('19.0, R38 secret bids: the higher has the ship, the other the points', () => {
  const bid = (one: string, two: string, ...dice: number[]) => {
    const s = laidOut('constitution-java', { bid: 'secret' });
    drill(bidding, {}, s, ...dice)
      .sayAs(0, one)
      .sayAs(1, two);
    return [s.sides, s.granted, s.ships.map(({ seat }) => seat)];
  };
  expect(bid('bid side=0 points=3', 'bid side=0 points=7')).toEqual([
    [1, 0],
    [0, 7],
    [1, 0],
  ]);
  expect(bid('bid side=1 points=3', 'bid side=0 points=7')).toEqual([
    [1, 0],
    [0, 0],
    [1, 0],
  ]);
  expect(bid('bid side=1 points=4', 'bid side=1 points=4', 3, 3, 5, 2)).toEqual([
    [1, 0],
    [4, 0],
    [1, 0],
  ]);
});

test('19.0, R38 open bids go up until one takes the other ship', () => {
  const s = laidOut('constitution-java', { bid: 'open' });
  const d = drill(bidding, {}, s, 2, 6);
  expect(d.seat()).toBe(1);
  d.say('bid side=0 points=2');
  expect(d.offers().slice(0, 2)).toEqual(['take-other', 'bid side=0 points=3']);
  d.say('bid side=0 points=5', 'take-other');
  expect([s.sides, s.granted, d.ended()]).toEqual([[0, 1], [0, 5], true]);
});

test('19.0 what was bid for the other ship is added to her points', () => {
  const { s } = duel({ granted: [0, 7] });
  expect([scores(s), leader(scores(s))]).toEqual([[0, 7], 1]);
});

test('19.0 a repair of what was gone before the first shot costs the enemy nothing', () => {
  const { them } = duel();
  Object.assign(them, { fullRigging: 13, rigging: 15, crew: 20 });
  expect(hitsOn(them)).toBe(1);
});
