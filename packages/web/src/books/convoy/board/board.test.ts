import { ruleset } from '@weathergauge/rules-convoy';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { finalOf } from '../../../board/animate.ts';
import type { Pose } from '../../../board/scene.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import { remembered } from '../../random-play.fixture.ts';
import type { Moment } from './drill.fixture.ts';
import { playAtRandom } from './drill.fixture.ts';
import { book } from '../index.tsx';
import { flagOf } from './flags.ts';
import { hasPlace } from '@weathergauge/rules-convoy/geometry';
import { scene as drawScene } from './scene.ts';
import { poseOf } from './units.ts';

/** Offers that stand nowhere on the chart: dice, markers, purchases, the clock. */
const PLACELESS = new Set<string>('load commission enough refit as-built whistle counter mend hit clock'.split(' '));
const PLACED =
  'activate haul-down ahead press turn spin fire board stop open-fire hold-fire throw-again stand storm cast-off column row face shift'.split(
    ' ',
  );

const GAMES = [
  ...ruleset.scenarios.map(({ id }) => [id, {}] as const),
  ['H3', { counterBoarding: true, fittingOut: true, reroll: 'whole' }],
  ['H6', { fogBanks: 8, shoals: 8, islands: 4 }],
] as const;

const moments: Moment[] = [];

beforeAll(() => {
  startStrings();
  for (const [scenario, options] of GAMES)
    for (const seed of ['a', 'b', 'c']) playAtRandom(scenario, options, seed, moment => moments.push(moment));
});

const scene = remembered(drawScene);

/** Thousands of positions are looked at: a throw is cheaper than as many expectations. */
function must(holds: boolean, label: string): void {
  if (!holds) throw new Error(label);
}

function mustLie(pose: Pose | undefined, wanted: Pose | undefined, label: string): void {
  const near = (a: number | undefined, b: number | undefined): boolean =>
    a !== undefined && b !== undefined && Math.abs(a - b) < 1e-6;
  must(near(pose?.x, wanted?.x) && near(pose?.y, wanted?.y) && near(pose?.heading, wanted?.heading), label);
}

