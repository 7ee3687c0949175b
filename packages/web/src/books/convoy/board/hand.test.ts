import { ruleset } from '@weathergauge/rules-convoy';
import type { ConvoyAction, ConvoyEvent, ConvoyView } from '@weathergauge/rules-convoy';
import { hasPlace } from '@weathergauge/rules-convoy/geometry';
import type { Chair, Game } from '@weathergauge/host';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearing, distance, offset } from '../../../board/geometry.ts';
import type { Position } from '../../../client/protocol.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import type { Draft, Hand, Way } from '../../hand.ts';
import { granted, hosted } from '../../hosted.fixture.ts';
import { book } from '../index.tsx';
import { HEX, poseOf } from './units.ts';

beforeAll(startStrings);

const people = [{ kind: 'human' }, { kind: 'human' }] as const;

function handsOf(chair: Chair): readonly Hand[] {
  const { position } = chair.look();
  const verbs = book.branching?.(position) ?? [];
  return verbs.length === 0 ? [] : (book.hands?.(position, granted(chair.branches(verbs))) ?? []);
}

function askedIn(game: Game): Chair {
  const chair = ([0, 1] as const).map(seat => game.chair(seat)).find(each => each.look().position.prompt !== null);
  if (chair === undefined) throw new Error('nobody is asked');
  return chair;
}

function open(seed: string, scenario = 'H1', options = {}): Promise<Game> {
  return hosted(ruleset, { ruleset: 'convoy', scenario, seats: people, options }, seed);
}

/** Goes on with the first offer until a ship can be taken in hand. */
async function steering(seed: string, scenario?: string, options?: object): Promise<{ game: Game; chair: Chair }> {
  const game = await open(seed, scenario, options);
  for (let i = 0; i < 200; i++) {
    const chair = askedIn(game);
    if (handsOf(chair).length > 0) return { game, chair };
    const { position } = chair.look();
    chair.answer(position.offers[0]?.text ?? '', position.at);
  }
  throw new Error('nobody sails');
}

function wayOf(chair: Chair, hand: Hand, draft: Draft): Way {
  const preview = granted(chair.preview(draft.orders));
  expect(preview.taken, draft.orders.join(', ')).toBe(draft.orders.length);
  const way = hand.wayOf(draft, preview);
  if (way === null) throw new Error('it leads nowhere');
  return way;
}

/** Every draft that the figures lead to. */
function draftsOf(hand: Hand): readonly Draft[] {
  const drafts: Draft[] = [];
  const [hexes] = hand.scales(hand.rest.figures);
  for (let i = 0; i <= (hexes?.most ?? 0); i++) {
    const [, course] = hand.scales([i, 0]);
    for (let j = course?.least ?? 0; j <= (course?.most ?? 0); j++) {
      const draft = hand.steer([i, j]);
      expect(draft.figures).toEqual([i, j]);
      if (draft.orders.length > 0) drafts.push(draft);
    }
  }
  return drafts;
}

const lying = (position: Position, ship: number) => {
  const found = (position.view as ConvoyView).ships[ship];
  if (found === undefined) throw new Error('no such ship');
  return found;
};

