import { describe, expect, test } from 'vitest';
import { assignCrew } from './ch05-crew.ts';
import { chooseBlocks } from './ch09-blocks.ts';
import { stacking } from './ch09-stacking.ts';
import { announcing } from './ch11-firing.ts';
import { BACK_SAIL, WEAR_UP } from '../model/vocabulary.ts';
import type { Changes } from '../test/drill.fixture.ts';
import { add, drill, duel, sea } from '../test/drill.fixture.ts';

describe('a refusal cites the clause that refuses', () => {
  test('9.1, 9.1.3 manoeuvres', () => {
    const at = (last: number, heading: number, wore = 0) => {
      const s = sea({ impulse: 1 });
      add(s, 0, 'constitution', 10, 10, heading, { speed: 6, last, wore });
      add(s, 1, 'java', 14, 10, 3, { speed: 6 });
      return drill(chooseBlocks, {}, s);
    };
    expect(at(0, 3).refused('select ship=0 manoeuvre=tack', 0)).toBe(
      '9.1: her panel has no such manoeuvre at this wind position',
    );
    expect(at(BACK_SAIL, 3).refused('select ship=0 manoeuvre=back-sail', 0)).toMatch(/^9\.1\.3: no Back Sail follows/);
    expect(at(WEAR_UP, 4).refused('select ship=0 manoeuvre=wear-up', 0)).toBe(
      '9.1: no Wear follows another, nor a free turn',
    );
    expect(at(BACK_SAIL, 4, 1).refused('select ship=0 manoeuvre=wear-up', 0)).toBe('9.1: she has worn in this square');
  });

  test('11.1, 11.2, 11.4.1, 11.4.2, 11.9 guns', () => {
    const at = (col: number, row: number) => {
      const { s, them } = duel();
      add(s, 1, 'java', col, row, 3);
      expect(them.id).toBe(1);
      return drill(announcing, { ship: 0 }, s);
    };
    const fire = 'fire ship=0 target=2 guns=both aim=low';
    expect(at(24, 10).refused(fire)).toMatch(/^11\.2: that ship is out of range/);
    expect(at(13, 10).refused(fire)).toMatch(/^11\.1: that ship lies in no arc/);
    expect(at(12, 13).refused('chase ship=0 target=1')).toMatch(/^11\.9: a broadside bears/);
    expect(at(12, 13).refused('fire ship=0 target=0 guns=both aim=low')).toMatch(/^11\.4\.2: that is no enemy/);
    const { s, us } = duel();
    us.load[2] = 0;
    us.load[3] = 0;
    us.load[0] = 0;
    const d = drill(announcing, { ship: 0 }, s);
    if (!d.ended())
      expect(d.refused('fire ship=0 target=1 guns=both aim=low')).toMatch(/^11\.4\.1: those guns are not/);
  });

  test('9.2.2, P05, 20.0 guns that bear on a ship they may not fire at', () => {
    const fire = 'fire ship=1 target=0 guns=both aim=low';
    const at = (col: number, row: number, heading: number, changes: Changes = {}) => {
      const { s, us, them } = duel(changes);
      Object.assign(us, { col, row, heading });
      // Somebody else for her to fire at: with nobody she is not asked.
      add(s, 0, 'curlew', 10, 13, 3);
      drill(stacking, { ship: us.id }, s);
      expect(them.id).toBe(1);
      return drill(announcing, { ship: 1 }, s);
    };
    expect(at(10, 12, 1).refused(fire)).toMatch(/^9\.2\.2: ships cross/);
    expect(at(10, 4, 3, { articles: { night: 1 } }).refused(fire)).toBe('20.0: nobody sees so far at night');
    expect(at(10, 4, 3, { squall: 1 }).refused(fire)).toBe('P05: nobody sees so far in this squall');
  });

  test('5.0, 5.1 crew', () => {
    const d = drill(assignCrew, {}, duel().s).sayAs(0, 'plan ship=0 plan=nobody');
    const [adjust = ''] = d.offers(0).filter(offer => offer.startsWith('adjust'));
    const task = adjust.split('task=')[1] ?? '';
    d.sayAs(0, adjust);
    expect(d.refused(`crew ship=0 task=${task} points=12`, 0)).toMatch(/^5\.0: /);
    expect(d.refused(`crew ship=1 task=${task} points=0`, 0)).toBe('5.1: another ship is asked about now');
  });
});
