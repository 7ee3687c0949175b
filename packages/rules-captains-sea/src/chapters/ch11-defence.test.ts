import { expect, test } from 'vitest';
import { add, drill, duel, happened } from '../test/drill.fixture.ts';
import { stacking } from './ch09-stacking.ts';
import { firing } from './ch11-firing.ts';
import { BANK_OF_SMOKE, CLEAR_AIR, LIE_FLAT } from '../model/deck.ts';
import { addSmoke } from '../model/lines.ts';

const BOTH_LOW = 'fire ship=0 target=1 guns=both aim=low';
const misses = (count: number) => Array.from({ length: count }, () => 1);
const sixes = (count: number) => Array.from({ length: count }, () => 6);

test('11.4.2, R67 sections that fire at two ships face all the defence dice of each', () => {
  const { s } = duel();
  add(s, 1, 'curlew', 11, 12, 3);
  const d = drill(firing, {}, s).say('cease ship=1', 'fire ship=0 target=1 guns=fore aim=low');
  d.say([...sixes(60)], 'fire ship=0 target=2 guns=aft aim=low');
  while (!d.ended() && happened(d, 'defence').length < 2) d.say(d.offers()[0] ?? '');
  expect(happened(d, 'defence').map(({ ship, faces }) => [ship, faces.length])).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

test('11.4.2, R16 an odd defence die goes where the defender likes', () => {
  const { s, us } = duel();
  addSmoke(s, 3, 3, 1);
  s.smoke = [(10 + 32 * 11) * 10_000 + 1];
  const d = drill(firing, {}, s).say('cease ship=1', 'fire ship=0 target=1 guns=fore aim=high');
  d.say('fire ship=0 target=1 guns=aft aim=low');
  // Two for the range and one for smoke.
  expect([d.ask(), d.seat(), d.offers()]).toEqual(['sharing.odd-die', 1, ['odd-die attack=0', 'odd-die attack=1']]);
  d.say([6, ...misses(6), 1, 3, 3, 3, 6, 6, ...misses(7), ...misses(20)], 'odd-die attack=1');
  expect(happened(d, 'defence').map(({ faces }) => faces.length)[0]).toBe(1);
  expect(us.fired).toBe(0b1100);
});

test('1.7.3, R55 dice that a Bank of Smoke adds to a defence can have a card each, unless it is cleared away', () => {
  const offersAfter = (enemyHand: number[], ...enemy: string[]) => {
    const { s, them } = duel({ initiative: 1, hands: [enemyHand, [BANK_OF_SMOKE, 30, 31]] });
    Object.assign(them, { col: 10, row: 10, heading: 7 });
    const d = drill(stacking, { ship: 0 }, s).say('pass-on ship=0 side=port');
    expect(d.ended()).toBe(true);
    const fight = drill(firing, {}, s).say('fire ship=0 target=1 guns=both aim=low');
    fight.say(sixes(20), 'cease ship=1', ...enemy);
    // Side by side, with no smoke and no range between them: no die of defence, and none to buy on.
    expect(fight.offers()).toEqual(['pass', `play card=${BANK_OF_SMOKE} ship=1`]);
    return fight.say(`play card=${BANK_OF_SMOKE} ship=1`);
  };
  const d = offersAfter([]).say('discard card=30 ship=1 die=any', misses(60), 'discard card=31 ship=1 die=any');
  expect(happened(d, 'card-spent')).toHaveLength(2);
  expect(offersAfter([CLEAR_AIR], 'pass', `play card=${CLEAR_AIR} ship=0`).offers()).toEqual(['pass']);
});

test('1.7.3, 11.4.2 of two attacks each has cards for its own half of the defence dice', () => {
  const { s } = duel({ hands: [[], [LIE_FLAT, 30, 31]] });
  const d = drill(firing, {}, s).say('cease ship=1', 'fire ship=0 target=1 guns=fore aim=high');
  d.say([4, ...misses(6)], 'fire ship=0 target=1 guns=aft aim=low');
  // Two defence dice, one for each attack.
  d.say('discard card=30 ship=1 die=any');
  expect(d.offers()).toEqual(['pass', `play card=${LIE_FLAT} ship=1`]);
  d.say(`play card=${LIE_FLAT} ship=1`);
  expect(d.offers()).toContain('discard card=31 ship=1 die=any');
});

test('H24, H25, H26 Lie Flat, Bank of Smoke and Clear Air before the defence dice', () => {
  const { s } = duel({ hands: [[CLEAR_AIR], [LIE_FLAT, BANK_OF_SMOKE]] });
  const d = drill(firing, {}, s).say('cease ship=1', [4, ...misses(13)], BOTH_LOW, 'pass');
  expect(d.offers()).toContain(`play card=${BANK_OF_SMOKE} ship=0`);
  d.say(`play card=${LIE_FLAT} ship=1`, `play card=${BANK_OF_SMOKE} ship=0`);
  expect(d.offers()).toContain(`play card=${CLEAR_AIR} ship=0`);
  d.say([...misses(5), 1, 1, 1, ...misses(9)], `play card=${CLEAR_AIR} ship=0`);
  // Two for the range, two of smoke cleared again, three lying flat.
  expect(happened(d, 'defence')[0]?.faces).toHaveLength(5);
});

test('H26 Clear Air takes away four points of smoke at most', () => {
  const { s } = duel({ hands: [[CLEAR_AIR], []] });
  addSmoke(s, 10, 10, 3);
  const d = drill(firing, {}, s).say('cease ship=1', BOTH_LOW, [4, ...misses(13)], 'pass');
  d.say(misses(20), `play card=${CLEAR_AIR} ship=0`);
  // Two for the range, six of smoke less four.
  expect(happened(d, 'defence')[0]?.faces).toHaveLength(4);
});
