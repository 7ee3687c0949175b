/** Marks never hide what they mark, measured in the page where ships crowd most: a fleet on a phone, a boarding, a melee. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ruleset as lines } from '../packages/rules-age-of-sail/src/index.ts';
import { ruleset as frigates } from '../packages/rules-captains-sea/src/index.ts';
import { ruleset as convoy } from '../packages/rules-convoy/src/index.ts';
import { ruleset as cards } from '../packages/rules-sails-of-glory/src/index.ts';
import { ruleset as campaign } from '../packages/rules-sea-of-glory-1805/src/index.ts';
import type { Moment } from './gallery/moments.ts';
import { openMoment } from './gallery/moments.ts';
import { inHand } from './gallery/poses.ts';
import { DESKTOP, freshPage, PHONE, useBrowser } from './harness.ts';

useBrowser();

const SIZES = [
  { width: 360, height: 640 },
  PHONE,
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  DESKTOP,
] as const;

/** What the discs of marks and the badges of ships cover, in words: outlines of what is drawn are gone along point by point. */
const COVERED = `(() => {
  const faults = [];
  const discs = [...document.querySelectorAll('.mark:not(.is-aside) .mark-face')].map(face => {
    const { left, top, width } = face.getBoundingClientRect();
    return { x: left + width / 2, y: top + width / 2, r: width / 2, name: face.closest('.mark').getAttribute('aria-label') };
  });
  const shapes = [...document.querySelectorAll(
    '.ship:not(.ship-wreck) :is(.hull-side, .sail, .base-plate), .plan :is(.plan-hull, .plan-base), .mark-ghost :is(.ghost-hull, .ghost-base)',
  )];
  const POINTS = 24;
  const RIM = 1;
  for (const shape of shapes) {
    const to = shape.getScreenCTM();
    const back = to.inverse();
    const length = shape.getTotalLength();
    const rim = Array.from({ length: POINTS }, (_, i) => shape.getPointAtLength((length * i) / POINTS).matrixTransform(to));
    const who = shape.closest('[data-ship]')?.getAttribute('aria-label') ?? 'a ghost';
    for (const { x, y, r, name } of discs) {
      const isIn = shape.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
      if (isIn || rim.some(p => Math.hypot(p.x - x, p.y - y) < r + RIM)) faults.push(name + ' lies on ' + who);
    }
  }
  discs.forEach((a, i) => {
    for (const b of discs.slice(0, i))
      if (Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r - RIM) faults.push(a.name + ' lies on ' + b.name);
  });
  for (const words of document.querySelectorAll('[data-badge] :is(.badge-pill, .badge-sign, .badge-name), .overlay .tag')) {
    const { left, top, right, bottom } = words.getBoundingClientRect();
    for (const { x, y, r, name } of discs) {
      const [dx, dy] = [x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)];
      if (Math.hypot(dx, dy) < r - RIM) faults.push(name + ' lies on “' + (words.closest('[data-badge]') ?? words).textContent + '”');
    }
  }
  const badges = [...document.querySelectorAll('[data-badge] .badge-pill')].map(pill => [
    pill.closest('[data-badge]').textContent, pill.getBoundingClientRect(),
  ]);
  badges.forEach(([name, a], i) => {
    for (const [other, b] of badges.slice(0, i)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > RIM && high > RIM) faults.push('the badge ' + name + ' lies on ' + other);
    }
  });
  return [...new Set(faults)];
})()`;

const DISCS = '.mark:not(.is-aside) .mark-face';

async function covered(page: Page): Promise<string[]> {
  await page.evaluate(
    `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))`,
  );
  return page.evaluate<string[]>(COVERED);
}

const MOMENTS: readonly (readonly [string, unknown, Moment])[] = [
  [
    'twenty-four ships',
    lines,
    { scenario: 'free', options: { shipsA: 12, shipsB: 12, table: '160x120' }, ask: /movement.next/, after: 60 },
  ],
  // Where there is one pair alone nobody is asked for it, and whether to fight is no mark.
  [
    'a boarding',
    lines,
    { scenario: 'free', options: { shipsA: 12, shipsB: 12, table: '160x120' }, ask: /boarding.pair/ },
  ],
  [
    'a melee',
    cards,
    { scenario: 'enemy-in-sight', options: { level: 'basic', placing: false }, ask: /planning.helm/, after: 30 },
  ],
  ['a convoy', convoy, { scenario: 'H3', ask: /activations.next/, after: 12 }],
  ['ships that have grappled', convoy, { scenario: 'H3', ask: /boarding.storm/ }],
  ['prizes among their captors', convoy, { scenario: 'H3', ask: /activations.next|sail.order/, after: 120 }],
  [
    'shots at two ships',
    cards,
    {
      scenario: 'enemy-in-sight',
      options: { level: 'advanced', placing: false },
      ask: /gunnery.fire/,
      offers: [/ guns at /],
    },
  ],
  ['a duel of frigates', frigates, { scenario: 'constitution-java', ask: /choosing-blocks.block/, after: 30 }],
];

