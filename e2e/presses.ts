/** How often a person presses something: plays the books by script, and counts what reaches the page, not what the script meant. */

import type { Locator, Page } from 'playwright-core';
import type { Battle, Profile } from './harness.ts';
import { beginBattle, freshPage, report } from './harness.ts';
import { ship, steered, tag } from './helm.ts';
import { hasChanged, QUESTION, things } from './orders.ts';

export type Helm = NonNullable<Profile['helm']>;

export interface Counted {
  /** From the lobby to the first order, whatever is laid out or chosen before it. */
  readonly setUp: number;
  /** Of whole moves or orders of a ship: the most, and in the middle. */
  readonly moves: readonly number[];
  /** Of whole rounds. */
  readonly rounds: readonly number[];
  readonly all: number;
  readonly ended: boolean;
}

/** Presses of keys and buttons, and fingers put down: each once, from first to last. */
const COUNTER = `{
  globalThis.presses = 0;
  const count = event => { if (event.isTrusted && !event.repeat) globalThis.presses++; };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, count, true);
}`;

const ROUND = `(document.querySelector('.play-round-now')?.textContent ?? '')`;
const NOW = `(${QUESTION} + ' @ ' + ${ROUND} + (document.querySelector('dialog') === null ? '' : 'over'))`;
/** The ship that is asked about, and when; or the question where it is about none. */
const ABOUT = `(${ROUND} + ' ' + (document.querySelector('.ship:has(.ship-selected)')?.dataset.ship ??
  document.querySelector('.play-prompt-words')?.textContent ?? ''))`;

/** What no captain orders unless there is nothing else. */
const LAST = /anchor|strike|surrender|peace|abandon|tack |hold fire|undo|reef|throw|cut the/i;
/** What ends a move, or a sheet of orders. */
const DONE = /end her move|done|no more|no further|that is all|seal|no card|leave/i;
/** A stroke of a move, where she is moved by small orders. */
const STROKE = /\brun \d|one hex ahead/i;
const FIRE = /\bfire |both sections|broadside|all guns/i;

export async function tablePage(helm: Helm, battle: Battle): Promise<Page> {
  const page = await freshPage({ helm, dice: 7 });
  await page.addInitScript(COUNTER);
  await page.goto('/');
  await page.getByRole('radio', { name: battle.book ?? '' }).waitFor();
  await beginBattle(page, battle);
  return page;
}

export function presses(page: Page): Promise<number> {
  return page.evaluate<number>('globalThis.presses');
}

/** Plays so many rounds, or to the end, with no more than so many presses. */
export async function play(page: Page, helm: Helm, { most, rounds: wanted }: Limits): Promise<Counted> {
  const moves: number[] = [];
  const rounds: number[] = [];
  let setUp: number | null = null;
  let move = { about: '', from: 0 };
  let round = { name: '', from: 0 };
  /** Where guns have been ordered: a sober captain orders those of one side. */
  const fired = new Set<string>();
  for (;;) {
    await things(page).or(sensibly(page)).or(handForm(page)).or(report(page)).first().waitFor();
    const count = await presses(page);
    const over = await report(page).isVisible();
    if (!(await sensibly(page).isVisible())) setUp ??= count;
    const about = over ? '' : await page.evaluate<string>(ABOUT);
    if (setUp !== null && about !== move.about) {
      if (move.about !== '') moves.push(count - move.from);
      move = { about, from: count };
    }
    const name = over ? 'over' : await page.evaluate<string>(ROUND);
    if (setUp !== null && name !== round.name) {
      if (round.name !== '') rounds.push(count - round.from);
      round = { name, from: count };
    }
    if (over || count >= most || rounds.length >= wanted)
      return { setUp: setUp ?? count, moves, rounds, all: count, ended: over };
    await press(page, helm, fired);
  }
}

export interface Limits {
  readonly most: number;
  readonly rounds: number;
}

const sensibly = (page: Page): Locator => page.getByRole('button', { name: 'Set up sensibly' });
const handForm = (page: Page): Locator => page.getByRole('form', { name: 'Her move' });

/** One press: a ship is dragged, or something is clicked. */
async function press(page: Page, helm: Helm, fired: Set<string>): Promise<void> {
  const before = await page.evaluate<string>(NOW);
  if (await sensibly(page).isVisible()) {
    await sensibly(page).click();
    await sensibly(page).waitFor({ state: 'hidden' });
    return;
  }
  if (!(helm === 'hand' && (await handForm(page).isVisible()) && (await sail(page))))
    await (await wise(page, helm, fired)).click();
  // The same may be asked again: then it is answered again.
  await hasChanged(page, NOW, before, 4_000).catch(() => {});
}

/** Where she is dragged to, in her lengths ahead and abeam: the first that nobody has to warn of. */
const WAYS = [
  [9, 0],
  [6, 5],
  [6, -5],
  [3, 0],
  [2, 3],
  [2, -3],
] as const;

/** False where she cannot be moved without harm. */
async function sail(page: Page): Promise<boolean> {
  const id = await steered(page);
  for (const [ahead, abeam] of WAYS) {
    const { at, to } = await ship(page, id, ahead, abeam);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    const isHeld = await tag(page)
      .waitFor({ timeout: 2_000 })
      .then(() => true)
      .catch(() => false);
    const isFine = isHeld && !(await page.locator('.play-hand-way.is-danger').isVisible());
    if (!isFine) await page.keyboard.press('Escape');
    await page.mouse.up();
    if (isFine) return true;
    // What was only looked for is no press of a person's: she sees the red and goes on holding.
    await page.evaluate('globalThis.presses -= 2');
  }
  return false;
}

/** What a sober captain clicks. */
async function wise(page: Page, helm: Helm, fired: Set<string>): Promise<Locator> {
  const all = things(page);
  const words = await page.evaluate<string[]>(
    `[...document.querySelectorAll('.play-offers [data-offer]')].filter(one => one.checkVisibility()).map(one => (one.title || one.textContent).trim())`,
  );
  const about = await page.evaluate<string>(
    `${ABOUT} + document.querySelector('.play-prompt-words')?.textContent.slice(0, 20)`,
  );
  const fire = fired.has(about) ? -1 : words.findIndex(said => FIRE.test(said) && !LAST.test(said));
  if (fire >= 0) fired.add(about);
  const stroke = helm === 'strokes' ? words.findIndex(said => STROKE.test(said)) : -1;
  const done = words.findIndex(said => DONE.test(said));
  const first = words.findIndex(said => !LAST.test(said));
  const wanted = [fire, stroke, done, first].find(at => at >= 0);
  return all.nth(wanted ?? 0);
}
