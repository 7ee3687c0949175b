/** A law for every book: what others did is told of their ships alone, and each trail ends where the ship lies. */

import type { AnyRuleset, GameEvent, MatchConfig, Seat } from '@weathergauge/engine';
import { anyOffer, configure, eventsFor, isRefusal, playOn, seededDice, silent } from '@weathergauge/engine';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import books from 'virtual:rulebooks';
import { distance } from '../../board/geometry.ts';
import type { BookUi } from '../../books/book.ts';
import { bookUi } from '../../books/index.ts';
import { builtLibrary } from '../../client/library.ts';
import type { Happening, Position } from '../../client/protocol.ts';
import { startStrings } from '../../ui/strings/index.ts';
import type { Since } from './since.ts';
import { sinceOf } from './since.ts';

beforeAll(startStrings);

const LONGEST = 300;
/** Every so many answers what the seat sees is looked at. */
const STRIDE = 3;
/** Half of the finest grain that a book has, in its board's units. */
const GRAIN = 0.006;

type Seen = Pick<Position, 'who' | 'view' | 'standing'>;

interface Look {
  readonly label: string;
  readonly position: Seen;
  readonly since: Since;
}

test.each(books)('$title: a trail is that of another’s ship and ends where she lies', async ({ id, scenarios }) => {
  const ruleset = await builtLibrary().open(id);
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  const book = await bookUi(id);
  let [trails, lines] = [0, 0];
  for (const { id: scenario } of scenarios.slice(0, 4)) {
    const config = configure(ruleset, { scenario });
    if (isRefusal(config)) throw new Error(config.reason);
    lookOn(ruleset, book, config, scenario, ({ label, position, since }) => {
      const scene = book.scene(position.view);
      const own = position.standing.sides.findIndex(({ seats }) => seats.some(seat => seat === position.who));
      for (const { ship, path } of since.trails) {
        const piece = [...scene.ships, ...(scene.blocks ?? [])].find(one => one.id === ship);
        if (piece === undefined) continue;
        expect(piece.side, `${label}: ${piece.name}`).not.toBe(own);
        const end = path.at(-1) ?? piece.pose;
        expect(distance(end, piece.pose), `${label}: ${piece.name} ${since.words}`).toBeLessThan(GRAIN);
        trails++;
      }
      lines++;
      expect(since.words, label).toMatch(/^[^a-z].*[.!?…]$/s);
      expect(since.words, label).not.toMatch(/play\.since|undefined|\{\{/);
    });
  }
  expect(lines).toBeGreaterThan(5);
  expect(trails).toBeGreaterThan(5);
});

/** Plays a game at random, and shows what each seat was told since it was asked before. */
function lookOn(
  ruleset: AnyRuleset,
  book: BookUi,
  config: MatchConfig,
  scenario: string,
  see: (look: Look) => void,
): void {
  const dice = seededDice(`dice since ${scenario}`);
  const rng = seededDice(`answers since ${scenario}`);
  const s = ruleset.setup(config, dice, silent);
  const asked = new Map<Seat, { readonly view: unknown; readonly at: number }>();
  const told: { readonly event: GameEvent; readonly at: number }[] = [];
  let at = 0;
  playOn(
    ruleset,
    s,
    {
      choose(seat) {
        const before = asked.get(seat);
        if (before !== undefined && at % STRIDE === 0) {
          const position = seenBy(ruleset, s, seat);
          const since = sinceOf(book, position, before, heardBy(ruleset, position, told, before.at), i18next.t);
          if (since !== null) see({ label: `${scenario} ${at}`, position, since });
        }
        asked.set(seat, { view: seenBy(ruleset, s, seat).view, at });
        at++;
        return anyOffer(ruleset, s, seat, rng);
      },
      most: LONGEST,
    },
    dice,
    event => told.push({ event, at }),
  );
}

function seenBy(ruleset: AnyRuleset, s: object, who: Seat): Seen {
  const view = ruleset.view(ruleset.clone(s), who);
  return { who, view, standing: ruleset.words.standing(view) };
}

function heardBy(
  { words }: AnyRuleset,
  { view, who }: Seen,
  told: readonly { readonly event: GameEvent; readonly at: number }[],
  after: number,
): readonly Happening[] {
  return told
    .filter(({ at }) => at > after)
    .flatMap(({ event, at }) =>
      eventsFor([event], who).map(heard => ({
        at,
        event: heard,
        words: words.event(view, heard),
        facts: words.facts(heard),
      })),
    );
}