test.each(MOMENTS)(
  '%s: no mark lies on a hull, a ghost, a word or another mark, and no badge on another, at any size',
  async (_, ruleset, moment) => {
    const page = await freshPage();
    await openMoment(page, ruleset, moment);
    await page.mouse.move(0, 0);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await page.locator(DISCS).count()).toBeGreaterThan(1);
      await expect.poll(() => covered(page), { message: `${size.width}x${size.height}` }).toEqual([]);
      await page.locator('.play-offers [data-offer]:visible').first().hover();
      await expect.poll(() => covered(page), { message: `${size.width}x${size.height}, looked at` }).toEqual([]);
      await page.mouse.move(0, 0);
    }
  },
);

/** In words: labels and badges on ships, their sails and settled moves, and labels and signs of dials on badges and on one another. */
const WRITTEN_ON = `(() => {
  const faults = [];
  const HAIR = 1.5;
  const written = of => [...document.querySelectorAll(of)].map(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const name = '“' + (one.closest('[data-badge]') ?? one).textContent + '”';
    return { name, left: left + HAIR, top: top + HAIR, right: right - HAIR, bottom: bottom - HAIR };
  });
  const labels = written('.overlay .tag');
  const signs = written('.overlay .dial-sign');
  const badges = written('[data-badge] :is(.badge-pill, .badge-sign, .badge-name)');
  const POINTS = 40;
  for (const shape of document.querySelectorAll('.ship:not(.ship-wreck) :is(.hull-side, .sail, .base-plate), .plan :is(.plan-hull, .plan-base)')) {
    const to = shape.getScreenCTM();
    const back = to.inverse();
    const length = shape.getTotalLength();
    const rim = Array.from({ length: POINTS }, (_, i) => shape.getPointAtLength((length * i) / POINTS).matrixTransform(to));
    const who = shape.closest('[data-ship]')?.getAttribute('aria-label') ?? 'a settled move';
    for (const { name, left, top, right, bottom } of [...labels, ...badges]) {
      const isIn = shape.isPointInFill(new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(back));
      if (isIn || rim.some(({ x, y }) => x > left && x < right && y > top && y < bottom)) faults.push(name + ' lies on ' + who);
    }
  }
  // A sign that covers a hair of another’s rim is better near its ship.
  const SLIVER = 24;
  [...labels, ...signs].forEach((a, i, all) => {
    for (const b of [...all.slice(0, i), ...badges]) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 0 && high > 0 && wide * high > SLIVER) faults.push(a.name + ' lies on ' + b.name);
    }
  });
  return [...new Set(faults)];
})()`;

const CROWDED: readonly (readonly [string, unknown, Moment])[] = [
  [
    'orders for the crews',
    cards,
    {
      scenario: 'enemy-in-sight',
      options: { level: 'advanced', placing: false },
      ask: /planning.order/,
      after: 40,
    },
  ],
  ['a squadron', frigates, { scenario: 'president-squadron', ask: /choosing-blocks.block/, after: 30 }],
  ['grapnels', frigates, { scenario: 'constitution-java', ask: /grappling.grapple/ }],
];

test.each(CROWDED)(
  '%s: no label or badge lies on a ship, and no label or sign of a dial on a badge, at any size',
  async (_, ruleset, moment) => {
    const page = await freshPage({ helm: 'hand' });
    await openMoment(page, ruleset, moment);
    for (const size of [...SIZES, { width: 640, height: 400 }]) {
      await page.mouse.move(0, 0);
      await page.setViewportSize(size);
      const at = `${size.width}x${size.height}`;
      await expect.poll(() => page.evaluate(WRITTEN_ON), { message: at }).toEqual([]);
      await page.locator('.play-offers [data-offer]:visible').first().hover();
      await expect.poll(() => page.evaluate(WRITTEN_ON), { message: `${at}, looked at` }).toEqual([]);
    }
  },
);

test('a badge is read where the ghost that is looked at reaches over it', async () => {
  const page = await freshPage({ helm: 'hand' });
  await openMoment(page, cards, {
    scenario: 'enemy-in-sight',
    options: { level: 'basic', placing: false },
    ask: /planning.helm/,
    after: 30,
  });
  await page.locator('.sog-fan-card').first().hover();
  await page.locator('.mark-ghost .ghost-hull').waitFor();
  const isUnder = `document.querySelector('.mark-ghost').compareDocumentPosition(document.querySelector('.badges')) & Node.DOCUMENT_POSITION_FOLLOWING`;
  expect(await page.evaluate(isUnder)).toBeTruthy();
});

