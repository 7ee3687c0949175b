import type { GloryAction, GloryEvent, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { ruleset } from '@weathergauge/rules-sea-of-glory-1805';
import { drawBy, SHIPS } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { beforeAll, describe, expect, test } from 'vitest';
import { distance } from '../../../board/geometry.ts';
import type { Motion } from '../../../board/scene.ts';
import type { BookAct } from '../../book.ts';
import { looksOf } from '../../damaged.fixture.tsx';
import { playGame } from '../../random-play.fixture.ts';
import { startStrings } from '../../../ui/strings/index.ts';
import { book } from '../index.tsx';
import { badgesOf, joinedIn, pieceOfShip } from './battle-sea.ts';

interface Told {
  readonly label: string;
  readonly before: GloryView;
  readonly events: readonly GloryEvent[];
  readonly acts: readonly BookAct[];
  readonly motions: readonly Motion[];
}

/** All of battles that everybody was told, from random games in which nobody shuns a fight. */
const told: Told[] = [];
const IN_BATTLE: ReadonlySet<string> = new Set([
  'lines-formed',
  'broadside',
  'ship-hit',
  'ship-lost',
  'left-battle',
  'battle-over',
]);
const SHUNNED: ReadonlySet<string> = new Set(['battle deny', 'cease-fire', 'break-off yes']);

function bold(offers: readonly GloryAction[]): readonly GloryAction[] {
  const left = offers.filter(offer => {
    const { do: verb, choice = '' } = offer as { do: string; choice?: string };
    return !SHUNNED.has(`${verb} ${choice}`.trim());
  });
  return left.length > 0 ? left : offers;
}

beforeAll(() => {
  startStrings();
  drawBy(null);
  for (const scenario of ['trafalgar', 'west-indies'])
    for (const seed of ['lines', 'guns', 'smoke', 'fate'])
      playGame(
        ruleset,
        { scenario, options: {}, seed: `${scenario} ${seed}`, longest: 3000 },
        ({ label, before, happenings }) => {
          const heard = happenings.filter(({ event }) => event.to === 'all');
          const events = heard.map(({ event }) => event);
          if (!events.some(({ type }) => IN_BATTLE.has(type))) return;
          const acts = book.acts?.(before, heard) ?? [];
          told.push({ label, before, events, acts, motions: book.motions(before, heard) });
        },
        bold,
      );
}, 120_000);

function must(holds: boolean, label: string): void {
  if (!holds) throw new Error(label);
}

const of = <T extends GloryEvent['type']>(
  { events }: Pick<Told, 'events'>,
  type: T,
): readonly Extract<GloryEvent, { type: T }>[] =>
  events.filter((event): event is Extract<GloryEvent, { type: T }> => event.type === type);

function sideOf({ acts }: Told, piece: number): number | undefined {
  return acts.flatMap(({ view }) => book.scene(view).ships).find(({ id }) => id === piece)?.side;
}

describe('the lines on the water', () => {
  test('17.9 come into view when they have formed, and not before', () => {
    const formed = told.filter(each => of(each, 'lines-formed').length > 0);
    expect(formed.length).toBeGreaterThan(3);
    for (const each of formed) {
      const { label, before, acts } = each;
      must(joinedIn(before) === null, `${label}: seen too early`);
      const act = acts.find(({ happenings }) => happenings[0]?.event.type === 'lines-formed');
      const [event] = of(each, 'lines-formed');
      const ships = act === undefined ? [] : book.scene(act.view).ships;
      expect(
        ships.map(({ id }) => id).toSorted((a, b) => a - b),
        label,
      ).toEqual(event?.ships.map(pieceOfShip).toSorted((a, b) => a - b));
    }
  });

  test('lie on the sheet and clear of each other, each ship under letters of her own', () => {
    for (const { acts, label } of told)
      for (const { view } of acts) {
        const { ships, bounds } = book.scene(view);
        if (joinedIn(view as GloryView) === null) continue;
        ships.forEach((ship, i) => {
          const { x, y } = ship.pose;
          must(
            Math.abs(x) < bounds.width / 2 && y > bounds.y && y < bounds.y + bounds.height,
            `${label}: off the sheet`,
          );
          for (const other of ships.slice(i + 1)) {
            must(distance(ship.pose, other.pose) > ship.length, `${label}: ${ship.name} in ${other.name}`);
            must(ship.side !== other.side || ship.badge !== other.badge, `${label}: two ships ${ship.badge}`);
          }
        });
      }
  });

  test('have one’s own nearest, and the wind on the side of whoever has the gauge', () => {
    for (const { before, acts } of told)
      for (const { view } of acts) {
        const battle = joinedIn(view as GloryView);
        if (battle === null) continue;
        const scene = book.scene(view);
        for (const { side, pose } of scene.ships) {
          must(pose.y > 0 === (side === before.who), 'own line below');
          const isUp = scene.winds[0]?.from === 0;
          must(side === battle.windward ? pose.y < 0 === isUp : pose.y > 0 === isUp, 'wind');
        }
      }
  });

  test('are left for the chart with the first thing that is told of anything else', () => {
    const over = told.filter(({ before, acts }) => joinedIn(before) !== null && acts.length > 1);
    const last = over.map(({ acts }) => acts.at(-1)?.view as GloryView).filter(view => joinedIn(view) === null);
    expect(last.length).toBeGreaterThan(0);
    for (const view of last) expect(book.scene(view).blocks?.length).toBeGreaterThan(0);
  });
});

describe('gunfire', () => {
  test('is between ships that are seen, from one line to the other, over her engaged side', () => {
    let volleys = 0;
    for (const { acts, label } of told)
      for (const { view, happenings } of acts) {
        const ships = new Map(book.scene(view).ships.map(ship => [ship.id, ship]));
        for (const motion of book.motions(view, happenings)) {
          if (motion.kind === 'burst') must(ships.has(motion.ship), `${label}: ${motion.what}`);
          if (motion.kind !== 'volley') continue;
          const [ship, target] = [ships.get(motion.ship), ships.get(motion.target)];
          if (ship === undefined || target === undefined) throw new Error(`${label}: who fires at whom?`);
          must(ship.side !== target.side, label);
          must((motion.side === 'port') === ship.pose.y > 0, `${label}: over the wrong side`);
          must(motion.hits <= motion.guns, label);
          volleys++;
        }
      }
    expect(volleys).toBeGreaterThan(50);
  });

  test('18.1 of every throw goes along the line, and says the dice and what they came to', () => {
    let thrown = 0;
    for (const each of told)
      for (const { side, faces, points } of of(each, 'broadside')) {
        thrown++;
        const volleys = each.motions.filter(
          motion => motion.kind === 'volley' && motion.hits === 0 && sideOf(each, motion.ship) === side,
        );
        must(volleys.length > 0, `${each.label}: no guns`);
        const words = `${faces.join(' ')}: ${points === 0 ? 'no damage' : `${points} point`}`;
        must(
          each.motions.some(motion => motion.kind === 'caption' && motion.text.startsWith(words)),
          `${each.label}: ${words}`,
        );
      }
    expect(thrown).toBeGreaterThan(10);
  });

  test('18.3 hits the ships that were chosen and no others, and the numbers are what they cost', () => {
    let hits = 0;
    for (const each of told) {
      const struck = of(each, 'ship-hit');
      const cost = struck.reduce((sum, { ship, damage }) => {
        const { defence = 0, defenceDamaged = 0 } = SHIPS[ship] ?? {};
        return sum + (damage === 2 ? defenceDamaged : defence);
      }, 0);
      const home = each.motions.filter(motion => motion.kind === 'volley' && motion.hits > 0);
      expect(new Set(home.map(motion => (motion.kind === 'volley' ? motion.target : -1))), each.label).toEqual(
        new Set(struck.map(({ ship }) => pieceOfShip(ship))),
      );
      expect(home.reduce((sum, motion) => sum + (motion.kind === 'volley' ? (motion.tally ?? 0) : 0), 0)).toBe(cost);
      hits += struck.length;
    }
    expect(hits).toBeGreaterThan(10);
  });

  test('is seen on hulls and rigs as soon as it has landed, and on none before', () => {
    let damaged = 0;
    for (const each of told) {
      const last = of(each, 'ship-hit').at(-1);
      if (last === undefined || each.events.at(-1) === last) continue;
      const at = each.acts.findIndex(({ happenings }) => happenings.some(({ event }) => event === last));
      const [during, next] = [each.acts[at]?.view as GloryView, each.acts[at + 1]?.view as GloryView];
      if (joinedIn(next) === null) continue;
      const id = pieceOfShip(last.ship);
      const [sound, hurt] = [looksOf(book.scene(during), id), looksOf(book.scene(next), id)];
      expect(hurt.holes.port + hurt.holes.starboard).toBeGreaterThan(sound.holes.port + sound.holes.starboard);
      expect(hurt.masts).not.toEqual(sound.masts);
      damaged++;
    }
    expect(damaged).toBeGreaterThan(3);
  });

  test('20.1 ends with ships that go down or strike, each where she lies', () => {
    const fates = new Set<number>();
    const fought = told.filter(({ before }) => joinedIn(before) !== null);
    for (const each of fought)
      for (const { ship, taken } of of(each, 'ship-lost')) {
        fates.add(taken);
        const what = taken === 1 ? 'strike' : 'sink';
        must(
          each.motions.some(
            motion => motion.kind === 'burst' && motion.what === what && motion.ship === pieceOfShip(ship),
          ),
          `${each.label}: ${what}`,
        );
      }
    expect(fates.size).toBeGreaterThan(0);
  });

  test('says everything in words', () => {
    for (const { motions, label } of told)
      for (const motion of motions)
        if (motion.kind === 'caption')
          must(!/sea-of-glory-1805\.|\{\{|undefined|NaN/.test(motion.text), `${label}: ${motion.text}`);
  });
});

test('badges are made of letters of the name, and those of a line differ', () => {
  expect(badgesOf(['San Juan', 'San Agustín', 'Santa Ana', 'Éole'])).toEqual(['Sa', 'Sn', 'St', 'Éo']);
});
