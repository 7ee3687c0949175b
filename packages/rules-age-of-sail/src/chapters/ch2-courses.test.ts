import { describe, expect, test } from 'vitest';
import type { AgeOfSailAction } from '../model/vocabulary.ts';
import { vocabulary } from '../model/vocabulary.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import type { HelmOrder } from './ch2-courses.ts';
import { legsOf } from './ch2-courses.ts';
import { helm } from './ch2-helm.ts';
import { GUN_ARCS, bearing } from './ch4-bearing.ts';

const orders = [
  { do: 'run', mm: 50 },
  { do: 'turn', to: 'port' },
  { do: 'turn', to: 'starboard' },
  { do: 'tack', to: 'port' },
  { do: 'tack', to: 'starboard' },
  { do: 'pivot', to: 'port' },
  { do: 'pivot', to: 'starboard' },
] as const satisfies readonly (HelmOrder & AgeOfSailAction)[];

describe('on open water', () => {
  test.each(orders)(
    'R8, R10, R11 $do $to: the legs foretold are the legs sailed, on every heading that allows it',
    order => {
      let tried = 0;
      for (let heading = 0; heading < 8; heading++) {
        for (const masts of [{}, { main: 0, mizzen: 0 }]) {
          const s = sea({ windSpeed: 'main' in masts ? 2 : 4 });
          const ship = add(s, 0, 50, 50, heading, masts);
          const from = { x: ship.x, y: ship.y, heading };
          const d = drill(helm, s);
          if (!d.offers().includes(vocabulary.print(order))) continue;
          d.say(vocabulary.print(order));
          tried++;
          const sailed = happened(d, 'sailed').map(({ how, mm, x, y, heading: then }) => ({
            how,
            mm,
            x,
            y,
            heading: then,
          }));
          expect(legsOf(from, order)).toEqual(sailed);
        }
      }
      expect(tried).toBeGreaterThan(0);
    },
  );
});

test('4.1 guns bear within the limits of their arc, limits included, and nowhere else', () => {
  for (let heading = 0; heading < 8; heading++) {
    for (let point = 0; point < 16; point++) {
      const s = sea();
      const ship = add(s, 0, 50, 50, heading);
      // Half points: odd ones lie between two headings.
      const [x, y] = [2 * Math.cos((point * Math.PI) / 8), 2 * Math.sin((point * Math.PI) / 8)];
      const target = add(s, 1, 50 + y, 50 + x, 0);
      const off = (point / 2 - heading + 8) % 8;
      const board = (['port', 'starboard'] as const).find(side => off >= GUN_ARCS[side][0] && off <= GUN_ARCS[side][1]);
      expect(bearing(ship, target), `${heading} ${point}`).toBe(board ?? null);
    }
  }
});
