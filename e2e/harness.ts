/** One browser for a file, a fresh profile for each test, and an eye on everything that must never happen. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const TABLET = { width: 1024, height: 768 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** Everything waits for what it needs and no longer; a loaded machine may need long. */
const PATIENCE = 30_000;
const MOST_ANSWERS = 400;
/** For an offer that may be gone before it is pressed, because it was an agent's turn to answer: `playUntil` comes again. */
export const AT_ONCE = { timeout: 500 } as const;
const GLIDE_MS = 350;
const WITH_PICTURES = process.env['E2E_PICTURES'] === '1';
/** What the driver of the browser says of its own accord. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
const PICTURES = join(import.meta.dirname, 'screenshots');

/** A headless browser that does nothing by itself; frames come as they would on a screen. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  const path = (named === undefined ? usual : [named]).find(file => existsSync(file));
  if (path === undefined) throw new Error(`no Chromium at ${named ?? usual.join(' or ')}: set CHROMIUM_PATH`);
  return path;
}

let browser: Browser;
let contexts: BrowserContext[] = [];
/** What went wrong in any page since the test began. */
let faults: string[] = [];

/** Call at the top of a test file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    const seen = faults;
    if (task.result?.state === 'fail') await showFailure(task.name);
    await Promise.all(contexts.map(context => context.close()));
    contexts = [];
    faults = [];
    expect(seen, 'errors, warnings and requests to other hosts').toEqual([]);
  });
}

/** The browser complains of every answer that refuses: those that a test has asked for are no fault. There must have been one. */
export function expectRefusal(status: number, path: string): void {
  const isIt = (fault: string): boolean => fault.includes(`status of ${status}`) && fault.endsWith(`${path})`);
  expect(faults.filter(isIt), `refusals of ${path}`).not.toEqual([]);
  faults = faults.filter(fault => !isIt(fault));
}

/** The browser complains of every try to reach a server that a test has killed, too. */
export function expectLostServer(): void {
  const isIt = (fault: string): boolean => /ERR_CONNECTION_(REFUSED|RESET)/.test(fault);
  expect(faults.filter(isIt), 'tries to reach a server that is gone').not.toEqual([]);
  faults = faults.filter(fault => !isIt(fault));
}

export interface Profile extends BrowserContextOptions {
  /** How fast ships are seen to move; 0, the usual here, shows none of it. */
  readonly speed?: 0 | 0.5 | 1 | 2 | 4;
  /** When the screen is covered between two people at it; without it, as it is for everybody at first. */
  readonly privacy?: 'sealed-only' | 'always' | 'never';
  /** Whether a briefing comes before the first order. Off unless a test is about it. */
  readonly briefing?: boolean;
  readonly address?: string;
  /** Makes all that is drawn at random the same each time: keys of dice, and agents by them. */
  readonly dice?: number;
  /** Every small order is shown for itself, as most tests give them; `hand` has it as newcomers meet it. */
  readonly helm?: 'strokes' | 'hand';
}

/** A browser that has never been here before, with one empty page. */
export async function freshPage(profile: Profile = {}): Promise<Page> {
  const {
    speed = 0,
    privacy,
    briefing = false,
    address = inject('address'),
    dice,
    helm = 'strokes',
    ...options
  } = profile;
  const context = await browser.newContext({
    baseURL: address,
    viewport: DESKTOP,
    locale: 'en-GB',
    colorScheme: 'light',
    // Who sees no motion needs no frames of it: the chart does not glide either.
    reducedMotion: speed === 0 ? 'reduce' : 'no-preference',
    // It stores the whole page again for every new browser, which takes longer than most tests; `kept.test.ts` has it.
    serviceWorkers: 'block',
    ...options,
  });
  contexts.push(context);
  context.setDefaultTimeout(PATIENCE);
  const settings = JSON.stringify({
    state: { speed, privacyScreen: privacy, briefing, strokes: helm === 'strokes' },
    version: 1,
  });
  await context.addInitScript(
    `if (location.protocol.startsWith('http') && localStorage.getItem('weathergauge.settings') === null)
       localStorage.setItem('weathergauge.settings', ${JSON.stringify(settings)});`,
  );
  watch(context, new URL(address).host);
  if (dice !== undefined) await seedDice(context, dice);
  return context.newPage();
}

