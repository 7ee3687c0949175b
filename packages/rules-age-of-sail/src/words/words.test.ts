import type { MatchConfig, Options, Seat, Viewer } from '@weathergauge/engine';
import { boardText, configure, isRefusal, playOn, seededDice, strokesInWords } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { add, sea } from '../test/drill.fixture.ts';
import type { AgeOfSailEvent } from '../model/events.ts';
import { program, ruleset } from '../index.ts';
import { TABLES } from '../book/scenarios.ts';
import { foul } from '../chapters/ch4-grapnels.ts';
import { view } from '../model/view.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';
import { words } from './words.ts';

const BROKEN = /undefined|NaN|null|\[object|\?\?/;

const verbs: Readonly<Record<AgeOfSailAction['do'], AgeOfSailAction>> = {
  station: { do: 'station', ship: 0, column: 4 },
  moor: { do: 'moor', ship: 0, row: 1, heading: 7 },
  terms: { do: 'terms' },
  'fight-on': { do: 'fight-on' },
  agree: { do: 'agree' },
  cut: { do: 'cut', ship: 0, from: 1 },
  hold: { do: 'hold', ship: 0, from: 1 },
  man: { do: 'man', deck: 'crew' },
  manned: { do: 'manned' },
  repair: { do: 'repair', ship: 0 },
  'leave-masts': { do: 'leave-masts', ship: 0 },
  rig: { do: 'rig', mast: 'main' },
  sail: { do: 'sail', ship: 0 },
  weigh: { do: 'weigh', ship: 0 },
  'all-moved': { do: 'all-moved' },
  run: { do: 'run', mm: 47 },
  turn: { do: 'turn', to: 'port' },
  tack: { do: 'tack', to: 'starboard' },
  pivot: { do: 'pivot', to: 'port' },
  follow: { do: 'follow', leader: 1 },
  anchor: { do: 'anchor' },
  end: { do: 'end' },
  engage: { do: 'engage', ship: 0, target: 1 },
  volley: { do: 'volley', aim: 'masts', decks: 1 },
  'cease-fire': { do: 'cease-fire' },
  'present-side': { do: 'present-side', side: 'port' },
  'lose-mast': { do: 'lose-mast', mast: 'mizzen' },
  board: { do: 'board', ship: 0, target: 1 },
  fight: { do: 'fight' },
  decline: { do: 'decline' },
};

const heard = { to: 'all', clause: '5.1' } as const;
const happenings: { readonly [T in AgeOfSailEvent['type']]: Extract<AgeOfSailEvent, { readonly type: T }> } = {
  revealed: { ...heard, type: 'revealed' },
  'laid-out': { ...heard, type: 'laid-out', ship: 0, x: 4000, y: 5000, heading: 2 },
  'first-mover': { ...heard, type: 'first-mover', faces: [4, 2], side: 0 },
  round: { ...heard, type: 'round', round: 3 },
  turn: { ...heard, type: 'turn', side: 1 },
  'wind-direction': { ...heard, type: 'wind-direction', face: 6, from: 7 },
  'wind-speed': { ...heard, type: 'wind-speed', face: 1, speed: 3 },
  douse: { ...heard, type: 'douse', ship: 0, face: 4, needed: 5, out: false },
  'blew-up': { ...heard, type: 'blew-up', ship: 0 },
  blast: { ...heard, type: 'blast', ship: 1, face: 3, needed: 3, caught: true },
  cut: { ...heard, type: 'cut', ship: 0, from: 1, face: 6, free: true },
  manned: { ...heard, type: 'manned', ship: 0, prize: 1, crew: 1 },
  refloat: { ...heard, type: 'refloat', ship: 0, face: 5, free: false },
  'founder-check': { ...heard, type: 'founder-check', ship: 0, face: 2, sunk: true },
  repair: { ...heard, type: 'repair', ship: 0, face: 6, mended: true },
  rigged: { ...heard, type: 'rigged', ship: 0, mast: 'fore' },
  sailed: { ...heard, type: 'sailed', ship: 0, how: 'port', mm: 12, x: 10000, y: -4, heading: 7 },
  anchored: { ...heard, type: 'anchored', ship: 0 },
  weighing: { ...heard, type: 'weighing', ship: 0 },
  'under-way': { ...heard, type: 'under-way', ship: 0 },
  sounding: { ...heard, type: 'sounding', ship: 0, area: 0, face: 3, aground: true },
  'stopped-by-land': { ...heard, type: 'stopped-by-land', ship: 0, area: 0 },
  touched: { ...heard, type: 'touched', ship: 0, other: 1, fouled: true },
  withdrew: { ...heard, type: 'withdrew', ship: 0 },
  volley: {
    ...heard,
    type: 'volley',
    ship: 0,
    target: 1,
    board: 'starboard',
    aim: 'hull',
    needed: 4,
    faces: [4, 6, 2],
    hits: 2,
    raked: false,
    modifiers: [],
  },
  'deck-lost': { ...heard, type: 'deck-lost', ship: 1, board: 'port' },
  'hull-lost': { ...heard, type: 'hull-lost', ship: 1, board: 'port' },
  'mast-lost': { ...heard, type: 'mast-lost', ship: 1, mast: 'main' },
  'on-fire': { ...heard, type: 'on-fire', ship: 1 },
  boarding: { ...heard, type: 'boarding', ship: 0, target: 1, faces: [4, 6, 2], answer: [], winner: 0 },
  captured: { ...heard, type: 'captured', ship: 1, by: 0 },
  declined: { ...heard, type: 'declined', ship: 1 },
  terms: { ...heard, type: 'terms', seat: 0, agreed: true },
  over: { ...heard, type: 'over', scores: [12, 9], reason: 'rounds' },
};

function duel() {
  const s = sea();
  add(s, 0, 20, 20, 0);
  add(s, 1, 26, 20, 0);
  return s;
}

describe('words', () => {
  const v = view(duel(), 0);

  test('there are words for every answer, and no two verbs sound alike', () => {
    expect(Object.keys(verbs).toSorted()).toEqual(Object.keys(ruleset.vocabulary.verbs).toSorted());
    const said = Object.values(verbs).map(a => words.action(v, a));
    for (const text of said) expect(text).not.toMatch(BROKEN);
    expect(new Set(said).size).toBe(said.length);
  });

  test('there are words for every event', () => {
    const { revealed, ...told } = happenings;
    const said = Object.values(told).map(e => words.event(v, e));
    for (const text of said) {
      expect(text).not.toMatch(BROKEN);
      expect(text).toMatch(/[.!]$/);
    }
    // 4.1 What was sealed follows, shot by shot; and often nobody had anything to seal.
    expect(words.event(v, revealed)).toBe('');
    expect(new Set(said).size).toBe(said.length);
  });

  test('there is a question for every ask of every procedure', () => {
    const asks = Object.entries(program).flatMap(([name, ops]) =>
      ops.flatMap(op => (op.op === 'ask' ? [`${name}.${op.name}`] : [])),
    );
    expect(asks.length).toBeGreaterThan(15);
    for (const ask of asks) {
      const text = words.prompt(v, { ask, clause: '5.8', about: { ship: 0, target: 1, other: 1, prize: 1 } });
      expect(text, ask).not.toBe('Your answer?');
      expect(text, ask).not.toMatch(BROKEN);
    }
  });

  test('2.8, R13 a ship without masts is told that she drifts', () => {
    const s = sea();
    add(s, 0, 50, 50, 2, { fore: 0, main: 0, mizzen: 0 });
    const asked = { ask: 'helm.order', clause: '2.2', about: { ship: 0, used: 0, allowance: 10 } };
    expect(words.prompt(view(s, 0), asked)).toBe(
      'Ship 0 has no mast standing and drifts 1 cm down wind at the end of her move. Your orders?',
    );
  });

  test('faces, needs, ranges and hits are told exactly', () => {
    expect(words.event(v, happenings.volley)).toBe(
      'Ship 0 fires 3 starboard decks at the hull of Ship 1: 4 6 2, needs 4+. 2 hits.',
    );
    expect(words.event(v, { ...happenings.volley, raked: true, hits: 0, faces: [1] })).toBe(
      'Ship 0 rakes Ship 1 from astern with 1 starboard deck: 1, needs 4+. No hit.',
    );
    expect(words.event(v, happenings.boarding)).toBe(
      'Ship 0 and Ship 1 fight hand to hand: 4 6 2 (12) against nobody. Ship 0 wins.',
    );
    expect(words.action(v, verbs.engage)).toBe('Ship 0 fires her starboard guns at Ship 1 (6 cm, hull 4+, masts 5+)');
    expect(words.event(v, { ...happenings.sailed, how: 'run' })).toBe('Ship 0 runs 1.2 cm, heading NW.');
    expect(words.event(v, happenings.sailed)).toBe('Ship 0 begins to turn to port, stopped after 1.2 cm, heading NW.');
    expect(words.event(v, { ...happenings.sailed, mm: 0 })).toBe('Ship 0 cannot turn to port, heading NW.');
    expect(words.event(v, { ...happenings.sailed, how: 'drift', mm: 0 })).toBe('Ship 0 cannot drift, heading NW.');
  });

  test('the strokes of a move are in parts that a log can join into one line', () => {
    const strokes = [
      { how: 'run', mm: 30 },
      { how: 'run', mm: 5 },
      { how: 'port', mm: 20 },
      { how: 'drift', mm: 10 },
    ] as const;
    const told = strokes.flatMap(change => words.stroke?.(v, { ...happenings.sailed, ...change }) ?? []);
    expect(strokesInWords(told)).toBe(
      'Ship 0 runs 3.5 cm, turns 1 point to port and drifts 1 cm down wind, heading NW.',
    );
    expect(words.stroke?.(v, happenings.volley)).toBe(null);
  });

  test('a range that reads as a limit of a band is within that band', () => {
    const s = duel();
    const [, target] = s.ships;
    if (target) target.x = 24_001;
    expect(words.action(view(s, 0), verbs.engage)).toContain('(4.1 cm, hull 4+');
    if (target) target.x = 24_000;
    expect(words.action(view(s, 0), verbs.engage)).toContain('(4 cm, hull 3+');
  });

  test('no two lengths of a run sound alike', () => {
    const said = Array.from({ length: 999 }, (_, i) => words.action(v, { do: 'run', mm: i + 1 }));
    expect(new Set(said).size).toBe(999);
  });

  test('seats are named by fleet, and allies by their division', () => {
    expect(words.seat(v, 1)).toBe('Fleet B (France)');
    const four = view(sea({ articles: { sides: [0, 1, 0, 1] } }), 0);
    expect(([0, 1, 2, 3] as const).map(seat => words.seat(four, seat))).toEqual([
      'Fleet A van (England)',
      'Fleet B van (France)',
      'Fleet A rear (England)',
      'Fleet B rear (France)',
    ]);
  });
});

function table(scenario: string, options: Options = {}, seats = 2): MatchConfig {
  const config = configure(ruleset, { scenario, seats, options });
  if (isRefusal(config)) throw new Error(config.reason);
  return config;
}

/** What would end a move or the game too soon. */
const DULL: ReadonlySet<string> = new Set(['anchor', 'agree', 'end']);

/** Plays at random, by verb first, with a liking for shot and steel; calls `look` before every decision. */
function play(
  config: MatchConfig,
  seed: string,
  look: (s: ReturnType<typeof ruleset.setup>, seat: Seat) => void,
): string[] {
  const dice = seededDice(`words dice ${seed}`);
  const rng = seededDice(`words answers ${seed}`);
  const told: string[] = [];
  let events: AgeOfSailEvent[] = [];
  const emit = (e: unknown) => events.push(e as AgeOfSailEvent);
  const s = ruleset.setup(config, dice, emit);
  const tell = (viewer: Viewer) => {
    const v = ruleset.view(s, viewer);
    for (const e of events) told.push(words.event(v, e));
    events = [];
  };
  const choose = (seat: Seat) => {
    tell(seat);
    look(s, seat);
    const offers = ruleset.offers(s, seat);
    const kinds = [...new Set(offers.map(a => a.do))].filter(kind => !DULL.has(kind) || rng.below(12) === 0);
    const kind = kinds[rng.below(kinds.length)];
    const chosen = offers.filter(a => a.do === kind);
    return chosen[rng.below(chosen.length)] ?? offers[0] ?? null;
  };
  playOn(ruleset, s, { choose, most: 3000 }, dice, emit);
  tell('spectator');
  return told;
}

describe('games in words', () => {
  const FLEETS = { shipsA: 6, shipsB: 6, navyB: 'privateers' };
  const mirror = { navyA: 'england', navyB: 'england', shipsA: 3, shipsB: 3 };
  test.each([
    ['a crowded duel', table('single-combat', { ...mirror, rounds: 20 })],
    ['an exchange with parley', table('single-combat', { ...mirror, exchange: true, parley: true, rounds: 20 })],
    ['four seats among shoals', table('free', { ...FLEETS, islands: 2, shoals: 4, table: '60x60', rounds: 30 }, 4)],
  ])('%s: nothing is broken, and no two offers of a list sound alike', (name, config) => {
    const all: string[] = [];
    for (let seed = 0; seed < 4; seed++) {
      const told = play(config, `${name} ${seed}`, (s, seat) => {
        const v = ruleset.view(s, seat);
        const offers = ruleset.offers(s, seat).map(a => words.action(v, a));
        expect(new Set(offers).size, offers.join('\n')).toBe(offers.length);
        const prompt = words.prompt(v, ruleset.prompt(s, seat));
        expect(`${prompt}\n${offers.join('\n')}`).not.toMatch(BROKEN);
        expect(prompt).not.toBe('Your answer?');
      });
      all.push(...told);
      for (const text of told) expect(text).not.toMatch(BROKEN);
    }
    expect(all.some(text => / fires \d /.test(text))).toBe(true);
    expect(all.some(text => text.startsWith('The battle is over: '))).toBe(true);
  });
});

/** The map: from after the header to before the ships. */
function mapOf(board: string): string[] {
  return board.split('\n\n')[1]?.split('\n') ?? [];
}

describe('the board', () => {
  test.each(ruleset.scenarios.map(({ id }) => id))('%s fits a terminal from beginning to end', id => {
    play(table(id), id, s => {
      if (s.round % 4 !== 0) return;
      const board = boardText(words.board(ruleset.view(s, 'spectator')));
      expect(board).not.toMatch(BROKEN);
      const [header = '', ...rest] = board.split('\n\n');
      expect(rest.length).toBeGreaterThan(0);
      for (const line of [...header.split('\n'), ...mapOf(board)]) expect(line.length, line).toBeLessThanOrEqual(80);
      expect(mapOf(board).length).toBeLessThanOrEqual(34);
    });
  });

  test.each(Object.keys(TABLES))('a table of %s fits a terminal with twelve ships a side', size => {
    const s = ruleset.setup(
      table('line-of-battle', { table: size, shipsA: 12, shipsB: 12 }),
      seededDice('wide'),
      () => {},
    );
    const board = boardText(words.board(ruleset.view(s, 0)));
    for (const line of mapOf(board)) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(mapOf(board).length).toBeLessThanOrEqual(34);
    const unbroken = board.replace(/\n {5}/g, ' ');
    expect(unbroken.match(/^[A-X] \S.*; decks P3 S3; hull 3; masts FMZ; speed \d+ cm$/gm)).toHaveLength(24);
  });

  test('a small one, line by line', () => {
    const s = sea({ articles: { width: 24_000, height: 20_000 }, round: 2, active: 1 });
    s.areas = [
      { kind: 'island', outline: [0, 0, 4000, 0, 4000, 4000, 0, 4000], x: 2000, y: 2000, reach: 3000 },
      {
        kind: 'shoal',
        outline: [16_000, 12_000, 24_000, 12_000, 24_000, 16_000, 16_000, 16_000],
        x: 20_000,
        y: 14_000,
        reach: 5000,
      },
    ];
    add(s, 0, 6, 17, 3, { name: 'Swiftsure', main: 0, firedPort: 2, fire: 1 });
    const taken = add(s, 1, 14, 6, 2, { name: 'Tonnant', seat: 0, home: 1, crew: 0, starboard: 1 });
    const captor = add(s, 0, 14, 7, 2, { name: 'Henry', repairing: 1 });
    add(s, 1, 21, 2, 6, { name: 'Terrible', condition: 'anchored' });
    add(s, 1, 1, 1, 0, { name: 'Foudroyant', condition: 'sunk' });
    foul(taken, captor);
    expect(boardText(words.board(view(s, 0))).split('\n')).toEqual([
      'Round 2 of 12. Fleet B (France) to move',
      'Wind from N, blowing S, speed 4 ↓',
      'Damage done: A 27, B 1',
      '',
      ' 16  ·A↘ · · · ·',
      ' 12  · · · ·~~~~',
      '  8  · · · · · ·',
      '  4  · · ·M+ · ·',
      '  0 ▲▲ · · · ·N←',
      '    0         20',
      'One cell is 4 cm; north is up; figures are cm from the south-west corner.',
      'A to L fleet A, M to X fleet B; + several ships; ▲ land; ~ shoal.',
      '',
      'A Swiftsure; England; Fleet A; at 6.0, 17.0 cm; heading SE ↘; under sail;',
      '     on fire; decks P3 S3 (fired P2 S0); hull 3; masts F-Z; speed 10 cm',
      'M Tonnant; France; Fleet A; at 14.0, 6.0 cm; heading E →; entangled with',
      '     Henry; prize, nobody aboard; decks P3 S1; hull 3; masts FMZ; speed 15 cm',
      'B Henry; England; Fleet A; at 14.0, 7.0 cm; heading E →; entangled with',
      '     Tonnant; busy with masts; decks P3 S3; hull 3; masts FMZ; speed 15 cm',
      'N Terrible; France; Fleet B; at 21.0, 2.0 cm; heading W ←; at anchor; decks',
      '     P3 S3; hull 3; masts FMZ; speed 15 cm',
      'Off the table: Foudroyant (sunk)',
    ]);
  });
});
