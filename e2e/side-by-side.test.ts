/** Quiet moves of several ships are seen at the same time; whoever wants no motion sees one after another, as ever. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Battle } from './harness.ts';
import { beginBattle, board, freshPage, PHONE, useBrowser } from './harness.ts';

useBrowser();

const AGENT = 'Midshipman · careless';
const LINES: Battle = { scenario: 'Line of battle', seats: [AGENT, AGENT] };

/** How many ships are seen to move in the same moment, at most, until so many do or time is up. */
function movingAtOnce(page: Page, wanted: number, within: number): Promise<number> {
  return page.evaluate(`new Promise(done => {
    const until = performance.now() + ${within};
    const lies = () => new Map([...document.querySelectorAll('.ship[data-ship]')].map(ship => [ship.dataset.ship, ship.outerHTML.match(/transform="[^"]*"/)?.[0]]));
    let before = lies();
    let most = 0;
    const look = () => {
      const now = lies();
      most = Math.max(most, [...now].filter(([ship, place]) => before.get(ship) !== place).length);
      before = now;
      if (most >= ${wanted} || performance.now() > until) done(most);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })`);
}

test.each([
  ['at a desk', {}],
  ['on a phone', { viewport: PHONE }],
] as const)('ships of an agent move side by side %s', async (_, size) => {
  const page = await freshPage({ speed: 1, dice: 7, ...size });
  await page.goto('/');
  await beginBattle(page, LINES);
  await board(page).waitFor();
  expect(await movingAtOnce(page, 2, 25_000)).toBeGreaterThanOrEqual(2);
});
