import { expect, test } from 'vitest';
import { combat } from '../chapters/ch17-tactics.ts';
import { half } from '../chapters/ch09-movement.ts';
import { ruleset } from '../index.ts';
import { SHIPS } from '../model/data/figures.ts';
import { HOT_ACTION } from '../model/data/numbers-of-battle.ts';
import { capital, inWords } from '../model/naming.ts';
import { inPort, NOWHERE, readyIn } from '../model/places.ts';
import { blockOf, shipsIn } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import { ALLIED, BRITISH, CRAIG, FIRST_FRIGATE, NORTH_ATLANTIC, PORTSMOUTH } from '../model/terms.ts';
import { meeting, THEIRS } from '../test/battles.fixture.ts';
import { at, campaign, commission, drill, fleet, wind } from '../test/drill.fixture.ts';

const NORTH_EAST = 0;
const LOST = 'No fleet block is left for the escorts of Craig’s Expedition: if it is lost, they leave play';

/** What is said to the word that sends out Craig with two ships, where so many fleet blocks are free and the others are at sea. */
function toldOnSailing(free: number, articles: { readonly escortsHome?: boolean } = {}): string {
  const s = wind(NORTH_ATLANTIC, NORTH_EAST, campaign({ articles }));
  for (let id = 0; id < FIRST_FRIGATE; id++) {
    const { place } = blockOf(s, id);
    if (place === NOWHERE && id >= free) putBlock(s, blockOf(s, id), at('0509'), NO_DICE);
  }
  for (let id = free; id < FIRST_FRIGATE; id++) commission(s, id, BRITISH, 1);
  putBlock(s, blockOf(s, CRAIG), inPort(PORTSMOUTH), NO_DICE);
  commission(s, readyIn(PORTSMOUTH), BRITISH, 2);
  const d = drill(half, { side: BRITISH }, s).say(`sortie port=${PORTSMOUTH}`);
  if (free > 0) d.say(`carry block=${CRAIG}`);
  const given = d.say('muster plan=all').given(ruleset);
  return given.find(([offer]) => offer === 'formed')?.[1] ?? 'not offered';
}

test('R22 who sends a convoy to sea without a free fleet block is warned, and by option need not be', () => {
  expect(toldOnSailing(0)).toBe(LOST);
  expect(toldOnSailing(1)).toBe('');
  expect(toldOnSailing(0, { escortsHome: true })).toBe('');
});

test('R22 so is who takes the last block while a convoy is at sea', () => {
  const s = wind(NORTH_ATLANTIC, NORTH_EAST);
  for (let id = 1; id < FIRST_FRIGATE; id++) putBlock(s, blockOf(s, id), at('0509'), NO_DICE);
  for (let id = 1; id < FIRST_FRIGATE; id++) commission(s, id, BRITISH, 1);
  const craig = fleet(s, 'Craig’s', at('0509'), 1);
  expect(craig.id).toBe(CRAIG);
  commission(s, 3, BRITISH, 3);
  const d = drill(half, { side: BRITISH }, s).say('split block=3', 'muster plan=half');
  expect(d.given(ruleset).find(([offer]) => offer === 'formed')).toEqual(['formed', LOST]);
});

test('18.3 who ceases fire is told how many points of damage are given to nobody, and who hits a ship is told nothing', () => {
  const s = meeting(10, 10);
  Object.assign(s.battle, { type: HOT_ACTION });
  const d = drill(combat, {}, s)
    .sayAs(ALLIED, 'signal tactic=repeat sail=easy')
    .sayAs(BRITISH, [6, 6, 6, 6, 1, 1], 'signal tactic=repeat sail=easy');
  const [points] = s.battle.points;
  const [ship] = shipsIn(s, THEIRS) as [number];
  const told = (): readonly string[] => d.given(ruleset, BRITISH).flatMap(([, words]) => (words === '' ? [] : [words]));
  const unused = (count: number): string => `${capital(inWords(count))} points of damage are given to nobody`;
  expect(told()).toEqual([unused(points)]);
  d.sayAs(BRITISH, `hit ship=${ship}`);
  expect(told()).toEqual([unused(points - (SHIPS[ship]?.defence ?? 0))]);
  expect(d.given(ruleset, BRITISH).at(-1)?.[0]).toBe('cease-fire');
});
