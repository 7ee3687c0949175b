/** Games by several data packs, told decision by decision. */

import type { AnyRuleset, MatchConfig, Seat } from '@weathergauge/engine';
import { configure, hashText, isRefusal, seededDice, seededRng, silent } from '@weathergauge/engine';
import { dataPacks } from '../index.ts';
import { PRINTED } from '../model/data/pack.ts';
import type { CardData, DataPack, LineData } from '../model/data/schema.ts';

const further = (line: LineData): LineData => {
  const [right, forward, heading] = line.green;
  return line.from === 'bow' && line.orange[1] !== forward ? { ...line, green: [right, forward + 6, heading] } : line;
};
const longer = (card: CardData): CardData =>
  'length' in card.lines ? { ...card, lines: card.lines.map(further) } : card;

const packs: Readonly<Record<string, DataPack>> = {
  printed: PRINTED,
  // Hulls that take more, longer lines on the cards, a wind that changes more often, terrain in another order.
  stout: {
    ...PRINTED,
    ships: PRINTED.ships.map(ship => ({ ...ship, burden: 9, points: ship.points + 20, crew: ship.crew + 100 })),
    decks: PRINTED.decks.map(deck => ({ ...deck, cards: deck.cards.map(longer) })),
    counters: { ...PRINTED.counters, windDirection: { clockwise: 5, anticlockwise: 4, unchanged: 1 } },
    wind: { aback: 50, beating: 90, reaching: 160 },
    terrain: PRINTED.terrain.toReversed(),
  },
  // Larger bases, a longer ruler, wider arcs.
  wide: {
    ...PRINTED,
    bases: PRINTED.bases.map(base => ({ ...base, halfLength: base.halfLength + 9, halfWidth: base.halfWidth + 4 })),
    ruler: { width: 21, close: 75, half: 150, full: 300 },
    arcs: { forward: [35, 110], central: [70, 110], rear: [70, 145] },
  },
};
export const packNames = Object.keys(packs);

const TABLES = [
  { scenario: 'enemy-in-sight', options: { level: 'advanced', windDirection: true }, decisions: 400 },
  { scenario: 'against-the-outpost', options: { level: 'standard', placing: true }, decisions: 150 },
  { scenario: 'free-battle', options: { islands: 1, reefs: 2, batteries: 1, shoals: 1 }, decisions: 150 },
] as const;

function madeFrom(pack: DataPack): AnyRuleset {
  const ruleset = dataPacks.rulesetFrom(JSON.parse(JSON.stringify(pack)));
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  return ruleset;
}

/** The rulebook by one of these packs. */
export function rulesetOf(name: string): AnyRuleset {
  return madeFrom(packs[name] as DataPack);
}

/** One line for each decision: what was offered, what it led to, how it was judged and how it was put into words. */
export function* telling(name: string): Generator<string> {
  const ruleset = rulesetOf(name);
  for (const { scenario, options, decisions } of TABLES) {
    const config = configure(ruleset, { scenario, options });
    if (isRefusal(config)) throw new Error(config.reason);
    for (const seed of ['one', 'two']) yield* game(ruleset, config, decisions, seed);
  }
}

function* game(ruleset: AnyRuleset, config: MatchConfig, decisions: number, seed: string): Generator<string> {
  const dice = seededDice(seed);
  const rng = seededRng(seed);
  const s = ruleset.setup(config, dice, silent);
  for (let i = 0; i < decisions; i++) {
    const seat = ruleset.pending(s)[0];
    if (seat === undefined) return;
    const offers = ruleset.offers(s, seat);
    ruleset.apply(s, seat, offers[rng.below(offers.length)] as (typeof offers)[number], dice, silent);
    yield hashText(JSON.stringify([offers, s, ruleset.result(s), ...seen(ruleset, s, 0), ...seen(ruleset, s, 1)]));
  }
}

/** What a seat is shown, and what its agent makes of it. */
function seen(ruleset: AnyRuleset, s: object, seat: Seat): unknown[] {
  const { words } = ruleset;
  const view = ruleset.view(s, seat);
  const asked = ruleset.pending(s).includes(seat)
    ? ruleset.offers(s, seat).map(offer => words.action(view, offer))
    : [];
  const imagined = ruleset.clone(s);
  ruleset.resample(imagined, seat, seededRng('packs'));
  return [view, words.board(view), asked, imagined, ruleset.evaluate(s, seat), ruleset.tally(s, seat)];
}
