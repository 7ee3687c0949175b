/**
 * What each part of the server stores about a person. A part that stores something adds itself to the list in `serve.ts`. The download of
 * a person's data and the deletion of her account both use that list, so that neither can be forgotten.
 */

import type { Person } from '@weathergauge/wire';

export interface Belongings {
  /** Its name in the download, such as `tables`. */
  readonly topic: string;
  /** Everything that is stored about this person, as plain data. No sealed orders of others, and no secrets that let somebody in. */
  export(person: Person): AsyncIterable<unknown>;
  /**
   * Deletes it, or replaces this person by `SOMEBODY` where others need the rest. It is called again some minutes later, and at the next
   * start if the server ended in between, so it must accept that things are gone already.
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
