import { describe, expect, test } from 'vitest';
import { movement, repairs } from './ch2-orders.ts';
import { boarding, fightingDice } from './ch4-boarding.ts';
import { lastShots } from './ch4-exchange.ts';
import { game } from './ch5-sequence.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, CM, drill, happened, patch, sea } from '../test/drill.fixture.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';

const N = 0;
const NE = 1;
const E = 2;

const BARE = { fore: 0, main: 0, mizzen: 0 } as const;

function ship(d: Drill): Ship {
  return d.s.ships[0] as Ship;
}

/** Ship 0 of side A in the middle, and one of B at anchor far off, for whole turns of the game. */
function wholeTurns(changes: Partial<Ship> = {}, table: Partial<AgeOfSail> = {}): AgeOfSail {
  const s = sea({ round: 0, ...table });
  add(s, 0, 50, 50, E, changes);
  add(s, 1, 10, 10, E, { condition: 'anchored' });
  return s;
}

/** Both wind dice of a round, changing nothing. */
const STEADY = [3, 3];

describe('who moves when', () => {
  test('5.8 each ship moves once, in the order her player likes', () => {
    const s = sea();
    for (const y of [20, 40, 60]) add(s, 0, 50, y, E);
    const d = drill(movement, s);
    expect(d.offers()).toEqual(['sail ship=0', 'sail ship=1', 'sail ship=2']);
    d.say('sail ship=1', 'run mm=150');
    expect(d.offers()).toEqual(['sail ship=0', 'sail ship=2']);
    d.say('sail ship=2', 'run mm=150', 'run mm=150');
    expect(d.ended()).toBe(true);
    expect(s.ships.map(each => each.x)).toEqual([65 * CM, 65 * CM, 65 * CM]);
  });

  test('R7 a side is not done before every ship free to sail has sailed', () => {
    const s = sea();
    add(s, 0, 50, 20, E);
    add(s, 0, 50, 40, E, { condition: 'anchored' });
    const d = drill(movement, s);
    expect(d.offers()).toEqual(['sail ship=0', 'weigh ship=1']);
    expect(d.refused('all-moved')).toContain('R7');
    d.say('sail ship=0', 'run mm=10', 'end');
    expect(d.offers()).toEqual(['weigh ship=1', 'all-moved']);
  });

  test('R7 a ship aground, entangled or at anchor is not given the helm', () => {
    for (const changes of [{ condition: 'aground' }, { condition: 'weighing' }, { fouled: 2 }] as const) {
      const s = sea();
      add(s, 0, 50, 50, E, changes);
      const d = drill(movement, s);
      expect(d.ended()).toBe(true);
      expect(ship(d)).toMatchObject({ x: 50 * CM, y: 50 * CM });
    }
  });

  test('R60 between two moves any ship of the seat may fire, in a move only the one that moves', () => {
    const s = sea();
    add(s, 0, 50, 50, E);
    add(s, 0, 30, 50, E);
    add(s, 0, 10, 50, E);
    add(s, 1, 50, 44, E);
    add(s, 1, 30, 44, E);
    const d = drill(movement, s);
    expect(d.offers()).toEqual(expect.arrayContaining(['engage ship=0 target=3', 'engage ship=1 target=4']));
    d.say('engage ship=1 target=4', [1, 1, 1], 'volley aim=hull decks=3');
    expect(d.offers()).not.toContain('engage ship=1 target=4');
    d.say('sail ship=2');
    expect(d.refused('engage ship=0 target=3')).toContain('R60');
    d.say('run mm=10', 'end', 'sail ship=0');
    expect(d.offers()).toContain('engage ship=0 target=3');
  });

  test('R60 the last ship left to sail is given the helm without being asked for', () => {
    const s = sea();
    add(s, 0, 50, 50, E);
    expect(drill(movement, s).ask()).toBe('helm.order');
  });

  test('R60 unless another of the seat has a shot to take before she masks it', () => {
    const s = sea();
    add(s, 0, 50, 50, E);
    add(s, 0, 30, 50, E, { moved: 1 });
    add(s, 1, 30, 44, E);
    const d = drill(movement, s);
    expect(d.ask()).toBe('movement.next');
    expect(d.offers()).toEqual(['sail ship=0', 'engage ship=1 target=2']);
    d.say('engage ship=1 target=2', [1, 1, 1], 'volley aim=hull decks=3');
    expect(d.ask()).toBe('helm.order');
  });

  test('R71 allied seats move in the order of their seats, each its own ships', () => {
    const s = sea({ articles: { sides: [0, 1, 0, 1] } });
    add(s, 2, 50, 20, E);
    add(s, 1, 50, 40, E);
    add(s, 0, 50, 60, E);
    const d = drill(movement, s);
    expect(d.seat()).toBe(0);
    d.say('run mm=150');
    expect(s.ships.map(each => each.moved)).toEqual([0, 0, 1]);
    expect(d.seat()).toBe(2);
    d.say('run mm=150');
    expect(d.ended()).toBe(true);
    expect(s.ships.map(each => each.moved)).toEqual([1, 0, 1]);
  });

  test('R67, R77 a prize with nobody aboard drifts before any order is given', () => {
    const s = sea();
    add(s, 0, 50, 20, E);
    add(s, 0, 50, 40, E);
    add(s, 0, 50, 60, E, { crew: 0 });
    const d = drill(movement, s);
    expect(d.ask()).toBe('movement.next');
    expect(s.ships[2]).toMatchObject({ y: 59 * CM, moved: 1 });
  });

  test('R13, R77 a hulk that another hulk’s drift has fouled stays where she is', () => {
    const s = sea();
    add(s, 0, 50, 50, E, BARE);
    add(s, 1, 50, 48.9, E, BARE);
    const d = drill(movement, s).say('end');
    expect(ship(d)).toMatchObject({ fouled: 2, y: 49.9 * CM });
    s.active = 1;
    const other = drill(movement, s);
    expect(happened(other, 'sailed')).toEqual([]);
  });
});