/** Games are hosted in a worker, which no script for pages reaches: its file is served with a generator of ours before it. */
async function seedDice(context: BrowserContext, seed: number): Promise<void> {
  const generator = `{
    let state = ${seed};
    crypto.getRandomValues = bytes => {
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[i] = state >>> 24;
      }
      return bytes;
    };
  }`;
  await context.route(/\/worker-[^/]*\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${generator}\n${await response.text()}` });
  });
}

/** Pictures of every page that was open when a test failed. */
async function showFailure(test: string): Promise<void> {
  const name = `failed-${test.replaceAll(/\W+/g, '-')}`;
  const pages = contexts.flatMap(context => context.pages());
  for (const [i, page] of pages.entries()) await shoot(page, `${name}-${i}`).catch(() => {});
}

function watch(context: BrowserContext, host: string): void {
  context.on('console', message => {
    const kind = message.type();
    if (message.text() === WORKER_BLOCKED) return;
    if (kind === 'error' || kind === 'warning') faults.push(`${kind}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', error => faults.push(`uncaught: ${String(error.error())}`));
  context.on('request', request => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) faults.push(`request to another host: ${url.href}`);
  });
  context.on('response', response => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('/') || response.fromServiceWorker()) return;
    const policy = response.headers()['content-security-policy'] ?? '';
    if (!policy.includes("default-src 'self'") || policy.includes('unsafe'))
      faults.push(`the page came without a strict policy: ${policy}`);
  });
}

/**
 * Day and night, on a desk and on a phone, with `E2E_PICTURES=1`: they are for eyes, nothing is asserted of them. What is
 * looked at must be on the screen already, or is scrolled to (`at`).
 */
export async function photograph(page: Page, name: string, at?: Locator): Promise<void> {
  if (!WITH_PICTURES) return;
  const before = page.viewportSize() ?? DESKTOP;
  for (const [device, size] of [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    await page.setViewportSize(size);
    // The chart glides to its new place.
    await page.waitForTimeout(GLIDE_MS);
    await at?.evaluate(element => element.scrollIntoView({ block: 'start' }));
    for (const [light, colorScheme] of [
      ['day', 'light'],
      ['night', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${name}-${device}-${light}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
}

export async function picture(page: Page, name: string): Promise<void> {
  if (WITH_PICTURES) await shoot(page, name);
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const seriousBy = (
  options: string,
): string => `axe.run(document, { resultTypes: ['violations'], ${options} }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html + '\\n' + (failureSummary ?? ''))))`;

/**
 * What keeps people out, by axe; empty is good. Axe is put into a page once and counts only what is wrong: its own driver
 * puts it into two pages each time and collects everything that is right, which takes three times as long.
 */
export async function serious(page: Page): Promise<string[]> {
  await putAxe(page);
  return page.evaluate<string[]>(seriousBy(''));
}

async function putAxe(page: Page): Promise<void> {
  if (await page.evaluate<boolean>(`!('axe' in window)`)) await page.evaluate(AXE);
}

/** The same of colours alone: nothing else is another by night, once all has been looked at by day. */
export async function seriousColours(page: Page): Promise<string[]> {
  await putAxe(page);
  return page.evaluate<string[]>(seriousBy(`runOnly: ['color-contrast', 'link-in-text-block']`));
}

/** The same of a page at a desk and on a phone, each by day and by night, with what is wider than the screen. */
export async function seriousAnywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize() ?? DESKTOP;
  const isNight = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(NEXT_FRAME);
      const here = colorScheme === 'light' ? await serious(page) : await seriousColours(page);
      found.push(...here.map(each => `${viewport.width} wide, ${colorScheme}: ${each}`));
    }
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (width > viewport.width) found.push(`${width} wide on a screen of ${viewport.width}`);
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: isNight ? 'dark' : 'light' });
  return found;
}

/** Something is drawn once the page has heard of its new size and light. */
const NEXT_FRAME = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))';

// --- The lobby ---