/** Badges that lie on the middle of a ship. */
const ON_SHIPS = `(() => {
  const pills = [...document.querySelectorAll('[data-badge] .badge-pill')].map(pill => [pill.closest('[data-badge]').textContent, pill.getBoundingClientRect()]);
  return [...document.querySelectorAll('.ship [data-part="body"]')].flatMap(body => {
    const { left, top, width, height } = body.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return pills.flatMap(([name, p]) => (x > p.left && x < p.right && y > p.top && y < p.bottom ? [name] : []));
  });
})()`;

test('two fleets in line: no badge lies on a ship or another badge, at any size', async () => {
  const page = await freshPage();
  await openMoment(page, campaign, { scenario: 'trafalgar', ask: /gunnery.hit/ });
  await page.mouse.move(0, 0);
  expect(await page.locator('[data-badge] .badge-pill').count()).toBeGreaterThanOrEqual(40);
  for (const size of [...SIZES, { width: 640, height: 400 }]) {
    await page.setViewportSize(size);
    const message = `${size.width}x${size.height}`;
    await expect.poll(() => covered(page), { message }).toEqual([]);
    expect(await page.evaluate(ON_SHIPS), message).toEqual([]);
  }
});

/** Ships of which the forecast hides a part. */
const UNDER_FORECAST = `(() => {
  const over = document.querySelector('.play-forecast').getBoundingClientRect();
  return [...document.querySelectorAll('.ship [data-part="body"]')].flatMap(body => {
    const { left, top, right, bottom } = body.getBoundingClientRect();
    const isUnder = left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    return isUnder ? [body.closest('[data-ship]').getAttribute('aria-label')] : [];
  });
})()`;

test('no ship in line lies under the forecast of what is looked at', async () => {
  const page = await freshPage();
  await openMoment(page, campaign, { scenario: 'campaign', ask: /gunnery.hit/, after: 90 });
  for (const size of [{ width: 1280, height: 720 }, DESKTOP]) {
    await page.setViewportSize(size);
    await page.locator('.play-offers [data-offer]:visible').first().hover();
    await page.locator('.play-forecast-foot').waitFor();
    expect(await page.evaluate(UNDER_FORECAST), `${size.width}x${size.height}`).toEqual([]);
    await page.mouse.move(0, 0);
  }
});

/** Labels of which panels, or what floats over the board, hide a part. */
const HIDDEN = `(() => {
  const rects = of => [...document.querySelectorAll(of)].map(one => [one.getBoundingClientRect(), one.textContent]);
  const panels = rects('.play-forecast, .play-dock, .play-top > *, .board-controls').filter(([{ width }]) => width > 0);
  return rects('.overlay .tag, .dial-sign').flatMap(([tag, words]) =>
    panels.some(([p]) => tag.left < p.right && tag.right > p.left && tag.top < p.bottom && tag.bottom > p.top) ? [words] : [],
  );
})()`;

test('no label lies under a panel or the forecast of what is looked at', async () => {
  const page = await freshPage();
  await openMoment(page, frigates, { scenario: 'constitution-java', ask: /choosing-blocks.strain/ });
  for (const size of [{ width: 1280, height: 720 }, DESKTOP]) {
    await page.setViewportSize(size);
    await page.locator('.play-offers [data-offer]:visible').first().hover();
    await page.locator('.play-forecast-foot').waitFor();
    expect(await page.locator('.overlay .tag').count()).toBeGreaterThan(1);
    await expect.poll(() => page.evaluate(HIDDEN), { message: `${size.width}x${size.height}` }).toEqual([]);
    await page.mouse.move(0, 0);
  }
});

/** What the words beside a ship in hand lie on, of the others. */
const UNDER_WORDS = `(() => {
  const words = document.querySelector('.hand .tag rect').getBoundingClientRect();
  return [...document.querySelectorAll('.ship .hull-side, [data-badge] .badge-pill')].flatMap(one => {
    const box = one.getBoundingClientRect();
    const isOn = words.left < box.right && words.right > box.left && words.top < box.bottom && words.bottom > box.top;
    return isOn ? [one.closest('[data-badge]')?.textContent ?? one.closest('[data-ship]').getAttribute('aria-label')] : [];
  });
})()`;

test('the words of a ship in hand lie on no ship and on no badge, at any size', async () => {
  const page = await freshPage({ helm: 'hand' });
  await openMoment(page, convoy, { scenario: 'H3', ask: /sail.order/ });
  const held = inHand(2.5, 0.6);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await held.take(page);
    await expect.poll(() => page.evaluate(UNDER_WORDS), { message: `${size.width}x${size.height}` }).toEqual([]);
    await held.leave(page);
  }
});
