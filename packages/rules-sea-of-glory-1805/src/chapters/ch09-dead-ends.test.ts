/** Random orders from random positions: every question has an answer, every half ends, and no fleet ends where 9.3 forbids. */

import { runner, seededDice, silent, type Rng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { half } from './ch09-movement.ts';
import { goalDistance, isAtGoal, isBound } from './ch10-conseil.ts';
import { BONUS_MOVE, WIND_MOVE } from '../model/activation.ts';
import { HEXES, PORTS } from '../model/data/figures.ts';
import { trackFrom } from '../model/chart.ts';
import { inPort, inZone, isInPort, NOWHERE, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { clone, hexOf, isFleet, isOnMap, sideOfBlock } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import { ALLIED, BRITISH, NORTH_SEA, SOUND, WRECKED } from '../model/terms.ts';
import { type GloryAction, vocabulary } from '../model/vocabulary.ts';
import { campaign, commission } from '../test/drill.fixture.ts';

const rules = (['british', 'allied'] as const).map((_, side) =>
  runner<Campaign, GloryAction>(
    { name: 'root', locals: {}, body: () => [{ op: 'call', proc: half, args: () => ({ ...half.locals, side }) }] },
    vocabulary,
  ),
);

/** Fleets, frigates and fog anywhere, ships in ports, goals and chits at random. */
function scattered(rng: Rng): Campaign {
  const s = campaign({ articles: { portsOffMap: rng.below(2) === 0 } });
  const seas = HEXES.flatMap((_, hex) => (trackFrom(hex) === -1 ? [hex] : []));
  for (const block of s.blocks) {
    const side = sideOfBlock(block.id);
    if (rng.below(3) === 0) continue;
    const port = rng.below(NORTH_SEA);
    const place = rng.below(2) === 0 ? (seas[rng.below(seas.length)] as number) : inZone(port, 1 + rng.below(3));
    putBlock(s, block, place, NO_DICE);
    if (isFleet(block.id)) commission(s, block.id, side, 1 + rng.below(4), rng.below(3));
    if (side === ALLIED && isFleet(block.id)) block.goal = rng.below(24);
  }
  for (const [port, { side }] of PORTS.entries()) {
    if (side !== BRITISH && side !== ALLIED) continue;
    commission(s, readyIn(port), side, rng.below(4), SOUND + rng.below(WRECKED));
    s.provisions[port] = rng.below(3);
  }
  s.conseil = [rng.below(23), rng.below(23), rng.below(23), rng.below(23)];
  s.winds = [rng.below(3), 3 + rng.below(3), 6];
  const isBonus = rng.below(3) === 0;
  Object.assign(s.activation, {
    kind: isBonus ? BONUS_MOVE : WIND_MOVE,
    area: isBonus ? -1 : rng.below(3),
    allowance: isBonus ? 2 + rng.below(3) : 9,
  });
  return s;
}

/** 9.3 Closer than where it began, or where it began, or there. */
function endsLawfully(before: Campaign, after: Campaign, id: number): boolean {
  const [was, is] = [before.blocks[id], after.blocks[id]];
  if (was === undefined || is === undefined || !isBound(after, id, is.goal) || was.goal !== is.goal) return true;
  if (!isOnMap(was.place) || !isOnMap(is.place) || isInPort(is.place) || isAtGoal(after, is)) return true;
  const [from, to] = [hexOf(was.place), hexOf(is.place)];
  return from === to || goalDistance(after, is.goal, to) < goalDistance(after, is.goal, from);
}

test.each(Array.from({ length: 40 }, (_, i) => i))('9.1, 9.3 orders at random end lawfully (position %i)', i => {
  const rng = seededDice(`dead-ends ${i}`);
  const dice = seededDice(`dice ${i}`);
  for (let n = 0; n < 10; n++) {
    const s = scattered(rng);
    const before = clone(s);
    const side = rng.below(2);
    const rule = rules[side];
    if (rule === undefined) throw new Error('no side');
    rule.begin(s, dice, silent);
    let answers = 0;
    for (let [seat] = rule.pending(s); seat !== undefined; [seat] = rule.pending(s)) {
      const offers = rule.offers(s, seat);
      expect(offers.length, rule.prompt(s, seat).ask).toBeGreaterThan(0);
      const answer = offers[rng.below(offers.length)];
      if (answer === undefined) throw new Error('no answer');
      rule.apply(s, seat, answer, dice, silent);
      expect(++answers).toBeLessThan(5000);
    }
    for (const { id, place } of s.blocks) {
      expect(endsLawfully(before, s, id)).toBe(true);
      if (isFleet(id) && isOnMap(place) && !isInPort(place)) expect(s.berths.includes(id)).toBe(true);
      if (isInPort(place) && isFleet(id)) expect(place === NOWHERE || !s.berths.includes(id)).toBe(true);
      expect(place).not.toBe(inPort(NORTH_SEA));
    }
  }
});
