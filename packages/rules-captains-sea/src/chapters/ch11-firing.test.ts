import { expect, test } from 'vitest';
import type { Drill } from '../test/drill.fixture.ts';
import { add, crewed, drill, duel, gunsManned, happened, sea } from '../test/drill.fixture.ts';
import { fireOffers, firing } from './ch11-firing.ts';
import { defenceDiceAt } from '../model/gunnery.ts';
import { addSmoke, carronadeDice, defenceDice, lineOf, longDice, visibility } from '../model/lines.ts';
import type { Sea } from '../model/state.ts';
import { clone } from '../model/state.ts';
import { view } from '../model/view.ts';
import { GRAPE, LAID_JUST_SO, MARKSMEN, SMASHERS } from '../model/deck.ts';
import { CHAIN, DOUBLE, GUNNERY } from '../model/vocabulary.ts';

const BOTH_LOW = 'fire ship=0 target=1 guns=both aim=low';
const misses = (count: number) => Array.from({ length: count }, () => 1);

/** Java holds her fire; Constitution fires both starboard sections low, with these dice. */
function broadside(s: Sea, ...faces: number[]): Drill {
  return drill(firing, {}, s).say('cease ship=1', faces, BOTH_LOW);
}

test('11.0, R23 the non-initiative captain announces first, and shows what he fires', () => {
  const { s, them } = duel();
  them.load[0] = CHAIN;
  const d = drill(firing, {}, s);
  expect(d.seat()).toBe(1);
  d.say('fire ship=1 target=0 guns=fore aim=high', 'cease ship=1');
  expect(happened(d, 'announced')[0]).toMatchObject({ ship: 1, shots: [CHAIN], aim: 0 });
  expect(d.seat()).toBe(0);
});

test('11.0 fire is simultaneous: what one broadside destroys still fires', () => {
  const { s, us, them } = duel();
  them.morale = 2;
  const d = drill(firing, {}, s);
  d.say('fire ship=1 target=0 guns=both aim=low');
  // Her own guns and morale are those of the moment she announced.
  Object.assign(them, { morale: 1, guns: [0, 0, 7, 7] });
  d.say(misses(200), 'cease ship=0');
  expect(happened(d, 'to-hit')[0]).toMatchObject({ ship: 1, needed: 5 });
  expect(happened(d, 'to-hit')[0]?.faces).toHaveLength(10);
  expect(us.crew).toBe(25);
});

/** Java's broadside sets Constitution on fire; hers of the same exchange leaves an odd hit to be placed. */
function answeredAblaze(s: Sea): Drill {
  const d = drill(firing, {}, s).say('fire ship=1 target=0 guns=both aim=low');
  const javas = [4, 4, 4, 4, ...misses(6), 1, 1, 6, 6, 6, 6, 1];
  d.say([...javas, 4, 4, 4, ...misses(14), 3, 3, 4, ...misses(9)], BOTH_LOW);
  expect(happened(d, 'fire-check')[0]).toMatchObject({ ship: 0, caught: true });
  return d;
}

test('11.0, 11.4.6, R60 a fire that one broadside lights hides nobody from the others of the same exchange', () => {
  const { s, us } = duel();
  const d = answeredAblaze(s);
  expect(happened(d, 'defence').map(({ faces }) => faces.length)).toEqual([2, 2]);
  expect([d.ask(), view(s, 0).ships[0]?.onFire]).toEqual(['holing.odd-hit', true]);
  const attack = { ...(s.attacks[1] as (typeof s.attacks)[number]) };
  d.say('odd-hit ship=1 section=port-fore');
  s.smoke = [];
  expect([d.ask(), us.onFire, defenceDice(s, attack)]).toEqual(['choosing-loads.load', 1, 3]);
});

test('R60 in games of the first edition it did so at once', () => {
  const { s } = duel();
  const { firesWait: _, ...first } = s.articles;
  s.articles = first;
  expect(happened(answeredAblaze(s), 'defence').map(({ faces }) => faces.length)).toEqual([2, 3]);
});

