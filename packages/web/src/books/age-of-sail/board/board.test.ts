import type { GameEvent, Seat } from '@weathergauge/engine';
import { configure, isRefusal, noFacts, playOn, seededDice } from '@weathergauge/engine';
import { positionOf } from '@weathergauge/host';
import type { AgeOfSail, AgeOfSailAction, AgeOfSailView } from '@weathergauge/rules-age-of-sail';
import { ruleset } from '@weathergauge/rules-age-of-sail';
import { beforeAll, describe, expect, test } from 'vitest';
import { finalOf } from '../../../board/animate.ts';
import { turnBetween } from '../../../board/geometry.ts';
import type { Mark, Pose } from '../../../board/scene.ts';
import type { Happening, OfferView, Position } from '../../../client/protocol.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import { remembered } from '../../random-play.fixture.ts';
import { book } from '../index.tsx';

beforeAll(startStrings);

/** Aims, parley, spars and hands have no place; dropping anchor happens where she is and stays in the list. */
const PLACELESS = new Set<AgeOfSailAction['do']>([
  'terms',
  'fight-on',
  'agree',
  'man',
  'manned',
  'leave-masts',
  'rig',
  'all-moved',
  'anchor',
  'volley',
  'cease-fire',
  'present-side',
  'lose-mast',
  'fight',
  'decline',
]);
/** Hundredths of a millimetre are the rules' own grain. */
const GRAIN = 0.011;

interface Step {
  readonly s: AgeOfSail;
  readonly seat: Seat;
  /** In the form in which the page is given it: every offer is tried out for that, which takes longer than the game. */
  position(): Position;
}

interface Watch {
  /** Every decision. */
  readonly see?: (step: Step) => void;
  /** What came of every answer. */
  readonly after?: (before: AgeOfSailView, happened: Happening[], now: AgeOfSailView) => void;
}

/** Plays a game at random, verb by verb. */
function playThrough(scenario: string, seed: number, most: number, { see, after }: Watch): void {
  const config = configure(ruleset, { scenario, options: seed % 2 === 0 ? {} : { parley: true, exchange: true } });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(`dice ${scenario} ${seed}`);
  const rng = seededDice(`answers ${scenario} ${seed}`);
  const s = ruleset.setup(config, dice, () => {});
  let now = ruleset.view(s, 'spectator');
  let happened: Happening[] = [];
  const choose = (seat: Seat): AgeOfSailAction => {
    see?.({ s, seat, position: () => positionOf({ ruleset, config }, s, seat, { at: 0, now: 0 }) });
    const all = ruleset.offers(s, seat);
    const offers = all.filter(a => a.do !== 'agree' && a.do !== 'anchor');
    const verbs = [...new Set(offers.map(a => a.do))];
    const verb = verbs[rng.below(verbs.length)];
    const answers = offers.filter(a => a.do === verb);
    happened = [];
    return answers[rng.below(answers.length)] ?? (all[0] as AgeOfSailAction);
  };
  const watch = (): void => {
    const before = now;
    now = ruleset.view(s, 'spectator');
    after?.(before, happened, now);
  };
  playOn(
    ruleset,
    s,
    { choose, after: watch, most },
    dice,
    (event: GameEvent) => void happened.push({ at: 0, event, words: '', facts: noFacts }),
  );
}

/** Thousands of positions are looked at: a throw is cheaper than as many expectations. */
function must(holds: boolean, label: string): void {
  if (!holds) throw new Error(label);
}

function near(a: Pose, b: Pose): boolean {
  return (
    Math.abs(a.x - b.x) < GRAIN && Math.abs(a.y - b.y) < GRAIN && Math.abs(turnBetween(a.heading, b.heading)) < 0.001
  );
}

const sceneOf = remembered((view: AgeOfSailView) => book.scene(view));

const SCENARIOS = ruleset.scenarios.map(scenario => scenario.id);

