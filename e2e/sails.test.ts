/** Sails of Glory, played: a Basic battle with the mouse, Advanced turns with the keyboard alone, and one player alone. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SailsView } from '../packages/rules-sails-of-glory/src/index.ts';
import { freshPage, inRound, openPaper, report, useBrowser } from './harness.ts';
import type { Thing } from './orders.ts';
import { things } from './orders.ts';
import { beginSails, fan, isAnswered, playOn, question, recorded } from './sails.ts';

useBrowser();

test('a whole Basic battle against an agent, from the placing of the ships to the report and the replay', async () => {
  const page = await freshPage();
  await beginSails(page, { scenario: 'Enemy in Sight!', seats: ['You', 'Midshipman · careless'] });
  const placed = await playOn(page, fan(page));
  expect(placed, 'two ships, each with a column and a heading, and the seal').toBeGreaterThanOrEqual(5);
  const clicks = await playOn(page, report(page));
  console.log(`Sails of Glory, Basic: ${placed} clicks to place, ${clicks} to the report`);

  // The last two ships may strike to each other: that is the only draw there is.
  await report(page)
    .getByText(/^(You (won|lost)|Neither side has won)(, \d+ to \d+)?$/)
    .waitFor();
  await report(page)
    .getByText(/^The battle is over: .+\. British \d, French \d\./)
    .waitFor();
  await report(page)
    .getByRole('figure', { name: /^Chances, / })
    .waitFor();
  const ships = report(page).getByRole('table', { name: 'Ships' });
  await expect
    .poll(() => ships.getByRole('row').count(), { message: 'both squadrons, those who are gone as well' })
    .toBe(1 + 4);
  await expect.poll(() => ships.innerText()).toMatch(/has (struck|left|sunk)/);

  await report(page).getByRole('button', { name: 'Watch the battle again' }).click();
  const controls = page.getByRole('region', { name: 'Replay controls' });
  await controls.getByText('The set-up').waitFor();
  await controls.getByRole('button', { name: 'To the end' }).click();
  await controls.getByText(/^Entry (\d+) of \1$/).waitFor();
});

// --- Keys ---

/** What can be ordered, in the order of the list, and is shown: keys lead to nothing else. */
async function inSight(page: Page): Promise<readonly Thing[]> {
  await things(page).first().waitFor();
  return page.evaluate<readonly Thing[]>(`
    [...document.querySelectorAll('.play-offers [data-offer]')]
      .filter(one => one.checkVisibility())
      .map(one => ({
        words: one.title || one.querySelector('span').textContent,
        key: one.getAttribute('aria-keyshortcuts') ?? '',
        at: Number(one.dataset.offer),
      }))
      .toSorted((a, b) => a.at - b.at)`);
}

/** Whatever has been reached with the keys shows it, and lies in sight. A place that the page has turned to shows no ring. */
async function seen(page: Page): Promise<void> {
  const [what, isSeen] = await page.evaluate<[string, boolean]>(`(() => {
    const one = document.activeElement;
    const shows = element => {
      const style = getComputedStyle(element);
      return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    };
    const box = one.getBoundingClientRect();
    const inSight = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    // A radio button may let its label show it.
    const marked = [one, one.nextElementSibling, one.closest('label')].some(element => element !== null && shows(element));
    const isPlace = one.tabIndex < 0;
    return [one.outerHTML.slice(0, 200), inSight && (isPlace || (one.matches(':focus-visible') && marked))];
  })()`);
  expect(isSeen, `the focus is seen on ${what}`).toBe(true);
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return seen(page);
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

async function arrowTo(page: Page, wanted: Locator, key = 'ArrowDown'): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return seen(page);
    await page.keyboard.press(key);
  }
  throw new Error('the arrows do not lead there');
}

