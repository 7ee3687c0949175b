import type { Seat } from '@weathergauge/engine';
import { anyOffer, configure, isRefusal, playOn, seededDice, seededRng, silent } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { dealHidden, faceDown } from './resample.ts';
import { cardOf, grayCards, kindOf, manoeuvres } from '../model/cards.ts';
import { veerRating } from '../chapters/b3-movement.ts';
import { ruleset } from '../index.ts';
import type { Sails, Ship } from '../model/state.ts';
import { isShip, pairOf } from '../model/state.ts';
import { add, N, sea } from '../test/drill.fixture.ts';
import { levels } from '../model/vocabulary.ts';

/** Every optional rule that a level allows; the engine refuses the others. */
const ALWAYS = {
  grog: true,
  gunnersLacking: 'french',
  entanglement: true,
  continuousFire: true,
  firstBroadside: true,
  boarding: true,
  flagship: true,
  surrenderedShips: true,
  windDirection: true,
} as const;
const FROM_STANDARD = { doubleShot: true } as const;
const ADVANCED_ONLY = {
  sailorsLacking: 'british',
  aimingHigh: true,
  explosion: true,
  sinking: true,
  spreadingFires: true,
  windStrength: true,
} as const;

function table(level: (typeof levels)[number], scenario: string, seats: number) {
  const options = {
    level,
    ...ALWAYS,
    ...(level === 'basic' ? {} : FROM_STANDARD),
    ...(level === 'advanced' ? ADVANCED_ONLY : {}),
  };
  const config = configure(ruleset, { scenario, seats, options });
  if (isRefusal(config)) throw new Error(config.reason);
  return config;
}

/** Plays at random and hands over each state and a seat of it. */
function visit(
  level: (typeof levels)[number],
  scenario: string,
  seats: number,
  games: number,
  look: (s: Sails, seat: Seat) => void,
): void {
  const config = table(level, scenario, seats);
  for (let game = 0; game < games; game++) {
    const dice = seededDice(`resample/${level}/${scenario}/${game}`);
    const rng = seededRng(`resample/${game}`);
    const s = ruleset.setup(config, dice, silent);
    const next = (pending: readonly Seat[]) => {
      look(s, rng.below(seats) as Seat);
      // Lanes are left half done now and then, so that every mixture of sealed and open is met.
      return pending[rng.below(pending.length)] as Seat;
    };
    playOn(ruleset, s, { next, choose: seat => anyOffer(ruleset, s, seat, rng) }, dice);
  }
}

const rng = seededRng('dealt');