describe.each(SCENARIOS)('%s', scenario => {
  test('every offer with a place has a mark', () => {
    let ghosts = 0;
    const seen = new Set<string>();
    for (const seed of [1, 2, 3]) {
      playThrough(scenario, seed, 260, {
        see: step => {
          const position = step.position();
          const marks = book.marks(position);
          const byOffer = new Map<number, Mark>(marks.map(mark => [mark.offer, mark]));
          const onBoard = new Set(book.scene(position.view).ships.map(ship => ship.id));
          position.offers.forEach((offer, i) => {
            const action = offer.action as AgeOfSailAction;
            seen.add(action.do);
            const mark = byOffer.get(i);
            must((mark !== undefined) === !PLACELESS.has(action.do), `${action.do} and its mark`);
            if (mark === undefined) return;
            must(mark.label.startsWith(offer.words) && mark.label.endsWith(offer.warning), `the label ${mark.label}`);
            must(mark.isDanger === (offer.warning !== ''), `${offer.words} and its colour`);
            must(mark.at.kind !== 'ship' || onBoard.has(mark.at.ship), `${offer.words}: she is not on the board`);
            if (mark.at.kind === 'ghost') ghosts++;
          });
          // Looking at things must never fail.
          for (const offer of position.offers) book.overlay(position, offer, 0);
        },
      });
    }
    expect(ghosts).toBeGreaterThan(50);
    expect(seen.size).toBeGreaterThan(4);
  });

  test('motions end at the poses of the next scene', () => {
    let moved = 0;
    for (const seed of [4, 5, 6]) {
      playThrough(scenario, seed, 900, {
        after: (before, happened, now) => {
          const { ships, winds } = sceneOf(before);
          const poses = new Map(ships.map(ship => [ship.id, ship.pose]));
          let wind = winds[0]?.from;
          for (const motion of book.motions(before, happened)) {
            const final = finalOf(motion);
            if (motion.kind === 'wind') wind = motion.from;
            if (motion.kind === 'sail') {
              must(near(motion.path[0] as Pose, poses.get(motion.ship) as Pose), 'a ship sails from where she lay');
              moved++;
            }
            if (final !== null) poses.set(final.ship, final.pose);
          }
          const next = sceneOf(now);
          must(wind === next.winds[0]?.from, 'the wind has changed unseen');
          for (const ship of next.ships) {
            const pose = poses.get(ship.id);
            if (pose === undefined || near(pose, ship.pose)) continue;
            throw new Error(`${ship.name} lies at ${JSON.stringify(ship.pose)}, not at ${JSON.stringify(pose)}`);
          }
        },
      });
    }
    expect(moved).toBeGreaterThan(30);
  });
});

test('a ghost on open sea: the arc of the turning circle is 2 cm long', () => {
  playThrough('line-of-battle', 9, 40, {
    see: step => {
      const position = step.position();
      for (const mark of book.marks(position)) {
        const offer = position.offers[mark.offer]?.action as AgeOfSailAction;
        const preview = position.offers[mark.offer]?.preview ?? [];
        if (offer.do !== 'turn' || mark.at.kind !== 'ghost' || preview.some(e => e.type === 'touched')) continue;
        let long = 0;
        mark.at.path.forEach((pose, i) => {
          const last = mark.at.kind === 'ghost' ? mark.at.path[i - 1] : undefined;
          if (last !== undefined) long += Math.hypot(pose.x - last.x, pose.y - last.y);
        });
        expect(long).toBeCloseTo(20, 1);
      }
    },
  });
});

test('the ghost of a ship that follows turns where her leader turned', () => {
  let straight = 0;
  let bent = 0;
  for (let seed = 10; seed < 22; seed++) {
    playThrough('line-of-battle', seed, 120, {
      see: step => {
        if (!ruleset.offers(step.s, step.seat).some(offer => offer.do === 'follow')) return;
        const position = step.position();
        for (const mark of book.marks(position)) {
          const action = position.offers[mark.offer]?.action as AgeOfSailAction;
          if (action.do !== 'follow' || mark.at.kind !== 'ghost') continue;
          if (mark.at.path[0]?.heading === mark.at.pose.heading) straight++;
          else bent++;
        }
      },
    });
  }
  expect(straight).toBeGreaterThan(5);
  expect(bent).toBeGreaterThan(5);
});

