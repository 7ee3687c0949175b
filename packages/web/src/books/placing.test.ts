import type { AnyRuleset } from '@weathergauge/engine';
import type { Chair, Game } from '@weathergauge/host';
import { ruleset as ageOfSail } from '@weathergauge/rules-age-of-sail';
import { ruleset as convoy } from '@weathergauge/rules-convoy';
import { ruleset as sails } from '@weathergauge/rules-sails-of-glory';
import { beforeAll, describe, expect, test } from 'vitest';
import { distance, offset } from '../board/geometry.ts';
import { startStrings } from '../ui/strings/index.ts';
import { book as ageOfSailBook } from './age-of-sail/index.tsx';
import type { BookUi } from './book.ts';
import { book as convoyBook } from './convoy/index.tsx';
import type { Draft, Hand } from './hand.ts';
import { granted, hosted } from './hosted.fixture.ts';
import { book as sailsBook } from './sails-of-glory/index.tsx';

beforeAll(startStrings);

const people = [{ kind: 'human' }, { kind: 'human' }] as const;
const BOOKS: readonly (readonly [AnyRuleset, BookUi, string, Record<string, boolean>])[] = [
  [convoy, convoyBook, 'free', {}],
  [ageOfSail, ageOfSailBook, 'free', {}],
  [sails, sailsBook, 'enemy-in-sight', { placing: true }],
  [sails, sailsBook, 'in-shallow-waters', { placing: true }],
];

function askedIn(game: Game): Chair {
  const chair = ([0, 1] as const).map(seat => game.chair(seat)).find(each => each.look().position.prompt !== null);
  if (chair === undefined) throw new Error('nobody is asked');
  return chair;
}

function handOf(book: BookUi, chair: Chair): Hand | null {
  const { position } = chair.look();
  const verbs = book.branching?.(position) ?? [];
  const branches = verbs.length === 0 ? [] : granted(chair.branches(verbs));
  return book.hands?.(position, branches).find(hand => hand.placing !== undefined) ?? null;
}

function isSetUp(book: BookUi, chair: Chair): boolean {
  return book.setUp?.includes(chair.look().position.prompt?.ask.split('.')[0] ?? '') === true;
}

describe.each(BOOKS)('%s', (ruleset, book, scenario, options) => {
  const open = (seed: string): Promise<Game> =>
    hosted(ruleset, { ruleset: ruleset.id, scenario, seats: people, options }, seed);

  async function placing(): Promise<{ game: Game; chair: Chair; hand: Hand }> {
    const game = await open('placing');
    for (let i = 0; i < 60; i++) {
      const chair = askedIn(game);
      const hand = handOf(book, chair);
      if (hand !== null) return { game, chair, hand };
      const { position } = chair.look();
      chair.answer(position.offers[0]?.text ?? '', position.at);
    }
    throw new Error('nobody places a ship');
  }

  const poseOf = (chair: Chair, hand: Hand, draft: Draft) => {
    const preview = granted(chair.preview(draft.orders));
    expect(preview.taken).toBe(draft.orders.length);
    const way = hand.wayOf(draft, preview);
    if (way === null) throw new Error('no berth');
    return way.pose;
  };

  test('every berth that the hand gives is taken by the rules, and the hand that points at one finds it', async () => {
    const { chair, hand } = await placing();
    const [place] = hand.scales(hand.rest.figures);
    let tried = 0;
    for (let i = 0; i <= (place?.most ?? 0); i += 3) {
      const [, heading] = hand.scales([i, 0]);
      for (let j = 0; j <= (heading?.most ?? 0); j += 2) {
        const draft = hand.steer([i, j]);
        const pose = poseOf(chair, hand, draft);
        expect(distance(poseOf(chair, hand, hand.aim(pose, 1, draft)), pose)).toBeLessThan(
          hand.placing?.size.length ?? 0,
        );
        expect(hand.placing?.turn(offset(pose, 500), draft).figures).toEqual(draft.figures);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(20);
    expect(hand.ground).toHaveLength((place?.most ?? 0) + 1);
  });

  test('she is placed by one row, and all questions that it answers are folded away', async () => {
    const { chair, hand } = await placing();
    const { position } = chair.look();
    expect(position.offers.every(offer => hand.covers(offer))).toBe(true);
    const first = hand.placing?.first;
    if (first === undefined) throw new Error('nowhere at first');
    const orders = hand.aim(poseOf(chair, hand, first), 1, first).orders;
    expect(orders).toEqual(first.orders);
    expect(chair.answerRow(orders, position.at)).toBeNull();
    expect(chair.look().position.prompt?.about.ship).not.toBe(hand.ship);
    expect(
      hand
        .scales(first.figures)
        .map(({ words }) => words)
        .join(),
    ).not.toMatch(/\{\{|undefined|berth\./);
    const [place, heading] = hand.scales([0, 0]);
    expect(place?.words).toMatch(/^(½ length|1 length|\d+½? lengths) [NESW]{1,3}$/);
    expect(heading?.words).not.toMatch(/^heading/i);
  });

  test('a set-up that is left to the agent is a press for each person and turn, and ends with it', async () => {
    const game = await open('sensibly');
    let presses = 0;
    for (; isSetUp(book, askedIn(game)); presses++) {
      const chair = askedIn(game);
      expect(chair.answerSensibly(book.setUp ?? [], chair.look().position.at)).toBeNull();
    }
    expect(presses).toBeGreaterThan(1);
    const chair = askedIn(game);
    expect(chair.answerSensibly(book.setUp ?? [], chair.look().position.at)).not.toBeNull();
  });
});
