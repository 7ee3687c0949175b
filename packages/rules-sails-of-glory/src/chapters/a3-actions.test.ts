import { expect, test } from 'vitest';
import { actionOffers, actionPhase, actionRefusal, actionSlots, finishActions, mostSails } from './a3-actions.ts';
import { planning } from './b2-planning.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { add, drill, E, happened, lanes, N, QUIET, sea } from '../test/drill.fixture.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BACKING, BATTLE, BEGUN, BURNT, bitOf, clone, FLOODED, FULL, IDLE, NOBODY, STRUCK } from '../model/state.ts';
import type { CrewAction } from '../model/vocabulary.ts';

/** A lone Courageuse under Advanced rules. */
function ready(changes: Partial<Ship> = {}, rules: Sea = {}): { s: Sails; ship: Ship } {
  const s = sea({ level: 'advanced', ...rules });
  return { s, ship: add(s, 1, 'courageuse', 300, 300, E, { first: 1, ...changes }) };
}
const orders = (...actions: CrewAction[]) => actions.reduce((bits, action) => bits | bitOf(action), 0);
/** Boxes of a frigate's hull track, the rest empty. */
const boxes = (...filled: number[]) => Array.from({ length: 10 }, (_, i) => filled[i] ?? 0);

test('A1.2, A2.1 an undamaged ship has four hands for her actions, each to be planned once', () => {
  const { s, ship } = ready();
  expect(actionSlots(ship)).toBe(4);
  const d = lanes(planning, [1], s).say('helm ship=0 card=2');
  expect(d.about()).toEqual({ ship: 0, slots: 4 });
  expect(d.offers()).toEqual([
    'order ship=0 action=fire-left',
    'order ship=0 action=fire-right',
    'order ship=0 action=musketry',
    'order ship=0 action=increase-sails',
    'order ship=0 action=decrease-sails',
    'order ship=0 action=repair',
    'orders-done ship=0',
  ]);
  d.say('order ship=0 action=musketry');
  expect(d.refused('order ship=0 action=musketry')).toBe('A1.2: there is one counter of each action');
});

test('A1.3 boarding and grog come with their own rules only', () => {
  const { s, ship } = ready({ crew: 1 });
  add(s, 0, 'terpsichore', 300, 344, E);
  expect(actionOffers(s, ship)).not.toContain('boarding');
  expect(actionOffers(s, ship)).not.toContain('grog');
  const more = ready({ crew: 1 }, { articles: { boarding: true, grog: true } });
  const enemy = add(more.s, 0, 'terpsichore', 300, 344, E);
  expect(actionOffers(more.s, more.ship)).toContain('boarding');
  expect(actionOffers(more.s, more.ship)).not.toContain('grog');
  enemy.x += 50_000;
  expect(actionOffers(more.s, more.ship)).toContain('grog');
  expect(actionOffers(more.s, more.ship)).not.toContain('boarding');
});

test('A2.2 she may plan fewer actions than she has hands for, or none', () => {
  const { s, ship } = ready();
  lanes(planning, [1], s).say('helm ship=0 card=2', 'order ship=0 action=musketry', 'orders-done ship=0', 'seal');
  expect(ship.orders).toBe(orders('musketry'));
  const idle = ready();
  lanes(planning, [1], idle.s).say('helm ship=0 card=2', 'orders-done ship=0', 'seal');
  expect(idle.ship.orders).toBe(0);
});

test('A2.3 the limit is read from the fuller of the two tracks', () => {
  const of = (hull: number, crew: number) =>
    actionSlots(ready({ hull: boxes(...Array.from({ length: hull }, () => 1)), crew }).ship);
  expect([of(3, 0), of(4, 0), of(0, 4), of(7, 4), of(2, 9)]).toEqual([4, 3, 3, 2, 1]);
});

