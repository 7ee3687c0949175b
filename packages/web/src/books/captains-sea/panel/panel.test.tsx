import type { SeaEvent, SeaView } from '@weathergauge/rules-captains-sea';
import { ruleset } from '@weathergauge/rules-captains-sea';
import { moments } from '@weathergauge/rules-captains-sea/geometry';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { addStrings, startStrings } from '../../../ui/strings/index.ts';
import boardStrings from '../strings/captains-sea.ts';
import strings from '../strings/captains-sea-panel.ts';
import { answerTo, dropped, isOpen, musteredShip, rowsOf, unplaced } from './crew.ts';
import { DisplayCard } from './DisplayCard.tsx';
import type { Seen } from './drill.fixture.ts';
import { acts, play } from './drill.fixture.ts';
import { Panel } from './Panel.tsx';
import { loadWords } from './SectionBox.tsx';
import { answered } from './use-placing.ts';
import { delaysOf, volleysOf } from './volleys.ts';

beforeAll(() => {
  startStrings();
  addStrings('captains-sea', boardStrings);
  addStrings('captains-sea', strings);
});

const games: readonly Seen[] = [
  ...play('chesapeake-shannon', 'panel bids', { bid: 'open', turns: 5 }).slice(0, 6),
  ...play('constitution-java', 'panel one'),
  ...play('free', 'panel two', { engagement: 'close' }),
  ...play('free', 'panel six', { engagement: 'close', second: 'insurgente' }),
];

const isAsked = (...asks: readonly string[]): Seen[] =>
  games.filter(({ position }) => asks.includes(position.prompt?.ask ?? ''));

/** Each panel as it is drawn while its last offer is looked at; made once, because it takes most of the time. */
const drawn = new Map<Seen, string>();
function html(seen: Seen): string {
  const { position, told } = seen;
  const act = acts({ told, active: position.offers.length - 1 });
  const made = drawn.get(seen) ?? renderToStaticMarkup(<Panel position={position} act={act} />);
  drawn.set(seen, made);
  return made;
}