describe('a ship in hand', () => {
  test('every way that the figures name is one that the rules take to its end, and where it was shown', async () => {
    let tried = 0;
    for (const seed of ['a', 'b', 'c']) {
      const { chair } = await steering(seed, 'H6', { fogBanks: 4, shoals: 4 });
      for (const hand of handsOf(chair))
        for (const draft of draftsOf(hand)) {
          const way = wayOf(chair, hand, draft);
          expect(way.words).not.toMatch(/convoy\.|\{\{|undefined/);
          // The hand that points there finds the same hex.
          const again = hand.aim(way.pose, 1);
          expect(distance(wayOf(chair, hand, again).pose, way.pose)).toBeLessThan(1);
          tried++;
        }
    }
    expect(tried).toBeGreaterThan(60);
  });

  test('what was shown is what is sailed, as one row from her activation to the end of her move', async () => {
    const { chair } = await steering('sail');
    const { position } = chair.look();
    const [hand] = handsOf(chair);
    if (hand === undefined) throw new Error('no hand');
    const draft = draftsOf(hand).findLast(({ orders }) => orders.at(-1) === 'stop');
    if (draft === undefined) throw new Error('she cannot stop');
    expect(draft.orders[0]).toBe(`activate ship=${hand.ship}`);
    const way = wayOf(chair, hand, draft);
    expect(chair.answerRow(draft.orders, position.at)).toBeNull();
    const after = lying(chair.look().position, hand.ship);
    expect(distance(poseOf(after), way.pose)).toBeLessThan(1e-6);
    expect(poseOf(after).heading).toBe(way.pose.heading);
    expect(after.moved).toBe(true);
    // All of it is taken back at once.
    expect(chair.undo(draft.orders.length)).toBeNull();
    expect(lying(chair.look().position, hand.ship).at).toBe(lying(position, hand.ship).at);
  });

  test('in one hex the hand points the way that she is to head', async () => {
    const { chair } = await steering('turn');
    let turned = 0;
    for (const hand of handsOf(chair)) {
      const places = new Map<string, Way[]>();
      for (const draft of draftsOf(hand)) {
        const way = wayOf(chair, hand, draft);
        if (way.words.includes('die')) continue;
        const key = `${Math.round(way.pose.x)} ${Math.round(way.pose.y)}`;
        places.set(key, [...(places.get(key) ?? []), way]);
      }
      for (const ways of places.values())
        if (ways.length > 1)
          for (const { pose } of ways) {
            const found = wayOf(chair, hand, hand.aim(offset(pose, HEX * 0.4), 1));
            expect(found.pose.heading).toBe(pose.heading);
            turned++;
          }
    }
    expect(turned).toBeGreaterThan(4);
  });

  test('a place from which guns bear or boarders reach an enemy draws the hand from the next hex, and in its own', async () => {
    const said = new Set<string>();
    let besides = 0;
    for (let i = 0; i < 6 && (said.size < 2 || besides < 6); i++) {
      const game = await open(`pull ${i}`);
      for (let answers = 0; answers < 120 && !game.isOver(); answers++) {
        const chair = askedIn(game);
        const { position } = chair.look();
        for (const hand of handsOf(chair)) {
          const ways = draftsOf(hand).map(draft => ({ draft, ...wayOf(chair, hand, draft) }));
          const plain = ways.filter(({ draft, danger }) => draft.snap === '' && danger === '');
          for (const { draft, pose, danger } of ways) {
            if (draft.snap === '' || danger !== '') continue;
            // In the middle of the hex she heads so that it counts.
            expect(hand.aim(pose, HEX / 4).snap).not.toBe('');
            for (const { pose: beside } of plain) {
              if (Math.abs(distance(beside, pose) - HEX) > 1) continue;
              const away = { ...pose, heading: bearing(pose, beside) };
              const over = offset(away, HEX * 0.6);
              const drawn = hand.aim(over, HEX / 4);
              expect(drawn.snap).not.toBe('');
              // Farther over, the other hex is meant.
              const other = hand.aim(offset(away, HEX * 0.9), HEX / 4);
              if (other.orders.length > 0) expect(distance(wayOf(chair, hand, other).pose, pose)).toBeGreaterThan(1);
              said.add(draft.snap.split(' ')[0] ?? '');
              besides++;
            }
          }
        }
        chair.answer(position.offers[answers % position.offers.length]?.text ?? '', position.at);
      }
    }
    expect([...said].toSorted()).toEqual(['alongside', 'guns']);
    expect(besides).toBeGreaterThan(5);
  });

  test('where she lies nothing is ordered, and a die for one hex more is said to be one', async () => {
    const { chair } = await steering('press');
    const said: string[] = [];
    for (const hand of handsOf(chair)) {
      expect(hand.aim(poseOf(lying(chair.look().position, hand.ship)), 1).orders).toEqual([]);
      for (const draft of draftsOf(hand))
        if (draft.orders.at(-1) === 'press') said.push(wayOf(chair, hand, draft).words);
    }
    expect(said.length).toBeGreaterThan(0);
    for (const words of said) expect(words).toMatch(/^a die for one hex more: \d or better$/);
  });

  test('shallows and guns that wait for her are a danger, in red', async () => {
    const dangers = new Set<string>();
    for (let i = 0; i < 6 && dangers.size < 3; i++) {
      const game = await open(`danger ${i}`, 'H6', { shoals: 8, islands: 0 });
      for (let answers = 0; answers < 250 && !game.isOver(); answers++) {
        const chair = askedIn(game);
        const { position } = chair.look();
        for (const hand of handsOf(chair))
          for (const draft of draftsOf(hand)) dangers.add(wayOf(chair, hand, draft).danger);
        chair.answer(position.offers[answers % position.offers.length]?.text ?? '', position.at);
      }
    }
    expect([...dangers]).toEqual(
      expect.arrayContaining(['Comes under guns that wait for her', 'Shallows: she may run aground']),
    );
  });

  test('where the last ship gets under way as soon as another has done, that is no part of the other’s way', async () => {
    let met = 0;
    for (let i = 0; i < 8 && met < 3; i++) {
      const game = await open(`next ${i}`, 'H3');
      for (let answers = 0; answers < 200 && !game.isOver(); answers++) {
        const chair = askedIn(game);
        const { position } = chair.look();
        for (const hand of handsOf(chair))
          for (const draft of draftsOf(hand)) {
            const told = granted(chair.preview(draft.orders)).events as readonly ConvoyEvent[];
            const sailed = told.filter(event => event.type === 'sailed');
            if (sailed.every(({ ship }) => ship === hand.ship)) continue;
            met++;
            const own = sailed.filter(({ ship }) => ship === hand.ship).length;
            expect(hand.scales(draft.figures)[0]?.typed?.value).toBe(own);
            const start = poseOf(lying(position, hand.ship));
            for (const hex of hand.ground ?? []) {
              const [x = 0, y = 0] = hex;
              expect(distance(start, { x, y }) / HEX).toBeLessThan(8);
            }
          }
        chair.answer(position.offers[(answers * 7) % position.offers.length]?.text ?? '', position.at);
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  test('only ways to sail are folded away: guns, boarders and stopping stay in the list', async () => {
    const game = await open('covers');
    for (let answers = 0; answers < 150 && !game.isOver(); answers++) {
      const chair = askedIn(game);
      const { position } = chair.look();
      const hands = handsOf(chair);
      for (const offer of position.offers) {
        const { do: verb } = offer.action as ConvoyAction;
        if (hands.some(hand => hand.covers(offer))) expect(['ahead', 'turn', 'spin', 'press']).toContain(verb);
      }
      // Nobody is left without an order: what is covered can be given by hand.
      const others = position.offers.filter(offer => !hands.some(hand => hand.covers(offer)));
      expect(others.length > 0 || hands.some(hand => draftsOf(hand).length > 0)).toBe(true);
      expect(hands.every(hand => hasPlace(lying(position, hand.ship)))).toBe(true);
      chair.answer(position.offers[answers % position.offers.length]?.text ?? '', position.at);
    }
  });
});
