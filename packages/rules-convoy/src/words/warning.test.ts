import { describe, expect, test } from 'vitest';
import { activations } from '../chapters/ch05-sequence.ts';
import { ruleset } from '../index.ts';
import { SHALLOW } from '../model/chart.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { add, drill, sea } from '../test/drill.fixture.ts';
import type { What } from '../test/sailing.fixture.ts';
import { setSail } from '../test/sailing.fixture.ts';

/** Her orders when she has just sailed a hex and may go on into the next, or turn. */
function underWay(seas: Sea, what: What = {}): readonly (readonly [order: string, warning: string])[] {
  const s = sea({ wind: 'NE', ...seas });
  add(s, 0, 3, 4, 'E', what);
  return setSail(s).given(ruleset);
}

describe('orders that people are warned of', () => {
  test('12.1 shallows ahead, and that order comes last', () => {
    const orders = underWay({ chart: [[5, 4, SHALLOW]] });
    expect(orders.at(-1)).toEqual(['ahead', 'Ship 0 runs aground in the shallows if a die shows 6']);
    expect(orders.filter(([, warning]) => warning !== '')).toHaveLength(1);
  });

  test('R46, R47 shallows in fog, though the fog is diced for first', () => {
    const orders = underWay({ chart: [[5, 4, SHALLOW]], fog: [[5, 4]] });
    expect(orders.at(-1)?.[1]).toBe('Ship 0 runs aground in the shallows if a die shows 6');
    expect(underWay({ fog: [[5, 4]] }).every(([, warning]) => warning === '')).toBe(true);
  });

  test('12.2 a small battle-hardened ship fears no shallows', () => {
    const orders = underWay({ chart: [[5, 4, SHALLOW]] }, { size: 'small', quality: 'battle-hardened' });
    expect(orders.every(([, warning]) => warning === '')).toBe(true);
  });

  test('R32 hauling down the colours', () => {
    const s = sea({ wind: 'NE' });
    add(s, 0, 4, 4, 'E', {}, { gun: 0 });
    add(s, 0, 8, 8, 'E');
    expect(drill(activations, {}, s).given(ruleset).at(-1)).toEqual([
      'haul-down ship=0',
      'Ship 0 is given up: she is nobody’s until a warship boards her',
    ]);
  });
});
