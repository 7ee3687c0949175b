/** Sound: not there until somebody wants it, then guns that can be heard, and silence again. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, board, freshPage, offers, openLog, serious, useBrowser } from './harness.ts';
import { recorded } from './sails.ts';

useBrowser();

/** Of a log: about a turn. */
const LAST_ENTRIES = 40;
/** Louder than the wind ever is, and nothing at all. */
const A_GUN = 0.05;
const SILENCE = 0.0005;

/** Counts what is opened and started, and listens to what reaches the loudspeaker. */
const LISTEN = `
  window.heard = { contexts: [], tones: 0, noises: 0, loudest: 0 };
  const Own = window.AudioContext;
  window.AudioContext = class extends Own {
    constructor(...how) {
      super(...how);
      heard.contexts.push(this);
    }
  };
  for (const [kind, { prototype }] of [['tones', OscillatorNode], ['noises', AudioBufferSourceNode]]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      heard[kind]++;
      return start.apply(this, when);
    };
  }
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (to, ...how) {
    if (to instanceof AudioDestinationNode) {
      const ear = this.context.createAnalyser();
      const samples = new Float32Array(ear.fftSize);
      connect.call(this, ear);
      setInterval(() => {
        ear.getFloatTimeDomainData(samples);
        if (this.context.state === 'running') heard.loudest = Math.max(heard.loudest, ...samples.map(Math.abs));
      }, 20);
    }
    return connect.call(this, to, ...how);
  };
`;

interface Heard {
  /** What each AudioContext is doing. */
  readonly contexts: readonly string[];
  readonly tones: number;
  readonly noises: number;
  readonly loudest: number;
}

function heard(page: Page): Promise<Heard> {
  return page.evaluate<Heard>('({ ...heard, contexts: heard.contexts.map(({ state }) => state) })');
}

async function listening(speed: 0 | 4): Promise<{ readonly page: Page; readonly fetched: string[] }> {
  const page = await freshPage({ speed });
  await page.addInitScript(LISTEN);
  const fetched: string[] = [];
  page.on('request', request => fetched.push(request.url()));
  await page.goto('/');
  return { page, fetched };
}

const ofSound = (url: string): boolean => /\/player-[^/]+\.js$/.test(url);

test('off until it is switched on: nothing is fetched, opened or played', async () => {
  const { page, fetched } = await listening(0);
  await page.getByRole('button', { name: 'Play now' }).click();
  await asked(page);
  await offers(page).first().click();
  await asked(page);
  expect(await heard(page)).toEqual({ contexts: [], tones: 0, noises: 0, loudest: 0 });
  expect(fetched.filter(ofSound)).toEqual([]);
});

test('switched on by keyboard, a broadside is heard; a key and a hidden page silence it; it is remembered', async () => {
  const log = recorded('standard', ({ ships }) => ships.some(({ hull }) => hull.some(box => box > 0)));
  const { page, fetched } = await listening(4);
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  const knob = page.getByRole('switch', { name: 'Sound' });
  expect(await knob.isChecked()).toBe(false);
  await knob.press('Space');
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['running']);
  expect(fetched.filter(ofSound)).toHaveLength(1);
  // A stroke of the bell tells how loud it is.
  await expect.poll(async () => (await heard(page)).loudest).toBeGreaterThan(SILENCE);
  await page.getByRole('slider', { name: 'Volume' }).press('End');
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // It ends soon after the first hit of the battle.
  await openLog(page, log);
  const slider = page.getByRole('slider', { name: 'Entry of the log' });
  await slider.fill(String(Math.max(0, Number(await slider.getAttribute('max')) - LAST_ENTRIES)));
  const before = await heard(page);
  await page.evaluate('heard.loudest = 0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await board(page).locator('.fx-flash').first().waitFor({ state: 'attached' });
  await expect.poll(async () => (await heard(page)).loudest).toBeGreaterThan(A_GUN);
  const after = await heard(page);
  // The bell has hardly any noise in it.
  expect(after.noises).toBeGreaterThan(before.noises + 5);
  expect(after.loudest, 'not cut off').toBeLessThan(1);
  expect(after.contexts).toEqual(['running']);

  const look = (hidden: boolean): Promise<unknown> =>
    page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, value: ${hidden} });
      document.dispatchEvent(new Event('visibilitychange'));`);
  await look(true);
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['suspended']);
  await look(false);
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['running']);
  await page.keyboard.press('s');
  await page.getByText('Sound off', { exact: true }).waitFor({ state: 'attached' });
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['suspended']);
  await page.keyboard.press('s');
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['running']);

  await page.goto('/');
  await page.reload();
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.waitFor();
  expect((await heard(page)).contexts, 'not before somebody touches the page').toEqual([]);
  await settings.click();
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['running']);
  expect(await knob.isChecked()).toBe(true);
  expect(await page.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('100');
});
