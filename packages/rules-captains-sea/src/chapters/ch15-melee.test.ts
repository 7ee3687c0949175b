import { expect, test } from 'vitest';
import { crewed, drill, duel, happened } from '../test/drill.fixture.ts';
import { boarding, meleeHits, meleeModifiers } from './ch15-melee.ts';
import { expectedMeleeHits } from '../model/boarding.ts';
import { BOARDERS } from '../model/deck.ts';

function grappled(changes: object = {}) {
  const at = duel(changes);
  Object.assign(at.us, { grappled: 1, tasks: crewed({}), crew: 4, reds: 7 });
  Object.assign(at.them, { grappled: 0, tasks: crewed({}), crew: 3, reds: 7, morale: 2 });
  return at;
}

test('15.0 the initiative captain may board, and if he does not the other may', () => {
  const { s } = grappled();
  const d = drill(boarding, {}, s);
  expect([d.seat(), d.offers()]).toEqual([0, ['no-board ship=0', 'board ship=0 target=1']]);
  d.say('no-board ship=0');
  expect(d.seat()).toBe(1);
  d.say('no-board ship=1');
  expect(d.ended()).toBe(true);
});

test('15.0 attacker and defender divide their men, hits cancel each other, and the rest tell', () => {
  const { s, us, them } = grappled();
  const d = drill(boarding, {}, s).say('board ship=0 target=1', 'assault ship=0 points=3');
  expect(d.offers()).toEqual([
    'assault ship=1 points=3',
    'assault ship=1 points=2',
    'assault ship=1 points=1',
    'strike ship=1',
  ]);
  // Handy attackers hit on 4, one man of support makes a 3 good; Fair defenders on 5.
  d.say([4, 3, 1, 5, 1], 'assault ship=1 points=2');
  expect(happened(d, 'melee')[0]).toMatchObject({ hits: 2, answerHits: 1, support: 1, answerSupport: 1 });
  expect(happened(d, 'melee')[0]?.modifiers).toContainEqual({ what: 'morale', by: 1, clause: '15.0' });
  expect([us.crew, them.crew]).toEqual([4, 2]);
  expect(d.offers()).toEqual(['press-on ship=0', 'break-off ship=0']);
  d.say('break-off ship=0');
  expect(d.ended()).toBe(true);
});

test('15.0, 18.0 a defender without men left is captured, and the game ends', () => {
  const { s, them } = grappled();
  them.crew = 0;
  const d = drill(boarding, {}, s).say('board ship=0 target=1', [1, 1, 1, 1], 'assault ship=0 points=4');
  expect([s.over, them.fate, d.ended()]).toEqual(['captured', 'captured', true]);
});

test('15.0 an attacker without men left has to give up', () => {
  const { s, us } = grappled();
  us.crew = 1;
  const d = drill(boarding, {}, s).say('board ship=0 target=1', 'assault ship=0 points=1');
  d.say([1, 6, 6, 6], 'assault ship=1 points=3');
  expect([us.crew, d.ended(), s.over]).toEqual([0, true, '']);
  expect(happened(d, 'broken-off')).toHaveLength(1);
});

test('18.0 a captain who is boarded may haul down his colours', () => {
  const { s, them } = grappled();
  drill(boarding, {}, s).say('board ship=0 target=1', 'assault ship=0 points=4', 'strike ship=1');
  expect([s.over, them.fate]).toEqual(['struck', 'struck']);
});

test('15.0 quality, morale, and the dash of French attackers', () => {
  const { s, us } = grappled();
  Object.assign(us, { quality: 1, french: 1 });
  const sum = (role: 'attacker' | 'defender') => meleeModifiers(s, us, role).reduce((total, { by }) => total + by, 0);
  expect([sum('attacker'), sum('defender')]).toEqual([3, 2]);
});

test('R37 support goes where it makes most hits, and somebody fights in front', () => {
  expect(meleeHits([4, 4, 2], 0, 0, 2)).toBe(2);
  expect(meleeHits([2, 4, 1], 0, 0, 4)).toBe(2);
  expect(meleeHits([5, 1], 0, 0, 3)).toBe(1);
  expect(meleeHits([3, 3], 1, 1, 0)).toBe(1);
});

/** Every throw of so many dice. */
function throwsOf(dice: number): number[][] {
  if (dice === 0) return [[]];
  return throwsOf(dice - 1).flatMap(faces => [1, 2, 3, 4, 5, 6].map(face => [...faces, face]));
}

test('15.0 the hits that a captain is told to expect are the mean of every throw', () => {
  for (const modifier of [-3, -2, -1, 0, 1, 2, 3, 4, 5])
    for (const front of [1, 2, 3])
      for (const support of [0, 1, 2, 3, 5, 9]) {
        const all = throwsOf(front);
        const mean = all.reduce((sum, faces) => sum + meleeHits(faces, 0, modifier, support), 0) / all.length;
        expect(expectedMeleeHits(front, support, modifier)).toBeCloseTo(mean, 9);
      }
});

test('H35 Boarders add one to each die of a round', () => {
  const { s } = grappled({ hands: [[BOARDERS], []] });
  const d = drill(boarding, {}, s).say('board ship=0 target=1', 'assault ship=0 points=4', 'assault ship=1 points=1');
  d.say([3, 3, 1, 1, 1], `play card=${BOARDERS} ship=0`);
  expect(happened(d, 'melee')[0]).toMatchObject({ modifier: 2, hits: 2 });
});

test('15.0 example: two points of support add one to two dice, or two to one', () => {
  expect([meleeHits([4, 4], 0, 0, 2), meleeHits([3, 1], 0, 0, 2), meleeHits([4, 3], 0, 0, 2)]).toEqual([2, 1, 1]);
});

test('15.0 hits fall on the men in the melee, not on those at other tasks', () => {
  const { s, them } = grappled();
  them.tasks = crewed({ 0: 1, 1: 1 });
  const d = drill(boarding, {}, s).say('board ship=0 target=1', 'assault ship=0 points=4');
  d.say([6, 6, 6, 6, 1], 'assault ship=1 points=1');
  expect([them.crew, them.fate]).toEqual([2, 'captured']);
});
