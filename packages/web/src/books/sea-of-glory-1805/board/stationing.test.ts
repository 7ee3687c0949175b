import { ruleset } from '@weathergauge/rules-sea-of-glory-1805';
import { drawBy } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Chair, Game } from '@weathergauge/host';
import { beforeAll, expect, test } from 'vitest';
import { distance } from '../../../board/geometry.ts';
import { turningHandle } from '../../../board/turning.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import type { Hand } from '../../hand.ts';
import { granted, hosted } from '../../hosted.fixture.ts';
import { book } from '../index.tsx';

beforeAll(() => {
  startStrings();
  drawBy(null);
});

const people = [{ kind: 'human' }, { kind: 'human' }] as const;
const LAYING_OUT = book.setUp ?? [];

const open = (scenario: string): Promise<Game> =>
  hosted(ruleset, { ruleset: ruleset.id, scenario, seats: people, options: {} }, `stations ${scenario}`);

function handOf(chair: Chair): Hand {
  const { position } = chair.look();
  const [hand] = book.hands?.(position, granted(chair.branches(book.branching?.(position) ?? []))) ?? [];
  if (hand?.placing === undefined) throw new Error(`nothing is placed by ${position.prompt?.ask}`);
  return hand;
}

test.each([
  ['trafalgar', 2],
  ['campaign', 3],
] as const)(
  '3.0 of %s: a fleet is placed on one of the two parts off its port, and every place of a frigate is taken by the rules',
  async (scenario, fleets) => {
    const chair = (await open(scenario)).chair(0);
    for (let i = 0; i < fleets; i++) {
      const { position } = chair.look();
      const hand = handOf(chair);
      expect(hand.scales([0])[0]?.most).toBe(1);
      expect(position.offers.every(offer => hand.covers(offer))).toBe(true);
      const { orders } = hand.steer([1]);
      expect(chair.answerRow(orders, position.at)).toBeNull();
      expect(chair.look().position.prompt?.about['block']).not.toBe(hand.ship);
    }
    const hand = handOf(chair);
    const { position } = chair.look();
    const [place, ...others] = hand.scales([0]);
    expect(others, 'a block has no heading').toEqual([]);
    expect(hand.ground).toHaveLength((place?.most ?? 0) + 1);
    const rest = position.offers.filter(offer => !hand.covers(offer)).map(({ text }) => text);
    expect(rest).toEqual(['leave-to-staff']);
    const rows = new Set<number>();
    for (let i = 0; i <= (place?.most ?? 0); i += 7) {
      const draft = hand.steer([i]);
      const preview = granted(chair.preview(draft.orders));
      expect(preview.taken, draft.orders.join(', ')).toBe(draft.orders.length);
      const way = hand.wayOf(draft, preview);
      if (way === null) throw new Error('no place');
      const [found] = book.scene(preview.view).blocks?.filter(({ id }) => id === hand.ship) ?? [];
      expect(found === undefined ? null : distance(found.pose, way.pose), way.words).toBeLessThan(1);
      expect(hand.aim(way.pose, 1, draft)).toBe(draft);
      expect(hand.scales([i])[0]).toMatchObject({ words: way.words, isNamed: true });
      expect(way.words).toMatch(/^[A-Z0-9]/);
      rows.add(draft.orders.length);
    }
    // Parts of harbours at once, hexes by their zone.
    expect(rows).toEqual(new Set([1, 2]));
  },
);

test('a block that is placed has no handle to turn it by, and a ship has one', async () => {
  const { placing, ship } = handOf((await open('trafalgar')).chair(0));
  if (placing === undefined) throw new Error('not placed');
  const ghost = { ship, pose: { x: 0, y: 0, heading: 0 }, path: [], words: '', danger: '' };
  expect(turningHandle({ ...ghost, placing }, 1)).toBeNull();
  expect(turningHandle({ ...ghost, placing: { size: placing.size, masts: [], isFixed: false } }, 1)).not.toBeNull();
});

test.each(['trafalgar', 'campaign', 'from-march', 'from-july', 'west-indies'])(
  'the whole set-up of %s is one press for each side that is asked',
  async scenario => {
    const game = await open(scenario);
    for (const seat of [0, 1] as const) {
      const chair = game.chair(seat);
      const { position } = chair.look();
      if (position.prompt === null || !position.prompt.ask.startsWith('stationing.')) continue;
      expect(chair.answerSensibly(LAYING_OUT, position.at)).toBeNull();
    }
    const asked = ([0, 1] as const).map(seat => game.chair(seat).look().position.prompt?.ask ?? '');
    expect(asked.filter(ask => ask.startsWith('stationing.'))).toEqual([]);
    expect(asked.some(ask => ask !== '')).toBe(true);
  },
);
