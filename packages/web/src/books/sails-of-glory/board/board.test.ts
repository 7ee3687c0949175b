import type { SailsEvent } from '@weathergauge/rules-sails-of-glory';
import { dataPacks, ruleset } from '@weathergauge/rules-sails-of-glory';
import { arcs, broadsides, courseOf, drawBy, isLaid, nextStart } from '@weathergauge/rules-sails-of-glory/geometry';
import { beforeAll, describe, expect, test } from 'vitest';
import { finalOf } from '../../../board/animate.ts';
import { distance, turnBetween } from '../../../board/geometry.ts';
import type { Motion, Pose } from '../../../board/scene.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import { bookUi } from '../../index.ts';
import type { Moment } from '../panel/drill.fixture.ts';
import { playAtRandom } from '../panel/drill.fixture.ts';
import { baseOf, gunAt, isShip, poseOf } from './units.ts';
import { marks, placeOf } from './marks.ts';
import { meleed, motions } from './motions.ts';
import { overlay } from './overlay.ts';
import { scene } from './scene.ts';
import { shotLine } from './shots.ts';

/** Offers that stand nowhere on the table. */
const PLACELESS = new Set<string>(
  'muster enough-ships load set-sails order orders-done grog no-grog seal repair-box mend blank discharge cease reload leave-empty'.split(
    ' ',
  ),
);

const levels = ['basic', 'standard', 'advanced'] as const;
const DUEL = 'enemy-in-sight';
/** R44 */
const SHORE = { islands: 2, batteries: 2, shoals: 1, reefs: 1 };
const DRAWN_UP = { placing: false, boarding: true, entanglement: true, windDirection: true, flagship: true };
const GAMES = ruleset.scenarios.flatMap(({ id, fixed }) =>
  levels
    .filter(level => (fixed?.['level'] ?? level) === level)
    .map(level => [id, { level, ...(id === 'free-battle' ? SHORE : {}) }] as const),
);

const moments: Moment[] = [];
/** A third of them, for what is slow to draw. */
const sample = (): Moment[] => moments.filter((_, i) => i % 3 === 0);

beforeAll(async () => {
  startStrings();
  // Its sentences come with it.
  await bookUi('sails-of-glory');
  for (const [scenario, options] of GAMES)
    playAtRandom(scenario, options, `${options.level} a`, moment => moments.push(moment), 160);
  for (const seed of ['b', 'c', 'd'])
    for (const level of levels) playAtRandom(DUEL, { level, ...DRAWN_UP }, `${level} ${seed}`, m => moments.push(m));
});

/** Thousands of positions are looked at: a throw is cheaper than as many expectations. */
function must(holds: boolean, label: string): void {
  if (!holds) throw new Error(label);
}

function mustLie(pose: Pose | undefined, wanted: Pose | undefined, label: string): void {
  must(
    pose !== undefined &&
      wanted !== undefined &&
      distance(pose, wanted) < 0.02 &&
      Math.abs(turnBetween(pose.heading, wanted.heading)) < 0.02,
    `${label}: ${JSON.stringify(pose)} is not ${JSON.stringify(wanted)}`,
  );
}

describe('the scene', () => {
  test('every ship on the table is drawn where the rules have her, on her base', () => {
    let shown = 0;
    for (const { before, label } of sample()) {
      const drawn = scene(before);
      must(drawn.ships.length === before.ships.filter(isLaid).length, label);
      for (const ship of drawn.ships) {
        const real = before.ships[ship.id];
        must(real !== undefined && ship.base !== undefined, label);
        if (real === undefined) continue;
        mustLie(ship.pose, poseOf(before, real), label);
        if (isShip(real)) must(ship.length === real.halfLength / 50 && ship.beam === real.halfWidth / 50, label);
        shown++;
      }
    }
    expect(shown).toBeGreaterThan(1000);
  });

  test('land has its danger drawn to scale, works on shore are works', () => {
    const first = (scenario: string): Moment =>
      moments.find(({ before }) => before.scenario === scenario && before.turn > 0) as Moment;
    const { areas, ships } = scene(first('against-the-outpost').before);
    expect(areas.some(area => area.kind === 'reef' && area.danger === 0)).toBe(true);
    expect(areas.some(area => area.kind === 'island' && area.danger === 19)).toBe(true);
    expect(ships.map(ship => ship.works)).toContain('building');
    const battery = scene(first('free-battle').before).ships.find(ship => ship.works === 'battery');
    expect(battery?.base?.dots.length).toBeGreaterThan(0);
  });

  test('plans are drawn for their owner alone', () => {
    let plans = 0;
    for (const { before, label } of sample()) {
      const own = scene(before).plans ?? [];
      must(
        own.every(plan => before.ships[plan.ship]?.seat === before.who),
        label,
      );
      plans += own.length;
      const stripped = { ...before, ships: before.ships.map(ship => ({ ...ship, own: null })) };
      must(scene(stripped).plans?.length === 0, label);
    }
    expect(plans).toBeGreaterThan(100);
  });
});

