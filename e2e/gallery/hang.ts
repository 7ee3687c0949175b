/** Pictures of one screen at every size, by day and by night: for eyes, nothing is asserted of them. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';

const PICTURES = join(import.meta.dirname, '..', 'screenshots', 'gallery');

interface Room {
  readonly width: number;
  readonly height: number;
  /** Fingers, not a mouse. */
  readonly touch: boolean;
}

const ROOMS: Readonly<Record<string, Room>> = {
  '360x640': { width: 360, height: 640, touch: true },
  '390x844': { width: 390, height: 844, touch: true },
  '820x1180': { width: 820, height: 1180, touch: true },
  '844x390': { width: 844, height: 390, touch: true },
  '1280x720': { width: 1280, height: 720, touch: false },
  '1440x900': { width: 1440, height: 900, touch: false },
  '1280x800-at-200': { width: 640, height: 400, touch: false },
};

/** The chart glides to its new place, and sheets slide in. */
const GLIDE_MS = 450;

interface Pose {
  /** What is done at each size before the picture: a ship is taken in hand, something is scrolled to. */
  readonly take?: (page: Page) => Promise<unknown>;
  /** And what is undone after it. */
  readonly leave?: (page: Page) => Promise<unknown>;
  /** What passes quickly is taken anew for each picture. */
  readonly fleeting?: boolean;
}

/** Pictures into `e2e/screenshots/gallery/<book>`. `GALLERY_ROOMS=360x640,1440x900` takes some sizes only. */
export async function hang(page: Page, book: string, screen: string, pose: Pose = {}): Promise<void> {
  const folder = join(PICTURES, book);
  mkdirSync(folder, { recursive: true });
  const wanted = process.env['GALLERY_ROOMS']?.split(',') ?? Object.keys(ROOMS);
  const before = page.viewportSize();
  const driver = await page.context().newCDPSession(page);
  for (const [name, room] of Object.entries(ROOMS).filter(([key]) => wanted.includes(key))) {
    await enter(page, driver, room);
    if (pose.fleeting !== true) await settled(page, pose);
    for (const [light, colorScheme] of [
      ['day', 'light'],
      ['night', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      if (pose.fleeting === true) await pose.take?.(page);
      await page.screenshot({ path: join(folder, `${screen}-${name}-${light}.png`) });
      if (pose.fleeting === true) await pose.leave?.(page);
    }
    if (pose.fleeting !== true) await pose.leave?.(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await driver.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  if (before !== null) await page.setViewportSize(before);
}

async function enter(page: Page, driver: CDPSession, { touch, ...size }: Room): Promise<void> {
  await driver.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.setViewportSize(size);
  await page.waitForTimeout(GLIDE_MS);
}

async function settled(page: Page, { take }: Pose): Promise<void> {
  if (take === undefined) return;
  await take(page);
  await page.waitForTimeout(GLIDE_MS);
}
