/** What has happened, as lists of motions that are each played over a scene of their own. */

import type { Motion } from '../../board/scene.ts';
import type { BookUi } from '../../books/book.ts';
import type { Position } from '../../client/protocol.ts';
import type { Step } from '../../client/store.ts';

export interface Act {
  /** What is shown while its motions play. */
  readonly position: Position;
  readonly motions: readonly Motion[];
}

type Book = Pick<BookUi, 'motions' | 'acts'>;

/** The same objects as long as the same happenings are shown: the board goes on with a list that begins with those it plays. */
export type MadeActs = WeakMap<Step['fresh'], readonly Act[]>;

/** Steps follow each other over the scene of the first, but for those in which a book changes it. */
export function actsOf(book: Book, made: MadeActs, steps: readonly Step[]): readonly Act[] {
  const acts: Act[] = [];
  let changed = true;
  for (const step of steps) {
    const [first, ...others] = actsOfStep(book, made, step);
    if (first === undefined) continue;
    const last = acts.at(-1);
    if (changed || last === undefined) acts.push(first);
    else acts[acts.length - 1] = { ...last, motions: [...last.motions, ...first.motions] };
    acts.push(...others);
    changed = others.length > 0;
  }
  return acts.filter(({ motions }) => motions.length > 0);
}

function actsOfStep(book: Book, made: MadeActs, { before, fresh }: Step): readonly Act[] {
  const known = made.get(fresh);
  if (known !== undefined) return known;
  const parts = book.acts?.(before.view, fresh) ?? [{ view: before.view, happenings: fresh }];
  const found = parts.map(({ view, happenings }) => ({
    position: view === before.view ? before : { ...before, view },
    motions: book.motions(view, happenings),
  }));
  made.set(fresh, found);
  return found;
}
