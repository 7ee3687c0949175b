/** Positions before battles of every size, for rows, columns, tactics and fates that are rare. */

import type { Rng } from '@weathergauge/engine';
import type { Scene } from '@weathergauge/testkit';
import { at, blockNamed, goalNamed } from './drill.fixture.ts';
import { anyOf, fights, scene, type Stage } from './scene.fixture.ts';
import type { Station } from './stage.fixture.ts';
import { leewardTactics, NELSON, windwardTactics, VILLENEUVE } from '../model/data/numbers-of-battle.ts';
import type { Campaign } from '../model/state.ts';
import { SPANISH, WRECKED } from '../model/terms.ts';

const BRITISH_FLEETS = ['Channel', 'Downs', 'Atlantic'];
const ALLIED_FLEETS = ['Brest', 'Toulon', 'Cadiz'];

function meet(on: Stage, rng: Rng, british: number, allied: number, more: Station = {}): void {
  const parts = anyOf(rng, 1, 3);
  for (const name of BRITISH_FLEETS.slice(0, parts)) on.put(name, at('0509'), { ships: Math.ceil(british / parts) });
  for (const name of ALLIED_FLEETS.slice(0, parts))
    on.put(name, at('0509'), { ships: Math.ceil(allied / parts), goal: goalNamed('Cadiz'), ...more });
}

const fates = ['british', 'french', 'spanish'].flatMap(nation =>
  ['victorious', 'draw', 'withdrew', 'majority-wrecked', 'precipitous', 'all-wrecked', 'neither-victorious'].map(
    outcome => `fate ${nation} ${outcome}`,
  ),
);

const greatBattle = scene(
  'a great battle',
  (s, on, rng) => {
    meet(on, rng, anyOf(rng, 6, 60), anyOf(rng, 6, 60), rng.below(2) === 0 ? { nation: SPANISH } : {});
    const nelson = s.blocks.find(({ place, id }) => place === at('0509') && id < 12);
    if (nelson !== undefined) s.admirals[NELSON] = nelson.id;
  },
  {
    reaches: [
      ...Array.from({ length: 25 }, (_, i) => `firepower column ${i + 1}`),
      ...Array.from({ length: 23 }, (_, i) => `firepower row ${i + 2}`),
      ...fates,
      ...Array.from({ length: 6 }, (_, i) => `battle of ${i + 1}`),
      'verb prize-to',
      'step reforming.tow',
      'ask towing.prize',
      'ship taken',
      'ship sunk',
      'admiral killed',
      'event prize-scored',
      ...['1', '2', '3', '4', '5'].map(note => `note ${note}`),
    ],
    prefers: fights(),
    lasts: 250,
  },
);

/** 17.6 One pair of tactics and sails for each game, in turn. */
const pairs = windwardTactics.flatMap(windward =>
  leewardTactics.map(leeward =>
    scene(`${windward} against ${leeward}`, (_s, on, rng) => meet(on, rng, 20, 20), {
      reaches: ['easy', 'full'].flatMap(first =>
        ['easy', 'full'].map(second => `tactics ${windward} ${first} against ${leeward} ${second}`),
      ),
      prefers(answer, s, seat) {
        if (answer.do !== 'signal') return fights()(answer);
        return [seat === s.battle.windward ? windward : leeward, 'repeat'].includes(String(answer['tactic']));
      },
      lasts: 120,
    }),
  ),
);

const pellMell = scene('pell mell', (_s, on, rng) => meet(on, rng, 60, 60), {
  reaches: ['firepower row 22', 'firepower row 23', 'firepower row 24'],
  prefers: fights('break-line full', 'engage-closer full', 'repeat full'),
  lasts: 200,
});

/** 20.1 Both are battered already: the worst endings come soon. */
const battered = scene(
  'battered fleets',
  (_s, on, rng) => {
    const nation = anyOf(rng, 1, 2);
    const few = (): Station => ({ ships: anyOf(rng, 1, 8), damage: anyOf(rng, 0, 2) });
    on.put('Channel', at('0509'), few());
    on.put('Downs', at('0509'), few());
    on.put('Brest', at('0509'), { ...few(), nation, goal: goalNamed('Cadiz') });
    on.put('Cadiz', at('0509'), { ...few(), nation, goal: goalNamed('Cadiz') });
  },
  { reaches: fates, prefers: fights('engage-closer full', 'repeat full', 'general-withdrawal easy'), lasts: 120 },
);

/** 20.4 All that an admiral has is a wreck, and Nelson meets it. */
const flagship = scene(
  'a flagship taken',
  (_s, on) => {
    on.put('Toulon', at('0509'), { ships: 1, damage: WRECKED, admiral: VILLENEUVE, goal: goalNamed('Cadiz') });
    on.put('Channel', at('0509'), { ships: 20, admiral: NELSON });
  },
  { reaches: ['event admiral-captured'], prefers: fights(), lasts: 40 },
);

const longDay = scene(
  'a long day',
  (s, on, rng) => {
    meet(on, rng, 12, 12);
    s.admirals[NELSON] = blockNamed('Channel');
  },
  {
    reaches: ['battle of 5', 'battle of 6'],
    when: s => s.turn >= 16 && s.turn <= 24,
    prefers: answer => fights()(answer) || (answer.do === 'day' && answer['by'] === 'add'),
    lasts: 40,
  },
);

export const battles: readonly Scene<Campaign>[] = [greatBattle, ...pairs, pellMell, battered, flagship, longDay];
