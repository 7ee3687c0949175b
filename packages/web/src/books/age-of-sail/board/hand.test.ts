import type { AgeOfSailAction, AgeOfSailView } from '@weathergauge/rules-age-of-sail';
import { ruleset } from '@weathergauge/rules-age-of-sail';
import type { Chair, Game } from '@weathergauge/host';
import { beforeAll, describe, expect, test } from 'vitest';
import { distance, offset } from '../../../board/geometry.ts';
import type { Spot } from '../../../board/scene.ts';
import type { Position } from '../../../client/protocol.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import type { Draft, Hand, Way } from '../../hand.ts';
import { keyed } from '../../../screens/play/use-hand.ts';
import { granted, hosted } from '../../hosted.fixture.ts';
import { book } from '../index.tsx';

beforeAll(startStrings);

const hands = (position: Position): readonly Hand[] => book.hands?.(position, []) ?? [];

const people = [{ kind: 'human' }, { kind: 'human' }] as const;

/** Plays on with the first offer until a ship can be taken in hand; null when the game is over. */
function untilSteered(game: Game): Chair | null {
  while (!game.isOver()) {
    const chair = ([0, 1] as const).map(seat => game.chair(seat)).find(each => each.look().position.prompt !== null);
    if (chair === undefined) throw new Error('nobody is asked');
    const { position } = chair.look();
    if (hands(position).length > 0) return chair;
    chair.answer(position.offers[0]?.text ?? '', position.at);
  }
  return null;
}

function open(seed: string, scenario = 'single-combat'): Promise<Game> {
  return hosted(ruleset, { ruleset: 'age-of-sail', scenario, seats: people, options: {} }, seed);
}

async function steering(seed: string, scenario?: string): Promise<Chair> {
  const chair = untilSteered(await open(seed, scenario));
  if (chair === null) throw new Error('nobody sails');
  return chair;
}

function first(position: Position): Hand {
  const [hand] = hands(position);
  if (hand === undefined) throw new Error('no ship is in hand');
  return hand;
}

function wayOf(chair: Chair, hand: Hand, draft: Draft): Way {
  const preview = granted(chair.preview(draft.orders));
  expect(preview.taken).toBe(draft.orders.length);
  const way = hand.wayOf(draft, preview);
  if (way === null) throw new Error('it leads nowhere');
  return way;
}

function lying(position: Position, ship: number): Spot & { readonly heading: number } {
  const view = position.view as AgeOfSailView;
  const { x, y, heading } = view.ships[ship] as AgeOfSailView['ships'][number];
  return { x: x / 100, y: (view.height - y) / 100, heading: heading * 45 };
}

