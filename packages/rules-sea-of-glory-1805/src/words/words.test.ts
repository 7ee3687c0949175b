import { boardText, configure, isRefusal, seededDice, seededRng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { program, ruleset } from '../index.ts';
import { newOrder, NO_ACTIVATION, WIND_MOVE } from '../model/activation.ts';
import { newOrders } from '../model/drafts.ts';
import type { GloryEvent } from '../model/events.ts';
import { inPort, inZone } from '../model/places.ts';
import type { GloryView } from '../model/view.ts';
import { view } from '../model/view.ts';
import { at, campaign, fleet, port } from '../test/drill.fixture.ts';
import { ALLIED, BRITISH, INSHORE, LOOSE, OFF_STATION } from '../model/terms.ts';
import { ledgerWords, placeWords, range, rangeInWords, shipWords } from './names.ts';
import { ASKS } from './prompts.ts';
import { words } from './words.ts';

const BROKEN = /\bundefined\b|\bNaN\b|-1\b|\[object |  |\(\)|nobody|nowhere|no port|unknown ship|,\.|: ?\.$/;

/** Every word that is said in one random game, by what it was said of. */
function wordsOf(scenario: string, seed: string): Map<string, string> {
  const said = new Map<string, string>();
  const say = (what: string, text: string): void => {
    if (!said.has(what) || BROKEN.test(text) || text.trim() === '') said.set(what, text);
  };
  const config = configure(ruleset, { scenario, options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(seed);
  const rng = seededRng(seed);
  const heard: GloryEvent[] = [];
  const emit = (event: unknown): void => void heard.push(event as GloryEvent);
  const s = ruleset.setup(config, dice, emit);
  for (let pending = ruleset.pending(s); pending.length > 0; pending = ruleset.pending(s)) {
    const seat = pending[rng.below(pending.length)] ?? 0;
    const [v, prompt, offers] = [ruleset.view(s, seat), ruleset.prompt(s, seat), ruleset.offers(s, seat)];
    say(prompt.ask, words.prompt(v, prompt));
    for (const offer of offers) say(`${prompt.ask} ${offer.do}`, words.action(v, offer));
    ruleset.apply(s, seat, offers[rng.below(offers.length)] as (typeof offers)[number], dice, emit);
    for (const viewer of [BRITISH, ALLIED, 'spectator'] as const) {
      const after = ruleset.view(s, viewer);
      for (const event of heard) {
        if (event.to !== 'all' && (viewer === 'spectator' || !event.to.includes(viewer))) continue;
        if (event.type !== 'revealed') say(event.type, words.event(after, event));
        for (const part of event.modifiers ?? []) say(part.what, words.modifier?.(after, event, part) ?? '');
      }
      if (heard.some(({ type }) => type === 'turn')) {
        for (const line of boardText(words.board(after)).split('\n')) if (line.length > 80) say('too wide a board', '');
        say('board', boardText(words.board(after)).replaceAll(/\n */g, ' '));
        say('headline', words.standing(after).headline);
        for (const row of after.ledger) say('ledger', ledgerWords(after, row));
      }
    }
    heard.length = 0;
  }
  const result = ruleset.result(s);
  if (result !== null) say('result', words.result(ruleset.view(s, BRITISH), result));
  return said;
}

test.each(['trafalgar', 'west-indies', 'campaign', 'from-march', 'from-july'])(
  'every prompt, answer and event of a random game of %s reads',
  scenario => {
    const broken = [...wordsOf(scenario, `words of ${scenario}`)].filter(
      ([, text]) => text.trim() === '' || BROKEN.test(text),
    );
    expect(broken).toEqual([]);
  },
  60_000,
);

test('every question of the book has a sentence of its own', () => {
  const asks = Object.entries(program).flatMap(([procedure, ops]) =>
    ops.flatMap(op => (op.op === 'ask' ? [`${procedure}.${op.name}`] : [])),
  );
  expect(Object.keys(ASKS).toSorted()).toEqual(asks.toSorted());
});

test('what is done with is told by what was asked', () => {
  const v = view(campaign(), BRITISH);
  const doneWith = (draft: GloryView['draft'], kind = NO_ACTIVATION): string =>
    words.action({ ...v, activation: { ...v.activation, kind }, draft }, { do: 'done' });
  expect(doneWith(newOrders(), WIND_MOVE)).toBe('Done with this chit');
  expect(doneWith({ kind: 'choice', chosen: -1 })).toBe('Done: no raid, or no more');
  expect(doneWith({ kind: 'shelter', order: newOrder(), ships: [], admirals: [], fleets: [] })).toBe(
    'Done: no more go into port',
  );
  expect(doneWith({ kind: 'picks', ships: [], admirals: [], blocks: [] })).toBe('Go on');
});

test('places are told as a sailor would', () => {
  expect(placeWords(inPort(port('Brest')))).toBe('in Brest');
  expect(placeWords(inZone(port('Brest'), INSHORE))).toBe('inshore off Brest');
  expect(placeWords(inZone(port('Brest'), LOOSE))).toBe('off Brest (loose)');
  expect(placeWords(inZone(port('Brest'), OFF_STATION))).toBe('off Brest (off station)');
  expect(placeWords(at('0807'))).toBe('at sea off Brest (0807)');
  expect(placeWords(at('0507'))).toBe('150 miles west of Brest (0507)');
  expect(placeWords(at('1403'))).toBe('in the Channel off Boulogne (1403)');
});

test('ranges of ships are told by both ends', () => {
  expect([range(11), rangeInWords(16), range(0)]).toEqual(['11 to 15 sail', 'sixteen to twenty sail', 'no sail']);
});

test('ships of two nations that share a name are told apart', () => {
  const named = Array.from({ length: 189 }, (_, ship) => shipWords(ship));
  expect(new Set(named).size).toBe(named.length);
});

test('blocks of one’s own are told by name, others as blocks, also when both read of the same event', () => {
  const s = campaign();
  const block = fleet(s, 'Channel', inZone(port('Brest'), LOOSE), 5);
  const moved = {
    type: 'moved',
    side: BRITISH,
    tag: block.tag,
    from: inZone(port('Brest'), INSHORE),
    place: block.place,
    path: [],
    to: 'all',
    clause: '9.1',
  } as const;
  expect(words.event(view(s, BRITISH), moved)).toBe('The Channel Fleet drew out: off Brest (loose).');
  expect(words.event(view(s, ALLIED), moved)).toBe('A British block drew out: off Brest (loose).');
  expect(words.event(view(s, 'spectator'), moved)).toBe('A British block drew out: off Brest (loose).');
});

test('the board names fleets to their owner alone', () => {
  const s = campaign();
  fleet(s, 'Channel', inZone(port('Brest'), LOOSE), 5);
  const read = (who: 0 | 1): string => boardText(words.board(view(s, who)));
  expect(read(BRITISH)).toContain('Channel Fleet: off Brest (loose); five ships:');
  expect(read(ALLIED)).toContain('British blocks: one off Brest (loose)');
  expect(read(ALLIED)).not.toContain('Channel Fleet');
});

test('points stay hidden before the end', () => {
  expect(words.standing(view(campaign(), BRITISH)).sides.map(({ score }) => score)).toEqual([null, null]);
  const over = view(campaign({ over: 'points' }), BRITISH);
  expect(words.standing(over).sides.map(({ score }) => typeof score)).toEqual(['number', 'number']);
});

test('the ledger remembers where blocks went, in a port and out of it', () => {
  const [inside, off, v] = [inPort(port('Brest')), inZone(port('Brest'), LOOSE), view(campaign(), BRITISH)];
  const row = (b: number, place: number) => ({ what: 9, turn: 8, chits: 1, place, a: 4, b, c: 0, d: 0 });
  expect(ledgerWords(v, row(inside, off))).toBe('An Allied block came out of Brest on Mar II: off Brest (loose)');
  expect(ledgerWords(v, row(off, inside))).toBe('An Allied block went into Brest on Mar II');
  expect(ledgerWords(v, row(inZone(port('Brest'), INSHORE), off))).toBe(
    'An Allied block was off Brest (loose) on Mar II',
  );
  expect(ledgerWords(v, row(at('0807'), at('0507')))).toBe(
    'An Allied block sailed on Mar II from the sea off Brest (0807) to 150 miles west of Brest (0507)',
  );
});

test('13.5 a count of masts reads as a dispatch, and stays in the ledger with its date', () => {
  const s = campaign();
  const counted = {
    type: 'masts',
    side: BRITISH,
    place: inPort(port('Toulon')),
    ships: 16,
    ordinary: 0,
    frigates: false,
    convoys: true,
    to: 'all',
    clause: '13.5',
  } as const;
  expect(words.event(view(s, BRITISH), counted)).toBe(
    'Sixteen to twenty sail with transports were counted in Toulon from the British station.',
  );
  const row = { what: 0, turn: 5, chits: 3, place: inPort(port('Toulon')), a: 16, b: 0, c: 0, d: 1 };
  expect(ledgerWords(view(s, BRITISH), row)).toBe(
    '16 to 20 sail with transports in Toulon on Feb II, counted from the offing',
  );
});
