import { ruleset } from '@weathergauge/rules-captains-sea';
import type { SeaView } from '@weathergauge/rules-captains-sea';
import {
  broadsideTo,
  drawBy,
  moments as allMoments,
  range,
  windLetters,
} from '@weathergauge/rules-captains-sea/geometry';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { finalOf } from '../../../board/animate.ts';
import { counterDiscs, hullDiscs } from '../../../board/badges.ts';
import { distance } from '../../../board/geometry.ts';
import type { Pose, Spot } from '../../../board/scene.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import { remembered } from '../../random-play.fixture.ts';
import { book } from '../index.tsx';
import type { Moment } from './drill.fixture.ts';
import { playAtRandom } from './drill.fixture.ts';
import { patterns } from './patterns.ts';
import { scene as drawScene, sizeOf } from './scene.ts';
import { degrees, SIZE, squarePlace } from './units.ts';

/** Offers that stand nowhere on the map. */
const PLACELESS = new Set<string>(
  [
    'bid take-other set-sails load plan crew adjust standing done strike pass play discard throw-away hasten sure-hand',
    'hit-side odd-hit odd-die assault press-on break-off change-sail keep-sail disengage stay-grappled strain',
  ]
    .join(' ')
    .split(' '),
);
const PLACED =
  'select turn straight pass-on fall-off move-first fire chase grapple board cease no-grapple no-board strain'.split(
    ' ',
  );

const GAMES = [
  ['constitution-java', {}],
  ['constellation-vengeance', {}],
  ['chesapeake-leopard', { bid: 'open' }],
  ['constitution-cyane-levant', {}],
  ['president-squadron', { relativity: 'zero' }],
  ['free', { engagement: 'close', first: 'president', second: 'cyane', headingSecond: 4 }],
  ['free', { engagement: 'close', first: 'united-states', second: 'macedonian', headingFirst: 3, headingSecond: 5 }],
] as const;

const moments: Moment[] = [];

beforeAll(() => {
  startStrings();
  for (const [scenario, options] of GAMES)
    for (const seed of scenario === 'free' ? ['a', 'b'] : ['a'])
      playAtRandom(scenario, options, seed, moment => moments.push(moment));
});

const scene = remembered(drawScene);

/** A 44. */
const LARGEST = sizeOf({ boxes: Array.from({ length: 8 }, () => [0, 0]) });

/** A strain is for a bonus move, or beside a block; broadsides are marked whole. */
const SOMETIMES = new Set<string>(['strain', 'fire']);