/** A key without its sentence, a gap without its value, a figure that is none. */
const WORDLESS = /convoy\.|\{\{|undefined|NaN/;

describe('the scene', () => {
  test('has every ship that is on the chart, under the flag she sails for, and no other', () => {
    for (const { after, label } of moments) {
      const shown = scene(after).ships;
      must(String(shown.map(ship => ship.id)) === String(after.ships.filter(hasPlace).map(ship => ship.id)), label);
      must(new Set(shown.map(ship => ship.badge)).size === shown.length, `${label}: badges`);
      for (const { id, flag, side, condition, masts, damage } of shown) {
        const ship = after.ships[id];
        if (ship === undefined) throw new Error(label);
        must(flag === flagOf(ship.side), `${label}: flag`);
        must(side === ship.side, `${label}: side`);
        must((condition === 'struck') === (ship.condition === 'struck'), `${label}: struck`);
        must((condition === 'wreck') === (ship.condition === 'burnt'), `${label}: burnt`);
        must(
          masts.every(mast => [0, 0.5, 1].includes(mast)),
          `${label}: masts`,
        );
        must(masts.some(mast => mast > 0) === ship.sail > 0, `${label}: sail`);
        must(damage >= 0 && damage <= 1, `${label}: damage`);
      }
    }
  });

  test('tells merchants from warships, and sizes apart, by her lines', () => {
    for (const { after } of moments.filter((_, i) => i % 50 === 0)) {
      for (const { id, length, beam } of scene(after).ships) {
        const ship = after.ships[id];
        for (const other of scene(after).ships) {
          const two = after.ships[other.id];
          if (ship === undefined || two === undefined) continue;
          if (ship.size < two.size) expect(length).toBeLessThan(other.length);
          if (ship.kind === 'merchant' && two.kind === 'warship')
            expect(beam / length).toBeGreaterThan(1.2 * (other.beam / other.length));
        }
      }
    }
  });

  test('has every hex of land, shallows, fog and exit, and says everything in words', () => {
    for (const { after, label } of moments) {
      const { areas } = scene(after);
      const count = (bit: number): number => after.chart.filter(bits => (bits & bit) !== 0).length;
      const kinds = (kind: string): number => areas.filter(area => area.kind === kind).length;
      must(kinds('shoal') === count(1) && kinds('island') === count(2) && kinds('exit') === count(4), label);
      must(kinds('fog') === after.fog.length, `${label}: fog`);
    }
    for (const { after } of moments.filter((_, i) => i % 20 === 0))
      expect(JSON.stringify(scene(after))).not.toMatch(WORDLESS);
  });
});

test('those who got away are remembered, and nobody else', () => {
  const view = moments[0]?.after;
  const [first, ...others] = view?.ships ?? [];
  if (view === undefined || first === undefined) throw new Error('no ship');
  expect(book.lost?.(view)).toEqual([]);
  const fled = { ...view, ships: [{ ...first, condition: 'exited' }, ...others] };
  expect(book.lost?.(fled)).toEqual([{ id: first.id, name: first.name, fate: 'got away' }]);
});

describe('marks', () => {
  test('every offer with a place has one mark, and only those', () => {
    const seen = new Set<string>();
    for (const { position, label } of moments) {
      const marks = book.marks(position);
      const wanted = position.offers.flatMap((offer, i) => (PLACELESS.has(offer.action.do) ? [] : [i]));
      must(String(marks.map(mark => mark.offer)) === String(wanted), `${label}: ${position.prompt?.ask}`);
      for (const { offer } of marks) seen.add(position.offers[offer]?.action.do ?? '');
    }
    // Everything that can be marked was met with: otherwise this says little.
    expect([...seen].toSorted()).toEqual(PLACED.toSorted());
  });
});

describe('motions', () => {
  test('begin where the scene before has her, and leave every ship at her pose in the next', () => {
    for (const { before, after, happenings, label } of moments) {
      const poses = new Map(scene(before).ships.map(ship => [ship.id, ship.pose]));
      for (const motion of book.motions(before, happenings)) {
        if (motion.kind === 'sail') mustLie(motion.path[0], poses.get(motion.ship), `${label}: start`);
        const final = finalOf(motion);
        if (final !== null) poses.set(final.ship, final.pose);
      }
      for (const ship of scene(after).ships) {
        const pose = poses.get(ship.id);
        // A ship that is laid out just now has no pose before.
        if (pose !== undefined) mustLie(pose, ship.pose, `${label}: end of ${ship.name}`);
      }
    }
  });

  test('turn the wind to where it blows from now, and say everything in words', () => {
    for (const { before, after, happenings, label } of moments) {
      const motions = book.motions(before, happenings);
      const wind = motions.findLast(motion => motion.kind === 'wind');
      if (after.windTo !== before.windTo) expect(wind, label).toMatchObject({ from: scene(after).winds[0]?.from });
      for (const motion of motions) {
        must(motion.ms > 0 || motion.kind === 'place', label);
        if (motion.kind === 'caption')
          must(motion.text !== '' && !WORDLESS.test(motion.text), `${label}: ${motion.text}`);
        if (motion.kind === 'volley') must(motion.hits <= motion.guns, label);
      }
    }
  });

  test('show every shot, and every ship that is taken, strikes or burns', () => {
    const bursts = { captured: 'captured', struck: 'strike', burnt: 'explosion' } as const;
    const seen = new Set<string>();
    for (const { before, happenings, label } of moments) {
      const motions = book.motions(before, happenings);
      const shots = happenings.filter(({ event }) => event.type === 'shot' && event.faces.length > 0);
      must(motions.filter(motion => motion.kind === 'volley').length === shots.length, label);
      for (const { event } of happenings) {
        if (event.type !== 'captured' && event.type !== 'struck' && event.type !== 'burnt') continue;
        seen.add(event.type);
        const what = bursts[event.type];
        must(
          motions.some(motion => motion.kind === 'burst' && motion.ship === event.ship && motion.what === what),
          label,
        );
      }
    }
    expect(seen.size).toBe(3);
  });
});

describe('the overlay', () => {
  test('tells whatever is looked at in words, and a target lies within the arc that is drawn', () => {
    for (const { position, before, label } of moments.filter((_, i) => i % 5 === 0)) {
      for (const ship of [null, ...before.ships.map(one => one.id)])
        must(!WORDLESS.test(JSON.stringify(book.overlay(position, null, ship))), label);
      for (const offer of position.offers) {
        const overlay = book.overlay(position, offer, null);
        must(!WORDLESS.test(JSON.stringify(overlay)), label);
        if (offer.action.do !== 'fire') continue;
        const [line] = overlay.lines;
        const [arc] = overlay.arcs;
        if (line === undefined || arc === undefined) throw new Error(label);
        must(Math.hypot(line.x2 - line.x1, line.y2 - line.y1) < arc.radius, label);
      }
    }
  });
});

test('3.4 a new wind shows where the fog will lie', () => {
  let drifts = 0;
  for (const { position, answer, after, label } of moments) {
    const offer = position.offers.find(one => JSON.stringify(one.action) === JSON.stringify(answer));
    if (answer.do !== 'shift' || offer === undefined) continue;
    const { rings } = book.overlay(position, offer, null);
    must(rings.length === after.fog.length, `${label}: banks`);
    after.fog.forEach((at, i) => {
      drifts++;
      const { x, y } = poseOf({ at, facing: 0 });
      must(Math.hypot((rings[i]?.x ?? 0) - x, (rings[i]?.y ?? 0) - y) < 1e-6, `${label}: drift`);
    });
  }
  expect(drifts).toBeGreaterThan(10);
});

describe('the paper', () => {
  test('is written for every ship with her losses crossed out, and its clauses are in the book', () => {
    const clauses = new Set(ruleset.clauses.map(clause => clause.id));
    const written = new Set<string>();
    for (const { after, label } of moments.filter((_, i) => i % 40 === 0)) {
      for (const ship of after.ships) {
        // All that her paper says, but for where she heads: most ships are as they were.
        const { at, facing: _, ...told } = ship;
        const paper = JSON.stringify([told, after.fog.includes(at), after.active, after.prize]);
        if (written.has(paper)) continue;
        written.add(paper);
        const html = renderToStaticMarkup(book.sheet(after, ship.id));
        must(!WORDLESS.test(html), label);
        for (const [, id] of html.matchAll(/data-clause="([^"]+)"/g)) must(clauses.has(id ?? ''), `${label}: ${id}`);
        const lost = ship.fullCrew + ship.fullGun + ship.fullSail - ship.crew - ship.gun - ship.sail;
        must((html.match(/record-round is-lost/g)?.length ?? 0) === lost, `${label}: markers`);
      }
    }
  });
});
