/** A running battle of every book on every screen: the board has half of it, and what is asked is seen and lies under nothing. */

import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Battle } from './harness.ts';
import {
  beginBattle,
  bookRadio,
  DESKTOP,
  freshPage,
  openLog,
  openPaper,
  PHONE,
  picture,
  useBrowser,
} from './harness.ts';
import { hasChanged, QUESTION, things } from './orders.ts';
import { tap } from './tap.ts';

useBrowser();

const SIZES = {
  desktop: DESKTOP,
  laptop: { width: 1280, height: 720 },
  'tablet upright': { width: 820, height: 1180 },
  phone: PHONE,
  'small phone': { width: 360, height: 640 },
  'phone across': { width: 844, height: 390 },
  'a desk at 200 %': { width: 720, height: 450 },
  'a laptop at 200 %': { width: 640, height: 400 },
} as const;

const RULES = join(import.meta.dirname, '..', 'packages', 'rules-age-of-sail', 'src');
const PLAYED = join(RULES, 'test', 'fixtures', 'buccaneers-fixture.log');

/** Each with so many answers before it is looked at. */
const BATTLES: readonly (Battle & { readonly book: string; readonly answers: number })[] = [
  { book: 'The Age of Sail', scenario: 'Line of battle', answers: 2 },
  { book: 'Convoy', scenario: 'Two Sugar Ships', answers: 2 },
  { book: 'Sails of Glory', scenario: 'Enemy in Sight!', options: { 'Players place': false }, answers: 1 },
  { book: 'Captain’s Sea', scenario: 'Constitution v Java', answers: 2 },
  { book: '1805: Sea of Glory', scenario: 'Trafalgar', answers: 1 },
];

/** What is wrong with the screen as it is, in words. */
const FAULTS = `(() => {
  const faults = [];
  const [W, H] = [innerWidth, innerHeight];
  const seen = selector => [...document.querySelectorAll(selector)].filter(one => one.getBoundingClientRect().height > 0);
  const box = one => one.getBoundingClientRect();
  const round = one => [box(one).left, box(one).top, box(one).right, box(one).bottom].map(Math.round).join(' ');
  const panels = seen('.play-strip, .play-prompt, .play-dock, .play-activity, .play-head > :not(.play-prompt), .board-controls, .rose');
  const common = (a, b) => Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left) > 1 &&
    Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > 1;
  for (const [i, a] of panels.entries()) {
    for (const b of panels.slice(i + 1)) if (common(a, b)) faults.push(a.className + ' and ' + b.className + ' overlap');
    if (box(a).left < -1 || box(a).top < -1 || box(a).right > W + 1 || box(a).bottom > H + 1)
      faults.push(a.className + ' is cut by the edge: ' + round(a));
  }
  // What no panel covers; rose, buttons and the line on what others did are the board's own.
  let [free, all] = [0, 0];
  for (let x = 5; x < W; x += 10)
    for (let y = 5; y < H; y += 10) {
      all++;
      if (document.elementFromPoint(x, y)?.closest('.board, .play-activity') != null) free++;
    }
  if (free / all < 0.5) faults.push('the board has ' + Math.round((free / all) * 100) + ' % of the screen');
  const reached = (name, one) => {
    if (one === undefined) return void faults.push('no ' + name);
    const { left, top, right, bottom } = box(one);
    if (left < 0 || top < 0 || right > W + 1 || bottom > H + 1) return void faults.push(name + ' outside: ' + round(one));
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (there === null || !(one.contains(there) || there.contains(one))) faults.push(name + ' lies under ' + there?.className);
  };
  reached('prompt', seen('.play-prompt-words')[0]);
  reached('first order', seen('.play-offers [data-offer], .play-hand input')[0]);
  if (seen('.play-hand').length > 0) reached('what orders the move', seen('.play-hand-acts .btn')[0]);
  // Who is asked, and where offers end: on the board, and under nothing.
  const rose = seen('.rose')[0];
  const inSight = (name, one) => {
    const { left, top, width, height } = box(one);
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    const isUnderRose = rose !== undefined && x > box(rose).left && x < box(rose).right && y > box(rose).top && y < box(rose).bottom;
    if (there?.closest('.board') == null || there.closest('.board-controls') !== null || isUnderRose)
      faults.push(name + ' is not in sight: ' + round(one));
  };
  for (const one of document.querySelectorAll('.ship:has(.ship-selected) [data-part="body"]')) inSight('the ship asked for', one);
  for (const one of document.querySelectorAll('.mark .mark-disc')) inSight(one.closest('.mark').getAttribute('aria-label'), one);
  for (const one of document.querySelectorAll('.exit-water')) inSight('an exit', one);
  if (Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) > W) faults.push('the page scrolls sideways');
  for (const one of seen('.play-strip *, .play-tab, .play-prompt *, .play-offers *'))
    if (one.childElementCount === 0 && getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1
      && one.clientWidth > 1)
      faults.push('cut short: ' + one.textContent);
  return faults;
})()`;

/** The new size is laid out, and lists begin at their top as they do for every question. */
const LAID_OUT = `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
  .then(() => document.querySelector('.play-offers')?.scrollTo({ top: 0 }))`;

async function answer(page: Page): Promise<void> {
  await things(page).first().waitFor();
  const before = await page.evaluate<string>(QUESTION);
  await things(page).first().click();
  await hasChanged(page, QUESTION, before);
}