export interface Battle {
  readonly book?: string;
  readonly scenario: string;
  /** What is chosen for each seat, by the words of the choice. */
  readonly seats?: readonly string[];
  /** The level of the rules, in a book that has such. */
  readonly level?: string;
  /** What is changed in the options. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

const FIRST_BOOK = 'The Age of Sail';
const NOT_THEIR_NUMBER = /^(?!Players$)/;

/** Scenarios may have the book's name in theirs. */
export function bookRadio(page: Page, title: string): Locator {
  return page.locator('.lobby-books').getByRole('radio', { name: title });
}

/** From the lobby to the table, with the mouse. */
export async function beginBattle(page: Page, battle: Battle): Promise<void> {
  // The lobby remembers what was chosen last.
  await bookRadio(page, battle.book ?? FIRST_BOOK).check();
  await page.getByRole('radio', { name: battle.scenario }).check();
  const form = page.getByRole('form', { name: battle.scenario });
  const commanders = form.getByRole('group', { name: 'Commanders' });
  for (const [i, sitter] of (battle.seats ?? []).entries())
    await commanders.getByRole('combobox', { name: NOT_THEIR_NUMBER }).nth(i).selectOption({ label: sitter });
  if (battle.level !== undefined) await form.getByRole('radio', { name: battle.level }).check();
  const options = Object.entries(battle.options ?? {});
  if (options.length > 0) await form.getByText(/^Options/).click();
  for (const [title, value] of options) {
    if (typeof value === 'number') await form.getByRole('spinbutton', { name: title, exact: true }).fill(String(value));
    else if (typeof value === 'boolean') await form.getByRole('switch', { name: title, exact: true }).setChecked(value);
    else await form.getByRole('combobox', { name: title, exact: true }).selectOption({ label: value });
  }
  await form.getByRole('button', { name: 'Begin the battle' }).click();
}

/** Opens the log of a game that was played elsewhere. */
export async function openLog(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a log file' }).click();
  await (await chooser).setFiles(file);
  await page.getByRole('slider', { name: 'Entry of the log' }).waitFor();
}

// --- The table ---

/** The orders that can be given now, as buttons; “Look” beside each of them, for fingers, is not among them. */
export function offers(page: Page): Locator {
  return page.getByRole('list', { name: 'Orders' }).getByRole('button', { name: /^(?!Look at it first)/ });
}

export function board(page: Page): Locator {
  return page.getByRole('group', { name: /^The table/ });
}

/** Whether it lies wholly over the board, and so over nothing that is asked or ordered. */
export async function isOverBoard(page: Page, one: Locator): Promise<boolean> {
  const [box, sea] = [await one.boundingBox(), await page.locator('.play-board').boundingBox()];
  if (box === null || sea === null) return false;
  const isIn = (from: number, size: number, start: number, room: number): boolean =>
    from >= start - 1 && from + size <= start + room + 1;
  return isIn(box.x, box.width, sea.x, sea.width) && isIn(box.y, box.height, sea.y, sea.height);
}

export function report(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Report of the battle' });
}

/** Until a person is asked; the words of what can be done. */
export async function asked(page: Page): Promise<readonly string[]> {
  await offers(page).first().waitFor();
  return offers(page).allInnerTexts();
}

/** Which round it is, as the strip beside the menu says. */
export function inRound(page: Page, round: number): Locator {
  return page.getByRole('region', { name: 'How it stands' }).getByText(new RegExp(`^(Round|Turn) ${round}( |$)`));
}

/**
 * Answers until the round or the report is reached. What was offered a moment ago may be gone when `answer` comes to it,
 * so it may do nothing; the table takes one answer to a question at most.
 */
export async function playUntil(
  page: Page,
  end: Locator,
  answer: (answered: number) => Promise<unknown>,
): Promise<number> {
  for (let answered = 0; answered < MOST_ANSWERS; answered++) {
    await offers(page).or(end).or(report(page)).first().waitFor();
    if ((await end.isVisible()) || (await report(page).isVisible())) return answered;
    await answer(answered);
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`);
}

/** What is asked, in words. */
export function prompt(page: Page): Promise<string> {
  return page.getByRole('region', { name: 'What is to be decided' }).innerText();
}

export async function openPaper(page: Page, name: 'Orders' | 'Ships' | 'Blocks' | 'Log' | 'Rules'): Promise<void> {
  await page.getByRole('tab', { name }).click();
}
