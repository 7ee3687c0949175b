/** What there is still to tell of a letter's tables when it is sent, and in which words. */

import { isRefusal } from '@weathergauge/engine';
import type { Library } from '@weathergauge/host';
import type { NoticeGame } from '@weathergauge/wire';
import type { NoticeLetterRow } from '../store/notices-schema.ts';
import type { Database } from '../store/schema.ts';
import { tableOf } from '../tables/places.ts';
import { factsFor, newsIn } from './before-game.ts';
import type { Seated } from './due-moves.ts';
import type { Told } from './due-tables.ts';

export interface StillDueDeps {
  readonly db: Database;
  readonly library: Library;
  tableLink(table: string): string;
}

type Found = Omit<NoticeGame, 'battle' | 'url'>;

export function stillDue(deps: StillDueDeps): (letter: NoticeLetterRow) => Promise<readonly NoticeGame[]> {
  const { db, library, tableLink } = deps;

  async function battleOf(ruleset: string, scenario: string): Promise<string> {
    const book = await library.open(ruleset);
    if (isRefusal(book)) return ruleset;
    return `${book.title}: ${book.scenarios.find(({ id }) => id === scenario)?.title ?? scenario}`;
  }

  /** Those of its games at which she still has to move, and has not been since. */
  async function moves(letter: NoticeLetterRow): Promise<readonly Found[]> {
    const told = JSON.parse(letter.games) as readonly Seated[];
    const rows = await db
      .selectFrom('moves as m')
      .innerJoin('tables as t', 't.id', 'm.game')
      .innerJoin('notices as n', join => join.onRef('n.game', '=', 'm.game').onRef('n.seat', '=', 'm.seat'))
      .select(['m.game', 'm.seat', 'm.asked_at', 't.ruleset', 't.scenario'])
      .where('m.person', '=', letter.person)
      .where('m.game', 'in', idsOf(told))
      .where('m.asked_at', 'is not', null)
      .where('m.ended_at', 'is', null)
      .where('n.back_at', '<', letter.at)
      .orderBy('m.asked_at')
      .orderBy('m.game')
      .execute();
    return rows
      .filter(row => told.some(each => each.game === row.game && each.seat === row.seat))
      .map(({ game, asked_at, ruleset, scenario }) => {
        return { table: game, ruleset, scenario, what: 'move', since: asked_at ?? letter.at };
      });
  }

  /** Those of its tables of which what she was to be told still holds, and where she has not been since. */
  async function tables(letter: NoticeLetterRow): Promise<readonly Found[]> {
    const told = JSON.parse(letter.games) as readonly Told[];
    const rows = await db
      .selectFrom('tables as t')
      .innerJoin('table_notices as n', 'n.game', 't.id')
      .leftJoin('moves as m', join => join.onRef('m.game', '=', 't.id').onRef('m.person', '=', 'n.person'))
      .selectAll('t')
      .where('n.person', '=', letter.person)
      .where('t.id', 'in', idsOf(told))
      .where('m.asked_at', 'is', null)
      .where('n.back_at', '<', letter.at)
      .orderBy('t.touched_at')
      .orderBy('t.id')
      .execute();
    return rows.flatMap((row): Found[] => {
      const what = newsIn(factsFor(tableOf(row), letter.person));
      const { id: table, ruleset, scenario, touched_at: since } = row;
      return what !== null && told.some(each => each.game === table && each.what === what)
        ? [{ table, ruleset, scenario, what, since }]
        : [];
    });
  }

  return async letter => {
    const found = await (letter.kind === 'your-move' ? moves(letter) : tables(letter));
    return Promise.all(
      found.map(async game => {
        const battle = await battleOf(game.ruleset, game.scenario);
        return { ...game, battle, url: tableLink(game.table) };
      }),
    );
  };
}

const idsOf = (told: readonly { readonly game: string }[]): string[] => told.map(({ game }) => game);