describe('every decision of the book', () => {
  test('the games come to all that the panel draws', () => {
    const asked = new Set(games.map(({ position }) => position.prompt?.ask));
    for (const ask of [
      'open-bid.bid',
      'fitting-out.sails',
      'mustering.plan',
      'mustering.orders',
      'mustering.count',
      'choosing-blocks.block',
      'choosing-blocks.strain',
      'announcing.fire',
      'choosing-loads.load',
      'window.card',
      'grappling.grapple',
      'boarding.board',
      'melee.assault',
      'melee.defence',
      'bonus-moves.declare',
    ])
      expect(asked).toContain(ask);
  });

  test('each offer has one button in the panel, and no button lies in another', () => {
    for (const seen of games) {
      const { position } = seen;
      const shown = html(seen);
      const buttons = [...shown.matchAll(/data-offer="(\d+)"/g)].map(match => Number(match[1]));
      expect(
        buttons.toSorted((a, b) => a - b),
        position.prompt?.ask,
      ).toEqual(position.offers.map((_, i) => i));
      let depth = 0;
      for (const [tag] of shown.matchAll(/<\/?button\b/g)) {
        depth += tag === '<button' ? 1 : -1;
        expect(depth).toBeLessThanOrEqual(1);
      }
    }
  });

  test('every sentence is found', () => {
    for (const seen of games) expect(html(seen)).not.toMatch(/captains-sea\.|\{\{|undefined|NaN/);
  });

  test('every clause that is named is one of the book', () => {
    const known = new Set(ruleset.clauses.map(({ id }) => id));
    for (const seen of games)
      for (const [, id = ''] of html(seen).matchAll(/data-clause="([^"]+)"/g)) expect(known).toContain(id);
  });
});

test('19.0 in an open bid one reads what the other captain has bid, and what taking the other ship means', () => {
  const asked = games.find(({ position }) => position.offers.some(({ action }) => action.do === 'take-other'));
  if (asked === undefined) throw new Error('nobody is outbid');
  const shown = html(asked);
  expect(shown).toMatch(/The other captain bids \d+ points? for \w+\./);
  expect(shown).toMatch(/You have \w+, and \d+ points? to begin with/);
});

test('a display is drawn of whole ships and of wrecks, before the first turn and after', () => {
  const some = games
    .filter((_, i) => i % 12 === 0)
    .flatMap(({ position }) => (position.view as SeaView).ships.map(({ id }) => ({ position, id })));
  for (const { position, id } of some) {
    const shown = renderToStaticMarkup(<DisplayCard view={position.view as SeaView} ship={id} />);
    expect(shown).not.toMatch(/captains-sea\.|\{\{|undefined|NaN/);
  }
});

test('another’s display has nothing of her shot, her block or her cards', () => {
  for (const { position } of games) {
    const view = position.view as SeaView;
    for (const ship of view.ships.filter(({ seat }) => seat !== position.who)) {
      expect(ship.own).toBeNull();
      for (const section of [0, 1, 2, 3])
        expect(loadWords(ship, section, view.turn, key => key)).not.toMatch(/chain|double/);
    }
  }
});

describe('crew', () => {
  test('places are those the rules offer, and none can be filled for which there is nobody', () => {
    for (const { position } of isAsked('mustering.orders')) {
      const ship = musteredShip(position.view as SeaView, position);
      if (ship === undefined) throw new Error('no ship');
      for (const row of rowsOf(ship, position.offers)) {
        expect(row.places === 0 && row.now === 0).toBe(row.offer < 0 && row.now === 0);
        expect(row.most).toBeLessThanOrEqual(Math.min(row.places, row.now + unplaced(ship)));
      }
    }
  });

  test('a placement opens its task first, and then says how many', () => {
    const [orders] = isAsked('mustering.orders');
    const [count] = isAsked('mustering.count');
    if (orders === undefined || count === undefined) throw new Error('never asked');
    const sailing = { task: 0, points: 1 };
    expect(orders.position.offers[answerTo(sailing, orders.position.offers)]?.action).toMatchObject({
      do: 'adjust',
      task: 'sailing',
    });
    expect(isOpen(sailing, orders.position.offers)).toBe(false);
    const { offers } = count.position;
    const task = count.position.prompt?.about['task'] ?? -1;
    expect(isOpen({ task, points: 1 }, offers)).toBe(true);
    expect(offers[answerTo({ task, points: 1 }, offers)]?.action).toMatchObject({ do: 'crew', points: 1 });
    expect(answerTo({ task, points: 99 }, offers)).toBe(-1);
  });
});

describe('a man who is dragged', () => {
  const mustering = isAsked('mustering.orders').find(({ position }) => {
    const ship = musteredShip(position.view as SeaView, position);
    return ship !== undefined && unplaced(ship) > 0 && rowsOf(ship, position.offers).some(({ now }) => now > 1);
  });
  if (mustering === undefined) throw new Error('nobody is placed');
  const { position } = mustering;
  const ship = musteredShip(position.view as SeaView, position);
  const rows = ship === undefined ? [] : rowsOf(ship, position.offers);
  const full = rows.find(({ now }) => now > 1);
  const free = rows.find(({ now, places }) => now === 0 && places > 0);
  if (full === undefined || free === undefined) throw new Error('no task to leave or to go to');

  test('goes from those at no task to a task and back, and from task to task in two steps', () => {
    expect(dropped(rows, -1, free.task)).toEqual([{ task: free.task, points: 1 }]);
    expect(dropped(rows, full.task, -1)).toEqual([{ task: full.task, points: full.now - 1 }]);
    expect(dropped(rows, full.task, free.task)).toEqual([
      { task: full.task, points: full.now - 1 },
      { task: free.task, points: 1 },
    ]);
  });

  test('stays where he is when there is no place, and nobody leaves an empty task', () => {
    const crammed = rows.map(row => (row.task === free.task ? { ...row, now: row.places } : row));
    expect(dropped(crammed, full.task, free.task)).toEqual([]);
    expect(dropped(rows, free.task, -1)).toEqual([]);
  });

  test('is placed by one answer at a time, and never by one that is not offered', () => {
    const taken: number[] = [];
    const wishes = dropped(rows, full.task, free.task);
    expect(answered(wishes, position.offers, offer => taken.push(offer))).toEqual(wishes);
    expect(taken).toEqual([full.offer]);
    expect(answered(wishes, [], offer => taken.push(offer))).toEqual([]);
    expect(taken).toHaveLength(1);
  });
});

describe('a broadside', () => {
  const under = games.filter(({ told }) => volleysOf(told, key => key).length > 0);

  test('its steps come in their order, each with the modifiers of its own throw', () => {
    expect(under.length).toBeGreaterThan(3);
    for (const { told } of under)
      for (const { lines } of volleysOf(told, key => key)) {
        const steps = lines.map(({ step }) => step);
        expect(steps.slice(0, 3)).toEqual([1, 2, 3]);
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        const dice = lines.find(({ step }) => step === 4);
        if (dice !== undefined) expect(dice.modifiers.map(({ clause }) => clause)).toContain('11.4.4');
      }
  });

  test('no modifier of a throw is left out, but those that add nothing', () => {
    for (const { told } of under) {
      const shown = volleysOf(told, key => key).flatMap(({ lines }) => lines.flatMap(({ modifiers }) => modifiers));
      const from = told.findLastIndex(({ event }) => event.type === 'impulse');
      const thrown = told
        .slice(from + 1)
        .filter(({ event }) => ['to-hit', 'defence', 'damage'].includes(event.type))
        .flatMap(({ event }) => (event as SeaEvent).modifiers ?? [])
        .filter(({ by }) => by !== 0);
      expect(shown.length).toBeGreaterThanOrEqual(thrown.length);
    }
  });

  test('while the board shows it, its steps come one after the other; what was shown before is seen at once', () => {
    const [{ told } = { told: [] }] = under;
    const from = told.findLastIndex(({ event }) => event.type === 'fire');
    const delays = delaysOf(told, told.length - from);
    const times = [...delays.values()];
    expect([delays.get(from), delays.get(from - 1)]).toEqual([0, undefined]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(delaysOf(told, 0).size).toBe(0);
  });
});

test('12.0, 15.0 once the grapnels hold, the broadside before them is shown no more, and cards are asked for beside both crews', () => {
  const aboard = isAsked('boarding.board', 'melee.assault', 'melee.defence');
  const fired = aboard.filter(({ told }) => told.some(({ event }) => event.type === 'fire'));
  expect(fired.length).toBeGreaterThan(0);
  for (const seen of fired) expect(html(seen)).not.toContain('cs-step-strip');
  const cards = isAsked('window.card').filter(
    ({ position }) => moments[position.prompt?.about['moment'] ?? -1] === 'melee',
  );
  expect(cards.length).toBeGreaterThan(0);
  for (const seen of cards) expect(html(seen)).toContain('cs-fighters');
});

describe('the standing order beside the plan', () => {
  const pressed = (seen: Seen): string | undefined =>
    /aria-pressed="true"[^>]*><b>([^<]*)/.exec(html(seen))?.[1]?.toLowerCase();

  test('is attacks and danger before the first plan of a battle, and as it stands in later turns', () => {
    const plans = isAsked('mustering.plan');
    const first = plans.filter(({ position }) => (position.view as SeaView).turn === 1);
    expect(first.length).toBeGreaterThan(0);
    for (const seen of first) expect(pressed(seen)).toBe('attacks and danger');
    const [one] = first;
    if (one === undefined) throw new Error('nobody is asked');
    for (const [order, words] of [
      [0, 'never'],
      [3, 'every throw'],
    ] as const) {
      const view = { ...(one.position.view as SeaView), turn: 2, order };
      expect(pressed({ ...one, position: { ...one.position, view } })).toBe(words);
    }
  });
});

test('in a replay the panel shows the steps of the broadside and the impulses, and nothing to press', () => {
  const seen = isAsked('window.card').find(({ position, told }) => {
    const now = told.filter(({ at }) => at <= position.at);
    return (position.view as SeaView).impulse > 0 && volleysOf(now, key => key).length > 0;
  });
  if (seen === undefined) throw new Error('no broadside');
  const position = { ...seen.position, prompt: null, offers: [] };
  const shown = renderToStaticMarkup(<Panel position={position} act={acts({ told: seen.told })} />);
  expect(shown).toContain('cs-step-strip');
  expect(shown).toContain('cs-impulses');
  expect(shown).not.toContain('data-offer');
});