test('11.4, 11.4.5, 11.4.8, 11.4.10, 11.4.11 a broadside in all its steps', () => {
  const { s, us, them } = duel();
  // 14 dice, three 4s hit for a Handy crew; two defence dice cancel one; 3, 3 and 4 make 7 with −2 and −1.
  const d = broadside(s, 4, 4, 4, ...misses(11), 5, 1, 3, 3, 4, 2);
  expect(happened(d, 'fire')[0]).toMatchObject({ range: 4, rake: 0, sections: 0b1100 });
  expect(happened(d, 'to-hit')[0]).toMatchObject({ needed: 4, hits: 3 });
  expect(happened(d, 'defence')[0]).toMatchObject({ cancelled: 1, hits: 2 });
  expect(happened(d, 'damage')[0]).toMatchObject({ total: 7, hull: 2, rigging: 0, crew: 1 });
  // Port is the side that faces her.
  expect([them.guns, them.crew]).toEqual([[6, 6, 7, 7], 20]);
  // Coloured 4, Handy: 5 in the column of two hits is one die.
  expect(happened(d, 'morale-check')[0]).toMatchObject({ faces: [2], failed: false });
  expect(d.ask()).toBe('choosing-loads.load');
  expect(us.due).toEqual([0, 0, -1, -1]);
});

test('R58 a section that a broadside brings to 0 is checked for after the broadside itself', () => {
  const { s, them } = duel();
  them.guns = [1, 1, 7, 7];
  const d = broadside(s, 4, 4, 4, ...misses(11), 5, 1, 3, 3, 4, 2, 2, 2);
  expect(happened(d, 'morale-check').map(({ clause }) => clause)).toEqual(['11.4.11', '3.10.1', '3.10.1']);
});

test('R58, 11.4.11 a red box that costs a level first adds no dice to the check of the broadside', () => {
  const { s, them } = duel();
  them.crew = 15;
  const d = broadside(s, 4, 4, 4, ...misses(11), 5, 1, 3, 5, 2, 2, 6);
  // Two hits and a coloured 2, which is a 3 for the crew that was Handy: one die. A 2 for one that is Fair would have been two.
  expect(happened(d, 'morale-check').map(({ clause, faces, modifier }) => [clause, faces, modifier])).toEqual([
    ['3.9', [2], 0],
    ['11.4.11', [6], 0],
  ]);
  expect(them.morale).toBe(2);
});

test('11.4.5, 11.4.8 every modifier is told with its clause', () => {
  const { s } = duel();
  const d = broadside(s, 4, 4, 4, ...misses(11), 5, 1, 3, 3, 4, 2);
  const named = (type: 'to-hit' | 'defence' | 'damage') =>
    (happened(d, type)[0]?.modifiers ?? []).map(({ what, by, clause }) => `${what} ${by} ${clause}`);
  expect(named('to-hit')).toEqual(['long-guns 8 11.4.4', 'carronades 6 11.2', 'morale 1 11.4.5']);
  expect(named('defence')).toEqual(['range 2 11.4.6']);
  expect(named('damage')).toEqual(['leeward -1 11.4.8', 'aimed-low -2 11.4.8']);
});

test('11.2, 11.4.4 dice by the highest box that is manned and whole; carronades reach 6, and count twice at 3', () => {
  const { us } = duel();
  expect([24, 7, 6, 3].map(far => [longDice(us, 2, far), carronadeDice(us, 2, far)])).toEqual([
    [4, 0],
    [4, 0],
    [4, 3],
    [4, 6],
  ]);
  us.tasks = crewed({ [GUNNERY + 2]: 5 });
  expect([longDice(us, 2, 6), carronadeDice(us, 2, 6)]).toEqual([3, 1]);
  us.guns[2] = 2;
  expect([longDice(us, 2, 6), carronadeDice(us, 2, 6)]).toEqual([1, 0]);
});

test('11.4.1 a section must bear, reach, be loaded and be manned', () => {
  const { s, us, them } = duel();
  const guns = () => fireOffers(s, us).map(offer => (offer.do === 'fire' ? offer.guns : offer.do));
  expect(guns()).toEqual(['both', 'both', 'fore', 'fore', 'aft', 'aft']);
  us.due[2] = 20;
  expect(guns()).toEqual(['aft', 'aft']);
  us.tasks = crewed({});
  expect(guns()).toEqual([]);
  us.tasks = gunsManned();
  them.row = 19;
  them.col = 1;
  // 27 movement points away.
  expect(guns()).toEqual([]);
});

test('11.3, 11.4.2 sections that aim apart, or hold other shot, are two attacks with half the defence dice each', () => {
  const { s, us } = duel();
  us.load[3] = DOUBLE;
  const d = drill(firing, {}, s).say('cease ship=1', [...misses(7), 6, ...misses(6), 1, ...misses(50)], BOTH_LOW);
  expect(happened(d, 'fire').map(({ sections, shot }) => [sections, shot])).toEqual([
    [0b0100, 1],
    [0b1000, 3],
  ]);
  expect(happened(d, 'defence')[0]?.faces).toHaveLength(1);
});

