/**
 * 1805: Sea of Glory, two admirals at one screen: what one hides is neither in the page of the other nor in what the worker tells for
 * the other's eyes. Two games that differ only in where Villeneuve is bound and how the magazines are filled are equal for the British.
 */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginBattle, board, freshPage, photograph, prompt, useBrowser } from './harness.ts';
import { offered, things } from './orders.ts';
import { stillPage } from './sails.ts';
import { clickInList, isAnswered, moment, TRAFALGAR, wished } from './sea-of-glory-1805.ts';

useBrowser();

/** Villeneuve makes no fast passage with these: nothing has yet come of where he is bound. */
const DICE = 2;

/** Everything that workers say to the page. */
const LISTEN = `{
  const heard = (window.heard = []);
  const note = event => heard.push(event.data);
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...all) {
      super(...all);
      super.addEventListener('message', note);
    }
  };
  const start = MessagePort.prototype.start;
  MessagePort.prototype.start = function () {
    this.addEventListener('message', note);
    return start.call(this);
  };
}`;

/** Of all that, what is for these eyes: the page is told each viewer's part, and shows one. The clauses of the book are for all. */
const TOLD = `who => {
  const found = [];
  const seek = x => {
    if (x === null || typeof x !== 'object') return;
    if (x.who === who && x.turn?.position !== undefined) found.push(JSON.stringify(x.turn));
    else for (const each of Object.values(x)) seek(each);
  };
  for (const message of window.heard) seek(message);
  return found;
}`;

type Viewer = 0 | 1 | 'spectator';

function told(page: Page, who: Viewer): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(${TOLD})(${JSON.stringify(who)})`);
}

/** The whole page with its papers on what is known, once it stands still. */
async function papers(page: Page): Promise<string> {
  const seen = [await stillPage(page)];
  for (const paper of ['Log', 'Staff'] as const) {
    await page.getByRole('tab', { name: paper }).click();
    seen.push(await stillPage(page));
  }
  return seen.join('\n');
}

interface Game {
  /** By side. */
  readonly pages: readonly [string, string];
  readonly told: Readonly<Record<Viewer, readonly string[]>>;
}

/** To the first orders of the British; what the Allies choose is as wished. */
async function play(wishes: readonly RegExp[]): Promise<Game> {
  const page = await freshPage({ dice: DICE });
  await page.context().addInitScript(LISTEN);
  await page.goto('/');
  await beginBattle(page, { ...TRAFALGAR, seats: ['You', 'Someone beside you'] });
  const cover = page.getByRole('heading', { name: /^Hand the device over: / });
  let allied = '';
  for (let step = 0; step < 60; step++) {
    await things(page).or(cover).first().waitFor();
    if (await cover.isVisible()) {
      expect(await board(page).count(), 'nothing of the table is left in the page').toBe(0);
      if (step === 0) await photograph(page, 'glory-privacy');
      await page.getByRole('button', { name: /^Take the table: / }).click();
      continue;
    }
    const words = await prompt(page);
    const isBritish = /^the British/i.test(words);
    if (isBritish && /Your orders|Which block/.test(words)) {
      const [british, ...all] = [
        await papers(page),
        await told(page, 0),
        await told(page, 1),
        await told(page, 'spectator'),
      ];
      return { pages: [british, allied], told: { 0: all[0] ?? [], 1: all[1] ?? [], spectator: all[2] ?? [] } };
    }
    const asked = await moment(page);
    await clickInList(page, wished(await offered(page), ...wishes));
    await Promise.race([isAnswered(page, asked), cover.waitFor()]);
    // Once the magazines are filled, while the last chit is still to be placed.
    if (/May Sortie/.test(words) && allied === '' && !(await cover.isVisible())) allied = await stillPage(page);
  }
  throw new Error('the British were never asked');
}

/** Names that stand on stickers, and faces of chits. */
const ALLIED_SECRETS = /Villeneuve|Gravina|Allemand|(Toulon|Rochefort|Ferrol|Cadiz) Fleet|May Sortie/;
const BRITISH_SECRETS = /Calder|Collingwood|(Capes|Gibraltar) Fleet|Frigate \d/;

test('two admirals at one screen: nothing of one is in the page of the other, nor told for his eyes', async () => {
  const one = await play([/Bound for Cadiz/, /Cadiz: May Sortie/]);
  const other = await play([/Bound for Ferrol/, /Rochefort: May Sortie/]);
  for (const { pages, told: by } of [one, other]) {
    const [british, allied] = pages;
    expect(british).not.toMatch(ALLIED_SECRETS);
    expect(by[0].join('\n')).not.toMatch(ALLIED_SECRETS);
    expect(allied).not.toMatch(BRITISH_SECRETS);
    expect(by[1].join('\n')).not.toMatch(BRITISH_SECRETS);
    expect(by.spectator.join('\n')).not.toMatch(ALLIED_SECRETS);
    expect(by.spectator.join('\n')).not.toMatch(BRITISH_SECRETS);
    // The control: each has his own.
    expect(british).toMatch(BRITISH_SECRETS);
    expect(allied).toMatch(ALLIED_SECRETS);
    expect(by[0].join('\n')).toMatch(BRITISH_SECRETS);
    expect(by[1].join('\n')).toMatch(ALLIED_SECRETS);
  }
  expect(other.pages[0]).toBe(one.pages[0]);
  expect(other.told[0]).toEqual(one.told[0]);
  expect(other.told.spectator).toEqual(one.told.spectator);
  expect(other.told[1], 'the control: the games do differ').not.toEqual(one.told[1]);
});
