import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { planning } from './b2-planning.ts';
import { ruleset } from '../index.ts';
import { SHIPS } from '../model/data/figures.ts';
import { add, E, lanes, sea, W } from '../test/drill.fixture.ts';

describe('a refusal cites the clause that refuses', () => {
  test('B2.1, B2.6 cards of another ship, of another wind, and ships that are planned', () => {
    const s = sea();
    add(s, 0, 'terpsichore', 300, 200, E);
    add(s, 0, 'defence', 600, 300, E);
    add(s, 1, 'courageuse', 900, 700, W);
    const d = lanes(planning, [0, 1], s).sayAs(0, 'take-up ship=0');
    expect(d.refused('helm ship=1 card=1', 0)).toBe('B2.4: another ship is asked about now');
    expect(d.refused('helm ship=0 card=27', 0)).toBe('B2.5: she is not aback and needs a blue card');
    add(s, 0, 'defence', 600, 600, E);
    const again = lanes(planning, [0, 1], s).sayAs(0, 'take-up ship=0', 'helm ship=0 card=1');
    expect(again.refused('take-up ship=0', 0)).toBe('B2.1: nothing is left to plan for that ship');
  });

  test('R44 ships that cannot join a squadron', () => {
    const config = configure(ruleset, { scenario: 'free-battle', seats: 2 });
    if (isRefusal(config)) throw new Error(config.reason);
    const s = ruleset.setup(config, seededDice('muster'), silent);
    const [seat = 0] = ruleset.pending(s);
    const why = (card: number): string => {
      const no = ruleset.refuse(s, seat, { do: 'muster', card });
      return no === null ? '' : `${no.clause}: ${no.reason}`;
    };
    const own = ruleset.offers(s, seat).find(offer => offer.do === 'muster');
    const navy = SHIPS[own?.do === 'muster' ? own.card : 0]?.nation;
    expect(why(SHIPS.findIndex(({ nation }) => nation !== navy))).toBe('R44: that ship is of another navy');
    const left = Number(config.options['points']);
    const dear = SHIPS.findIndex(({ nation, points }) => nation === navy && points > left);
    if (dear >= 0) expect(why(dear)).toMatch(/^R44: she costs \d+ and \d+ are left$/);
  });
});
