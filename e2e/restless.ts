/** Somebody who presses whatever is offered, in the page itself: for whole battles, and for what must be under way before it is looked at. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { prompt, report } from './harness.ts';
import { stillPage } from './sails.ts';

/**
 * Guns when there are any, peace and surrender only when there is nothing else. A press that changes nothing is pressed again after
 * a while: the network may have been away.
 */
const PLAYER = `(() => {
  const LAST = /anchor|strike|surrender|peace|abandon|undo|reef|throw|cut the|leave the|withdraw/i;
  const FIRE = /fire|broadside|board|grapple/i;
  const PATIENCE_MS = 1500;
  let asked = '';
  let at = 0;
  let state = 7;
  const any = list => list[(state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % list.length];
  const things = () => [...document.querySelectorAll('.play-offers [data-offer]')];
  const sensibly = () => [...document.querySelectorAll('button')].find(one => one.textContent === 'Set up sensibly');
  const player = (globalThis.player = {
    pressed: 0,
    playing: false,
    isAsked: () => sensibly() !== undefined || things().length > 0,
    press() {
      if (!player.isAsked()) return;
      const all = things();
      const words = one => one.title || one.textContent;
      const now = (document.querySelector('.play-prompt-words')?.textContent ?? '') + all.map(words).join('|');
      if (now === asked && performance.now() - at < PATIENCE_MS) return;
      asked = now;
      at = performance.now();
      player.pressed++;
      if (sensibly() !== undefined) return sensibly().click();
      const good = all.filter(one => !LAST.test(words(one)));
      const guns = good.filter(one => FIRE.test(words(one)));
      any(guns.length > 0 ? guns : good.length > 0 ? good : all).click();
    },
  });
  setInterval(() => {
    if (player.playing) player.press();
  }, 20);
})()`;

/** From now on the page has a player in it, who does nothing yet. */
export async function putPlayers(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.evaluate(PLAYER);
}

/** Whether they play by themselves. */
export async function playing(pages: readonly Page[], is: 'on' | 'off'): Promise<void> {
  for (const page of pages) await page.evaluate(`player.playing = ${is === 'on'}`);
}

export const pressed = (page: Page): Promise<number> => page.evaluate<number>('player.pressed');

const isAsked = (page: Page): Promise<boolean> => page.evaluate<boolean>('player.isAsked()');
const press = (page: Page): Promise<void> => page.evaluate('player.press()');

type Two = readonly [sealer: Page, other: Page];

/**
 * Plays on until both are asked at the same time, so that whatever they answer is sealed until both have: then one gives all of hers,
 * and neither on the screen of the other nor on the spectator's does a byte change. Returns what the spectator saw; null where the battle
 * was over before.
 */
export async function sealsUnseen(players: Two, watcher: Page, within: number): Promise<string | null> {
  const [sealer, other] = players;
  const before = await whenBothAreAsked(players, watcher, within);
  if (before === null) return null;
  await pressUntilWaiting(sealer, within);
  expect(await screens(other, watcher)).toEqual(before);
  expect(await isAsked(other)).toBe(true);
  return before[1];
}

type Screens = readonly [other: string, watcher: string];

const screens = (other: Page, watcher: Page): Promise<Screens> => Promise.all([stillPage(other), stillPage(watcher)]);

/** What the other and the spectator see then. */
async function whenBothAreAsked(players: Two, watcher: Page, within: number): Promise<Screens | null> {
  const areBoth = async (): Promise<boolean> => (await Promise.all(players.map(isAsked))).every(Boolean);
  let seen: Screens | null = null;
  const playOn = async (): Promise<boolean> => {
    if (await areBoth()) {
      // What one has just answered may still lie before her.
      seen = await screens(players[1], watcher);
      if (await areBoth()) return true;
      seen = null;
    }
    await Promise.all(players.map(press));
    return report(watcher).isVisible();
  };
  await expect.poll(playOn, { timeout: within }).toBe(true);
  return seen;
}

/** She is not asked any more, and is told whom the game waits for. */
async function pressUntilWaiting(page: Page, within: number): Promise<void> {
  const isWaiting = async (): Promise<boolean> => {
    await press(page);
    return !(await isAsked(page)) && (await prompt(page)).includes('considering');
  };
  await expect.poll(isWaiting, { timeout: within }).toBe(true);
}
