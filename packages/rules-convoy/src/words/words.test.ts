import { expect, test } from 'vitest';
import { view } from '../model/view.ts';
import { add, sea } from '../test/drill.fixture.ts';
import { words } from './words.ts';

test('5.4 a ship without way is not said to have none of her hexes left', () => {
  const s = sea();
  add(s, 0, 3, 4, 'E');
  const asked = (moved: number, left: number): string =>
    words.prompt(view(s, 0), { ask: 'sail.order', clause: '5.4', about: { ship: 0, moved, left } });
  expect(asked(0, 0)).toBe('Ship 0 has no way on her. What next?');
  expect(asked(2, 0)).toBe('Ship 0 has sailed 2 hexes, none left. What next?');
  expect(asked(1, 2)).toBe('Ship 0 has sailed 1 hex, 2 left. What next?');
});

test('5.2, 5.6 an order is a sentence without its question, as a report quotes it', () => {
  const s = sea();
  add(s, 0, 3, 4, 'E');
  expect(words.action(view(s, 0), { do: 'activate', ship: 0 })).toBe('Ship 0 acts');
  expect(words.action(view(s, 0), { do: 'clock', spaces: 4 })).toBe('move it 4 spaces');
});
