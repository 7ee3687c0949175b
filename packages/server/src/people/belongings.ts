/**
 * What each topic of the server keeps about a person. A topic that keeps something adds itself to the list in `serve.ts`, so that it is in
 * the download of one's data and gone with the account: nobody can think of the one and forget the other.
 */

import type { Person } from '@weathergauge/wire';

export interface Belongings {
  /** Its name in the download, such as `tables`. */
  readonly topic: string;
  /** All that is kept about this person, one thing after another, as plain data. Nothing that others have sealed or that would let a reader in. */
  export(person: Person): AsyncIterable<unknown>;
  /**
   * Removes it, or puts `SOMEBODY` in this person's place where others need the rest. It is called again some minutes later, and by the
   * next start where a server ended in between: what is gone already is no fault.
   */
  forget(person: Person): Promise<void>;
}

/** The download: one JSON object with a list for each topic. A piece at a time, however much somebody has played. */
export async function* exported(all: readonly Belongings[], person: Person, at: number): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date(at).toISOString())}`;
  for (const belongings of all) {
    yield `,\n${JSON.stringify(belongings.topic)}: [`;
    let mark = '\n';
    for await (const thing of belongings.export(person)) {
      yield `${mark}${JSON.stringify(thing)}`;
      mark = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

const MOST_AT_ONCE = 100;

/** The rows of a list that is read page by page: each page begins after the last id of the one before. */
export async function* paged<T>(
  page: (after: string, most: number) => Promise<readonly T[]>,
  idOf: (row: T) => string,
): AsyncGenerator<T> {
  for (let after = ''; ; ) {
    const rows = await page(after, MOST_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < MOST_AT_ONCE) return;
    after = idOf(last);
  }
}
