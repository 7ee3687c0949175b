/** A ship in the player's hand, as the browser tests find and move her. */

import type { Page } from 'playwright-core';
import { board } from './harness.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const MOST_LOOKS = 200;

/** Two frames are drawn, and the rules have said where the ship in hand would come to. */
const DRAWN = `new Promise(done => {
  const look = () => document.querySelector('.play-hand[aria-busy="true"]') === null
    ? requestAnimationFrame(() => requestAnimationFrame(done))
    : requestAnimationFrame(look);
  look();
})`;

export async function drawn(page: Page): Promise<void> {
  await page.evaluate(DRAWN);
}

/** What is read twice alike: the camera goes on to its place for some frames. */
async function atRest<T>(page: Page, read: () => Promise<T>): Promise<T> {
  let before = '';
  for (let looked = 0; looked < MOST_LOOKS; looked++) {
    await drawn(page);
    const now = await read();
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
  }
  throw new Error(`it never comes to rest: ${before}`);
}

/** Where a ship lies on the screen, and a place so many of her lengths ahead of her and abeam to starboard; once the camera rests. */
export function ship(page: Page, id: number, ahead: number, abeam: number): Promise<{ at: Spot; to: Spot }> {
  return atRest(page, () => lying(page, id, ahead, abeam));
}

function lying(page: Page, id: number, ahead: number, abeam: number): Promise<{ at: Spot; to: Spot }> {
  return page.evaluate(`(() => {
    const glyph = document.querySelector('.ship[data-ship="${id}"]');
    const body = glyph.querySelector('[data-part="body"]');
    const box = glyph.querySelector('.hull-deck, .hull-side').getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const m = body.getScreenCTM();
    const l = Number(glyph.dataset.length);
    const place = (x, y) => ({ x: m.a * x + m.c * y + m.e, y: m.b * x + m.d * y + m.f });
    return { at, to: place(${abeam} * l, -(${ahead}) * l) };
  })()`);
}

/** The ship that is asked for: her record is open. */
export function steered(page: Page): Promise<number> {
  return page.evaluate(`Number(document.querySelector('.ship:has(.ship-selected)').dataset.ship)`);
}

/** A place of the screen in units of the chart, which stays the same however the camera moves. */
export function onChart(page: Page, { x, y }: Spot): Promise<Spot> {
  return page.evaluate(`(() => {
    const { x, y } = new DOMPoint(${x}, ${y}).matrixTransform(document.querySelector('.board-live').getScreenCTM().inverse());
    return { x, y };
  })()`);
}

/** How far she lies from a place, both in units of the chart. */
export async function offFrom(page: Page, id: number, place: Spot): Promise<number> {
  const { at } = await lying(page, id, 0, 0);
  const lies = await onChart(page, at);
  return Math.hypot(lies.x - place.x, lies.y - place.y);
}

/** The middle of the ghost in hand, once it has come to where she is held. */
export function ghost(page: Page): Promise<Spot> {
  return atRest(page, async () => {
    const box = await board(page).locator('.hand .ghost').boundingBox();
    if (box === null) throw new Error('there is no ghost');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

export function tag(page: Page) {
  return board(page).locator('.hand .tag');
}

/** By mouse, from one place to another, held down. */
export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

/** Lifts a finger; or takes the touch back, as a browser does that has another use for it. */
export type Lift = (how?: 'touchEnd' | 'touchCancel') => Promise<void>;

interface Pointer {
  readonly down: (at: Spot) => Promise<void>;
  readonly to: (at: Spot) => Promise<void>;
  readonly up: Lift;
}

export function mouse({ mouse: held }: Page): Pointer {
  const to = ({ x, y }: Spot): Promise<void> => held.move(x, y);
  return { down: at => to(at).then(() => held.down()), to, up: () => held.up() };
}

export async function finger(page: Page): Promise<Pointer> {
  const touch = await page.context().newCDPSession(page);
  const point = async (type: string, spot?: Spot): Promise<void> => {
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: spot === undefined ? [] : [spot] } as never);
  };
  return {
    down: at => point('touchStart', at),
    to: at => point('touchMove', at),
    up: (how = 'touchEnd') => point(how),
  };
}

/** A finger on the screen: it touches, moves in a few steps, and is lifted by what this gives. */
export async function dragByFinger(page: Page, from: Spot, to: Spot): Promise<Lift> {
  const hand = await finger(page);
  await hand.down(from);
  for (let i = 1; i <= 6; i++)
    await hand.to({ x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 });
  return hand.up;
}
