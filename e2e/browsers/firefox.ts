/** Firefox as it is installed, over WebDriver BiDi. */

import { existsSync } from 'node:fs';
import { firefox } from 'playwright-core';
import type { Visitor } from './visitor.ts';
import { DESK, PATIENCE } from './visitor.ts';

function firefoxPath(): string {
  const path = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  if (!existsSync(path))
    throw new Error(`no Firefox at ${path}: npm run test:browsers installs it, or set FIREFOX_PATH`);
  return path;
}

/** Of an error on the console its driver tells nothing but that it is one. */
const SPELL_OUT = `for (const kind of ['error', 'warn']) {
  const say = console[kind];
  console[kind] = (...words) => say.apply(console, words.map(word => word instanceof Error ? word + ' ' + word.stack : word));
}`;

/** Said of modules that were still on their way when the page was loaded again. Where one is really missing, the test ends. */
const LEFT_BEHIND = /error loading dynamically imported module|A ServiceWorker intercepted the request/;

export async function byFirefox(): Promise<Visitor> {
  // By its name the driver takes Mozilla's own Firefox, not one that was altered for it.
  const channel = 'moz-firefox';
  const browser = await firefox.launch({ channel, executablePath: firefoxPath(), timeout: PATIENCE });
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', colorScheme: 'light' });
  context.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  const note = (fault: string): void => {
    if (!LEFT_BEHIND.test(fault)) faults.push(fault);
  };
  context.on('console', message => {
    if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', error => note(`uncaught: ${String(error.error())}`));
  await context.addInitScript(SPELL_OUT);
  const page = await context.newPage();
  return {
    browser: `Firefox ${browser.version()}`,
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    value: expression => page.evaluate(expression),
    async press(expression) {
      const element = (await page.evaluateHandle(expression)).asElement();
      if (element === null) throw new Error(`not there: ${expression}`);
      await element.click();
    },
    key: name => page.keyboard.press(name),
    async drag(from, to, held) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await held();
      await page.mouse.up();
    },
    // Nothing is put into the page for it: its policy refuses that.
    picture: () => page.screenshot({ caret: 'initial' }),
    faults: async () => faults,
    leave: () => browser.close(),
  };
}