/** Gives an order with the keys, with its own or by walking to it, and waits for the next question. */
async function give(page: Page, wanted: RegExp, how: 'key' | 'arrows'): Promise<string> {
  const all = await inSight(page);
  const asked = await question(page);
  const thing = all.find(({ words }) => wanted.test(words));
  if (thing === undefined) throw new Error(`“${asked}”: there is no ${wanted.source}`);
  await seen(page);
  if (how === 'key') await page.keyboard.press(thing.key);
  else {
    await page.keyboard.press('ArrowDown');
    await arrowTo(page, things(page).and(page.locator(`[data-offer="${thing.at}"]`)));
    await page.keyboard.press('Enter');
  }
  await isAnswered(page, asked);
  await things(page).first().waitFor();
  return thing.words;
}

/** Notes all that is said to those who only listen. */
const HEARD = `
  window.heard_ = new Set();
  new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]')) window.heard_.add(status.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

/** What is asked; those who only listen are asked as well. */
async function spoken(page: Page): Promise<string> {
  await things(page).first().waitFor();
  const asked = await page.getByRole('heading', { level: 1 }).locator('span').last().innerText();
  await page.getByRole('status').filter({ hasText: asked }).waitFor({ state: 'attached' });
  return asked;
}

test('Advanced turns with the keyboard alone: guns, sails, cards, crew actions, repair, fire and reload', async () => {
  const page = await freshPage();
  await page.addInitScript(HEARD);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Sails of Glory' }).waitFor();
  await tabTo(page, page.getByRole('radio', { name: 'Age of Sail' }));
  await arrowTo(page, page.getByRole('radio', { name: 'Sails of Glory' }));
  await tabTo(page, page.getByRole('radio', { name: 'Basic' }));
  await arrowTo(page, page.getByRole('radio', { name: 'Advanced' }));
  await tabTo(page, page.getByText(/^Options/));
  await page.keyboard.press('Enter');
  const placing = page.getByRole('switch', { name: 'Players place' });
  await tabTo(page, placing);
  await page.keyboard.press('Space');
  await expect.poll(() => placing.isChecked()).toBe(false);
  await tabTo(page, page.getByRole('button', { name: 'Begin the battle' }));
  await page.keyboard.press('Enter');

  // Before the first turn: shot in both broadsides, sails, and the first card of two ships.
  const given: string[] = [];
  await playOn(page, inRound(page, 1), async answered =>
    given.push(await give(page, await wish(page), howOf(answered))),
  );
  expect(given.filter(words => /^Chain in the (port|starboard) guns/.test(words))).toHaveLength(4);
  expect(given.filter(words => /sails on/.test(words))).toHaveLength(2);
  expect(given.filter(words => /\((A|B|C|D)•\d+\)/.test(words))).toHaveLength(2);
  expect(given.at(-1)).toMatch(/^Seal/);
  await page.keyboard.press('m');
  await tabTo(page, page.getByRole('button', { name: 'Leave the table' }));
  await page.keyboard.press('Enter');

  // On in a battle that the engine has recorded: guns have been fired and a hull is hit, so that there is work to order.
  const open = page.getByRole('button', { name: 'Open a log file' });
  await open.waitFor();
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(recorded('advanced', isBusy));
  await page.getByRole('slider', { name: 'Entry of the log' }).waitFor();
  await page.keyboard.press('End');
  await page.getByText(/^Entry (\d+) of \1$/).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'What if?' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Play on' }));
  await page.keyboard.press('Enter');

  // Whole turns now, until guns have been fired, others reloaded, and the carpenters have done what they were told to repair.
  const toDo = new Set(['fire', 'reload', 'repair']);
  let heard = '';
  for (let answered = 0; toDo.size > 0 || !REPAIRED.test(heard); answered++) {
    if (answered > 150) throw new Error(`never came to ${[...toDo].join(', ')}`);
    const asked = await spoken(page);
    const words = await give(page, await wish(page), howOf(answered));
    if (/ guns at /.test(words)) toDo.delete('fire');
    if (/reload her/.test(asked)) toDo.delete('reload');
    if (/What do they repair/.test(asked)) toDo.delete('repair');
    heard = (await page.evaluate<string[]>('[...window.heard_]')).join('\n');
  }
  expect(heard, 'orders are opened').toMatch(/Orders of HMS \w+: .*(fire|reload).*repair/);
  expect(heard, 'ships move').toMatch(/HMS \w+: (straight ahead|.*turn to|taken aback)/);
  expect(heard, 'guns are fired').toMatch(/HMS \w+ fires her (port|starboard) guns .* counters?\./);
  expect(heard, 'damage is drawn').toMatch(/draws [A-E] \(artillery\)/);
  expect(heard, 'guns are reloaded').toMatch(/HMS \w+ has her (port|starboard) guns loaded/);
  await page.keyboard.press('t');
  const text = page.getByRole('group', { name: 'The table as text' });
  await tabTo(page, text);
  await expect
    .poll(() => text.innerText())
    .toMatch(/HMS \w+ \(British\), .*hull \d+\/\d+.*(loaded|empty)\/(loaded|empty), \w+ sails/);
});

/** Hundredths of a millimetre: near enough for guns to bear sooner or later. */
const NEAR = 20_000;

/** And far enough from the edge for the turns to come, which are sailed without looking where they lead. */
const SEA_ROOM = 30_000;

/** One of hers has guns to reload, guns to fire, damage to repair, hands for all of it, an enemy near by, and room to sail on. */
function isBusy({ ships, width, height }: SailsView): boolean {
  return ships.some(
    ship =>
      ship.own !== null &&
      ship.condition === 'afloat' &&
      Math.min(ship.x, ship.y, width - ship.x, height - ship.y) > SEA_ROOM &&
      ship.actions >= 3 &&
      ship.loaded.includes(true) &&
      ship.loaded.includes(false) &&
      (ship.hull[0] ?? 0) > 0 &&
      ship.mending === 0 &&
      !ship.mendedHull &&
      ships.some(
        other =>
          other.side !== ship.side &&
          other.condition === 'afloat' &&
          Math.hypot(other.x - ship.x, other.y - ship.y) < NEAR,
      ),
  );
}

const REPAIRED = /HMS \w+ (clears box \d+ of her hull|works at the \w+)/;

/** Every third order by walking to it. */
function howOf(answered: number): 'key' | 'arrows' {
  return answered % 3 === 0 ? 'arrows' : 'key';
}

/** The first that is to be had: work for the crew, targets, damage to clear; chain in all guns, and gentle cards. */
const WISHES = [
  /^Repair/m,
  /^Reload/m,
  /^Fire the (port|starboard)/m,
  /^No further/m,
  / guns at /m,
  /muskets at /m,
  /^Clear box/m,
  /^Chain/m,
  /^Straight/m,
  /turn to/im,
];

async function wish(page: Page): Promise<RegExp> {
  const all = (await inSight(page)).map(({ words }) => words).join('\n');
  return WISHES.find(wanted => wanted.test(all)) ?? /^./;
}

/** Notes every caption that is shown over a ship; they pass quickly. */
const CAPTIONS = `
  window.captions_ = new Set();
  new MutationObserver(() => {
    for (const caption of document.querySelectorAll('.board .fx-caption')) window.captions_.add(caption.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

test('Sitting Ducks alone to its end: the ships at anchor say what they do and by which rule', async () => {
  const page = await freshPage({ speed: 4 });
  await page.addInitScript(CAPTIONS);
  await beginSails(page, { scenario: 'Sitting Ducks', options: { 'Players place': false, Turns: 10 } });
  // The first turn is watched to its end; the others need not be.
  await playOn(page, inRound(page, 2));
  await things(page).first().waitFor();
  await page.getByLabel('Speed').selectOption({ label: 'No motion' });
  const clicks = await playOn(page, report(page));
  console.log(`Sitting Ducks: ${clicks} clicks to the report`);
  await report(page)
    .getByText(/^(You (won|lost))(, \d+ to \d+)?$/)
    .waitFor();
  const captions = await page.evaluate<string[]>('[...window.captions_]');
  expect(captions.join('\n')).toMatch(/By her rules \(P[\d.]+\): fire (port|starboard)/);
  await report(page).getByRole('button', { name: 'Look at the table' }).click();
  await openPaper(page, 'Log');
  const line = page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: /, by her standing orders: .*fire/ })
    .first();
  await line
    .getByRole('button', { name: /^§ P|P\d/ })
    .first()
    .click();
  await page.getByRole('tabpanel', { name: 'Rules' }).waitFor();
});