describe('a ship in hand', () => {
  test('comes to lie where the hand points, wherever she can, by orders that the rules offer one after another', async () => {
    let reached = 0;
    for (const seed of ['a', 'b', 'c', 'd']) {
      const chair = await steering(seed);
      const { position } = chair.look();
      const hand = first(position);
      const start = lying(position, hand.ship);
      for (let turn = -75; turn <= 75; turn += 15)
        for (const far of [30, 55, 80]) {
          const to = offset({ ...start, heading: start.heading + turn }, far);
          const draft = hand.aim(to, 1);
          if (draft.orders.length === 0) continue;
          const way = wayOf(chair, hand, draft);
          // A hand that points out of reach gets the nearest that there is.
          if (distance(way.pose, to) < 8) reached++;
          expect(distance(way.pose, to)).toBeLessThan(distance(start, to) + 1);
        }
    }
    expect(reached).toBeGreaterThan(40);
  });

  test('what was shown is what is sailed, and the move is over', async () => {
    const chair = await steering('sail');
    const { position } = chair.look();
    const hand = first(position);
    const draft = hand.steer([30, 1, 25]);
    const way = wayOf(chair, hand, draft);
    expect(chair.answerRow(draft.orders, position.at)).toBeNull();
    const after = lying(chair.look().position, hand.ship);
    expect(distance(after, way.pose)).toBeLessThan(0.011);
    expect((chair.look().position.view as AgeOfSailView).ships[hand.ship]?.moved).toBe(true);
  });

  test('figures beyond her speed are brought within it, and a full run says so', async () => {
    const chair = await steering('full');
    const { position } = chair.look();
    const hand = first(position);
    const full = hand.steer([1e6, 0, 0]);
    expect(full.figures[0]).toBe(position.prompt?.about['allowance']);
    expect(full.snap).toBe('full run');
    expect(full.orders.filter(text => text.startsWith('run'))).toHaveLength(1);
    const start = lying(position, hand.ship);
    const most = full.figures[0] ?? 0;
    expect(hand.aim(offset(start, most - 3), 4).snap).toBe('full run');
    expect(wayOf(chair, hand, full).words).toMatch(/, 0 cm left$/);
  });

  test('a turn by key leads as far as she has way for, and the rules take all of it', async () => {
    let turned = 0;
    for (let i = 0; i < 6; i++) {
      const chair = await steering(`farthest ${i}`);
      const hand = first(chair.look().position);
      for (const points of [-2, -1, 1, 2]) {
        const draft = hand.steer(hand.farthest?.([0, points, 0]) ?? []);
        // On that heading she would lie in the eye of the wind.
        if (draft.figures[1] !== points) continue;
        expect(draft.figures[0]).toBe(0);
        expect(draft.snap).toBe('full run');
        expect(wayOf(chair, hand, draft).words).toMatch(/, 0 cm left$/);
        turned++;
      }
    }
    expect(turned).toBeGreaterThan(12);
  });

  test('keys turn her point by point to the last, pass over the eye of the wind, and stay there', async () => {
    let over = 0;
    for (let i = 0; i < 12; i++) {
      const hand = first((await steering(`keys ${i}`)).look().position);
      const { least = 0, most = 0 } = hand.scales(hand.rest.figures)[1] ?? {};
      for (const [by, end] of [
        [1, most],
        [-1, least],
      ] as const) {
        let { figures } = hand.rest;
        for (let presses = 0; presses < 5; presses++) {
          const before = figures[1] ?? 0;
          figures = hand.steer(keyed(hand, figures, { keys: 'across', by, fine: false })).figures;
          if (Math.abs((figures[1] ?? 0) - before) > 1) over++;
        }
        expect(figures[1]).toBe(end);
      }
    }
    expect(over).toBeGreaterThan(0);
  });

  test('R5 a bend that her speed on the heading between does not allow is not offered: she turns as many points as the figures say', async () => {
    let held = 0;
    for (const seed of ['beat', 'wear', 'luff', 'reach', 'run', 'stay']) {
      const chair = await steering(seed);
      const { position } = chair.look();
      const hand = first(position);
      const { heading } = lying(position, hand.ship);
      for (let points = -3; points <= 3; points++)
        for (const far of [10, 40, 70, 100, 1e6]) {
          const draft = hand.steer([far, points, 0]);
          if (draft.orders.length === 0) continue;
          const turned = (wayOf(chair, hand, draft).pose.heading - heading - (draft.figures[1] ?? 0) * 45) % 360;
          expect(Math.abs(turned)).toBe(0);
          if (draft.figures[1] !== 0) held++;
        }
    }
    expect(held).toBeGreaterThan(60);
  });

  test('less than the least run orders nothing', async () => {
    const chair = await steering('least');
    const hand = first(chair.look().position);
    expect(hand.rest.orders).toEqual([]);
    expect(hand.steer([9, 0, 0]).orders).toEqual([]);
    expect(hand.steer([10, 0, 0]).orders.at(-1)).toBe('end');
  });

  test('she is never left with her bow in the eye of the wind: there she tacks', async () => {
    for (let i = 0; i < 12; i++) {
      const chair = await steering(`wind ${i}`);
      const { position } = chair.look();
      const { windFrom, ships } = position.view as AgeOfSailView;
      const hand = first(position);
      const heading = ships[hand.ship]?.heading ?? 0;
      for (const points of [-3, -2, -1, 1, 2, 3]) {
        const draft = hand.steer([0, points, 20]);
        if (draft.figures[1] !== points || draft.orders.length === 0) continue;
        expect((heading + points + 8) % 8).not.toBe(windFrom);
        wayOf(chair, hand, draft);
      }
    }
  });

  test('leaving the table is said before it is ordered', async () => {
    let warned = 0;
    for (let seed = 0; seed < 8; seed++) {
      const game = await open(`edge ${seed}`);
      for (let move = 0; move < 30; move++) {
        const chair = untilSteered(game);
        if (chair === null) break;
        const { position } = chair.look();
        const hand = first(position);
        // Away from the enemy first, and then straight on.
        const away = hand.steer([0, 2, 1e6]);
        const draft = move < 2 && away.orders.length > 0 ? away : hand.steer([1e6, 0, 0]);
        const preview = granted(chair.preview(draft.orders));
        const leaves = preview.events.some(({ type }) => type === 'withdrew');
        expect(hand.wayOf(draft, preview)?.danger.includes('Leaves the table')).toBe(leaves);
        if (leaves) warned++;
        chair.answerRow(draft.orders, position.at);
      }
    }
    expect(warned).toBeGreaterThan(0);
  });

  test('a ship that is only to be chosen can be taken up at once', async () => {
    const chair = await steering('line', 'line-of-battle');
    const { position } = chair.look();
    const all = hands(position);
    expect(all.length).toBeGreaterThan(1);
    const sails = position.offers.filter(({ action }) => (action as AgeOfSailAction).do === 'sail');
    expect(all.length).toBeLessThanOrEqual(sails.length);
    const hand = all[1] as Hand;
    const draft = hand.steer([10, 0, 0]);
    expect(draft.orders[0]).toBe(`sail ship=${hand.ship}`);
    wayOf(chair, hand, draft);
  });
});