test('every scenario’s set-up makes a scene; names, length and blurb are told', () => {
  for (const scenario of SCENARIOS) {
    const config = configure(ruleset, { scenario });
    if (isRefusal(config)) throw new Error(config.reason);
    const view = ruleset.view(
      ruleset.setup(config, seededDice(scenario), () => {}),
      'spectator',
    );
    const scene = book.scene(view);
    expect(scene.bounds.width).toBe(view.width / 100);
    expect(book.scene({ ...view, windSpeed: 7 }).winds[0]?.force).toBe(1);
    for (const ship of scene.ships) {
      expect(ship.description).not.toContain('age-of-sail.');
      expect(ship.pose.y).toBeGreaterThan(0);
    }
    expect(book.lost?.(view)).toEqual([]);
    const [first] = view.ships;
    if (first === undefined) throw new Error('no ship');
    const fled = { ...view, ships: [{ ...first, condition: 'withdrawn' }, ...view.ships.slice(1)] };
    expect(book.lost?.(fled)).toEqual([{ id: first.id, name: first.name, fate: 'withdrawn' }]);
  }
});

test('2.6, 2.15 a tack whose second point lies over a shoal is shown as far as she comes if she gets over it', () => {
  const { s, seat, position, offer } = tackOverShoal();
  const mark = book.marks(position).find(one => position.offers[one.offer] === offer);
  if (mark?.at.kind !== 'ghost') throw new Error('no ghost');
  const lies = (face: number): Pose => {
    const world = ruleset.clone(s);
    ruleset.apply(world, seat, offer.action as AgeOfSailAction, { draw: () => face - 1 }, () => {});
    return book.scene(ruleset.view(world, seat)).ships.find(({ id }) => id === shipAsked(position))?.pose as Pose;
  };
  must(near(mark.at.pose, lies(6)), 'the ghost lies where she comes to with a six');
  must(!near(mark.at.pose, lies(1)), 'with a one she stays on the shoal');
});

interface Tack extends Omit<Step, 'position'> {
  readonly position: Position;
  readonly offer: OfferView;
}

function shipAsked({ prompt }: Position): number {
  return prompt?.about['ship'] ?? -1;
}

/** A game among shoals up to a tack, with the ship then laid so near to a shoal that only its second point leads over it. */
function tackOverShoal(): Tack {
  const found: Tack[] = [];
  playThrough('shoal-water', 1, 120, {
    see: step => {
      const tack = found.length > 0 || tackOf(step.position()) === undefined ? undefined : layNear(step);
      if (tack !== undefined) found.push(tack);
    },
  });
  const [tack] = found;
  if (tack === undefined) throw new Error('it never came to that');
  return tack;
}

function tackOf({ offers }: Position): OfferView | undefined {
  return offers.find(({ action }) => action.do === 'tack');
}

function layNear({ s, seat, position }: Step): Tack | undefined {
  const config = configure(ruleset, { scenario: 'shoal-water' });
  if (isRefusal(config)) throw new Error(config.reason);
  const world = ruleset.clone(s);
  const ship = world.ships[shipAsked(position())];
  const shoal = world.areas.find(({ kind }) => kind === 'shoal');
  if (ship === undefined || shoal === undefined) return undefined;
  const out = shoal.reach + 3 * CM;
  for (let x = shoal.x - out; x <= shoal.x + out; x += CM) {
    for (let y = shoal.y - out; y <= shoal.y + out; y += CM) {
      Object.assign(ship, { x, y, soundings: 0 });
      const laid = positionOf({ ruleset, config }, world, seat, { at: 0, now: 0 });
      const offer = tackOf(laid);
      if (offer !== undefined && !offer.complete && offer.preview.length === 1)
        return { s: world, seat, position: laid, offer };
    }
  }
  return undefined;
}

const CM = 1000;
