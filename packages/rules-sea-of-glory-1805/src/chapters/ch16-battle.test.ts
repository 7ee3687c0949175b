import type { Seat } from '@weathergauge/engine';
import { runner, seededDice, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { engage, fightBattle } from './ch16-battle.ts';
import {
  battleTypes,
  CALDER,
  COCHRANE,
  GRAVINA,
  NELSON,
  outcomes,
  VILLENEUVE,
} from '../model/data/numbers-of-battle.ts';
import { inPort, inZone, NORTH_SEA_BOX, portOf } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { clone } from '../model/state.ts';
import {
  ALLIED,
  BREST,
  BRITISH,
  CADIZ,
  DAMAGED,
  FRENCH,
  INSHORE,
  LISBON,
  NAPLES,
  NORTH_SEA_FLEET,
  SPANISH,
  TOULON,
  WRECKED,
} from '../model/terms.ts';
import { view } from '../model/view.ts';
import { vocabulary } from '../model/vocabulary.ts';
import { at, blockNamed, campaign, commission, drill, fleet } from '../test/drill.fixture.ts';

const rules = runner(fightBattle, vocabulary);

/** Two or three fleets a side, by chance, somewhere between the Channel and Naples. */
function position(pick: (most: number) => number): Campaign {
  const s = campaign({ turn: 1 + pick(36), barges: pick(2), conseil: [3, 5, 7, 13] });
  const zones = [BREST, CADIZ, LISBON, NAPLES, TOULON].map(port => inZone(port, INSHORE + pick(2)));
  const place = [at('1403'), at('0509'), ...zones][pick(7)] as number;
  const engaged = (names: readonly string[], side: number): number[] =>
    names.slice(0, 1 + pick(names.length)).map(name => {
      const block = fleet(s, name, place, 1 + pick(9));
      if (pick(2) === 0) commission(s, block.id, side, 1 + pick(4), DAMAGED);
      if (pick(3) === 0) commission(s, block.id, pick(4) === 0 ? 1 - side : side, 1, WRECKED);
      return block.id;
    });
  const british = engaged(['Mediterranean', 'Craig’s', 'Capes'], BRITISH);
  const allied = engaged(['Toulon', 'Transport', 'Spanish Gold'], ALLIED);
  if (pick(2) === 0) s.admirals[NELSON] = british[0] as number;
  s.admirals[CALDER] = british.at(-1) as number;
  s.admirals[COCHRANE] = british[0] as number;
  s.admirals[VILLENEUVE] = allied[0] as number;
  if (pick(2) === 0) s.admirals[GRAVINA] = allied.at(-1) as number;
  if (place === at('1403') && pick(2) === 0) {
    commission(s, NORTH_SEA_BOX, BRITISH, 4);
    british.push(NORTH_SEA_FLEET);
  }
  s.activation.side = pick(2);
  s.activation.moving = pick(2) === 0 ? -1 : (allied[0] as number);
  Object.assign(s.blocks[blockNamed('Toulon')] ?? {}, { sortied: 1, began: inPort(portOf(place)) });
  engage(s, place, s.activation.side, british, allied);
  return s;
}

test('16.0 battles played at random all end, in every way there is', () => {
  const types = new Set<number>();
  const statuses = new Set<number>();
  const seen = { prizes: 0, back: 0, denied: 0, anchored: 0, left: 0 };
  for (let game = 0; game < 400; game++) {
    const dice = seededDice(`battle ${game}`);
    const pick = (most: number): number => dice.draw(most, 'test');
    const s = position(pick);
    rules.begin(s, dice, silent);
    let answers = 0;
    for (let pending = rules.pending(s); pending.length > 0; pending = rules.pending(s)) {
      const seat = pending[pick(pending.length)] as Seat;
      const offers = rules.offers(s, seat);
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.length).toBeLessThan(60);
      rules.apply(s, seat, offers[pick(offers.length)] as never, dice, silent);
      types.add(s.battle.type);
      seen.anchored += s.battle.anchored[1];
      seen.prizes += s.battle.prizes[0].length;
      if (++answers > 400) throw new Error(`battle ${game} does not end`);
    }
    for (const status of s.battle.status) statuses.add(status);
    seen.back += s.battle.back;
    seen.denied += s.battle.denied;
    seen.left += s.battle.left[0] + s.battle.left[1];
    expect(s.battle.on).toBe(0);
    expect(clone(s)).toEqual(s);
    // 7.1 No block of ships is left on the map without any.
    for (const block of s.blocks) if (block.place >= 0 && block.place < 2000) expect(s.berths).toContain(block.id);
  }
  // Admiral’s Choice is never the type that is fought, but for a moment it lies on the table.
  expect([...types].filter(type => type >= 0).toSorted((a, b) => a - b)).toEqual(battleTypes.map((_, type) => type));
  expect([...statuses].filter(status => status >= 0).toSorted((a, b) => a - b)).toEqual(
    outcomes.slice(0, 6).map((_, i) => i),
  );
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
});

/** All that the British have seen and heard of a battle that the Allies bring with these ships, denied or withdrawn from. */
function seenOf(ships: number, spaniards: number, ...answers: readonly string[]): string {
  const s = campaign({ conseil: [3, 5, 7, 13] });
  const place = inZone(CADIZ, INSHORE);
  const ours = fleet(s, 'Mediterranean', place, 8);
  const theirs = fleet(s, 'Toulon', place, 0);
  commission(s, theirs.id, ALLIED, ships, 0, FRENCH);
  commission(s, theirs.id, ALLIED, spaniards, DAMAGED, SPANISH);
  s.admirals[NELSON] = ours.id;
  s.admirals[VILLENEUVE] = theirs.id;
  engage(s, place, BRITISH, [ours.id], [theirs.id]);
  const d = drill(fightBattle, {}, s, 6, 1).say('gauge position=windward', ...answers);
  const heard = d.events.filter(({ to }) => to === 'all' || to.includes(BRITISH));
  return JSON.stringify([heard, view(s, BRITISH)]);
}

test('17.2, R29 until the lines are formed nothing tells which ships are there, nor what goes into port or where the rest are bound', () => {
  // The Allies send ships into Cadiz or not; the British have none for Gibraltar.
  const goes = ['battle choice=deny', 'muster plan=all', 'sent-in'];
  const stays = ['battle choice=deny', 'sent-in', 'sent-in'];
  expect(seenOf(6, 2, ...goes, 'new-goal block=25 destination=5', 'keep-station block=1')).toBe(
    seenOf(9, 1, ...stays, 'keep-goal block=25', 'keep-station block=1'),
  );
  // A fleet of another range is told.
  expect(seenOf(6, 0, ...stays)).not.toBe(seenOf(11, 0, ...stays));
});
