/** A finger's tap that is not lost on a busy machine. */

import type { Locator } from 'playwright-core';

const TRIES = 4;

/**
 * Where a page is so slow that half a second passes between touch and lifting, the browser takes a tap for a long press and
 * clicks nothing: then it is given again.
 */
export async function tap(target: Locator): Promise<void> {
  for (let given = 0; given < TRIES; given++) {
    // Clicked, or taken from the page, within a second.
    const heard = await target.evaluateHandle(element => ({
      clicked: new Promise<boolean>(done => {
        element.addEventListener('click', () => done(true), { once: true });
        setTimeout(() => done(!element.isConnected), 1000);
      }),
    }));
    await target.tap();
    if (await heard.evaluate(({ clicked }) => clicked)) return;
  }
  throw new Error('no tap has become a click');
}