test('11.4.3, 11.8 a broadside from right astern is a stern rake', () => {
  const { s, us, them } = duel();
  Object.assign(them, { col: 10, row: 13, heading: 5 });
  expect(lineOf(s, us, them)).toMatchObject({ rake: 2, side: -1 });
});

test('11.4.6 range, smoke on the line and in both squares, and fires make the defence dice', () => {
  const { s, us, them } = duel();
  const d = drill(firing, {}, clone(s)).say('cease ship=1', misses(60), BOTH_LOW);
  expect(d.ended()).toBe(false);
  const attack = { ...attackOf(s), range: 4 };
  expect(defenceDice(s, attack)).toBe(2);
  addSmoke(s, 10, 10, 1);
  addSmoke(s, 10, 11, 1);
  addSmoke(s, 11, 11, 5);
  expect(defenceDice(s, attack)).toBe(2 + 4);
  us.onFire = 1;
  them.onFire = 1;
  expect(defenceDice(s, attack)).toBe(8);
});

function attackOf(s: Sea) {
  const probe = clone(s);
  const d = drill(firing, {}, probe).say('cease ship=1', 'fire ship=0 target=1 guns=fore aim=low');
  expect(d.ask()).toBe('announcing.fire');
  return { ...(probe.attacks[0] as (typeof probe.attacks)[number]) };
}

test('11.6 two Smoke-2 markers for each section of an attack of three dice or more, else one', () => {
  const { s, us } = duel();
  broadside(s, ...misses(14));
  expect(s.smoke).toEqual([(10 + 32 * 10) * 10_000 + 400]);
  const other = duel();
  other.us.tasks = crewed({ [GUNNERY + 2]: 1 });
  drill(firing, {}, other.s).say('cease ship=1', misses(9), 'fire ship=0 target=1 guns=fore aim=low');
  expect(other.s.smoke).toEqual([(10 + 32 * 10) * 10_000 + 100]);
  const three = duel();
  three.us.tasks = crewed({ [GUNNERY + 2]: 3 });
  drill(firing, {}, three.s).say('cease ship=1', misses(9), 'fire ship=0 target=1 guns=fore aim=low');
  expect(three.s.smoke).toEqual([(10 + 32 * 10) * 10_000 + 200]);
  expect(us.col).toBe(10);
});

test('R8 fired into from dead ahead without a rake, the firer chooses the side', () => {
  const { s, them } = duel();
  Object.assign(them, { heading: 1 });
  // Java heads north for Constitution, who heads east: a bow rake. At an angle it is none.
  Object.assign(s.ships[0] as object, { heading: 2 });
  const d = drill(firing, {}, s).say('cease ship=1', BOTH_LOW);
  expect([d.ask(), d.offers()]).toEqual(['announcing.hit-side', ['hit-side side=port', 'hit-side side=starboard']]);
  d.say(misses(20), 'hit-side side=starboard');
  expect(s.attacks[0]?.side).toBe(1);
});

test('11.9 chasers fire where no broadside bears: a die for each section with a box left, a 6 hits the rigging', () => {
  const s = sea();
  const us = add(s, 0, 'constitution', 5, 10, 3);
  const them = add(s, 1, 'java', 10, 10, 3);
  us.guns[2] = 0;
  const d = drill(firing, {}, s);
  // Non-initiative first: Java's stern chasers.
  expect(d.offers()).toEqual(['cease ship=1', 'chase ship=1 target=0']);
  d.say('chase ship=1 target=0', [6, 6, 6], 'chase ship=0 target=1');
  expect(happened(d, 'chasers').map(({ faces, hits }) => [faces, hits])).toEqual([
    [[6, 6], 2],
    [[6], 1],
  ]);
  expect([us.rigging, them.rigging, s.smoke.length]).toEqual([16, 14, 0]);
  // Average crews: eight impulses.
  expect([us.chasers, them.chasers]).toEqual([
    [20, 0],
    [0, 20],
  ]);
});

test('H19, H23 Laid Just So and Smashers before the dice to hit', () => {
  const { s, them } = duel({ hands: [[LAID_JUST_SO, SMASHERS], []] });
  them.row = 11;
  const d = drill(firing, {}, s).say('cease ship=1', BOTH_LOW);
  d.say(`play card=${SMASHERS} ship=0`, [3, 3, 3, 3, ...misses(18), ...misses(40)], `play card=${LAID_JUST_SO} ship=0`);
  // Eight long guns, carronades twice, and two more: 22 dice, of which four count one more.
  expect(happened(d, 'to-hit')[0]).toMatchObject({ hits: 4 });
  expect(happened(d, 'to-hit')[0]?.faces).toHaveLength(22);
});