/** Cards, men and loads: thousands of prompts without a place. */
const IDLE = new Set<string>(['pass', 'play', 'discard', 'standing', 'plan', 'crew', 'done', 'load']);

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
const WORDLESS = /captains-sea\.|\{\{|undefined|NaN/;

describe('the scene', () => {
  test('has every ship with her masts and damage, under a badge of her own', () => {
    for (const { after, label } of moments) {
      const { ships } = scene(after);
      must(String(ships.map(({ id }) => id)) === String(after.ships.map(({ id }) => id)), label);
      must(new Set(ships.map(({ badge }) => badge)).size === ships.length, `${label}: badges`);
      for (const { id, condition, masts, damage, lost = 0 } of ships) {
        const ship = after.ships[id];
        must(condition === (ship?.fate === '' ? 'sailing' : ship?.fate), `${label}: condition`);
        must(masts.some(mast => mast > 0) === (ship?.rigging ?? 0) > 0, `${label}: masts`);
        must(damage >= 0 && damage <= 1, `${label}: damage`);
        must(lost > 0 === (ship?.hits ?? 0) > 0 && lost <= 1, `${label}: hits on rigging and crew are losses too`);
      }
    }
  });

  test('9.2 ships in one square lie clear of each other, each within it', () => {
    let shared = 0;
    for (const { after, label } of moments) {
      const { ships } = scene(after);
      for (const one of after.ships) {
        for (const two of after.ships) {
          if (one.id >= two.id || one.col !== two.col || one.row !== two.row) continue;
          shared++;
          const [a, b] = [ships[one.id]?.pose, ships[two.id]?.pose];
          if (a === undefined || b === undefined) throw new Error(label);
          must(distance(a, b) > SIZE * 0.2, `${label}: ${distance(a, b)} apart`);
        }
      }
    }
    expect(shared).toBeGreaterThan(30);
  });

  test('has all smoke with its points, and says everything in words', () => {
    for (const { after, label } of moments) {
      const { areas, counters = [] } = scene(after);
      must(areas.length === after.smoke.length, label);
      after.smoke.forEach(({ twos, ones }, i) =>
        must(counters[i]?.sign === String(2 * twos + ones), `${label}: smoke`),
      );
      // A ship in the thickest of it is still made out.
      for (const { thickness = 1 } of areas) must(thickness > 0.2 && thickness < 0.6, `${label}: ${thickness}`);
    }
    for (const { after } of moments.filter((_, i) => i % 20 === 0))
      expect(JSON.stringify(scene(after))).not.toMatch(WORDLESS);
  });

  test('11.6 has the number of smoke clear of whoever lies in it or enters it, however small the map is', () => {
    const smoky = moments.filter(({ after }) => after.smoke.length > 0).filter((_, i) => i % 20 === 0);
    expect(smoky.length).toBeGreaterThan(30);
    for (const { after, label } of smoky)
      for (const scale of [0.5, 1, 2, 4]) {
        const numbers = counterDiscs(scene(after), scale);
        after.smoke.forEach((smoke, i) => {
          const number = numbers[i];
          if (number === undefined) throw new Error(label);
          for (const heading of [1, 2, 3, 4, 5, 6, 7, 8]) {
            const largest = { pose: { ...squarePlace(smoke), heading: degrees(heading) }, ...LARGEST };
            for (const hull of hullDiscs(largest, scale))
              must(distance(hull, number) >= hull.r + number.r, `${label}: heading ${heading} at ${scale}`);
          }
        });
      }
  });

  test('shows a block that lies face down to its owner, and to nobody else', () => {
    let planned = 0;
    for (const { after, label } of moments) {
      const plans = scene(after).plans ?? [];
      planned += plans.length;
      for (const { ship } of plans) must(after.ships[ship]?.seat === after.who, label);
    }
    expect(planned).toBeGreaterThan(50);
  });
});

describe('marks', () => {
  test('every offer with a place has one mark, and only those', () => {
    const seen = new Set<string>();
    for (const { position, label } of moments.filter(one => !IDLE.has(one.answer.do))) {
      for (const { offer } of book.marks(position)) seen.add(position.offers[offer]?.action.do ?? '');
      const marked = new Set(book.marks(position).map(({ offer }) => offer));
      position.offers.forEach(({ action }, i) =>
        must(marked.has(i) !== PLACELESS.has(action.do) || SOMETIMES.has(action.do), `${label}: ${action.do}`),
      );
      // High and low, whatever else could be fired.
      const targets = position.offers.flatMap(({ action }) => (action.do === 'fire' ? [action['target']] : []));
      const shots = [...marked].filter(i => position.offers[i]?.action.do === 'fire');
      must(shots.length >= 2 * new Set(targets).size && shots.length <= 4 * new Set(targets).size, `${label}: shots`);
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
      for (const ship of scene(after).ships) mustLie(poses.get(ship.id), ship.pose, `${label}: end of ${ship.name}`);
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

  test('show every broadside, and every ship that is taken or strikes', () => {
    const seen = new Set<string>();
    for (const { before, happenings, label } of moments) {
      const motions = book.motions(before, happenings);
      const shots = happenings.filter(({ event }) => ['to-hit', 'chasers', 'marksmen'].includes(event.type));
      must(motions.filter(motion => motion.kind === 'volley').length === shots.length, label);
      for (const { event } of happenings) {
        if (event.type !== 'captured' && event.type !== 'struck') continue;
        seen.add(event.type);
        const what = event.type === 'struck' ? 'strike' : 'captured';
        must(
          motions.some(motion => motion.kind === 'burst' && motion.ship === event.ship && motion.what === what),
          label,
        );
      }
    }
    expect(seen.size).toBe(2);
  });
});

describe('the overlay', () => {
  test('tells whatever is looked at in words, and draws the line of every shot that is offered', () => {
    for (const { position, before, label } of moments.filter((_, i) => i % 5 === 0)) {
      for (const ship of [null, ...before.ships.map(({ id }) => id)])
        must(!WORDLESS.test(JSON.stringify(book.overlay(position, null, ship))), label);
      for (const offer of position.offers) {
        const overlay = book.overlay(position, offer, null);
        must(!WORDLESS.test(JSON.stringify(overlay)), label);
        if (offer.action.do === 'fire' || offer.action.do === 'chase') must(overlay.lines.length === 1, label);
        if (offer.action.do === 'select') must(/ costs \d+, /.test(overlay.rings[0]?.label ?? ''), label);
      }
    }
  });
});

describe('the wind letters round a ship', () => {
  const BEARINGS = { H: 0, G: 45, E: 90, B: 135, C: 180, A: 225, D: 270, F: 315 } as const;

  test('1.2 stand as on her marker, H at the bow and C at the stern, and the wind comes in at the one that is hers', () => {
    for (const { position, after, label } of moments.filter(({ after: { over } }, i) => i % 20 === 0 && over === '')) {
      for (const ship of after.ships.filter(({ fate }) => fate === '')) {
        const [dial] = book.overlay({ ...position, view: after, prompt: null }, null, ship.id).dials ?? [];
        must(dial?.signs.length === 8, label);
        for (const { sign, bearing, counts } of dial?.signs ?? []) {
          const off = (((bearing - degrees(ship.heading)) % 360) + 360) % 360;
          must(off === BEARINGS[sign as keyof typeof BEARINGS], `${label}: ${sign} ${off}`);
          must(counts === (sign === windLetters[ship.wind]), `${label}: ${sign} counts`);
        }
      }
    }
  });

  test('1.2 are round where a manoeuvre would bring her while it is looked at, and in her description', () => {
    const at = moments.find(({ position }) => position.offers.some(({ action }) => action.do === 'select'));
    const advance = at?.position.offers.find(({ text }) => text.includes('advance'));
    if (at === undefined || advance === undefined) throw new Error('nobody advances');
    const ship = at.position.prompt?.about['ship'] ?? -1;
    const here = drawScene(at.position.view as SeaView).ships.find(({ id }) => id === ship);
    const [there] = book.overlay(at.position, advance, ship).dials ?? [];
    expect(there === undefined || here === undefined ? 0 : distance(there, here.pose)).toBeGreaterThan(SIZE / 2);
    expect(here?.description).toMatch(/, wind position [A-H], /);
    expect(book.overlay(at.position, null, null).dials).toHaveLength(1);
  });
});

test('12.0, 15.0 grapnels and boarders are seen without arcs and wind letters over them', () => {
  const close = moments.filter(({ position }) => position.offers.some(({ action }) => action.do === 'assault'));
  expect(close.length).toBeGreaterThan(0);
  for (const { position } of close) {
    const ship = position.prompt?.about['ship'] ?? -1;
    const shown = book.overlay(position, null, ship);
    expect([shown.outlines, shown.dials]).toEqual([undefined, undefined]);
    expect(book.overlay(position, null, 1 - ship).dials, 'another ship is looked at').toHaveLength(1);
  }
});

test('18.0 once the battle is over, no arcs and wind letters are left on the chart', () => {
  const [last] = moments.filter(({ after }) => after.over !== '');
  if (last === undefined) throw new Error('no battle ends');
  const position = { ...last.position, view: last.after, prompt: null, offers: [] };
  for (const { id } of last.after.ships) {
    const { outlines, dials, rings } = book.overlay(position, null, id);
    expect([outlines, dials, rings]).toEqual([undefined, undefined, []]);
  }
});

test('before a throw the line of the shot tells its own dice, not all that could be', () => {
  const asked = moments.flatMap(({ position }) =>
    position.prompt?.ask === 'window.card' ? [{ position, about: position.prompt.about }] : [],
  );
  const at = (moment: string) => asked.find(({ about }) => allMoments[about['moment'] ?? -1] === moment);
  for (const [moment, words] of [
    ['to-hit', /points? · (\d+) dic?e( |$)/],
    ['defence', /points? · (\d+) dic?e against/],
  ] as const) {
    const found = at(moment);
    if (found === undefined) throw new Error(`nobody is asked before ${moment}`);
    const { rings, lines } = book.overlay(found.position, null, found.about['ship'] ?? null);
    expect(lines).toHaveLength(1);
    expect(words.exec(rings[0]?.label ?? '')?.[1]).toBe(String(found.about['dice']));
  }
  const first = at('initiative');
  expect(first === undefined ? null : book.overlay(first.position, null, null).lines).toEqual([]);
});

test('11.1, 11.2 a firing pattern holds just the squares that the rules say are in arc and range', () => {
  const view = moments.find(({ after }) =>
    after.ships[0]?.tasks.some((points, task) => task >= 7 && points > 0),
  )?.after;
  const [ship, other] = view?.ships ?? [];
  if (view === undefined || ship === undefined || other === undefined) throw new Error('nobody at the guns');
  for (let heading = 1; heading <= 8; heading++) {
    const firer = { ...ship, col: 13, row: 10, heading, tasks: ship.tasks.map(() => 2) };
    const table = { ...view, ships: [firer, { ...other, col: 1, row: 1 }], contacts: [] };
    const pose = scene(table).ships[0]?.pose;
    if (pose === undefined) throw new Error('no pose');
    const outlines = patterns(table, firer, pose, 'labelled');
    for (const [tone, points] of [
      ['full', 24],
      ['half', 6],
      ['close', 3],
    ] as const) {
      const shapes = outlines.filter(one => one.tone === tone);
      if (shapes.length === 0) continue;
      for (let col = 1; col <= 25; col++) {
        for (let row = 1; row <= 19; row++) {
          const square = { col, row };
          if (col === 13 && row === 10) continue;
          const inside = shapes.some(({ outline }) => isIn(outline, squarePlace(square)));
          const bears = broadsideTo(firer, square) >= 0 && range(firer, square) <= points;
          must(inside === bears, `heading ${heading}, ${tone}: ${col},${row}`);
        }
      }
    }
  }
});

/** Whether a place lies in a convex outline or on its rim. */
function isIn(outline: readonly number[], { x, y }: Spot): boolean {
  const sides = outline.flatMap((_, i) => {
    if (i % 2 === 1) return [];
    const at = (k: number): number => outline[k % outline.length] ?? 0;
    const [x1, y1, x2, y2] = [at(i), at(i + 1), at(i + 2), at(i + 3)];
    return [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)];
  });
  return sides.every(side => side > -1e-6) || sides.every(side => side < 1e-6);
}

test('the display is written for every ship with her losses crossed out, and its clauses are in the book', () => {
  const clauses = new Set(ruleset.clauses.map(clause => clause.id));
  for (const { after, label } of moments.filter((_, i) => i % 150 === 0)) {
    for (const ship of after.ships) {
      const html = renderToStaticMarkup(book.sheet(after, ship.id));
      must(!WORDLESS.test(html), label);
      for (const [, id] of html.matchAll(/data-clause="([^"]+)"/g)) must(clauses.has(id ?? ''), `${label}: ${id}`);
    }
  }
});

test('11.4.10 what one shot costs a ship is told in one caption', () => {
  const before = moments[0]?.before;
  if (before === undefined) throw new Error('no game');
  const harm = (hull: number[], rigging: number, crew: number) => ({
    at: 0,
    event: { type: 'harm', ship: 1, hull, rigging, crew, to: 'all', clause: '11.4.10' } as const,
    words: '',
    facts: { ship: 1, dice: [], turn: null },
  });
  const none = [0, 0, 0, 0];
  expect(book.motions(before, [harm(none, 4, 0), harm(none, 0, 2), harm([4, 3, 0, 0], 0, 0)])).toMatchObject([
    { kind: 'caption', ship: 1, text: '7 gun boxes, 4 rigging, 2 crew' },
  ]);
});

test('cards are called as the data pack of the game calls them', () => {
  const pack = ruleset.pack?.data as { deck: { name: string }[] };
  const [moment] = moments;
  if (moment === undefined) throw new Error('no game');
  const event = { type: 'card-played', seat: 0, card: 10, ship: 0, to: 'all', clause: '1.7.2' } as const;
  const told = { at: 0, event, words: '', facts: { ship: 0, dice: [], turn: null } };
  drawBy({ ...pack, deck: pack.deck.map((card, i) => (i === 10 ? { ...card, name: 'Spyglass' } : card)) });
  expect(book.motions(moment.before, [told])).toMatchObject([{ kind: 'caption', text: 'Spyglass' }]);
  drawBy(null);
  expect(book.motions(moment.before, [told])).toMatchObject([{ kind: 'caption', text: 'Weather Eye' }]);
});
