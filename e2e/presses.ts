/** How often a person presses something: plays the books by script, and counts what reaches the page, not what the script meant. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Battle, Profile } from './harness.ts';
import { beginBattle, board, DESKTOP, freshPage, PHONE, report } from './harness.ts';
import type { Spot } from './helm.ts';
import { drag, dragByFinger, drawn, ship, steered, tag } from './helm.ts';
import { hasChanged, QUESTION, things } from './orders.ts';

export type Device = 'mouse' | 'finger' | 'keys';

const DEVICES: Record<Device, Profile> = {
  mouse: { viewport: DESKTOP },
  keys: { viewport: DESKTOP },
  finger: { viewport: PHONE, hasTouch: true, isMobile: true },
};

/** Presses of a person, and the answers that the rules were given by them: before there was a hand, each was a press of its own. */
export interface Count {
  readonly presses: number;
  readonly answers: number;
}

export interface Counted {
  /** From the lobby to the first order, whatever is laid out or chosen before it. */
  readonly setUp: Count;
  /** Of whole moves: a ship is in hand, or a card or a manoeuvre is chosen for her. */
  readonly moves: readonly Count[];
  /** Of her other orders: guns, men, masts. */
  readonly orders: readonly Count[];
  /** Of whole rounds. */
  readonly rounds: readonly Count[];
  readonly all: Count;
  readonly ended: boolean;
}

/** Presses of keys and buttons, and fingers put down: each once, from first to last. Answers are what goes to the game's worker. */
const COUNTER = `{
  globalThis.presses = 0;
  globalThis.answers = 0;
  globalThis.waiting = 0;
  const count = event => { if (event.isTrusted && !event.repeat) globalThis.presses++; };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, count, true);
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...others) {
    const asked = message?.path?.at(-1);
    if (asked === 'answer') globalThis.answers++;
    if (asked === 'answerRow') globalThis.answers += message.argumentList[1].value.length;
    if (asked === 'answer' || asked === 'answerRow') {
      globalThis.waiting++;
      const heard = ({ data }) => {
        if (data?.id !== message.id) return;
        globalThis.waiting--;
        this.removeEventListener('message', heard);
      };
      this.addEventListener('message', heard);
    }
    return postMessage.call(this, message, ...others);
  };
}`;

const ROUND = `(document.querySelector('.play-round-now')?.textContent ?? '')`;
const NOW = `(${QUESTION} + ' @ ' + ${ROUND} + (document.querySelector('dialog') === null ? '' : 'over'))`;
/** The ship that is asked about, when, and whether for her move or for her guns and men; or the question where it is about none. */
const ABOUT = `((document.querySelector('.play-hand') === null ? 'order ' : 'move ') + ${ROUND} + ' ' + (document.querySelector('.ship:has(.ship-selected)')?.dataset.ship ??
  document.querySelector('.play-prompt-words')?.textContent ?? ''))`;

/** What no captain orders unless there is nothing else. */
const LAST = /anchor|strike|surrender|peace|abandon|tack |hold fire|undo|reef|throw|cut the|empty/i;
/** What ends a move, or a sheet of orders. */
const DONE = /end her move|done|no more|no further|that is all|seal|no card|leave/i;
const FIRE = /\bfire |both sections|broadside|all guns|(guns|muskets) at /i;
/** The guns of one side fire once, at the first of those they can be laid on. */
const LAID = / at .*/;
/** A card that keeps her on the table, where the enemy is. */
const STEADY = /straight ahead/i;
const SAIL = /^\S*\s*Sail (.+? Fleet)/;

export async function tablePage(battle: Battle, device: Device = 'mouse'): Promise<Page> {
  const page = await freshPage({ helm: 'hand', dice: 7, ...DEVICES[device] });
  await page.addInitScript(COUNTER);
  await page.goto('/');
  await page.getByRole('radio', { name: battle.book ?? '' }).waitFor();
  await beginBattle(page, battle);
  return page;
}

export function counted(page: Page): Promise<Count> {
  return page.evaluate<Count>('({ presses: globalThis.presses, answers: globalThis.answers })');
}

const less = (a: Count, b: Count): Count => ({ presses: a.presses - b.presses, answers: a.answers - b.answers });

interface Marked {
  readonly name: string;
  readonly from: Count;
}

/** Notes what was pressed under the last name, once another has come. */
function marked(last: Marked | null, name: string, count: Count, into: Count[]): Marked {
  if (last?.name === name) return last;
  if (last !== null) into.push(less(count, last.from));
  return { name, from: count };
}

export interface Limits {
  readonly most: number;
  readonly rounds: number;
}