test('A2.4 three hull boxes and four crew boxes filled leave three actions', () => {
  const { s, ship } = ready({ hull: boxes(3, 3, 3), crew: 4 });
  expect(actionSlots(ship)).toBe(3);
  const d = lanes(planning, [1], s).say(
    'helm ship=0 card=2',
    'order ship=0 action=fire-left',
    'order ship=0 action=musketry',
    'order ship=0 action=repair',
  );
  expect(d.ask()).toBe('planning.seal');
});

test('A3.1 when all have planned, all orders are shown together', () => {
  const { s } = ready({ orders: orders('fire-left', 'musketry') });
  add(s, 0, 'defence', 700, 300, E, { orders: orders('decrease-sails') });
  const d = drill(actionPhase, {}, s);
  expect(d.ended()).toBe(true);
  expect(happened(d, 'orders')).toMatchObject([
    { ship: 0, actions: ['fire-left', 'musketry'] },
    { ship: 1, actions: ['decrease-sails'] },
  ]);
});

test('A3.2 what is revealed is carried out without being asked about', () => {
  const { s, ship } = ready({ orders: orders('increase-sails', 'pump'), hull: boxes(FLOODED) });
  expect(drill(actionPhase, {}, s).ended()).toBe(true);
  expect(ship).toMatchObject({ sails: FULL, hull: boxes() });
});

test('A3.3 an action that cannot be done has no effect, and is free again next turn', () => {
  const impossible = orders('fire-left', 'reload-right', 'pump', 'extinguish', 'increase-sails', 'grog');
  const { s, ship } = ready({ orders: impossible, shot: [0, 1], sails: FULL, hull: boxes(3) });
  drill(actionPhase, {}, s);
  expect(ship).toMatchObject({ orders: 0, sails: FULL, hull: boxes(3), dousing: IDLE, crew: 0, grogged: 0 });
  finishActions(s, QUIET);
  Object.assign(ship, { shot: [1, 0], hull: boxes(FLOODED), fires: 1, sails: BATTLE });
  expect(actionOffers(s, ship)).toEqual(
    expect.arrayContaining(['fire-left', 'reload-right', 'pump', 'extinguish', 'increase-sails']),
  );
});

test('R39 useless actions are not offered, and the refusal says why', () => {
  const { s } = ready({ shot: [0, 1], sails: FULL, mending: BEGUN });
  const d = lanes(planning, [1], s).say('helm ship=0 card=2');
  expect(d.offers()).toEqual([
    'order ship=0 action=reload-left',
    'order ship=0 action=fire-right',
    'order ship=0 action=musketry',
    'order ship=0 action=decrease-sails',
    'orders-done ship=0',
  ]);
  const why = (action: CrewAction) => d.refused(`order ship=0 action=${action}`);
  expect(why('fire-left')).toBe('A5.2: the broadside is not loaded');
  expect(why('reload-right')).toBe('A6.2: only an empty broadside is reloaded');
  expect(why('increase-sails')).toBe('A4.2: she can set no more sail now');
  expect(why('pump')).toBe('A4.4: there is no water to pump');
  expect(why('extinguish')).toBe('A7.3: there is no fire to put out');
  expect(why('repair')).toBe('A7.1: its counter is in use since last turn');
  expect(why('boarding')).toBe('A1.3: its counter comes with an optional rule');
  expect(why('grog')).toBe('A1.3: its counter comes with an optional rule');
});

test('R39 nor is boarding with nobody alongside, nor grog without a loss, nor a counter that is not free', () => {
  const works = { rawGunners: 1, shot: [0, 1], loading: [BEGUN, IDLE], fires: 1, dousing: BEGUN };
  const { s } = ready(works, { articles: { boarding: true, grog: true } });
  const d = lanes(planning, [1], s).say('helm ship=0 card=2');
  const why = (action: CrewAction) => d.refused(`order ship=0 action=${action}`);
  expect(why('boarding')).toBe('R39: no enemy lies alongside');
  expect(why('grog')).toBe('O2.2: no grog: used, no loss to make good, or an enemy is near');
  expect(why('extinguish')).toBe('A7.1: its counter is in use since last turn');
  expect(why('reload-left')).toBe('A7.1: its counter is in use since last turn');
});