describe('marks', () => {
  test('every offer that has a place has a mark', () => {
    const seen = new Set<string>();
    for (const { position, label } of sample()) {
      const placed = new Set(marks(position).map(mark => mark.offer));
      position.offers.forEach((offer, i) => {
        seen.add(offer.action.do);
        // Flags are chosen when ships lie on the table; boarders too.
        must(placed.has(i) !== PLACELESS.has(offer.action.do), `${label}: ${offer.text}`);
      });
      for (const { at } of marks(position)) {
        const spot = at.kind === 'ghost' ? at.pose : at.kind === 'spot' ? at : null;
        must(spot === null || (Number.isFinite(spot.x) && Number.isFinite(spot.y)), label);
      }
    }
    for (const verb of 'helm take-up fire muskets column row heading bearing'.split(' ')) expect(seen).toContain(verb);
  });

  test('a helm ghost lies where the card takes her when nothing is in the way', () => {
    const planned = new Map<string, Pose>();
    let checked = 0;
    for (const moment of moments) {
      const { before, answer, happenings, label } = moment;
      const game = label.slice(0, label.lastIndexOf(' '));
      for (const { event } of happenings) {
        if (event.type !== 'sailed' || event.slid) continue;
        const key = `${game} ${event.ship} ${before.turn}`;
        const pose = planned.get(key);
        if (pose === undefined) continue;
        mustLie(pose, poseOf(before, event), `${label} ship ${event.ship}`);
        checked++;
      }
      // In the Basic rules a card is sailed in the turn it is planned, and nothing changes in between.
      if (answer.do !== 'helm' || before.level !== 0) continue;
      const { position } = moment;
      const offer = position.offers.find(one => one.action === answer || one.text === ruleset.vocabulary.print(answer));
      const at = offer === undefined ? null : placeOf(position, offer);
      if (at?.kind === 'ghost') {
        planned.set(`${game} ${answer.ship} ${before.turn}`, at.pose);
        mustLie(at.path[0], poseOf(before, before.ships[answer.ship] as (typeof before.ships)[number]), label);
        mustLie(at.path.at(-1), at.pose, label);
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  test('a ship that is placed lies where her ghost lay, and so does land', () => {
    const seen = new Map<string, Pose>();
    let ships = 0;
    let lands = 0;
    for (const moment of moments) {
      const { before, after, answer, happenings, label } = moment;
      if (answer.do === 'heading') {
        const { position } = moment;
        const id = position.prompt?.about['ship'];
        const ghost = position.offers
          .filter(offer => offer.text === ruleset.vocabulary.print(answer))
          .map(offer => placeOf(position, offer))[0];
        if (id !== undefined && ghost?.kind === 'ghost')
          seen.set(`${label.slice(0, label.lastIndexOf(' '))} ${id}`, ghost.pose);
        const land = after.land.at(-1);
        if (id === undefined && after.land.length > before.land.length && land !== undefined) {
          const offer = position.offers.find(({ text }) => text === ruleset.vocabulary.print(answer)) ?? null;
          const outline = overlay(position, offer, null).outlines?.[0]?.outline ?? [];
          must(outline.length === land.outline.length, label);
          outline.forEach((v, i) => {
            const real =
              (i % 2 === 0 ? (land.outline[i] as number) : before.height - (land.outline[i] as number)) / 100;
            must(Math.abs(v - real) < 0.001, `${label}: ${v} is not ${real}`);
          });
          lands++;
        }
      }
      for (const { event } of happenings) {
        if (event.type !== 'placed') continue;
        const pose = seen.get(`${label.slice(0, label.lastIndexOf(' '))} ${event.ship}`);
        if (pose === undefined) continue;
        const real = poseOf(before, event);
        must(
          distance(pose, real) < 0.001 && pose.heading === real.heading,
          `${label}: ${JSON.stringify([pose, real])}`,
        );
        ships++;
      }
    }
    expect(ships).toBeGreaterThan(20);
    expect(lands).toBeGreaterThan(5);
  });

  test('above the Basic rules the ghost starts where the card that lies there already ends', () => {
    let checked = 0;
    for (const { before, position, label } of sample()) {
      if (before.level === 0 || before.turn === 0) continue;
      const plans = scene(before).plans ?? [];
      for (const offer of position.offers) {
        const at = placeOf(position, offer);
        if (offer.action.do !== 'helm' || at?.kind !== 'ghost') continue;
        const plan = plans.find(({ ship }) => ship === at.ship);
        if (plan === undefined) continue;
        mustLie(at.path[0], plan.pose, label);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(100);
  });

  test('lines of fire start at the dot and measure what the rules measure', () => {
    const chosen = new Map<string, number | null>();
    let checked = 0;
    for (const { before, answer, happenings, label } of moments) {
      const game = label.slice(0, label.lastIndexOf(' '));
      if (answer.do === 'fire') {
        const ship = before.ships[answer.ship];
        const target = before.ships[answer.target];
        if (ship === undefined || target === undefined) throw new Error(label);
        const line = shotLine(before, answer);
        const dot = gunAt(before, ship, ship, broadsides.indexOf(answer.side), arcs.indexOf(answer.arc));
        must(line !== null && dot !== null && distance({ x: line.x1, y: line.y1 }, dot.at) < 0.001, label);
        chosen.set(`${game} ${before.turn} ${answer.ship} ${answer.side}`, line?.range ?? null);
        if (line !== null)
          must(
            line.range !== null &&
              Math.abs(distance({ x: line.x1, y: line.y1 }, { x: line.x2, y: line.y2 }) - line.range) < 3,
            label,
          );
      }
      for (const { event } of happenings) {
        if (event.type !== 'fired' || event.target < 0) continue;
        const range = chosen.get(`${game} ${before.turn} ${event.ship} ${event.side}`);
        if (range === undefined) continue;
        must(range === Math.ceil(event.range / 100), `${label}: ${range} for ${event.range}`);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(15);
  });
});

test('B2.11 by eye nothing is shown of where a card leads, nor anything measured', () => {
  const { position, before } = moments.find(
    ({ answer, before: { turn } }) => turn > 1 && answer.do === 'helm',
  ) as Moment;
  const measured = { ...before, ships: before.ships.map(ship => ({ ...ship, wind: '' as const })), byEye: true };
  const blind = { ...position, view: measured };
  expect(marks(position).some(({ at }) => at.kind === 'ghost')).toBe(true);
  expect(marks(blind).some(({ at }) => at.kind === 'ghost')).toBe(false);
  expect(scene(measured).plans).toEqual([]);
  expect(scene(measured).ships.some(ship => ship.description.includes('sails-of-glory-board'))).toBe(false);
  for (const offer of [...position.offers, null])
    expect(overlay(blind, offer, 0)).toEqual({ arcs: [], rings: [], lines: [] });
});

describe('the overlay', () => {
  test('a card shows where she would lie under each other setting of her sails, and in the simpler rules under none', () => {
    let shown = 0;
    for (const { position, before } of moments) {
      for (const offer of position.offers) {
        const { action } = offer;
        const ship = action.do === 'helm' ? before.ships[Number(action['ship'])] : undefined;
        if (ship === undefined || !isLaid(ship) || before.byEye) continue;
        const card = Number(action['card']);
        const from = nextStart(before, ship);
        const ends = [1, 2, 3].map(sails => courseOf(before, { ...ship, sails }, card, from).end);
        const set = courseOf(before, ship, card, from).end;
        const others = new Set(ends.map(({ x, y }) => `${x} ${y}`).filter(end => end !== `${set.x} ${set.y}`));
        const outlines = overlay(position, offer, null).outlines ?? [];
        must(outlines.length === others.size, `${offer.words}: ${outlines.length} of ${others.size}`);
        must(before.level === 2 || outlines.length === 0, `${offer.words} below the Advanced rules`);
        must(new Set(outlines.map(({ label }) => label)).size === outlines.length, `${offer.words}: a label twice`);
        shown += outlines.length;
      }
    }
    expect(shown).toBeGreaterThan(100);
  });

  test('a shot shows its line and the ruler, a course how she will lie, and nothing is ever out of bounds', () => {
    for (const { position, before, label } of sample()) {
      for (const offer of position.offers) {
        const drawn = overlay(position, offer, null);
        if (offer.action.do === 'fire') {
          must(drawn.lines.length === 1 && drawn.arcs.length >= 2, label);
          must(/^\d+ mm/.test(drawn.lines[0]?.label ?? ''), `${label}: ${offer.text} is not measured`);
        }
        if (offer.action.do === 'helm') must(drawn.rings.length === 1, label);
        must(
          drawn.arcs.every(arc => arc.radius <= 270 && Number.isFinite(arc.at.x)),
          label,
        );
      }
      for (const ship of before.ships) overlay(position, null, ship.id);
    }
  });
});

describe('motions', () => {
  const groupsOf = (list: readonly Motion[]): Motion[][] => {
    const groups: Motion[][] = [];
    for (const motion of list) {
      const last = groups.at(-1);
      if (motion.with === true && last !== undefined) last.push(motion);
      else groups.push([motion]);
    }
    return groups;
  };

  test('all ships of a movement phase sail at the same time, along their curves, to where they then lie', () => {
    let phases = 0;
    for (const { before, happenings, label } of moments) {
      const turns = new Set(happenings.flatMap(({ event }) => (event.type === 'turn' ? [event.turn] : []))).size + 1;
      const list = motions(before, happenings);
      const sailing = groupsOf(list).filter(group => group.some(motion => motion.kind === 'sail'));
      must(sailing.length <= turns, label);
      for (const group of sailing) {
        must(
          group.every(motion => motion.kind === 'sail' && motion.ms === group[0]?.ms),
          label,
        );
        phases++;
      }
      const last = new Map(
        list.flatMap(motion => {
          const final = finalOf(motion);
          return final === null ? [] : [[final.ship, final.pose] as const];
        }),
      );
      for (const { event } of happenings)
        if (event.type === 'sailed') must(last.has(event.ship), `${label}: ${event.ship} does not move`);
      const ends = new Map(
        happenings.flatMap(({ event }) => (event.type === 'sailed' ? [[event.ship, event] as const] : [])),
      );
      for (const [ship, event] of ends) mustLie(last.get(ship), poseOf(before, event), label);
    }
    expect(phases).toBeGreaterThan(60);
  });

  test('guns speak together, and every counter is turned up', () => {
    let volleys = 0;
    let shots = 0;
    for (const { before, happenings, label } of moments) {
      const list = motions(before, happenings);
      const fire = (type: string): number =>
        happenings.filter(({ event }) => event.type === type && 'target' in event && event.target >= 0).length;
      const shown = list.filter(motion => motion.kind === 'volley' && motion.arms === undefined);
      must(shown.length === fire('fired'), label);
      const muskets = list.filter(motion => motion.kind === 'volley' && motion.arms === 'muskets');
      must(muskets.length === fire('musketry'), label);
      shots += muskets.length;
      volleys += shown.length;
      const drew = meleed(happenings.map(({ event }) => event)).filter(e => e.type === 'drew').length;
      const captions = list.filter(motion => motion.kind === 'caption').length;
      must(captions >= drew, label);
    }
    expect(volleys).toBeGreaterThan(15);
    expect(shots).toBeGreaterThan(0);
  });

  test('what a crew drew in one fight hand to hand is told at once, and only that', () => {
    const all = { to: 'all', clause: 'O10.12' } as const;
    const drew = (ship: number, cause: 'boarding' | 'artillery', ...faces: number[]): SailsEvent => ({
      ...all,
      type: 'drew',
      ship,
      by: 1 - ship,
      cause,
      letter: 4,
      faces,
    });
    const harmed: SailsEvent = { ...all, type: 'damaged', ship: 0, hull: [0], crew: 1 };
    const turn: SailsEvent = { ...all, type: 'turn', turn: 2 };
    const shot = drew(0, 'artillery', 3);
    const fight = [drew(0, 'boarding', 1), harmed, drew(1, 'boarding', 0), drew(0, 'boarding', 0)];
    const next = [turn, drew(0, 'boarding', 2)];
    const told = [drew(0, 'boarding', 1, 0), harmed, drew(1, 'boarding', 0)];
    expect(meleed([shot, ...fight, ...next])).toEqual([shot, ...told, ...next]);
  });

  test('no caption is empty or a missing sentence', () => {
    for (const { before, happenings, label } of moments)
      for (const motion of motions(before, happenings))
        if (motion.kind === 'caption')
          must(motion.text !== '' && !motion.text.includes('sails-of-glory-board.'), `${label}: ${motion.text}`);
  });

  test('no two captions stand over one ship at the same moment', () => {
    for (const { before, happenings, label } of moments)
      for (const group of groupsOf(motions(before, happenings))) {
        const ships = group.flatMap(motion => (motion.kind === 'caption' ? [motion.ship] : []));
        must(new Set(ships).size === ships.length, `${label}: ${JSON.stringify(group)}`);
      }
  });
});

test('bases are drawn by the data pack of the game, and by the printed one again after it', () => {
  const printed = dataPacks.printed as { readonly wind: object };
  const sectors = () => baseOf({ base: 0, card: 0, flagship: false, halfLength: 1, halfWidth: 1 }).sectors[0]?.to;
  const before = sectors();
  drawBy({ ...printed, wind: { aback: 50, beating: 90, reaching: 160 } });
  expect(sectors()).toBeCloseTo(50, 1);
  drawBy(null);
  expect(sectors()).toBe(before);
});