/** Plays so many rounds, or to the end, with no more than so many presses. */
export async function play(page: Page, device: Device, { most, rounds: wanted }: Limits): Promise<Counted> {
  const counts: Record<'move' | 'order', Count[]> = { move: [], order: [] };
  const rounds: Count[] = [];
  let setUp: Count | null = null;
  let ordered: Marked | null = null;
  let round: Marked | null = null;
  const captain: Captain = { device, done: new Set() };
  for (let looked = 0; ; looked++) {
    await things(page).or(sensibly(page)).or(handForm(page)).or(report(page)).first().waitFor();
    const count = await counted(page);
    const over = await report(page).isVisible();
    if (!(await sensibly(page).isVisible())) setUp ??= count;
    if (setUp !== null) {
      const kind = ordered?.name.startsWith('move') === true ? 'move' : 'order';
      ordered = marked(ordered, over ? 'over' : await page.evaluate<string>(ABOUT), count, counts[kind]);
      round = marked(round, over ? 'over' : await page.evaluate<string>(ROUND), count, rounds);
    }
    if (over || count.presses >= most || rounds.length >= wanted || looked > 3 * most)
      return { setUp: setUp ?? count, moves: counts.move, orders: counts.order, rounds, all: count, ended: over };
    await press(page, captain);
  }
}

interface Captain {
  readonly device: Device;
  /** What has been ordered once, and need not be again: the guns of one side, a fleet's move. */
  readonly done: Set<string>;
}

export const sensibly = (page: Page): Locator => page.getByRole('button', { name: 'Set up sensibly' });
export const lieutenant = (page: Page): Locator => page.getByRole('button', { name: 'Leave it to your lieutenant' });
const handForm = (page: Page): Locator => page.getByRole('form', { name: 'Her move' });

/** A press that is given up half-way counts, though nothing can come of it: a busy machine is waited for. */
const PRESSED = { timeout: 20_000 } as const;

/** What was on offer a moment ago may be gone: then it is looked at again. */
async function touch(target: Locator, device: Device): Promise<void> {
  if (device === 'keys') return typed(target);
  await (device === 'finger' ? target.tap(PRESSED) : target.click(PRESSED)).catch(() => {});
}

/** Its number is typed, which is taken by itself where no further digit comes; what has none is pressed where it is. */
async function typed(target: Locator): Promise<void> {
  const page = target.page();
  const offer = await target.getAttribute('data-offer', PRESSED).catch(() => null);
  if (offer === null) return target.press('Enter', PRESSED).catch(() => {});
  for (const digit of String(Number(offer) + 1)) await page.keyboard.press(digit);
}

/** By finger the first tap on a card or a mark looks at it, and the second takes it. */
const FOLLOWS: Record<Device, string> = {
  mouse: `(globalThis.answers + ${NOW})`,
  keys: `(globalThis.answers + ${NOW})`,
  finger: `(globalThis.answers + ${NOW} + (document.querySelector('.is-active[data-offer], .play-offer-active [data-offer]')?.dataset.offer ?? ''))`,
};

/** A press that changes nothing is pressed again: so long is waited for what may come of it. */
const COMES_MS = 10_000;

/** One press: a ship is moved, or something is chosen. */
async function press(page: Page, captain: Captain): Promise<void> {
  const before = await page.evaluate<string>(NOW);
  const shown = await page.evaluate<string>(FOLLOWS[captain.device]);
  const { answers } = await counted(page);
  for (const left of [sensibly(page), lieutenant(page)])
    if (await left.isVisible()) {
      await touch(left, captain.device);
      await hasChanged(page, NOW, before).catch(() => {});
      return;
    }
  const isSailed = ((await handForm(page).isVisible()) && (await sail(page, captain))) || (await move(page, captain));
  if (!isSailed) await touch(await wise(page, captain), captain.device);
  await hasChanged(page, FOLLOWS[captain.device], shown, COMES_MS).catch(() => {});
  await expect.poll(() => page.evaluate('globalThis.waiting'), { timeout: 60_000 }).toBe(0);
  await drawn(page);
  // The same may be asked again: then it is answered again.
  if ((await counted(page)).answers > answers) await hasChanged(page, NOW, before, SAME_MS).catch(() => {});
}

/** The next question follows its answer at once. */
const SAME_MS = 500;

/** How much of the way to the nearest enemy she goes, if she can. */
const CLOSING = [0.8, 0.5] as const;
/** Where else she is dragged to, in her lengths ahead and abeam: the first that nobody has to warn of. */
const WAYS = [
  [9, 0],
  [6, 5],
  [6, -5],
  [3, 0],
  [2, 3],
  [2, -3],
] as const;

/** What stops a captain: nothing does where there is no other order than to move her. */
type Heed = 'harm' | 'nothing';

/** False where she cannot be moved without harm, and there is something else to be ordered. */
async function sail(page: Page, captain: Captain): Promise<boolean> {
  if (await steer(page, captain, 'harm')) return true;
  return (await wordsOf(page)).length === 0 && steer(page, captain, 'nothing');
}

async function steer(page: Page, { device }: Captain, heed: Heed): Promise<boolean> {
  if (device === 'keys') return keyed(page, heed);
  const id = await steered(page).catch(() => null);
  if (id === null) return false;
  const { at } = await ship(page, id, 0, 0);
  const foe = await nearestFoe(page, id, at);
  for (const part of CLOSING) {
    if (foe === null) break;
    const to = { x: at.x + (foe.x - at.x) * part, y: at.y + (foe.y - at.y) * part };
    if (await dragged(page, device, at, to, heed)) return true;
  }
  for (const [ahead, abeam] of WAYS) {
    const { to } = await ship(page, id, ahead, abeam);
    if (await dragged(page, device, at, to, heed)) return true;
  }
  return false;
}