describe('the anchor, turn by turn', () => {
  test('2.14, R16 anchored in one turn, the anchor raised in the next, under sail in the one after', () => {
    const d = drill(game, wholeTurns(), ...STEADY, ...STEADY);
    d.say('run mm=50', 'anchor');
    expect(ship(d)).toMatchObject({ condition: 'anchored', x: 55 * CM });

    d.say('all-moved'); // B stays where she is
    expect(d.s.round).toBe(2);
    expect(d.offers()).toEqual(['weigh ship=0', 'all-moved']);
    expect(d.refused('sail ship=0')).not.toBe('');
    d.say('weigh ship=0');
    expect(ship(d)).toMatchObject({ condition: 'weighing', x: 55 * CM, heading: E });
    expect(d.seat()).toBe(1); // nothing more for A in this turn

    d.say('all-moved');
    expect(d.s.round).toBe(3);
    expect(happened(d, 'under-way')).toMatchObject([{ ship: 0, clause: 'R16' }]);
    d.say('run mm=150');
    expect(ship(d)).toMatchObject({ condition: 'sailing', x: 70 * CM });
  });

  test('2.14, R16 she rides at anchor for as long as she likes', () => {
    const d = drill(game, wholeTurns({ condition: 'anchored' }), ...STEADY, ...STEADY, ...STEADY);
    for (let turn = 0; turn < 3; turn++) {
      expect(d.offers()).toEqual(['weigh ship=0', 'all-moved']);
      d.say('all-moved', 'all-moved');
    }
    expect(ship(d)).toMatchObject({ condition: 'anchored', x: 50 * CM, y: 50 * CM, heading: E });
  });

  test('R16 a ship that dropped anchor this turn cannot begin to raise it in the same turn', () => {
    const s = sea();
    add(s, 0, 50, 50, E);
    add(s, 0, 50, 30, E);
    const d = drill(movement, s).say('sail ship=0', 'anchor');
    expect(d.refused('weigh ship=0')).not.toBe('');
    d.say('run mm=10', 'end');
    expect(d.ended()).toBe(true);
  });

  test('R16 at anchor and while weighing she fires and defends herself', () => {
    for (const condition of ['anchored', 'weighing'] as const) {
      const s = sea();
      const anchored = add(s, 0, 50, 50, E, { condition });
      add(s, 1, 50, 44, E);
      expect(drill(lastShots, s).offers()).toContain('engage ship=0 target=1');
      expect(fightingDice(anchored)).toBe(6);
    }
  });

  test('R12, R16 she may anchor in irons, and is still in irons when she sails again', () => {
    const d = drill(game, wholeTurns({ heading: N }), ...STEADY, ...STEADY);
    d.say('anchor', 'all-moved', 'weigh ship=0', 'all-moved');
    expect(d.offers()).toEqual(['pivot to=port', 'pivot to=starboard', 'anchor']);
  });

  test('R12 the shift of the Venti is what puts her in irons', () => {
    const d = drill(game, wholeTurns({ heading: NE }), 6, 3); // veers from N to NE
    d.say('run mm=10', 'end', 'all-moved');
    expect(d.s.windFrom).toBe(NE);
    expect(d.offers()).toEqual(['pivot to=port', 'pivot to=starboard', 'anchor']);
  });
});

