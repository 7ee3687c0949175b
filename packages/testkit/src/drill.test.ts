import type { ActionOf, GameEvent, Procedural, Seat } from '@weathergauge/engine';
import { chapters, int, vocabularyOf } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { drills, QUIET } from './drill.ts';

const verbs = { bet: { coins: int(1, 9) }, pass: {} } as const;
type Said = ActionOf<typeof verbs>;
interface Purse extends Procedural {
  coins: number[];
}
type Told = GameEvent & ({ type: 'rolled'; face: number } | { type: 'passed' } | { type: 'revealed' });

const { procedure, ask } = chapters<Purse, Said>();
/** A die of six doubles a bet of one's coins on 4 and more, and takes it on less. */
const betting = procedure('betting', { seat: 0, most: 3 }, [
  ask('bet', {
    by: (_s, l) => l.seat as Seat,
    clause: '1',
    about: (_s, l) => ({ most: l.most }),
    offers: (_s, l) => [
      { do: 'pass' },
      ...Array.from({ length: l.most }, (_, i): Said => ({ do: 'bet', coins: i + 1 })),
    ],
    take: (s, l, a, { dice, emit }) => {
      if (a.do === 'pass') return emit({ type: 'passed', to: 'all', clause: '2' });
      const face = dice.draw(6, 'bet') + 1;
      s.coins[l.seat] = (s.coins[l.seat] ?? 0) + (face > 3 ? a.coins : -a.coins);
      const told: Told = { type: 'rolled', to: 'all', clause: '1', face };
      emit(told);
    },
    whyNot: () => ({ reason: 'she has not so much', clause: '3' }),
  }),
]);

const { drill, lanes, context, happened } = drills<Purse, Said, Told>(vocabularyOf(verbs));
const purse = (): Purse => ({ stack: [], coins: [5, 5] });

test('one procedure runs on a position, with its own arguments and the script’s dice', () => {
  const d = drill(betting, { seat: 1 }, purse(), 4, 1);
  expect([d.seat(), d.pending(), d.ask(), d.about(), d.ended()]).toEqual([1, [1], 'betting.bet', { most: 3 }, false]);
  expect(d.offers()).toEqual(['pass', 'bet coins=1', 'bet coins=2', 'bet coins=3']);
  expect(d.say('bet coins=3')).toBe(d);
  expect([d.s.coins, d.seat(), d.ask(), d.offers(), d.ended(), d.left()]).toEqual([[5, 8], -1, '', [], true, 1]);
  expect(happened(d, 'rolled').map(({ face }) => face)).toEqual([4]);
  expect(happened(d, 'passed')).toEqual([]);
});

test('numbers among the answers are the dice from there on', () => {
  expect(drill(betting, {}, purse(), 6).say([1], 'bet coins=2').s.coins).toEqual([3, 5]);
});

test('a refusal is told with its clause, and thrown where it is said all the same', () => {
  const d = drill(betting, {}, purse());
  expect(d.refused('pass')).toBe('');
  expect(d.refused('bet coins=9')).toBe('3: she has not so much');
  expect(() => d.say('bet coins=9')).toThrow('she has not so much (3); on offer: pass, bet coins=1');
  expect(() => d.say('swear')).toThrow('nobody can answer "swear"');
  expect(() => d.say('bet coins=1')).toThrow('no face left');
});

test('after the end, and for a seat that is not asked, nobody can answer', () => {
  const d = drill(betting, {}, purse());
  expect(() => d.sayAs(1, 'pass')).toThrow('nobody can answer "pass"');
  d.say('pass');
  expect(() => d.say('pass')).toThrow('nobody can answer "pass"');
});

test('lanes of several seats are answered in any order', () => {
  const d = lanes({ ...betting, draft: () => ({}), join: () => {} }, [0, 1], purse());
  expect(d.pending()).toEqual([0, 1]);
  d.sayAs(1, 'pass');
  expect([d.pending(), d.offers(0).length, d.refused('pass', 0)]).toEqual([[0], 4, '']);
  expect(d.sayAs(0, 'pass').ended()).toBe(true);
  expect(happened(d, 'revealed')).toHaveLength(1);
});

test('a position out of another drill forgets what was pending there', () => {
  const { s } = drill(betting, { seat: 1 }, purse());
  const d = drill(betting, {}, s);
  expect(d.pending()).toEqual([0]);
  expect(d.say('pass').ended()).toBe(true);
});

test('a context for single steps: scripted dice, and events kept or not', () => {
  const at = context(2);
  at.emit({ type: 'passed', to: 'all', clause: '2' });
  expect([at.dice.draw(6, 'step'), at.dice.left(), happened(at, 'passed').length]).toEqual([1, 0, 1]);
  expect(() => QUIET.dice.draw(6, 'step')).toThrow('no face left');
});