const DANGER = '.play-hand-way.is-danger, .hand.is-danger';
/** So often a key that is held repeats, at most: it has reached the end of the way by then. */
const REPEATS = 40;

/** One key is held until she goes no farther, or is pressed for the point that she is to turn, and Enter orders it. */
async function keyed(page: Page, heed: Heed): Promise<boolean> {
  const { presses } = await counted(page);
  let from = presses;
  // Whoever has the focus elsewhere must press something to come to the board.
  if (!(await page.evaluate<boolean>(`document.activeElement.matches('.board')`))) {
    await board(page).focus();
    from = presses + 1;
  }
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowLeft']) {
    await page.evaluate(`globalThis.presses = ${from}`);
    let last = '';
    for (let held = 0; held < REPEATS; held++) {
      await page.keyboard.down(key);
      await drawn(page);
      const way = await page.locator('.play-hand').innerText();
      if (way === last || key !== 'ArrowUp') break;
      last = way;
    }
    await page.keyboard.up(key);
    if (await isDrafted(page, heed)) {
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('Escape');
  }
  await page.evaluate(`globalThis.presses = ${presses}`);
  return false;
}

function nearestFoe(page: Page, id: number, { x, y }: Spot): Promise<Spot | null> {
  return page.evaluate(`(() => {
    const toneOf = ship => [...ship.classList].find(name => name.startsWith('tone-'));
    const own = toneOf(document.querySelector('.ship[data-ship="${id}"]'));
    const spots = [...document.querySelectorAll('.ship[data-ship]')].filter(ship => toneOf(ship) !== own).map(ship => {
      const box = ship.querySelector('[data-part="body"]').getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const off = spot => Math.hypot(spot.x - ${x}, spot.y - ${y});
    return spots.toSorted((a, b) => off(a) - off(b))[0] ?? null;
  })()`);
}

/** Pixels by which a fleet is dragged out to sea. */
const COURSES = [
  [-110, 0],
  [-70, -80],
  [-70, 80],
  [80, -80],
] as const;

/** A fleet of a chart that has not been moved in this activation; false where there is none. */
async function move(page: Page, { device, done }: Captain): Promise<boolean> {
  if (device === 'keys') return false;
  const about = await page.evaluate<string>(ABOUT);
  for (const words of await wordsOf(page)) {
    const name = SAIL.exec(words)?.[1];
    if (name === undefined || done.has(`${about} ${name}`)) continue;
    done.add(`${about} ${name}`);
    const box = await page.locator(`.block .ship[aria-label^="${name},"]`).boundingBox();
    if (box === null) continue;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    for (const [x, y] of COURSES)
      if (await dragged(page, device, at, { x: at.x + x, y: at.y + y }, 'harm')) return true;
  }
  return false;
}

async function isDrafted(page: Page, heed: Heed): Promise<boolean> {
  if (!(await tag(page).isVisible())) return false;
  return heed === 'nothing' || !(await page.locator(DANGER).first().isVisible());
}

async function dragged(page: Page, device: Device, at: Spot, to: Spot, heed: Heed): Promise<boolean> {
  const before = await counted(page);
  const lift = device === 'finger' ? await dragByFinger(page, at, to) : null;
  if (lift === null) await drag(page, at, to);
  await drawn(page);
  const isFine = await isDrafted(page, heed);
  if (!isFine && lift === null) await page.keyboard.press('Escape');
  // A finger that was lifted in full swing would have the browser swallow the tap that follows.
  await (lift === null ? page.mouse.up() : lift(isFine ? 'touchEnd' : 'touchCancel'));
  // What was only looked for is no press of a person's: she sees the red and goes on holding.
  if (!isFine) await page.evaluate(`globalThis.presses = ${before.presses}`);
  return isFine;
}

function wordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(
    `[...document.querySelectorAll('.play-offers [data-offer]')].filter(one => one.checkVisibility()).map(one => (one.title || one.textContent).trim())`,
  );
}

/** What a sober captain clicks. */
async function wise(page: Page, { done }: Captain): Promise<Locator> {
  const words = await wordsOf(page);
  const about = await page.evaluate<string>(
    `${ABOUT} + document.querySelector('.play-prompt-words')?.textContent.slice(0, 20)`,
  );
  const battery = (said: string): string => `${about} ${LAID.test(said) ? said.replace(LAID, '') : ''}`;
  const fire = words.findIndex(said => FIRE.test(said) && !LAST.test(said) && !done.has(battery(said)));
  if (fire >= 0) done.add(battery(words[fire] ?? ''));
  const ended = words.findIndex(said => DONE.test(said));
  const steady = words.findIndex(said => STEADY.test(said));
  const first = words.findIndex(said => !LAST.test(said));
  const wanted = [fire, ended, steady, first].find(at => at >= 0);
  return things(page).nth(wanted ?? 0);
}