test('11.6 the smoke of a ship that fires her sections apart is told once', () => {
  const { s } = duel();
  const d = drill(firing, {}, s);
  d.say(
    'cease ship=1',
    'fire ship=0 target=1 guns=fore aim=low',
    misses(200),
    'fire ship=0 target=1 guns=aft aim=high',
  );
  expect(happened(d, 'smoke')).toMatchObject([{ ship: 0, markers: 4 }]);
  expect(s.smoke).toEqual([(10 + 32 * 10) * 10_000 + 400]);
});

test('11.6, H23 smoke goes by the dice that were rolled, those of Smashers among them', () => {
  const s = sea({ hands: [[SMASHERS], []] });
  add(s, 0, 'curlew', 10, 10, 3, { tasks: crewed({ [GUNNERY + 2]: 1 }) });
  add(s, 1, 'java', 10, 11, 3);
  const d = drill(firing, {}, s).say('fire ship=0 target=1 guns=fore aim=low');
  d.say(misses(4), `play card=${SMASHERS} ship=0`);
  // Two dice for a carronade at close range, and two more: an attack of four.
  expect(happened(d, 'to-hit')[0]?.faces).toHaveLength(4);
  expect(s.smoke).toEqual([(10 + 32 * 10) * 10_000 + 200]);
});

test('1.7.3, R55 one card for each die: those that a card adds count, those that a card helps do not', () => {
  const buys = (hand: number[], first: string) => {
    const s = sea({ hands: [hand, []] });
    add(s, 0, 'curlew', 10, 10, 3, { tasks: crewed({ [GUNNERY + 2]: 2 }) });
    add(s, 1, 'java', 10, 11, 3);
    const d = drill(firing, {}, s).say('fire ship=0 target=1 guns=fore aim=low', first);
    let bought = 0;
    for (let offer = discard(d); offer !== undefined; offer = discard(d), bought++) d.say(offer);
    return bought;
  };
  const discard = (d: Drill) =>
    d.ended() || d.ask() !== 'window.card' ? undefined : d.offers().find(offer => offer.startsWith('discard'));
  const spare = [30, 30, 31, 31, 32, 33, 34];
  // Four dice of two carronades at close range.
  expect(buys([SMASHERS, ...spare], `play card=${SMASHERS} ship=0`)).toBe(6);
  expect(buys([LAID_JUST_SO, ...spare], `play card=${LAID_JUST_SO} ship=0`)).toBe(0);
});

test('H32 Marksmen may hit a man after firing at two movement points or less', () => {
  const { s, them } = duel({ hands: [[MARKSMEN], []] });
  them.row = 11;
  const d = drill(firing, {}, s).say('cease ship=1', BOTH_LOW, misses(20), 'pass');
  d.say('load ship=0 section=starboard-fore shot=round', 'load ship=0 section=starboard-aft shot=round');
  d.say([4], `play card=${MARKSMEN} ship=1`);
  expect([them.crew, d.ended(), s.attacks]).toEqual([20, true, []]);
});

test('11.4.4, 11.4.5, 11.4.6, 11.4.8 what is announced tells the dice and modifiers that are then thrown with', () => {
  const { s, us } = duel({ smoke: [(11 * 32 + 10) * 10_000 + 100] });
  us.load = [1, 1, 3, 1];
  const d = drill(firing, {}, s).say(
    'cease ship=1',
    [...misses(7), 6, ...misses(7)],
    'fire ship=0 target=1 guns=both aim=low',
  );
  const [told] = happened(d, 'announced');
  const [thrown] = happened(d, 'to-hit');
  expect(told?.attacks.map(({ shot }) => shot)).toEqual([3, 1]);
  const [first] = told?.attacks ?? [];
  const sum = (parts: readonly { readonly by: number }[] = []) => parts.reduce((total, { by }) => total + by, 0);
  expect([sum(first?.dice), first?.needed]).toEqual([thrown?.faces.length, thrown?.needed]);
  expect(first?.toHit).toContainEqual({ what: 'double-shot', by: 1, clause: '11.4.5' });
  // Four movement points apart, and a Smoke-2 marker between them.
  expect(first?.defence).toEqual([
    { what: 'range', by: 2, clause: '11.4.6' },
    { what: 'smoke', by: 2, clause: '11.4.6' },
  ]);
});

