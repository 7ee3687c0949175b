/** Pictures of one screen at every size, by day and by night: for eyes, nothing is asserted of them. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Room } from './rooms.ts';
import { wantedRooms } from './rooms.ts';

const PICTURES = join(import.meta.dirname, '..', 'screenshots', 'gallery');

/** The chart glides to its new place, and sheets slide in. */
const GLIDE_MS = 450;

interface Pose {
  /** What is done at each size before the picture: a ship is taken in hand, something is scrolled to. */
  readonly take?: (page: Page) => Promise<unknown>;
  /** And what is undone after it. */
  readonly leave?: (page: Page) => Promise<unknown>;
  /** What passes quickly is taken anew for each picture. */
  readonly fleeting?: boolean;
  /** The whole page, where it is longer than the screen. */
  readonly whole?: boolean;
}

/** Pictures into `e2e/screenshots/gallery/<book>`. */
export async function hang(page: Page, book: string, screen: string, pose: Pose = {}): Promise<void> {
  const folder = join(PICTURES, book);
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  for (const [name, room] of wantedRooms()) {
    await enter(page, room);
    if (pose.fleeting !== true) await settled(page, pose);
    for (const [light, colorScheme] of [
      ['day', 'light'],
      ['night', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      if (pose.fleeting === true) await pose.take?.(page);
      await page.screenshot({
        path: join(folder, `${screen}-${name}-${light}.png`),
        fullPage: pose.whole === true,
      });
      if (pose.fleeting === true) await pose.leave?.(page);
    }
    if (pose.fleeting !== true) await pose.leave?.(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before === null) return;
  await page.setViewportSize(before);
  await page.waitForTimeout(GLIDE_MS);
}

async function enter(page: Page, { touch, ...size }: Room): Promise<void> {
  if (touch) {
    const driver = await page.context().newCDPSession(page);
    await driver.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  }
  await page.setViewportSize(size);
  await page.waitForTimeout(GLIDE_MS);
}

async function settled(page: Page, { take }: Pose): Promise<void> {
  if (take === undefined) return;
  await take(page);
  await page.waitForTimeout(GLIDE_MS);
}