test('A4.1, A4.2 more sail works at once: struck, backing, battle, full', () => {
  for (const [from, to] of [
    [STRUCK, BACKING],
    [BACKING, BATTLE],
    [BATTLE, FULL],
    [FULL, FULL],
  ] as const) {
    const { s, ship } = ready({ sails: from, stopped: 1, orders: orders('increase-sails') });
    drill(actionPhase, {}, s);
    expect(ship.sails).toBe(to);
  }
});

test('A4.3 less sail works at once: full, battle, backing, struck', () => {
  for (const [from, to] of [
    [FULL, BATTLE],
    [BATTLE, BACKING],
    [BACKING, STRUCK],
    [STRUCK, STRUCK],
  ] as const) {
    const { s, ship } = ready({ sails: from, orders: orders('decrease-sails') });
    drill(actionPhase, {}, s);
    expect(ship.sails).toBe(to);
  }
});

test('R60 more and less sail exclude each other', () => {
  const { s } = ready();
  const d = lanes(planning, [1], s).say('helm ship=0 card=2', 'order ship=0 action=decrease-sails');
  expect(d.refused('order ship=0 action=increase-sails')).toBe('R60: more and less sail exclude each other');
});

test('A9.6, A9.7 struck sails are set again, as backing sails, only once she has stopped', () => {
  const { s, ship } = ready({ sails: STRUCK, stopped: 0 });
  expect(actionOffers(s, ship)).not.toContain('increase-sails');
  ship.stopped = 1;
  expect(actionOffers(s, ship)).toContain('increase-sails');
  ship.orders = orders('increase-sails');
  drill(actionPhase, {}, s);
  expect(ship.sails).toBe(BACKING);
});

test('A10.18, A10.19 torn sails limit what can be set', () => {
  const most = [0, 1, 2, 3, 4, 5, 6].map(tornSails => mostSails(ready({ tornSails }).ship));
  expect(most).toEqual([FULL, FULL, BATTLE, BATTLE, BACKING, BACKING, BACKING]);
  const { s, ship } = ready({ sails: BATTLE, tornSails: 2 });
  expect(actionOffers(s, ship)).not.toContain('increase-sails');
  expect(actionOffers(s, ship)).toContain('decrease-sails');
});

test('R39 a ship aground or at anchor is offered no work on her sails', () => {
  for (const changes of [{ condition: 'aground' as const }, { anchored: 1 }]) {
    const { s, ship } = ready(changes);
    expect(actionOffers(s, ship)).toEqual(['fire-left', 'fire-right', 'musketry', 'repair']);
  }
});

test('A9.6, A10.18, A10.19, R39 a refusal of more sail cites what stands against it', () => {
  const why = (changes: Partial<Ship>, action: CrewAction = 'increase-sails') => {
    const { s, ship } = ready(changes);
    return actionRefusal(s, ship, action);
  };
  expect(why({ sails: STRUCK, stopped: 0 })?.clause).toBe('A9.6');
  expect(why({ sails: BATTLE, tornSails: 2 })?.clause).toBe('A10.18');
  expect(why({ sails: BACKING, tornSails: 4 })?.clause).toBe('A10.19');
  expect(why({ sails: FULL })?.clause).toBe('A4.2');
  expect(why({ sails: STRUCK, stopped: 1 }, 'decrease-sails')?.clause).toBe('A4.3');
  expect(why({ condition: 'aground' })?.clause).toBe('R39');
  expect(why({ condition: 'aground' }, 'decrease-sails')?.clause).toBe('R39');
});

test('A4.4, R11 pumping takes one flooded box off and leaves the leak', () => {
  const { s, ship } = ready({ hull: boxes(FLOODED, FLOODED), leaks: 1, orders: orders('pump') });
  const d = drill(actionPhase, {}, s);
  expect(ship).toMatchObject({ hull: boxes(FLOODED), leaks: 1 });
  expect(happened(d, 'pumped')).toHaveLength(1);
});

