/** What would the Captain do, and why: on demand, against agents alone. */

import { expect, test } from 'vitest';
import { asked, beginBattle, DESKTOP, freshPage, PHONE, photograph, prompt, serious, useBrowser } from './harness.ts';
import { tap } from './tap.ts';

useBrowser();

const WAIT = { timeout: 30_000 } as const;
const TITLE = 'What would the Captain do?';

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)('a hint is thought over, can be given up, and tells what differs, on %s', async (_device, viewport) => {
  const page = await freshPage({ viewport, hasTouch: viewport === PHONE });
  await page.goto('/');
  await beginBattle(page, { scenario: 'Single combat', seats: ['You', 'Midshipman · careless'] });
  await asked(page);
  const hint = page.getByRole('region', { name: TITLE });
  const ask = page.getByRole('button', { name: 'Hint' });
  if (viewport === PHONE) await tap(ask);
  else await page.keyboard.press('h');
  // On a busy machine it may be there before the press is.
  await hint.getByRole('button', { name: /^(Never mind|Put away)$/ }).click();
  await expect.poll(() => hint.count(), WAIT).toBe(0);

  const before = await prompt(page);
  await ask.click();
  await hint.getByText(/^(Next best|Rather than)/).waitFor(WAIT);
  expect(await hint.getByRole('listitem').last().textContent()).toMatch(/^Your chances: /);
  expect(await serious(page)).toEqual([]);
  await photograph(page, `hint-${viewport === PHONE ? 'finger' : 'mouse'}`);
  expect(await prompt(page), 'nothing has been ordered').toBe(before);
  await hint.getByRole('button', { name: 'Put away' }).click();
  await expect.poll(() => hint.count(), WAIT).toBe(0);
});