describe('what a seat cannot know is dealt anew', () => {
  for (const level of levels) {
    for (const [scenario, seats] of [
      ['enemy-in-sight', 2],
      ['in-shallow-waters', 4],
      ['free-battle', 3],
    ] as const) {
      test(`its view stays the same: ${level}, ${scenario}, ${seats} seats`, () => {
        let looked = 0;
        visit(level, scenario, seats, 6, (s, seat) => {
          const before = JSON.stringify([ruleset.view(s, seat), ruleset.view(s, 'spectator')]);
          const offers = ruleset.pending(s).includes(seat) ? JSON.stringify(ruleset.offers(s, seat)) : '';
          const other = ruleset.clone(s);
          ruleset.resample(other, seat, rng);
          expect(JSON.stringify([ruleset.view(other, seat), ruleset.view(other, 'spectator')])).toBe(before);
          if (offers !== '') expect(JSON.stringify(ruleset.offers(other, seat))).toBe(offers);
          looked++;
        });
        expect(looked).toBeGreaterThan(300);
      });
    }
  }

  test('the state it is dealt from cannot be told from one that was dealt already', () => {
    // Twice the same chance from two different truths that look alike gives the same imagined state.
    let compared = 0;
    visit('advanced', 'enemy-in-sight', 2, 4, (s, seat) => {
      const other = ruleset.clone(s);
      ruleset.resample(other, seat, rng);
      const once = ruleset.clone(s);
      const twice = ruleset.clone(other);
      ruleset.resample(once, seat, seededRng('alike'));
      ruleset.resample(twice, seat, seededRng('alike'));
      expect(JSON.stringify(once)).toBe(JSON.stringify(twice));
      compared++;
    });
    expect(compared).toBeGreaterThan(200);
  });

  test('O4.6 so is the veer of a card that was thrown away unseen, whatever it was', () => {
    const imagined = (thrown: number): (number | undefined)[] => {
      const s = sea({ level: 'standard', turn: 3, entangled: [pairOf(0, 1)] });
      add(s, 0, 'defence', 500, 400, N, { first: 1 });
      add(s, 1, 'genereux', 500, 446, N, { first: 3, lastVeer: thrown });
      dealHidden(s, 0, seededRng('thrown away'));
      return s.ships.map(({ lastVeer }) => lastVeer);
    };
    expect(imagined(2)).toEqual(imagined(8));
    expect(imagined(2)[0]).toBe(-1);
    expect(new Set(manoeuvres(0).map(card => cardOf(0, card).veer))).toContain(imagined(2)[1]);
  });

  test('cards are legal ones, and others than were there', () => {
    let changed = 0;
    for (const level of ['standard', 'advanced'] as const) {
      visit(level, 'enemy-in-sight', 2, 6, (s, seat) => {
        const other = ruleset.clone(s);
        ruleset.resample(other, seat, rng);
        for (const [i, ship] of other.ships.entries()) {
          if (!isShip(ship) || ship.seat === seat) continue;
          if (ship.first !== s.ships[i]?.first) changed++;
          if (ship.first > 0) expect(mayFollow(ship, ship.first, ship.lastVeer)).toBe(true);
          if (ship.first > 0 && ship.second > 0) {
            expect(mayFollow(ship, ship.second, cardOf(ship.deck, ship.first).veer)).toBe(true);
            expect(ship.second).not.toBe(ship.first);
          }
        }
      });
    }
    expect(changed).toBeGreaterThan(500);
  });

  test('own cards and shot stay, and so does what sails by itself', () => {
    const config = configure(ruleset, {
      scenario: 'enemy-in-sight',
      seats: 1,
      options: { level: 'standard', automaton: 'french' },
    });
    if (isRefusal(config)) throw new Error(config.reason);
    const dice = seededDice('alone');
    const s = ruleset.setup(config, dice, silent);
    const choose = (seat: Seat) => {
      const before = JSON.stringify(s);
      const other = ruleset.clone(s);
      ruleset.resample(other, 0, rng);
      expect(JSON.stringify(other)).toBe(before);
      return anyOffer(ruleset, s, seat, rng);
    };
    playOn(ruleset, s, { choose, most: 60 }, dice);
  });
});

function mayFollow(ship: Readonly<Ship>, card: number, before: number): boolean {
  const { kind, veer } = cardOf(ship.deck, card);
  if (kind === 'gray') return grayCards(ship.deck, 1).includes(card);
  return kindOf(ship.deck, card) > 0 && (before < 0 || Math.abs(veer - before) <= veerRating(ship));
}

test.each(['standard', 'advanced'] as const)('whatever is dealt anew has a name of its own face down: %s', level => {
  const met = new Set<string>();
  visit(level, 'enemy-in-sight', 2, 4, (s, seat) => {
    const other = ruleset.clone(s);
    dealHidden(other, seat, rng);
    const names = new Set(faceDown(s));
    for (const [i, ship] of s.ships.entries()) {
      const dealt = other.ships[i] as Ship;
      for (const [side, shot] of ship.shot.entries()) {
        if (shot !== dealt.shot[side]) expect(names).toContain(`shot ${ship.id} ${side}`);
      }
      const { first, second, lastVeer } = dealt;
      if (first !== ship.first || second !== ship.second || lastVeer !== ship.lastVeer)
        expect(names).toContain(`plan ${ship.id}`);
    }
    for (const name of names) met.add(name.split(' ')[0] ?? '');
  });
  expect([...met].toSorted()).toEqual(['plan', 'shot']);
});