test('A4.5 all to the right of the box freed moves left, box by box', () => {
  const { s, ship } = ready({ hull: boxes(3, 2, FLOODED, BURNT, 1), orders: orders('pump') });
  drill(actionPhase, {}, s);
  expect(ship.hull).toEqual(boxes(3, 2, BURNT, 1));
});

test('A4.6 water, fire and normal damage: the water is pumped out and the rest closes up', () => {
  const { s, ship } = ready({ hull: boxes(FLOODED, BURNT, 2), orders: orders('pump') });
  drill(actionPhase, {}, s);
  expect(ship.hull).toEqual(boxes(BURNT, 2));
});

test('A5.2, O5.6 fire is planned for a loaded side only, or for any with continuous fire', () => {
  const { s, ship } = ready({ shot: [0, 1] });
  expect(actionOffers(s, ship)).not.toContain('fire-left');
  expect(actionOffers(s, ship)).toContain('fire-right');
  const again = ready({ shot: [0, 1] }, { articles: { continuousFire: true } });
  expect(actionOffers(again.s, again.ship)).toContain('fire-left');
});

test('A6.2 a reload is planned for an empty side only', () => {
  const { s, ship } = ready({ shot: [0, 1] });
  expect(actionOffers(s, ship)).toContain('reload-left');
  expect(actionOffers(s, ship)).not.toContain('reload-right');
});

test('A5.4, A5.6, A6.4 used or not, the counters of guns and muskets are free again next turn', () => {
  const planned = orders('reload-left', 'fire-right', 'musketry');
  const { s, ship } = ready({ shot: [0, 1], orders: planned });
  drill(actionPhase, {}, s);
  expect(ship.orders).toBe(planned);
  finishActions(s, QUIET);
  expect(ship.orders).toBe(0);
  expect(actionOffers(s, ship)).toEqual(expect.arrayContaining(['reload-left', 'fire-right', 'musketry']));
});

test('O5.7 fire and reload cannot both be planned for one side', () => {
  const { s } = ready({ shot: [0, 0] }, { articles: { continuousFire: true } });
  const d = lanes(planning, [1], s).say('helm ship=0 card=2', 'order ship=0 action=fire-left');
  expect(d.refused('order ship=0 action=reload-left')).toBe('O5.7: a side cannot fire and reload in one turn');
  d.say('order ship=0 action=reload-right');
  expect(d.refused('order ship=0 action=fire-right')).toBe('O5.7: a side cannot fire and reload in one turn');
});

test('O2.4 grog is an action that works when revealed, once in a game', () => {
  const { s, ship } = ready({ crew: 2 }, { articles: { grog: true } });
  const d = lanes(planning, [1], s).say('helm ship=0 card=2');
  expect(d.offers()).toContain('order ship=0 action=grog');
  d.say('order ship=0 action=grog', 'orders-done ship=0', 'seal');
  expect(ship).toMatchObject({ crew: 2, grogged: 0 });
  drill(actionPhase, {}, s);
  expect(ship).toMatchObject({ crew: 1, grogged: 1 });
  finishActions(s, QUIET);
  expect(actionOffers(s, ship)).not.toContain('grog');
});

test('O3.12, O3.13, O3.14, O3.15 raw sailors draw one action against a blank: with the blank it is lost', () => {
  // Of fire-left, musketry and decrease-sails the third is drawn, then the blank.
  const planned = orders('fire-left', 'musketry', 'decrease-sails');
  const { s, ship } = ready({ rawSailors: 1, orders: planned });
  const d = drill(actionPhase, {}, s, 3, 2);
  expect(happened(d, 'fumbled')).toMatchObject([{ ship: 0, action: 'decrease-sails', lost: true }]);
  expect(happened(d, 'orders')[0]?.actions).toEqual(['fire-left', 'musketry']);
  expect(ship).toMatchObject({ sails: BATTLE, orders: orders('fire-left', 'musketry') });
});