test('H32 Marksmen miss with less than 4', () => {
  const { s, them } = duel({ hands: [[MARKSMEN], []] });
  them.row = 11;
  const d = drill(firing, {}, s).say('cease ship=1', BOTH_LOW, misses(20), 'pass');
  d.say('load ship=0 section=starboard-fore shot=round', 'load ship=0 section=starboard-aft shot=round');
  d.say([3], `play card=${MARKSMEN} ship=1`);
  expect(them.crew).toBe(21);
});

test('11.9, 11.7 a crack crew loads its chasers in six impulses', () => {
  const s = sea();
  const us = add(s, 0, 'constitution', 5, 10, 3, { quality: 1 });
  add(s, 1, 'java', 10, 10, 3);
  drill(firing, {}, s).say('cease ship=1', [1, 1], 'chase ship=0 target=1');
  expect(us.chasers).toEqual([18, 0]);
});

test('20.0 night falls with the turn that the card names', () => {
  const { s } = duel({ articles: { night: 5 } });
  expect([4, 5, 6].map(turn => visibility({ ...s, turn }))).toEqual([24, 12, 12]);
});

test('11.2 long guns reach 24 movement points and no farther', () => {
  const { s, us, them } = duel();
  const guns = (col: number, row: number) => {
    Object.assign(them, { col, row });
    return fireOffers(s, us).length;
  };
  expect([guns(18, 18), guns(17, 19)]).toEqual([6, 0]);
});

test('11.4.6, 1.9 half the range counts, rounded up', () => {
  expect([0, 2, 3, 5, 24].map(far => defenceDiceAt(far, 0, 0))).toEqual([0, 1, 2, 3, 12]);
});

test('11.4.5 double shot hits more easily, chain shot less', () => {
  const needed = (shot: number) => {
    const { s, us } = duel();
    us.load = [1, 1, shot, shot];
    return happened(broadside(s, ...misses(14), 6, 6), 'to-hit')[0]?.needed;
  };
  // A Handy crew hits on 4.
  expect([needed(1), needed(DOUBLE), needed(CHAIN)]).toEqual([4, 3, 5]);
});

test('1.7.3 example: firing with three dice, the attacker may spend three cards for +1 on each', () => {
  const { s, us } = duel({ hands: [[30, 31, 32, 33], []] });
  us.tasks = crewed({ [GUNNERY + 2]: 3 });
  const d = drill(firing, {}, s).say('cease ship=1', 'fire ship=0 target=1 guns=fore aim=low');
  for (const card of [30, 31, 32]) d.say(`discard card=${card} ship=0 die=any`);
  expect(d.offers()).toEqual(['pass']);
  d.say([3, 3, 3, 1, 1], 'pass');
  expect(happened(d, 'to-hit')[0]).toMatchObject({ faces: [3, 3, 3], hits: 3 });
});

test('R31, 1.7.3 of three damage dice two take a card for a plain die, and one for the coloured', () => {
  const { s } = duel({ hands: [[30, 31, 32, 33], []] });
  // To hit, and while the defence dice are thrown, he spends nothing.
  const d = drill(firing, {}, s).say('cease ship=1', BOTH_LOW, [6, ...misses(13)], 'pass', [1, 1], 'pass');
  d.say('discard card=30 ship=0 die=any', 'discard card=31 ship=0 die=any');
  expect(d.offers()).toEqual(['pass', 'discard card=32 ship=0 die=coloured', 'discard card=33 ship=0 die=coloured']);
});

test('H22, H23 Grape and Smashers are for three movement points or less, H32 Marksmen for two', () => {
  const offered = (col: number, row: number) => {
    const { s, us, them } = duel({ hands: [[GRAPE, SMASHERS, MARKSMEN], []] });
    us.tasks = crewed({ [GUNNERY + 2]: 8 });
    Object.assign(them, { col, row });
    const d = drill(firing, {}, s).say('cease ship=1', 'fire ship=0 target=1 guns=fore aim=low');
    const seen = [d.offers().includes(`play card=${SMASHERS} ship=0`)];
    // One hit, which nothing cancels.
    d.say([6, ...misses(30)], 'pass', 'pass');
    seen.push(d.offers().includes(`play card=${GRAPE} ship=0`));
    d.say('pass', 'odd-hit ship=1 section=port-fore', 'load ship=0 section=starboard-fore shot=round');
    return [...seen, d.offers().includes(`play card=${MARKSMEN} ship=1`)];
  };
  expect([offered(10, 11), offered(11, 11), offered(10, 12)]).toEqual([
    [true, true, true],
    [true, true, false],
    [false, false, false],
  ]);
});
