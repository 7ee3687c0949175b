import { describe, expect, test } from 'vitest';
import { assignCrew } from '../chapters/ch05-crew.ts';
import { chooseBlocks } from '../chapters/ch09-blocks.ts';
import { ruleset } from '../index.ts';
import { COLUMNS } from '../model/geometry-core.ts';
import { add, drill, duel, sea } from '../test/drill.fixture.ts';

/** Constitution heads east on this column, Java in column 1; wind to the south. */
function chase(column: number) {
  const s = sea({ impulse: 1 });
  add(s, 0, 'constitution', column, 10, 3, { speed: 6 });
  add(s, 1, 'java', 1, 10, 3, { speed: 6 });
  return drill(chooseBlocks, {}, s);
}

describe('orders that people are warned of', () => {
  test('9.3 to go on ahead where the map has no room for all: it comes last', () => {
    expect(chase(COLUMNS).given(ruleset, 0).at(-1)).toEqual([
      'select ship=0 manoeuvre=advance',
      'she leaves the map, and the battle ends there',
    ]);
  });

  test('9.3 not where the battle is only moved towards the centre, nor in the middle of the map', () => {
    const s = sea({ impulse: 1 });
    add(s, 0, 'constitution', COLUMNS, 10, 3, { speed: 6 });
    add(s, 1, 'java', COLUMNS - 4, 10, 3, { speed: 6 });
    for (const d of [drill(chooseBlocks, {}, s), chase(10)])
      expect(d.given(ruleset, 0).filter(([, warning]) => warning !== '')).toEqual([]);
  });

  test('18.0 hauling down the colours comes last', () => {
    const given = drill(assignCrew, {}, duel().s).sayAs(0, 'plan ship=0 plan=nobody').given(ruleset, 0);
    expect(given.at(-1)).toEqual(['strike ship=0', 'Constitution is out of the battle, and the enemy’s prize']);
    expect(given.slice(0, -1).every(([, warning]) => warning === '')).toBe(true);
  });
});
