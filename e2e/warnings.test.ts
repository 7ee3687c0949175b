/** What hardly anybody wants is said in red before the order is given, and is never the first offer: at a desk and on a phone. */

import { expect, test } from 'vitest';
import type { AnyRuleset, Seat } from '../packages/engine/src/index.ts';
import { imagined, tryOut } from '../packages/engine/src/index.ts';
import { ruleset as lines } from '../packages/rules-age-of-sail/src/index.ts';
import { ruleset as convoy } from '../packages/rules-convoy/src/index.ts';
import { asked, freshPage, PHONE, photograph, serious, useBrowser } from './harness.ts';
import { goOnFrom, playedUntil, saveOf, seeds } from './saved.ts';

useBrowser();

/** The first moment at which the first seat is warned of this. */
function warnedOf(ruleset: unknown, scenario: string, warning: RegExp): string {
  const rules = ruleset as AnyRuleset;
  const isWarned = (state: object, seat: Seat): boolean => {
    if (seat !== 0) return false;
    const view = rules.view(state, seat);
    return rules
      .offers(state, seat)
      .some(offer =>
        warning.test(
          rules.words.warning?.(view, offer, tryOut(rules, imagined(rules, state, seat, 'warned'), seat, offer)) ?? '',
        ),
      );
  };
  return saveOf(playedUntil(rules, { scenario, seeds: seeds('warned', 20) }, isWarned));
}

test.each([
  ['leaving the table', lines, 'line-of-battle', /leaves the table/],
  ['ramming a friend', lines, 'line-of-battle', /runs into .* a friend/],
  ['running aground', convoy, 'H6', /runs aground/],
] as const)('%s is red, with the reason, and not the first', async (what, ruleset, scenario, grave) => {
  const page = await freshPage();
  await goOnFrom(page, warnedOf(ruleset, scenario, grave));
  await asked(page);
  const warning = page.locator('.play-offer .play-warning').filter({ hasText: grave }).first();
  const colour = (of: string) => page.evaluate<string>(`getComputedStyle(document.querySelector('${of}')).color`);
  for (const viewport of [null, PHONE]) {
    if (viewport !== null) await page.setViewportSize(viewport);
    await warning.scrollIntoViewIfNeeded();
    expect(await page.locator('.play-offer').first().locator('.play-warning').count()).toBe(0);
    expect(await colour('.play-warning')).not.toBe(await colour('.play-offer-take'));
    expect(await serious(page)).toEqual([]);
  }
  // Whoever comes to the order by keys reads it above the odds as well.
  await page.keyboard.press('ArrowDown');
  const offer = page.locator('.play-offer').filter({ hasText: grave }).first();
  await offer.locator('.play-offer-take').focus();
  await page.locator('.play-forecast .play-warning').filter({ hasText: grave }).waitFor();
  await photograph(page, `warning-${what.replaceAll(' ', '-')}`);
});