test('O3.15 when the action itself is drawn it is carried out', () => {
  const { s, ship } = ready({ rawSailors: 1, orders: orders('decrease-sails') });
  const d = drill(actionPhase, {}, s, 1, 1);
  expect(happened(d, 'fumbled')).toMatchObject([{ action: 'decrease-sails', lost: false }]);
  expect(ship.sails).toBe(BACKING);
});

test('O3.13 delayed actions of last turn cannot be fumbled', () => {
  const { s, ship } = ready({ rawSailors: 1, fires: 1, dousing: BEGUN });
  const d = drill(actionPhase, {}, s);
  expect(happened(d, 'fumbled')).toEqual([]);
  expect(ship.dousing).not.toBe(BEGUN);
});

test('T6.1 a battery may plan to fire, reload, use muskets, extinguish and repair', () => {
  const s = sea({ level: 'advanced', articles: { boarding: true, grog: true } });
  const fort = add(s, 0, 'fort', 300, 300, N, { fires: 1, crew: 1, hull: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect(actionOffers(s, fort)).toEqual(['fire-left', 'musketry', 'extinguish', 'repair']);
  fort.shot[0] = 0;
  expect(actionOffers(s, fort)).toEqual(['reload-left', 'musketry', 'extinguish', 'repair']);
  const d = lanes(planning, [0], s);
  expect(d.about()).toEqual({ ship: 0, slots: 4 });
  expect(d.refused('order ship=0 action=increase-sails')).toBe('T6.1: the battery has no use for that');
  expect(d.refused('order ship=0 action=fire-right')).toBe('T6.1: the battery has no use for that');
});

test('A5.2, A6.2, A7.3, A8.11 what a battery may plan, but not now, is refused by the clause of that action', () => {
  const s = sea({ level: 'advanced' });
  const fort = add(s, 0, 'fort', 300, 300, N, { shot: [0], mendedHull: 1 });
  const why = (action: CrewAction) => actionRefusal(s, fort, action)?.clause;
  expect([why('fire-left'), why('extinguish'), why('repair')]).toEqual(['A5.2', 'A7.3', 'A8.11']);
  fort.shot[0] = 1;
  expect(why('reload-left')).toBe('A6.2');
});

test('T6.1 a building has no crew to order about', () => {
  const s = sea({ level: 'advanced' });
  add(s, 0, 'building', 300, 300, N);
  expect(lanes(planning, [0], s).ended()).toBe(true);
});

test('P3.1 a ship that sails by herself gets her orders when they are revealed, without being asked', () => {
  const s = sea({ level: 'advanced', articles: { sides: [0], automatic: 1 } });
  add(s, 0, 'defence', 300, 300, E);
  const ship = add(s, NOBODY, 'courageuse', 300, 700, E, { fires: 1, shot: [0, 1] });
  expect(lanes(planning, [0], s).about()).toEqual({ ship: 0, first: 0 });
  const d = drill(actionPhase, {}, s);
  expect(happened(d, 'automaton')).toMatchObject([{ ship: 1, actions: ['reload-left', 'extinguish'] }]);
  expect(ship.dousing).toBe(BEGUN);
});

test('R12 orders already revealed stand when hands are lost in combat', () => {
  const { s, ship } = ready({ orders: orders('fire-left', 'fire-right', 'musketry', 'repair') });
  drill(actionPhase, {}, s);
  ship.crew = 9;
  expect(ship.orders).toBe(orders('fire-left', 'fire-right', 'musketry', 'repair'));
  finishActions(s, QUIET);
  expect([ship.mending, actionSlots(ship)]).toEqual([BEGUN, 0]);
});

test('O19.4, A9.6 in a low wind backing sails count as struck: no card, and no more sail before she has stopped', () => {
  const { s, ship } = ready({ sails: BACKING, stopped: 0 }, { windStrength: 0 });
  expect(lanes(planning, [1], clone(s)).ask()).toBe('planning.order');
  expect(actionOffers(s, ship)).not.toContain('increase-sails');
  ship.stopped = 1;
  expect(actionOffers(s, ship)).toContain('increase-sails');
});
