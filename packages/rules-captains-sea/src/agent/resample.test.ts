import { seededRng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { duel } from '../test/drill.fixture.ts';
import { ADVANCE, BACK_SAIL, CHAIN, DOUBLE, ROUND } from '../model/vocabulary.ts';
import { view } from '../model/view.ts';
import { dealHidden, faceDown } from './resample.ts';

const imagined = (change: (at: ReturnType<typeof duel>) => void, seed: string) => {
  const at = duel({ hands: [[12], [20, 33]] });
  at.s.deck[12] = 1;
  at.s.deck[20] = 0;
  at.s.deck[33] = 0;
  change(at);
  const before = JSON.stringify(view(at.s, 0));
  dealHidden(at.s, 0, seededRng(seed));
  expect(JSON.stringify(view(at.s, 0))).toBe(before);
  return at;
};

test('cards of others come out of all that this seat does not see, and are never its own nor Play Now', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const { s } = imagined(() => {}, `hand ${i}`);
    expect(s.hands[0]).toEqual([12]);
    for (const card of s.hands[1] as number[]) seen.add(card);
    const cards = [...s.deck, ...s.discards].reduce((sum, count) => sum + count, 0) + s.hands.flat().length;
    expect(cards).toBe(44);
  }
  expect([...seen].every(card => card >= 10)).toBe(true);
  expect(seen.size).toBeGreaterThan(15);
});

test('10.0 a load that came up late is special, one that came up on time is round', () => {
  for (let i = 0; i < 20; i++) {
    const { them } = imagined(at => {
      at.them.known = [1, 2, 0, 0];
      at.them.load = [ROUND, CHAIN, ROUND, ROUND];
    }, `load ${i}`);
    expect(them.load[0]).toBe(ROUND);
    expect([CHAIN, DOUBLE]).toContain(them.load[1]);
  }
});

test('9.1 a block that lies there costs more than was spent on it, unless it is about to be shown', () => {
  for (let i = 0; i < 20; i++) {
    const laid = { block: ADVANCE, cost: 2, spent: 1 };
    const { them } = imagined(at => Object.assign(at.them, laid), `block ${i}`);
    expect(them.cost).toBeGreaterThan(1);
    const shown = imagined(at => Object.assign(at.them, { block: BACK_SAIL, cost: 1, spent: 1, ready: 1 }), `due ${i}`);
    expect([shown.them.block, shown.them.cost]).toEqual([BACK_SAIL, 1]);
  }
});

test('what is dealt anew is named as lying face down, and what has been shown is not', () => {
  const { s, us, them } = duel({ hands: [[12], []] });
  Object.assign(them, { block: ADVANCE, cost: 2, strain: 1, known: [1, 2, 0, 0], due: [0, 0, -1, 0] });
  Object.assign(us, { strain: 2, declared: 1, known: [1, 1, 1, 1] });
  expect(faceDown(s)).toEqual(['order 0', 'order 1', 'hand 0', 'load 1 1', 'load 1 3', 'block 1', 'strain 1']);
});