describe('aground, turn by turn', () => {
  const onShoal = () =>
    wholeTurns({ condition: 'aground', soundings: 1, x: 54 * CM }, { areas: [patch('shoal', 57, 50, 1)] });

  test('2.16 aground she throws a die each turn, and anything but a 6 holds her', () => {
    const d = drill(game, onShoal(), 1, ...STEADY, 5, ...STEADY, 6);
    expect(d.seat()).toBe(1); // A had nothing to do
    d.say('all-moved', 'all-moved');
    expect(happened(d, 'refloat')).toMatchObject([
      { face: 1, free: false },
      { face: 5, free: false },
      { face: 6, free: true, clause: '2.16' },
    ]);
    expect(ship(d)).toMatchObject({ condition: 'sailing', x: 54 * CM });
  });

  test('2.16, R17 refloated she sails in the same turn, with no new die for the shoal she lies on', () => {
    const d = drill(game, onShoal(), 6);
    expect(d.ask()).toBe('helm.order');
    d.say('run mm=150');
    expect(happened(d, 'sounding')).toEqual([]);
    expect(ship(d)).toMatchObject({ condition: 'sailing', x: 69 * CM });
  });

  test('2.15, 2.16, R17 refloated, gone and back again she is diced for anew', () => {
    const d = drill(game, onShoal(), 6, ...STEADY, 2);
    d.say('run mm=150', 'all-moved');
    ship(d).heading = 6;
    d.say('run mm=150');
    expect(happened(d, 'sounding')).toMatchObject([{ face: 2, aground: true }]);
    expect(ship(d).condition).toBe('aground');
  });

  test('R17 aground she fires and fights as before', () => {
    const s = sea();
    const aground = add(s, 0, 50, 50, E, { condition: 'aground' });
    add(s, 1, 50, 44, E);
    expect(drill(lastShots, s).offers()).toContain('engage ship=0 target=1');
    expect(fightingDice(aground)).toBe(6);
  });
});

