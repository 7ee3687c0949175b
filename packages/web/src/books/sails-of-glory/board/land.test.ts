import type { Chair, Game } from '@weathergauge/host';
import type { SailsView } from '@weathergauge/rules-sails-of-glory';
import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { beforeAll, expect, test } from 'vitest';
import { distance } from '../../../board/geometry.ts';
import type { Spot } from '../../../board/scene.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import type { Hand } from '../../hand.ts';
import { granted, hosted } from '../../hosted.fixture.ts';
import { book } from '../index.tsx';
import { mm, poseOf } from './units.ts';

beforeAll(startStrings);

const people = [{ kind: 'human' }, { kind: 'human' }] as const;

function askedIn(game: Game): Chair {
  const chair = ([0, 1] as const).map(seat => game.chair(seat)).find(each => each.look().position.prompt !== null);
  if (chair === undefined) throw new Error('nobody is asked');
  return chair;
}

function handIn(chair: Chair): Hand {
  const { position } = chair.look();
  const verbs = book.branching?.(position) ?? [];
  const branches = verbs.length === 0 ? [] : granted(chair.branches(verbs));
  const [hand] = book.hands?.(position, branches) ?? [];
  if (hand?.placing === undefined) throw new Error(`no hand for ${position.prompt?.ask}`);
  return hand;
}

function middle(outline: readonly number[]): Spot {
  const of = (at: 0 | 1): number =>
    outline.reduce((sum, v, i) => sum + (i % 2 === at ? v : 0), 0) / (outline.length / 2);
  return { x: of(0), y: of(1) };
}

const viewOf = (chair: Chair): SailsView => chair.look().position.view as SailsView;

/** Lays every piece that is asked for by hand; gives the words of each question and what can be set there. */
async function laid(scenario: string, options: Record<string, number | boolean>): Promise<readonly string[]> {
  const game = await hosted(
    ruleset,
    { ruleset: ruleset.id, scenario, seats: people, options: { placing: true, ...options } },
    `land ${scenario}`,
  );
  const said: string[] = [];
  for (let i = 0; i < 60; i++) {
    const chair = askedIn(game);
    const { position } = chair.look();
    const [place] = position.prompt?.ask.split('.') ?? [];
    if (place !== 'terrain') {
      if (said.length > 0) return said;
      chair.answer(position.offers[0]?.text ?? '', position.at);
      continue;
    }
    const hand = handIn(chair);
    expect(position.offers.every(offer => hand.covers(offer))).toBe(true);
    expect(hand.isBlock).toBe(true);
    // Somewhere else than it is shown at first, and turned.
    const [places] = hand.scales(hand.rest.figures);
    const draft = hand.steer([Math.floor((places?.most ?? 0) / 3), 5]);
    const preview = granted(chair.preview(draft.orders));
    expect(preview.taken).toBe(draft.orders.length);
    const way = hand.wayOf(draft, preview);
    const { land, ships } = viewOf(chair);
    expect(chair.answerRow(draft.orders, position.at)).toBeNull();
    const after = viewOf(askedIn(game));
    said.push(`${hand.placing?.question} ${hand.placing?.isFixed === true ? 'fixed' : 'turns'}`);
    const outline = way?.outline ?? [];
    if (after.land.length > land.length) {
      const laidThere = after.land.at(-1)?.outline.map((v, j) => mm(j % 2 === 0 ? v : after.height - v));
      expect(outline).toEqual(laidThere);
      // The hand that points there finds it.
      const again = hand.aim(middle(outline), 1, draft);
      expect(again.figures[0]).toBe(draft.figures[0]);
    } else {
      const battery = after.ships.at(-1);
      if (battery === undefined || after.ships.length === ships.length) throw new Error('nothing was laid');
      expect(distance(middle(outline), poseOf(after, battery))).toBeLessThan(1);
      expect(way?.pose.heading).toBe(poseOf(after, battery).heading);
    }
  }
  throw new Error('the set-up has no end');
}

test('reefs of the open sea are laid anywhere in the shaded water, and turned', async () => {
  expect(new Set(await laid('in-shallow-waters', {}))).toEqual(new Set(['Where is the reef to lie? turns']));
});

test('an island lies off its edge, and its reefs about it, each one way only', async () => {
  for (const scenario of ['against-the-outpost', 'supplies-are-coming'])
    expect(new Set(await laid(scenario, {}))).toEqual(
      new Set(['Where is the island to lie? turns', 'Where is the reef to lie? fixed']),
    );
});

test('a free battle lays islands, turns their batteries, and lays shoals and coasts', async () => {
  const said = await laid('free-battle', { islands: 1, batteries: 1, shoals: 1, coasts: 1 });
  expect(said).toEqual([
    'Where is the island to lie? turns',
    'Which way is the battery to face? turns',
    'Where is the shoal to lie? turns',
    'Where is the coast to lie? fixed',
  ]);
});