for (const { answers, ...battle } of BATTLES)
  test(`${battle.book}: on every screen the board has half of it, nothing covers anything, and what is asked is in sight`, async () => {
    const page = await freshPage({ dice: 7 });
    await page.goto('/');
    await beginBattle(page, { seats: ['You', 'Midshipman · careless'], ...battle });
    for (let given = 0; given < answers; given++) await answer(page);
    await things(page).first().waitFor();
    // Nothing is pointed at: what is would be scrolled to.
    await page.mouse.move(0, 0);
    for (const helm of ['strokes', 'hand']) {
      for (const [name, size] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        await page.evaluate(LAID_OUT);
        expect(await page.evaluate<string[]>(FAULTS), `${name}, ${helm}`).toEqual([]);
        await picture(page, `layout-${battle.scenario}-${size.width}x${size.height}-${helm}`);
      }
      const strokes = page.getByRole('button', { name: 'Stroke by stroke', pressed: true });
      if ((await strokes.count()) === 0) break;
      await strokes.click();
    }
  });

test('where papers fold by themselves the chart goes down to the speed, beside rose and buttons', async () => {
  const page = await freshPage({ dice: 7, viewport: SIZES.laptop });
  await page.goto('/');
  await beginBattle(page, {
    book: '1805: Sea of Glory',
    scenario: 'Trafalgar',
    seats: ['You', 'Midshipman · careless'],
  });
  await things(page).first().waitFor();
  expect(await page.locator('.play-dock-right .play-fold[aria-expanded="false"]').isVisible()).toBe(true);
  const bottom = async (of: string): Promise<number> => {
    const box = await page.locator(of).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const speed = await page.locator('.play-activity').boundingBox();
  expect((speed?.y ?? 0) - (await bottom('.board-free'))).toBeLessThan(16);
});

const CAMPAIGN = join(RULES, '../../rules-sea-of-glory-1805/src/test/fixtures/trafalgar-fixture.log');

test('what was told of a chit is never cut short when a campaign is played back, on small screens', async () => {
  const page = await freshPage({ viewport: SIZES['small phone'] });
  await page.goto('/');
  await openLog(page, CAMPAIGN);
  await page.getByRole('button', { name: 'What was hidden' }).click();
  const date = page.getByRole('slider', { name: 'Date' });
  const last = Number(await date.getAttribute('max'));
  const told = page.locator('.hindsight-head p');
  const lengths: number[] = [];
  for (let at = 0; at <= last; at++) {
    await date.fill(String(at));
    lengths.push((await told.innerText()).length);
  }
  const longest = Math.max(...lengths);
  expect(longest).toBeGreaterThan(80);
  await date.fill(String(lengths.indexOf(longest)));
  for (const size of [SIZES['small phone'], SIZES['phone across'], SIZES['a laptop at 200 %']]) {
    await page.setViewportSize(size);
    const isCut = await told.evaluate(words => words.scrollHeight > words.clientHeight + 1);
    expect(isCut, `${size.width}x${size.height}`).toBe(false);
  }
});

/** From the ring round the focus to what stands in the next line, in pixels. */
const BELOW_RING = `(() => {
  const slider = document.querySelector('.replay-slider');
  const { outlineWidth, outlineOffset } = getComputedStyle(slider);
  const ring = slider.getBoundingClientRect().bottom + parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const next = [...document.querySelectorAll('.replay-row :is(button, select)')].map(one => one.getBoundingClientRect());
  return Math.min(...next.filter(({ height }) => height > 0).map(({ top }) => top)) - ring;
})()`;

test('on a small phone the papers of a replay leave the board its half until they are read, and then have room', async () => {
  const page = await freshPage({ viewport: SIZES['small phone'], hasTouch: true, isMobile: true });
  await page.goto('/');
  await openLog(page, PLAYED);
  const papers = page.locator('.play-dock-sheet .play-tabpanel');
  const heightOf = async (one: Locator): Promise<number> => (await one.boundingBox())?.height ?? 0;
  expect(await papers.isVisible()).toBe(false);
  expect(await heightOf(page.locator('.play-board'))).toBeGreaterThanOrEqual(SIZES['small phone'].height / 2);
  const slider = page.getByRole('slider', { name: 'Entry of the log' });
  await slider.press('ArrowRight');
  expect(await page.evaluate<number>(BELOW_RING), 'the ring of the focus lies on no button').toBeGreaterThan(0);
  await openPaper(page, 'Log');
  await expect.poll(() => heightOf(papers)).toBeGreaterThan(100);
  expect(await heightOf(page.locator('.play-board'))).toBeGreaterThan(SIZES['small phone'].height / 4);
});

test('on a phone “Begin” is on the screen once a scenario is chosen, and the choice is there again on the next visit', async () => {
  const page = await freshPage({ viewport: SIZES['small phone'], hasTouch: true, isMobile: true });
  await page.goto('/');
  await tap(page.getByRole('radio', { name: 'Convoy' }));
  await tap(page.getByRole('radio', { name: 'The Indiaman Alone' }));
  const begin = page.getByRole('button', { name: 'Begin the battle' });
  for (const size of [SIZES['small phone'], PHONE, SIZES['phone across']] as const) {
    await page.setViewportSize(size);
    await page
      .getByRole('form', { name: 'The Indiaman Alone' })
      .evaluate(form => form.scrollIntoView({ block: 'start' }));
    const box = await begin.boundingBox();
    expect(box !== null && box.y >= 0 && box.y + box.height <= size.height, JSON.stringify(box)).toBe(true);
  }
  await page.reload();
  await page.getByRole('form', { name: 'The Indiaman Alone' }).waitFor();
  expect(await bookRadio(page, 'Convoy').isChecked()).toBe(true);
});
