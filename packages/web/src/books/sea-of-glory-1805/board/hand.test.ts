import { ruleset } from '@weathergauge/rules-sea-of-glory-1805';
import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { seededRng } from '@weathergauge/engine';
import type { Chair, Game } from '@weathergauge/host';
import { beforeAll, expect, test } from 'vitest';
import { distance } from '../../../board/geometry.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import type { Draft, Hand } from '../../hand.ts';
import { granted, hosted } from '../../hosted.fixture.ts';
import { book } from '../index.tsx';
import { chartOf } from './chart.ts';
import { startOf } from './marks.ts';

beforeAll(startStrings);

const people = [{ kind: 'human' }, { kind: 'human' }] as const;

function askedIn(game: Game): Chair {
  const chair = ([0, 1] as const).map(seat => game.chair(seat)).find(each => each.look().position.prompt !== null);
  if (chair === undefined) throw new Error('nobody is asked');
  return chair;
}

/** Every draft that the figures lead to. */
function draftsOf(hand: Hand): readonly Draft[] {
  const [far] = hand.scales(hand.rest.figures);
  return Array.from({ length: (far?.most ?? 0) + 1 }, (_, i) => {
    const { least = 0, most = 0 } = hand.scales([i, 0])[1] ?? {};
    return Array.from({ length: most - least + 1 }, (__, j) => hand.steer([i, least + j]));
  })
    .flat()
    .filter(({ orders }) => orders.length > 0);
}

/** Random orders, until so many questions have come at which blocks can be taken in hand. */
async function moments(scenario: string, seed: string, wanted: number): Promise<readonly Chair[]> {
  const game = await hosted(ruleset, { ruleset: ruleset.id, scenario, seats: people, options: {} }, seed);
  const rng = seededRng(seed);
  const found: Chair[] = [];
  for (let i = 0; i < 1_500 && found.length < wanted; i++) {
    const chair = askedIn(game);
    const { position } = chair.look();
    const hands = book.hands?.(position, []) ?? [];
    if (hands.length > 0) {
      check(chair, hands);
      found.push(chair);
    }
    chair.answer(position.offers[rng.below(position.offers.length)]?.text ?? '', position.at);
  }
  return found;
}

/** All that a course on offer can be laid to is taken by the rules as it stands, and leads to where the ghost is shown. */
function check(chair: Chair, hands: readonly Hand[]): void {
  const { position } = chair.look();
  const isCourse = position.prompt?.ask === 'giving.course';
  for (const hand of hands) {
    const drafts = draftsOf(hand);
    // Nobody could type the figure of a hex.
    expect(hand.scales(hand.rest.figures).at(-1)?.isNamed).toBe(true);
    for (const draft of isCourse ? drafts : drafts.slice(0, 3)) {
      const preview = granted(chair.preview(draft.orders));
      const way = hand.wayOf(draft, preview);
      // Which block may go out is only known once it has been chosen.
      if (isCourse) expect(preview.taken, draft.orders.join(', ')).toBe(draft.orders.length);
      if (way === null) continue;
      expect(way.words).not.toBe('');
      if (draft.orders.at(-1) === 'heave-to') {
        const view = granted(chair.preview(draft.orders.slice(0, -1))).view as GloryView;
        const last = startOf(chartOf(view.waters), view, hand.ship);
        expect(last === null ? null : distance(last, way.pose), draft.orders.join(', ')).toBeLessThan(1);
      }
      expect(hand.aim(way.pose, 1).orders.length).toBeGreaterThan(0);
    }
  }
}

test.each(['trafalgar', 'campaign'])(
  '9.1, 9.4 of %s: every place that a hand can bring a block to is reached by its row of answers',
  async scenario => {
    const found = await moments(scenario, `hand ${scenario}`, 12);
    expect(found.length).toBeGreaterThan(5);
  },
);