describe('repairs', () => {
  test('2.9, R15 one die a turn: a 6 raises the mast, less does not', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const s = sea();
      add(s, 0, 50, 50, E, { main: 0 });
      const d = drill(repairs, s, face).say('repair ship=0');
      expect(d.ended()).toBe(true);
      expect(d.left()).toBe(0);
      expect(ship(d)).toMatchObject({ main: face === 6 ? 1 : 0, repairing: 1 });
      expect(happened(d, 'repair')).toMatchObject([{ face, mended: face === 6, clause: '2.9' }]);
    }
  });

  test('R15 with several masts down one comes back, and her owner says which', () => {
    const s = sea();
    add(s, 0, 50, 50, E, { fore: 0, mizzen: 0 });
    const d = drill(repairs, s, 6).say('repair ship=0');
    expect(d.offers()).toEqual(['rig mast=fore', 'rig mast=mizzen']);
    d.say('rig mast=mizzen');
    expect(d.ended()).toBe(true);
    expect(ship(d)).toMatchObject({ fore: 0, main: 1, mizzen: 1 });
    expect(happened(d, 'rigged')).toMatchObject([{ ship: 0, mast: 'mizzen' }]);
  });

  test('R15 a die for each ship that tries, none for those that do not or need not', () => {
    const s = sea();
    add(s, 0, 50, 20, E, { main: 0 });
    add(s, 0, 50, 40, E, { fore: 0 });
    add(s, 0, 50, 60, E);
    add(s, 1, 50, 80, E, { main: 0 });
    const d = drill(repairs, s, 6);
    d.say('leave-masts ship=0', 'repair ship=1');
    expect(d.ended()).toBe(true);
    expect(s.ships.map(each => [each.main, each.fore, each.repairing])).toEqual([
      [0, 1, 0],
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 0],
    ]);
  });

  test('R15 the mast stands at once: she sails with it in the same turn', () => {
    const d = drill(game, wholeTurns(BARE), 6);
    d.say('repair ship=0', 'rig mast=main');
    expect(d.ask()).toBe('helm.order'); // no longer adrift
    expect(d.offers()).toContain('run mm=50');
    expect(d.refused('run mm=51')).toContain('only 50 mm');
  });

  test('2.8, R13, R15 the try having failed, a ship without masts drifts', () => {
    const d = drill(game, wholeTurns(BARE), 5).say('repair ship=0', 'end');
    expect(ship(d)).toMatchObject({ x: 50 * CM, y: 49 * CM });
    expect(d.seat()).toBe(1);
  });

  test('2.9, R15 hit or miss her guns are silent for it, under way and in the combat step', () => {
    for (const face of [2, 6]) {
      const s = sea();
      add(s, 0, 50, 50, E, { main: 0 });
      add(s, 1, 50, 44, E);
      drill(repairs, s, face).say('repair ship=0');
      const moving = drill(movement, s);
      expect(moving.offers().filter(offer => offer.startsWith('engage'))).toEqual([]);
      moving.say('run mm=10', 'end');
      expect(drill(lastShots, s).ended()).toBe(true);
    }
  });

  test('R15 whoever leaves her masts alone fires as usual', () => {
    const s = sea();
    add(s, 0, 50, 50, E, { main: 0 });
    add(s, 1, 50, 44, E);
    drill(repairs, s).say('leave-masts ship=0');
    expect(drill(movement, s).offers()).toContain('engage ship=0 target=1');
    expect(drill(lastShots, s).offers()).toContain('engage ship=0 target=1');
  });

  test('R15 she sails normally while she tries', () => {
    const d = drill(game, wholeTurns({ main: 0 }), 3).say('repair ship=0', 'run mm=100');
    expect(ship(d)).toMatchObject({ x: 60 * CM, repairing: 1 });
  });

  test('2.9, R15, R41 she does not start a boarding: the other side says whether there is a fight', () => {
    const fought = (answer: string, ...faces: number[]) => {
      const s = sea();
      add(s, 0, 50, 50, E, { main: 0, repairing: 1, fouled: 2 });
      add(s, 1, 50, 49, E, { fouled: 1 });
      const d = drill(boarding, s, ...faces);
      expect(d.seat()).toBe(1);
      expect(d.offers()).toEqual(['fight', 'decline']);
      d.say(answer);
      expect(d.ended()).toBe(true);
      return d;
    };
    expect(happened(fought('decline'), 'boarding')).toEqual([]);
    const fight = fought('fight', 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6);
    expect(happened(fight, 'boarding').length).toBe(1);
    expect(ship(fight).seat).toBe(1);
  });

  test('R15 boarded by the enemy she defends with every deck', () => {
    const s = sea({ active: 1 });
    add(s, 0, 50, 50, E, { main: 0, repairing: 1, fouled: 2 });
    const enemy = add(s, 1, 50, 49, E, { fouled: 1 });
    const d = drill(boarding, s, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6);
    expect(d.ended()).toBe(true); // nobody was asked
    expect(happened(d, 'boarding')).toMatchObject([{ ship: 1, target: 0, answer: [6, 6, 6, 6, 6, 6], winner: 0 }]);
    expect(enemy.seat).toBe(0);
  });

  test('R15 the bar lasts through the enemy’s turn and ends with her next', () => {
    const d = drill(game, wholeTurns({ main: 0 }), 3, ...STEADY).say('repair ship=0', 'run mm=10', 'end');
    expect(d.s.active).toBe(1);
    expect(ship(d).repairing).toBe(1);
    d.say('all-moved');
    expect(d.s.active).toBe(0);
    expect(ship(d).repairing).toBe(0);
    expect(d.ask()).toBe('repairs.try');
  });

  test('R67 a prize with nobody aboard mends nothing, and one with a crew may', () => {
    const s = sea();
    add(s, 0, 50, 50, E, { main: 0, crew: 0 });
    expect(drill(repairs, s).ended()).toBe(true);
    add(s, 0, 50, 30, E, { main: 0, crew: 1 });
    expect(drill(repairs, s).offers()).toEqual(['leave-masts ship=1', 'repair ship=1']);
  });

  test('2.9 ships at anchor, aground or entangled may mend their masts too', () => {
    for (const changes of [{ condition: 'anchored' }, { condition: 'aground' }, { fouled: 2 }] as const) {
      const s = sea();
      add(s, 0, 50, 50, E, { main: 0, ...changes });
      expect(drill(repairs, s).offers()).toEqual(['leave-masts ship=0', 'repair ship=0']);
    }
  });
});
